import { allCrafts, REQUEST_LIMITS } from '@obrador/engine'
import { PRODUCTION_LIMITS } from '@obrador/engine/production'
import { Type } from 'typebox'
import * as say from '../messages.ts'
import { preparacionesField, preparacionField } from '../preparacion.ts'
import { priceField } from '../request.ts'
import { produccionExample } from './example.ts'

const { productos, lineas, piezas, maquinas, existencias, precios, precio, merma, division } = PRODUCTION_LIMITS

const nombre = (description: string) => Type.String({ maxLength: REQUEST_LIMITS.nameLength, description })
const gramos = Type.Number({
  minimum: 0,
  maximum: REQUEST_LIMITS.grams,
  description: 'Gramos en una pieza acabada. De una preparación, ya hecha.',
})
const perdida = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: merma,
    description:
      'Lo que no llega a la pieza, de cada 100 g hechos: lo que se queda en el bol, los recortes, lo que escurre al bañar. Si falta, 0.',
  }),
)

const Parte = Type.Object(
  {
    nombre: nombre(
      'Cómo se llama. Si es el nombre de una entrada de «preparaciones», lleva esa fórmula; si no, es un ingrediente.',
    ),
    gramos,
    merma: perdida,
    preparacion: preparacionField,
    precio: priceField,
  },
  { description: 'Una parte de la pieza.' },
)

const Producto = Type.Object(
  {
    nombre: nombre('Cómo se llama el producto.'),
    piezas: Type.Integer({ minimum: 0, maximum: piezas, description: 'Piezas que quieres.' }),
    partes: Type.Optional(
      Type.Array(Parte, {
        minItems: 1,
        maxItems: lineas,
        description: `De qué está hecha una pieza, como en un montaje. Con sus preparaciones abiertas, hasta ${lineas} líneas.`,
      }),
    ),
    gramos: Type.Optional(gramos),
    merma: perdida,
    preparacion: preparacionField,
    preparaciones: preparacionesField,
  },
  {
    description:
      'Un producto y cuántas piezas: con «partes», o de una sola fórmula con «gramos» y «preparacion» (si falta, la entrada que se llama como el producto).',
  },
)

const Maquina = Type.Object(
  {
    nombre: nombre('Cómo se llama: «Mantecadora», «Amasadora».'),
    capacidad: Type.Number({
      exclusiveMinimum: 0,
      maximum: REQUEST_LIMITS.grams,
      description: 'Gramos de ingredientes que caben de una vez.',
    }),
    oficio: Type.Optional(
      Type.Unsafe<string>({
        type: 'string',
        enum: Object.keys(allCrafts),
        description: 'Para todas las preparaciones de un oficio.',
      }),
    ),
    preparaciones: Type.Optional(
      Type.Array(nombre('Nombre de una preparación.'), {
        maxItems: lineas,
        description: 'Solo para estas preparaciones; va por delante del oficio.',
      }),
    ),
  },
  { description: 'Una máquina que limita la tanda. Si caben en varias, cuenta la más pequeña.' },
)

const figures = (most: number, entries: number, description: string) =>
  Type.Optional(
    Type.Unsafe<Readonly<Record<string, number>>>({
      type: 'object',
      maxProperties: entries,
      additionalProperties: { type: 'number', minimum: 0, maximum: most },
      description,
    }),
  )

export const ProduccionRequest = Type.Object(
  {
    productos: Type.Array(Producto, {
      minItems: 1,
      maxItems: productos,
      description: `Qué se hace, de 1 a ${productos} productos.`,
    }),
    preparaciones: preparacionesField,
    existencias: figures(
      REQUEST_LIMITS.grams,
      existencias,
      'Gramos de preparaciones que ya tienes hechas, por su nombre: se descuentan.',
    ),
    maquinas: Type.Optional(
      Type.Array(Maquina, {
        maxItems: maquinas,
        description: 'Lo que cabe de una vez: parte las tandas, todas iguales.',
      }),
    ),
    precios: figures(
      precio,
      precios,
      `Lo que pagas, en euros por kg, por el nombre del ingrediente, de hasta ${REQUEST_LIMITS.nameLength} caracteres. Si falta, el precio orientativo del catálogo.`,
    ),
    division: Type.Optional(
      Type.Number({
        minimum: division.least,
        maximum: division.most,
        description: `Gramos que distingue tu báscula. Lo que pesa menos de 20 divisiones se da en décimas de división, y lo que pesa menos de 2, en centésimas. Si falta, ${division.usual}.`,
      }),
    ),
  },
  { description: say.PRODUCCION_REQUEST, examples: [produccionExample] },
)
