import { findRow } from '@obrador/engine'
import { measureTokens } from './amounts.ts'
import type { DraftPart } from './draft.ts'
import { foldText } from './fold.ts'
import { interpretLine } from './interpret.ts'
import type { LineContext } from './interpretation.ts'
import { headIsKnown, isIngredientName } from './known.ts'
import { lineTokensOf } from './lexer.ts'
import { isPartName, type OneLine, oneLine } from './one-line.ts'
import { bracketsOfLine } from './remarks.ts'
import { writtenOut } from './spoken.ts'
import { citrusPart, isBareCitrus, suggestAsSaid } from './suggest.ts'
import { beginsAsStep } from './verbs.ts'

/** Two lists side by side. */
const COLUMNS = /\s*\|\s*/
/** Between two, a bar may mean «or»; a formula has more. */
const BAR = /\s+\/\s+/
const LEAST_BARRED = 3
/** Where one ingredient may end and the next begin, the surest first. */
const SEAMS = [
  /\s*;\s+/,
  COLUMNS,
  BAR,
  /\s+\+\s+|\s+\/\/\s+/,
  /,\s+(?:y\s+)?|\s+(?:y|i|e|and|et|und|más|mas)\s+|\s+(?:con|amb|with)\s+(?=\d)/i,
]
const TITLE =
  /^(?:ingredientes?|ingredients?|ingredienti|contiene|composici[oó]n|zutaten|para la [\p{L} ]+|para el [\p{L} ]+)\s*:\s*/iu
const MOST_PARTS = 30

