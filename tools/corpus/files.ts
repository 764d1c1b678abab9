import { analysisContracts } from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import {
  type CraftId,
  type GoldenFormula,
  goldenFiles,
  requestOf,
  type SetName,
} from '../../packages/engine/test/golden/corpus.ts'
import { evidence } from '../../packages/engine/test/golden/evidence.ts'
import { CorpusFile } from './schema.ts'

/** The golden formulas in a form that others can use: what to send, and what to expect. Made from them, never by hand. */

/** What a craft sums a formula up in. */
const OUTCOMES: Readonly<Record<CraftId, 'verdict' | 'score.categoria' | 'score.medalla'>> = {
  helado: 'verdict',
  panaderia: 'verdict',
  pasteleria: 'verdict',
  turron: 'score.categoria',
  cacao: 'score.medalla',
}

/** The outcomes that do a formula justice: those of its class, or what accepts a good one and does not accept a flawed one. */
function expectedOf(craft: CraftId, { kind, accepts }: GoldenFormula) {
  if (accepts) return { oneOf: accepts }
  const right = evidence[craft].accepts ?? ['equilibrada']
  return kind === 'flawed' ? { noneOf: right } : { oneOf: right }
}

function entryOf(craft: CraftId, set: SetName, type: string, formula: GoldenFormula) {
  const { id, source, kind, confidence, severity, alsoIn, published, unweighed, note } = formula
  return {
    id,
    set,
    type,
    kind,
    source,
    ...(confidence && { confidence }),
    ...(severity && { severity }),
    ...(alsoIn && { alsoIn }),
    expected: expectedOf(craft, formula),
    request: requestOf(craft, type, formula),
    ...(unweighed && { unweighed }),
    ...(published && { published }),
    ...(note && { note }),
  }
}

const ABOUT =
  'Formulas with their source, as requests of the Obrador interface, and the outcome that does each justice. Generated from packages/engine/test/golden; do not edit.'

export function corpusOf(craft: CraftId) {
  return {
    $schema: './schema.json',
    about: ABOUT,
    licence: 'MIT',
    craft,
    path: analysisContracts[craft].path,
    outcome: OUTCOMES[craft],
    formulas: goldenFiles(craft).flatMap(({ set, type, formulas }) =>
      formulas.map((formula) => entryOf(craft, set, type, formula)),
    ),
  }
}

/** One formula, one line: a difference shows which one has changed. */
function written(craft: CraftId): string {
  const { formulas, ...head } = corpusOf(craft)
  const lines = formulas.map((formula) => `    ${JSON.stringify(formula)}`).join(',\n')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "formulas": [\n${lines}\n  ]\n}\n`
}

export const corpusFiles = (): { readonly name: string; readonly text: string }[] => [
  {
    name: 'schema.json',
    text: `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...CorpusFile }, null, 2)}\n`,
  },
  ...(Object.keys(allCrafts) as CraftId[]).map((craft) => ({ name: `${craft}.json`, text: written(craft) })),
]
