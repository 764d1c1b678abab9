export { type AjusteContract, ajusteContracts, ajusteSchemas } from './ajuste/crafts.ts'
export { PANTRY_LIMITS } from './ajuste/request.ts'
export { type BothTexts, bothTexts, englishDescriptions, onlyText, type SchemaText } from './both-texts.ts'
export { cacaoExample } from './cacao/example.ts'
export {
  CAMBIO_PATH,
  CARTA_PATH,
  type CambioBody,
  type CartaBody,
  cambioManifest,
  cartaManifest,
  cartaSchemas,
  FLAVOURS_A_REQUEST,
} from './carta/contract.ts'
export { cambioExample, cartaExample } from './carta/example.ts'
export { MENU_CRAFT } from './carta/request.ts'
export { analysisContracts, analysisSchemas, type CraftContract, type LineFields, type SchemaName } from './crafts.ts'
export {
  BALANCE_TABLE_PATH,
  BalanceTablaQuery,
  CATALOGUE_FILES,
  CatalogoEntero,
  CatalogoQuery,
  CatalogoSchema,
  IngredienteParams,
  IngredienteSchema,
  LONGEST_IN_ADDRESS,
  type NameLanguage,
  NombresQuery,
  OficioParams,
  PAGE_SIZES,
  TablaQuery,
  TiposDeOficio,
  TiposSchema,
} from './describe.ts'
export { type EtiquetaContract, etiquetaContracts, etiquetaSchemas } from './etiqueta/crafts.ts'
export {
  dropNulls,
  dropUnknownInPlan,
  ignoredFields,
  ignoredInBook,
  ignoredInMenu,
  ignoredInProduction,
  ignoredPieceFields,
} from './fields.ts'
export {
  findingListener,
  findingsInAnswer,
  findingsSaidIn,
  type HallazgoSchema,
  type HeardFindings,
} from './hallazgos.ts'
export { heladoExample } from './helado/example.ts'
export { HELADO_PATH, heladoManifest } from './helado/manifest.ts'
export { filePaths, type HojaContract, hojaContracts, WORKBOOK_REQUESTS } from './hoja.ts'
export { HORNADA_PATH, HornadaQuery, hornadaManifest, hornadaSchemas } from './hornada/contract.ts'
export { hornadaExample } from './hornada/example.ts'
export { readingsSent } from './hornada/request.ts'
export { type AnswerLanguage, OTHER_LANGUAGES } from './idioma.ts'
export { LEER_PATH, leerExample, leerManifest, leerSchemas } from './leer.ts'
export { LOTE_LIMIT, LOTE_PATH, loteManifest, loteSchemas } from './lote.ts'
export { CraftManifest, manifestOfCraft } from './manifest.ts'
export {
  CAMBIO_SUMMARY,
  CAMBIO_TITLE,
  CARTA_SUMMARY,
  CARTA_TITLE,
  HORNADA_SUMMARY,
  HORNADA_TITLE,
  LEER_SUMMARY,
  LEER_TITLE,
  LOTE_SUMMARY,
  LOTE_TITLE,
  MONTAJE_SUMMARY,
  MONTAJE_TITLE,
  PRODUCCION_SUMMARY,
  PRODUCCION_TITLE,
  SACO_SUMMARY,
  SACO_TITLE,
  SERVICE_NAME,
} from './messages.ts'
export { MONTAJE_PATH, montajeContract, montajeManifest, montajeSchemas } from './montaje/contract.ts'
export { montajeExample } from './montaje/example.ts'
export { panaderiaExample } from './panaderia/example.ts'
export { ignoredParameters, unknownParameter } from './parameters.ts'
export { pasteleriaExample } from './pasteleria/example.ts'
export { preparacionSchemas } from './preparacion.ts'
export { bodyProblem, fieldProblem, listingProblem, queryProblem, type ValidationError } from './problem.ts'
export { PRODUCCION_PATH, produccionManifest, produccionSchemas } from './produccion/contract.ts'
export { produccionExample } from './produccion/example.ts'
export { KIBIBYTES_A_REQUEST, LINES_A_REQUEST } from './produccion/lines.ts'
export { BulkQuery, CodesQuery, ReadingQuery } from './query.ts'
export { JSON_LD } from './receta.ts'
export { formulaRefusal, REFUSAL_CODES, type RefusalCode, type ServiceRefusal } from './refusal.ts'
export {
  SACO_PATH,
  SACO_PRICE,
  type SacoBody,
  sacoExample,
  sacoManifest,
  sacoSchemas,
} from './saco.ts'
export {
  type FieldSelection,
  isSelectionRefusal,
  onlyFieldsOf,
  pickFields,
  type SelectionAsked,
  selectablePaths,
  selectedInPart,
  selectionOfQuery,
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
export { noIngredients, noProducts, unsupportedCraft } from './words/es.ts'
export { type RefusalWords, refusalWordsIn } from './words/language.ts'
