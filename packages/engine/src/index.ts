export { KEPT_LINES } from './advise/kept-lines.ts'
export { type AllergenName, type AnnexWord, annexWordsIn, foldedInPlace } from './catalogue/annex-words.ts'
export { ingredientCatalogue, PRICES_AS_OF } from './catalogue/catalogue.ts'
export { componentLabels } from './catalogue/component-labels.ts'
export { LIKELY_ALLERGENS } from './catalogue/flags.ts'
export { isFreshRow } from './catalogue/fresh.ts'
export type { Ingredient, LegalAllergen } from './catalogue/ingredient.ts'
export { findRow, isNameAbroad, nearestRows, searchRows } from './catalogue/lookup.ts'
export { MEASURED_FIELDS, type MeasuredField } from './catalogue/measured.ts'
export { createNames, type NameGrammar, type NamesPart } from './catalogue/reading/reader.ts'
export { rowFromSheet, type SupplierSheet } from './catalogue/sheet.ts'
export { checkSheet, type SheetCheck, type SheetProblemWords, sheetOfRow } from './catalogue/sheet-check.ts'
export { ATTRIBUTION_TEXT, dataSources } from './catalogue/sources.ts'
export {
  ALLERGEN_SPECIES,
  ALLERGEN_TELLINGS,
  type AllergenSpecies,
  type AllergenTelling,
  allergenOfWord,
} from './catalogue/told-allergens.ts'
export type { EngineCodes } from './codes.ts'
export type { AnalysisOutcome, OtherProduct } from './craft/answer-parts.ts'
export type {
  AnalysisOptions,
  Craft,
  CraftEngine,
  DoubtReader,
  EngineParts,
  NameReading,
  RecipeType,
  UsualReader,
} from './craft/craft.ts'
export {
  type CraftDescription,
  type DescribedCraft,
  describeCraft,
  describeIngredient,
  type IngredientDescription,
  namesShownOf,
} from './craft/describe.ts'
export type { AnswerDoubt, MeasurableFigure, MeasuredLine, OptionalSections, VerdictFirmness } from './craft/doubted.ts'
export { createEngine, engineWith } from './craft/engine.ts'
export { isFarOff } from './craft/far.ts'
export { type AnswerHeadline, BARRING_STATES, HEADLINE_STATES } from './craft/first.ts'
export { withPreparations } from './craft/known.ts'
export { type LabelledCraft, presentAllergensOf } from './craft/label.ts'
export { nearestTypes } from './craft/nearest-types.ts'
export {
  type CommonAnswer,
  type CorrectionStep,
  examineFormula,
  type FormulaOverview,
  type GramStep,
  type OverviewFigure,
  type OverviewLine,
  type RangeMargin,
} from './craft/overview.ts'
export { type PreparationRequest, preparationsPart } from './craft/preparations.ts'
export {
  type AdjustableLines,
  type LineBounds,
  type NameLimits,
  type ReadingLimit,
  type SolverProblem,
  solverProblemOf,
} from './craft/problem.ts'
export type { AnswerWithReadings, LineReading } from './craft/readings.ts'
export type { PreparationReport } from './craft/report.ts'
export { type NameReader, rowReadIn, searchRowsIn } from './craft/search.ts'
export type { UsualReport } from './craft/usual.ts'
export type { NameChange, WrittenName } from './craft/written-name-report.ts'
export type { CacaoBody, CacaoRequest } from './crafts/cacao/index.ts'
export { CACAO_COMMON_KEYS } from './crafts/cacao/params.ts'
export type { CacaoMedal } from './crafts/cacao/rules.ts'
export type { HeladoBody, HeladoRequest } from './crafts/helado/index.ts'
export type { PanaderiaBody, PanaderiaRequest } from './crafts/panaderia/index.ts'
export { BREAD_ROLES, type DoughPhase } from './crafts/panaderia/matter.ts'
export type { PasteleriaBody, PasteleriaRequest } from './crafts/pasteleria/index.ts'
export { PASTELERIA_COMMON_KEYS } from './crafts/pasteleria/params.ts'
export type { TurronBody } from './crafts/turron/index.ts'
export type { AlmondCount } from './crafts/turron/types.ts'
export { labelOf } from './entries/label.ts'
export {
  distinctFindings,
  type FindingText,
  type FormulaFinding,
  findingMaker,
  findingSayer,
  type NoValues,
  type Phrasebook,
  type PhrasesFor,
  type SayFinding,
} from './findings/finding.ts'
export { FormulaError, type FormulaErrorCode, type FormulaErrorPlace, refusingInWords } from './formula/errors.ts'
export type { InnerLine, PreparationUse, PreparedFormula } from './formula/formula.ts'
export {
  type CraftRequest,
  isUnweighedLine,
  OWN_PRICE,
  OWN_ROW,
  type RawLine,
  REQUEST_LIMITS,
  UNWEIGHED_FIELD,
} from './formula/formula.ts'
export { OPENED_PREPARATION, openedPreparationIn } from './formula/prepared.ts'
export type { LegalDenomination } from './judge/denomination.ts'
export type { LegalBlock } from './judge/legal.ts'
export { NORM_BASES, type RangeNorm } from './judge/norm.ts'
export { OWN_NORMS, type OwnNorms } from './judge/own-norms.ts'
export { isUntoldEgg, type SafetyBlock } from './judge/safety.ts'
export type { BalanceVerdict } from './judge/verdict.ts'
export { ALL_ALLERGENS, type PresentAllergen } from './make/label/allergens.ts'
export { LABEL_LIMITS, type LabelRequest } from './make/label/asked.ts'
export { COMPARED_KEYS } from './make/label/claims.ts'
export type { IngredientList, ListedIngredient } from './make/label/ingredients.ts'
export type { LabelOptions, ProductLabel } from './make/label/label.ts'
export { type MandatoryMention, SALE_KINDS, type SaleKind } from './make/label/mandatory.ts'
export { LABEL_NUTRIENTS, type LabelNutrient } from './make/label/nutrients.ts'
export { type NutrientValue, type NutritionDeclaration, nutrientParameters } from './make/label/nutrition.ts'
export { ROUNDING_RULES } from './make/label/rounding.ts'
export { mostOfNutrient, type SupplierLabel } from './make/label/sheet.ts'
export type { TextSpan } from './make/label/spans.ts'
export { allergenNames } from './make/label/terms.ts'
export { type BreakdownPart, massBreakdown } from './ratio/breakdown.ts'
export type { ShownFigure } from './ratio/parameter.ts'
export {
  type BlendParameter,
  isRatioParameter,
  measureLines,
  type RatioParameter,
  ratioOfValue,
} from './ratio/parameter.ts'
export type { FigureRange } from './ratio/range.ts'
export { KCAL_FACTORS, KJ_FACTORS } from './science/energy.ts'
export { PAC_OF_SOLUTE } from './science/freezing.ts'
export { POD_OF_SUBSTANCE } from './science/sweetness.ts'
export {
  allCrafts,
  cacao,
  helado,
  noIngredients,
  panaderia,
  pasteleria,
  readIngredientName,
  readNameFor,
  readNamesWith,
  searchFor,
  tooManyIngredients,
  turron,
  usePreparations,
  wholeEngine,
} from './whole.ts'
export { allergenWords } from './words/allergens.ts'
export { spanishCommon as commonWords } from './words/es/common.ts'
export type { FieldNamer, RequestField } from './words/es/formula.ts'
export { marginOnSide, marginText as marginWords } from './words/es/margin.ts'
export { spanishPhrasebooks } from './words/es/spanish.ts'
export { lazyFor, lazyValue } from './words/lazy.ts'
export { isPlainObject } from './words/plain-object.ts'
export { roundTo } from './words/round.ts'
export { keptAlone, PERISHABLE_CLASSES } from './words/safety.ts'
export { POWERED_BY, sheetProblems } from './words/terms.ts'
export { capitaliseName, decapitaliseName, listText, nameWithArticle, numberText, quotedText } from './words/text.ts'
