export { catalogue, PRICES_AS_OF } from './catalogue/catalogue.ts'
export { componentLabels } from './catalogue/component-labels.ts'
export type { Allergen, Ingredient } from './catalogue/ingredient.ts'
export { find, nearest, search } from './catalogue/lookup.ts'
export { rowFromSheet, type SupplierSheet } from './catalogue/sheet.ts'
export { checkSheet, type SheetCheck, sheetOf } from './catalogue/sheet-check.ts'
export { ATTRIBUTION, sources } from './catalogue/sources.ts'
export type { Craft, CraftRequest, Options, Outcome, RecipeType } from './craft/craft.ts'
export {
  type CraftDescription,
  describeCraft,
  describeIngredient,
  type IngredientDescription,
} from './craft/describe.ts'
export { type Change, examine, type Figure, type Overview, type OverviewLine, type Worded } from './craft/overview.ts'
export { type Limit, type Problem, problemOf } from './craft/problem.ts'
export { type CacaoBody, type CacaoRequest, cacao } from './crafts/cacao/index.ts'
export { type HeladoBody, type HeladoRequest, helado } from './crafts/helado/index.ts'
export { type PanaderiaBody, type PanaderiaRequest, panaderia } from './crafts/panaderia/index.ts'
export { ROLES as BREAD_ROLES } from './crafts/panaderia/matter.ts'
export { type PasteleriaBody, type PasteleriaRequest, pasteleria } from './crafts/pasteleria/index.ts'
export { crafts } from './crafts/registry.ts'
export { type TurronBody, turron } from './crafts/turron/index.ts'
export { FormulaError, type FormulaErrorCode } from './formula/errors.ts'
export { LIMITS, OWN_ROW, type RawLine } from './formula/formula.ts'
export type { Denomination, Legal } from './judge/legal.ts'
export type { Range, Verdict } from './judge/verdict.ts'
export { ALLERGENS, type PresentAllergen } from './make/label/allergens.ts'
export type { IngredientList, ListedIngredient } from './make/label/ingredients.ts'
export {
  LABEL_LIMITS,
  type Label,
  type LabelledCraft,
  type LabelOptions,
  type LabelRequest,
  labelOf,
} from './make/label/label.ts'
export { allergenNames } from './make/label/messages.ts'
export { type Declaration, NUTRIENTS, type Nutrient, type NutrientValue, nutrients } from './make/label/nutrition.ts'
export { ROUNDING } from './make/label/rounding.ts'
export { mostOf, type Sheet } from './make/label/sheet.ts'
export type { Span } from './make/label/spans.ts'
export { breakdown, type Part } from './ratio/breakdown.ts'
export type { Shown } from './ratio/parameter.ts'
export { type Blend, isRatio, measure, type Ratio, ratioOf } from './ratio/parameter.ts'
export { KCAL, KJ } from './science/energy.ts'
export { PAC } from './science/freezing.ts'
export { POD } from './science/sweetness.ts'
export { noIngredients, POWERED_BY, tooManyIngredients } from './words/messages.ts'
export { round } from './words/round.ts'
export { capitalise, decapitalise, list, number, quoted } from './words/text.ts'
