import { findRow } from '@obrador/engine'
import { measureTokens } from './amounts.ts'
import { firstClause, perhapsWeighed, weighsSomething, withoutPerhaps, withoutTalk } from './asides.ts'
import type { LineDraft } from './draft.ts'
import { foldText } from './fold.ts'
import { interpretLine } from './interpret.ts'
import type { LineContext } from './interpretation.ts'
import { headIsKnown, isIngredientName } from './known.ts'
import type { LaidOutLine } from './layout.ts'
import { lineTokensOf } from './lexer.ts'
import { isProductName } from './products/titled.ts'
import { hasLineTitle, severalPartsIn, textBehindHead, untitledText } from './several.ts'
import {
  hasHeatOrTime,
  hasOvenWord,
  hasSizeWord,
  isForLater,
  isHeadingWord,
  isPackOfSomething,
  isTitleWithYield,
  isYieldLine,
  skipByWords,
} from './skips.ts'
import { withoutPauses } from './spoken.ts'
import { type ListTableHead, tableRowOf } from './table.ts'

const WEIGHING = new Set(['mass', 'volume', 'spoon', 'vessel'])

export function lineDraftOf(
  line: LaidOutLine,
  cells: readonly string[],
  head: ListTableHead | undefined,
  table: boolean,
  context: LineContext,
): LineDraft {
  if (line.stamped && !/\p{L}/u.test(line.clean)) return { line, is: 'skip', skip: 'stamp' }
  const told = table ? undefined : withoutAside(line, context)
  if (told) return told
  if (isForLater(foldText(line.clean))) return { line, is: 'skip', skip: 'note' }
  const said =
    table && cells.some((cell) => isYieldLine(foldText(cell)))
      ? 'yield'
      : skipByWords(table ? cells.filter((cell) => cell !== '').join(' ') : line.clean)
  if (said && !isCatalogued(line.clean, context)) {
    const first = table ? undefined : firstClause(line.clean)
    return first !== undefined && isCatalogued(first, context)
      ? lineDraft(line, first, context)
      : { line, is: 'skip', skip: said }
  }
  if (STRUCK.test(line.text)) return { line, is: 'part', part: { name: nameOf(line.clean, context), ask: 'unclear' } }
  if (line.long)
    return hasHeatOrTime(foldText(line.clean)) ? { line, is: 'skip', skip: 'step' } : { line, is: 'unread' }
  const row = table || cells.length > 1 ? tableRowOf(cells, table && cells.length > 1 ? head : undefined) : undefined
  if (row?.is === 'unclear') return { line, is: 'part', part: { name: row.name, ask: 'unclear' } }
  const beside = cells.length > 1 && !head && cells.every((cell) => /\p{L}{3}/u.test(cell)) && cells.every(isMeasured)
  const [first = '', ...others] = cells
  // «Crema      leche 1000 g      azúcar 220 g»: what stands side by side, and before it what it makes.
  const headed =
    others.length > 1 &&
    !head &&
    !/\d/.test(first) &&
    others.every((cell) => /\p{L}{3}/u.test(cell) && isMeasured(cell))
  const text = headed
    ? `${first}: ${others.join(' | ')}`
    : beside
      ? cells.join(' | ')
      : (row?.text ?? (cells.length > 1 ? cells.join(' ') : line.clean))
  // A table's head rules the bare figures of its own columns only.
  const { bareUnit, ...rest } = context
  const unit = row?.is === 'line' && head ? row.unit : bareUnit
  return lineDraft(line, text, unit ? { ...rest, bareUnit: unit } : rest)
}

/** «Vale, apunta: harina 500 g», «si hay, 50 g de nueces»: what is weighed, where the rest is talk. */
function withoutAside(line: LaidOutLine, context: LineContext): LineDraft | undefined {
  const alone = (clean: string): LineDraft => lineDraftOf({ ...line, clean }, [clean], undefined, false, context)
  const said = withoutTalk(line.clean)
  const perhaps = said === undefined ? withoutPerhaps(line.clean) : undefined
  const draft = said === undefined ? (perhaps === undefined ? undefined : perhapsWeighed(alone(perhaps))) : alone(said)
  return draft && weighsSomething(draft) ? draft : undefined
}

/** «~~azúcar 200 g~~»: struck out, or only dressed so; whoever wrote it knows. */
const STRUCK = /^\P{L}*~+[^~]*\d[^~]*~+\P{L}*$/u
function nameOf(text: string, context: LineContext): string {
  const found = interpretLine(text.replace(/~/g, ' '), context)
  return found.is === 'part' ? found.part.name : text
}

/** Whether a cell has a name and an amount of its own: then the cells of a row are ingredients side by side. */
const isMeasured = (cell: string): boolean => {
  const found = interpretLine(cell, { commaThousands: false, kiloDecimals: false, bareStyle: true, bakers: false })
  return found.is === 'part' && found.part.name !== ''
}

/** Whether a weight stands beside a name of the catalogue: then it is no step or total, however it begins («Pomelo 200 g»). */
function isCatalogued(text: string, context: LineContext): boolean {
  const found = interpretLine(text, context)
  if (found.is !== 'part' || findRow(found.part.name) === undefined) return false
  return found.part.grams !== undefined || (found.part.bare !== undefined && !found.part.bare.isCount)
}

