import { allCrafts, type CommonAnswer, type Craft, type CraftRequest, type RawLine } from '@obrador/engine'
import { type CraftId, goldenFiles, requestOf } from '../../packages/engine/test/golden/corpus.ts'

/** A craft without the types that tell the five apart: the recorder asks all of them alike. */
export type AnyCraft = Craft<CraftRequest, CommonAnswer & { readonly status: 'ok' }>

export const craftIds = Object.keys(allCrafts) as CraftId[]
export const craftOf = (id: CraftId): AnyCraft => allCrafts[id] as unknown as AnyCraft

/** A formula of the corpus, as its craft is asked about it. */
export interface CorpusFormula {
  readonly craft: CraftId
  readonly id: string
  readonly type: string
  readonly request: CraftRequest
  readonly lines: readonly (readonly [name: string, grams: number])[]
}

/** All formulas of the five crafts, in the order of their files. */
export const corpus = (): readonly CorpusFormula[] =>
  craftIds.flatMap((craft) =>
    goldenFiles(craft).flatMap(({ type, set, formulas }) =>
      formulas.map((formula) => ({
        craft,
        id: `${set}.${formula.id}`,
        type,
        request: requestOf(craft, type, formula),
        lines: Object.entries(formula.lines),
      })),
    ),
  )

/** Lines as a craft calls their fields. */
export const linesFor = (craft: CraftId, lines: CorpusFormula['lines']): RawLine[] => {
  const { name, grams } = craftOf(craft).fields
  return lines.map(([line, weight]) => ({ [name]: line, [grams]: weight }))
}

/** The one after it, and after the last the first. */
export const after = <T>(all: readonly T[], at: number, steps = 1): T => all[(at + steps) % all.length] as T
