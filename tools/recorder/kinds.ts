import {
  type AnalysisOptions,
  allCrafts,
  type CraftRequest,
  describeCraft,
  describeIngredient,
  examineFormula,
  ingredientCatalogue,
  labelOf,
  marginWords,
  OWN_NORMS,
  type RawLine,
  REQUEST_LIMITS,
  readNameFor,
  searchFor,
  solverProblemOf,
} from '@obrador/engine'
import { deskReadingOf } from '@obrador/engine/desk'
import { doubtAt, doubtReader, figureDeviationsOf, nutrientDeviations } from '@obrador/engine/doubt'
import { namesIn } from '../names/cases.ts'
import { type AnyCraft, after, type CorpusFormula, craftIds, craftOf, linesFor } from './corpus.ts'
import type { Question } from './question.ts'

/** What a craft alone is asked. A kind is a function from the corpus to questions: to ask more, add one to `KINDS`. */

export type Formulas = readonly CorpusFormula[]
export type Kind = (formulas: Formulas) => Iterable<Question>

interface Asked {
  readonly kind: string
  readonly craft: AnyCraft
  readonly id: string
  readonly request: CraftRequest
}

type Reading = readonly [way: string, read: (craft: AnyCraft, request: CraftRequest) => unknown]

/** An overview without the rows that it points to: they are the catalogue's, and are asked for by themselves. */
function overviewOf(craft: AnyCraft, request: CraftRequest, options: AnalysisOptions) {
  const { overview } = examineFormula(craft, request, options)
  const { say } = craft.engine
  return {
    ...overview,
    headline: say(overview.headline),
    figures: overview.figures.map(({ name: _, aside: __, ...figure }) => ({
      ...figure,
      ...(figure.margin && { margin: marginWords(figure.margin) }),
    })),
    changes: overview.changes.map(({ finding: _, ...change }) => change),
    remarks: overview.remarks.map(say),
    warnings: overview.warnings.map(say),
    lines: overview.lines.map(({ ingredient, prepared, ...line }) => ({
      ...line,
      row: ingredient?.id,
      weighed: prepared?.weighed,
    })),
  }
}

/** What a solver is told, without the measures, which are functions. */
function toldToSolver(craft: AnyCraft, request: CraftRequest) {
  const { lines, parameters: _, rungs, law, guards, adjustable, pantry, ...plain } = solverProblemOf(craft, request)
  const { preliminaryChanges, lines: held, ...moves } = adjustable()
  return {
    ...plain,
    rungs,
    law,
    guards,
    names: lines.map(({ name }) => name),
    pantry: pantry(),
    held,
    preliminaryChanges,
    ...moves,
  }
}

const plain: Reading = ['plain', (craft, request) => craft.analyse(request)]
const sure: Reading = [
  'explained with doubt',
  (craft, request) => craft.analyse(request, { explain: true, through: true, doubt: doubtReader }),
]
const overview: Reading = ['overview', (craft, request) => overviewOf(craft, request, { doubt: doubtAt(5) })]
const label: Reading = [
  'label',
  (craft, request) => labelOf(craft as never, request, { explain: true, doubt: nutrientDeviations }),
]
const solver: Reading = ['solver', toldToSolver]
const desk: Reading = ['desk', deskReadingOf]
const deviations: Reading = ['deviations', figureDeviationsOf]
/** Everything that is said of a formula. */
export const ALL: readonly Reading[] = [plain, sure, overview, label, solver, desk, deviations]

export function* asking({ kind, craft, id, request }: Asked, readings: readonly Reading[]): Generator<Question> {
  for (const [way, read] of readings) {
    yield {
      name: `${kind}/${way}/${craft.id}/${id}`,
      asked: [way, craft.id, request, (request as { readonly [OWN_NORMS]?: unknown })[OWN_NORMS]],
      ask: () => read(craft, request),
    }
  }
}

/** A kind that asks one changed formula for each of the corpus. */
const changing = (
  kind: string,
  readings: readonly Reading[],
  change: (formula: CorpusFormula, at: number) => { readonly craft?: AnyCraft; readonly request: CraftRequest },
): Kind =>
  function* (formulas) {
    for (const [at, formula] of formulas.entries()) {
      const { craft = craftOf(formula.craft), request } = change(formula, at)
      yield* asking({ kind, craft, id: formula.id, request }, readings)
    }
  }

