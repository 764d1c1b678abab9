import { type AdjustAnswer, adjust, loadSolver } from '@obrador/balancer'
import { type Analysis, createClient, ObradorError } from '@obrador/client'
import {
  type Craft,
  type CraftRequest,
  engine,
  engineWith,
  FormulaError,
  type crafts as known,
  labelOf,
} from '@obrador/engine'
import { usual } from '@obrador/engine/usual'
import { answerToPasted, pastedFormula, typeRead } from '@obrador/list'
import { type Request, withRows } from './input/item.ts'
import * as say from './messages.ts'

/** As the service has them: they know the published formulas. */
const { crafts } = engineWith(engine, { usual })

export type Oficio = keyof typeof known

/** Something a person has to put right: said in one line, and the command ends with 1. */
export class Refused extends Error {}

export function craftNamed(name: string): Oficio {
  if (!Object.hasOwn(crafts, name)) throw new Refused(say.unknownCraft(name, Object.keys(crafts)))
  return name as Oficio
}

const fieldsOf = (oficio: Oficio) => crafts[oficio].definition.reads.fields

/** Lines of `ingrediente` and `gramos`, under the names that the craft has for them. */
export function inFieldsOf(oficio: Oficio, request: Request): Request {
  const { name, grams } = fieldsOf(oficio)
  const lines = request.ingredients as readonly { readonly ingrediente: string; readonly gramos: number }[]
  return { ...request, ingredients: lines.map(({ ingrediente, gramos }) => ({ [name]: ingrediente, [grams]: gramos })) }
}

/** What the answers of all crafts have; the rest is printed as it comes. */
export type AnyAnalysis =
  | Analysis<'helado'>
  | Analysis<'panaderia'>
  | Analysis<'pasteleria'>
  | Analysis<'turron'>
  | Analysis<'cacao'>

/** What is asked besides the analysis. */
export interface Besides {
  readonly habitual?: boolean
}

export interface Service {
  readonly analizar: (oficio: Oficio, request: Request, besides?: Besides) => Promise<AnyAnalysis>
  readonly ajustar: (oficio: Oficio, request: Request) => Promise<AdjustAnswer>
  readonly etiquetar: (oficio: Oficio, request: Request) => Promise<ReturnType<typeof labelOf>>
}

/** Answers a formula whose lines may be a pasted text, as the service does. */
function reading<Answer extends object>(
  oficio: Oficio,
  { texto, ...sent }: Request,
  answer: (request: CraftRequest) => Answer,
  together = false,
): Answer {
  if (typeof texto !== 'string') return answer(withRows(sent) as unknown as CraftRequest)
  const pasted = pastedFormula(texto, fieldsOf(oficio), { together })
  return answerToPasted(
    answer({ ...typeRead(pasted, oficio), ...sent, ingredients: pasted.ingredients }),
    pasted,
  ) as unknown as Answer
}

/** The engine itself: no network. */
const here: Service = {
  analizar: async (oficio, request, besides) =>
    reading(
      oficio,
      request,
      (asked) => (crafts[oficio] as Craft).analyse(asked, besides) as object,
    ) as unknown as AnyAnalysis,
  ajustar: async (oficio, request) => {
    const solver = await loadSolver()
    return reading(oficio, request, (asked) => adjust(crafts[oficio] as Craft, asked, solver))
  },
  etiquetar: async (oficio, request) =>
    reading(oficio, request, (asked) => labelOf(crafts[oficio] as never, asked as never), true),
}

/** A service of the same interface, which checks what it is sent. */
function there(address: string): Service {
  const client = createClient(address)
  return {
    analizar: (oficio, request, besides) => client.analizar(oficio, request as never, besides),
    ajustar: (oficio, request) => client.ajustar(oficio, request as never) as Promise<unknown> as Promise<AdjustAnswer>,
    etiquetar: (oficio, request) =>
      client.etiquetar(oficio, request as never) as Promise<unknown> as ReturnType<Service['etiquetar']>,
  }
}

export const serviceAt = (address: string | undefined): Service => (address === undefined ? here : there(address))

/** The sentence for a person, of what is no fault of the program. */
export const sentenceOf = (problem: unknown): string | undefined =>
  problem instanceof FormulaError || problem instanceof ObradorError || problem instanceof Refused
    ? problem.message
    : undefined
