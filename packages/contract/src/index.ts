export { type AjusteContract, ajusteContracts, ajusteSchemas } from './ajuste/crafts.ts'
export { PANTRY } from './ajuste/request.ts'
export { cacaoExample } from './cacao/example.ts'
export { type CraftContract, contracts, type LineFields, type SchemaName, schemas } from './crafts.ts'
export {
  CATALOGUE_FILES,
  Catalogo,
  CatalogoEntero,
  CatalogoQuery,
  Ingrediente,
  IngredienteParams,
  OficioParams,
  PAGE,
  Tipos,
  TiposDeOficio,
} from './describe.ts'
export { type EtiquetaContract, etiquetaContracts, etiquetaSchemas } from './etiqueta/crafts.ts'
export { dropNulls, dropUnknownInPlan, ignoredFields, ignoredInProduction, ignoredPieceFields } from './fields.ts'
export { findingsIn, type Hallazgo, type Heard, listener, saidIn } from './hallazgos.ts'
export { heladoExample } from './helado/example.ts'
export { HELADO_PATH, heladoManifest } from './helado/manifest.ts'
export { filePaths, type HojaContract, hojaContracts, WORKBOOK_REQUESTS } from './hoja.ts'
export { HORNADA_PATH, HornadaQuery, hornadaManifest, hornadaSchemas } from './hornada/contract.ts'
export { hornadaExample } from './hornada/example.ts'
export { readingsSent } from './hornada/request.ts'
export type { Idioma } from './idioma.ts'
export { LEER_PATH, leerExample, leerManifest, leerSchemas } from './leer.ts'
export { LOTE_LIMIT, LOTE_PATH, loteManifest, loteSchemas } from './lote.ts'
export { CraftManifest, manifestOf } from './manifest.ts'
export {
  HORNADA_SUMMARY,
  HORNADA_TITLE,
  LEER_SUMMARY,
  LEER_TITLE,
  LOTE_SUMMARY,
  LOTE_TITLE,
  MONTAJE_SUMMARY,
  MONTAJE_TITLE,
  noIngredients,
  noProducts,
  PRODUCCION_SUMMARY,
  PRODUCCION_TITLE,
  SACO_SUMMARY,
  SACO_TITLE,
  SERVICE,
  unsupportedCraft,
} from './messages.ts'
export { MONTAJE_PATH, montajeContract, montajeManifest, montajeSchemas } from './montaje/contract.ts'
export { montajeExample } from './montaje/example.ts'
export { panaderiaExample } from './panaderia/example.ts'
export { ignoredParameters, unknownParameter } from './parameters.ts'
export { pasteleriaExample } from './pasteleria/example.ts'
export { preparacionSchemas } from './preparacion.ts'
export { bodyProblem, listingProblem, queryProblem, type ValidationError } from './problem.ts'
export { PRODUCCION_PATH, produccionManifest, produccionSchemas } from './produccion/contract.ts'
export { produccionExample } from './produccion/example.ts'
export { KIBIBYTES_A_REQUEST, LINES_A_REQUEST } from './produccion/lines.ts'
export { CodesQuery, SelectionQuery } from './query.ts'
export { JSON_LD } from './receta.ts'
export { formulaRefusal, REFUSALS, type Refusal, type RefusalCode } from './refusal.ts'
export {
  SACO_MILLISECONDS,
  SACO_PATH,
  SACO_PRICE,
  type SacoBody,
  sacoExample,
  sacoManifest,
  sacoSchemas,
} from './saco.ts'
export {
  isRefusal,
  onlyOf,
  picked,
  type Selection,
  type SelectionAsked,
  selectablePaths,
  selectedIn,
  selectionOf,
} from './seleccion.ts'
export type {
  AjusteRequests,
  AjusteResponses,
  AnalysisRequests,
  AnalysisResponses,
  EtiquetaRequests,
} from './shapes.ts'
export { LONGEST_TEXT } from './texto.ts'
export { turronExample } from './turron/example.ts'
export { unitProblem } from './units.ts'
