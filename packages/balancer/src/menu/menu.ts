import { type CraftRequest, type LabelledCraft, refusingInWords, roundTo, type SayFinding } from '@obrador/engine'
import type { HighsSolver } from '../solver.ts'
import type { MenuAnswer, MenuBaseAnswer, MenuChoiceAnswer, MenuFlavourAnswer, MenuPointAnswer } from './answer.ts'
import { fewestBases } from './conflicts.ts'
import { choiceFirmness, type FamilySolution, type MenuChoice, solveFamily } from './family.ts'
import { menuFinding } from './findings.ts'
import { beginSearch } from './one-base.ts'
import { type WorkBudget, workBudget } from './program.ts'
import { MENU_LIMITS, type MenuRequest } from './request.ts'
import { shortagesIn } from './stock.ts'
import { doesCorrect, type MenuFlavour, type MenuTask, readMenuTask, taskOf } from './task.ts'
import { conflictsTold, impossiblesTold, readingsTold } from './told.ts'
import { spanishMenu } from './words.ts'

/** A menu: the fewest bases, their grams, and whom to correct. */

export interface MenuOptions {
  /** The guard of the clock, s: a machine that is slower than this cuts the work short, and the answer says so. */
  readonly seconds?: number
  /** Nobody waits for the answer any more. */
  readonly isAbandoned?: () => boolean
  /** Told how much of the flavours is settled, from 0 to 1. */
  readonly tell?: (share: number) => void
  /** Shown every answer that is found on the way, with all its choices: the last stands when the work is stopped. */
  readonly show?: (answer: MenuAnswer) => void
}

/** Steps that a second of the work asked for is worth: what a machine of today takes in it. */
const STEPS_PER_SECOND = 15_000
/** Times the seconds asked for after which the clock strikes. */
const GUARD = 3
const NO_GUARD = 3600
const SHARE_DECIMALS = 3

const baseName = (count: number): string => `Base ${count}`

/** What one family came to, told with the names that its bases have in the whole menu. */
interface ToldFamily {
  readonly solution: FamilySolution
  readonly family: string
  readonly baseNames: readonly string[]
}

const kiloOf = ({ columns, weight }: MenuTask, grams: readonly number[]): number =>
  columns.reduce((sum, { price }, i) => sum + price * (grams[i] ?? 0), 0) / weight

function baseAnswers({ solution: { search, bases }, family, baseNames }: ToldFamily): MenuBaseAnswer[] {
  const { task } = search
  return bases.map(({ base }, b) => ({
    nombre: baseNames[b] ?? '',
    familia: family,
    ingredients: task.columns
      .map(({ name }, i) => ({ name, grams: base.base[i] ?? 0 }))
      .filter(({ grams }) => grams > 0),
    sabores: base.set.map((f) => task.flavours[f]?.name ?? ''),
    ...(base.clear !== undefined && { holgura: roundTo(base.clear, SHARE_DECIMALS) }),
    coste: { kg: roundTo(kiloOf(task, base.base), 3) },
  }))
}

function flavourAnswers({ solution, baseNames }: ToldFamily, say: SayFinding): MenuFlavourAnswer[] {
  const { task } = solution.search
  return solution.bases.flatMap(({ base, readings }, b) =>
    [...readings].map(([f, reading]): MenuFlavourAnswer => {
      const { own = [], name = '' } = task.flavours[f] ?? {}
      const weighed = own.map((column, j) => ({ ...column, grams: base.own.get(f)?.[j] ?? 0 }))
      const lines = (isCorrection: boolean) =>
        weighed
          .filter((one) => one.isCorrection === isCorrection && one.grams > 0)
          .map((one) => ({ name: one.name, grams: one.grams }))
      const probability = solution.firmness.get(f)
      return {
        nombre: name,
        base: baseNames[b] ?? '',
        correcciones: lines(true),
        ...(lines(false).length > 0 && { dosis: lines(false) }),
        formula: reading.formula,
        verdict: reading.verdict,
        ...(reading.legal !== undefined && { legal: reading.legal }),
        alergenos: reading.allergens,
        coste: { kg: reading.costPerKilo },
        ...(probability !== undefined && { probabilidad: roundTo(probability, SHARE_DECIMALS) }),
        ...(reading.faults.length > 0 && { falla: reading.faults.map(say) }),
      }
    }),
  )
}

const pointOf = ({ assignment, settled }: MenuChoice, family: string): MenuPointAnswer => {
  const clear = Math.min(...settled.map((one) => one.clear ?? Number.POSITIVE_INFINITY))
  return {
    familia: family,
    bases: assignment.classes.length,
    corregidos: settled.reduce((sum, { corrected }) => sum + corrected.length, 0),
    gramos: Math.round(settled.reduce((sum, { grams }) => sum + grams, 0)),
    probado: assignment.isProven,
    cotaCorregidos: assignment.countBound,
    cotaGramos: Math.floor(assignment.gramsBound),
    ...(Number.isFinite(clear) && { holgura: roundTo(clear, SHARE_DECIMALS) }),
  }
}

