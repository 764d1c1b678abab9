import {
  type CraftEngine,
  type FindingText,
  FormulaError,
  POWERED_BY,
  refusingInWords,
  roundTo,
  type SayFinding,
} from '@obrador/engine'
import {
  type LabelClaim,
  type LabelItem,
  labelNameReads,
  SACK_FIGURES,
  type SackFigure,
  type SackProcess,
  sackWants,
} from '@obrador/engine/sack'
import type { HighsSolver } from '../solver.ts'
import type { SackAnswer, SackFigureAnswer, SackQuestion, SackReadAs, SackShare } from './answer.ts'
import { type SolverSteps, STEPS_OF_A_LABEL } from './bounds.ts'
import type { LabelClash } from './contradiction.ts'
import { sackFinding } from './findings.ts'
import { fittingLoss, type ImpossibleSack, type SackContents, sackContentsOf } from './inside.ts'
import { sackLineOf } from './line.ts'
import { type SheetAsking, sheetQuestionsFor } from './question.ts'
import type { FigureEstimate } from './summary.ts'
import { declaredFiguresIn, type EnergyCheck, type SackMeasures, type SackTable } from './told.ts'
import { type ListNode, type ListTree, listTreeOf, MOST_LEAVES, MOST_LIST_LEVELS } from './tree.ts'
import { FIGURE_LABELS, sackReadingWords, spanishSack } from './words.ts'

/** A label that was read: its list as a tree, its table as printed. */
export interface SackRequest {
  readonly nombre?: string | undefined
  readonly oficio?: string | undefined
  readonly proceso?: SackProcess | undefined
  readonly items: readonly LabelItem[]
  readonly claims?: readonly LabelClaim[]
  readonly nutricion?: SackTable | undefined
  readonly medidas?: SackMeasures | undefined
  /** What the label says of allergens, by their names. */
  readonly declara?: Readonly<Partial<Record<string, 'lleva' | 'puede'>>> | undefined
}

export interface SackOptions {
  /** Steps of the solver: what is not known by then is left out, and said. */
  readonly steps?: number
}

const NAMELESS = 'Saco'
const DEFAULT_CRAFT = 'helado'
const POINTS: ReadonlySet<string> = new Set(['POD', 'PAC_indice_clasico'])

const DECIMALS = 100
const near = (value: number): number => roundTo(value, 2)
/** An interval that holds is rounded outwards. */
const outwards = ([least, most]: readonly [number, number]) =>
  [Math.max(0, Math.floor(least * DECIMALS + 1e-6) / DECIMALS), Math.ceil(most * DECIMALS - 1e-6) / DECIMALS] as const

const shownOf = ({ value, likely, sure }: FigureEstimate): SackShare => ({
  valor: near(value),
  probable: [near(likely[0]), near(likely[1])],
  ...(sure && { seguro: outwards(sure) }),
})

function figureShown(figure: SackFigure, told: SackShare, certainty?: FigureEstimate['certainty']): SackFigureAnswer {
  return {
    ...told,
    ...(certainty && { certeza: certainty }),
    etiqueta: FIGURE_LABELS[figure] ?? figure,
    unidad: POINTS.has(figure) ? 'puntos' : 'g',
  }
}

const readAs = ({ item, legal }: ListNode): SackReadAs => ({
  texto: item.text,
  ids: legal?.isKnown ? legal.rows.map(({ id }) => id) : [],
  ...(legal?.because && { clase: sackReadingWords[legal.because] }),
  ...(legal?.isKnown === false && { desconocido: true }),
})

function shareTree(nodes: readonly ListNode[], shares: ReadonlyMap<ListNode, FigureEstimate>): SackAnswer['receta'] {
  return nodes.map((node) => {
    const estimate = shares.get(node)
    return {
      nombre: node.item.name,
      ...(estimate && { porcentaje: shownOf(estimate) }),
      ...(node.children.length > 0 && { partes: shareTree(node.children, shares) }),
    }
  })
}

/** What is bought in several pieces: two compounds that are not one dough. */
const isAssembled = ({ nodes }: ListTree): boolean =>
  nodes.filter(({ children, isPinch }) => children.length > 1 && !isPinch).length > 1

const WITH_OTHER_ENERGY: ReadonlySet<string> = new Set(['poliol', 'licor', 'vino', 'edulcorante'])
const hasOtherEnergy = ({ leaves }: ListTree): boolean =>
  leaves.some(({ legal }) => legal?.rows.some(({ category }) => WITH_OTHER_ENERGY.has(category)))

