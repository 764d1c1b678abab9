import type { turron } from '@obrador/engine'
import type { EnglishFigures } from '../judged.ts'

/** What each figure is called in English, and how it is worked out. */
export const TURRON_FIGURES: EnglishFigures<keyof typeof turron.definition.parameters> = {
  pctAlmendra:
    'the almond: almond per 100 of finished product without wafer or coverings; in the types that are roasted, the almond already roasted',
  pctMiel: 'the honey: bee honey as it is weighed, per 100 of finished product',
  pctAzucar:
    'the sugar: sugar (sucrose) as it is weighed and that declared in pralines and marzipans, per 100 of finished product',
  pctGlucosa:
    'the glucose and other syrups: glucose syrup, invert sugar, dextrose and other syrups as they are weighed, per 100 of finished product',
  ratioMielAzucar: 'the honey to sugar: honey over sugar and syrups; missing if the formula has neither',
  pctGrasa: 'the fat: fat of all ingredients per 100 of finished product',
  pctProteina:
    'the protein: protein per 100 of finished product, with the nitrogen factor of each table (5.18 for almond)',
  pctHumedad:
    'the moisture: water left in nuts and additions plus the residual water of the cooked phase, which depends on the type, per 100 of finished product',
  pctCenizas: 'the ash: ash per 100 of finished product',
  pctAzucaresTotales: 'the total sugars: mono- and disaccharides of all ingredients per 100 of finished product',
  pctFrutosSecos: 'the nuts: almond and other nuts and seeds per 100 of finished product',
  pctMateriasBasicas:
    'the basic materials: nuts, coconut, dried fruit, coffee, dry yolk, cocoa of chocolates and milk solids per 100 of finished product',
  pctYema: 'the dry yolk: egg yolk as dry per 100 of finished product (fresh counts 0.46)',
  pctClara: 'the egg white: egg white as fresh per 100 of finished product (powder counts 7.4)',
  pctAlmidonAnadido:
    'the added starch: starch of flours, starches, biscuits, potato or sweet potato per 100 of finished product',
  kcal_100g:
    'the energy: energy with the factors of annex XIV, without the alcohol that evaporates in cooking, per 100 g of finished product',
  coste_kg_eur: 'the cost: price of all ingredients per kg of finished product, wafer and coverings included',
  rendimiento: 'the yield: finished weight, with wafer, per 100 of ingredients; what stays in the pan is not deducted',
  pesoFinal_g:
    'the final weight: nuts and additions as used, dry matter of the cooked phase with its residual water, and wafer',
  pctDulce:
    'the sugars and polyols: total sugars and polyols per 100 of finished product: the sweet part that defines a turrón',
  pctAlmendraYema: 'the almond and dry yolk: sum of almond and dry yolk per 100 of finished product',
  pctNoAutorizados:
    'the ingredients not authorised: what is not almond, honey, sugars, polyols, sweeteners, egg white, water, wafer or additive, per 100 of finished product',
  pctOtrosFrutosSecos: 'the other nuts: nuts other than almond per 100 of finished product',
  pctGrasaAnadida: 'the added fat: butter, lard and oils as they are weighed, per 100 of finished product',
  pctAjenosMazapan:
    'the ingredients foreign to marzipan: what is not raw peeled almond, sugars, honey, water or additive, per 100 of finished product: yolk, cocoa, fruit, milk, fat, roasted almond…',
  pctCoco: 'the coconut: coconut per 100 of finished product',
}
