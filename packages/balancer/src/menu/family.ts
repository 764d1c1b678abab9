import { normalQuantile } from '@obrador/engine/doubt'
import { assignBases, type BaseAssignment } from './assign.ts'
import { type BasesFound, fewestBases, firstBases } from './conflicts.ts'
import { beginSearch, type MenuSearch, type SettledBase } from './one-base.ts'
import { isOutOfWork } from './program.ts'
import { brokenRowsOf, type FlavourReading, readFlavourAgain } from './reading.ts'
import { type WeighedBase, weighBase } from './scale.ts'
import { centredBase, cheapestBase, fewestCorrected } from './settle.ts'
import { doesCorrect, type MenuTask, taskWithMargins } from './task.ts'

/** The flavours of one family: the fewest bases, whom to correct, weights of a scale, read again by the engine. */

/** A number of bases and what it leaves to correct. */
export interface MenuChoice {
  readonly assignment: BaseAssignment
  readonly settled: readonly SettledBase[]
  /** As they are weighed; of the first choice, and of all where somebody looks at all. */
  readonly bases: readonly ReadBase[]
}

/** A base as it is weighed, and each of its flavours as the engine reads it. */
export interface ReadBase {
  readonly base: WeighedBase
  readonly readings: ReadonlyMap<number, FlavourReading>
}

export interface FamilySolution {
  readonly search: MenuSearch
  readonly found: BasesFound
  readonly choices: readonly MenuChoice[]
  readonly bases: readonly ReadBase[]
  /** By flavour, how often all its ranges hold, where that was asked. */
  readonly firmness: ReadonlyMap<number, number>
  /** Bases before certainty was asked for. */
  readonly basesUnsure?: number
}

/** Shares of the work that the search for the fewest bases may take, with corrections and without. */
const SEARCH_SHARE = 0.4
const PLAIN_SHARE = 0.6
/** Bases beyond the fewest that are looked at. */
const MORE_BASES = 2

const lastWish = (search: MenuSearch, settled: SettledBase): SettledBase =>
  (search.task.request.objetivo === 'menor_coste' ? cheapestBase : centredBase)(search, settled) ?? settled

/** What was settled and read of a set of flavours: several answers on the way hold the same base. */
interface ClassMaker {
  readonly settledFor: (set: readonly number[]) => SettledBase | undefined
  readonly readFor: (settled: SettledBase) => ReadBase | undefined
}

function classMakerOf(search: MenuSearch): ClassMaker {
  const settled = new Map<string, SettledBase | undefined>()
  const read = new Map<SettledBase, ReadBase | undefined>()
  return {
    settledFor: (set) => {
      const key = set.join()
      if (!settled.has(key)) {
        const fewest = fewestCorrected(search, set)
        settled.set(key, fewest && lastWish(search, fewest))
      }
      return settled.get(key)
    },
    readFor: (one) => {
      if (!read.has(one)) read.set(one, readBase(search, one))
      return read.get(one)
    },
  }
}

function settledChoice(make: ClassMaker, assignment: BaseAssignment, isRead: boolean): MenuChoice | undefined {
  const settled = assignment.classes.flatMap((set) => make.settledFor(set) ?? [])
  if (settled.length < assignment.classes.length) return undefined
  return { assignment, settled, bases: isRead ? settled.flatMap((one) => make.readFor(one) ?? []) : [] }
}

const correctedIn = ({ settled }: MenuChoice): number =>
  settled.reduce((sum, { corrected }) => sum + corrected.length, 0)

/** Told of each answer as it is found: whoever stops has the last. */
type ShowSolution = (solution: FamilySolution) => void

/** One choice for each number of bases, from the fewest until nobody is corrected. */
function choicesOf(
  search: MenuSearch,
  make: ClassMaker,
  found: BasesFound,
  plain: BasesFound,
  most: number,
  show: ShowSolution | undefined,
): MenuChoice[] {
  const choices: MenuChoice[] = []
  const fewest = found.classes?.length ?? 0
  const last = Math.min(most, fewest + MORE_BASES, Math.max(fewest, plain.classes?.length ?? most))
  for (let count = fewest; count <= last; count += 1) {
    if (choices.length > 0 && isOutOfWork(search.work)) break
    const assignment = assignBases(search, count, found, plain)
    const choice = assignment && settledChoice(make, assignment, choices.length === 0 || show !== undefined)
    if (choice) choices.push(choice)
    if (choice) show?.(solutionOf(search, found, [...choices]))
    if (choice && correctedIn(choice) === 0) break
  }
  return choices
}

/** Turns after which what the engine does not accept is told as it is. */
const MOST_TURNS = 3

