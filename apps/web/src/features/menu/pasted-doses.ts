import { readText } from '@obrador/list'
import type { PastedFlavour } from './protocol.ts'

/** Doses as they stand on the wall of a workshop, in any unit that lists are read in: «Chocolate: 60 g de cacao, 60 g de cobertura»; «Canela 3». */

/** A flavour as it was read: what has no weight, and what has one that a list proposes (of a spoon, of a litre), is told before it is taken. */
export interface ReadFlavour extends PastedFlavour {
  readonly unweighed: readonly string[]
  readonly guessed: PastedFlavour['doses']
}

type ReadDoses = Pick<ReadFlavour, 'doses' | 'unweighed' | 'guessed'>

function dosesIn(text: string): ReadDoses {
  // What stands behind a comma is another dose here, and not how the one before is cut or roasted.
  const read = readText(text.replace(/[,;]\s+/g, '\n'), { unit: 'grams' }).flatMap((line) =>
    'skip' in line
      ? []
      : (line.parts ?? [line]).flatMap(({ name = '', grams, suggest }) =>
          name === '' ? [] : [{ name, grams: grams ?? suggest?.grams, isTold: grams !== undefined }],
        ),
  )
  const weighed = read.flatMap(({ grams, ...one }) => (grams === undefined ? [] : [{ ...one, grams }]))
  const plain = ({ name, grams }: (typeof weighed)[number]) => ({ name, grams })
  return {
    doses: weighed.map(plain),
    unweighed: read.filter(({ grams }) => grams === undefined).map(({ name }) => name),
    guessed: weighed.filter(({ isTold }) => !isTold).map(plain),
  }
}

/** A flavour for each line; what is a name alone is a flavour without any dose. */
export const pastedFlavours = (text: string): readonly ReadFlavour[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name, rest] = /^([^:\d]+):\s*(.*)$/.exec(line) ?? []
      const read = dosesIn(rest ?? line)
      const isBare = rest === undefined && read.doses.length === 0
      return {
        name: (name ?? read.doses[0]?.name ?? line).trim(),
        ...read,
        unweighed: isBare ? [] : read.unweighed,
      }
    })
