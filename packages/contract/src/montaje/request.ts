import { LABEL_LIMITS, REQUEST_LIMITS } from '@obrador/engine'
import { PIECE_LIMITS, USUAL_VAT } from '@obrador/engine/piece'
import { Type } from 'typebox'
import { textOrNull } from '../common.ts'
import { FichaSchema } from '../etiqueta/request.ts'
import * as say from '../messages.ts'
import { preparacionesField, preparacionField } from '../preparacion.ts'
import { montajeExample } from './example.ts'

const { piezas, merma, euros, minutos, iva, margen, precio } = PIECE_LIMITS

const figure = (least: number, most: number, description: string) =>
  Type.Optional(Type.Number({ minimum: least, maximum: most, description }))

const Parte = Type.Object(
  {
    nombre: Type.String({
      maxLength: REQUEST_LIMITS.nameLength,
      description:
        'Cómo se llama. Si es el nombre de una entrada de «preparaciones», lleva esa fórmula; si no, es un ingrediente del catálogo.',
    }),
    gramos: Type.Number({
      minimum: 0,
      maximum: REQUEST_LIMITS.grams,
      description: 'Gramos que quedan en una pieza. De una preparación, ya hecha.',
    }),
    merma: figure(
      0,
      merma,
      'De cada 100 g hechos o comprados, los que no llegan a la pieza: lo que se queda en el bol, los recortes. Cuenta en el coste, no en la composición. Si falta, 0.',
    ),
    decoracion: Type.Optional(Type.Boolean({ description: 'Si es la decoración. Se cuenta como las demás.' })),
    preparacion: preparacionField,
    precio: figure(0, precio, 'Euros por kg, sin IVA, en vez del precio del catálogo o del que sale de la fórmula.'),
    ficha: Type.Optional(FichaSchema),
  },
  { description: 'Una parte de la pieza: una fórmula o un ingrediente.' },
)

export const MontajeRequest = Type.Object(
  {
    nombre: Type.Optional(textOrNull({ maxLength: LABEL_LIMITS.denominacion, description: 'Cómo llamas a la pieza.' })),
    denominacion: Type.Optional(
      textOrNull({
        maxLength: LABEL_LIMITS.denominacion,
        description:
          'Nombre con que se vende, para la etiqueta: los ingredientes que nombra llevan su cantidad. Si falta, «nombre».',
      }),
    ),
    quid: Type.Optional(
      Type.Unsafe<readonly string[] | null>({
        type: ['array', 'null'],
        items: { type: 'string', maxLength: REQUEST_LIMITS.nameLength },
        maxItems: LABEL_LIMITS.quid,
        description: 'Ingredientes o partes cuya cantidad se indica además (QUID).',
      }),
    ),
    piezas: figure(1, piezas, 'Piezas que se hacen a la vez: la mano de obra es para todas. Si falta, 1.'),
    partes: Type.Array(Parte, {
      minItems: 1,
      maxItems: REQUEST_LIMITS.ingredients,
      description: `De qué está hecha una pieza. Con sus preparaciones abiertas, hasta ${REQUEST_LIMITS.ingredients} líneas.`,
    }),
    preparaciones: preparacionesField,
    envase: figure(0, euros, 'Euros de envase por pieza.'),
    manoDeObra: Type.Optional(
      Type.Object(
        {
          minutos: Type.Number({ minimum: 0, maximum: minutos, description: 'Minutos para todas las piezas.' }),
          eurosHora: Type.Number({ minimum: 0, maximum: euros, description: 'Euros por hora de trabajo.' }),
        },
        { description: 'El trabajo que lleva.' },
      ),
    ),
    iva: figure(
      0,
      iva,
      `IVA de la venta, %. Si falta, el del producto: 4 si todo es pan común, ${USUAL_VAT} en lo demás.`,
    ),
    margen: figure(
      0,
      margen,
      'Margen que quieres, % sobre el precio sin IVA: la respuesta da el precio. O «margen» o «pvp», no los dos.',
    ),
    pvp: figure(0, euros, 'Precio de venta de una pieza, con IVA: la respuesta da el margen.'),
  },
  { description: say.MONTAJE_REQUEST, examples: [montajeExample] },
)
