import { type Book, find, type Parts } from '@obrador/engine'
import type { CraftId, Formula, Line } from '../model/formula.ts'

/** What the engine of the app is made of, each a chunk of its own: the first screen needs one craft. */
export type Part = CraftId | 'names' | 'preparations' | 'advice' | 'usual'

type Loaded = Partial<Parts<Readonly<Record<string, { readonly id: string }>>>>
export type Loaders = Readonly<Record<Part, () => Promise<Loaded>>>

interface CraftModule {
  readonly definition: { readonly id: string }
  readonly words: Book
}
const crafted = ({ definition, words }: CraftModule): Loaded => ({
  crafts: { [definition.id]: definition },
  words: [words],
})

/**
 * Of each module only what is named here is loaded. Sources are cited by key: nobody reads a title before opening «¿De dónde
 * sale?», where they are looked up.
 */
export const loaders: Loaders = {
  helado: async () => {
    const { definition, words } = await import('@obrador/engine/helado')
    return crafted({ definition, words })
  },
  panaderia: async () => {
    const { definition, words } = await import('@obrador/engine/panaderia')
    return crafted({ definition, words })
  },
  pasteleria: async () => {
    const { definition, words } = await import('@obrador/engine/pasteleria')
    return crafted({ definition, words })
  },
  turron: async () => {
    const { definition, words } = await import('@obrador/engine/turron')
    return crafted({ definition, words })
  },
  cacao: async () => {
    const { definition, words } = await import('@obrador/engine/cacao')
    return crafted({ definition, words })
  },
  names: async () => ({ names: (await import('@obrador/engine/grammar')).names }),
  preparations: async () => ({ preparations: (await import('@obrador/engine/preparations')).preparations }),
  advice: async () => ({ advice: (await import('@obrador/engine/advice')).advice }),
  usual: async () => ({ usual: (await import('@obrador/engine/usual')).usual }),
}

/** The names of the catalogue are read as they stand; any other by the grammar of names. */
const isLabel = ({ name, own, made }: Line): boolean =>
  made !== undefined || own !== undefined || name === '' || find(name) !== undefined

const needsOfLine = (line: Line): readonly Part[] => {
  if (line.made) return ['preparations', ...needsOf(line.made.formula)]
  return isLabel(line) ? [] : ['names']
}

/** What lines need to be read: the crafts of the formulas inside them, what opens those, and names that are no label. */
export const needsOfLines = (lines: readonly Line[]): readonly Part[] => [...new Set(lines.flatMap(needsOfLine))]

/** What a formula needs to be read: its craft, and what its lines need. */
export const needsOf = ({ craft: own, lines }: Pick<Formula, 'craft' | 'lines'>): readonly Part[] => [
  ...new Set<Part>([own, ...needsOfLines(lines)]),
]
