import { contracts, formulaRefusal, ignoredFields, type Refusal } from '@obrador/contract'
import { refusalInToolWords, type ToolAnswers, type ToolFormula, type ToolName, taken } from '@obrador/contract/tools'
import { type CraftRequest, type crafts, FormulaError, type LineReading } from '@obrador/engine'
import { answerToPasted, type PastedFormula, pastedFormula, type TipoLeido, typeRead } from '@obrador/list'

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
  /** What is said of fields that nobody looks at. */
  readonly ignored: readonly string[]
}

const renamed = (
  line: Readonly<Record<string, unknown>>,
  { name, grams }: { readonly name: string; readonly grams: string },
) => {
  const { ingrediente, gramos, ...rest } = line
  return { ...rest, [name]: ingrediente, [grams]: gramos }
}

/** A formula with the field names of its craft; of a pasted text, with the lines that were read in it. */
function inCraftWords(formula: ToolFormula, pasted: PastedFormula | undefined): CraftRequest {
  const { oficio, tipo, ingredientes = [], texto: _, detalle: __, ...rest } = formula
  return {
    ...rest,
    ...(pasted && typeRead(pasted, oficio)),
    ...(tipo !== undefined && { type: tipo }),
    ingredients: pasted?.ingredients ?? ingredientes.map((line) => renamed(line, contracts[oficio].fields)),
  }
}

/** What an agent sent to a tool, as far as the tool takes it. */
export function requestOf(tool: ToolName, sent: ToolFormula): Asked {
  const { oficio, texto } = sent
  const { fields } = contracts[oficio]
  const pasted =
    texto === undefined ? undefined : inWords(() => pastedFormula(texto, fields, { together: tool === 'etiquetar' }))
  return {
    oficio,
    pasted,
    request: inCraftWords(taken(tool, sent), pasted),
    ignored: ignoredFields(oficio, inCraftWords(sent, pasted)),
  }
}

/** Works something out; what the engine refuses is refused in the words of the tools. */
export function inWords<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof FormulaError) throw refusedBy(formulaRefusal(problem))
    throw problem
  }
}

export const refusedBy = (refusal: Refusal): Refused => new Refused(refusalInToolWords(refusal))

/** What a pasted text seems to make, in the shape of the tools. */
export const typeTold = (read: TipoLeido | undefined) =>
  read && {
    tipoLeido: {
      oficio: read.oficio,
      tipo: read.tipo,
      porque: read.porque,
      alternativas: read.alternativas.map(({ oficio, tipo }) => `${oficio}/${tipo}`),
    },
  }

/** All warnings of an answer: of the text, of the formula, and of fields that the craft does not look at. */
export const warningsOf = ({ pasted, ignored }: Asked, found: readonly string[]): string[] => [
  ...(pasted?.warnings ?? []),
  ...found,
  ...ignored,
]

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
    ingredientes.map(
      ({ nombre, gramos, aprox, id, leidoComo, exacta, resto, provisional, alternativas, puedeLlevar }) => ({
        nombre,
        ...(gramos !== undefined && { gramos }),
        ...(aprox && { aprox }),
        ...(id !== undefined && { id }),
        ...(leidoComo !== undefined && { leidoComo }),
        ...(exacta !== undefined && { exacta }),
        ...(resto && { resto }),
        ...(provisional && { provisional }),
        ...(alternativas && { alternativas }),
        ...(puedeLlevar && { puedeLlevar }),
      }),
    ),
  )
}
