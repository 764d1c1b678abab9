import { readInContext } from './context.ts'
import type { LineDraft } from './draft.ts'
import { withLikelyEggs } from './egg-weight.ts'
import { foldText } from './fold.ts'
import { evenedText, textLayoutOf } from './layout.ts'
import { lineDraftOf } from './line.ts'
import { maskedText } from './own-names.ts'
import type { FigureUnit, ListLine, ReadLine, WeightSuggestion } from './reading.ts'
import { withStepParts } from './step-parts.ts'
import { listStyleOf } from './style.ts'
import { suggestAsSaid } from './suggest.ts'
import {
  headFromFigures,
  type ListTableHead,
  pairedCellsOf,
  pairedColumnsOf,
  tableCellsOf,
  tableHeadOf,
  tableSeparatorOf,
} from './table.ts'
import { type MeasureUnit, measureUnitNamed } from './units.ts'
import { withPartsOnce } from './weighed-once.ts'

/** «Ingredientes (kg)», «pesos en gramos»: the unit that a heading gives to bare figures. */
function unitOfHeading(clean: string): MeasureUnit | undefined {
  if (/\d/.test(clean)) return undefined
  const word = /\((?:en )?(\p{L}+)\)\s*:?$|\ben (gramos|kilos|kg|g|gr)\b|\.{3,}\s*(\p{L}+)$/u
    .exec(foldText(clean))
    ?.slice(1)
    .find(Boolean)
  const unit = word === undefined ? undefined : measureUnitNamed(word, word)
  return unit?.kind === 'mass' ? unit : undefined
}

/** Of two batches the first is proposed. */
function suggestedFirst(written: string): { readonly suggest?: WeightSuggestion } {
  const grams = Number(written.replace(/\.(?=\d{3}$)/, '').replace(',', '.'))
  const suggest = suggestAsSaid(grams, ['grams', grams])
  return suggest ? { suggest } : {}
}

/** What whoever pastes a text has said of it. */
export interface TextReadingOptions {
  /** The unit of figures that have none. */
  readonly unit?: FigureUnit
  /** Names of one's own, which come before those of the catalogue; figures in them are no weights. */
  readonly own?: readonly string[]
}

/** The same as `readText`, line by line for whoever has to let others have their turn: each step says how many characters it has read. */
export function* textReadingSteps(
  text: string,
  { unit: said }: Pick<TextReadingOptions, 'unit'> = {},
): Generator<number, readonly ReadLine[]> {
  const { lines, beyond } = textLayoutOf(text)
  const seen = lines.map(({ clean }) => clean).join('\n')
  const separator = tableSeparatorOf(lines.filter(({ long }) => !long))
  const context = {
    bakers: /(?:harina|farina|flour|farine)[^\n]*\b100\s*%/i.test(seen),
    ...listStyleOf(lines.map(({ clean }) => clean)),
    commaThousands: /\d,\d{3}\.\d/.test(seen),
    kiloDecimals: /(?:^|[\s:;|])0[.,]\d{3}(?=\s*$|\s+(?!(?:kg|kgs|k|l|lt|g|gr|kilos?)\b)\p{L})/imu.test(seen),
  }
  const rows = lines.map((line) =>
    tableCellsOf(separator && !line.long ? evenedText(line.text) : line.clean, separator),
  )
  let head: ListTableHead | undefined = separator ? headFromFigures(rows) : undefined
  const pairs = separator ? [] : lines.map(({ clean }) => pairedCellsOf(clean))
  const pairHead = headFromFigures(pairs)
  const paired = pairHead ? undefined : pairedColumnsOf(pairs)
  let bareUnit: MeasureUnit | undefined
  const drafts: LineDraft[] = []
  for (const [at, line] of lines.entries()) {
    const cells = rows[at] ?? []
    const opens = tableHeadOf(
      cells,
      drafts.every(({ is }) => is !== 'part'),
    )
    const unit = unitOfHeading(line.clean)
    const pair = pairHead && pairs[at]?.length ? pairs[at] : undefined
    if (opens) head = opens
    if (opens?.unit ?? unit) bareUnit = opens?.unit ?? unit
    const [name = '', one = '', two = ''] = paired && !line.long ? (pairs[at] ?? []) : []
    drafts.push(
      opens || unit
        ? { line, is: 'skip', skip: 'heading' }
        : name !== '' && paired === 'two-batches'
          ? { line, is: 'part', part: { name, ask: 'unclear', ...suggestedFirst(one) } }
          : lineDraftOf(
              line,
              pair ?? (name === '' ? cells : [name, paired === 'second-weighs' ? two : one]),
              pair ? pairHead : head,
              separator !== undefined || pair !== undefined,
              {
                ...context,
                ...(bareUnit ? { bareUnit } : {}),
              },
            ),
    )
    yield line.text.length
  }
  const unread = beyond.map((line): ListLine => ({ ...line, ask: 'unclear' }))
  return [...withStepParts(withPartsOnce(readInContext(drafts, context, said))).map(withLikelyEggs), ...unread]
}

/** Every line of a text that is not blank, once and in order: what is to be weighed, and what was left out and why. */
export function readText(text: string, { own = [], ...options }: TextReadingOptions = {}): readonly ReadLine[] {
  const masked = maskedText(text, own)
  const steps = textReadingSteps(masked.text, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return masked.unmasked(step.value)
  }
}

/**
 * The ingredients of a pasted list, line by line: read where the weight is written, else asked.
 *
 * @param text - A message, a table or a notebook page, as people paste it.
 * @returns Lines in their order with `name` and `grams`; one with `ask` has a question, and perhaps a suggestion, in place of grams.
 * @example
 * ```ts
 * import { readList } from '@obrador/list'
 *
 * const [flour, eggs] = readList('1/2 kg de harina\n3 huevos')
 * console.log(flour?.name, flour?.grams, eggs?.ask) // → harina 500 pieces
 * ```
 */
export const readList = (text: string): readonly ListLine[] =>
  readText(text).filter((line): line is ListLine => !('skip' in line))
