import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type CraftRequest, REQUEST_LIMITS } from '../../formula/formula.ts'
import { COMPARED_KEYS, type ComparedProduct } from './claims.ts'
import { SALE_KINDS, type SaleKind } from './mandatory.ts'

/** What a label may be asked besides the formula. */
export interface LabelRequest extends CraftRequest {
  /** Grams of a portion. */
  readonly racion?: number | null
  /** The name it is sold under: the ingredients that it names get their quantity. */
  readonly denominacion?: string | null
  /** Ingredients that get their quantity; none of them with an empty list. */
  readonly quid?: readonly string[] | null
  /** How it is sold. */
  readonly venta?: SaleKind | null
  /** Net quantity, g. */
  readonly pesoNeto?: number | null
  /** The product that «reducido», «light» or «más fibra» are held against, per 100 g. */
  readonly comparado?: ComparedProduct | null
}

/** Bounds of what a label may be asked. */
export const LABEL_LIMITS = { racion: 5000, denominacion: 200, quid: 50, comparado: 1000 } as const

/** Refuses what a label cannot be asked. */
export function checkAsked({ racion, denominacion, quid, venta, pesoNeto, comparado }: LabelRequest): void {
  const refuse = (finding: FindingText, field: keyof LabelRequest): never => {
    throw new FormulaError('invalid-request', finding, { field })
  }
  const isText = (value: unknown, longest: number): boolean => typeof value === 'string' && value.length <= longest
  if (racion != null && !(typeof racion === 'number' && racion >= 1 && racion <= LABEL_LIMITS.racion)) {
    refuse(commonFinding('label.bad-portion', { most: LABEL_LIMITS.racion }), 'racion')
  }
  if (denominacion != null && !isText(denominacion, LABEL_LIMITS.denominacion)) {
    refuse(commonFinding('label.bad-denomination', { longest: LABEL_LIMITS.denominacion }), 'denominacion')
  }
  if (venta != null && !SALE_KINDS.includes(venta))
    refuse(commonFinding('label.bad-sale', { all: SALE_KINDS }), 'venta')
  if (pesoNeto != null && !(typeof pesoNeto === 'number' && pesoNeto > 0 && pesoNeto <= REQUEST_LIMITS.grams)) {
    refuse(commonFinding('label.bad-net', { most: REQUEST_LIMITS.grams }), 'pesoNeto')
  }
  const compared: unknown = comparado ?? {}
  const isCompared =
    typeof compared === 'object' &&
    compared !== null &&
    Object.entries(compared).every(
      ([key, value]) =>
        (COMPARED_KEYS as readonly string[]).includes(key) &&
        (value === null || (typeof value === 'number' && value >= 0 && value <= LABEL_LIMITS.comparado)),
    )
  if (!isCompared) refuse(commonFinding('label.bad-compared', { all: COMPARED_KEYS }), 'comparado')
  const names: unknown = quid ?? []
  const isList =
    Array.isArray(names) &&
    names.length <= LABEL_LIMITS.quid &&
    names.every((name) => isText(name, REQUEST_LIMITS.nameLength))
  if (!isList) refuse(commonFinding('label.bad-quantities', { most: LABEL_LIMITS.quid }), 'quid')
}
