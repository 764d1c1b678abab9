export { KEPT_LINES } from './advise/kept-lines.ts'
export { catalogue, PRICES_AS_OF } from './catalogue/catalogue.ts'
export { componentLabels } from './catalogue/component-labels.ts'
export type { Allergen, Ingredient } from './catalogue/ingredient.ts'
export { find, nearest, search } from './catalogue/lookup.ts'
export { MEASURED, type MeasuredField } from './catalogue/measured.ts'
export { createNames, type Grammar, type Names } from './catalogue/reading/reader.ts'
export { rowFromSheet, type SupplierSheet } from './catalogue/sheet.ts'
export { checkSheet, type SheetCheck, sheetOf } from './catalogue/sheet-check.ts'
export { ATTRIBUTION, sources } from './catalogue/sources.ts'
export type { Codes } from './codes.ts'
export type { OtherProduct } from './craft/answer-parts.ts'
export type {
  Craft,
  DoubtReader,
  Engine,
  NameReading,
  Options,
  Outcome,
  Parts,
  RecipeType,
  UsualReader,
} from './craft/craft.ts'
export {
  type CraftDescription,
  type DescribedCraft,
  describeCraft,
  describeIngredient,
  type IngredientDescription,
} from './craft/describe.ts'
export type { Additions, Doubt, Firmness, Measurable, MeasuredLine } from './craft/doubted.ts'
export { createEngine, engineWith } from './craft/engine.ts'
export { isFarOff } from './craft/far.ts'
export { BARRED, FIRST, type First } from './craft/first.ts'
export { withPreparations } from './craft/known.ts'
export type { LabelledCraft } from './craft/label.ts'
export {
  type Change,
  examine,
  type Figure,
  type Margin,
  type Overview,
  type OverviewLine,
  type Step,
  type Worded,
} from './craft/overview.ts'
export { type PreparationRequest, preparations } from './craft/preparations.ts'
export { type Adjustable, type Limit, type LineBounds, type Problem, problemOf } from './craft/problem.ts'
export type { Answered, LineReading } from './craft/readings.ts'
export type { PreparationReport } from './craft/report.ts'
export { type Naming, readIn, searchIn } from './craft/search.ts'
export type { Habitual } from './craft/usual.ts'
export type { CacaoBody, CacaoRequest } from './crafts/cacao/index.ts'
export type { Medal } from './crafts/cacao/rules.ts'
export type { HeladoBody, HeladoRequest } from './crafts/helado/index.ts'
export type { PanaderiaBody, PanaderiaRequest } from './crafts/panaderia/index.ts'
export { type Fase, ROLES as BREAD_ROLES } from './crafts/panaderia/matter.ts'
export type { PasteleriaBody, PasteleriaRequest } from './crafts/pasteleria/index.ts'
export type { TurronBody } from './crafts/turron/index.ts'
export type { Almendras } from './crafts/turron/types.ts'
export { labelOf } from './entries/label.ts'
export {
  type Book,
  distinct,
  type Finding,
  finder,
  type None,
  type Say,
  sayer,
  type Text,
  type Words,
} from './findings/finding.ts'
export { FormulaError, type FormulaErrorCode, type FormulaErrorPlace, saying } from './formula/errors.ts'
export type { Inner, Prepared, Use } from './formula/formula.ts'
export { type CraftRequest, LIMITS, OWN_PRICE, OWN_ROW, type RawLine } from './formula/formula.ts'
export { OPENED, openedIn } from './formula/prepared.ts'
export type { Denomination, Legal } from './judge/legal.ts'
export { BASES, type Norm } from './judge/norm.ts'
export { OWN_NORMS, type OwnNorms } from './judge/own-norms.ts'
export { isUntoldEgg, type Safety } from './judge/safety.ts'
export type { Verdict } from './judge/verdict.ts'
export { ALLERGENS, type PresentAllergen } from './make/label/allergens.ts'
export type { IngredientList, ListedIngredient } from './make/label/ingredients.ts'
export { LABEL_LIMITS, type Label, type LabelOptions, type LabelRequest } from './make/label/label.ts'
export { type Mandatory, SALES, type Sale } from './make/label/mandatory.ts'
export { NUTRIENTS, type Nutrient } from './make/label/nutrients.ts'
export { type Declaration, type NutrientValue, nutrients } from './make/label/nutrition.ts'
export { ROUNDING } from './make/label/rounding.ts'
export { mostOf, type Sheet } from './make/label/sheet.ts'
export type { Span } from './make/label/spans.ts'
export { allergenNames } from './make/label/terms.ts'
export { breakdown, type Part } from './ratio/breakdown.ts'
export type { Shown } from './ratio/parameter.ts'
export { type Blend, isRatio, measure, type Ratio, ratioOf } from './ratio/parameter.ts'
export type { Range } from './ratio/range.ts'
export { KCAL, KJ } from './science/energy.ts'
export { PAC } from './science/freezing.ts'
export { POD } from './science/sweetness.ts'
export {
  cacao,
  crafts,
  engine,
  helado,
  noIngredients,
  panaderia,
  pasteleria,
  readFor,
  readName,
  readNamesWith,
  searchFor,
  tooManyIngredients,
  turron,
  usePreparations,
} from './whole.ts'
export { allergenWords } from './words/allergens.ts'
export { common as commonWords } from './words/es/common.ts'
export type { Called, Field } from './words/es/formula.ts'
export { margin as marginWords, onSide as marginOnSide } from './words/es/margin.ts'
export { spanish } from './words/es/spanish.ts'
export { lazy } from './words/lazy.ts'
export { round } from './words/round.ts'
export { keptAlone } from './words/safety.ts'
export { POWERED_BY } from './words/terms.ts'
export { capitalise, decapitalise, list, number, quoted, withArticle } from './words/text.ts'
