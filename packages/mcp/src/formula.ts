import {
  analysisContracts,
  formulaRefusal,
  ignoredFields,
  refusalWordsIn,
  type ServiceRefusal,
} from '@obrador/contract'
import {
  refusalInToolWords,
  type ToolAnswers,
  type ToolFormula,
  type ToolName,
  takenByTool,
} from '@obrador/contract/tools'
import { type allCrafts, type CraftRequest, FormulaError, type LineReading } from '@obrador/engine'
import { answerToPasted, type PastedFormula, pastedFormula, type TypeReadAnswer, typeRead } from '@obrador/list'
import { textWordsIn } from '@obrador/list/language'
import { RefusedTool } from './refused.ts'

export type ToolCraftId = keyof typeof allCrafts
type Readings = ToolAnswers['analizar']['lecturas']

/** A formula of a tool as the request of its craft, and what it takes to tell of it afterwards. */
export interface ToolRequest {
  readonly oficio: ToolCraftId
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
  const { oficio, tipo, ingredientes = [], texto: _, detalle: __, idioma: ___, ...rest } = formula
  return {
    ...rest,
    ...(pasted && typeRead(pasted, oficio)),
    ...(tipo !== undefined && { type: tipo }),
    ingredients: pasted?.ingredients ?? ingredientes.map((line) => renamed(line, analysisContracts[oficio].fields)),
  }
}

/** What an agent sent to a tool, as far as the tool takes it. */
export function toolRequestOf(tool: ToolName, sent: ToolFormula): ToolRequest {
  const { oficio, texto, idioma = 'es' } = sent
  const { fields } = analysisContracts[oficio]
  const pasted =
    texto === undefined
      ? undefined
      : refusingInToolWords(() =>
          pastedFormula(texto, fields, { together: tool === 'etiquetar', craft: oficio, say: textWordsIn(idioma) }),
        )
  return {
    oficio,
    pasted,
    request: inCraftWords(takenByTool(tool, sent), pasted),
    ignored: ignoredFields(oficio, inCraftWords(sent, pasted), refusalWordsIn(idioma)),
  }
}

/** Works something out; what the engine refuses is refused in the words of the tools. */
export function refusingInToolWords<Answer>(work: () => Answer): Answer {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof FormulaError) throw toolRefusedBy(formulaRefusal(problem))
    throw problem
  }
}

export const toolRefusedBy = (refusal: ServiceRefusal): RefusedTool => new RefusedTool(refusalInToolWords(refusal))

/** What a pasted text seems to make, in the shape of the tools. */
export const typeToldByText = (read: TypeReadAnswer | undefined) =>
  read && {
    tipoLeido: {
      oficio: read.oficio,
      tipo: read.tipo,
      porque: read.porque,
      alternativas: read.alternativas.map(({ oficio, tipo }) => `${oficio}/${tipo}`),
    },
  }

/** All warnings of an answer: of the text, of the formula, and of fields that the craft does not look at. */
export const answerWarningsOf = ({ pasted, ignored }: ToolRequest, found: readonly string[]): string[] => [
  ...(pasted?.warnings ?? []),
  ...found,
  ...ignored,
]

/** How each line was read, alike for lines and for a pasted text. */
export function toolReadingsOf({ oficio, request, pasted }: ToolRequest, names: readonly LineReading[]): Readings {
  if (!pasted) {
    const { grams } = analysisContracts[oficio].fields
    return names.map((reading, at) => {
      const weight = request.ingredients[at]?.[grams]
      return { ...reading, ...(typeof weight === 'number' && !reading.sinPesar && { gramos: weight }) }
    })
  }
  return answerToPasted({ antes: { lecturas: names } }, pasted).lecturas.flatMap(({ ingredientes = [] }) =>
    ingredientes.map(
      ({ nombre, gramos, aprox, sinPesar, id, leidoComo, exacta, resto, provisional, alternativas, puedeLlevar }) => ({
        nombre,
        ...(sinPesar && { sinPesar }),
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
