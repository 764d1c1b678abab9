import type { SourceKey } from '../../catalogue/sources.ts'
import {
  type FigureParameters,
  type MatterMeasure,
  massMeasure,
  PRICE_COLUMN,
  perHundredGrams,
  type RatioParameter,
  type ShownFigure,
} from '../../ratio/parameter.ts'
import { waterActivityOf } from '../../science/water-activity.ts'
import { numberText } from '../../words/text.ts'
import { massOfRoles, type PasteleriaMatter } from './matter.ts'

/** One side of a ratio: what is weighed, and its name in a formula. */
interface Quantity {
  readonly words: string
  readonly of: MatterMeasure<PasteleriaMatter>
}
const quantity = (words: string, of: MatterMeasure<PasteleriaMatter>): Quantity => ({ words, of })

const sugar = quantity('azúcares sin lactosa', ({ azucaresSinLactosa }) => azucaresSinLactosa)
const fat = quantity('grasa', ({ grasa }) => grasa)
const water = quantity('agua de todos los ingredientes', ({ agua }) => agua)
const addedWater = quantity('agua añadida', massOfRoles('agua'))
const flour = quantity('harina y almidón', massOfRoles('harina', 'almidon'))
const starch = quantity('almidón (en maicena)', ({ almidon }) => almidon)
const egg = quantity('huevo', ({ huevo }) => huevo)
const yolk = quantity('yema', ({ yema }) => yema)
const white = quantity('clara', ({ clara }) => clara)
const butter = quantity('mantequilla', massOfRoles('mantequilla', 'margarina'))
const addedFat = quantity('mantequilla, aceite y otras grasas', massOfRoles('grasa'))
const nut = quantity('fruto seco', ({ frutoSeco }) => frutoSeco)
const almond = quantity('almendra', massOfRoles('almendra'))
const powders = quantity('fruto seco y harina', (matter) => matter.frutoSeco + flour.of(matter))
const milk = quantity('leche', massOfRoles('leche'))
const cream = quantity('nata', massOfRoles('nata'))
const anyCream = quantity('nata dulce o ácida', massOfRoles('nata', 'nata_acida'))
const panade = quantity('agua y leche', massOfRoles('agua', 'leche'))
const liquid = quantity('nata, leche, agua y fruta', massOfRoles('nata', 'leche', 'agua', 'fruta'))
const chocolate = quantity('chocolate', massOfRoles('chocolate_negro', 'chocolate_leche', 'chocolate_blanco'))
const cheese = quantity('queso', massOfRoles('queso'))
const mascarpone = quantity('mascarpone', massOfRoles('mascarpone'))
const fruit = quantity('fruta', massOfRoles('fruta'))
const juice = quantity('zumo ácido', massOfRoles('zumo_acido'))
const carrot = quantity('zanahoria', massOfRoles('zanahoria'))
const rice = quantity('arroz', massOfRoles('arroz'))
const salt = quantity('sal', massOfRoles('sal'))
const leavening = quantity('impulsor (bicarbonato × 3)', ({ impulsor }) => impulsor)
const gelatine = quantity('gelatina seca', ({ gelatina }) => gelatina)
const icingSugar = quantity('azúcar glas', massOfRoles('azucar_glas'))
const cocoaButter = quantity('manteca de cacao', ({ mantecaCacao }) => mantecaCacao)
const milkFat = quantity('grasa láctea', ({ grasaLactea }) => grasaLactea)
const dryMatter = quantity('materia seca', ({ agua, alcohol }) => 100 - agua - alcohol)
const recipe = quantity('receta', massMeasure)
const allSugars = quantity('azúcares', ({ azucares }) => azucares)
const weighedSugar = quantity('azúcar, miel, glucosa y dextrosa, como se pesan', massOfRoles('azucar'))
const pectin = quantity('pectina', ({ pectina }) => pectina)
const acid = quantity('ácido cítrico o tartárico, y 0,06 veces el zumo de limón o lima', ({ acido }) => acido)
const wafer = quantity('barquillo, feuilletine, galleta o cereal inflado', ({ barquillo }) => barquillo)

/** °Brix at which a jam is finished (RD 863/2003, annex I). */
const JAM_BRIX = 60

/** Cocoa flavours like twice its weight of chocolate (Obrador, grade C). */
const CHOCOLATE_PER_COCOA = 2
const cocoa = massOfRoles('cacao')
const flavour = quantity(
  'chocolate y dos veces el cacao',
  (matter) => chocolate.of(matter) + CHOCOLATE_PER_COCOA * cocoa(matter),
)

