import type { AdjustAnswer } from '@obrador/balancer'
import type { AnalysisAnswer } from '@obrador/client'
import { allCrafts, type labelOf, nearestTypes } from '@obrador/engine'
import { RefusedCommand } from './refused.ts'
import type { CraftName, RequestBody } from './request.ts'

export function craftNamed(name: unknown): CraftName {
  if (typeof name === 'string' && Object.hasOwn(allCrafts, name)) return name as CraftName
  const supported = Object.keys(allCrafts)
  const shown = typeof name === 'string' ? name : JSON.stringify(name)
  throw new RefusedCommand((say) => say.unknownCraft(shown, supported), {
    codigo: 'oficio_no_disponible',
    campo: 'oficio',
    supported,
  })
}

/** A type that a command names: one that the craft does not have is refused, since whoever typed it waits to be told. */
export function typeNamed(oficio: CraftName, tipo: string): string {
  const { types, definition } = allCrafts[oficio]
  if (Object.hasOwn(types, tipo) || definition.reads.typeNamed?.(tipo) !== undefined) return tipo
  throw new RefusedCommand((say) => say.unknownType(tipo, oficio, nearestTypes(types, tipo)), {
    codigo: 'campo_invalido',
    campo: 'tipo',
  })
}

export const craftFieldsOf = (oficio: CraftName) => allCrafts[oficio].definition.reads.fields

/** A line of a spreadsheet, whatever its craft calls its fields. */
export interface SpreadsheetLine {
  readonly ingrediente: string
  readonly gramos: number
  readonly precio?: number | undefined
  /** Nobody weighed it. */
  readonly sinPesar?: boolean
}

/** Lines of `ingrediente` and `gramos`, under the names that the craft has for them. */
export function inFieldsOf(oficio: CraftName, lines: readonly SpreadsheetLine[]): readonly RequestBody[] {
  const { name, grams } = craftFieldsOf(oficio)
  return lines.map(({ ingrediente, gramos, precio, sinPesar }) => ({
    [name]: ingrediente,
    [grams]: gramos,
    ...(sinPesar && { sinPesar }),
    ...(precio !== undefined && { precio }),
  }))
}

/** What the answers of all crafts have; the rest is printed as it comes. */
export type AnyAnalysis =
  | AnalysisAnswer<'helado'>
  | AnalysisAnswer<'panaderia'>
  | AnalysisAnswer<'pasteleria'>
  | AnalysisAnswer<'turron'>
  | AnalysisAnswer<'cacao'>

/** What is asked besides the analysis. */
export interface AnalysisExtras {
  readonly habitual?: boolean
}

export interface FormulaService {
  readonly analizar: (oficio: CraftName, request: RequestBody, besides?: AnalysisExtras) => Promise<AnyAnalysis>
  readonly ajustar: (oficio: CraftName, request: RequestBody) => Promise<AdjustAnswer>
  readonly etiquetar: (oficio: CraftName, request: RequestBody) => Promise<ReturnType<typeof labelOf>>
  /** The bytes of a workbook. */
  readonly hoja: (oficio: CraftName, request: RequestBody, nombre: string | undefined) => Promise<Uint8Array>
}
