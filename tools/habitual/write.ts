import { LETTER_COUNT, POSITION_STEPS } from '../../packages/engine/src/judge/published.ts'
import { NO_SHARE, type TypePosition } from '../../packages/engine/src/judge/usual.ts'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import { bandsOf } from './bands.ts'
import { leftOut, thresholdsOf } from './calibrate.ts'
import { byType, type Gathered, mainsOf } from './gather.ts'

/** Letters of a title and of an author that are kept: enough to know a recipe by. */
const TITLE = 40
const AUTHOR = 20

function lettersOf(x: TypePosition): string {
  const letters = Array.from(x, (value, at) => {
    const steps = Math.round((value - (NO_SHARE[at] ?? 0)) * POSITION_STEPS)
    return steps > 0 ? steps.toString(LETTER_COUNT).padStart(2, '0') : '.'
  })
  return letters.join('').replace(/\.+$/, '')
}

const plainly = (text: string): string => text.replace(/[|\n`\\$]/g, ' ').trim()

const short = (text: string, most: number): string => {
  const plain = plainly(text)
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}

/** Both ends of a title: recipes of one book may differ only in how their titles end. */
const bothEnds = (text: string, most: number): string => {
  const plain = plainly(text)
  const half = Math.floor((most - 1) / 2)
  return plain.length > most ? `${plain.slice(0, half).trimEnd()}…${plain.slice(-half).trimStart()}` : plain
}

/** The formulas of a type, a line each; those that a cut title would make the same keep both of its ends. */
function linesOf(formulas: readonly Gathered[]): readonly string[] {
  const byTitle = Map.groupBy(formulas, ({ formula: { source } }) => short(source.title, TITLE))
  return formulas.map(({ x, variant, formula: { source } }) => {
    const { title, author = '' } = source
    const told = short(title, TITLE)
    const isShared = (byTitle.get(told)?.length ?? 0) > 1
    const cells = [
      lettersOf(x),
      variant,
      isShared ? bothEnds(title, TITLE) : told,
      title.includes(author) ? '' : short(author, AUTHOR),
    ]
    return cells.join('|').replace(/\|+$/, '')
  })
}

const figure = (value: number, digits: number): string => String(Number(value.toPrecision(digits)))

/** The table of a craft, as `judge/published.ts` reads it. */
function craftLines(craft: CraftId, formulas: readonly Gathered[]): readonly string[] {
  const { rarities, flags } = thresholdsOf(craft, leftOut(formulas))
  // A formula that is out of its ranges tells nothing of what is usual inside them.
  const bands = bandsOf(
    craft,
    formulas.filter(({ isAccepted }) => isAccepted),
  )
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
      ...linesOf(ofType),
    ]),
  ]
}

export const tableText = (crafts: ReadonlyMap<CraftId, readonly Gathered[]>): string =>
  [...crafts].flatMap(([craft, formulas]) => craftLines(craft, formulas)).join('\n')

export const moduleText = (table: string): string =>
  `// Written by \`npm run habitual -- --write\` from the formulas of packages/engine/test/golden: change those, not this file.\n\nexport const PUBLISHED_TEXT: string = \`${table}\`\n`
