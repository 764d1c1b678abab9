export { type CacaoBody, type CacaoRequest, cacao } from './cacao/index.ts'
export { catalogue, PRICES_AS_OF } from './catalogue/catalogue.ts'
export { isFlavour } from './catalogue/flavour.ts'
export type { Allergen, Ingredient } from './catalogue/ingredient.ts'
export { find, nearest, search } from './catalogue/lookup.ts'
export { ATTRIBUTION, sources } from './catalogue/sources.ts'
export type { Craft, CraftRequest, Options, Outcome, RecipeType } from './craft.ts'
export { crafts } from './crafts.ts'
export { type CraftDescription, describeCraft, describeIngredient, type IngredientDescription } from './describe.ts'
export { FormulaError, type FormulaErrorCode } from './errors.ts'
export { LIMITS } from './formula.ts'
export { type HeladoBody, type HeladoRequest, helado } from './helado/index.ts'
export { ALLERGENS, type PresentAllergen } from './label/allergens.ts'
export type { IngredientList, ListedIngredient } from './label/ingredients.ts'
export {
  LABEL_LIMITS,
  type Label,
  type LabelledCraft,
  type LabelOptions,
  type LabelRequest,
  labelOf,
} from './label/label.ts'
export { allergenNames } from './label/messages.ts'
export { type Declaration, NUTRIENTS, type Nutrient, type NutrientValue, nutrients } from './label/nutrition.ts'
export { ROUNDING } from './label/rounding.ts'
export { mostOf, type Sheet } from './label/sheet.ts'
export type { Span } from './label/spans.ts'
export type { Denomination, Legal } from './legal.ts'
export { noIngredients, POWERED_BY, tooManyIngredients } from './messages.ts'
export { type PanaderiaBody, type PanaderiaRequest, panaderia } from './panaderia/index.ts'
export { ROLES as BREAD_ROLES } from './panaderia/matter.ts'
export type { Shown } from './parameter.ts'
export { type PasteleriaBody, type PasteleriaRequest, pasteleria } from './pasteleria/index.ts'
export { KCAL, KJ } from './science/energy.ts'
export { PAC } from './science/freezing.ts'
export { POD } from './science/sweetness.ts'
export { quoted } from './text.ts'
export { type TurronBody, turron } from './turron/index.ts'
export type { Range, Verdict } from './verdict.ts'