/** Weighed and read again; where the engine finds a limit broken that no plane could say, its plane is added and all is settled again. */
function readBase(search: MenuSearch, first: SettledBase): ReadBase | undefined {
  let [now, settled] = [search, first]
  let best: ReadBase | undefined
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const base = weighBase(now, settled)
    if (!base) return best
    const { task } = now
    const readings = new Map(
      base.set.flatMap((f) => {
        const flavour = task.flavours[f]
        return flavour ? [[f, readFlavourAgain(task, flavour, base)] as const] : []
      }),
    )
    best = { base, readings }
    const faulty = base.set.filter((f) => (readings.get(f)?.faults.length ?? 0) > 0)
    const flavours = task.flavours.map((flavour) =>
      faulty.includes(flavour.at)
        ? { ...flavour, rows: [...flavour.rows, ...brokenRowsOf(task, flavour, base)] }
        : flavour,
    )
    if (flavours.every(({ rows }, f) => rows.length === task.flavours[f]?.rows.length)) return best
    now = beginSearch({ ...task, flavours }, search.work)
    const again = fewestCorrected(now, base.set)
    if (!again) return best
    settled = lastWish(now, again)
  }
  return best
}

const solutionOf = (search: MenuSearch, found: BasesFound, choices: readonly MenuChoice[]): FamilySolution => ({
  search,
  found,
  choices,
  bases: choices[0]?.bases ?? [],
  firmness: new Map(),
})

/** What fits one after another, settled: somebody who waits sees an answer at once. */
function showFirst(search: MenuSearch, make: ClassMaker, most: number, show: ShowSolution): void {
  const found = firstBases(search, most, doesCorrect(search.task))
  const choice =
    found.classes?.length &&
    settledChoice(make, { classes: found.classes, countBound: 0, gramsBound: 0, isProven: false }, true)
  if (choice) show(solutionOf(search, found, [choice]))
}

function solveOnce(search: MenuSearch, most: number, show?: ShowSolution): FamilySolution {
  const isCorrecting = doesCorrect(search.task)
  const make = classMakerOf(search)
  if (show) showFirst(search, make, most, show)
  const found = fewestBases(search, most, isCorrecting, SEARCH_SHARE)
  const plain = isCorrecting ? fewestBases(search, most, false, PLAIN_SHARE) : found
  // Where no flavour fits a base there is none to choose.
  return solutionOf(search, found, found.classes?.length ? choicesOf(search, make, found, plain, most, show) : [])
}

/** Deviations that are added when a flavour is not sure enough, and the most that make sense. */
const STEP = 0.4
const MOST_DEVIATIONS = 3.2

const firmnessIn = (bases: readonly ReadBase[]) =>
  new Map(bases.flatMap(({ readings }) => [...readings].map(([f, { firmness }]) => [f, firmness()] as const)))

/** By flavour of a choice, how often all its ranges hold. */
export const choiceFirmness = ({ bases }: Pick<MenuChoice, 'bases'>): ReadonlyMap<number, number> =>
  new Map([...firmnessIn(bases)].map(([f, { probability }]) => [f, probability]))

const leastOf = (firm: ReturnType<typeof firmnessIn>): number =>
  Math.min(1, ...[...firm.values()].map(({ probability }) => probability))

/** As many bases as serve every flavour with the certainty asked for, or the surest that was found. */
function surerSolution(task: MenuTask, plain: FamilySolution, asked: number, most: number): FamilySolution {
  let [best, firm] = [plain, firmnessIn(plain.bases)]
  let least = leastOf(firm)
  for (let z = Math.max(STEP, normalQuantile(Math.min(0.999, asked)) / 2); z <= MOST_DEVIATIONS; z += STEP) {
    if (least >= asked || isOutOfWork(plain.search.work)) break
    const margins = new Map(
      [...firm].map(([f, { deviations }]) => [
        f,
        Object.fromEntries(Object.entries(deviations).map(([key, sd]) => [key, z * sd])),
      ]),
    )
    const search = beginSearch(taskWithMargins(task, margins), plain.search.work)
    const surer = solveOnce(search, most)
    if (!surer.found.classes || surer.found.alone.length > plain.found.alone.length || surer.bases.length === 0) break
    firm = firmnessIn(surer.bases)
    if (leastOf(firm) <= least) continue
    least = leastOf(firm)
    best = { ...surer, basesUnsure: plain.bases.length }
  }
  return best
}

export function solveFamily(search: MenuSearch, most: number, show?: ShowSolution): FamilySolution {
  const { task } = search
  const { seguridad, duda } = task.request
  const plain = solveOnce(search, most, show)
  const solution = seguridad && plain.bases.length > 0 ? surerSolution(task, plain, seguridad, most) : plain
  if (!seguridad && duda !== true) return solution
  const firmness = choiceFirmness(solution)
  return { ...solution, firmness }
}
