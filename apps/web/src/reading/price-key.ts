import { type CraftEngine, createEngine, findRow } from '@obrador/engine'

/** The row of the catalogue that a name means, for a price; the name itself where it means none. */
export const priceKey = ({ rowNamed }: Pick<CraftEngine, 'rowNamed'>, name: string): string =>
  findRow(name)?.id ?? rowNamed(name)?.id ?? name

/** The same for whoever has no engine at hand: no craft has a say in it. */
export async function loadPriceKey(): Promise<(name: string) => string> {
  const { grammarNames } = await import('@obrador/engine/grammar')
  const engine = createEngine({ crafts: {}, names: grammarNames })
  return (name) => priceKey(engine, name)
}
