import type { ExplainedTexts } from '../es/explained-texts.ts'
import { englishNorms } from './explained-norms.ts'

/** How figures are worked out and why their ranges are what they are: for who asks for an explanation. */
export const englishExplained = {
  reasons: {
    fuente: (n) => `What the books of the type take as normal${n > 0 ? `, held against ${n} published formulas` : ''}.`,
    datos: (n) =>
      n > 0
        ? `What ${n} published formulas do, with the leeway of their family.`
        : 'The leeway of its family: there are no published formulas yet.',
    oficio: (n) =>
      `Judgement of the trade, with no source to cite${n > 0 ? `; the ${n} formulas read fall inside it, or nearly` : ''}.`,
    shown: () => 'Shown for reference; it does not decide the verdict.',
  },
  per: (counted, by) => `g of ${counted} per ${by}`,
  /** «g de … por …»: what is counted, and what it is counted by. */
  counted: {
    almendra: 'almond',
    'almidón (en maicena)': 'starch (as corn starch)',
    'almidón y 0,15 veces la yema': 'starch and 0.15 times the yolk',
    arroz: 'rice',
    'avellana molida': 'ground hazelnut',
    azúcar: 'sugar',
    'azúcar glas': 'icing sugar',
    'azúcar, miel, glucosa y dextrosa, como se pesan': 'sugar, honey, glucose and dextrose, as weighed',
    'azúcares sin lactosa': 'sugars without lactose',
    'azúcares, dextrinas, lactosa y polioles': 'sugars, dextrins, lactose and polyols',
    'azúcares, sólidos de jarabe y polioles, sin lactosa ni los que traen el cacao y los frutos secos':
      'sugars, syrup solids and polyols, without lactose or those of cocoa and nuts',
    'agua de todos los ingredientes': 'water of all ingredients',
    'agua que entra con ingredientes húmedos': 'water that comes in with moist ingredients',
    'agua y leche': 'water and milk',
    'barquillo, feuilletine, galleta o cereal inflado': 'wafer, feuilletine, biscuit or puffed cereal',
    'cacao seco desgrasado': 'dry non-fat cocoa solids',
    chocolate: 'chocolate',
    'chocolate e ingredientes de cacao': 'chocolate and cocoa ingredients',
    'chocolate y dos veces el cacao': 'chocolate and twice the cocoa',
    clara: 'egg white',
    'extracto seco de leche, nata o mantequilla, sin suero ni lactosa añadida':
      'dry milk solids of milk, cream or butter, without whey or added lactose',
    'fruto seco': 'nuts',
    'frutos secos': 'nuts',
    fruta: 'fruit',
    'gelatina seca': 'dry gelatine',
    grasa: 'fat',
    'grasa de laminar': 'laminating fat',
    'grasa de leche, nata o mantequilla': 'fat of milk, cream or butter',
    'grasa equivalente de la manteca de cacao (illipé, palma, sal, shea, kokum o mango)':
      'cocoa butter equivalent (illipe, palm, sal, shea, kokum or mango)',
    'grasa láctea': 'milk fat',
    'grasa láctea y sólidos lácteos no grasos': 'milk fat and milk solids-not-fat',
    'grasas que no son de cacao, leche, fruto seco ni de las seis autorizadas':
      'fats that are not of cocoa, milk or nuts, nor among the six that are allowed',
    'harina o almidón': 'flour or starch',
    'harina y almidón': 'flour and starch',
    'harina y huevo': 'flour and egg',
    huevo: 'egg',
    'impulsor (bicarbonato × 3)': 'baking powder (bicarbonate × 3)',
    leche: 'milk',
    lecitina: 'lecithin',
    'manteca de cacao': 'cocoa butter',
    'manteca de cacao y cacao seco desgrasado': 'cocoa butter and dry non-fat cocoa solids',
    'manteca de cacao y grasa láctea': 'cocoa butter and milk fat',
    'manteca de cacao, grasa láctea y otras grasas (fruto seco, lecitina, vegetales)':
      'cocoa butter, milk fat and other fats (nuts, lecithin, vegetable)',
    'manteca y cacao seco desgrasado': 'cocoa butter and dry non-fat cocoa solids',
    mantequilla: 'butter',
    'mantequilla, aceite y otras grasas': 'butter, oil and other fats',
    mascarpone: 'mascarpone',
    nata: 'cream',
    'nata dulce o ácida': 'sweet or sour cream',
    'nata y huevo': 'cream and egg',
    'otras materias comestibles': 'other edible substances',
    'otras materias comestibles y lácteos': 'other edible substances and dairy',
    'pasas, fruta confitada y trozos de chocolate': 'raisins, candied fruit and chocolate pieces',
    'pasta, manteca, polvo y nibs a su peso, y del cacao de las coberturas':
      'cocoa mass, butter, powder and nibs at their weight, and of the cocoa in couvertures',
    pectina: 'pectin',
    polioles: 'polyols',
    queso: 'cheese',
    sal: 'salt',
    yema: 'egg yolk',
    zanahoria: 'carrot',
    'zumo ácido': 'acid juice',
    'ácido cítrico o tartárico, y 0,06 veces el zumo de limón o lima':
      'citric or tartaric acid, and 0.06 times the lemon or lime juice',
  },
  countedBy: {
    '100 g de azúcares sin lactosa': '100 g of sugars without lactose',
    '100 g de azúcares y agua añadida': '100 g of sugars and added water',
    '100 g de azúcares, dextrinas, lactosa, polioles y agua': '100 g of sugars, dextrins, lactose, polyols and water',
    '100 g de base sin la mantequilla': '100 g of base without the butter',
    '100 g de base sin la nata, la gelatina ni su agua': '100 g of base without the cream, the gelatine or its water',
    '100 g de chocolate y dos veces el cacao': '100 g of chocolate and twice the cocoa',
    '100 g de fruta': '100 g of fruit',
    '100 g de fruto seco': '100 g of nuts',
    '100 g de fruto seco y harina': '100 g of nuts and flour',
    '100 g de harina y almidón': '100 g of flour and starch',
    '100 g de mantequilla': '100 g of butter',
    '100 g de masa': '100 g of dough',
    '100 g de masa sin ella': '100 g of dough without it',
    '100 g de producto': '100 g of product',
    '100 g de producto acabado con 17,5 % de agua': '100 g of finished product with 17.5% water',
    '100 g de producto acabado con 30 % de agua': '100 g of finished product with 30% water',
    '100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4)':
      '100 g of product without other edible substances (RD 1055/2003, sec. 4)',
    '100 g de producto sin otras materias comestibles ni lácteos (RD 1055/2003, ap. 4)':
      '100 g of product without other edible substances or dairy (RD 1055/2003, sec. 4)',
    '100 g de queso': '100 g of cheese',
    '100 g de receta': '100 g of recipe',
    '1 g de agua de todos los ingredientes': '1 g of water of all ingredients',
    '1 g de azúcares sin lactosa': '1 g of sugars without lactose',
    '1 g de azúcares y grasa': '1 g of sugars and fat',
    '1 g de clara': '1 g of egg white',
    '1 g de fruto seco': '1 g of nuts',
    '1 g de grasa': '1 g of fat',
    '1 g de huevo': '1 g of egg',
    '1 g de nata, leche, agua y fruta': '1 g of cream, milk, water and fruit',
    '1 g de zumo ácido': '1 g of acid juice',
    'litro de leche': 'litre of milk',
    'litro de leche y nata': 'litre of milk and cream',
  },
  formulas: {
    'factores del anexo XIV: grasa 37, hidratos 17, proteína 17, polialcoholes 10 (eritritol 0), fibra 8, alcohol 29, ácidos orgánicos 13 kJ/g':
      'factors of annex XIV: fat 37, carbohydrate 17, protein 17, polyols 10 (erythritol 0), fibre 8, alcohol 29, organic acids 13 kJ/g',
    'factores del anexo XIV: grasa 9, hidratos 4, proteína 4, polialcoholes 2,4 (eritritol 0), fibra 2, alcohol 7, ácidos orgánicos 3 kcal/g':
      'factors of annex XIV: fat 9, carbohydrate 4, protein 4, polyols 2.4 (erythritol 0), fibre 2, alcohol 7, organic acids 3 kcal/g',
    'grasa total por 100 g de producto': 'total fat per 100 g of product',
    'ácidos grasos saturados por 100 g de producto': 'saturated fatty acids per 100 g of product',
    'azúcares, polialcoholes, almidón y dextrinas por 100 g de producto, sin la fibra':
      'sugars, polyols, starch and dextrins per 100 g of product, without fibre',
    'monosacáridos y disacáridos por 100 g de producto, con la lactosa':
      'monosaccharides and disaccharides per 100 g of product, lactose included',
    'fibra alimentaria por 100 g de producto': 'dietary fibre per 100 g of product',
    'nitrógeno × 6,25 por 100 g de producto (anexo I)': 'nitrogen × 6.25 per 100 g of product (annex I)',
    'sodio × 2,5 por 100 g de producto (anexo I)': 'sodium × 2.5 per 100 g of product (annex I)',
    'temperatura a la que la mezcla se puede servir: la que deja helada entre el 76 % (−10,6 °C) y el 64 % (−12,5 °C) del agua, según los gramos equivalentes de sacarosa por gramo de agua, menos un quinto de lo que endurecen el cacao y los frutos secos (0,9 × manteca de cacao + 1,8 × cacao seco desgrasado + 1,4 × grasa de fruto seco)':
      'temperature at which the mix can be served: the one that leaves between 76% (−10.6 °C) and 64% (−12.5 °C) of the water frozen, by the grams of sucrose equivalents per gram of water, minus a fifth of the hardening by cocoa and nuts (0.9 × cocoa butter + 1.8 × dry non-fat cocoa + 1.4 × fat of nuts)',
    'dulzor de cada azúcar y edulcorante por 100 g de mezcla, con la sacarosa a 100':
      'sweetness of each sugar and sweetener per 100 g of mix, with sucrose at 100',
    'azúcares por 100 g de mezcla, con los sólidos de los jarabes (DE 20 o más) y sin la lactosa, que va en SLNG':
      'sugars per 100 g of mix, with the solids of syrups (DE 20 or more) and without lactose, which counts as MSNF',
    'grasa láctea y de cualquier otro origen por 100 g de mezcla':
      'fat of milk and of any other origin per 100 g of mix',
    'sólidos lácteos no grasos (lactosa, proteína y sales de la leche) por 100 g de mezcla':
      'milk solids-not-fat (lactose, protein and salts of milk) per 100 g of mix',
    'azúcares + grasa + SLNG + otros sólidos por 100 g de mezcla':
      'sugars + fat + MSNF + other solids per 100 g of mix',
    '100 menos los sólidos totales': '100 less the total solids',
    'energía por 100 g de mezcla, con los factores del anexo XIV del Reglamento (UE) 1169/2011':
      'energy per 100 g of mix, by the factors of annex XIV of Regulation (EU) 1169/2011',
    'euros por 100 g de mezcla, con el precio de cada ingrediente en €/kg':
      'euros per 100 g of mix, with the price of each ingredient in €/kg',
    'poder anticongelante de cada ingrediente por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche':
      'freezing point depression factor of each ingredient per 100 g of mix, with sucrose at 100 and without the salts of milk',
    'agua libre, la real de leche, huevo, mantequilla y miel, y la de los prefermentos, por 100 de harina total; sin la humedad de la harina ni el agua de la levadura o de los tropezones':
      'free water, the actual water of milk, egg, butter and honey, and that of preferments, per 100 of total flour; without the moisture of the flour or the water of yeast and inclusions',
    'sal añadida a la masa (también la de mantequilla salada o masa fermentada) por 100 de harina total':
      'salt added to the dough (that of salted butter or pâte fermentée too) per 100 of total flour',
    'levadura tal como se pesa, por 100 de harina total; su rango es el de la fresca dividido por la fuerza de la que llevas (instantánea 3, seca activa 2,5, líquida 0,65; una mezcla, en proporción)':
      'yeast as it is weighed, per 100 of total flour; its range is that of fresh yeast divided by the strength of yours (instant 3, active dry 2.5, liquid 0.65; a mixture in proportion)',
    'peso de masa madre, poolish, biga o esponja por 100 de harina total, la suya incluida':
      'weight of sourdough starter, poolish, biga or sponge per 100 of total flour, its own included',
    'grasa real de cada ingrediente por 100 de harina total, sin la de la harina ni la de los tropezones':
      'actual fat of each ingredient per 100 of total flour, without that of flour and inclusions',
    'azúcares añadidos y dextrinas de los jarabes por 100 de harina total, sin lactosa, que la levadura no fermenta':
      'added sugars and dextrins of syrups per 100 of total flour, without lactose, which yeast does not ferment',
    'g por 100 g de masa: la fórmula no lleva harina': 'g per 100 g of dough: the formula has no flour',
    'mono y disacáridos, lactosa incluida, por 100 g de receta':
      'mono- and disaccharides, lactose included, per 100 g of recipe',
    'grasa de todos los ingredientes por 100 g de receta': 'fat of all ingredients per 100 g of recipe',
    'proteína por 100 g de receta': 'protein per 100 g of recipe',
    'agua de todos los ingredientes por 100 g de receta': 'water of all ingredients per 100 g of recipe',
    '100 menos el agua y el alcohol': '100 less water and alcohol',
    'dulzor de cada azúcar y edulcorante por 100 g de receta, con la sacarosa a 100':
      'sweetness of each sugar and sweetener per 100 g of recipe, with sucrose at 100',
    'energía por 100 g de receta, con los factores del anexo XIV del Reglamento (UE) 1169/2011':
      'energy per 100 g of recipe, by the factors of annex XIV of Regulation (EU) 1169/2011',
    'euros por kg de receta, con el precio de cada ingrediente en €/kg':
      'euros per kg of recipe, with the price of each ingredient in €/kg',
    'estimación: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína, los frutos secos y el almidón':
      'estimate: Norrish with the sugars, polyols, alcohol and salts dissolved in the water that cocoa, protein, nuts and starch do not hold',
    'g de fruta por kg cuando llega a 60 °Brix: 1000 × fruta ÷ (azúcares ÷ 0,6)':
      'g of fruit per kg when it reaches 60 °Brix: 1000 × fruit ÷ (sugars ÷ 0.6)',
    'almendra por 100 de producto acabado sin oblea ni coberturas; en los tipos que se tuestan, la almendra ya tostada':
      'almond per 100 of finished product without wafer and coatings; in the types that are roasted, the almond once roasted',
    'miel de abeja tal como se pesa, por 100 de producto acabado':
      'bee honey as it is weighed, per 100 of finished product',
    'azúcar (sacarosa) tal como se pesa y el declarado en pralinés y mazapanes, por 100 de producto acabado':
      'sugar (sucrose) as it is weighed and that declared in praline pastes and marzipans, per 100 of finished product',
    'jarabe de glucosa, azúcar invertido, dextrosa y otros jarabes tal como se pesan, por 100 de producto acabado':
      'glucose syrup, invert sugar, dextrose and other syrups as they are weighed, per 100 of finished product',
    'miel entre azúcar más jarabes; falta si la fórmula no lleva ni uno ni otros':
      'honey over sugar plus syrups; missing if the formula has neither',
    'grasa de todos los ingredientes por 100 de producto acabado': 'fat of all ingredients per 100 of finished product',
    'proteína por 100 de producto acabado, con el factor de nitrógeno de cada tabla (5,18 en la almendra)':
      'protein per 100 of finished product, by the nitrogen factor of each table (5.18 for almond)',
    'agua que queda en frutos secos y añadidos más el agua residual de la fase cocida, que depende del tipo, por 100 de producto acabado':
      'water left in nuts and additions plus the residual water of the cooked phase, which depends on the type, per 100 of finished product',
    'cenizas por 100 de producto acabado': 'ash per 100 of finished product',
    'mono y disacáridos de todos los ingredientes por 100 de producto acabado':
      'mono- and disaccharides of all ingredients per 100 of finished product',
    'almendra y demás frutos secos y semillas por 100 de producto acabado':
      'almond and other nuts and seeds per 100 of finished product',
    'frutos secos, coco, fruta seca, café, yema seca, cacao de los chocolates y sólidos de leche por 100 de producto acabado':
      'nuts, coconut, dried fruit, coffee, dry yolk, cocoa of the chocolates and milk solids per 100 of finished product',
    'yema de huevo en equivalente seco por 100 de producto acabado (la fresca cuenta 0,46)':
      'egg yolk as dry equivalent per 100 of finished product (fresh yolk counts 0.46)',
    'clara de huevo en equivalente fresco por 100 de producto acabado (en polvo cuenta 7,4)':
      'egg white as fresh equivalent per 100 of finished product (powder counts 7.4)',
    'almidón de harinas, féculas, galletas, patata o boniato por 100 de producto acabado':
      'starch of flours, starches, biscuits, potato or sweet potato per 100 of finished product',
    'energía con los factores del anexo XIV, sin el alcohol que se evapora al cocer, por 100 g de producto acabado':
      'energy by the factors of annex XIV, without the alcohol that boils off, per 100 g of finished product',
    'precio de todos los ingredientes por kg de producto acabado, oblea y coberturas incluidas':
      'price of all ingredients per kg of finished product, wafer and coatings included',
    'peso acabado, con oblea, por 100 de ingredientes; no descuenta lo que se queda en el cazo':
      'finished weight, with wafer, per 100 of ingredients; what stays in the pan is not deducted',
    'frutos secos y añadidos en uso, materia seca de la fase cocida con su agua residual, y oblea':
      'nuts and additions as used, dry matter of the cooked phase with its residual water, and wafer',
    'azúcares totales y polioles por 100 de producto acabado: la parte dulce que define un turrón':
      'total sugars and polyols per 100 of finished product: the sweet part that makes a turrón',
    'suma de almendra y yema seca por 100 de producto acabado':
      'almond and dry yolk together per 100 of finished product',
    'lo que no es almendra, miel, azúcares, polioles, edulcorantes, clara, agua, oblea ni aditivo, por 100 de producto acabado':
      'whatever is not almond, honey, sugars, polyols, sweeteners, egg white, water, wafer or additive, per 100 of finished product',
    'frutos secos que no son almendra por 100 de producto acabado':
      'nuts other than almond per 100 of finished product',
    'mantequilla, manteca y aceites tal como se pesan, por 100 de producto acabado':
      'butter, lard and oils as they are weighed, per 100 of finished product',
    'lo que no es almendra cruda y pelada, azúcares, miel, agua ni aditivo, por 100 de producto acabado: yema, cacao, fruta, leche, grasa, almendra tostada…':
      'whatever is not raw blanched almond, sugars, honey, water or additive, per 100 of finished product: yolk, cocoa, fruit, milk, fat, roasted almond…',
    'coco por 100 de producto acabado': 'coconut per 100 of finished product',
    'energía por 100 g de producto, con los factores del anexo XIV del Reglamento (UE) 1169/2011':
      'energy per 100 g of product, by the factors of annex XIV of Regulation (EU) 1169/2011',
    'euros por kg de producto, con el precio de cada ingrediente en €/kg':
      'euros per kg of product, with the price of each ingredient in €/kg',
    'estimación orientativa: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína láctea y los frutos secos':
      'rough estimate: Norrish with the sugars, polyols, alcohol and salts dissolved in the water that cocoa, milk protein and nuts do not hold',
  },
  norms: englishNorms,
  sources: {
    calculated: 'Mixture of other rows of the catalogue, with its formula',
    'cap-patissier': 'Sheets of the CAP Pâtissier and tables of French schools',
    'cfp-ensp': 'CFP/ENSP norms, from an open French formulary',
    'domson-academy': 'Domson Academy, formulas of chocolate and confectionery',
    'dragees-trade': 'Guides of the French dragée trade (e-citynet, mariagealannee)',
    estimate: 'Reasoned estimate',
    'eu-tolerances-2012': 'European Commission, guidance on tolerances and rounding (December 2012)',
    'general-literature': 'General literature, not checked again',
    'goff-hartel-icecream': 'Goff and Hartel, Ice Cream, 7th ed. (2013); table 3.2 of the 8th ed.',
    'hull-2010': 'Hull, Glucose Syrups (2010), appendix C',
    obrador: 'Obrador, its own technical decision',
    'published-chocolate': 'Published chocolate formulas and sheets, cited one by one in the corpus of chocolate',
    'published-doughs': 'Published formulas of authors and schools, cited one by one in the corpus of bread',
    'published-pastry': 'Published formulas of authors and schools, cited one by one in the corpus of pastry',
    'published-turron': 'Published formulas of turrón and marzipan, cited one by one in the corpus',
    'pure-compound': 'Pure compound; for additives, purity limits of Reg. (EU) 231/2012, not read again',
    stoichiometry: 'Stoichiometry of the chemical formula',
    'trade-data': 'Data sheet, label or typical commercial formula, not checked again',
  },
} as const satisfies ExplainedTexts

/** What another language has to have: all that this one has. */
export type EveryExplained = Pick<ExplainedTexts, 'reasons' | 'per' | 'sources'> & {
  readonly [table in 'counted' | 'countedBy' | 'formulas' | 'norms']: Readonly<
    Record<keyof (typeof englishExplained)[table], string>
  >
}
