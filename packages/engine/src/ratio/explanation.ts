import { type Citation, sources } from '../catalogue/sources.ts'
import type { Formula } from '../formula/formula.ts'
import { round } from '../words/round.ts'
import { explain, isRatio, type Parameters } from './parameter.ts'
import type { Range } from './range.ts'

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
  readonly rango?: Range
  /** 0 inside the range; negative below it, positive above. */
  readonly distancia?: number
  /** In the order of the request, of long formulas without those of nothing; they add up to the value. Only a ratio has parts. */
  readonly contribuciones?: readonly { readonly ingrediente: string; readonly aporte: number }[]
  readonly fuentes: readonly { readonly clave: string; readonly titulo: string }[]
}

export interface LineExplanation {
  readonly nombre: string
  readonly gramos: number
  /** Row of the catalogue it was read as. */
  readonly id?: string
  readonly leidoComo?: string
  /** Whether the name is one of the row's own; if not, it was read by its words. */
  readonly exacta?: boolean
  readonly fuente?: Citation
  readonly grado?: string
}

/** Contributions keep more decimals than the value, so that they still add up to it. */
const CONTRIBUTION_DECIMALS = 4

/** Lines up to which those that put in nothing are listed too: beyond, they would be most of the answer. */
const MOST_LISTED = 40

interface Found<Matter, Key extends string> {
  readonly formula: Formula<Matter>
  readonly params: { readonly [key in Key]?: number }
  readonly ranges: { readonly [key in Key]?: Range }
}

export function explainFormula<Matter, Key extends string>(
  parameters: Parameters<Matter, Key>,
  { formula, params, ranges }: Found<Matter, Key>,
): FigureExplanation {
  const explained: Record<string, ParameterExplanation> = {}
  for (const key of Object.keys(parameters) as Key[]) {
    const parameter = parameters[key]
    const value = params[key]
    if (value === undefined) continue
    const range = ranges[key]
    const parts = isRatio(parameter) ? explain(parameter, formula.lines) : undefined
    explained[key] = {
      etiqueta: parameter.label,
      unidad: parameter.unit,
      formula: parameter.formula,
      valor: value,
      ...(range && { rango: range, distancia: round(signedDistance(value, range), parameter.decimals) }),
      ...(parts && {
        contribuciones: formula.lines
          .map(({ name }, index) => ({ ingrediente: name, aporte: round(parts[index] ?? 0, CONTRIBUTION_DECIMALS) }))
          .filter(({ aporte }) => aporte !== 0 || formula.lines.length <= MOST_LISTED),
      }),
      fuentes: parameter.sources.map((clave) => ({ clave, titulo: sources[clave].title })),
    }
  }
  return {
    parametros: explained,
    ingredientes: formula.lines.map(({ name, grams, ingredient, interpreted }) => ({
      nombre: name,
      gramos: grams,
      ...(ingredient && {
        id: ingredient.id,
        leidoComo: ingredient.name,
        exacta: interpreted !== true,
        fuente: ingredient.source,
        grado: ingredient.grade,
      }),
    })),
  }
}

const signedDistance = (value: number, [least, most]: Range): number =>
  value < least ? value - least : value > most ? value - most : 0