/** A line with something about it changed, the others as they were. */
const withLine = ({ request }: CorpusFormula, at: number, change: (line: RawLine) => RawLine): CraftRequest => {
  const place = at % request.ingredients.length
  return { ...request, ingredients: request.ingredients.with(place, change(request.ingredients[place] as RawLine)) }
}

const FACTORS = [0, 0.5, 2, 5] as const
const mutant = (formula: CorpusFormula, at: number): CraftRequest => {
  const { grams } = craftOf(formula.craft).fields
  return withLine(formula, at, (line) => ({ ...line, [grams]: Number(line[grams]) * after(FACTORS, at) }))
}

const NONSENSE = ['Unobtainium', 'azucr moreno', 'leche fresca entera de vaca', 'xyz_123', 'salsa de la abuela 35 %']
const renamed = (formula: CorpusFormula, at: number): CraftRequest => {
  const { name } = craftOf(formula.craft).fields
  return withLine(formula, at, (line) => ({ ...line, [name]: after(NONSENSE, at) }))
}

/** A name as a maker writes it, in place of one of the catalogue's. */
const LISTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const
const written = LISTS.flatMap((list) => namesIn(`blind-${list}.txt`))
const asWritten = (formula: CorpusFormula, at: number): CraftRequest => {
  const { name } = craftOf(formula.craft).fields
  return withLine(formula, at, (line) => ({ ...line, [name]: after(written, at).text }))
}

const TYPES = ['sorbete', 'pan de molde', 'helado_crma', '', 'ganache montada', 'un tipo que nadie conoce']
const otherType = ({ craft, request }: CorpusFormula, at: number): CraftRequest => ({
  ...request,
  type: at % 3 === 0 ? after(TYPES, at) : after(Object.keys(craftOf(craft).types), at),
})

const MEASURES: readonly RawLine[] = [
  { brix: 20 },
  { grasa: 30 },
  { humedad: 12 },
  { cacao: 70 },
  { proteina: 11 },
  { grado: 35 },
  { de: 40 },
  { materiagrasa: 12, azucares: 20 },
  { precio: 3, kcal: 200 },
  { brix: 400 },
]
/** Of every second formula what can be measured of a line of it, a little above the usual; of the others anything. */
function measured(formula: CorpusFormula, at: number): CraftRequest {
  const { lines } = examineFormula(craftOf(formula.craft), formula.request, {
    advice: false,
    doubt: doubtReader,
  }).overview
  const place = lines.findIndex(({ measures = [] }) => measures.length > 0)
  const [known] = lines[place]?.measures ?? []
  return at % 2 === 0 && known
    ? withLine(formula, place, (line) => ({ ...line, [known.field]: 1.05 * known.usual }))
    : withLine(formula, at, (line) => ({ ...line, ...after(MEASURES, at) }))
}

const ownNorms = ({ craft, type, request }: CorpusFormula, at: number): CraftRequest => {
  const [key = ''] = Object.keys(craftOf(craft).types[type]?.ranges ?? {}).slice(at % 4)
  return { ...request, [OWN_NORMS]: { ranges: { [key]: [at % 7, 10 + (at % 30)] }, cabinet: -11 - (at % 8) } } as never
}

const EXTRAS: readonly object[] = [
  { aguaEvaporada: 5 },
  { aguaEvaporada: 1e6 },
  { awMedida: 0.83 },
  { merma: 0.12 },
  { denominacion: 'Pan integral artesano', harinaIntegral: 100 },
  { temperaturas: { masa: 24, ambiente: 22, harina: 21, grifo: 18 } },
  { denominacion: 'Turrón de avellana', racion: 30, quid: ['avellana'] },
]
const withExtras = ({ request }: CorpusFormula, at: number): CraftRequest => ({ ...request, ...after(EXTRAS, at) })

const otherCraft = (formula: CorpusFormula, at: number) => {
  const id = after(craftIds, craftIds.indexOf(formula.craft), 1 + (at % (craftIds.length - 1)))
  const craft = craftOf(id)
  return { craft, request: { ingredients: linesFor(id, formula.lines) } }
}