/** Each number of bases with its bases and its flavours, for whoever looks at all of them. */
const choiceAnswers = ({ solution, family }: ToldFamily, say: SayFinding): MenuChoiceAnswer[] =>
  solution.choices.map((choice) => {
    const isAsked = solution.search.task.request.duda === true
    const firmness = isAsked ? choiceFirmness(choice) : new Map<number, number>()
    const baseNames = choice.bases.map((_, b) => baseName(b + 1))
    const told = { solution: { ...solution, bases: choice.bases, firmness }, family, baseNames }
    return { ...pointOf(choice, family), mezclas: baseAnswers(told), sabores: flavourAnswers(told, say) }
  })

/** Bases that a family would need, had it as many as it likes. */
const MOST_UNBOUNDED = 12

function leastUnbounded({ search, found }: FamilySolution): number | null {
  if (found.classes) return found.classes.length
  const wide = fewestBases(search, MOST_UNBOUNDED, doesCorrect(search.task))
  return wide.classes && wide.isProven ? wide.classes.length : null
}

const sumOf = (all: readonly (number | null)[]): number | null =>
  all.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0)

function warningsOf(request: MenuRequest, families: readonly ToldFamily[]) {
  const { seguridad, segundos = 0, bases } = request
  const told = families.flatMap(({ solution, baseNames }) => {
    const { task } = solution.search
    const unsure = [...solution.firmness].filter(
      ([, probability]) => seguridad !== undefined && probability < seguridad,
    )
    return [
      ...solution.bases.flatMap(({ base }, b) =>
        base.finer > 0 ? [menuFinding('menu.finer-scale', { base: baseNames[b] ?? '' })] : [],
      ),
      ...(seguridad !== undefined && unsure.length > 0
        ? [
            menuFinding('menu.certainty', {
              asked: seguridad,
              flavours: unsure.map(([f]) => task.flavours[f]?.name ?? ''),
              least: Math.min(...unsure.map(([, probability]) => probability)),
            }),
          ]
        : []),
      ...(seguridad !== undefined && solution.basesUnsure !== undefined && solution.basesUnsure < solution.bases.length
        ? [
            menuFinding('menu.certainty-costs', {
              asked: seguridad,
              bases: solution.bases.length,
              before: solution.basesUnsure,
            }),
          ]
        : []),
      ...(solution.found.classes && !solution.found.isProven
        ? [menuFinding('menu.perhaps', { found: solution.found.classes.length, bound: solution.found.bound })]
        : []),
    ]
  })
  return [
    ...(segundos > MENU_LIMITS.seconds
      ? [menuFinding('menu.bounded', { field: 'segundos', most: MENU_LIMITS.seconds })]
      : []),
    ...((bases?.max ?? 0) > MENU_LIMITS.bases && families.length === 1
      ? [menuFinding('menu.bounded', { field: 'bases', most: MENU_LIMITS.bases })]
      : []),
    ...told,
  ]
}

/** Each family with the names of its bases, which count through. */
function toldFamilies(solutions: readonly (readonly [family: string, solution: FamilySolution])[]): ToldFamily[] {
  let count = 0
  return solutions.map(([family, solution]) => ({
    family,
    solution,
    baseNames: solution.bases.map(() => {
      count += 1
      return baseName(count)
    }),
  }))
}

function headlineOf(
  families: readonly ToldFamily[],
  most: number,
  needed: number | null | undefined,
  isServed: boolean,
) {
  const left = families.flatMap(({ solution: { search, found } }) =>
    found.alone.map((f) => search.task.flavours[f]?.name ?? ''),
  )
  const count = families.reduce((sum, { solution }) => sum + solution.search.task.flavours.length, 0)
  if (left.length === count) return menuFinding('menu.nobody', { flavours: count })
  const points = families.flatMap(({ solution: { search, choices } }) =>
    (families.length === 1 ? choices : choices.slice(0, 1)).map(({ assignment, settled }) => ({
      bases: assignment.classes.length,
      corrected: settled.flatMap(({ corrected }) => corrected.map((f) => search.task.flavours[f]?.name ?? '')),
      grams: settled.reduce((sum, { grams }) => sum + grams, 0),
    })),
  )
  if (!isServed || points.length === 0) return menuFinding('menu.none', { most, needed: needed ?? undefined })
  if (families.length === 1) return menuFinding('menu.first', { points, left })
  const all = {
    bases: points.reduce((sum, { bases }) => sum + bases, 0),
    corrected: points.flatMap(({ corrected }) => corrected),
    grams: points.reduce((sum, { grams }) => sum + grams, 0),
  }
  return menuFinding('menu.first', { points: [all], left })
}

