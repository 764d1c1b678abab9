import { foldWords } from '../catalogue/normalise.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { atLine, FormulaError, type FormulaErrorCode } from '../formula/errors.ts'
import {
  type CraftRequest,
  type ParsedFormula,
  type PreparedFormula,
  type RawLine,
  REQUEST_LIMITS,
} from '../formula/formula.ts'
import { NESTED_FORMULA, OPENED_PREPARATION, openedPreparationIn } from '../formula/prepared.ts'
import { isPlainObject } from '../words/plain-object.ts'
import type { Craft, CraftEngine, PreparationsPart } from './craft.ts'
import { collapseFormula } from './gathered.ts'
import { preparedFormulaOf } from './prepared.ts'
import { preparationReportsOf } from './report.ts'
import { preparationWithSack } from './sack.ts'
import { explainThrough } from './through.ts'

/** Formulas inside formulas: from what a request says of them to lines that any craft reads. */

/** Levels of preparations inside a formula. */
const MOST_LEVELS = 4

/** A formula to be used as an ingredient, as it is sent: the request of its craft, whose it is, and what is left of it. */
export interface PreparationRequest extends CraftRequest {
  readonly oficio: string
  /** Grams left of 100 weighed. */
  readonly rendimiento?: number | null
}

/** Where in a request a formula lies. */
interface Nesting {
  /** Whose crafts make them. */
  readonly engine: CraftEngine
  readonly entries: Entries
  /** The entries as they were sent. */
  readonly sent: CraftRequest['preparaciones']
  /** The preparations being opened, from the outermost; those written in a line are called as the line is. */
  readonly path: readonly { readonly name: string; readonly asked: object }[]
  /** What was already opened, for whom. */
  readonly made: Map<object, Map<string, PreparedFormula>>
}
type Entries = ReadonlyMap<string, Asked>

const nestingOf = (request: object): Nesting | undefined =>
  (request as { readonly [NESTED_FORMULA]?: Nesting })[NESTED_FORMULA]

export const spellingKey = (name: string): string => foldWords(name).join(' ') || name.trim()

const refuse = (finding: FindingText, code: FormulaErrorCode = 'invalid-request'): never => {
  throw new FormulaError(code, finding)
}

const entriesOf = ({ preparaciones }: Pick<CraftRequest, 'preparaciones'>): Entries =>
  new Map(
    Object.entries(isPlainObject(preparaciones) ? preparaciones : {}).map(([name, asked]) => [
      spellingKey(name),
      { name, asked },
    ]),
  )

/** A formula that a line asks to be made of, and what it goes by. */
interface Asked {
  readonly name: string
  readonly asked: unknown
}

/** What a line asks for, if anything: a formula of its own, or one of the entries by name. */
function askedIn({ preparacion }: RawLine, name: string, entries: Entries): Asked | undefined {
  if (preparacion === undefined || preparacion === null) return entries.get(spellingKey(name))
  if (typeof preparacion !== 'string') return { name, asked: preparacion }
  const known = [...entries.values()].map((one) => one.name)
  return (
    entries.get(spellingKey(preparacion)) ?? refuse(commonFinding('preparation.missing', { asked: preparacion, known }))
  )
}

function craftOf({ everyCraft }: CraftEngine, oficio: unknown): Craft {
  const craft = everyCraft.find(({ id }) => id === oficio)
  const known = everyCraft.map(({ id }) => id)
  return craft ?? refuse(commonFinding('preparation.craft', { asked: String(oficio ?? ''), known }))
}

/** A preparation made in its own craft; what is wrong with it is told under its name. */
function make(asked: object, user: string, nesting: Nesting): PreparedFormula {
  const { oficio, rendimiento, ...rest } = asked as PreparationRequest
  const request = { ...rest, preparaciones: nesting.sent, [NESTED_FORMULA]: nesting }
  const craft = craftOf(nesting.engine, oficio)
  const isTyped = typeof request.type === 'string'
  if (rendimiento != null && !(typeof rendimiento === 'number' && rendimiento > 0 && rendimiento <= 100)) {
    refuse(commonFinding('preparation.bad-yield'))
  }
  return craft.found(request as CraftRequest, (found) =>
    preparedFormulaOf(found, { craft: user, isTyped }, rendimiento ?? undefined, asked),
  )
}

