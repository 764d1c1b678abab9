import { readInContext } from './context.ts'
import type { Draft } from './draft.ts'
import { fold } from './fold.ts'
import { evened, layoutOf } from './layout.ts'
import { draftOf } from './line.ts'
import type { ListLine, ReadLine } from './reading.ts'
import { styleOf } from './style.ts'
import { cellsOf, type Head, headFromFigures, headOf, separatorOf } from './table.ts'
import { type Unit, unitNamed } from './units.ts'

/** «Ingredientes (kg)», «pesos en gramos»: the unit that a heading gives to bare figures. */
function unitOfHeading(clean: string): Unit | undefined {
  if (/\d/.test(clean)) return undefined
  const word = /\((?:en )?(\p{L}+)\)\s*:?$|\ben (gramos|kilos|kg|g|gr)\b|\.{3,}\s*(\p{L}+)$/u
    .exec(fold(clean))
    ?.slice(1)
    .find(Boolean)
  const unit = word === undefined ? undefined : unitNamed(word, word)
  return unit?.kind === 'mass' ? unit : undefined
}

/** Every line of a text that is not blank, once and in order: what is to be weighed, and what was left out and why. */
export function readText(text: string): readonly ReadLine[] {
  const { lines, beyond } = layoutOf(text)
  const seen = lines.map(({ clean }) => clean).join('\n')
  const separator = separatorOf(lines.filter(({ long }) => !long))
  const context = {
    bakers: /(?:harina|farina|flour|farine)[^\n]*\b100\s*%/i.test(seen),
    ...styleOf(lines.map(({ clean }) => clean)),
    commaThousands: /\d,\d{3}\.\d/.test(seen),
    kiloDecimals: /(?:^|[\s:;|])0[.,]\d{3}(?=\s*$|\s+(?!(?:kg|kgs|k|l|lt|g|gr|kilos?)\b)\p{L})/imu.test(seen),
  }
  const rows = lines.map((line) => cellsOf(separator && !line.long ? evened(line.text) : line.clean, separator))
  let head: Head | undefined = separator ? headFromFigures(rows) : undefined
  let bareUnit: Unit | undefined
  const drafts: Draft[] = []
  for (const [at, line] of lines.entries()) {
    const cells = rows[at] ?? []
    const opens = headOf(
      cells,
      drafts.every(({ is }) => is !== 'part'),
    )
    const unit = unitOfHeading(line.clean)
    if (opens) head = opens
    if (opens?.unit ?? unit) bareUnit = opens?.unit ?? unit
    drafts.push(
      opens || unit
        ? { line, is: 'skip', skip: 'heading' }
        : draftOf(line, cells, head, separator !== undefined, { ...context, ...(bareUnit ? { bareUnit } : {}) }),
    )
  }
  const unread = beyond.map((line): ListLine => ({ ...line, ask: 'unclear' }))
  return [...readInContext(drafts, context), ...unread]
}

/** The ingredients of a pasted list, line by line: read where the weight is written, else asked. */
export const readList = (text: string): readonly ListLine[] =>
  readText(text).filter((line): line is ListLine => !('skip' in line))
