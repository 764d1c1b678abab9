import type { cacao } from '@obrador/engine'
import type { EnglishFigures } from '../judged.ts'

/** What each figure is called in English, and how it is worked out. */
export const CACAO_FIGURES: EnglishFigures<keyof typeof cacao.definition.parameters> = {
  cacaoTotal: 'the total cocoa: g of cocoa butter and fat-free dry cocoa per 100 g of product',
  manteca: 'the cocoa butter: g of cocoa butter per 100 g of product',
  grasaTotal:
    'the total fat: g of cocoa butter, milk fat and other fats (nuts, lecithin, vegetable) per 100 g of product',
  azucar:
    'the sugar: g of sugars, syrup solids and polyols, without lactose or those that cocoa and nuts bring, per 100 g of product',
  lacteos: 'the milk: g of milk fat and milk solids not fat per 100 g of product',
  cacaoSecoDesgrasado: 'the fat-free dry cocoa: g of fat-free dry cocoa per 100 g of product',
  grasaLactea: 'the milk fat: g of milk fat per 100 g of product',
  agua: 'the water: g of water of all ingredients per 100 g of product',
  aguaLibre: 'the free water: g of water that enters with moist ingredients per 100 g of product',
  avellana: 'the hazelnut: g of ground hazelnut per 100 g of product',
  frutosSecos: 'the nuts: g of nuts per 100 g of product',
  polioles: 'the polyols: g of polyols per 100 g of product',
  lecitina: 'the lecithin: g of lecithin per 100 g of product',
  chocolate: 'the chocolate: g of chocolate and cocoa ingredients per 100 g of product',
  cacaoIngredientes:
    'the cocoa as weighed: g of mass, butter, powder and nibs at their weight, and of the cocoa of couvertures, per 100 g of product',
  kcal_100g: 'the energy: energy per 100 g of product, with the factors of annex XIV of Regulation (EU) 1169/2011',
  coste_kg_eur: 'the cost: euros per kg of product, at the price of each ingredient in €/kg',
  cacaoLegal:
    'the total dry cocoa (legal basis): g of butter and fat-free dry cocoa per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  mantecaLegal:
    'the cocoa butter (legal basis): g of cocoa butter per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  cacaoSecoLegal:
    'the fat-free dry cocoa (legal basis): g of fat-free dry cocoa per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  lecheLegal:
    'the dry milk solids (legal basis): g of dry solids of milk, cream or butter, without whey or added lactose, per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  grasaLacteaLegal:
    'the milk fat (legal basis): g of fat of milk, cream or butter per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  grasaLegal:
    'cocoa butter and milk fat (legal basis): g of cocoa butter and milk fat per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  grasaVegetal:
    'the authorised vegetable fat (legal basis): g of fat equivalent to cocoa butter (illipe, palm, sal, shea, kokum or mango) per 100 g of product without other edible matter (RD 1055/2003, point 4)',
  otrasMaterias: 'other edible matter: g of other edible matter per 100 g of product',
  grasaNoAutorizada:
    'the fat not authorised: g of fats that are not of cocoa, milk, nuts or the six authorised ones per 100 g of product',
  almidonAnadido: 'added flour or starch: g of flour or starch per 100 g of product',
  aw: 'the water activity: indicative estimate: Norrish with the sugars, polyols, alcohol and salts dissolved in the water that cocoa, milk protein and nuts do not hold back',
}
