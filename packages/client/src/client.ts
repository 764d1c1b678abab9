import { type CallOptions, type ClientOptions, send } from './send.ts'
import type {
  Adjustment,
  AdjustRequest,
  Analysis,
  AnalysisRequest,
  Asked,
  Batch,
  Found,
  Ingredient,
  Label,
  LabelRequest,
  Manifest,
  Oficio,
  Search,
  Types,
} from './shapes.ts'

export interface AnalysisOptions extends CallOptions {
  /** Where every figure comes from, in `explicacion`. */
  readonly explica?: boolean
  /** Temperature of the cabinet, °C; ice cream alone. */
  readonly vitrina?: number
}

export interface Client {
  readonly analizar: <Id extends Oficio>(
    oficio: Id,
    peticion: AnalysisRequest<Id>,
    options?: AnalysisOptions,
  ) => Promise<Analysis<Id>>
  readonly ajustar: <Id extends Oficio>(
    oficio: Id,
    peticion: AdjustRequest<Id>,
    options?: CallOptions,
  ) => Promise<Adjustment<Id>>
  readonly etiquetar: <Id extends Oficio>(
    oficio: Id,
    peticion: LabelRequest<Id>,
    options?: Omit<AnalysisOptions, 'vitrina'>,
  ) => Promise<Label>
  /** Up to 20 analyses in one request; a bad one does not spoil the others. */
  readonly lote: (analisis: readonly Asked[], options?: CallOptions) => Promise<Batch>
  readonly describir: (oficio: Oficio, options?: CallOptions) => Promise<Manifest>
  readonly tipos: (options?: CallOptions) => Promise<Types>
  readonly catalogo: (busqueda?: Search, options?: CallOptions) => Promise<Found>
  readonly ingrediente: (id: string, options?: CallOptions) => Promise<Ingredient>
}

/** Ice cream came first, and its path bears no name. */
const pathOf = (oficio: Oficio): string => (oficio === 'helado' ? 'api/balance' : `api/balance/${oficio}`)

type Query = Readonly<Record<string, string | number | undefined>>

/** A client of the service at that address. */
export function createClient(address: string | URL, options: ClientOptions = {}): Client {
  const base = new URL(String(address).replace(/\/?$/, '/'))
  function ask<Answer>(path: string, call: CallOptions, body?: unknown, query: Query = {}): Promise<Answer> {
    const url = new URL(path, base)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    return send(url, body, options, call) as Promise<Answer>
  }
  const explaining = ({ explica, vitrina }: AnalysisOptions): Query => ({ explica: explica ? 1 : undefined, vitrina })
  return {
    analizar: (oficio, peticion, call = {}) => ask(pathOf(oficio), call, peticion, explaining(call)),
    ajustar: (oficio, peticion, call = {}) => ask(`api/ajuste/${oficio}`, call, peticion),
    etiquetar: (oficio, peticion, call = {}) => ask(`api/etiqueta/${oficio}`, call, peticion, explaining(call)),
    lote: (analisis, call = {}) => ask('api/lote', call, { analisis }),
    describir: (oficio, call = {}) => ask(pathOf(oficio), call),
    tipos: (call = {}) => ask('api/tipos', call),
    catalogo: (busqueda = {}, call = {}) => ask('api/catalogo', call, undefined, busqueda),
    ingrediente: (id, call = {}) => ask(`api/catalogo/${encodeURIComponent(id)}`, call),
  }
}
