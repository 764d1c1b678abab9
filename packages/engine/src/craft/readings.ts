import { asSent } from '../formula/as-sent.ts'
import type { Formula } from '../formula/formula.ts'
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
const readingsOf = <Matter>({ lines }: Formula<Matter>): LineReading[] =>
  asSent(lines).flatMap(([{ name, grams, ingredient, interpreted, known, use }]): LineReading[] => {
    if (use) return [{ nombre: use.name, exacta: true }]
    if (grams < 0) return []
    const exacta = known && interpreted !== true
    return [
      ingredient ? { nombre: name, id: ingredient.id, leidoComo: ingredient.name, exacta } : { nombre: name, exacta },
    ]
  })

/** The answer of a craft, with how each line was read. */
export type Answered<Body> = Body & Additions & { readonly lecturas: readonly LineReading[] }

export const withReadings = <Matter, Body>(
  body: Body,
  formula: Formula<Matter>,
): Body & { readonly lecturas: readonly LineReading[] } =>
  Object.assign(body as Body & object, { lecturas: readingsOf(formula) })
