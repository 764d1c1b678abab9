import { cacaoExample, heladoExample, panaderiaExample, pasteleriaExample, turronExample } from '@obrador/contract'
import { find } from '@obrador/engine'
import { exampleNames } from '../messages/bench.ts'
import { type CraftId, type Formula, newLine } from './model.ts'

/** What each craft opens on: the examples of the documentation. */
const examples: Readonly<Record<CraftId, { readonly type: string; readonly ingredients: readonly object[] }>> = {
  helado: heladoExample,
  panaderia: panaderiaExample,
  pasteleria: pasteleriaExample,
  turron: turronExample,
  cacao: cacaoExample,
}

/** A line sent by its id is shown by its name. */
export const readable = (name: string): string => (/^[a-z0-9_]+$/.test(name) ? find(name)?.name : undefined) ?? name

export function exampleOf(craft: CraftId): Formula {
  const { type, ingredients } = examples[craft]
  return {
    craft,
    type,
    name: exampleNames[craft],
    lines: ingredients.map((line) => {
      const [name, grams] = Object.values(line)
      return newLine(readable(String(name)), Number(grams))
    }),
    given: {},
    batch: {},
  }
}
