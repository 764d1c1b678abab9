import type { SourceCitation, SourceTitles } from '../catalogue/sources.ts'
import type { FormulaLine, ParsedFormula } from '../formula/formula.ts'
import { roundTo } from '../words/round.ts'
import { explainRatio, type FigureParameters, isRatioParameter } from './parameter.ts'
import type { FigureRange } from './range.ts'

/** How every figure of an answer came about. Spanish keys, as the API has. */
export interface FigureExplanation {
  readonly parametros: Readonly<Record<string, ParameterExplanation>>
  readonly ingredientes: readonly LineExplanation[]
}

export interface ParameterExplanation {
  readonly etiqueta: string
  readonly unidad: string
  readonly formula: string
  readonly valor: number
  readonly rango?: FigureRange
  /** 0 inside the range; negative below it, positive above. */
  readonly distancia?: number
  /** In the order of the request, of long formulas without those of nothing; they add up to the value. Only a ratio has parts. */
  readonly contribuciones?: readonly LineContribution[]
  readonly fuentes: readonly { readonly clave: string; readonly titulo: string }[]
}

/** What a line puts into a figure; of a preparation, on request, also what is inside it. */
export interface LineContribution {
  readonly ingrediente: string
  readonly aporte: number
  readonly partes?: readonly PartContribution[]
}

export interface PartContribution {
  readonly ingrediente: string
  /** The preparation that it lies in, where that is not the line itself. */
  readonly en?: string
  readonly aporte: number
}

export interface LineExplanation {
  readonly nombre: string
  readonly gramos: number
  /** Of a preparation: its craft and its type; and on request, what is inside it. */
  readonly oficio?: string
  readonly type?: string
  readonly partes?: readonly Omit<LineExplanation, 'partes'>[]
  /** Row of the catalogue it was read as. */
  readonly id?: string
  readonly leidoComo?: string
  /** Whether the name is one of the row's own; if not, it was read by its words. */
  readonly exacta?: boolean
  readonly fuente?: SourceCitation
  readonly grado?: string
}

/** Contributions keep more decimals than the value, so that they still add up to it. */
const CONTRIBUTION_DECIMALS = 4

/** Lines up to which those that put in nothing are listed too: beyond, they would be most of the answer. */
const MOST_LISTED = 40

interface Found<Matter, Key extends string> {
  readonly formula: ParsedFormula<Matter>
  readonly params: { readonly [key in Key]?: number }
  readonly ranges: { readonly [key in Key]?: FigureRange }
}

export function explainFormula<Matter, Key extends string>(
  parameters: FigureParameters<Matter, Key>,
  { formula, params, ranges }: Found<Matter, Key>,
  titles: SourceTitles,
): FigureExplanation {
  const explained: Record<string, ParameterExplanation> = {}
  for (const key of Object.keys(parameters) as Key[]) {
    const parameter = parameters[key]
    const value = params[key]
    if (value === undefined) continue
    const range = ranges[key]
    const parts = isRatioParameter(parameter) ? explainRatio(parameter, formula.lines) : undefined
    explained[key] = {
      etiqueta: parameter.label,
      unidad: parameter.unit,
      formula: parameter.formula,
      valor: value,
      ...(range && { rango: range, distancia: roundTo(signedDistance(value, range), parameter.decimals) }),
      ...(parts && {
        contribuciones: worthTelling(
          formula.lines.map(({ name }, index) => ({ ingrediente: name, aporte: shownContribution(parts[index] ?? 0) })),
        ),
      }),
      fuentes: parameter.sources.map((clave) => ({ clave, titulo: titles(clave) })),
    }
  }
  return { parametros: explained, ingredientes: formula.lines.map(explainLine) }
}

/** A contribution as it is shown. */
export const shownContribution = (value: number): number => roundTo(value, CONTRIBUTION_DECIMALS)

export const worthTelling = (all: readonly LineContribution[]): readonly LineContribution[] =>
  all.filter(({ aporte }) => aporte !== 0 || all.length <= MOST_LISTED)

export const explainLine = <Matter>({
  name,
  grams,
  ingredient,
  interpreted,
  use,
}: FormulaLine<Matter>): LineExplanation => ({
  nombre: name,
  gramos: grams,
  ...(use && !ingredient && { oficio: use.prepared.craft, type: use.prepared.type }),
  ...(ingredient && {
    id: ingredient.id,
    leidoComo: ingredient.name,
    exacta: interpreted !== true,
    fuente: ingredient.source,
    grado: ingredient.grade,
  }),
})

const signedDistance = (value: number, [least, most]: FigureRange): number =>
  value < least ? value - least : value > most ? value - most : 0
