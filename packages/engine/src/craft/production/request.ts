import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type RawLine, REQUEST_LIMITS } from '../../formula/formula.ts'
import { isPlainObject } from '../../words/plain-object.ts'

/** What is asked of a day's production. Spanish keys, as the API has. */

/** A part of a piece: a formula, of its own or by the name of an entry, or a plain ingredient. */
export interface ProductPartRequest extends RawLine {
  readonly nombre: string
  /** Of the finished piece. */
  readonly gramos: number
  /** Of 100 g made, those that do not reach the piece: what stays in the bowl, what is cut off. */
  readonly merma?: number
  readonly preparacion?: unknown
  /** €/kg, of a plain ingredient. */
  readonly precio?: number
}

/** A piece of parts, as it is sent to be looked at, or of one formula with its grams. */
export interface ProductRequest extends Partial<ProductPartRequest> {
  readonly nombre: string
  readonly piezas: number
  readonly partes?: readonly ProductPartRequest[]
  readonly preparaciones?: Readonly<Record<string, unknown>>
}

/** Whatever bounds a batch: a mixer, a batch freezer, an oven. */
export interface MachineRequest {
  readonly nombre: string
  /** Grams that go into it at a time. */
  readonly capacidad: number
  /** Either all preparations of a craft, or those named. */
  readonly oficio?: string
  readonly preparaciones?: readonly string[]
}

export interface ProductionRequest {
  readonly productos: readonly ProductRequest[]
  readonly preparaciones?: Readonly<Record<string, unknown>>
  /** Grams at hand of preparations that are made. */
  readonly existencias?: Readonly<Record<string, number>>
  readonly maquinas?: readonly MachineRequest[]
  /** €/kg, by the name of an ingredient. */
  readonly precios?: Readonly<Record<string, number>>
  /** Grams that the scale tells apart. */
  readonly division?: number
}

/** Bounds of a plan: they keep it readable and its work small. */
export const PRODUCTION_LIMITS = {
  productos: 50,
  lineas: REQUEST_LIMITS.ingredients,
  piezas: 100_000,
  maquinas: 20,
  existencias: 200,
  precios: 1_000,
  /** €/kg: saffron costs less. */
  precio: 100_000,
  /** % of what is made: with more, a typing error makes tonnes. */
  merma: 90,
  division: { least: 0.01, most: 1_000, usual: 1 },
  tandas: 999,
} as const

