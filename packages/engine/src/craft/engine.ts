import { rowsById } from '../catalogue/catalogue.ts'
import { createNames, readOutside } from '../catalogue/reading/reader.ts'
import { findingSayer, type Phrasebook } from '../findings/finding.ts'
import { lazyFor } from '../words/lazy.ts'
import { type BoundCraft, bindCraft } from './bind.ts'
import type { Craft, CraftDefinition, CraftEngine, EngineParts } from './craft.ts'

/** The crafts of an engine, by what they were defined as. */
export type CraftsOf<Definitions> = {
  readonly [id in keyof Definitions]: Definitions[id] extends CraftDefinition<
    infer Matter,
    infer Key,
    infer Judged,
    infer Recipe,
    infer Request,
    infer Body,
    infer Facts
  >
    ? BoundCraft<Matter, Key, Judged, Recipe, Request, Body, Facts>
    : never
}

const byId = (one: Craft, other: Craft): number => (one.id < other.id ? -1 : 1)

/** A line may be sent by its id: readers meet its name. */
export const nameOfRow = (id: string): string | undefined => rowsById.get(id)?.name

/**
 * An engine of these parts, and of nothing else.
 *
 * @param parts - Definitions of crafts by their id, and what else it can do: `names`, `preparations`, `advice`, `doubt`, `titles`, `words`.
 * What is left out is refused in words or omitted.
 */
export function createEngine<Definitions extends Readonly<Record<string, { readonly id: string }>>>(
  parts: EngineParts<Definitions>,
): CraftEngine<CraftsOf<Definitions>> {
  const crafts: Record<string, Craft> = {}
  const everyCraft: Craft[] = []
  const names = parts.names ?? createNames()
  const { words = [] } = parts
  const engine: CraftEngine = {
    ...parts,
    parts,
    crafts,
    everyCraft,
    names,
    say: findingSayer(words, parts.hear, nameOfRow, parts.termOf),
    sayWith: lazyFor((more: Phrasebook) => findingSayer([...words, more], parts.hear, nameOfRow, parts.termOf)),
    rowNamed: (name) => readOutside(names, name)?.ingredient,
  }
  for (const definition of Object.values(parts.crafts)) {
    const craft = bindCraft(
      definition as CraftDefinition<unknown, string, string, never, never, unknown, unknown>,
      engine,
    )
    crafts[craft.id] = craft as unknown as Craft
    everyCraft.push(craft as unknown as Craft)
  }
  everyCraft.sort(byId)
  return engine as CraftEngine<CraftsOf<Definitions>>
}

/** The same engine but for some parts: in other words, with somebody who listens, or who knows what is usual. */
export const engineWith = <Crafts>(
  { parts }: CraftEngine<Crafts>,
  more: Pick<EngineParts<unknown>, 'words' | 'hear' | 'usual'>,
): CraftEngine<Crafts> =>
  createEngine({
    ...(parts as EngineParts<Readonly<Record<string, { readonly id: string }>>>),
    ...more,
  }) as CraftEngine as CraftEngine<Crafts>
