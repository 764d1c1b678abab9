import { type CraftRequest, type LabelledCraft, refusingInWords, roundTo, type SayFinding } from '@obrador/engine'
import type { HighsSolver } from '../../solver.ts'
import { refuseMenu } from '../check.ts'
import type { MenuOptions } from '../menu.ts'
import { isOutOfWork, type WorkBudget, workBudget } from '../program.ts'
import type { BookAnswer, BookProposal } from './answer.ts'
import { type ChosenOffers, chooseOffers } from './choose.ts'
import { bookFinding } from './findings.ts'
import { type BookFormula, formulaWith, isHopeless, readBookFormula, standingOf } from './formula.ts'
import { cheapestKilo, type FormulaOffer, kiloCost, type OfferBounds, offersOf, offerWith } from './offers.ts'
import { withOnTop } from './on-top.ts'
import { BOOK_LIMITS, type BookRequest } from './request.ts'
import { spanishBook } from './words.ts'

/** A price rises or something is missing: which formulas are touched, and what small changes give the margin back. */

const DEFAULT_LINES = 3
const DEFAULT_GRAMS = 60
const MOST_STEPS = 200_000
const GUARD_SECONDS = 30
const EUROS = 3

function checkBook({ libro, nuevos, cambios }: BookRequest): void {
  const check = (what: string, count: number, most: number): void => {
    if (count > most) refuseMenu(bookFinding('book.too-many', { what, count, most }), what)
  }
  check('libro', libro.length, BOOK_LIMITS.formulas)
  check('nuevos', nuevos?.con?.length ?? 0, BOOK_LIMITS.newcomers)
  const names = libro.map(({ nombre }) => nombre.trim().toLowerCase())
  const twice = libro.find(({ nombre }, at) => names.indexOf(nombre.trim().toLowerCase()) < at)
  if (twice) refuseMenu(bookFinding('book.twice', { name: twice.nombre }), 'libro')
  const isAny = Object.keys(cambios?.precios ?? {}).length > 0 || (cambios?.faltan?.length ?? 0) > 0
  if (!isAny) refuseMenu(bookFinding('book.no-change'), 'cambios')
}

/** Every choice of newcomers that the house may buy, the fewest first. */
function purchasesOf(names: readonly string[], most: number): (readonly string[])[] {
  const all: (readonly string[])[] = [[]]
  for (const name of names) all.push(...all.filter((set) => set.length < most).map((set) => [...set, name]))
  return all.toSorted((a, b) => a.length - b.length)
}

/** Offers already worked out: what used no other newcomer is the same for whoever buys fewer. */
function rememberedOffers(work: WorkBudget, formula: BookFormula, bounds: OfferBounds) {
  const known: {
    readonly lines: number
    readonly bought: readonly string[]
    readonly offer: FormulaOffer | undefined
  }[] = []
  return (mostLines: number, bought: readonly string[]): FormulaOffer | undefined => {
    const held = known.find(
      (one) =>
        one.lines === mostLines &&
        bought.every((name) => one.bought.includes(name)) &&
        (one.bought.length === bought.length ||
          (one.offer?.newcomers ?? [undefined]).every((name) => bought.includes(name ?? ''))),
    )
    if (held) return held.offer
    const offer = offerWith(work, formula, { ...bounds, mostLines }, (name) => bought.includes(name))
    known.push({ lines: mostLines, bought, offer })
    return offer
  }
}

interface Purchase extends ChosenOffers {
  readonly bought: readonly string[]
}

/** More back, then fewer things bought, then fewer formulas. */
function isBetter(one: Purchase, best: Purchase | undefined): boolean {
  if (!best || one.goal > best.goal + 1e-6) return true
  if (one.goal < best.goal - 1e-6) return false
  return (
    one.bought.length < best.bought.length || (one.bought.length === best.bought.length && one.formulas < best.formulas)
  )
}