/** Structure sets and toughens, sugar and fat tenderise: they balance near 1 (Gisslen, cake formula balance). */
const structure = quantity('harina y huevo', (matter) => flour.of(matter) + matter.huevo)
const tenderness = quantity('azúcares y grasa', (matter) => matter.azucaresSinLactosa + matter.grasa)
const foam = quantity('nata y huevo', (matter) => cream.of(matter) + matter.huevo)

/** g/l: cream is lighter than milk by the fat it has. */
const DENSITY = { milk: 1030, cream: 1000 } as const
const litresOfMilk = quantity('leche', (matter) => milk.of(matter) / DENSITY.milk)
const litres = quantity('leche y nata', (matter) => milk.of(matter) / DENSITY.milk + cream.of(matter) / DENSITY.cream)

/** Yolk thickens like 15 % of its weight of starch: 144 g nap like some 20 g (Obrador, grade C). */
const STARCH_PER_YOLK = 0.15
const thickener = quantity('almidón y 0,15 veces la yema', ({ almidon, yema }) => almidon + STARCH_PER_YOLK * yema)

/** The base that cream or butter is folded into; the gelatine and the water it swells in are of neither. */
const underCream = massOfRoles('nata', 'gelatina', 'agua')
const underButter = massOfRoles('mantequilla', 'margarina')
const creamBase = quantity('base sin la nata, la gelatina ni su agua', (matter) => 100 - underCream(matter))
const butterBase = quantity('base sin la mantequilla', (matter) => 100 - underButter(matter))

const syrup = quantity('azúcares y agua añadida', (matter) => matter.azucaresSinLactosa + addedWater.of(matter))
const soluble = quantity('azúcares, dextrinas, lactosa y polioles', ({ solubles }) => solubles)
const solution = quantity('azúcares, dextrinas, lactosa, polioles y agua', ({ solubles, agua }) => solubles + agua)

type Made = ShownFigure & RatioParameter<PasteleriaMatter>
const RATIO_SOURCES: readonly SourceKey[] = ['ruhlman-ratio', 'gisslen-baking', 'published-pastry']
const DECIMALS = 2

/** Baker's way: the base is 100. */
const percent = (label: string, of: Quantity, per: Quantity, scale = 100): Made => ({
  label,
  unit: '%',
  decimals: DECIMALS,
  formula: `g de ${of.words} por ${scale} g de ${per.words}`,
  sources: RATIO_SOURCES,
  scale,
  of: of.of,
  per: per.of,
  columns: { of: of.words, per: per.words },
})
const share = (label: string, of: Quantity): Made => percent(label, of, recipe)
/** So many to one. */
const times = (label: string, of: Quantity, per: Quantity): Made => ({
  ...percent(label, of, per, 1),
  unit: ': 1',
})
const perLitre = (label: string, of: Quantity, per: Quantity = litres): Made => ({
  ...percent(label, of, per, 1),
  unit: 'g/l',
  columns: { of: of.words, per: `litros de ${per.words}` },
  formula: `g de ${of.words} por litro de ${per.words}`,
})

type Content = 'azucares' | 'grasa' | 'proteinas' | 'agua' | 'pod' | 'kcal' | 'precio'
const content = (label: string, key: Content, unit: string, formula: string, sources: readonly SourceKey[]): Made =>
  perHundredGrams({ of: (matter) => matter[key], label, unit, decimals: DECIMALS, formula, sources })

/** % of the finished product at a given moisture, from the raw formula: dry matter does not change in the oven. */
const finished = (label: string, of: Quantity, water: number, sources: readonly SourceKey[]): Made => ({
  ...percent(label, of, dryMatter, 100 - water),
  formula: `g de ${of.words} por 100 g de producto acabado con ${String(water).replace('.', ',')} % de agua`,
  sources,
})
/** Water of dulce de leche (Código Alimentario Argentino, art. 592) and of sobao (middle of the PGI's 15–20), %. */
const FINAL_WATER = { dulceDeLeche: 30, sobao: 17.5 } as const