interface Told {
  readonly task: MenuTask
  readonly families: readonly ToldFamily[]
  readonly works: readonly WorkBudget[]
  readonly most: number
  readonly say: SayFinding
  /** With every choice: somebody watches. */
  readonly isWhole: boolean
  /** On the way: why fewer do not do is worked out once, at the end. */
  readonly isPartial: boolean
}

function answerOf({ task, families, works, most, say, isWhole, isPartial }: Told): MenuAnswer {
  const solutions = families.map(({ solution }) => solution)
  const isServed = solutions.every(({ found }) => found.classes !== undefined)
  const least = sumOf(solutions.map(({ found }) => found.classes?.length ?? null))
  const isWithin = least !== null && least <= most
  const needed = isServed && isWithin ? undefined : sumOf(solutions.map(leastUnbounded))
  const flavours = families.flatMap((family) => flavourAnswers(family, say))
  const impossible = isPartial ? [] : solutions.flatMap((solution) => impossiblesTold(solution, say))
  const order = new Map(task.flavours.map(({ name }, at) => [name, at]))
  const isLate = works.some((work) => work.wasStopped())
  const isCut = !solutions.every(({ found }) => found.isProven)
  return {
    status: 'ok',
    titular: say(headlineOf(families, most, needed, isServed && isWithin)),
    factible:
      isServed &&
      isWithin &&
      impossible.length === 0 &&
      flavours.every(({ falla }) => falla === undefined) &&
      flavours.length === task.flavours.length,
    bases: families.flatMap(baseAnswers),
    sabores: flavours.toSorted((a, b) => (order.get(a.nombre) ?? 0) - (order.get(b.nombre) ?? 0)),
    porQue: isPartial ? [] : solutions.flatMap((solution) => conflictsTold(solution, say)),
    pareto: families.flatMap(({ solution, family }) => solution.choices.map((choice) => pointOf(choice, family))),
    ...(isWhole && { elecciones: families.flatMap((family) => choiceAnswers(family, say)) }),
    prueba: {
      bases: {
        minimo: least,
        cota: solutions.reduce((sum, { found }) => sum + found.bound, 0),
        probado: !isCut,
      },
      ...((isCut || isLate) && { parada: isLate ? ('reloj' as const) : ('pasos' as const) }),
      pasos: works.reduce((sum, work) => sum + work.stepsTaken(), 0),
      programas: works.reduce((sum, work) => sum + work.programsSolved(), 0),
    },
    ...(needed !== undefined && { minimoSinTope: needed }),
    imposibles: impossible,
    warnings: [
      ...(isLate ? [menuFinding('menu.late')] : []),
      ...warningsOf(task.request, families),
      ...readingsTold(solutions),
      ...shortagesIn(task.craft, task.request, { sabores: flavours }),
      ...(families.length > 1 && !isWithin
        ? [menuFinding('menu.families', { families: families.map(({ family }) => family) })]
        : []),
    ].map(say),
  }
}

/** The fewest bases for a menu, and what is still to be corrected in which flavour. */
export function composeMenu(
  craft: LabelledCraft<CraftRequest>,
  request: MenuRequest,
  solver: HighsSolver,
  { seconds, isAbandoned, tell, show }: MenuOptions = {},
): MenuAnswer {
  const say = craft.engine.sayWith(spanishMenu)
  return refusingInWords(say, () => {
    const task = readMenuTask(craft, request)
    const asked = Math.min(request.segundos ?? MENU_LIMITS.seconds, MENU_LIMITS.seconds)
    const guard = Date.now() + 1000 * (seconds ?? Math.min(NO_GUARD, GUARD * asked))
    const most = request.bases?.max ?? MENU_LIMITS.bases
    const byFamily = Map.groupBy(task.flavours, ({ family }: MenuFlavour) => family)
    const works: WorkBudget[] = []
    let settled = 0
    const solved: (readonly [string, FamilySolution])[] = []
    const answered = (all: typeof solved, isPartial: boolean): MenuAnswer =>
      answerOf({ task, families: toldFamilies(all), works, most, say, isWhole: show !== undefined, isPartial })
    for (const [family, flavours] of byFamily) {
      const work = workBudget(solver, {
        mostSteps: (asked * STEPS_PER_SECOND * flavours.length) / task.flavours.length,
        secondsLeft: () => (guard - Date.now()) / 1000,
        ...(isAbandoned && { isAbandoned }),
      })
      works.push(work)
      const shown = show && ((solution: FamilySolution) => show(answered([...solved, [family, solution]], true)))
      const search = beginSearch(taskOf(task, flavours), work)
      solved.push([family, solveFamily(search, Math.min(most, MENU_LIMITS.bases), shown)])
      settled += flavours.length
      tell?.(settled / task.flavours.length)
    }
    return answered(solved, false)
  })
}
