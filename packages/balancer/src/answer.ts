import type { CraftRequest, OtherProduct } from '@obrador/engine'

/** What the balancer answers. Spanish keys, as the API has them; the engine's own answers stand inside it. */

export interface AdjustedLine {
  readonly nombre: string
  /** Grams. */
  readonly antes: number
  readonly despues: number
  readonly cambio: number
  /** Whether it had to keep its share. */
  readonly fijo: boolean
  /** It comes from the pantry. */
  readonly nuevo: boolean
  /** The preparation that it lies in, where the caller opened one. */
  readonly preparacion?: string
  /** Nobody weighed it: its grams tell nothing. */
  readonly sinPesar?: true
}

export interface BatchCost {
  /** Euros of the whole batch. */
  readonly lote: number
  /** Euros per kg of ingredients weighed. */
  readonly kg: number
}

/** One end of a wanted range. */
export interface LimitEnd {
  readonly parametro: string
  readonly etiqueta: string
  readonly unidad: string
  readonly limite: 'min' | 'max'
  /** Where the limit lies. */
  readonly valor: number
}

/** The field of the request that sets a ceiling on what a kilo costs, as a limit among the others. */
export const COST_LIMIT = { key: 'maxCoste', label: 'Coste', unit: '€/kg', decimals: 2, isExact: true } as const
/** The same of how many lines may change. */
export const CHANGES_LIMIT = { key: 'maxCambios', label: 'Líneas que cambian', unit: '' } as const

/** A limit that, moved alone, lets all the others be met. */
export interface LimitRelaxation extends LimitEnd {
  /** The value that the parameter must be let take. */
  readonly necesario: number
  /** The name that the product may no longer bear then. */
  readonly pierde?: string
}

/** Where a limit comes from: the ranges of the type, the law of the name, what must not be spoiled, or the request. */
export type LimitOrigin = 'tipo' | 'ley' | 'cuidado' | 'pedido'

/** A limit that was to be kept to, and what it reads before and after. */
export interface LimitOutcome {
  readonly parametro: string
  readonly etiqueta: string
  readonly unidad: string
  readonly origen: LimitOrigin
  readonly min?: number
  readonly max?: number
  readonly antes?: number
  readonly despues?: number
  readonly cumple: boolean
  /** Of the law: the name that asks for it. */
  readonly denominacion?: string
}

/** A single ingredient that, put in or set free, lets everything be met, and the grams it would then have. */
export interface OpeningIngredient {
  readonly nombre: string
  readonly gramos: number
}

/** A limit that the answer leans on, and what it costs. */
export interface BindingLimit extends LimitEnd {
  /** What one unit less of demand would save: euros per kg, or grams of change in the batch. */
  readonly cuesta: number
  readonly por: '€/kg' | 'g'
}

/** Between which prices of an ingredient the cheapest formula is the same, €/kg. */
export interface PriceRange {
  readonly nombre: string
  readonly precio: number
  /** Below it, more of it would go in. */
  readonly desde?: number
  /** Above it, less of it would. */
  readonly hasta?: number
}

export interface SensitivityReport {
  readonly limites: readonly BindingLimit[]
  /** Only when the cheapest formula was asked for. */
  readonly precios: readonly PriceRange[]
}

export const NO_SENSITIVITY: SensitivityReport = { limites: [], precios: [] }

/** What it takes that the ranges hold with the next purchase too. */
export interface CertaintyReport {
  readonly pedida: number
  /** That all ranges hold in the formula answered. */
  readonly probabilidad: number
  /** Against the formula that only meets them: euros of the batch, and grams that change place. */
  readonly cuesta: { readonly euros: number; readonly gramos: number }
  readonly frase: string
}

/**
 * How an adjustment ended: everything is met; nothing can meet it; it was left as it is, for a reason that is told; or something ran out first,
 * the steps that an adjustment may take, which are the same everywhere, or the time of a machine that is too busy.
 */
export const ADJUST_STATES = ['resuelto', 'imposible', 'sin_ajustar', 'sin_pasos', 'sin_tiempo'] as const
export type AdjustState = (typeof ADJUST_STATES)[number]

export interface AdjustAnswer<Body = unknown> {
  readonly status: 'ok'
  /** Whether everything asked for is met by the grams given, as the engine reads them; not there where nobody could tell. */
  readonly factible?: boolean
  readonly estado: AdjustState
  /** Only where something ran out: how far the best so far is from what was asked, in widths of the ranges that it misses. */
  readonly brecha?: number
  /** The lines of the request in their order, then what was added. */
  readonly ingredients: readonly AdjustedLine[]
  /** The new formula as a request of the craft's balance path. */
  readonly formula: CraftRequest
  readonly antes: Body
  readonly despues: Body
  readonly explicacion: readonly string[]
  readonly coste: { readonly antes: BatchCost; readonly despues: BatchCost }
  /** Every limit of the search, those that the verdict does not look at among them. */
  readonly cumplimiento: readonly LimitOutcome[]
  /** Only when not everything can be met: then the formula is the nearest. */
  readonly relajaciones?: readonly LimitRelaxation[]
  /** Then also: what single ingredient of the catalogue would do, and what single line that has to stay. */
  readonly alAnadir?: readonly OpeningIngredient[]
  readonly alLiberar?: readonly OpeningIngredient[]
  readonly sensibilidad: SensitivityReport
  /** Only if certainty was asked for. */
  readonly seguridad?: CertaintyReport
  readonly warnings: readonly string[]
  /** Another product that the formula looks like, as its analysis says. */
  readonly pareceTipo?: OtherProduct
  readonly poweredBy: string
}