/** «otra de azúcar»: as much as of the one before. */
const ANOTHER = /^(?:otr[oa]s?(?:\s+tant[oa]s?)?|lo mismo|un'altra|another|une autre)\s+(?:de\s+)?/i
/** «otros tantos» is said of what is near: asked. */
const AS_MUCH = /^(?:otr[oa]s?\s+tant[oa]s?|lo mismo)\b/i

/** «Hojaldre: harina 4000 / agua 2000 / sal 80»: what the line makes stands before the first of them. */
const HEADED = /^[^\d:]{2,40}:\s+/
export function textBehindHead(piece: string, context: LineContext): string {
  const bare = piece.replace(HEADED, '')
  const found = bare === piece ? undefined : interpretLine(bare, context)
  return found?.is === 'part' && found.part.name !== '' ? bare : piece
}

/** «ralladura de 1 limón y 1 naranja»: of two fruits side by side, the part of the first is that of the other. */
function withSharedPart(pieces: readonly string[]): readonly string[] {
  const [first = '', other = ''] = pieces
  const [part = ''] = /^\p{L}+\s+(?:de|di|of|d['’])\s*/iu.exec(first) ?? []
  const isShared = pieces.length === 2 && citrusPart(first) !== undefined && isBareCitrus(other)
  return isShared && part !== '' ? [first, `${part}${other.trim()}`] : pieces
}

const figureOfPart = ({ grams, bare }: DraftPart): number | undefined => bare?.value ?? grams

/** «harina 80 / clara 220»: both, or one or the other; nobody can tell, and neither is lost. */
function bothAsked(parts: readonly DraftPart[]): readonly DraftPart[] | undefined {
  const rows = new Set(parts.map(({ name }) => findRow(name)?.id))
  const asked = parts.flatMap(({ name, ...part }) => {
    const grams = figureOfPart({ name, ...part }) ?? Number.NaN
    const suggest = suggestAsSaid(grams, ['grams', grams])
    return suggest ? [{ name, ask: 'unclear' as const, suggest }] : []
  })
  return rows.size === parts.length && !rows.has(undefined) && asked.length === parts.length ? asked : undefined
}

/** «leche 1 l, calentar con 200 g de azúcar»: what is done between two of them. */
const isOrderAlone = (piece: string): boolean => !/\d/.test(piece) && beginsAsStep(foldText(piece.trim()))

function partsAt(text: string, seam: RegExp, context: LineContext): readonly DraftPart[] | undefined {
  if (!seam.test(text)) return undefined
  const pieces = withSharedPart(text.split(seam).filter((piece) => piece.trim() !== '' && !isOrderAlone(piece)))
  if (pieces.length < 2 || pieces.length > MOST_PARTS) return undefined
  // A seam inside brackets parts a remark.
  if (pieces.some((piece) => piece.split('(').length !== piece.split(')').length)) return undefined
  if (!pieces.every((piece) => /\p{L}{2}/u.test(piece))) return undefined
  const parts: DraftPart[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = parts[index - 1]
    if (before && ANOTHER.test(piece)) {
      const name = piece.replace(ANOTHER, '').replace(/\.$/, '')
      const suggest = AS_MUCH.test(piece) ? suggestAsSaid(before.grams ?? 0, ['grams', before.grams ?? 0]) : undefined
      parts.push(suggest ? { name, ask: 'unclear', suggest } : { ...before, name })
      continue
    }
    const said = index === 0 && pieces.length > 2 ? textBehindHead(piece, context) : piece
    const found = interpretLine(said.replace(/\.$/, ''), context)
    if (found.is === 'name' && found.percent !== undefined) {
      parts.push({ name: found.name, percent: found.percent, ask: 'unclear' })
      continue
    }
    if (found.is !== 'part' || found.part.name === '') return undefined
    // «200 g azúcar + 100 g para quemar»: of the one before.
    const isOfBefore = before && found.part.grams !== undefined && /^(?:para|per|pour|for)\s/i.test(found.part.name)
    parts.push(isOfBefore ? { ...found.part, name: before.name } : found.part)
  }
  if (seam === BAR && parts.length < LEAST_BARRED) return bothAsked(parts)
  // One percentage is of a name («y avellana 50 %»); a formula has several.
  return parts.filter(({ percent }) => percent !== undefined).length === 1 ? undefined : parts
}

/** The names of a line that has no figures at all: «sal y pimienta», «harina, azúcar, huevo 12 %». */
function namesOnly(text: string, context: LineContext): readonly DraftPart[] | undefined {
  const split = text.split(/\s*[,;]\s+|\s+(?:y|i|e|and)\s+/i).map((piece) => piece.replace(/\.$/, '').trim())
  const pieces = withSharedPart(split)
  if (pieces.length < 2 || pieces.length > MOST_PARTS) return undefined
  const read = pieces.map((piece) => interpretLine(piece, context))
  const last = read.at(-1)
  // «canela y azúcar glas para espolvorear»: what is said at the end is of all.
  const ask = last?.is === 'part' && last.part.ask === 'toTaste' ? last.part.ask : 'unclear'
  const names = read.map((found, at) => {
    const name = found.is === 'name' ? found.name : found.is === 'part' && found.part.ask === ask ? found.part.name : ''
    const written = found.is === 'name' ? (pieces[at] ?? '') : name
    // What decorates may bear words that nobody knows: «azúcar humedecido».
    return isIngredientName(written) || (ask === 'toTaste' && headIsKnown(written)) ? name : ''
  })
  return names.includes('') ? undefined : names.map((name): DraftPart => ({ name, ask }))
}

/** The full stop of a sentence behind an amount. */
const STOP = /(?<=\d(?:\s\p{L}{1,3}|\s?%)?)\.(?=\s|$)/gu
/** «… sal 10. Relleno: tomate 200 …»: where a sign and the heading of a part stand inside a line. */
const SECTION = /[.,;]?\s+(?=(\p{L}[\p{L} ]{2,40}):\s)/gu

/** A line cut before the headings of parts that stand inside it; «nata: 200, cobertura: 100» has none. */
function sectionsIn(line: string): readonly string[] {
  const heads = [...line.matchAll(SECTION)].filter(({ index }) => /\d/.test(line.slice(0, index)))
  const cuts = heads.filter(({ 1: head = '' }) => isPartName(head))
  const colons = line.match(/\p{L}:\s/gu)?.length ?? 0
  const isHeaded = /^[^\d:]*:\s/u.test(line)
  if (cuts.length === 0 || colons > cuts.length + (isHeaded ? 1 : 0)) return [line]
  const starts = [0, ...cuts.map(({ 0: seam, index }) => index + seam.length)]
  const sections = starts.map((start, at) => line.slice(start, cuts[at]?.index).trim())
  // Each has figures and names behind its heading.
  const isFilled = (section: string): boolean => /\d/.test(section) && /\p{L}{3}/u.test(section.replace(HEADED, ''))
  return sections.every(isFilled) ? sections : [line]
}

/** The ingredients of all sections, in one list, which the name of its first part is no title of; where one of them cannot be read, all are asked. */
function joinedSections(line: string, sections: readonly string[], context: LineContext): OneLine {
  const read = sections.map((section) => oneLine(section.replace(STOP, ''), context))
  const [first] = read
  const { title, ...made } = first ?? {}
  return first && read.every((one) => one !== undefined)
    ? {
        ...made,
        ...(title !== undefined && !isPartName(title) && { title }),
        parts: read.flatMap(({ parts }) => parts),
      }
    : { parts: [{ name: line, ask: 'unclear' }] }
}

/** Weights that differ by no more than this are the same, as figures of a list are. */
const SAME = 1e-6

/** «TPT 500 (250 almendra + 250 azúcar glas)»: what it is made of, where the catalogue knows all of that and its weights add up to the one before them. */
function explainedParts(text: string, context: LineContext): readonly DraftPart[] | undefined {
  const { main, inside } = bracketsOfLine(text)
  const pieces = inside.length === 1 ? (inside[0]?.split(/\s*\+\s*/) ?? []) : []
  if (pieces.length < 2) return undefined
  const read = [main.trim(), ...pieces].flatMap((piece) => {
    const found = interpretLine(piece, { ...context, bareStyle: true })
    return found.is === 'part' && found.part.name !== '' ? [found.part] : []
  })
  const [whole, ...parts] = read
  const isAlike =
    read.length === pieces.length + 1 && parts.every(({ bare }) => (bare !== undefined) === (whole?.bare !== undefined))
  const sum = parts.reduce((total, part) => total + (figureOfPart(part) ?? Number.NaN), 0)
  const isSum = whole !== undefined && Math.abs(sum - (figureOfPart(whole) ?? Number.NaN)) <= SAME * sum
  // What the catalogue has by one name is better told by that than by what only begins like one.
  const isTold = whole && findRow(whole.name) ? findRow : headIsKnown
  return isAlike && isSum && parts.every(({ name }) => isTold(name)) ? parts : undefined
}

/** «nata 500 g (montar con 60 g de azúcar)»: what brackets add to a weight, where the catalogue knows both. */
const ADDED = /^(?:\p{L}+[aei]r\s+)?(?:con|m[aá]s|\+|with|amb)\s*(?=\d)/iu
function addedInBrackets(text: string, context: LineContext): readonly DraftPart[] | undefined {
  const { main, inside } = bracketsOfLine(text)
  const [note = ''] = inside.filter((one) => ADDED.test(one))
  if (note === '') return undefined
  const [own, other] = [main.trim(), note.replace(ADDED, '')].map((piece) => interpretLine(piece, context))
  if (own?.is !== 'part' || other?.is !== 'part') return undefined
  const [row, added] = [findRow(own.part.name), findRow(other.part.name)]
  if (!row || !added || row === added || other.part.grams === undefined) return undefined
  const { grams, name } = other.part
  const suggest = suggestAsSaid(grams, ['grams', grams])
  return [own.part, { name, ask: 'unclear', ...(suggest && { suggest }) }]
}

const LAST_WEIGHT = /[\s:]+\d[\d.,]*\s*(?:g|gr|kg)?\s*$/i

/** Several ingredients on one line: three or more that stand in one seam, or each with its own figure, or none with any. */
export function severalPartsIn(text: string, context: LineContext): OneLine | undefined {
  const list = text.replace(TITLE, '')
  const found = severalIn(list, context)
  // «trufa (ganache 60 % chocolate / 40 % nata): 137 g»: the catalogue has all of it as one name. Most lines are not cut, and not looked up for that.
  return found && !findRow(list.replace(LAST_WEIGHT, '')) ? found : undefined
}

function severalIn(list: string, context: LineContext): OneLine | undefined {
  const explained = explainedParts(list, context) ?? addedInBrackets(list, context)
  if (explained) return { parts: explained }
  const said = writtenOut(list)
  const sections = sectionsIn(said ?? list)
  if (sections.length > 1) return joinedSections(list, sections, context)
  const whole = (said === undefined ? undefined : oneLine(said.replace(STOP, ''), context)) ?? oneLine(list, context)
  if (whole) return whole
  const parts = fewIn(list, context)
  return parts && { parts }
}

function fewIn(list: string, context: LineContext): readonly DraftPart[] | undefined {
  if (!SEAMS.some((seam) => seam.test(list))) return undefined
  const { amounts, attributes } = measureTokens(lineTokensOf(list), context)
  if (amounts.length === 0 && !/[\d½¼¾]/.test(list)) return namesOnly(list, context)
  for (const seam of SEAMS) {
    const parts = partsAt(list, seam, context)
    // «kilo y medio» is one figure with a seam in it.
    if (
      parts &&
      (seam === COLUMNS ||
        amounts.length + attributes.length >= parts.length ||
        ANOTHER.test(list.split(seam)[1] ?? '') ||
        parts.every(({ grams }) => grams === undefined))
    )
      return parts
  }
  return namesOnly(list, context)
}

export const hasLineTitle = (text: string): boolean => TITLE.test(text)
export const untitledText = (text: string): string => text.replace(TITLE, '')