const refuse = (finding: FindingText): never => {
  throw new FormulaError('invalid-request', finding)
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** A part that can be counted. */
export interface CountedPart {
  readonly name: string
  readonly grams: number
  readonly loss: number
  readonly raw: RawLine
}

export interface RequestedProduct {
  readonly name: string
  readonly pieces: number
  readonly parts: readonly CountedPart[]
  readonly entries: Readonly<Record<string, unknown>> | undefined
  /** Nobody said what a piece of it weighs: it cannot be planned. */
  readonly isUnweighed: boolean
}

function nameOf(raw: unknown, where: FindingText): string {
  if (!isPlainObject(raw)) return refuse(commonFinding('production.not-an-object', { where }))
  const name = textOf(raw.nombre)
  return name.length >= 1 && name.length <= REQUEST_LIMITS.nameLength
    ? name
    : refuse(commonFinding('production.bad-name', { where, longest: REQUEST_LIMITS.nameLength }))
}

function partOf(raw: RawLine, name: string, where: FindingText): CountedPart {
  const { gramos, merma = 0 } = raw
  if (!isWithin(gramos, 0, REQUEST_LIMITS.grams))
    return refuse(commonFinding('production.bad-grams', { where, most: REQUEST_LIMITS.grams }))
  if (!isWithin(merma ?? 0, 0, PRODUCTION_LIMITS.merma))
    return refuse(commonFinding('production.bad-loss', { where, most: PRODUCTION_LIMITS.merma }))
  return { name, grams: gramos, loss: Number(merma ?? 0), raw }
}

/** A product of one formula is a piece of one part, which goes by the name of the product. */
function partsOf(raw: RawLine, name: string, where: FindingText): CountedPart[] {
  const { partes } = raw
  if (partes === undefined || partes === null) return [partOf(raw, name, where)]
  if (!Array.isArray(partes) || partes.length === 0) return refuse(commonFinding('production.no-parts', { where }))
  if (partes.length > PRODUCTION_LIMITS.lineas) {
    return refuse(
      commonFinding('production.too-many-lines', {
        product: name,
        lines: partes.length,
        most: PRODUCTION_LIMITS.lineas,
      }),
    )
  }
  return partes.map((part: RawLine, at) => {
    const partName = nameOf(part, commonFinding('production.at-part', { where, position: at + 1 }))
    return partOf(part, partName, commonFinding('production.at-part', { where, position: at + 1, name: partName }))
  })
}

function productOf(raw: RawLine, at: number): RequestedProduct {
  const name = nameOf(raw, commonFinding('production.at-product', { position: at + 1 }))
  const where = commonFinding('production.at-product', { position: at + 1, name })
  const { piezas, preparaciones } = raw
  if (!(isWithin(piezas, 0, PRODUCTION_LIMITS.piezas) && Number.isInteger(piezas))) {
    return refuse(commonFinding('production.bad-pieces', { where, most: PRODUCTION_LIMITS.piezas }))
  }
  const isUnweighed = [raw.gramos, raw.partes].every((told) => told === undefined || told === null)
  return {
    name,
    pieces: piezas,
    isUnweighed,
    parts: isUnweighed ? [] : partsOf(raw, name, where),
    entries: isPlainObject(preparaciones) ? preparaciones : undefined,
  }
}

export function productsOfRequest({ productos }: ProductionRequest): RequestedProduct[] {
  if (!Array.isArray(productos) || productos.length === 0) return refuse(commonFinding('production.no-products'))
  const { productos: most } = PRODUCTION_LIMITS
  if (productos.length > most)
    return refuse(commonFinding('production.too-many-products', { sent: productos.length, most }))
  return productos.map(productOf)
}

export function divisionOfRequest({ division }: ProductionRequest): number {
  const { least, most, usual } = PRODUCTION_LIMITS.division
  const asked = division ?? usual
  return isWithin(asked, least, most) ? asked : refuse(commonFinding('production.bad-division', { least, most }))
}

/** A table of names and figures, each within its bounds. */
export function requestFiguresOf(
  field: 'existencias' | 'precios',
  table: unknown,
  most: number,
): (readonly [string, number])[] {
  if (table === undefined || table === null) return []
  if (!isPlainObject(table)) return refuse(commonFinding('production.bad-table', { field }))
  const rows = Object.entries(table)
  if (rows.length > PRODUCTION_LIMITS[field])
    return refuse(commonFinding('production.too-many-rows', { field, most: PRODUCTION_LIMITS[field] }))
  return rows.map(([name, figure]) =>
    isWithin(figure, 0, most)
      ? ([name, figure] as const)
      : refuse(commonFinding('production.bad-figure', { field, name, most })),
  )
}

export interface MachineCapacity {
  readonly name: string
  readonly capacity: number
  readonly craft: string | undefined
  readonly named: readonly string[] | undefined
}

export function machinesOfRequest({ maquinas }: ProductionRequest): MachineCapacity[] {
  if (maquinas === undefined || maquinas === null) return []
  if (!Array.isArray(maquinas) || maquinas.length > PRODUCTION_LIMITS.maquinas) {
    return refuse(commonFinding('production.bad-machines', { most: PRODUCTION_LIMITS.maquinas }))
  }
  return maquinas.map((raw: RawLine, at) => {
    const name = nameOf(raw, commonFinding('production.at-machine', { position: at + 1 }))
    const where = commonFinding('production.at-machine', { position: at + 1, name })
    const { capacidad, oficio, preparaciones } = raw
    if (!(isWithin(capacidad, 0, REQUEST_LIMITS.grams) && capacidad > 0))
      return refuse(commonFinding('production.bad-capacity', { where, most: REQUEST_LIMITS.grams }))
    const named = Array.isArray(preparaciones) ? preparaciones.map(String) : undefined
    const craft = textOf(oficio) || undefined
    return craft || named
      ? { name, capacity: capacidad, craft, named }
      : refuse(commonFinding('production.machine-for-nothing', { where }))
  })
}