/** Everything on the raw formula as weighed. */
export const pasteleriaParameters = {
  azucares: content('Azúcares', 'azucares', '%', 'mono y disacáridos, lactosa incluida, por 100 g de receta', [
    'eu-1169-2011',
  ]),
  grasa: content('Grasa', 'grasa', '%', 'grasa de todos los ingredientes por 100 g de receta', ['eu-1169-2011']),
  proteinas: content('Proteínas', 'proteinas', '%', 'proteína por 100 g de receta', ['eu-1169-2011']),
  agua: content('Agua', 'agua', '%', 'agua de todos los ingredientes por 100 g de receta', ['obrador']),
  solidos: { ...share('Sólidos', dryMatter), formula: '100 menos el agua y el alcohol', sources: ['obrador'] },
  pod: {
    ...content(
      'Dulzor (POD)',
      'pod',
      'puntos',
      'dulzor de cada azúcar y edulcorante por 100 g de receta, con la sacarosa a 100',
      ['goff-hartel-icecream', 'hull-2010', 'spillane-2006'],
    ),
    named: { name: 'Dulzor', aside: 'POD' },
  },
  kcal_100g: content(
    'Energía',
    'kcal',
    'kcal',
    'energía por 100 g de receta, con los factores del anexo XIV del Reglamento (UE) 1169/2011',
    ['eu-1169-2011'],
  ),
  coste_kg_eur: {
    ...content('Coste', 'precio', '€/kg', 'euros por kg de receta, con el precio de cada ingrediente en €/kg', [
      'obrador',
    ]),
    columns: { of: PRICE_COLUMN },
  },
  azucarHarina: percent('Azúcar sobre harina', sugar, flour),
  grasaHarina: percent('Grasa sobre harina', fat, flour),
  huevoHarina: percent('Huevo sobre harina', egg, flour),
  liquidoHarina: percent('Líquido sobre harina', water, flour),
  panadaHarina: percent('Líquido de la panada sobre harina', panade, flour),
  zanahoriaHarina: percent('Zanahoria sobre harina', carrot, flour),
  impulsorHarina: percent('Impulsor sobre harina', leavening, flour),
  salHarina: percent('Sal sobre harina', salt, flour),
  huevoGrasa: times('Huevo sobre grasa', egg, fat),
  estructuraTernura: times('Estructura sobre ternura', structure, tenderness),
  harina: share('Harina', flour),
  chocolate: share('Chocolate', flavour),
  harinaChocolate: percent('Harina sobre chocolate', flour, flavour),
  grasaAnadida: share('Grasa añadida', addedFat),
  pctAzucar: share('Azúcar en la masa', quantity('azúcar', massOfRoles('azucar'))),
  pctHuevo: share('Huevo', egg),
  pctAlmendra: share('Fruto seco', nut),
  azucarAlmendra: percent('Azúcar sobre fruto seco', sugar, nut),
  claraAlmendra: percent('Clara sobre fruto seco', white, nut),
  harinaAlmendra: percent('Harina sobre fruto seco', flour, nut),
  mantequillaAlmendra: percent('Mantequilla sobre fruto seco', butter, nut),
  huevoAlmendra: percent('Huevo sobre fruto seco', egg, nut),
  lecheAlmendra: percent('Leche sobre fruto seco', milk, nut),
  azucarPolvos: percent('Azúcar sobre polvos', sugar, powders),
  claraPolvos: percent('Clara sobre polvos', white, powders),
  mantequillaPolvos: percent('Mantequilla sobre polvos', butter, powders),
  tpt: times('Tant pour tant', icingSugar, nut),
  almidonLitro: perLitre('Almidón por litro', starch),
  yemaLitro: perLitre('Yema por litro', yolk),
  huevoLitro: perLitre('Huevo por litro', egg),
  espesanteLitro: perLitre('Espesante por litro', thickener),
  azucarLitro: perLitre('Azúcar por litro', sugar),
  arrozLitro: perLitre('Arroz por litro', rice),
  nataBase: percent('Nata sobre la base', cream, creamBase),
  mantequillaBase: percent('Mantequilla sobre la base', butter, butterBase),
  gelatina: share('Gelatina', gelatine),
  chocolateNata: times('Chocolate sobre nata', chocolate, liquid),
  mantecaCacao: share('Manteca de cacao', cocoaButter),
  grasaLactea: share('Grasa láctea', milkFat),
  grasaAgua: times('Grasa sobre agua', fat, water),
  aw: {
    ...waterActivityOf<PasteleriaMatter>(({ fase }) => fase),
    label: 'Actividad de agua',
    unit: 'aw',
    decimals: 3,
    formula:
      'estimación: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína, los frutos secos y el almidón',
    sources: ['baeza-2010', 'norrish-polyols', 'sloan-labuza', 'sandoval-barreiro', 'mohos', 'obrador'],
  },
  espumante: share('Nata y huevo', foam),
  mantequilla: share('Mantequilla', butter),
  azucarMantequilla: percent('Azúcar sobre mantequilla', sugar, butter),
  huevoMantequilla: percent('Huevo sobre mantequilla', egg, butter),
  zumo: share('Zumo ácido', juice),
  azucarZumo: times('Azúcar sobre zumo', sugar, juice),
  huevoZumo: times('Huevo sobre zumo', egg, juice),
  azucarClara: times('Azúcar sobre clara', sugar, white),
  queso: share('Queso', cheese),
  azucarQueso: percent('Azúcar sobre queso', sugar, cheese),
  huevoQueso: percent('Huevo sobre queso', egg, cheese),
  nataQueso: percent('Nata sobre queso', anyCream, cheese),
  pure: share('Fruta', fruit),
  azucarFruta: percent('Azúcar por fruta', weighedSugar, fruit),
  frutaFinal: {
    ...percent('Fruta por kilo acabado', fruit, allSugars, 10 * JAM_BRIX),
    unit: 'g/kg',
    decimals: 0,
    formula: `g de fruta por kg cuando llega a ${JAM_BRIX} °Brix: 1000 × fruta ÷ (azúcares ÷ ${numberText(JAM_BRIX / 100)})`,
    sources: ['rd-863-2003'],
  },
  pectina: share('Pectina', pectin),
  acido: share('Ácido', acid),
  barquillo: share('Barquillo', wafer),
  nata: share('Nata', cream),
  mascarpone: share('Mascarpone', mascarpone),
  yema: share('Yema', yolk),
  huevoAzucar: percent('Huevo sobre azúcar', egg, sugar),
  azucarHuevo: times('Azúcar sobre huevo', sugar, egg),
  nataAzucar: times('Nata sobre azúcar', cream, sugar),
  aguaAzucar: times('Agua sobre azúcar', water, sugar),
  mantequillaAzucar: percent('Mantequilla sobre azúcar', butter, sugar),
  brixAlmibar: percent('Brix del almíbar', sugar, syrup),
  brix: percent('Brix', soluble, solution),
  grasaLacteaFinal: finished('Grasa láctea final', milkFat, FINAL_WATER.dulceDeLeche, ['caa-592']),
  grasaProducto: finished('Grasa del producto', fat, FINAL_WATER.sobao, ['igp-sobao-pasiego']),
} satisfies FigureParameters<PasteleriaMatter>

