import { createEngine, type Engine, find } from '@obrador/engine'

/** The row of the catalogue that a name means, for a price; the name itself where it means none. */
export const priceKey = ({ rowNamed }: Pick<Engine, 'rowNamed'>, name: string): string =>
  find(name)?.id ?? rowNamed(name)?.id ?? name

/** The same for whoever has no engine at hand: no craft has a say in it. */
export async function loadPriceKey(): Promise<(name: string) => string> {
  const { names } = await import('@obrador/engine/grammar')
  const engine = createEngine({ crafts: {}, names })
  return (name) => priceKey(engine, name)
}
