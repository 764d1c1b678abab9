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
import { pastedFormula, typeRead } from '@obrador/list'
import { orRefused, sceneIn } from './here.ts'
import { type GivenByCommand, type InputFormula, withOwnRows } from './input/item.ts'
import type { CommandLanguage, CommandWords } from './language.ts'
import { entriesOfSources } from './lote/files.ts'
import { RefusedCommand } from './refused.ts'
import type { RequestBody } from './request.ts'
import { craftFieldsOf, craftNamed } from './service.ts'
import { spokenIn } from './service-at.ts'
import type { SpokenTerminal } from './terminal.ts'

/** The bases of a menu, or a book when prices change: read here as the service reads it. */

export interface MenuAsked extends Omit<GivenByCommand, 'say'> {
  readonly libro?: string
  readonly sube?: readonly string[]
  readonly falta?: readonly string[]
}

/** «Nata 35%=6,50». */
function priceIn(text: string): readonly [name: string, price: number] {
  const [, name, price] = /^(.+)=\s*(\d+(?:[.,]\d+)?)\s*$/.exec(text) ?? []
  if (name === undefined || price === undefined) throw new RefusedCommand((say) => say.badRise(text))
  return [name.trim(), Number(price.replace(',', '.'))]
}

/** A formula of the book, a pasted one read into its lines. */
function bookFormula({ nombre, oficio, request }: InputFormula): RequestBody {
  const { texto, ...sent } = request
  const pasted = typeof texto === 'string' ? pastedFormula(texto, craftFieldsOf(oficio), { craft: oficio }) : undefined
  const read = pasted ? { ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients } : sent
  return { ...withOwnRows(oficio, read, () => true), nombre, oficio }
}

function bookIn(source: string, given: GivenByCommand, terminal: SpokenTerminal): RequestBody[] {
  const formulas = entriesOfSources([source], given, undefined, terminal).flatMap((entry) =>
    'request' in entry ? [bookFormula(entry)] : [],
  )
  if (formulas.length === 0) throw new RefusedCommand((say) => say.emptyBook(source))
  return formulas
}

/** The body of its path: a file, or a book and what changes. */
export function menuAsked(
  text: string | undefined,
  { libro, sube = [], falta = [], ...given }: MenuAsked,
  terminal: SpokenTerminal,
): RequestBody {
  if (libro === undefined) {
    try {
      return JSON.parse(text ?? '') as RequestBody
    } catch {
      throw new RefusedCommand((say) => say.brokenJson())
    }
  }
  return {
    libro: bookIn(libro, { ...given, say: terminal.say }, terminal),
    cambios: { precios: Object.fromEntries(sube.map(priceIn)), ...(falta.length > 0 && { faltan: [...falta] }) },
  }
}

const isBook = (asked: RequestBody): boolean => 'libro' in asked

export async function answeredMenu(
  asked: RequestBody,
  server: string | undefined,
  language: CommandLanguage,
): Promise<MenuAnswer | BookAnswer> {
  if (server !== undefined) {
    const client = createClient(server)
    const answer = isBook(asked)
      ? client.cambioDePrecios(asked as never, spokenIn(language))
      : client.carta(asked as never, spokenIn(language))
    return answer as Promise<unknown> as Promise<MenuAnswer | BookAnswer>
  }
  const solver = await loadSolver()
  const { oficio = 'helado', ...request } = asked
  const scene = await sceneIn(language)
  const craftOf = (named: unknown) => scene.crafts[craftNamed(String(named))]
  return orRefused(scene, async () =>
    scene.tell<MenuAnswer | BookAnswer>(
      isBook(asked)
        ? respondToPrices(
            ({ oficio: own = String(oficio) }: BookFormulaRequest) => craftOf(own),
            request as unknown as BookRequest,
            solver,
          )
        : composeMenu(craftOf(oficio), request as unknown as MenuRequest, solver),
      asked,
    ),
  )
}

const menuLines = ({ bases, sabores, porQue, imposibles }: MenuAnswer, say: CommandWords): string[] => [
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

const bookLines = ({ propuestas }: BookAnswer, say: CommandWords): string[] =>
  propuestas.flatMap(({ nombre, cambios, recupera }) => [
    '',
    say.proposalHead(nombre, recupera),
    ...cambios.map(({ name, de, a }) => say.changedLine(name, de, a)),
  ])

/** What people read of it. */
export const menuText = (answer: MenuAnswer | BookAnswer, say: CommandWords): string =>
  [
    answer.titular,
    ...('bases' in answer ? menuLines(answer, say) : bookLines(answer, say)),
    ...(answer.warnings.length > 0 ? ['', ...answer.warnings] : []),
  ].join('\n')
