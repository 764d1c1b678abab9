/** The most first; what weighs the same, by its name, so that the order of the lines decides nothing. */
export const mostFirst = <Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
  name: (item: Item) => string,
): Item[] =>
  items.toSorted((a, b) => {
    const difference = weight(b) - weight(a)
    return Math.abs(difference) > 1e-9 * Math.abs(weight(a)) ? difference : name(a).localeCompare(name(b), 'es')
  })
