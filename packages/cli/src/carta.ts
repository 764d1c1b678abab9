import { loadSolver } from '@obrador/balancer'
import {
  type BookAnswer,
  type BookFormulaRequest,
  type BookRequest,
  composeMenu,
  type MenuAnswer,
  type MenuRequest,
  respondToPrices,
} from '@obrador/balancer/menu'
import { createClient } from '@obrador/client'
import { formulaRefusal } from '@obrador/contract'
import { allCrafts, FormulaError } from '@obrador/engine'
import { pastedFormula, typeRead } from '@obrador/list'
import { type GivenByCommand, type InputFormula, withOwnRows } from './input/item.ts'
import { entriesOfSources } from './lote/files.ts'
import * as say from './messages.ts'
import { RefusedCommand } from './refused.ts'
import type { RequestBody } from './request.ts'
import { craftFieldsOf, craftNamed } from './service.ts'
import type { CommandTerminal } from './terminal.ts'

/** The bases of a menu, or a book when prices change: read here as the service reads it. */

export interface MenuAsked extends GivenByCommand {
  readonly libro?: string
  readonly sube?: readonly string[]
  readonly falta?: readonly string[]
}

/** «Nata 35%=6,50». */
function priceIn(text: string): readonly [name: string, price: number] {
  const [, name, price] = /^(.+)=\s*(\d+(?:[.,]\d+)?)\s*$/.exec(text) ?? []
  if (name === undefined || price === undefined) throw new RefusedCommand(say.badRise(text))
  return [name.trim(), Number(price.replace(',', '.'))]
}

/** A formula of the book, a pasted one read into its lines. */
function bookFormula({ nombre, oficio, request }: InputFormula): RequestBody {
  const { texto, ...sent } = request
  const pasted = typeof texto === 'string' ? pastedFormula(texto, craftFieldsOf(oficio), { craft: oficio }) : undefined
  const read = pasted ? { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients } : sent
  return { ...withOwnRows(oficio, read, () => true), nombre, oficio }
}

function bookIn(source: string, given: GivenByCommand, terminal: CommandTerminal): RequestBody[] {
  const formulas = entriesOfSources([source], given, undefined, terminal).flatMap((entry) =>
    'request' in entry ? [bookFormula(entry)] : [],
  )
  if (formulas.length === 0) throw new RefusedCommand(say.emptyBook(source))
  return formulas
}

/** The body of its path: a file, or a book and what changes. */
export function menuAsked(
  text: string | undefined,
  { libro, sube = [], falta = [], ...given }: MenuAsked,
  terminal: CommandTerminal,
): RequestBody {
  if (libro === undefined) {
    try {
      return JSON.parse(text ?? '') as RequestBody
    } catch {
      throw new RefusedCommand(say.brokenJson())
    }
  }
  return {
    libro: bookIn(libro, given, terminal),
    cambios: { precios: Object.fromEntries(sube.map(priceIn)), ...(falta.length > 0 && { faltan: [...falta] }) },
  }
}

const isBook = (asked: RequestBody): boolean => 'libro' in asked

export async function answeredMenu(asked: RequestBody, server: string | undefined): Promise<MenuAnswer | BookAnswer> {
  if (server !== undefined) {
    const client = createClient(server)
    const answer = isBook(asked) ? client.cambioDePrecios(asked as never) : client.carta(asked as never)
    return answer as Promise<unknown> as Promise<MenuAnswer | BookAnswer>
  }
  const solver = await loadSolver()
  const { oficio = 'helado', ...request } = asked
  const craftOf = (named: unknown) => allCrafts[craftNamed(String(named))]
  try {
    return isBook(asked)
      ? respondToPrices(
          ({ oficio: own = String(oficio) }: BookFormulaRequest) => craftOf(own),
          request as unknown as BookRequest,
          solver,
        )
      : composeMenu(craftOf(oficio), request as unknown as MenuRequest, solver)
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    const { error, ...where } = formulaRefusal(problem)
    throw new RefusedCommand(error, where)
  }
}

const menuLines = ({ bases, sabores, porQue, imposibles }: MenuAnswer): string[] => [
  ...bases.flatMap(({ nombre, ingredients, sabores: made }) => [
    '',
    say.baseHead(nombre, made),
    ...ingredients.map(({ name, grams }) => say.weighedLine(name, grams)),
  ]),
  ...sabores
    .filter(({ correcciones }) => correcciones.length > 0)
    .flatMap(({ nombre, correcciones }) => [
      '',
      say.correctedHead(nombre),
      ...correcciones.map(({ name, grams }) => say.weighedLine(name, grams)),
    ]),
  ...(porQue.length + imposibles.length > 0 ? [''] : []),
  ...[...imposibles, ...porQue].map(({ frase }) => frase),
]

const bookLines = ({ propuestas }: BookAnswer): string[] =>
  propuestas.flatMap(({ nombre, cambios, recupera }) => [
    '',
    say.proposalHead(nombre, recupera),
    ...cambios.map(({ name, de, a }) => say.changedLine(name, de, a)),
  ])

/** What people read of it. */
export const menuText = (answer: MenuAnswer | BookAnswer): string =>
  [
    answer.titular,
    ...('bases' in answer ? menuLines(answer) : bookLines(answer)),
    ...(answer.warnings.length > 0 ? ['', ...answer.warnings] : []),
  ].join('\n')
