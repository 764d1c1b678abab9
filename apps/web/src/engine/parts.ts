import { type EngineParts, findRow, isNameAbroad, type Phrasebook } from '@obrador/engine'
import type { CraftId, TableFormula, TableLine } from '../model/formula.ts'
import { writtenNameIn } from '../model/written-name.ts'

/** What the engine of the app is made of, each a chunk of its own: the first screen needs one craft. */
export type EnginePartName = CraftId | 'names' | 'preparations' | 'advice' | 'usual' | 'writtenName'

type Loaded = Partial<EngineParts<Readonly<Record<string, { readonly id: string }>>>>
export type PartLoaders = Readonly<Record<EnginePartName, () => Promise<Loaded>>>

interface CraftModule {
  readonly definition: { readonly id: string }
  readonly words: Phrasebook
}
const crafted = ({ definition, words }: CraftModule, ...screen: readonly Phrasebook[]): Loaded => ({
  crafts: { [definition.id]: definition },
  words: [...screen, words],
})
const laterWords = () => import('../words/es/later-engine.ts')

/**
 * Of each module only what is named here is loaded. Sources are cited by key: nobody reads a title before opening «¿De dónde
 * sale?», where they are looked up.
 */
export const partLoaders: PartLoaders = {
  helado: async () => {
    const { heladoDefinition, heladoWords } = await import('@obrador/engine/helado')
    return crafted({ definition: heladoDefinition, words: heladoWords })
  },
  panaderia: async () => {
    const { panaderiaDefinition, panaderiaWords } = await import('@obrador/engine/panaderia')
    return crafted({ definition: panaderiaDefinition, words: panaderiaWords }, (await laterWords()).breadScreen)
  },
  pasteleria: async () => {
    const { pasteleriaDefinition, pasteleriaWords } = await import('@obrador/engine/pasteleria')
    return crafted({ definition: pasteleriaDefinition, words: pasteleriaWords }, (await laterWords()).pastryScreen)
  },
  turron: async () => {
    const { turronDefinition, turronWords } = await import('@obrador/engine/turron')
    return crafted({ definition: turronDefinition, words: turronWords })
  },
  cacao: async () => {
    const { cacaoDefinition, cacaoWords } = await import('@obrador/engine/cacao')
    return crafted({ definition: cacaoDefinition, words: cacaoWords })
  },
  names: async () => {
    const [{ grammarNames, readingShownNames }, { englishNames }, { italianNames }] = await Promise.all([
      import('@obrador/engine/grammar'),
      import('@obrador/engine/names-en'),
      import('@obrador/engine/names-it'),
    ])
    return { names: readingShownNames(grammarNames, [englishNames, italianNames]) }
  },
  // A plan of the day has them always.
  preparations: async () => ({
    preparations: (await import('@obrador/engine/preparations')).preparationsPart,
    words: [(await laterWords()).productionScreen],
  }),
  advice: async () => ({ advice: (await import('@obrador/engine/advice')).advicePart }),
  usual: async () => ({ usual: (await import('@obrador/engine/usual')).usualReader }),
  writtenName: async () => {
    const { writtenNamePart, labelWords } = await import('@obrador/engine/label')
    return { writtenName: writtenNamePart, words: [labelWords()] }
  },
}

/** Names of the catalogue are read as they stand; any other, and one that another language shows a row as, by the grammar of names. */
const isLabel = ({ name }: TableLine): boolean => name === '' || (findRow(name) !== undefined && !isNameAbroad(name))

const needsOfLine = (line: TableLine): readonly EnginePartName[] => {
  if (line.made) return ['preparations', ...needsOfFormula(line.made.formula)]
  // What one has bought may be opened by its label: law, allergens and label read what is inside.
  if (line.own !== undefined) return ['preparations']
  return isLabel(line) ? [] : ['names']
}

/** What lines need to be read: the crafts of the formulas inside them, what opens those and bought products, and names that are no label. */
export const needsOfLines = (lines: readonly TableLine[]): readonly EnginePartName[] => [
  ...new Set(lines.flatMap(needsOfLine)),
]

/** What a formula needs to be read: its craft, what its lines need, and who judges the name written for its label. */
export const needsOfFormula = ({
  craft: own,
  lines,
  desks,
}: Pick<TableFormula, 'craft' | 'lines' | 'desks'>): readonly EnginePartName[] => [
  ...new Set<EnginePartName>([
    own,
    ...needsOfLines(lines),
    ...(writtenNameIn({ desks }) === undefined ? [] : (['writtenName'] as const)),
  ]),
]
