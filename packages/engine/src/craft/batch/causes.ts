import { kindOfConstant } from '../../batch/constants.ts'
import type { JudgedSlips, WeighingSlip } from '../../batch/slips.ts'
import { dotProduct, solveByFactor } from '../../science/linear.ts'
import { roundTo } from '../../words/round.ts'
import type { BatchCause } from './answer.ts'
import type { BatchReckoning, UnknownsVector } from './reckon.ts'
import type { BatchState } from './scene.ts'

/** Causes that are told, and the share from which they are. */
const MOST_CAUSES = 5
const LEAST_SHARE = 0.02
const SHARE_DECIMALS = 3

/** What the maker calls a line of the request. */
export const purchaseNameAt = <Matter>({ groups, lines }: BatchState<Matter>, line: number): string => {
  const first = lines[groups[line]?.[0] ?? -1]
  const name = first?.use?.name ?? first?.name ?? ''
  return name.includes('_') ? (first?.ingredient?.name ?? name) : name
}

/** The line of the request that a purchase stands in first. */
export const lineOfPurchase = <Matter>({ groups, basket }: BatchState<Matter>, purchase: number): number =>
  groups.findIndex((places) => places.some((at) => basket.purchaseOf[at] === purchase))

/** The exact parts of d² by lot and by constant, where nothing went wrong. */
function partsOf<Matter>(reckoning: BatchReckoning<Matter>): BatchCause[] {
  const { scene, belief, vectors, factor, difference, distance, gains, keys } = reckoning
  if (!factor || !(distance > 0)) return []
  const weights = solveByFactor(factor, difference)
  const size = belief.mean.length
  const pulled = new Float64Array(size)
  const moved = new Float64Array(size)
  vectors.forEach(({ lasting }, j) => {
    for (let i = 0; i < size; i++) {
      pulled[i] = (pulled[i] as number) + (lasting[i] as number) * (weights[j] as number)
      moved[i] = (moved[i] as number) + (gains[j]?.[i] as number) * (weights[j] as number)
    }
  })
  const shareOf = (start: number, count: number): number =>
    dotProduct(pulled.subarray(start, start + count), moved.subarray(start, start + count)) / distance
  const lots = keys.flatMap((key, at): BatchCause[] => {
    const place = belief.lots.get(key)
    const line = lineOfPurchase(scene, at)
    if (!place || line < 0) return []
    return [
      {
        causa: 'lote',
        ingrediente: scene.basket.bought[at]?.line.ingredient?.id ?? '',
        nombre: purchaseNameAt(scene, line),
        linea: line,
        parte: shareOf(place.start, place.ways),
      },
    ]
  })
  const first = vectors[0]?.own.length ?? 0
  const constants = [...belief.constants].map(([key, place], at): BatchCause => {
    const own = first - belief.constants.size + at
    const ofBatch = dotProduct(
      vectors.map((one: UnknownsVector) => one.own[own] ?? 0),
      weights,
    )
    const kind = kindOfConstant(key)
    return { causa: kind === 'absorcion' ? 'harina' : kind, parte: shareOf(place, 1) + ofBatch ** 2 / distance }
  })
  return [...lots, ...constants]
}

function causeOfSlip<Matter>(slip: WeighingSlip, { scene, probes }: BatchReckoning<Matter>): BatchCause {
  const { kind, chance: parte } = slip
  if (kind === 'lectura') return { causa: kind, que: probes[slip.reading]?.que ?? '', parte }
  if (kind === 'resto') return { causa: kind, gramos: roundTo(slip.grams, 0), parte }
  return {
    causa: kind,
    nombre: purchaseNameAt(scene, slip.line),
    linea: slip.line,
    ...(kind === 'pesada' && { gramos: roundTo(slip.grams, 1) }),
    parte,
  }
}

const shown = (causes: readonly BatchCause[]): BatchCause[] =>
  causes
    .filter(({ parte }) => parte >= LEAST_SHARE)
    .sort((one, other) => other.parte - one.parte)
    .slice(0, MOST_CAUSES)
    .map((cause) => ({ ...cause, parte: roundTo(cause.parte, SHARE_DECIMALS) }))

/** Causes of one kind are one: two constants of the refractometer are the refractometer. */
function joined(causes: readonly BatchCause[]): BatchCause[] {
  const known = new Map<string, BatchCause>()
  for (const cause of causes) {
    const key = `${cause.causa} ${cause.linea ?? cause.que ?? ''}`
    const before = known.get(key)
    known.set(key, before ? { ...before, parte: before.parte + cause.parte } : cause)
  }
  return [...known.values()]
}

export function batchCausesOf<Matter>(
  reckoning: BatchReckoning<Matter>,
  { nothing, slips }: JudgedSlips,
): readonly BatchCause[] {
  const lasting = partsOf(reckoning).map((cause) => ({ ...cause, parte: nothing * cause.parte }))
  return shown([...joined(lasting), ...slips.map((slip) => causeOfSlip(slip, reckoning))])
}

/** The slips that are asked about. */
export const slipsAsked = <Matter>(reckoning: BatchReckoning<Matter>, { slips }: JudgedSlips): readonly BatchCause[] =>
  shown(slips.map((slip) => causeOfSlip(slip, reckoning)))

const SLIPS: ReadonlySet<string> = new Set(['olvidado', 'doble', 'pesada'])
/** Two causes explain alike where the second has a third of the first. */
const ALIKE = 1 / 3

/** What would tell two causes apart that explain alike. */
export function tellingApart<Matter>(
  { scene, probes }: BatchReckoning<Matter>,
  causes: readonly BatchCause[],
): { readonly medir: string; readonly ingrediente?: string; readonly lineas?: readonly number[] } | undefined {
  const [one, other] = causes
  if (!one || !other || other.parte < ALIKE * one.parte) return undefined
  const both = [one, other]
  const has = (causa: string): boolean => both.some((cause) => cause.causa === causa)
  if (!probes.some(({ que }) => que === 'peso') && both.some(({ causa }) => SLIPS.has(causa))) return { medir: 'peso' }
  if (has('refractometro')) return { medir: 'calibracion' }
  if (has('aw')) return { medir: 'patron_aw' }
  if (both.every(({ causa }) => SLIPS.has(causa)))
    return { medir: 'repesar', lineas: both.flatMap(({ linea }) => (linea === undefined ? [] : [linea])) }
  const lot = both.find(({ causa }) => causa === 'lote')
  const purchase = lot && scene.basket.bought.find((bought) => bought.line.ingredient?.id === lot.ingrediente)
  const [field] = purchase?.varied.fields ?? []
  const isMeasured = probes.some(({ line }) => line !== undefined && line === lot?.linea)
  return lot && field && !isMeasured ? { medir: field, ingrediente: lot.ingrediente ?? '' } : undefined
}
