import { allCrafts, REQUEST_LIMITS } from '@obrador/engine'
import { PRODUCTION_LIMITS } from '@obrador/engine/production'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import * as say from '../messages.ts'
import { preparacionesField, preparacionField } from '../preparacion.ts'
import { priceField } from '../request.ts'
import { Type } from '../schema-type.ts'
import { produccionExample } from './example.ts'

const { productos, lineas, piezas, maquinas, existencias, precios, precio, merma, division } = PRODUCTION_LIMITS

const nombre = (about: SchemaText) => Type.String({ maxLength: REQUEST_LIMITS.nameLength, ...about })
const gramos = Type.Number({
  minimum: 0,
  maximum: REQUEST_LIMITS.grams,
  ...bothTexts`Gramos en una pieza acabada. De una preparación, ya hecha. | Grams in a finished piece. Of a preparation, already made.`,
})
const perdida = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: merma,
    ...bothTexts`Lo que no llega a la pieza, de cada 100 g hechos: lo que se queda en el bol, los recortes, lo que escurre al bañar. Si falta, 0. | What does not reach the piece, of every 100 g made: what stays in the bowl, trimmings, what drips when dipping. If missing, 0.`,
  }),
)

const Parte = Type.Object(
  {
    nombre: nombre(
      bothTexts`Cómo se llama. Si es el nombre de una entrada de «preparaciones», lleva esa fórmula; si no, es un ingrediente. | What it is called. If it is the name of an entry of \`preparaciones\`, it is that formula; if not, it is an ingredient.`,
    ),
    gramos,
    merma: perdida,
    preparacion: preparacionField,
    precio: priceField,
  },
  bothTexts`Una parte de la pieza. | A part of the piece.`,
)

const Producto = Type.Object(
  {
    nombre: nombre(bothTexts`Cómo se llama el producto. | What the product is called.`),
    piezas: Type.Integer({ minimum: 0, maximum: piezas, ...bothTexts`Piezas que quieres. | Pieces that you want.` }),
    partes: Type.Optional(
      Type.Array(Parte, {
        minItems: 1,
        maxItems: lineas,
        ...bothTexts`De qué está hecha una pieza, como en un montaje. Con sus preparaciones abiertas, hasta ${lineas} líneas. | What a piece is made of, as when it is put together. With its preparations opened, up to ${lineas} lines.`,
      }),
    ),
    gramos: Type.Optional(gramos),
    merma: perdida,
    preparacion: preparacionField,
    preparaciones: preparacionesField,
  },
  bothTexts`Un producto y cuántas piezas: con «partes», o de una sola fórmula con «gramos» y «preparacion» (si falta, la entrada que se llama como el producto). | A product and how many pieces: with \`partes\`, or of a single formula with \`gramos\` and \`preparacion\` (if missing, the entry that is called like the product).`,
)

const Maquina = Type.Object(
  {
    nombre: nombre(
      bothTexts`Cómo se llama: «Mantecadora», «Amasadora». | What it is called: «Mantecadora» (batch freezer), «Amasadora» (mixer).`,
    ),
    capacidad: Type.Number({
      exclusiveMinimum: 0,
      maximum: REQUEST_LIMITS.grams,
      ...bothTexts`Gramos de ingredientes que caben de una vez. | Grams of ingredients that it holds at a time.`,
    }),
    oficio: Type.Optional(
      Type.Unsafe<string>({
        type: 'string',
        enum: Object.keys(allCrafts),
        ...bothTexts`Para todas las preparaciones de un oficio. | For all preparations of a craft.`,
      }),
    ),
    preparaciones: Type.Optional(
      Type.Array(nombre(bothTexts`Nombre de una preparación. | Name of a preparation.`), {
        maxItems: lineas,
        ...bothTexts`Solo para estas preparaciones; va por delante del oficio. | Only for these preparations; it comes before the craft.`,
      }),
    ),
  },
  bothTexts`Una máquina que limita la tanda. Si caben en varias, cuenta la más pequeña. | A machine that limits the batch. If they fit several, the smallest counts.`,
)

const figures = (most: number, entries: number, about: SchemaText) =>
  Type.Optional(
    Type.Unsafe<Readonly<Record<string, number>>>({
      type: 'object',
      maxProperties: entries,
      additionalProperties: { type: 'number', minimum: 0, maximum: most },
      ...about,
    }),
  )

export const ProduccionRequest = Type.Object(
  {
    productos: Type.Array(Producto, {
      minItems: 1,
      maxItems: productos,
      ...bothTexts`Qué se hace, de 1 a ${productos} productos. | What is made, from 1 to ${productos} products.`,
    }),
    preparaciones: preparacionesField,
    existencias: figures(
      REQUEST_LIMITS.grams,
      existencias,
      bothTexts`Gramos de preparaciones que ya tienes hechas, por su nombre: se descuentan. | Grams of preparations that you have made already, by their name: they are deducted.`,
    ),
    maquinas: Type.Optional(
      Type.Array(Maquina, {
        maxItems: maquinas,
        ...bothTexts`Lo que cabe de una vez: parte las tandas, todas iguales. | What fits at a time: it divides batches, all of them equal.`,
      }),
    ),
    precios: figures(
      precio,
      precios,
      bothTexts`Lo que pagas, en euros por kg, por el nombre del ingrediente, de hasta ${REQUEST_LIMITS.nameLength} caracteres. Si falta, el precio orientativo del catálogo. | What you pay, in euros per kg, by the name of the ingredient, of up to ${REQUEST_LIMITS.nameLength} characters. If missing, the indicative price of the catalogue.`,
    ),
    division: Type.Optional(
      Type.Number({
        minimum: division.least,
        maximum: division.most,
        ...bothTexts`Gramos que distingue tu báscula. Lo que pesa menos de 20 divisiones se da en décimas de división, y lo que pesa menos de 2, en centésimas. Si falta, ${division.usual}. | Grams that your scale tells apart. What weighs less than 20 divisions is given in tenths of a division, and what weighs less than 2 in hundredths. If missing, ${division.usual}.`,
      }),
    ),
  },
  { ...say.PRODUCCION_REQUEST, examples: [produccionExample] },
)
