import { type AnswerFacts, type CallOptions, type ClientOptions, receiveFile, sendRequest } from './send.ts'
import type {
  AdjustmentAnswer,
  AdjustRequestBody,
  AnalysisAnswer,
  AnalysisRequest,
  BatchReport,
  BulkAnswer,
  BulkItem,
  CatalogueQuery,
  CatalogueSearch,
  ClientCraft,
  IngredientReport,
  LabelAnswer,
  LabelRequestBody,
  MadeRequest,
  MenuReport,
  MenuRequestBody,
  ParsedText,
  PieceReport,
  PieceRequestBody,
  PlanRequest,
  PriceChangeBody,
  PriceChangeReport,
  ProductionReport,
  RecipeDocument,
  SackReport,
  SackRequestBody,
  ServiceManifest,
  TypeList,
  WholeCatalogue,
} from './shapes.ts'

export interface LanguageOptions extends CallOptions {
  /** Language of sentences and names, Spanish unless asked. */
  readonly idioma?: 'es' | 'en' | 'it'
  /** Whose law and label: only Spain's are known, whatever the language. */
  readonly pais?: 'es'
}

export interface SelectionOptions extends LanguageOptions {
  /** Only these fields of the answer, with a dot for those inside: `['verdict', 'params.PAC']`. The others are missing, and are not calculated. */
  readonly campos?: readonly string[]
  /** Only the fields of the interface, and those of `campos`. */
  readonly breve?: boolean
}

export interface CodesOptions extends SelectionOptions {
  /** What each sentence says as data, in `hallazgos`. */
  readonly codigos?: boolean
}

export interface ClientAnalysisOptions extends CodesOptions {
  /** Where every figure comes from, in `explicacion`. */
  readonly explica?: boolean
  /** How sure every figure and the verdict are, in `duda`. */
  readonly duda?: boolean
  /** How usual it is among the published formulas of its type, in `habitual`. */
  readonly habitual?: boolean
  /** Division of the scale, g, for `duda`. */
  readonly balanza?: number
  /** The explanation goes through the formulas inside the formula. */
  readonly abrir?: boolean
  /** Temperature of the cabinet, °C; ice cream alone. */
  readonly vitrina?: number
}

export interface ObradorClient {
  readonly analizar: <Id extends ClientCraft>(
    oficio: Id,
    peticion: AnalysisRequest<Id>,
    options?: ClientAnalysisOptions,
  ) => Promise<AnalysisAnswer<Id>>
  /** The same formula as a schema.org/Recipe, in JSON-LD. */
  readonly receta: <Id extends ClientCraft>(
    oficio: Id,
    peticion: AnalysisRequest<Id>,
    options?: CallOptions,
  ) => Promise<RecipeDocument>
  readonly ajustar: <Id extends ClientCraft>(
    oficio: Id,
    peticion: AdjustRequestBody<Id>,
    options?: CodesOptions,
  ) => Promise<AdjustmentAnswer<Id>>
  readonly etiquetar: <Id extends ClientCraft>(
    oficio: Id,
    peticion: LabelRequestBody<Id>,
    options?: Omit<ClientAnalysisOptions, 'vitrina' | 'habitual'>,
  ) => Promise<LabelAnswer>
  /** A workbook (xlsx) that calculates by itself; counts as ten requests. `nombre` is its title and the name of the file. */
  readonly hoja: <Id extends ClientCraft>(
    oficio: Id,
    peticion: AnalysisRequest<Id>,
    options?: LanguageOptions & { readonly nombre?: string },
  ) => Promise<Uint8Array>
  /** Up to 20 analyses in one request; a bad one does not spoil the others. */
  readonly lote: (analisis: readonly BulkItem[], options?: CodesOptions) => Promise<BulkAnswer>
  /** What a pasted text says, judged by nobody. */
  readonly leer: (texto: string, options?: SelectionOptions) => Promise<ParsedText>
  /** The fewest bases for the flavours of a menu, and whom to correct. */
  readonly carta: (peticion: MenuRequestBody, options?: CodesOptions) => Promise<MenuReport>
  /** What small changes give a book its margin back when prices change. */
  readonly cambioDePrecios: (peticion: PriceChangeBody, options?: CodesOptions) => Promise<PriceChangeReport>
  /** What is inside a bought product, as far as its label tells. */
  readonly abrirSaco: (peticion: SackRequestBody, options?: CodesOptions) => Promise<SackReport>
  /** A piece made of parts: weight, label, cost and price. */
  readonly montar: (peticion: PieceRequestBody, options?: CodesOptions) => Promise<PieceReport>
  /** A batch that was made: whether it agrees with its formula, and what it teaches. */
  readonly anotarHornada: (
    peticion: MadeRequest,
    options?: CodesOptions & { readonly explica?: boolean },
  ) => Promise<BatchReport>
  /** What to make, in order, and what to buy. */
  readonly producir: (peticion: PlanRequest, options?: CodesOptions) => Promise<ProductionReport>
  readonly describir: (oficio: ClientCraft, options?: CallOptions) => Promise<ServiceManifest>
  readonly tipos: (options?: LanguageOptions) => Promise<TypeList>
  readonly catalogo: (busqueda?: CatalogueQuery, options?: LanguageOptions) => Promise<CatalogueSearch>
  /** The whole catalogue at once, with sources and licences. */
  readonly catalogoEntero: (options?: LanguageOptions) => Promise<WholeCatalogue>
  readonly ingrediente: (id: string, options?: LanguageOptions) => Promise<IngredientReport>
  /** What the last answer said of itself: the version of the engine, and how much may still be asked. */
  readonly lastAnswer: () => AnswerFacts | undefined
}

