type Lines = Readonly<Record<string, number>>

/** A mistake at the scales: more or less of some lines, one thing in place of another, or something that should not be there. */
type Change =
  | { readonly scale: RegExp; readonly by: number }
  | { readonly replace: RegExp; readonly with: string }
  /** Grams added for each gram of the formula. */
  | { readonly add: string; readonly share: number }

export interface Flaw {
  readonly label: string
  readonly change: Change
  /** The types in which it is a flaw; all, unless it says which. */
  readonly types?: readonly string[]
}

function changed([name, grams]: readonly [string, number], change: Change): [string, number] {
  if ('scale' in change && change.scale.test(name)) return [name, grams * change.by]
  if ('replace' in change && change.replace.test(name)) return [change.with, grams]
  return [name, grams]
}

/** The formula with the mistake made, or undefined when it has nothing to make it on. */
export function spoil(lines: Lines, change: Change): Lines | undefined {
  const before = Object.entries(lines)
  const total = before.reduce((sum, [, grams]) => sum + grams, 0)
  const after = before.map((line) => changed(line, change))
  if ('add' in change) after.push([change.add, total * change.share])
  else if (after.every(([name, grams], at) => name === before[at]?.[0] && grams === before[at]?.[1])) return undefined
  const spoiled: Record<string, number> = {}
  for (const [name, grams] of after) spoiled[name] = (spoiled[name] ?? 0) + grams
  return spoiled
}