interface BookSolution {
  readonly best: Purchase | undefined
  /** Formulas that nothing saves, with the purchase that saves most of them. */
  readonly stuck: readonly BookFormula[]
  readonly isProven: boolean
}

function solveBook(work: WorkBudget, book: readonly BookFormula[], request: BookRequest, target: number): BookSolution {
  const { maxLineas = DEFAULT_LINES, maxGramos = DEFAULT_GRAMS, nuevos, alcance, intactas = [] } = request
  const bounds = {
    mostLines: Math.min(maxLineas, BOOK_LIMITS.changedLines),
    movedGrams: Math.min(maxGramos, BOOK_LIMITS.movedGrams),
  }
  const asked = book.map((formula) => rememberedOffers(work, formula, bounds))
  const names = nuevos?.con ?? []
  const most = Math.min(nuevos?.max ?? names.length, BOOK_LIMITS.bought)
  let best: Purchase | undefined
  let stuck: readonly BookFormula[] = book
  let isProven = true
  for (const bought of purchasesOf(names, most)) {
    if (isOutOfWork(work)) {
      isProven = false
      break
    }
    const offers = book.map((formula, f) => {
      const isLeft = formula.isLeft || intactas.includes(formula.name) || (!formula.isTouched && alcance !== 'libro')
      if (isHopeless(formula)) return []
      return offersOf(work, formula, isLeft ? { ...bounds, mostLines: 0 } : bounds, (lines) =>
        asked[f]?.(lines, bought),
      )
    })
    const lost = book.filter((_, f) => offers[f]?.length === 0)
    if (lost.length < stuck.length) stuck = lost
    if (lost.length > 0) continue
    const chosen = { ...chooseOffers(work, offers, target), bought }
    if (isBetter(chosen, best)) best = chosen
  }
  return { best, stuck: best ? [] : stuck, isProven: isProven && !work.wasStopped() }
}

/** € of a kilo that as many lines would have saved before anything changed. */
function alreadySaved(work: WorkBudget, formula: BookFormula, { lines, saves }: FormulaOffer, moved: number): number {
  if (formula.mustChange) return 0
  const before = cheapestKilo(work, formula, { mostLines: lines, movedGrams: moved }, () => false, 'before')
  if (!before) return 0
  return Math.max(0, Math.min(saves, formula.kilos * (formula.costBefore - kiloCost(formula, before, 'before'))))
}

function proposalOf(work: WorkBudget, formula: BookFormula, offer: FormulaOffer, moved: number): BookProposal {
  const { craft, columns, total, costBefore, costNow } = formula
  const changed = formulaWith(formula, offer.grams)
  const weight = (kilo: number): number => roundTo((kilo * total) / 1000, EUROS)
  const { verdict, legal } = standingOf(craft, changed)
  return {
    nombre: formula.name,
    ...(formula.onTop.length > 0 && { laLlevan: formula.onTop.map((one) => one.formula.name) }),
    cambios: columns.flatMap(({ name, grams }, at) => {
      const [de, a] = [weight(grams), weight(offer.grams[at] ?? 0)]
      return de === a ? [] : [{ name, de, a }]
    }),
    formula: changed,
    verdict,
    legal: {
      ...(formula.legal !== undefined && { antes: formula.legal }),
      ...(legal !== undefined && { despues: legal }),
    },
    coste: {
      antes: roundTo(costBefore, EUROS),
      ahora: roundTo(costNow, EUROS),
      despues: roundTo(kiloCost(formula, offer.grams, 'now'), EUROS),
    },
    recupera: roundTo(offer.saves, EUROS),
    yaSePodia: roundTo(alreadySaved(work, formula, offer, moved), EUROS),
  }
}

function headlineOf(book: readonly BookFormula[], { best, stuck }: BookSolution, lost: number, perKilo: number) {
  if (!book.some(({ isTouched }) => isTouched)) return bookFinding('book.untouched')
  if (!best)
    return bookFinding('book.impossible', {
      names: stuck.map(({ name }) => name),
      missing: [...new Set(stuck.flatMap(({ missing }) => missing))],
    })
  if (best.formulas === 0) return bookFinding('book.nothing-back', { lost, perKilo })
  return bookFinding('book.first', {
    lost,
    back: best.saves,
    formulas: best.formulas,
    lines: best.offers.reduce((sum, { lines }) => sum + lines, 0),
    bought: best.bought,
    left: lost - best.saves,
    perKilo,
  })
}

