import { readText } from '@obrador/list'
import type { PastedFlavour } from './protocol.ts'

/** Doses as they stand on the wall of a workshop, in any unit that lists are read in: «Chocolate: 60 g de cacao, 60 g de cobertura»; «Canela 3». */

/** A weight that was not written (of a spoon, of a litre) is the one that a list proposes: the page shows its grams. */
const dosesIn = (text: string): PastedFlavour['doses'] =>
  readText(text, { unit: 'grams' }).flatMap((line) =>
    'skip' in line
      ? []
      : (line.parts ?? [line]).flatMap(({ name = '', grams, suggest }) => {
          const weight = grams ?? suggest?.grams ?? 0
          return weight > 0 && name !== '' ? [{ name, grams: weight }] : []
        }),
  )

/** A flavour for each line; what has no weight is a flavour without any dose. */
export const pastedFlavours = (text: string): readonly PastedFlavour[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name, rest] = /^([^:\d]+):\s*(.*)$/.exec(line) ?? []
      const doses = dosesIn(rest ?? line)
      return { name: (name ?? doses[0]?.name ?? line).trim(), doses }
    })
