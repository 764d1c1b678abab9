import { type AllergenName, type AllergenTelling, annexWordsIn, foldedInPlace } from '@obrador/engine'

/** What a label says of allergens (Regulation (EU) 1169/2011, arts. 21 and 36): what its list and «contiene» name, and what it may contain. */

export type AllergensOnLabel = Readonly<Partial<Record<AllergenName, Exclude<AllergenTelling, 'no'>>>>

/** Where a word of a label names an allergen. */
export interface AllergenMention {
  readonly name: AllergenName
  readonly is: Exclude<AllergenTelling, 'no'>
  readonly from: number
  readonly to: number
}

/** Where «puede contener» or a shared plant begins; it ends with its sentence. */
const TRACES =
  /puede(?:n)? (?:contener|llevar|presentar|haber)|trazas|(?:elaborad|fabricad|producid|envasad|procesad|manipulad)[oa]s? en [^.;]*?(?:que|donde|instalacion|planta|linea|fabrica)/g

export function allergenMentionsIn(text: string): readonly AllergenMention[] {
  const plain = foldedInPlace(text)
  const ends = [...plain.matchAll(/[.;\n](?!\d)/g)].map(({ index }) => index)
  const traces = [...plain.matchAll(TRACES)].map(({ index }) => [
    index,
    ends.find((end) => end > index) ?? plain.length,
  ])
  return annexWordsIn(text).map(({ name, from, to }): AllergenMention => {
    const isTrace = traces.some(([start = 0, end = 0]) => from >= start && from < end)
    return { name, is: isTrace ? 'puede' : 'lleva', from, to }
  })
}

/** Kinds that say less than their species, which are told in their place. */
const KINDS: Readonly<Record<string, readonly AllergenName[]>> = {
  gluten: ['trigo', 'centeno', 'cebada', 'avena'],
  frutos_cascara: ['almendra', 'avellana', 'nuez', 'anacardo', 'pacana', 'nuez de Brasil', 'pistacho', 'macadamia'],
}

/** What the whole text says of each: what it has is no trace. It never says that there is none. */
export function allergensOnLabel(text: string): AllergensOnLabel {
  const told = new Map<AllergenName, AllergenMention['is']>()
  for (const { name, is } of allergenMentionsIn(text)) if (told.get(name) !== 'lleva') told.set(name, is)
  for (const [kind, species] of Object.entries(KINDS)) {
    const is = told.get(kind as AllergenName)
    if (is && species.some((one) => told.get(one) === is)) told.delete(kind as AllergenName)
  }
  return Object.fromEntries(told)
}
