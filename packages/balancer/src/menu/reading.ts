import {
  type AnswerHeadline,
  allergenNames,
  type CraftRequest,
  type FindingText,
  presentAllergensOf,
  roundTo,
  solverProblemOf,
} from '@obrador/engine'
import { figureDeviationsOf } from '@obrador/engine/doubt'
import { isLimitMet } from '../limit.ts'
import { limitPlaneOf } from '../rows.ts'
import { foldedName } from './bars.ts'
import { menuFinding } from './findings.ts'
import type { SettledBase } from './one-base.ts'
import { type FlavourRow, splitRow } from './rows.ts'
import { gramsIn, type MenuFlavour, type MenuTask, menuFormulaOf } from './task.ts'

/** The engine reads what was found: nothing is promised that it does not accept. */

/** What the balance path of a craft answers, as far as a menu looks at it. */
interface AnalysedBody {
  readonly verdict?: string
  readonly titular?: AnswerHeadline
  readonly warnings?: readonly string[]
  readonly params?: Readonly<Record<string, number>>
  readonly legal?: {
    readonly cumple?: boolean | null
    readonly nombre?: string
    readonly denominacion?: string
    readonly objecion?: string
  }
}

export interface FlavourReading {
  readonly formula: CraftRequest
  readonly verdict: string
  readonly legal: string | undefined
  readonly allergens: readonly string[]
  readonly costPerKilo: number
  /** Why the engine does not accept it. */
  readonly faults: readonly FindingText[]
  /** What it says of the formula besides: what it asks before it calls it good, and how a line was read. */
  readonly told: readonly FindingText[]
  /** How often all its ranges hold at the next purchase, and how much each figure varies; worked out once. */
  readonly firmness: () => ReturnType<typeof figureDeviationsOf>
}

/** Headlines that no answer of the maker changes: it is not made as it stands. */
const BARRED: ReadonlySet<AnswerHeadline['estado']> = new Set(['inseguro', 'prohibido', 'dosis'])

/** What of a flavour weighs something, in the order of a formula. */
function flavourLines({ craft, columns, flavours }: MenuTask, f: number, { base, own }: SettledBase) {
  const flavour = flavours[f]
  return [
    ...columns.map(({ raw, price }, i) => ({ raw, price, grams: base[i] ?? 0 })),
    ...(flavour?.doses ?? []).map((raw) => ({ raw, price: 0, grams: gramsIn(craft, raw) })),
    ...(flavour?.own ?? []).map(({ raw, price }, j) => ({ raw, price, grams: own.get(f)?.[j] ?? 0 })),
  ]
}

/** A word may be borne inside a name that says it otherwise: «Sorbete de limón» is «con limón». */
const isWordBorne = ({ craft }: MenuTask, formula: CraftRequest, word: string): boolean =>
  solverProblemOf(craft, formula)
    .words()
    .some(({ label, isBorne }) => isBorne && foldedName(label) === foldedName(word))

export function readFlavourAgain(task: MenuTask, flavour: MenuFlavour, settled: SettledBase): FlavourReading {
  const { craft } = task
  const lines = flavourLines(task, flavour.at, settled)
  const weighed = lines.filter(({ grams }) => grams > 0)
  const formula = menuFormulaOf(task, flavour.type, weighed, flavour.asked)
  const { verdict = '', titular, warnings = [], legal } = craft.analyse(formula, { advice: false }) as AnalysedBody
  const name = legal?.nombre ?? legal?.denominacion
  const after = flavour.after.map((raw) => ({ raw, price: 0, grams: gramsIn(craft, raw) }))
  const told = after.length > 0 ? menuFormulaOf(task, flavour.type, [...weighed, ...after]) : formula
  const present = presentAllergensOf(craft, told)
  const unsaid = (flavour.asked.llamarse ?? []).filter(
    (word) => !foldedName(name ?? '').includes(foldedName(word)) && !isWordBorne(task, formula, word),
  )
  const isRefused = verdict !== 'equilibrada' || (titular !== undefined && BARRED.has(titular.estado))
  const added: readonly string[] = present.filter((id) => !flavour.allowed.has(id))
  const mass = weighed.reduce((sum, { grams }) => sum + grams, flavour.afterGrams)
  const euros = lines.reduce((sum, { grams, price }) => sum + (grams * price) / 1000, 0) + flavour.doseCost
  let firmness: ReturnType<typeof figureDeviationsOf> | undefined
  return {
    formula,
    verdict,
    legal: name,
    allergens: present,
    costPerKilo: roundTo((1000 * euros) / mass, 3),
    faults: [
      ...(isRefused ? [titular?.frase ?? verdict] : []),
      ...(legal?.cumple === false ? [legal.objecion ?? ''] : []),
      ...unsaid.map((word) => menuFinding('menu.unborne', { word })),
      ...(added.length > 0
        ? [
            menuFinding('menu.other-allergens', {
              allergens: Object.entries(allergenNames).flatMap(([id, label]) => (added.includes(id) ? [label] : [])),
            }),
          ]
        : []),
    ],
    told: [...(isRefused || titular === undefined || titular.bueno ? [] : [titular.frase]), ...warnings],
    firmness: () => {
      firmness ??= figureDeviationsOf(craft, formula)
      return firmness
    },
  }
}

/** The limits that a plane could not say, where the engine finds them broken, as planes at what was found. */
export function brokenRowsOf(task: MenuTask, flavour: MenuFlavour, settled: SettledBase): FlavourRow[] {
  const lines = flavourLines(task, flavour.at, settled).map((line) => ({ ...line, grams: Math.max(line.grams, 1e-4) }))
  const problem = solverProblemOf(task.craft, menuFormulaOf(task, flavour.type, lines, flavour.asked))
  return flavour.limits
    .filter(({ limit }) => !isLimitMet(limit, problem))
    .flatMap((one) =>
      (['min', 'max'] as const).flatMap((end) => {
        const bound = one.limit.range[end === 'min' ? 0 : 1]
        if (!Number.isFinite(bound)) return []
        const { scale: _, ...row } = splitRow(
          limitPlaneOf(one.limit, bound, end === 'min', problem.lines, 1),
          problem.lines,
          flavour.layout,
        )
        return [{ ...one, end, bound, ...row, width: 0 }]
      }),
    )
}
