import type { Formula } from '../formula/formula.ts'
import type { Use } from '../formula/prepared.ts'
import type { Additions } from './doubted.ts'

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

/** One for each line that was sent: steam, which weighs less than nothing, is none of them, and a preparation is one. */
function readingsOf<Matter>({ lines }: Formula<Matter>): LineReading[] {
  const readings: LineReading[] = []
  let open: Use | undefined
  for (const { name, grams, ingredient, interpreted, known, use } of lines) {
    if (use && use !== open) readings.push({ nombre: use.name, exacta: true })
    open = use
    if (use || grams < 0) continue
    const exacta = known && interpreted !== true
    readings.push(
      ingredient ? { nombre: name, id: ingredient.id, leidoComo: ingredient.name, exacta } : { nombre: name, exacta },
    )
  }
  return readings
}

/** The answer of a craft, with how each line was read. */
export type Answered<Body> = Body & Additions & { readonly lecturas: readonly LineReading[] }

export const withReadings = <Matter, Body>(body: Body, formula: Formula<Matter>): Answered<Body> =>
  Object.assign(body as Body & object, { lecturas: readingsOf(formula) })
