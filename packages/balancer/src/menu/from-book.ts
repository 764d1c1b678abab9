import {
  type CraftRequest,
  type LabelledCraft,
  presentAllergensOf,
  type RawLine,
  roundTo,
  type SolverProblem,
  solverProblemOf,
} from '@obrador/engine'
import { foldedName } from './bars.ts'
import { MENU_LIMITS, type MenuBaseLine, type MenuFlavourRequest, type MenuRequest } from './request.ts'
import { gramsIn, ownNormsIn } from './task.ts'

/** Formulas of a book as flavours on bases: what is technical in each is its base, the rest its doses per kilo of that. */

/** A formula that is to be a flavour, under the name that it has in the menu. */
export interface MenuFormula {
  readonly nombre: string
  readonly formula: CraftRequest
}

/** The flavours of one family, with what their bases may be made with. */
export interface BookMenu extends MenuRequest {
  readonly familia: string
  readonly base: readonly MenuBaseLine[]
}

type Line = SolverProblem<unknown>['lines'][number]

interface ReadLine {
  readonly raw: RawLine
  readonly line: Line | undefined
  readonly key: string
  readonly grams: number
  readonly role: string | undefined
  /** Grams between which a master would move it in this formula. */
  readonly least: number
  readonly most: number
}

interface ReadFormula extends MenuFormula {
  readonly problem: SolverProblem<unknown>
  readonly lines: readonly ReadLine[]
}

const KILO = 1000
/** What a mix is made of; what names a product is no part of it. */
const BASE_ROLES: ReadonlySet<string> = new Set(['technical', 'filler', 'structure', 'dose', 'base'])
/** What only some have for its own sake (the salt of a caramel) is theirs: a dose belongs to the base that most have it in. */
const SHARED_FROM = 0.5
/** It names what it is in, and who does not eat it looks for it: a base has it or it has not. */
const EGGS = 'huevo'
const DOSE = 'dose'
/** Grams that correct a kilo of base at most: more is another base. */
const MOST_CORRECTION = 40
/** What is written on flour or milk that keeps its grams, or is a base already, is what its maker makes: it moves by a tenth, whatever its role allows. */
const OWN_BAND = 0.1
const withinBand = (line: ReadLine): ReadLine => ({
  ...line,
  least: Math.max(line.least, line.grams * (1 - OWN_BAND)),
  most: Math.min(line.most, line.grams * (1 + OWN_BAND)),
})
/** Decimals of the grams of a dose and of a bound. */
const TENTHS = 1

const isOfBase = ({ line, role }: Pick<ReadLine, 'line' | 'role'>): boolean =>
  line?.ingredient !== undefined && !line.ingredient.flavour && BASE_ROLES.has(role ?? '')

interface InnerFormula {
  readonly oficio?: string
  readonly type?: string
  readonly ingredients: readonly RawLine[]
  readonly rendimiento?: number
}

interface OpenedRaw {
  readonly raw: RawLine
  /** It stood inside a base. */
  readonly isOpened: boolean
}

/** A formula inside another that is nothing but a base stands for its lines: whoever made bases once may ask again. */
function openedLines(
  craft: LabelledCraft<CraftRequest>,
  type: string | null | undefined,
  lines: readonly RawLine[],
): OpenedRaw[] {
  return lines.flatMap((raw): OpenedRaw[] => {
    const closed = [{ raw, isOpened: false }]
    const inner = raw.preparacion as InnerFormula | undefined
    // What is bought as a mix stays what it is.
    if (
      raw.saco !== undefined ||
      typeof inner !== 'object' ||
      inner.rendimiento !== undefined ||
      (inner.oficio ?? craft.id) !== craft.id
    )
      return closed
    const opened = openedLines(craft, inner.type, inner.ingredients).map((one) => one.raw)
    const read = readLines(craft, { type: inner.type ?? type, ingredients: opened } as CraftRequest)
    if (!read.every(isOfBase)) return closed
    const mass = opened.reduce((sum, line) => sum + gramsIn(craft, line), 0)
    return opened.map((line) => ({
      raw: { ...line, [craft.fields.grams]: (gramsIn(craft, line) * gramsIn(craft, raw)) / mass },
      isOpened: true,
    }))
  })
}

function readLines(
  craft: LabelledCraft<CraftRequest>,
  formula: CraftRequest,
  problem = solverProblemOf(craft, formula),
): ReadLine[] {
  const { lines: bounds, isAnchored } = problem.adjustable()
  return formula.ingredients.map((raw, at) => {
    const line = problem.lines[at]
    const grams = gramsIn(craft, raw)
    const { role, least = grams, most = grams } = bounds[at] ?? {}
    const name = String(raw[craft.fields.name] ?? '')
    const read = { raw, line, key: line?.ingredient?.id ?? foldedName(name), grams, role, least, most }
    return isAnchored ? withinBand(read) : read
  })
}

