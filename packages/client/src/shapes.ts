import type {
  AjusteRequests,
  AjusteResponses,
  AnalysisRequests,
  AnalysisResponses,
  Catalogo,
  CatalogoEntero,
  CatalogoQuery,
  EtiquetaRequests,
  etiquetaSchemas,
  hornadaSchemas,
  Ingrediente,
  leerSchemas,
  loteSchemas,
  montajeSchemas,
  produccionSchemas,
  sacoSchemas,
  schemas,
  Tipos,
} from '@obrador/contract'
import type { Static } from 'typebox'

/** What is sent and what comes back, read off the contract's schemas: no shape is written here. */

export type Oficio = keyof AnalysisRequests

/** Nothing that is sent is changed: whoever has it read-only may send it. */
type Frozen<T> = T extends object ? { readonly [key in keyof T]: Frozen<T[key]> } : T

/** A formula: its lines, or a list pasted as it is. */
type OrText<Request extends { ingredients: unknown }> = Frozen<
  (Request & { texto?: never }) | (Omit<Request, 'ingredients'> & { texto: string; ingredients?: never })
>

export type AnalysisRequest<Id extends Oficio> = OrText<AnalysisRequests[Id]>
export type Analysis<Id extends Oficio> = AnalysisResponses[Id]
export type AdjustRequest<Id extends Oficio> = OrText<AjusteRequests[Id]>
export type Adjustment<Id extends Oficio> = AjusteResponses[Id]
export type LabelRequest<Id extends Oficio> = OrText<EtiquetaRequests[Id]>
export type Label = Static<typeof etiquetaSchemas.EtiquetaResponse>
export type Manifest = Static<typeof schemas.BalanceManifest>
export type Batch = Static<typeof loteSchemas.LoteResponse>
export type Reading = Static<typeof leerSchemas.LeerResponse>
export type SackRequest = Frozen<Static<typeof sacoSchemas.SacoRequest>>
export type Sack = Static<typeof sacoSchemas.SacoResponse>
export type PieceRequest = Frozen<Static<typeof montajeSchemas.MontajeRequest>>
export type Piece = Static<typeof montajeSchemas.MontajeResponse>
export type MadeRequest = Frozen<Static<typeof hornadaSchemas.HornadaRequest>>
export type Made = Static<typeof hornadaSchemas.HornadaResponse>
export type PlanRequest = Frozen<Static<typeof produccionSchemas.ProduccionRequest>>
export type Plan = Static<typeof produccionSchemas.ProduccionResponse>
export type Types = Static<typeof Tipos>
export type Search = Static<typeof CatalogoQuery>
export type Found = Static<typeof Catalogo>
export type Catalogue = Static<typeof CatalogoEntero>
export type Ingredient = Static<typeof Ingrediente>
export type Recipe = Static<typeof schemas.Receta>
export type RefusalBody = Static<typeof schemas.Error>

/** One analysis of a batch. */
export type Asked = { [id in Oficio]: { readonly oficio: id; readonly peticion: AnalysisRequest<id> } }[Oficio]
