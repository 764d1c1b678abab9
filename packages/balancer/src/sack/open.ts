import { type Engine, FormulaError, POWERED_BY, round, type Say, saying, type Text } from '@obrador/engine'
import {
  type LabelClaim,
  type LabelItem,
  type Process,
  readsOf,
  SACK_FIGURES,
  type SackFigure,
  sackWants,
} from '@obrador/engine/sack'
import type { Solver } from '../solver.ts'
import type { SackAnswer, SackFigureAnswer, SackQuestion, SackReadAs, SackShare } from './answer.ts'
import type { Clash } from './contradiction.ts'
import { find } from './findings.ts'
import { fittingLoss, type Impossible, type Inside, insideOf } from './inside.ts'
import { lineOf } from './line.ts'
import { type Asking, questionsFor } from './question.ts'
import type { Estimate } from './summary.ts'
import { declaredIn, type EnergyCheck, type SackMeasures, type SackTable } from './told.ts'
import { MOST_LEAVES, MOST_LEVELS, type Node, type Tree, treeOf } from './tree.ts'
import { LABELS, readingWords, spanishSack } from './words.ts'

/** A label that was read: its list as a tree, its table as printed. */
export interface SackRequest {
  readonly nombre?: string | undefined
  readonly oficio?: string | undefined
  readonly proceso?: Process | undefined
  readonly items: readonly LabelItem[]
  readonly claims?: readonly LabelClaim[]
  readonly nutricion?: SackTable | undefined
  readonly medidas?: SackMeasures | undefined
}

export interface SackOptions {
  /** ms in which to answer: what is not known by then is left out, and said. */
  readonly milliseconds?: number
}

const MILLISECONDS = 300
const NAMELESS = 'Saco'
const DEFAULT_CRAFT = 'helado'
const POINTS: ReadonlySet<string> = new Set(['POD', 'PAC_indice_clasico'])

const DECIMALS = 100
const near = (value: number): number => round(value, 2)
/** An interval that holds is rounded outwards. */
const outwards = ([least, most]: readonly [number, number]) =>
  [Math.max(0, Math.floor(least * DECIMALS + 1e-6) / DECIMALS), Math.ceil(most * DECIMALS - 1e-6) / DECIMALS] as const

const shownOf = ({ value, likely, sure }: Estimate): SackShare => ({
  valor: near(value),
  probable: [near(likely[0]), near(likely[1])],
  ...(sure && { seguro: outwards(sure) }),
})

function figureShown(figure: SackFigure, told: SackShare, certainty?: Estimate['certainty']): SackFigureAnswer {
  return {
    ...told,
    ...(certainty && { certeza: certainty }),
    etiqueta: LABELS[figure] ?? figure,
    unidad: POINTS.has(figure) ? 'puntos' : 'g',
  }
}

const readAs = ({ item, legal }: Node): SackReadAs => ({
  texto: item.text,
  ids: legal?.isKnown ? legal.rows.map(({ id }) => id) : [],
  ...(legal?.because && { clase: readingWords[legal.because] }),
  ...(legal?.isKnown === false && { desconocido: true }),
})