function warningsOf(tree: ListTree, energy: EnergyCheck, hasTable: boolean): FindingText[] {
  return [
    ...(hasTable ? [] : [sackFinding('sack.no-table')]),
    ...tree.leaves.flatMap(({ legal, item }) =>
      legal?.isKnown === false ? [sackFinding('sack.unknown', { name: item.name })] : [],
    ),
    ...(energy.state === 'off' && !hasOtherEnergy(tree) ? [sackFinding('sack.energy-off', { kcal: energy.kcal })] : []),
    ...(energy.state === 'fibre-inside' ? [sackFinding('sack.fibre-inside')] : []),
    ...(isAssembled(tree) ? [sackFinding('sack.assembled')] : []),
  ]
}

const askedText = ({ field, node }: SheetAsking): FindingText =>
  sackFinding('sack.asked', { field, name: node?.item.name })

function questionIn(inside: SackContents, craft: string, name: string, say: SayFinding): SackQuestion | undefined {
  const [best, ...others] = sheetQuestionsFor(
    inside,
    sackWants[craft as keyof typeof sackWants] ?? sackWants[DEFAULT_CRAFT],
  )
  const [first] = best?.leaves ?? []
  if (!best || !first) return undefined
  const what = askedText(best.asking)
  const { node, field } = best.asking
  return {
    campo: field,
    ...(node && { ingrediente: node.item.name, posicion: inside.tree.nodes.indexOf(node) }),
    que: say(what),
    frase: say(sackFinding('sack.question', { what, figure: first.figure, before: first.before, after: first.after })),
    paraCopiar: say(sackFinding('sack.to-copy', { name, what })),
    deja: best.leaves.map(({ figure, before, after }) => ({ cifra: figure, de: near(before), a: near(after) })),
    otras: others.slice(0, 2).map(({ asking }) => say(askedText(asking))),
  }
}

function clashShown({ declared, listed }: LabelClash, say: SayFinding): SackAnswer['contradicciones'][number] {
  if (listed) {
    const code = listed.kind === 'order' ? 'sack.clash-order' : 'sack.clash-share'
    return {
      campo: 'ingredientes',
      ingrediente: listed.node.item.name,
      frase: say(sackFinding(code, { name: listed.node.item.name })),
    }
  }
  const { told, possible } = declared ?? {}
  const field = told?.field ?? ''
  const isOver = possible ? (told?.value ?? 0) > possible[1] : false
  return {
    campo: field,
    pone: told?.value ?? 0,
    ...(possible && { posible: [near(possible[0]), near(possible[1])] }),
    frase: say(
      sackFinding('sack.clash', {
        label: FIGURE_LABELS[field] ?? field,
        told: String(told?.value ?? '').replace('.', ','),
        least: possible?.[0],
        most: possible?.[1],
        isOver,
      }),
    ),
  }
}

function lineIn(
  inside: SackContents,
  name: string,
  engine: CraftEngine,
  craft: string,
  question: SackQuestion | undefined,
  declara: SackRequest['declara'],
): NonNullable<SackAnswer['linea']> {
  const { lines, yield: left, doubt } = sackLineOf(inside)
  const fields = engine.crafts[craft]?.fields ?? { name: 'name', grams: 'grams' }
  return {
    [fields.name]: name,
    [fields.grams]: 100,
    preparacion: {
      oficio: craft,
      ingredients: lines.map(({ name: called, row, grams }) => ({
        [fields.name]: called,
        [fields.grams]: grams,
        ...(row !== undefined && { fila: row }),
      })),
      rendimiento: left,
    },
    saco: {
      modos: doubt.modes,
      compra: doubt.purchase,
      ...(question && { pregunta: question.que }),
      ...(declara && Object.keys(declara).length > 0 && { declara }),
    },
  }
}

function checked(tree: ListTree): void {
  const { leaves, levels } = tree
  if (leaves.length === 0)
    throw new FormulaError('no-ingredients', sackFinding('sack.no-items'), { field: 'ingredientes' })
  if (leaves.length > MOST_LEAVES)
    throw new FormulaError(
      'too-many-ingredients',
      sackFinding('sack.too-many-items', { count: leaves.length, most: MOST_LEAVES }),
      { field: 'ingredientes' },
    )
  if (levels > MOST_LIST_LEVELS)
    throw new FormulaError('too-many-ingredients', sackFinding('sack.too-deep', { most: MOST_LIST_LEVELS }), {
      field: 'ingredientes',
    })
}

/** What is told of every label, whatever came of it. */
type Common = Pick<SackAnswer, 'status' | 'lecturas' | 'poweredBy'>