/** What is no formula at all, of every craft. */
function* refusals(): Generator<Question> {
  for (const id of craftIds) {
    const craft = craftOf(id)
    const { name, grams } = craft.fields
    const of = (...ingredients: readonly unknown[]) => ({ ingredients }) as CraftRequest
    const line = (text: unknown, weight: unknown, more: object = {}) => ({ [name]: text, [grams]: weight, ...more })
    const requests: Readonly<Record<string, CraftRequest>> = {
      nothing: {} as CraftRequest,
      empty: of(),
      'not a list': { ingredients: 'azúcar' } as never,
      'not a line': of(null),
      'no name': of(line('', 10)),
      'long name': of(line('a'.repeat(REQUEST_LIMITS.nameLength + 1), 10)),
      'no grams': of(line('Azúcar', undefined)),
      negative: of(line('Azúcar', -1)),
      huge: of(line('Azúcar', 10 * REQUEST_LIMITS.grams)),
      'no weight': of(line('Azúcar', 0)),
      'too many': of(...Array.from({ length: REQUEST_LIMITS.ingredients + 1 }, () => line('Azúcar', 1))),
      'only water': of(line('Agua', 1000)),
      'only unknown': of(line('Unobtainium', 1000)),
      'bad role': of(line('Harina', 1000, { role: 'rey' })),
      'bad hydration': of(line('Harina', 500), line('Masa madre', 100, { hidratacion: 9999 })),
      'bad figure': of(line('Leche', 500, { materiagrasa: 'mucha' }), line('Nata', 100, { grasa: 400 })),
      'bad preparation': of(line('Bizcocho', 100, { preparacion: 3 })),
      'no craft inside': of(line('Bizcocho', 100, { preparacion: { ingredients: [] } })),
      'strange craft inside': of(line('Bizcocho', 100, { preparacion: { oficio: 'herreria', ingredients: [] } })),
      'missing entry': { ...of(line('Bizcocho', 100, { preparacion: 'Bizcocho' })), preparaciones: { Otro: {} } },
      circle: {
        ...of(line('A', 100)),
        preparaciones: {
          A: { oficio: id, ingredients: [line('B', 1)] },
          B: { oficio: id, ingredients: [line('A', 1)] },
        },
      },
    }
    for (const [way, request] of Object.entries(requests))
      yield* asking({ kind: 'refusals', craft, id: way, request }, ALL)
  }
}

/** What a name is read as, by each craft and by none. */
function* names(): Generator<Question> {
  for (const { craft, text } of written) {
    yield {
      name: `names/${craft}/${text}`,
      asked: [craft, text],
      ask: () => [
        readNameFor(text, craftOf(craft))?.id,
        readNameFor(text)?.id,
        searchFor(text, craftOf(craft))
          .slice(0, 5)
          .map(({ id }) => id),
      ],
    }
  }
}

function* descriptions(): Generator<Question> {
  for (const id of craftIds) yield { name: `descriptions/${id}`, asked: id, ask: () => describeCraft(allCrafts[id]) }
  for (const row of ingredientCatalogue)
    yield { name: `descriptions/${row.id}`, asked: row.id, ask: () => describeIngredient(row) }
}

const only =
  (change: (formula: CorpusFormula, at: number) => CraftRequest) => (formula: CorpusFormula, at: number) => ({
    request: change(formula, at),
  })

export const CRAFT_KINDS: Readonly<Record<string, Kind>> = {
  corpus: changing('corpus', ALL, ({ request }) => ({ request })),
  mutants: changing('mutants', [plain, overview], only(mutant)),
  'unknown names': changing('unknown names', [plain, sure], only(renamed)),
  'names as written': changing('names as written', [plain], only(asWritten)),
  types: changing('types', [plain, overview, label], only(otherType)),
  'other crafts': changing('other crafts', [plain], otherCraft),
  measured: changing('measured', [sure, label], only(measured)),
  'own norms': changing('own norms', [overview], only(ownNorms)),
  extras: changing('extras', [sure, label], only(withExtras)),
  refusals,
  names,
  descriptions,
}
