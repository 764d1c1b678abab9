import { LETTERS, STEPS } from '../../packages/engine/src/judge/published.ts'
import { NOTHING, type Position } from '../../packages/engine/src/judge/usual.ts'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import { bandsOf } from './bands.ts'
import { leftOut, thresholdsOf } from './calibrate.ts'
import { byType, type Gathered, mainsOf } from './gather.ts'

/** Letters of a title and of an author that are kept: enough to know a recipe by. */
const TITLE = 40
const AUTHOR = 20

function lettersOf(x: Position): string {
  const letters = Array.from(x, (value, at) => {
    const steps = Math.round((value - (NOTHING[at] ?? 0)) * STEPS)
    return steps > 0 ? steps.toString(LETTERS).padStart(2, '0') : '.'
  })
  return letters.join('').replace(/\.+$/, '')
}

const short = (text: string, most: number): string => {
  const plain = text.replace(/[|\n`\\$]/g, ' ').trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}

function lineOf({ x, variant, formula: { source } }: Gathered): string {
  const { title, author = '' } = source
  const cells = [lettersOf(x), variant, short(title, TITLE), title.includes(author) ? '' : short(author, AUTHOR)]
  return cells.join('|').replace(/\|+$/, '')
}

const figure = (value: number, digits: number): string => String(Number(value.toPrecision(digits)))

/** The table of a craft, as `judge/published.ts` reads it. */
function craftLines(craft: CraftId, formulas: readonly Gathered[]): readonly string[] {
  const { rarities, flags } = thresholdsOf(craft, leftOut(formulas))
  const bands = bandsOf(craft, formulas)
  return [
    `@${craft} ${[...rarities, flags.gain, flags.rarity, flags.missing].join(' ')}`,
    ...[...byType(formulas)].flatMap(([type, ofType]) => [
      `>${type}`,
      ...mainsOf(ofType).map(
        ({ row, least, usual, most }) =>
          `!${row.id} ${[least, usual, most].map((value) => figure(value, 2)).join(' ')}`,
      ),
      ...[...(bands.get(type) ?? [])].flatMap(([style, ranges]) => {
        const told = Object.entries(ranges).map(
          ([key, [least, most]]) => `${key}:${figure(least, 3)}:${figure(most, 3)}`,
        )
        return told.length > 0 ? [`~${style} ${told.join(' ')}`] : []
      }),
      ...ofType.map(lineOf),
    ]),
  ]
}

export const tableText = (crafts: ReadonlyMap<CraftId, readonly Gathered[]>): string =>
  [...crafts].flatMap(([craft, formulas]) => craftLines(craft, formulas)).join('\n')

export const moduleText = (table: string): string =>
  `// Written by \`npm run habitual -- --write\` from the formulas of packages/engine/test/golden: change those, not this file.\n\nexport const PUBLISHED: string = \`${table}\`\n`