function clashAnswer(
  { tree, contradiction: { clashes, nearest, grams } }: ImpossibleSack,
  common: Common,
  warnings: readonly FindingText[],
  say: SayFinding,
): SackAnswer {
  return {
    ...common,
    titular: say(sackFinding('sack.first', { state: 'clash', what: undefined })),
    nivel: 'contradictoria',
    cifras: Object.fromEntries(
      [...nearest].map(([figure, value]) => [figure, figureShown(figure, { valor: near(value) })]),
    ),
    receta: tree.nodes.map(({ item, columns }) => ({
      nombre: item.name,
      porcentaje: { valor: near(columns.reduce((sum, column) => sum + (grams[column] ?? 0), 0)) },
    })),
    contradicciones: clashes.map((clash) => clashShown(clash, say)),
    avisos: warnings.map(say),
  }
}

/** The solver could not tell: what was read of the list is all there is, and no contradiction was found. */
function stoppedAnswer(
  { nodes }: ListTree,
  common: Common,
  warnings: readonly FindingText[],
  say: SayFinding,
): SackAnswer {
  return {
    ...common,
    titular: say(sackFinding('sack.first', { state: 'stopped', what: undefined })),
    nivel: 'declarado',
    cifras: {},
    receta: nodes.map(({ item }) => ({ nombre: item.name })),
    contradicciones: [],
    avisos: [sackFinding('sack.stopped'), ...warnings].map(say),
  }
}

function insideAnswer(
  found: SackContents,
  common: Common,
  {
    warnings,
    question,
    hasTable,
  }: {
    readonly warnings: readonly FindingText[]
    readonly question: SackQuestion | undefined
    readonly hasTable: boolean
  },
  say: SayFinding,
): Omit<SackAnswer, 'linea'> {
  const isOpen = [...found.figures].some(([, { certainty }]) => certainty !== 'alta')
  const state = hasTable ? (question && isOpen ? 'open' : 'known') : 'order'
  return {
    ...common,
    titular: say(sackFinding('sack.first', { state, what: question?.que })),
    nivel: found.level,
    cifras: Object.fromEntries(
      SACK_FIGURES.flatMap((figure) => {
        const estimate = found.figures.get(figure)
        return estimate ? [[figure, figureShown(figure, shownOf(estimate), estimate.certainty)]] : []
      }),
    ),
    receta: shareTree(found.tree.nodes, found.shares),
    contradicciones: [],
    avisos: [
      ...(found.level === 'tolerancia' ? [sackFinding('sack.tolerance')] : []),
      ...warnings,
      ...(found.isShort ? [sackFinding('sack.short')] : []),
    ].map(say),
    ...(question && { pregunta: question }),
  }
}

function opened(
  request: SackRequest,
  solver: HighsSolver,
  engine: CraftEngine,
  steps: SolverSteps,
  say: SayFinding,
): SackAnswer {
  const { claims = [], proceso = 'mezcla', nombre = NAMELESS } = request
  const craft = Object.hasOwn(engine.crafts, request.oficio ?? '') ? (request.oficio ?? DEFAULT_CRAFT) : DEFAULT_CRAFT
  const { declared, energy, hasTable } = declaredFiguresIn(request.nutricion ?? {}, request.medidas ?? {}, claims)
  const label = { items: request.items, claims, declared, process: proceso }
  const tree = listTreeOf(request.items, labelNameReads(engine))
  checked(tree)
  const told = sackContentsOf(label, tree, solver, steps)
  const lost = told && 'contradiction' in told ? fittingLoss(label, tree, solver) : undefined
  // What nobody told is unknown: a product of no told making is what its label lets it be.
  const found =
    lost && request.proceso === undefined ? sackContentsOf({ ...label, process: lost }, tree, solver, steps) : told
  const common: Common = { status: 'ok', lecturas: tree.leaves.map(readAs), poweredBy: POWERED_BY }
  const warnings = [
    ...(lost ? [sackFinding('sack.lost-water', { process: lost, isTaken: request.proceso === undefined })] : []),
    ...warningsOf(tree, energy, hasTable),
  ]
  if (!found) return stoppedAnswer(tree, common, warnings, say)
  if ('contradiction' in found) return clashAnswer(found, common, warnings, say)
  const question = questionIn(found, craft, nombre, say)
  return {
    ...insideAnswer(found, common, { warnings, question, hasTable }, say),
    linea: lineIn(found, nombre, engine, craft, question, request.declara),
  }
}

/** What is inside a bought product, as far as its label and its sheet tell. */
export function openSack(
  engine: CraftEngine,
  request: SackRequest,
  solver: HighsSolver,
  { steps = STEPS_OF_A_LABEL }: SackOptions = {},
): SackAnswer {
  const say = engine.sayWith(spanishSack)
  return refusingInWords(say, () => opened(request, solver, engine, { left: steps }, say))
}