function readFormula(craft: LabelledCraft<CraftRequest>, { nombre, formula }: MenuFormula): ReadFormula {
  const opened = openedLines(craft, formula.type, formula.ingredients)
  const whole = { ...formula, ingredients: opened.map(({ raw }) => raw) } as CraftRequest
  const problem = solverProblemOf(craft, whole)
  const lines = readLines(craft, whole, problem)
  // What stands beside a base and is no dose was put there to correct it: that is asked anew.
  const isOnBase = opened.some(({ isOpened }) => isOpened)
  const onBase = lines.flatMap((line, at): ReadLine[] => {
    if (opened[at]?.isOpened) return [withinBand(line)]
    return line.role === DOSE || !isOfBase(line) ? [line] : []
  })
  return { nombre, formula: whole, problem, lines: isOnBase ? onBase : lines }
}

/** The lines that the bases of a family are made of, by what they are: those of most formulas first. */
function baseKeysOf(formulas: readonly ReadFormula[]): ReadonlySet<string> {
  const counts = new Map<string, { count: number; isDose: boolean }>()
  for (const { lines } of formulas)
    for (const { key, role } of new Map(lines.filter(isOfBase).map((one) => [one.key, one])).values())
      counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, isDose: role === DOSE })
  const kept = [...counts].filter(([, { count, isDose }]) => !isDose || count >= SHARED_FROM * formulas.length)
  return new Set(
    kept
      .toSorted(([, one], [, other]) => other.count - one.count)
      .slice(0, MENU_LIMITS.base)
      .map(([key]) => key),
  )
}

const baseGrams = ({ lines }: ReadFormula, keys: ReadonlySet<string>): number =>
  lines.reduce((sum, { key, grams }) => sum + (keys.has(key) ? grams : 0), 0)

/** Between the least and the most that any of them would have of it in a kilo of base. */
function baseLineOf(
  craft: LabelledCraft<CraftRequest>,
  formulas: readonly ReadFormula[],
  keys: ReadonlySet<string>,
  key: string,
): MenuBaseLine {
  const found = formulas.map((formula) => {
    const lines = formula.lines.filter((line) => line.key === key)
    const share = KILO / baseGrams(formula, keys)
    const sum = (of: 'least' | 'most' | 'grams'): number => share * lines.reduce((all, line) => all + line[of], 0)
    return { first: lines[0], least: sum('least'), most: Math.max(sum('most'), sum('grams')) }
  })
  const there = found.filter(({ first }) => first !== undefined)
  const { raw = {}, line } = there[0]?.first ?? {}
  const { [craft.fields.grams]: _, ...rest } = raw
  const isEgg = line?.ingredient?.category === EGGS
  const isEverywhere = there.length === found.length
  const least = Math.min(...there.map((one) => one.least))
  return {
    ...rest,
    name: String(raw[craft.fields.name] ?? ''),
    min: isEverywhere || isEgg ? roundTo(least, TENTHS) : 0,
    max: Math.min(KILO, roundTo(Math.max(...there.map(({ most }) => most)), TENTHS)),
    ...(isEgg && !isEverywhere && { opcional: true }),
  }
}

function flavourOf(
  craft: LabelledCraft<CraftRequest>,
  formula: ReadFormula,
  keys: ReadonlySet<string>,
): MenuFlavourRequest {
  const share = KILO / baseGrams(formula, keys)
  const borne = formula.problem.words().filter(({ isWord, isBorne }) => isWord && isBorne)
  return {
    ...ownNormsIn(formula.formula),
    nombre: formula.nombre,
    ...(typeof formula.formula.type === 'string' && { type: formula.formula.type }),
    ingredients: formula.lines
      .filter(({ key }) => !keys.has(key))
      .map(({ raw, grams }) => ({ ...raw, [craft.fields.grams]: roundTo(grams * share, TENTHS) })),
    alergenos: presentAllergensOf(craft, formula.formula),
    llamarse: borne.map(({ label }) => label),
  }
}

function menuOfFamily(craft: LabelledCraft<CraftRequest>, familia: string, formulas: readonly ReadFormula[]): BookMenu {
  const keys = baseKeysOf(formulas)
  const base = [...keys].map((key) => baseLineOf(craft, formulas, keys, key))
  const roles = new Map(
    formulas.flatMap(({ lines }) => lines.map(({ key, line, role }) => [key, { line, role }] as const)),
  )
  const con = [...keys].flatMap((key, at) => {
    const { line, role } = roles.get(key) ?? {}
    const isHandful = role !== DOSE && role !== 'base' && line?.ingredient?.category !== EGGS
    const { min: _n, max: _x, opcional: _o, ...raw } = base[at] ?? { name: '' }
    return isHandful && base[at] ? [raw] : []
  })
  return {
    familia,
    type: formulas[0]?.formula.type ?? craft.defaultType,
    base,
    sabores: formulas.map((formula) => flavourOf(craft, formula, keys)),
    correcciones: { con: con.slice(0, MENU_LIMITS.correctors), max: MOST_CORRECTION },
  }
}

/** A menu for each family of some formulas: milk and water never share a base, nor the bounds of one. */
export function menusFromBook(
  craft: LabelledCraft<CraftRequest>,
  formulas: readonly MenuFormula[],
): readonly BookMenu[] {
  const read = formulas.map((formula) => readFormula(craft, formula))
  return [...Map.groupBy(read, ({ problem }) => problem.family)].map(([family, some]) =>
    menuOfFamily(craft, family, some),
  )
}