export type PasteleriaParameterKey = keyof typeof pasteleriaParameters

/** What every answer shows. */
export const PASTELERIA_COMMON_KEYS = [
  'azucares',
  'grasa',
  'proteinas',
  'agua',
  'solidos',
  'pod',
  'kcal_100g',
  'coste_kg_eur',
] as const satisfies readonly PasteleriaParameterKey[]

/** Where cream or butter is folded in afterwards, the litre is of milk alone. */
export const perLitreOfMilk = {
  almidonLitro: perLitre('Almidón por litro', starch, litresOfMilk),
  yemaLitro: perLitre('Yema por litro', yolk, litresOfMilk),
  huevoLitro: perLitre('Huevo por litro', egg, litresOfMilk),
  azucarLitro: perLitre('Azúcar por litro', sugar, litresOfMilk),
} satisfies Partial<FigureParameters<PasteleriaMatter, PasteleriaParameterKey>>

/** The PGI of the tarta de Santiago speaks of almond: no other nut stands in for it. */
export const almondAlone = { pctAlmendra: share('Almendra', almond) } satisfies Partial<
  FigureParameters<PasteleriaMatter, PasteleriaParameterKey>
>

/** Figures behind the rules: the same kind of ratio, not shown among the parameters. */
export const pasteleriaReadings = {
  huevo: { scale: 100, of: egg.of, per: massMeasure },
  harina: { scale: 100, of: flour.of, per: massMeasure },
  alcohol: { scale: 100, of: ({ alcohol }) => alcohol, per: massMeasure },
  impulsor: { scale: 100, of: leavening.of, per: massMeasure },
  gelatina: { scale: 100, of: gelatine.of, per: massMeasure },
  solubles: { scale: 100, of: soluble.of, per: massMeasure },
  aguaSobreAzucar: { scale: 100, of: addedWater.of, per: sugar.of },
  otroFrutoSeco: {
    scale: 100,
    of: (matter) => massOfRoles('fruto_seco', 'pasta_fruto_seco')(matter) - almond.of(matter),
    per: massMeasure,
  },
} satisfies Readonly<Record<string, RatioParameter<PasteleriaMatter>>>

export type PasteleriaReadings = { readonly [key in keyof typeof pasteleriaReadings]?: number }
