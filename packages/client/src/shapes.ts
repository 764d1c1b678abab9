import type {
  AjusteRequests,
  AjusteResponses,
  AnalysisRequests,
  AnalysisResponses,
  analysisSchemas,
  CatalogoEntero,
  CatalogoQuery,
  CatalogoSchema,
  cartaSchemas,
  EtiquetaRequests,
  etiquetaSchemas,
  hornadaSchemas,
  IngredienteSchema,
  leerSchemas,
  loteSchemas,
  montajeSchemas,
  produccionSchemas,
  sacoSchemas,
  TiposSchema,
} from '@obrador/contract'
import type { Static } from 'typebox'

/** What is sent and what comes back, read off the contract's schemas: no shape is written here. */

export type ClientCraft = keyof AnalysisRequests

/** Nothing that is sent is changed: whoever has it read-only may send it. */
type Frozen<T> = T extends object ? { readonly [key in keyof T]: Frozen<T[key]> } : T

/** A formula: its lines, or a list pasted as it is. */
type OrText<Request extends { ingredients: unknown }> = Frozen<
  (Request & { texto?: never }) | (Omit<Request, 'ingredients'> & { texto: string; ingredients?: never })
>

export type AnalysisRequest<Id extends ClientCraft> = OrText<AnalysisRequests[Id]>
export type AnalysisAnswer<Id extends ClientCraft> = AnalysisResponses[Id]
export type AdjustRequestBody<Id extends ClientCraft> = OrText<AjusteRequests[Id]>
export type AdjustmentAnswer<Id extends ClientCraft> = AjusteResponses[Id]
export type LabelRequestBody<Id extends ClientCraft> = OrText<EtiquetaRequests[Id]>
export type LabelAnswer = Static<typeof etiquetaSchemas.EtiquetaResponse>
export type ServiceManifest = Static<typeof analysisSchemas.BalanceManifest>
export type BulkAnswer = Static<typeof loteSchemas.LoteResponse>
export type ParsedText = Static<typeof leerSchemas.LeerResponse>
export type SackRequestBody = Frozen<Static<typeof sacoSchemas.SacoRequest>>
export type SackReport = Static<typeof sacoSchemas.SacoResponse>
export type MenuRequestBody = Frozen<Static<typeof cartaSchemas.CartaRequest>>
export type MenuReport = Static<typeof cartaSchemas.CartaResponse>
export type PriceChangeBody = Frozen<Static<typeof cartaSchemas.CambioRequest>>
export type PriceChangeReport = Static<typeof cartaSchemas.CambioResponse>
export type PieceRequestBody = Frozen<Static<typeof montajeSchemas.MontajeRequest>>
export type PieceReport = Static<typeof montajeSchemas.MontajeResponse>
export type MadeRequest = Frozen<Static<typeof hornadaSchemas.HornadaRequest>>
export type BatchReport = Static<typeof hornadaSchemas.HornadaResponse>
export type PlanRequest = Frozen<Static<typeof produccionSchemas.ProduccionRequest>>
export type ProductionReport = Static<typeof produccionSchemas.ProduccionResponse>
export type TypeList = Static<typeof TiposSchema>
export type CatalogueQuery = Static<typeof CatalogoQuery>
export type CatalogueSearch = Static<typeof CatalogoSchema>
export type WholeCatalogue = Static<typeof CatalogoEntero>
export type IngredientReport = Static<typeof IngredienteSchema>
export type RecipeDocument = Static<typeof analysisSchemas.Receta>
export type RefusalBody = Static<typeof analysisSchemas.Error>

/** One analysis of a batch. */
export type BulkItem = {
  [id in ClientCraft]: { readonly oficio: id; readonly peticion: AnalysisRequest<id> }
}[ClientCraft]