/** Ice cream came first, and its path bears no name. */
const pathOf = (oficio: ClientCraft): string => (oficio === 'helado' ? 'api/balance' : `api/balance/${oficio}`)

const asked = (wish: boolean | undefined): 1 | undefined => (wish ? 1 : undefined)

type Query = Readonly<Record<string, string | number | undefined>>

/**
 * A client of the service at that address. It waits and asks again where the service says so.
 *
 * @param address - Of the service, with or without a slash at its end.
 * @param options - Of all calls: `fetch`, tries, time limits. Each call takes its own as well.
 * @throws ObradorError from its calls, with the status, the code and the sentence that the service gave.
 * @example
 * ```ts
 * import { createClient } from '@obrador/client'
 *
 * const obrador = createClient('http://localhost:8080')
 * const { verdict } = await obrador.analizar('helado', { ingredients: [{ name: 'Leche entera', grams: 1000 }] })
 * console.log(verdict) // → revisar
 * ```
 */
export function createClient(address: string | URL, options: ClientOptions = {}): ObradorClient {
  const base = new URL(String(address).replace(/\/?$/, '/'))
  function urlOf(path: string, query: Query): URL {
    const url = new URL(path, base)
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    return url
  }
  let last: AnswerFacts | undefined
  const hear = (facts: AnswerFacts): void => {
    last = facts
  }
  const ask = <Answer>(path: string, call: CallOptions, body?: unknown, query: Query = {}): Promise<Answer> =>
    sendRequest({ url: urlOf(path, query), body, call, hear }, options) as Promise<Answer>
  const spoken = ({ idioma, pais }: LanguageOptions): Query => ({ idioma, pais })
  const selected = ({ campos, breve, ...call }: SelectionOptions): Query => ({
    ...spoken(call),
    campos: campos?.join(','),
    breve: asked(breve),
  })
  const coded = (call: CodesOptions): Query => ({ ...selected(call), codigos: asked(call.codigos) })
  const explaining = ({ explica, duda, habitual, abrir, balanza, vitrina, ...call }: ClientAnalysisOptions): Query => ({
    ...coded(call),
    explica: asked(explica),
    duda: asked(duda),
    habitual: asked(habitual),
    abrir: asked(abrir),
    balanza,
    vitrina,
  })
  return {
    analizar: (oficio, peticion, call = {}) => ask(pathOf(oficio), call, peticion, explaining(call)),
    receta: (oficio, peticion, call = {}) => ask(pathOf(oficio), call, peticion, { formato: 'jsonld' }),
    ajustar: (oficio, peticion, call = {}) => ask(`api/ajuste/${oficio}`, call, peticion, coded(call)),
    etiquetar: (oficio, peticion, call = {}) => ask(`api/etiqueta/${oficio}`, call, peticion, explaining(call)),
    hoja: (oficio, peticion, { nombre, ...call } = {}) =>
      receiveFile(
        { url: urlOf(`api/hoja/${oficio}`, { ...spoken(call), nombre }), body: peticion, call, hear },
        options,
      ),
    lote: (analisis, call = {}) => ask('api/lote', call, { analisis }, coded(call)),
    leer: (texto, call = {}) => ask('api/leer', call, { texto }, selected(call)),
    carta: (peticion, call = {}) => ask('api/carta', call, peticion, coded(call)),
    cambioDePrecios: (peticion, call = {}) => ask('api/carta/cambio', call, peticion, coded(call)),
    abrirSaco: (peticion, call = {}) => ask('api/saco', call, peticion, coded(call)),
    montar: (peticion, call = {}) => ask('api/montaje', call, peticion, coded(call)),
    anotarHornada: (peticion, call = {}) =>
      ask('api/hornada', call, peticion, { ...coded(call), explica: asked(call.explica) }),
    producir: (peticion, call = {}) => ask('api/produccion', call, peticion, coded(call)),
    describir: (oficio, call = {}) => ask(pathOf(oficio), call),
    tipos: (call = {}) => ask('api/tipos', call, undefined, spoken(call)),
    catalogo: (busqueda = {}, call = {}) => ask('api/catalogo', call, undefined, { ...spoken(call), ...busqueda }),
    catalogoEntero: (call = {}) => ask('api/catalogo.json', call, undefined, spoken(call)),
    ingrediente: (id, call = {}) => ask(`api/catalogo/${encodeURIComponent(id)}`, call, undefined, spoken(call)),
    lastAnswer: () => last,
  }
}
