import type { Formula } from '../formula/formula.ts'

/** How a line of a request was read. Spanish keys, as the API has. */
export interface LineReading {
  readonly nombre: string
  /** Row of the catalogue; none for what the caller described or nobody knows. */
  readonly id?: string
  /** Name of that row, or of what was worked out from it. */
  readonly leidoComo?: string
  /** False when the name was interpreted, or nobody knows it. */
  readonly exacta: boolean
}

/** One for each line that was sent: steam, which weighs less than nothing, is none of them. */
function readingsOf<Matter>({ lines }: Formula<Matter>): LineReading[] {
  const readings: LineReading[] = []
  for (const { name, grams, ingredient, interpreted, known } of lines) {
    if (grams < 0) continue
    const exacta = known && interpreted !== true
    readings.push(
      ingredient ? { nombre: name, id: ingredient.id, leidoComo: ingredient.name, exacta } : { nombre: name, exacta },
    )
  }
  return readings
}

/** The answer of a craft, with how each line was read. */
export type Answered<Body> = Body & { readonly lecturas: readonly LineReading[] }

export const withReadings = <Matter, Body>(body: Body, formula: Formula<Matter>): Answered<Body> =>
  Object.assign(body as Body & object, { lecturas: readingsOf(formula) })