function shareTree(nodes: readonly Node[], shares: ReadonlyMap<Node, Estimate>): SackAnswer['receta'] {
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
const isAssembled = ({ nodes }: Tree): boolean =>
  nodes.filter(({ children, isPinch }) => children.length > 1 && !isPinch).length > 1

const WITH_OTHER_ENERGY: ReadonlySet<string> = new Set(['poliol', 'licor', 'vino', 'edulcorante'])
const hasOtherEnergy = ({ leaves }: Tree): boolean =>
  leaves.some(({ legal }) => legal?.rows.some(({ category }) => WITH_OTHER_ENERGY.has(category)))

function warningsOf(tree: Tree, energy: EnergyCheck, hasTable: boolean): Text[] {
  return [
    ...(hasTable ? [] : [find('sack.no-table')]),
    ...tree.leaves.flatMap(({ legal, item }) =>
      legal?.isKnown === false ? [find('sack.unknown', { name: item.name })] : [],
    ),
    ...(energy.state === 'off' && !hasOtherEnergy(tree) ? [find('sack.energy-off', { kcal: energy.kcal })] : []),
    ...(energy.state === 'fibre-inside' ? [find('sack.fibre-inside')] : []),
    ...(isAssembled(tree) ? [find('sack.assembled')] : []),
  ]
}

const askedText = ({ field, node }: Asking): Text => find('sack.asked', { field, name: node?.item.name })

function questionIn(inside: Inside, craft: string, name: string, say: Say): SackQuestion | undefined {
  const [best, ...others] = questionsFor(inside, sackWants[craft as keyof typeof sackWants] ?? sackWants[DEFAULT_CRAFT])
  const [first] = best?.leaves ?? []
  if (!best || !first) return undefined
  const what = askedText(best.asking)
  const { node, field } = best.asking
  return {
    campo: field,
    ...(node && { ingrediente: node.item.name, posicion: inside.tree.nodes.indexOf(node) }),
    que: say(what),
    frase: say(find('sack.question', { what, figure: first.figure, before: first.before, after: first.after })),
    paraCopiar: say(find('sack.to-copy', { name, what })),
    deja: best.leaves.map(({ figure, before, after }) => ({ cifra: figure, de: near(before), a: near(after) })),
    otras: others.slice(0, 2).map(({ asking }) => say(askedText(asking))),
  }
}

function clashShown({ declared, listed }: Clash, say: Say): SackAnswer['contradicciones'][number] {
  if (listed) {
    const code = listed.kind === 'order' ? 'sack.clash-order' : 'sack.clash-share'
    return {
      campo: 'ingredientes',
      ingrediente: listed.node.item.name,
      frase: say(find(code, { name: listed.node.item.name })),
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
      find('sack.clash', {
        label: LABELS[field] ?? field,
        told: String(told?.value ?? '').replace('.', ','),
        least: possible?.[0],
        most: possible?.[1],
        isOver,
      }),
    ),
  }
}

function lineIn(
  inside: Inside,
  name: string,
  engine: Engine,
  craft: string,
  question: SackQuestion | undefined,
): NonNullable<SackAnswer['linea']> {
  const { lines, yield: left, doubt } = lineOf(inside)
  const fields = engine.crafts[craft]?.fields ?? { name: 'name', grams: 'grams' }
  return {
    [fields.name]: name,
    [fields.grams]: 100,
    preparacion: {
      oficio: craft,
      ingredients: lines.map((line) => ({ [fields.name]: line.name, [fields.grams]: line.grams })),
      rendimiento: left,
    },
    saco: {
      modos: doubt.modes,
      compra: doubt.purchase,
      ...(question && { pregunta: question.que }),
    },
  }
}

function checked(tree: Tree): void {
  const { leaves, levels } = tree
  if (leaves.length === 0) throw new FormulaError('no-ingredients', find('sack.no-items'), { field: 'ingredientes' })
  if (leaves.length > MOST_LEAVES)
    throw new FormulaError(
      'too-many-ingredients',
      find('sack.too-many-items', { count: leaves.length, most: MOST_LEAVES }),
      { field: 'ingredientes' },
    )
  if (levels > MOST_LEVELS)
    throw new FormulaError('too-many-ingredients', find('sack.too-deep', { most: MOST_LEVELS }), {
      field: 'ingredientes',
    })
}

/** What is told of every label, whatever came of it. */
type Common = Pick<SackAnswer, 'status' | 'lecturas' | 'poweredBy'>

function clashAnswer(
  { tree, contradiction: { clashes, nearest, grams } }: Impossible,
  common: Common,
  warnings: readonly Text[],
  say: Say,
): SackAnswer {
  return {
    ...common,
    titular: say(find('sack.first', { state: 'clash', what: undefined })),
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
function stoppedAnswer({ nodes }: Tree, common: Common, warnings: readonly Text[], say: Say): SackAnswer {
  return {
    ...common,
    titular: say(find('sack.first', { state: 'stopped', what: undefined })),
    nivel: 'declarado',
    cifras: {},
    receta: nodes.map(({ item }) => ({ nombre: item.name })),
    contradicciones: [],
    avisos: [find('sack.stopped'), ...warnings].map(say),
  }
}

function insideAnswer(
  found: Inside,
  common: Common,
  {
    warnings,
    question,
    hasTable,
  }: { readonly warnings: readonly Text[]; readonly question: SackQuestion | undefined; readonly hasTable: boolean },
  say: Say,
): Omit<SackAnswer, 'linea'> {
  const isOpen = [...found.figures].some(([, { certainty }]) => certainty !== 'alta')
  const state = hasTable ? (question && isOpen ? 'open' : 'known') : 'order'
  return {
    ...common,
    titular: say(find('sack.first', { state, what: question?.que })),
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
      ...(found.level === 'tolerancia' ? [find('sack.tolerance')] : []),
      ...warnings,
      ...(found.isShort ? [find('sack.short')] : []),
    ].map(say),
    ...(question && { pregunta: question }),
  }
}

function opened(request: SackRequest, solver: Solver, engine: Engine, milliseconds: number, say: Say): SackAnswer {
  const began = performance.now()
  const { claims = [], proceso = 'mezcla', nombre = NAMELESS } = request
  const craft = Object.hasOwn(engine.crafts, request.oficio ?? '') ? (request.oficio ?? DEFAULT_CRAFT) : DEFAULT_CRAFT
  const { declared, energy, hasTable } = declaredIn(request.nutricion ?? {}, request.medidas ?? {}, claims)
  const label = { items: request.items, claims, declared, process: proceso }
  const tree = treeOf(request.items, readsOf(engine))
  checked(tree)
  const scale = milliseconds / MILLISECONDS
  const clock = { elapsed: () => (performance.now() - began) / scale }
  const told = insideOf(label, tree, solver, clock)
  const lost = told && 'contradiction' in told ? fittingLoss(label, tree, solver) : undefined
  // What nobody told is unknown: a product of no told making is what its label lets it be.
  const found =
    lost && request.proceso === undefined ? insideOf({ ...label, process: lost }, tree, solver, clock) : told
  const common: Common = { status: 'ok', lecturas: tree.leaves.map(readAs), poweredBy: POWERED_BY }
  const warnings = [
    ...(lost ? [find('sack.lost-water', { process: lost, isTaken: request.proceso === undefined })] : []),
    ...warningsOf(tree, energy, hasTable),
  ]
  if (!found) return stoppedAnswer(tree, common, warnings, say)
  if ('contradiction' in found) return clashAnswer(found, common, warnings, say)
  const question = questionIn(found, craft, nombre, say)
  return {
    ...insideAnswer(found, common, { warnings, question, hasTable }, say),
    linea: lineIn(found, nombre, engine, craft, question),
  }
}

/** What is inside a bought product, as far as its label and its sheet tell. */
export function openSack(
  engine: Engine,
  request: SackRequest,
  solver: Solver,
  { milliseconds = MILLISECONDS }: SackOptions = {},
): SackAnswer {
  const say = engine.sayWith(spanishSack)
  return saying(say, () => opened(request, solver, engine, milliseconds, say))
}
