import { CATALOGUE_PANTRY } from '@obrador/balancer'
import { contracts, formulaRefusal, ignoredFields, type Refusal } from '@obrador/contract'
import { inToolWords, refusalInToolWords, type ToolAnswers, type ToolFormula } from '@obrador/contract/tools'
import { type CraftRequest, type crafts, FormulaError, type LineReading } from '@obrador/engine'
import { answerToPasted, type PastedFormula, pastedFormula } from '@obrador/list'

export type CraftId = keyof typeof crafts
type Readings = ToolAnswers['analizar']['lecturas']

/** What cannot be calculated, as the agent is told. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

/** A formula of a tool as the request of its craft, and what it takes to tell of it afterwards. */
export interface Asked {
  readonly oficio: CraftId
  readonly request: CraftRequest
  readonly pasted: PastedFormula | undefined
}

const renamed = (
  line: Readonly<Record<string, unknown>>,
  { name, grams }: { readonly name: string; readonly grams: string },
) => {
  const { ingrediente, gramos, ...rest } = line
  return { ...rest, [name]: ingrediente, [grams]: gramos }
}

/** The word that stands for all of it is a word of its own to the balancer. */
const pantry = (given: readonly string[]): readonly string[] | string =>
  given.length === 1 && given[0] === CATALOGUE_PANTRY ? CATALOGUE_PANTRY : given

/** What an agent sent, with the field names of its craft. */
export function requestOf(sent: ToolFormula): Asked {
  const {
    oficio,
    tipo,
    ingredientes = [],
    texto,
    detalle: _,
    ...rest
  } = sent as ToolFormula & Readonly<Record<string, unknown>>
  const { fields } = contracts[oficio]
  const pasted = texto === undefined ? undefined : inWords(oficio, () => pastedFormula(texto, fields))
  const ingredients = pasted?.ingredients ?? ingredientes.map((line) => renamed(line, fields))
  const { despensa, ...others } = rest as { readonly despensa?: readonly string[] }
  return {
    oficio,
    pasted,
    request: {
      ...others,
      ...(tipo !== undefined && { type: tipo }),
      ...(despensa !== undefined && { despensa: pantry(despensa) }),
      ingredients,
    },
  }
}

/** Works something out; what the engine refuses is refused in the words of the tools. */
export function inWords<Answer>(oficio: CraftId, work: () => Answer): Answer {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof FormulaError) throw refusedBy(oficio, formulaRefusal(problem))
    throw problem
  }
}

export const refusedBy = (oficio: CraftId, refusal: Refusal): Refused =>
  new Refused(refusalInToolWords(refusal, contracts[oficio].fields))

/** All warnings of an answer: of the text, of the formula, and of fields that the craft does not look at. */
export const warningsOf = ({ oficio, request, pasted }: Asked, found: readonly string[]): string[] =>
  [...(pasted?.warnings ?? []), ...found, ...ignoredFields(oficio, request)].map((sentence) =>
    inToolWords(sentence, contracts[oficio].fields),
  )

/** How each line was read, alike for lines and for a pasted text. */
export function readingsOf({ oficio, request, pasted }: Asked, names: readonly LineReading[]): Readings {
  if (!pasted) {
    const { grams } = contracts[oficio].fields
    return names.map((reading, at) => {
      const weight = request.ingredients[at]?.[grams]
      return { ...reading, ...(typeof weight === 'number' && { gramos: weight }) }
    })
  }
  return answerToPasted({ antes: { lecturas: names } }, pasted).lecturas.flatMap(({ ingredientes = [] }) =>
    ingredientes.map(({ nombre, gramos, aprox, id, leidoComo, exacta }) => ({
      nombre,
      ...(gramos !== undefined && { gramos }),
      ...(aprox && { aprox }),
      ...(id !== undefined && { id }),
      ...(leidoComo !== undefined && { leidoComo }),
      ...(exacta !== undefined && { exacta }),
    })),
  )
}
