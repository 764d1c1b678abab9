import { foldText } from './fold.ts'
import { isPartName } from './one-line.ts'
import type { ListLine, ReadLine } from './reading.ts'
import { opensRecipe } from './recipes.ts'
import { suggestAsSaid } from './suggest.ts'
import { titleInLine } from './title.ts'

/** «Poolish: harina 300, agua 300 … Masa: poolish 600 …»: what a part weighs is weighed in the part, and not again where it goes in. */

/** How near the weight of a part comes to the sum of what it is made of. */
const ABOUT = 0.03
/** «todo el poolish», «la masa madre anterior». */
const AROUND =
  /^(?:tod[oa]s? )?(?:el |la |los |las |del )?|\s+(?:anterior|de (?:arriba|ayer)|madur[oa]|preparad[oa]|entera?|complet[oa])$/gu

const PREFERMENT = /^(?:masa madre|levain)/

/** «Impasto:», «Amasado final»: work that heads what goes into it. */
const HEAD_OF_WORK = /^\P{L}*\p{L}+(?: \p{L}+){0,2}:?\s*$/u

const keyOf = (text: string): string => foldText(text).replace(AROUND, '').trim()

interface MadePart {
  readonly key: string
  readonly grams: number
}

const weightOf = ({ grams, suggest, parts }: ListLine): number =>
  parts
    ? parts.reduce((sum, part) => sum + (part.grams ?? part.suggest?.grams ?? 0), 0)
    : (grams ?? suggest?.grams ?? 0)

/** A part of that name and weight stands above: its lines are the weight. Of another weight, where it names a part, it is asked how much goes in. */
function onceWeighed(line: ListLine, made: readonly MadePart[]): ReadLine {
  const { text, line: at, name = '', grams } = line
  const part = made.find(({ key }) => key === keyOf(name))
  if (!part || line.parts || part.grams === 0) return line
  if (grams === undefined) return line.suggest ? line : { text, line: at, skip: 'joined' }
  if (Math.abs(grams - part.grams) <= ABOUT * part.grams) return { text, line: at, skip: 'joined' }
  if (!isPartName(name) && !PREFERMENT.test(part.key)) return line
  const suggest = suggestAsSaid(grams, ['grams', grams])
  return { text, line: at, name, ask: 'unclear', ...(suggest && { suggest }) }
}

/** A list whose parts are weighed once. */
export function withPartsOnce(lines: readonly ReadLine[]): readonly ReadLine[] {
  const made: MadePart[] = []
  let open: { key: string; grams: number } | undefined
  return lines.map((line) => {
    if ('skip' in line) {
      if (line.skip !== 'heading' && !HEAD_OF_WORK.test(line.text)) return line
      if (open) made.push(open)
      // What is a recipe of its own is judged apart, and weighs where it goes in.
      open = opensRecipe(line.text) ? undefined : { key: keyOf(titleInLine(line.text).title), grams: 0 }
      return line
    }
    const read = made.length === 0 ? line : onceWeighed(line, made)
    if (open && !('skip' in read)) open.grams += weightOf(read)
    return read
  })
}
