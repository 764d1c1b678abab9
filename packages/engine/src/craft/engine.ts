import type { Ingredient } from '../catalogue/ingredient.ts'
import { createNames, type Names, readOutside } from '../catalogue/reading/reader.ts'
import type { Titles } from '../catalogue/sources.ts'
import { type Book, type Finding, type Say, sayer } from '../findings/finding.ts'
import { lazyFor } from '../words/lazy.ts'
import type { Advising } from './advised.ts'
import { type BoundCraft, bindCraft } from './bind.ts'
import type { Craft, CraftDefinition } from './craft.ts'
import type { DoubtReader } from './doubted.ts'
import type { Preparing } from './known.ts'
import type { UsualReader } from './usual.ts'

/**
 * What an engine is made of. A part that is left out is a feature that the engine refuses or omits, and everything that one
 * engine knows is in its parts: two engines share what caches they have only where they share the part that has them.
 */
export interface Parts<Definitions> {
  readonly crafts: Definitions
  /** How what was found is said; the first that has a word for it. Without them it is said by its code. */
  readonly words?: readonly Book[]
  /** Told of everything that is said. */
  readonly hear?: (finding: Finding, sentence: string) => void
  /** Without it names are read as they stand in the catalogue, and others are refused. */
  readonly names?: Names
  /** Without it formulas inside formulas are refused. */
  readonly preparations?: Preparing
  /** Without it there are no corrections. */
  readonly advice?: Advising
  /** Without it nobody may ask how sure the figures are, but who brings a reader along. */
  readonly doubt?: DoubtReader
  /** Without it nothing is told of how usual a formula is, but to who brings a reader along, and nothing is taken for forgotten. */
  readonly usual?: UsualReader
  /** Without it sources are cited by their keys. */
  readonly titles?: Titles
}

/** Crafts that know of each other, and what they share. */
export interface Engine<Crafts = Readonly<Record<string, Craft>>> extends Omit<Parts<unknown>, 'names'> {
  /** What it was made of. */
  readonly parts: Parts<unknown>
  /** By id, in the order in which they were given. */
  readonly crafts: Crafts
  /** In alphabetical order: what is looked for among all of them is found in no other. */
  readonly everyCraft: readonly Craft[]
  readonly names: Names
  /** Says what was found in the words of this engine. */
  readonly say: Say
  /** The same with words for what is asked besides, where the engine has none for it: a label, a plan, the doubt. */
  readonly sayWith: (words: Book) => Say
  /** The row that a name is read as outside any craft; none where it is read as none. */
  readonly rowNamed: (name: string) => Ingredient | undefined
}

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

/** An engine of these parts, and of nothing else. */
export function createEngine<Definitions extends Readonly<Record<string, { readonly id: string }>>>(
  parts: Parts<Definitions>,
): Engine<CraftsOf<Definitions>> {
  const crafts: Record<string, Craft> = {}
  const everyCraft: Craft[] = []
  const names = parts.names ?? createNames()
  const { words = [] } = parts
  const engine: Engine = {
    ...parts,
    parts,
    crafts,
    everyCraft,
    names,
    say: sayer(words, parts.hear),
    sayWith: lazyFor((more: Book) => sayer([...words, more], parts.hear)),
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
  return engine as Engine<CraftsOf<Definitions>>
}

/** The same engine but for some parts: in other words, with somebody who listens, or who knows what is usual. */
export const engineWith = <Crafts>(
  { parts }: Engine<Crafts>,
  more: Pick<Parts<unknown>, 'words' | 'hear' | 'usual'>,
): Engine<Crafts> =>
  createEngine({
    ...(parts as Parts<Readonly<Record<string, { readonly id: string }>>>),
    ...more,
  }) as Engine as Engine<Crafts>