function answerOf(work: WorkBudget, book: readonly BookFormula[], request: BookRequest, say: SayFinding): BookAnswer {
  // What others stand on is sold as they are: it is lost once, in them.
  const sold = book.filter(({ onTop }) => onTop.length === 0)
  const lost = sold.reduce((sum, { kilos, costNow, costBefore }) => sum + kilos * (costNow - costBefore), 0)
  const target = request.recuperar ?? lost
  const solution = solveBook(work, book, request, target)
  const { best, stuck, isProven } = solution
  const touched = sold.filter(({ isTouched }) => isTouched)
  const left = lost - (best?.saves ?? 0)
  const kilos = touched.reduce((sum, one) => sum + one.kilos, 0)
  const perKilo = kilos > 0 ? left / kilos : 0
  const moved = request.maxGramos ?? DEFAULT_GRAMS
  const proposals = book.flatMap((formula, f) => {
    const offer = best?.offers[f]
    return offer && offer.lines > 0 ? [proposalOf(work, formula, offer, moved)] : []
  })
  const sinPrecio = [...new Set(touched.flatMap(({ columns }) => columns.flatMap(({ unpriced }) => unpriced)))]
  const always = proposals.reduce((sum, { yaSePodia }) => sum + yaSePodia, 0)
  return {
    status: 'ok',
    titular: say(headlineOf(book, solution, lost, perKilo)),
    tocadas: touched.map(({ name, costBefore, costNow }) => ({
      nombre: name,
      coste: { antes: roundTo(costBefore, EUROS), ahora: roundTo(costNow, EUROS) },
    })),
    perdido: roundTo(lost, EUROS),
    recuperado: roundTo(best?.saves ?? 0, EUROS),
    completo: best !== undefined && best.goal >= target - 1e-6,
    factible: best !== undefined,
    comprar: best?.bought ?? [],
    propuestas: proposals,
    queda: { euros: roundTo(left, EUROS), porKilo: roundTo(perKilo, EUROS) },
    imposibles: stuck.map(({ name, missing }) => ({ nombre: name, faltan: missing })),
    probado: isProven,
    ...(sinPrecio.length > 0 && { sinPrecio }),
    warnings: [
      ...(sinPrecio.length > 0 ? [bookFinding('book.unpriced', { names: sinPrecio })] : []),
      ...(always >= 0.005 ? [bookFinding('book.always-there', { euros: always })] : []),
      ...(isProven ? [] : [bookFinding('book.out-of-work')]),
    ].map(say),
  }
}

/** What small changes of a book give back when prices change, or let it do without what is missing. */
export function respondToPrices(
  crafts: (formula: BookRequest['libro'][number]) => LabelledCraft<CraftRequest>,
  request: BookRequest,
  solver: HighsSolver,
  { seconds = GUARD_SECONDS, isAbandoned, tell }: MenuOptions = {},
): BookAnswer {
  const [first] = request.libro
  if (!first) return refuseMenu(bookFinding('book.no-change'), 'libro')
  const say = crafts(first).engine.sayWith(spanishBook)
  return refusingInWords(say, () => {
    checkBook(request)
    const guard = Date.now() + 1000 * seconds
    const work = workBudget(solver, {
      mostSteps: MOST_STEPS,
      secondsLeft: () => (guard - Date.now()) / 1000,
      ...(isAbandoned && { isAbandoned }),
    })
    const book = request.libro.map((formula, at) => {
      tell?.(at / request.libro.length)
      return readBookFormula(crafts(formula), request, formula)
    })
    return answerOf(work, withOnTop(book, request), request, say)
  })
}
