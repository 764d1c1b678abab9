import type { Family } from '../row.ts'

export const grasas = {
  grasa: {
    nata_vegetal: { name: 'Nata vegetal azucarada para montar', water: 59, protein: 0.7, otherFat: 26.5, saturatedFat: 23.2, sucrose: 10, glucose: 1.5, dextrins: 1.4, fibre: 0.5, salt: 0.1, ash: 0.4, source: 'trade-data', grade: 'C', price: 3.2, aliases: 'crema vegetal para montar|non-dairy whipping cream|panna vegetale' },
    margarina: { name: 'Margarina 80 %', water: 16.52, protein: 0.16, otherFat: 80.71, saturatedFat: 15.19, otherCarbs: 0.7, salt: 0.01, ash: 1.92, source: 'usda-sr28', grade: 'A', price: 2.9, aliases: 'margarina repostería|margarine|margarina vegetal' },
    margarina_hojaldre: { name: 'Margarina de hojaldre 80 %', water: 16.52, protein: 0.16, otherFat: 80.71, saturatedFat: 39.79, otherCarbs: 0.7, salt: 0.01, ash: 1.92, source: 'usda-sr28', grade: 'A', price: 3.1, aliases: 'margarina placa|margarina laminado|puff pastry margarine|margarina da sfoglia|Margarina de hojaldre|hojaldrina' },
    manteca_vegetal: { name: 'Manteca vegetal (shortening)', water: 0.17, protein: 0.25, otherFat: 99.58, saturatedFat: 94.39, source: 'ciqual-2025', grade: 'A', price: 2.9, aliases: 'shortening|grasa vegetal|grasa vegetal (shortening)|grasa vegetal sólida|grasa vegetal no hidrogenada' },
    manteca_cerdo: { name: 'Manteca de cerdo', otherFat: 100, saturatedFat: 39.2, source: 'ciqual-2025', grade: 'A', price: 2.4, vegan: false, aliases: 'saín|lard|strutto|saindoux|manteca|manteca ibérica' },
    aceite_oliva: { name: 'Aceite de oliva virgen extra', otherFat: 100, saturatedFat: 13.81, salt: 0.01, source: 'usda-sr28', grade: 'A', price: 5.2, aliases: 'aceite de oliva|AOVE|aceite de oliva virgen|extra virgin olive oil|olive oil|olio extravergine di oliva|olio evo|huile d’olive|olio extravergine|olio d’oliva|aceite virgen extra|evoo|aceite de oliva suave' },
    aceite_girasol: { name: 'Aceite de girasol', otherFat: 100, saturatedFat: 10.3, source: 'usda-sr28', grade: 'A', price: 1.6, aliases: 'aceite|aceite vegetal|aceite suave|sunflower oil|vegetable oil|olio di semi di girasole|olio di semi|huile de tournesol' },
    aceite_girasol_ao: { name: 'Aceite de girasol alto oleico', otherFat: 100, saturatedFat: 9.86, source: 'usda-sr28', grade: 'A', price: 2, aliases: 'girasol alto oleico|high-oleic sunflower oil' },
    aceite_colza: { name: 'Aceite de colza', otherFat: 100, saturatedFat: 7.26, source: 'ciqual-2025', grade: 'A', price: 1.6, aliases: 'canola oil|rapeseed oil|olio di colza|huile de colza' },
    aceite_soja: { name: 'Aceite de soja', otherFat: 100, saturatedFat: 15.65, source: 'usda-sr28', grade: 'A', price: 1.5, allergens: 'soja', aliases: 'soybean oil|olio di soia' },
    aceite_cacahuete: { name: 'Aceite de cacahuete', otherFat: 100, saturatedFat: 16.9, source: 'usda-sr28', grade: 'A', price: 4, allergens: 'cacahuete', aliases: 'peanut oil|olio di arachidi|huile d’arachide' },
    aceite_coco: { name: 'Aceite de coco virgen', water: 0.03, otherFat: 99.94, saturatedFat: 83.21, ash: 0.03, source: 'usda-sr28', grade: 'A', price: 6.5, aliases: 'aceite de coco|coconut oil|olio di cocco|huile de coco' },
    aceite_coco_refinado: { name: 'Aceite de coco refinado', otherFat: 100, saturatedFat: 86, source: 'usda-sr28', grade: 'A', price: 4, aliases: 'grasa de coco|coco refinado|refined coconut oil|olio di cocco raffinato' },
    aceite_palma: { name: 'Aceite de palma', otherFat: 100, saturatedFat: 49.3, source: 'ciqual-2025', grade: 'A', price: 2, aliases: 'palm oil|olio di palma|huile de palme' },
    grasa_palmiste: { name: 'Grasa de palmiste', water: 0.05, otherFat: 100, saturatedFat: 87.56, salt: 0.01, ash: 0.01, source: 'usda-sr28', grade: 'A', price: 3, aliases: 'aceite de palmiste|palm kernel oil' },
    aceite_sesamo: { name: 'Aceite de sésamo', otherFat: 100, saturatedFat: 14.2, source: 'usda-sr28', grade: 'A', price: 9, allergens: 'sesamo', aliases: 'sesame oil|olio di sesamo' },
    grasa_cbe: { name: 'Grasa vegetal equivalente a manteca de cacao (CBE)', otherFat: 100, saturatedFat: 59.7, source: 'dir-2000-36', grade: 'B', price: 7, aliases: 'CBE|grasa vegetal equivalente (CBE autorizada)|cocoa butter equivalent|Grasa vegetal equivalente a manteca de cacao' },
    grasa_vegetal_cbs: { name: 'Grasa vegetal láurica o hidrogenada (CBS/CBR)', otherFat: 100, saturatedFat: 65.5, source: 'usda-sr28', grade: 'A', price: 4, aliases: 'grasa vegetal no autorizada (coco, CBS, palma hidrogenada)|CBS|CBR|grasa láurica|Grasa vegetal láurica o hidrogenada' },
  },
} satisfies Family