function prepared({ name, asked }: Asked, user: string, nesting: Nesting): PreparedFormula {
  if (!isPlainObject(asked)) return refuse(commonFinding('preparation.shape', { name }))
  const { path, made } = nesting
  const before = path.findIndex((one) => one.asked === asked)
  const here = [...path, { name, asked }]
  if (before >= 0)
    refuse(commonFinding('preparation.circle', { path: here.slice(before).map((one) => one.name) }), 'too-nested')
  const known = made.get(asked)?.get(user)
  if (path.length + (known?.levels ?? 1) > MOST_LEVELS)
    refuse(commonFinding('preparation.depth', { most: MOST_LEVELS }), 'too-nested')
  if (known) return known
  try {
    const one = make(asked, user, { ...nesting, path: here })
    made.set(asked, (made.get(asked) ?? new Map<string, PreparedFormula>()).set(user, one))
    return one
  } catch (problem) {
    // What is wrong with the whole is told as it is, and what is wrong with a part under its name.
    if (!(problem instanceof FormulaError) || problem.code === 'too-nested') throw problem
    throw new FormulaError(problem.code, commonFinding('formula.inside', { name, what: problem.finding }))
  }
}

/** A preparation that a line is, under the name of its entry or, written in the line, of the line. */
interface Opened {
  readonly name: string
  readonly prepared: PreparedFormula
}

/** Opens the lines of one user: an entry that several of them use is made once. */
export interface PreparationOpener {
  /** None for a line that is a plain ingredient. */
  readonly open: (line: RawLine, name: string) => Opened | undefined
  /** What an entry is called, of those that are one. */
  readonly entryOf: (asked: object) => string | undefined
}

/** `user`: a craft, or whoever puts pieces together. */
export function openerFor(
  engine: CraftEngine,
  user: string,
  request: Pick<CraftRequest, 'preparaciones'>,
): PreparationOpener {
  const { preparaciones: sent } = request
  const nesting = nestingOf(request) ?? { engine, entries: entriesOf(request), sent, path: [], made: new Map() }
  let names: ReadonlyMap<unknown, string> | undefined
  return {
    open: (line, name) => {
      const asked = askedIn(line, name, nesting.entries)
      return asked && { name: asked.name, prepared: prepared(asked, user, nesting) }
    },
    entryOf: (asked) => {
      names ??= new Map([...nesting.entries.values()].map((one) => [one.asked, one.name]))
      return names.get(asked)
    },
  }
}

/** Who uses preparations: a craft, or a piece that is put together of them. */
interface User {
  readonly id: string
  readonly fields: { readonly name: string }
}

/** Who makes a piece: no craft, so that what it is made of comes as it is sold, a bread baked. */
export const PIECE_USER: User & { readonly fields: { readonly grams: string } } = {
  id: 'montaje',
  fields: { name: 'nombre', grams: 'gramos' },
}

/** The lines of a request, those that use a preparation with what is inside it. */
export function openPreparationsFor(
  engine: CraftEngine,
  { id, fields }: User,
  request: CraftRequest,
): readonly RawLine[] {
  const { ingredients } = request
  if (!Array.isArray(ingredients)) return ingredients
  const { open } = openerFor(engine, id, request)
  let count = ingredients.length
  const openLine = (raw: RawLine): RawLine => {
    if (!isPlainObject(raw) || openedPreparationIn(raw)) return raw
    const given = raw[fields.name]
    const name = typeof given === 'string' ? given.trim() : ''
    const opened = open(raw, name)
    if (!opened) return raw
    count += opened.prepared.size
    if (count > REQUEST_LIMITS.ingredients)
      refuse(commonFinding('preparation.size', { count, most: REQUEST_LIMITS.ingredients }), 'too-nested')
    return { ...raw, [OPENED_PREPARATION]: preparationWithSack(opened.prepared, raw.saco) }
  }
  return ingredients.map((raw: RawLine, index) => atLine(index, () => openLine(raw)))
}

/** Entries that no line uses, at any level: whoever wrote them meant something else. */
export function unusedPreparationsIn<Matter>(request: CraftRequest, { uses }: ParsedFormula<Matter>): FindingText[] {
  if (!request.preparaciones || nestingOf(request)) return []
  const used = new Set<unknown>()
  const look = (all: ParsedFormula<Matter>['uses']): void => {
    for (const { prepared: one } of all) {
      used.add(one.asked)
      look(one.uses)
    }
  }
  look(uses)
  return [...entriesOf(request).values()]
    .filter(({ asked }) => !used.has(asked))
    .map(({ name }) => commonFinding('preparation.unused', { name }))
}

/** What an engine opens formulas inside formulas with. */
export const preparationsPart: PreparationsPart = {
  open: (engine, request, craft) => openPreparationsFor(engine, craftOf(engine, craft), request),
  report: ({ uses }) => preparationReportsOf(uses),
  notes: unusedPreparationsIn,
  gather: collapseFormula,
  explainThrough,
}