/** «huevos 250 (5 uds)»: an ingredient that a bare figure weighs, whatever its remark counts. */
function isWeighedBare(outside: string, context: LineContext): boolean {
  const found = interpretLine(outside.trim(), context)
  return (
    found.is === 'part' &&
    found.part.bare !== undefined &&
    isIngredientName(found.part.name) &&
    !isProductName(found.part.name)
  )
}

/** «- 0,16 €», «a 8,40 €/kg»: what it costs is no weight. */
const PRICED =
  /(?<!\s)(?:\s+[-–@a]|\s*[,;|])?\s*(?:(?<![\d.,])[\d.,]+\s*(?:€|eur\b|euros?\b)(?:\s*\/\s*\p{L}+\.?)?|€\s*[\d.,]+)/giu

/** «BRIK 6X1L», «saco 25 kg» before the weight: what it is bought in. */
const PACK =
  /(?<=\p{L}[\s,])(?:(?:brik|brick|caja|cj|saco|sc|bolsa|bote|lata|cubo|pack|paquete|garrafa|botella|bid[oó]n|estuche|tarro|barra|bloque)\.? ?(?:de ?)?(?:\d+ ?[x×] ?)?\d+(?:[.,]\d+)?|\d+ ?[x×] ?\d+(?:[.,]\d+)?) ?(?:kgs?|grs?|g|lts?|l|ml|cl|uds?|u)\b/giu
/** A weight stands at the end: what was before it may be a pack. */
const WEIGHED_LAST = /\d\s*(?:g|grs?|kgs?)\.?$/iu

/** «Para pintar: 1 huevo»: without what it is for, where that names nothing; «Lunes: turrón blando, 6 barras» names what is made. */
function unaimed(text: string, context: LineContext): string {
  const [head = ''] = text.split(':')
  const bare = head === text || headIsKnown(head) ? text : textBehindHead(text, context)
  return bare === text || isProductName(bare) ? text : bare
}

/** «agua 500 a 30 ºC»: how warm it is weighed in. */
const WARMTH = /\s(?:a\s|at\s)?\d+\s*[º°]\s*c?(?!\p{L})/giu

function lineDraft(line: LaidOutLine, whole: string, context: LineContext): LineDraft {
  const priced = withoutPauses(whole.replace(PRICED, ' ').trim())
  const packed = WEIGHED_LAST.test(priced) ? priced.replace(PACK, ' ').replace(/ {2,}/g, ' ') : priced
  const text = WEIGHED_LAST.test(packed) ? packed : priced
  const folded = foldText(text)
  const outside = text.replace(/\([^()]*\)/g, ' ')
  const { amounts } = measureTokens(lineTokensOf(outside), context)
  const weighed = amounts.some(({ unit }) => unit && WEIGHING.has(unit.kind))
  // «Ron 40º 20»: the strength of a spirit is no heat.
  const heated = headIsKnown(text) ? foldText(outside).replace(/\b\d{2}\s*[º°](?!\s*[cf]\b)/g, ' ') : foldText(outside)
  if (!weighed && hasHeatOrTime(heated) && !isWeighedBare(outside.replace(WARMTH, ' '), context))
    return { line, is: 'skip', skip: 'step' }
  if (!weighed && hasSizeWord(folded)) return { line, is: 'skip', skip: 'note' }
  // «Base 50:», «Torrijas x 30»: what heads others is no weight of its own.
  if (/:\s*$|\sx\s*\d{1,3}\s*$/.test(text) && !weighed && !headIsKnown(text))
    return { line, is: 'skip', skip: 'heading' }
  if (/^base\s+\d+\s*:\s*$/i.test(text)) return { line, is: 'skip', skip: 'heading' }
  // «Práctica 4: pan de leche»: a number of order, and the title that it has.
  if (/^\p{L}+\s+\d{1,3}\s*:\s*\p{L}/u.test(folded) && !weighed && !headIsKnown(folded.split(' ')[0] ?? ''))
    return { line, is: 'skip', skip: 'heading' }
  if (
    isTitleWithYield(folded) &&
    !isPackOfSomething(folded) &&
    !amounts.some(({ unit }) => unit?.kind === 'mass') &&
    !isWeighedBare(outside, context)
  )
    return { line, is: 'skip', skip: 'heading' }
  if (hasHeatOrTime(folded) && hasOvenWord(folded) && !amounts.some(({ unit }) => unit?.kind === 'mass'))
    return { line, is: 'skip', skip: 'step' }
  const several = severalPartsIn(text, context)
  if (several) return { line, is: 'several', ...several }
  const untitled = untitledText(text)
  const found = interpretLine(unaimed(untitled, context), context)
  if (found.is === 'part') return { line, is: 'part', part: found.part }
  if (found.is === 'amount') return { line, is: 'amount', amounts: found.amounts }
  if (found.is === 'name' && !(hasLineTitle(text) && untitledText(text) === '')) {
    return { line, is: 'name', name: found.name, ...(found.percent === undefined ? {} : { percent: found.percent }) }
  }
  if (/\d/.test(text)) return { line, is: 'part', part: { name: '', ask: 'unclear' } }
  // «Para la masa:»: nothing is left of it but what it heads.
  return { line, is: 'skip', skip: isHeadingWord(folded) ? 'heading' : 'note' }
}
