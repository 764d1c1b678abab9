import {
  ALL_ALLERGENS,
  allergenNames,
  KCAL_FACTORS,
  KJ_FACTORS,
  LABEL_NUTRIENTS,
  nutrientParameters,
  ROUNDING_RULES,
} from '@obrador/engine'
import { markdownTable } from './table.ts'

const written = (value: number): string => value.toLocaleString('es-ES', { maximumFractionDigits: 4 })

const FACTORS: Readonly<Record<keyof typeof KCAL_FACTORS, string>> = {
  fat: 'Grasa',
  carbohydrate: 'Hidratos de carbono, salvo polialcoholes',
  protein: 'Proteína',
  polyols: 'Polialcoholes',
  erythritol: 'Eritritol',
  fibre: 'Fibra alimentaria',
  alcohol: 'Alcohol (etanol)',
  organicAcids: 'Ácidos orgánicos',
}

const ROUNDED: Readonly<Record<Exclude<keyof typeof ROUNDING_RULES, 'energy'>, string>> = {
  macronutrient: 'Grasas, hidratos de carbono, azúcares, fibra y proteínas',
  saturates: 'Saturadas',
  salt: 'Sal',
}

const step = (decimals: number): string => written(10 ** -decimals)

const roundingRows = (Object.keys(ROUNDED) as (keyof typeof ROUNDED)[]).flatMap((key) => {
  const { negligible, coarse, decimals } = ROUNDING_RULES[key]
  return [
    [ROUNDED[key], `desde ${written(coarse.from)} g`, `a ${step(coarse.decimals)} g`],
    ['', `entre ${written(negligible.upTo)} y ${written(coarse.from)} g`, `a ${step(decimals)} g`],
    ['', `hasta ${written(negligible.upTo)} g`, `«<${written(negligible.lessThan)} g»`],
  ]
})

/** How a label is worked out, with the tables that the engine uses. */
export const labelPage = (): string => `# La etiqueta: cómo se calcula

Página generada con los datos del motor. De una fórmula salen la información nutricional, los alérgenos, la lista de
ingredientes con sus cantidades y la denominación legal: \`POST /api/etiqueta/{helado|panaderia|pasteleria|turron|cacao}\`,
con la misma petición que el análisis del oficio y, si quieres, \`racion\` (gramos), \`denominacion\`, \`quid\` y la \`ficha\` de
cada ingrediente. Las citas son del Reglamento (UE) 1169/2011. Orienta: la etiqueta la firma quien vende.

## De qué son los 100 g

Del producto acabado (art. 31.3). Solo se va agua, y cada oficio sabe cuánta; la respuesta lo dice en \`base\`:

${markdownTable(
  ['Oficio', 'Qué se pierde'],
  [
    ['Helado', 'nada, salvo el agua de `aguaEvaporada`'],
    ['Panadería', 'la `merma` que mandes o la usual del tipo'],
    ['Pastelería', 'la `perdidaHorneado` que mandes o lo que lleva al agua final del tipo; las cremas, nada'],
    [
      'Turrón',
      'el agua del jarabe hasta la residual del tipo (y su alcohol) y la del tueste; oblea y coberturas pesan',
    ],
    ['Cacao', 'nada'],
  ],
)}

No se descuentan los azúcares que come la levadura ni el alcohol que se va de un bizcocho: los valores salen algo altos.

## Valor energético

Con los factores del anexo XIV, los kJ y las kcal cada uno con los suyos:

${markdownTable(
  ['', 'kJ/g', 'kcal/g'],
  (Object.keys(FACTORS) as (keyof typeof KCAL_FACTORS)[]).map((key) => [
    FACTORS[key],
    written(KJ_FACTORS[key]),
    written(KCAL_FACTORS[key]),
  ]),
)}

## Qué es cada valor

${markdownTable(
  ['Clave', 'En la etiqueta', 'Unidad', 'Qué es'],
  LABEL_NUTRIENTS.map((key) => [
    `\`${key}\``,
    nutrientParameters[key].label,
    nutrientParameters[key].unit,
    nutrientParameters[key].formula,
  ]),
)}

La proteína de una etiqueta es nitrógeno × 6,25; la de \`params\` lleva el factor propio de cada alimento (5,18 en la
almendra), así que la energía de la etiqueta puede diferir un poco de \`kcal_100g\`.

## Redondeo

Tabla de la guía de la Comisión Europea sobre tolerancias (diciembre de 2012). La energía, al kJ y a la kcal más cercanos.

${markdownTable(['', 'Cantidad', 'Se declara'], roundingRows)}

La guía deja escribir «0 g» donde aquí se lee «<0,5 g»: cero se dice solo de lo que es cero. Se redondea cada valor una
vez, desde el exacto, también el de la ración.

## Lo que no se sabe

Un ingrediente que no está en el catálogo, o del que la petición no dice las saturadas o la sal, deja los valores en
mínimos («al menos 12 g», cortados, nunca redondeados hacia arriba) con su nombre en \`faltan\`, y sus alérgenos en \`sinDato\`.
Con la \`ficha\` del proveedor (los valores de su etiqueta y \`alergenos\`) dejan de faltar. Si el oficio ha leído un nombre como otra
cosa («Molienda de casa» con función de harina), se avisa y se piden sus alérgenos.

## Alérgenos

Los del anexo II que llevan los ingredientes. El cereal y el fruto de cáscara se nombran por su especie. Los sulfitos solo
se declaran por encima de 10 mg/kg, cosa que la fórmula no sabe. Las trazas por contacto cruzado tampoco salen de aquí.

${markdownTable(
  ['Clave', 'Anexo II'],
  ALL_ALLERGENS.map((id) => [`\`${id}\``, allergenNames[id]]),
)}

## Lista de ingredientes

De más a menos peso en el momento de su uso (art. 18). El agua añadida cuenta por la que queda: el producto acabado menos
lo demás; si no pasa del 5 % puede no figurar (anexo VII, parte A, punto 1). Las harinas del mismo cereal van juntas, los aditivos con
la clase de su función más usual (parte C). De los ingredientes compuestos se avisa: su propia lista está en la etiqueta
del proveedor (parte E). Los alérgenos van marcados en \`tramos\`, y en mayúsculas en \`texto\` (art. 21).

## Cantidades (QUID)

Art. 22 y anexo VIII: el peso en el momento de su uso por 100 g de producto acabado (puntos 3.a y 4.a). Si lo indicado
suma más de 100, se dice en gramos por 100 g de producto. Llevan cantidad los ingredientes de \`quid\` y los que nombra
\`denominacion\`; sin ninguno de los dos, frutas, frutos secos, cacao y chocolate. La norma no dice cómo redondear: un decimal.
La almendra de un turrón cuenta tostada, como en \`pctAlmendra\`, pero sobre todo el producto, con su oblea y su cobertura.

## Menciones

Las del anexo III que salen de la fórmula: edulcorantes, azúcares y edulcorantes, aspartamo, más del 10 % de
polialcoholes. En el chocolate, «cacao: … % mínimo» (RD 1055/2003).
`
