import type { AdjustAnswer } from '@obrador/balancer'
import type { Analysis } from '@obrador/client'
import { crafts, type labelOf } from '@obrador/engine'
import * as say from './messages.ts'
import { Refused } from './refused.ts'
import type { Oficio, Request } from './request.ts'

export function craftNamed(name: unknown): Oficio {
  if (typeof name === 'string' && Object.hasOwn(crafts, name)) return name as Oficio
  const supported = Object.keys(crafts)
  const shown = typeof name === 'string' ? name : JSON.stringify(name)
  throw new Refused(say.unknownCraft(shown, supported), { codigo: 'oficio_no_disponible', campo: 'oficio', supported })
}

export const fieldsOf = (oficio: Oficio) => crafts[oficio].definition.reads.fields

/** A line of a spreadsheet, whatever its craft calls its fields. */
export interface SheetLine {
  readonly ingrediente: string
  readonly gramos: number
  readonly precio?: number | undefined
}

/** Lines of `ingrediente` and `gramos`, under the names that the craft has for them. */
export function inFieldsOf(oficio: Oficio, lines: readonly SheetLine[]): readonly Request[] {
  const { name, grams } = fieldsOf(oficio)
  return lines.map(({ ingrediente, gramos, precio }) => ({
    [name]: ingrediente,
    [grams]: gramos,
    ...(precio !== undefined && { precio }),
  }))
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
  /** The bytes of a workbook. */
  readonly hoja: (oficio: Oficio, request: Request, nombre: string | undefined) => Promise<Uint8Array>
}
