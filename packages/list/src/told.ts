import { measureTokens } from './amounts.ts'
import type { DraftPart, LineDraft } from './draft.ts'
import { foldText } from './fold.ts'
import { interpretLine } from './interpret.ts'
import type { LineContext } from './interpretation.ts'
import { headIsKnown } from './known.ts'
import { lineTokensOf } from './lexer.ts'
import type { ListPart } from './reading.ts'
import { beginsAsStep, beginsWithOrder } from './verbs.ts'
import { groundTold } from './weight-ground.ts'

/** A recipe that is told in its steps has its weights there: «Batir 250 g de huevos con 250 g de azúcar». */

/** Figures of heat, time, size and speed: never a weight or a count. */
const NOT_WEIGHT =
  /(?:\b(?:a|hasta|unos|unas|durante)\s+)?\d+(?:[.,]\d+)?(?:\s*[-–a/]\s*\d+)?\s*(?:[º°]\s*[cf]?\b|[º°]|grados|min\b|minutos?|['’″]|h\b|horas?|seg\b|segundos?|dias?|días?|cm\b|mm\b|rpm|bares?\b|bar\b|[º°]?\s*(?:brix|bx)\b|€|euros?|micras?|vueltas?|veces)/giu
const STEP_NUMBER = /^(?:paso|fase|step)\s*\d+\s*[:.)-]*\s*/i
/** Where the name of an ingredient ends in a sentence. */
const NAME_ENDS =
  /\s(?:con|y|e|sobre|hasta|a|en|al|para|durante|junto|mientras|sin|más|mas|luego|desde|por|and|with|hasta|dejar|reservar|fuera|poco)(?=\s|$)|[,;:.(]|$/iu
/** What stands between a verb and the name of what it is done to. */
const ARTICLES = /^.*\s(?:el|la|los|las|un|una|con|sobre|de|y|del|al)\s+(?=\S)/iu

const WEIGHING = new Set(['mass', 'volume'])

/** «Hervir la nata (500 g, 35 %)»: the weight in brackets behind the name. */
function bracketed(text: string, context: LineContext): readonly ListPart[] {
  return [...text.matchAll(/([^()]+)\(([^()]*\d[^()]*)\)/gu)].flatMap(([, before = '', note = '']) => {
    const words = before.trim().replace(/^.*[,;.]\s*/u, '')
    const name = ARTICLES.test(words) ? words.replace(ARTICLES, '') : words.replace(/^\p{L}+\s+(?=\S)/u, '')
    const [weight = ''] = note.split(/,\s+|;\s*/).filter((one) => /\d\s*(?:g|gr|grs|kg|ml|l|cl)\b/i.test(one))
    const found = weight === '' || name === '' ? undefined : interpretLine(`${weight} ${name}`, context)
    return found?.is === 'part' && headIsKnown(found.part.name) ? [found.part] : []
  })
}

/** «Añadir 250 g de aceite y una vaina de vainilla»: each weight or count, and the name behind it. */
function inSentence(text: string, context: LineContext): readonly ListPart[] {
  const tokens = lineTokensOf(text)
  const amounts = measureTokens(tokens, context).amounts.filter(({ unit, written, to }) =>
    unit ? WEIGHING.has(unit.kind) || tokens[to]?.word === 'de' : written !== '',
  )
  return amounts.flatMap((amount, at) => {
    const start = tokens[amount.from]?.start ?? 0
    const end = tokens[amount.to - 1]?.end ?? text.length
    const next = tokens[amounts[at + 1]?.from ?? tokens.length]?.start ?? text.length
    const behind = text.slice(end, next)
    const lead = /^\s*(?:de\s+la\s+|de\s+|d['’]|del\s+)?/iu.exec(behind)?.[0].length ?? 0
    const stop = lead + behind.slice(lead).search(NAME_ENDS)
    const found = interpretLine(text.slice(start, end + stop).trim(), context)
    const counts = found.is === 'part' && (amount.unit !== undefined || found.part.ask === 'pieces')
    return counts && headIsKnown(found.part.name) ? [found.part] : []
  })
}

/** The ingredients that a step weighs. */
function weighedIn(step: string, context: LineContext): readonly ListPart[] {
  const text = step.replace(STEP_NUMBER, '').replace(NOT_WEIGHT, ' ')
  const noted = bracketed(text, context)
  return [...noted, ...inSentence(text.replace(/\([^()]*\)/g, ' '), context)]
}

/** Whether a line gives an order: a step, or a weight that stands behind a verb. */
const givesOrder = (draft: LineDraft): boolean =>
  (draft.is === 'skip' && draft.skip === 'step') ||
  ((draft.is === 'part' || draft.is === 'several' || draft.is === 'unread') &&
    !/^\d/.test(draft.line.clean) &&
    (beginsAsStep(foldText(draft.line.clean)) || beginsWithOrder(foldText(draft.line.clean))))

const namesOf = (drafts: readonly LineDraft[]): readonly string[] =>
  drafts.flatMap((draft) =>
    draft.is === 'part' ? [draft.part.name] : draft.is === 'several' ? draft.parts.map(({ name }) => name) : [],
  )

/** Whether a list has an ingredient, under this name or one that begins with it. */
const has = (names: readonly string[], name: string): boolean => {
  const [head = ''] = foldText(name).split(' ')
  return names.some((one) => foldText(one).split(/\s+/).includes(head))
}

const WEIGHT_SAID = /\d\s*(?:g|gr|grs|gramos|kg|kgs|kilos?|ml|cl|dl|l|litros?)\b/i
/** A list of its own has so many lines; fewer are steps that look like one. */
const LEAST_LISTED = 2

/** Steps that hold weights are ingredients, where no list stands beside them; else what the list lacks is asked about. */
export function toldInSteps(drafts: readonly LineDraft[], context: LineContext): readonly LineDraft[] {
  const listed = drafts.filter((draft) => (draft.is === 'part' || draft.is === 'several') && !givesOrder(draft))
  const alone = listed.length < LEAST_LISTED
  const names = namesOf(listed)
  return drafts.map((draft): LineDraft => {
    if (!givesOrder(draft) || !WEIGHT_SAID.test(draft.line.clean)) return draft
    const found: readonly DraftPart[] = weighedIn(draft.line.clean, context)
    const { line } = draft
    if (alone) return found.length > 0 ? { line, is: 'several', parts: found } : { line, is: 'skip', skip: 'step' }
    if (draft.is !== 'skip') return draft
    const missing = found.filter(({ name }) => !has(names, name))
    return missing.length > 0 ? { line, is: 'several', parts: missing.map(asking) } : draft
  })
}

/** A weight of a step beside a list is counted with a question. */
const asking = ({ name, grams, suggest, ...more }: DraftPart): DraftPart =>
  grams === undefined
    ? { name, ...more, ...(suggest ? { suggest } : {}) }
    : { name, ask: 'unclear', suggest: { grams, approx: true, ...groundTold(['inStep', grams]), grade: 'C' } }
