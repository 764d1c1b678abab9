import { allergenNames, type FindingText, type SayFinding } from '@obrador/engine'
import type { MenuConflictAnswer, MenuImpossibleAnswer, MenuLimitAnswer } from './answer.ts'
import { barredNeeds, barsIn, limitsInConflict, limitTold, neededValue } from './diagnosis.ts'
import type { FamilySolution } from './family.ts'
import { menuFinding } from './findings.ts'
import { isSetUnserved } from './one-base.ts'
import { openingDoseOf } from './opening-dose.ts'
import { doesCorrect } from './task.ts'

/** Why a menu needs what it needs, and what the engine says of its flavours, as findings said in words. */

/** Conflicts that are told: the smallest say most. */
const MOST_TOLD = 4
/** Conflicts of which a dose that opens them is sought. */
const MOST_OPENED = 2
/** Pairs that are told where there is no answer, and flavours up to which all of them are looked at. */
const MOST_PAIRS = 12
const PAIRED_UP_TO = 16

type Places = ReturnType<typeof limitsInConflict>

function limitAnswers({ search: { task } }: FamilySolution, places: Places, needed?: readonly (number | undefined)[]) {
  return places.flatMap((place, at): MenuLimitAnswer[] => {
    const row = task.flavours[place.flavour]?.rows[place.row]
    if (!row) return []
    return [
      {
        sabor: task.flavours[place.flavour]?.name ?? '',
        parametro: row.limit.key,
        etiqueta: row.limit.label,
        limite: row.end,
        valor: row.bound,
        unidad: row.limit.unit,
        ...(needed && { necesario: needed[at] ?? null }),
        ley: row.isLaw,
      },
    ]
  })
}

function pairsOf({ search, found }: FamilySolution): (readonly number[])[] {
  const { task } = search
  const served = task.flavours.map(({ at }) => at).filter((f) => !found.alone.includes(f))
  if (found.classes || served.length > PAIRED_UP_TO) return []
  const pairs = served.flatMap((a, i) => served.slice(i + 1).map((b) => [a, b] as const))
  return pairs.filter((pair) => isSetUnserved(search, pair, doesCorrect(task))).slice(0, MOST_PAIRS)
}

export function conflictsTold(solution: FamilySolution, say: SayFinding): MenuConflictAnswer[] {
  const { search, found } = solution
  const { task } = search
  const smallest = found.conflicts.toSorted((a, b) => a.length - b.length).slice(0, MOST_TOLD)
  const all = new Map([...smallest, ...pairsOf(solution)].map((core) => [core.join(), core]))
  return [...all.values()].map((core, at) => {
    const places = limitsInConflict(search, core, doesCorrect(task))
    const limits = places.flatMap((place) => limitTold(task, place) ?? [])
    const bars = barsIn(task, core)
    const flavours = core.map((f) => task.flavours[f]?.name ?? '')
    const opening = at < MOST_OPENED && limits.length > 0 ? openingDoseOf(search, core) : undefined
    const dose = opening && { ...opening, flavour: task.flavours[opening.flavour]?.name ?? '' }
    return {
      sabores: flavours,
      limites: limitAnswers(solution, places),
      vetos: bars.map(({ flavour, name }) => ({ sabor: flavour, ingrediente: name })),
      ...(dose && { dosis: { sabor: dose.flavour, name: dose.name, de: dose.from, a: dose.to } }),
      frase: say(menuFinding('menu.conflict', { flavours, limits, bars, dose })),
    }
  })
}

export function impossiblesTold(solution: FamilySolution, say: SayFinding): MenuImpossibleAnswer[] {
  const { search, found } = solution
  const { task } = search
  return found.alone.map((f) => {
    const flavour = task.flavours[f]?.name ?? ''
    const bars = barredNeeds(task, f)
    const places = bars.length > 0 ? [] : limitsInConflict(search, [f], true)
    const needed = places.map((place) => neededValue(search, [f], place))
    const limits = places.flatMap((place, at) => limitTold(task, place, needed[at]) ?? [])
    return {
      sabor: flavour,
      relajaciones: limitAnswers(solution, places, needed),
      vetados: bars.map(({ name }) => name),
      frase: say(
        menuFinding('menu.impossible', {
          flavour,
          limits,
          bars: bars.map(({ name }) => name),
          allergens: Object.entries(allergenNames).flatMap(([id, label]) =>
            bars.some(({ allergens }) => allergens.includes(id)) ? [label] : [],
          ),
        }),
      ),
    }
  })
}

/** What the engine says of each flavour, once, with the flavours that it is of where it is not of all. */
export function readingsTold(solutions: readonly FamilySolution[]): FindingText[] {
  const said = solutions.flatMap(({ search, bases }) =>
    bases.flatMap(({ readings }) =>
      [...readings].flatMap(([f, { told }]) =>
        told.map((what) => ({ what, name: search.task.flavours[f]?.name ?? '' })),
      ),
    ),
  )
  const count = solutions.reduce(
    (sum, { bases }) => sum + bases.reduce((all, { readings }) => all + readings.size, 0),
    0,
  )
  return [...Map.groupBy(said, ({ what }) => what)].map(([what, of]) => {
    const flavours = [...new Set(of.map(({ name }) => name))]
    return flavours.length === count ? what : menuFinding('menu.of-flavours', { flavours, what })
  })
}
