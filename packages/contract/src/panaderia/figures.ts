import type { panaderia } from '@obrador/engine'
import type { EnglishFigures } from '../judged.ts'

/** What each figure is called in English, and how it is worked out. */
export const PANADERIA_FIGURES: EnglishFigures<keyof typeof panaderia.definition.parameters> = {
  hidratacion:
    'the hydration: free water, the real water of milk, egg, butter and honey, and that of pre-ferments, per 100 of all flour; without the moisture of the flour or the water of yeast and inclusions',
  sal: 'the salt: salt added to the dough (that of salted butter or fermented dough too) per 100 of all flour',
  levadura:
    'the yeast: yeast as it is weighed, per 100 of all flour; its range is that of fresh yeast divided by the strength of yours (instant 3, active dry 2.5, liquid 0.65; a mixture, in proportion)',
  prefermento:
    'the sourdough or pre-ferment: weight of sourdough, poolish, biga or sponge per 100 of all flour, its own included',
  grasa: 'the fat: real fat of each ingredient per 100 of all flour, without that of the flour or of inclusions',
  azucar:
    'the sugar: added sugars and dextrins of syrups per 100 of all flour, without lactose, which yeast does not ferment',
  empaste: 'the laminating fat: g of laminating fat per 100 g of dough without it',
  fruta: 'fruit and inclusions: g of raisins, candied fruit and pieces of chocolate per 100 g of dough',
}
