import { LABEL_LIMITS, REQUEST_LIMITS } from '@obrador/engine'
import { PIECE_LIMITS, USUAL_VAT } from '@obrador/engine/piece'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { textOrNull } from '../common.ts'
import { FichaSchema } from '../etiqueta/request.ts'
import * as say from '../messages.ts'
import { preparacionesField, preparacionField } from '../preparacion.ts'
import { Type } from '../schema-type.ts'
import { montajeExample } from './example.ts'

const { piezas, merma, euros, minutos, iva, margen, precio } = PIECE_LIMITS

const figure = (least: number, most: number, about: SchemaText) =>
  Type.Optional(Type.Number({ minimum: least, maximum: most, ...about }))

const Parte = Type.Object(
  {
    nombre: Type.String({
      maxLength: REQUEST_LIMITS.nameLength,
      ...bothTexts`Cómo se llama. Si es el nombre de una entrada de «preparaciones», lleva esa fórmula; si no, es un ingrediente del catálogo. | What it is called. If it is the name of an entry of \`preparaciones\`, it is that formula; if not, it is an ingredient of the catalogue.`,
    }),
    gramos: Type.Number({
      minimum: 0,
      maximum: REQUEST_LIMITS.grams,
      ...bothTexts`Gramos que quedan en una pieza. De una preparación, ya hecha. | Grams that are left in a piece. Of a preparation, already made.`,
    }),
    merma: figure(
      0,
      merma,
      bothTexts`De cada 100 g hechos o comprados, los que no llegan a la pieza: lo que se queda en el bol, los recortes. Cuenta en el coste, no en la composición. Si falta, 0. | Of every 100 g made or bought, those that do not reach the piece: what stays in the bowl, trimmings. It counts in the cost, not in the composition. If missing, 0.`,
    ),
    decoracion: Type.Optional(
      Type.Boolean(
        bothTexts`Si es la decoración. Se cuenta como las demás. | Whether it is the decoration. It counts like the others.`,
      ),
    ),
    preparacion: preparacionField,
    precio: figure(
      0,
      precio,
      bothTexts`Euros por kg, sin IVA, en vez del precio del catálogo o del que sale de la fórmula. | Euros per kg, without VAT, instead of the price of the catalogue or the one that comes of the formula.`,
    ),
    ficha: Type.Optional(FichaSchema),
  },
  bothTexts`Una parte de la pieza: una fórmula o un ingrediente. | A part of the piece: a formula or an ingredient.`,
)

export const MontajeRequest = Type.Object(
  {
    nombre: Type.Optional(
      textOrNull({
        maxLength: LABEL_LIMITS.denominacion,
        ...bothTexts`Cómo llamas a la pieza. | What you call the piece.`,
      }),
    ),
    denominacion: Type.Optional(
      textOrNull({
        maxLength: LABEL_LIMITS.denominacion,
        ...bothTexts`Nombre con que se vende, para la etiqueta: los ingredientes que nombra llevan su cantidad. Si falta, «nombre». | Name under which it is sold, for the label: the ingredients that it names carry their quantity. If missing, \`nombre\`.`,
      }),
    ),
    quid: Type.Optional(
      Type.Unsafe<readonly string[] | null>({
        type: ['array', 'null'],
        items: { type: 'string', maxLength: REQUEST_LIMITS.nameLength },
        maxItems: LABEL_LIMITS.quid,
        ...bothTexts`Ingredientes o partes cuya cantidad se indica además (QUID). | Ingredients or parts whose quantity is stated besides (QUID).`,
      }),
    ),
    congelada: Type.Optional(
      Type.Unsafe<boolean | null>({
        type: ['boolean', 'null'],
        ...bothTexts`Si se vende congelada. Si falta, lo dice su nombre («tarta helada»); si tampoco, se guarda como la parte que menos aguanta, descongelada. | Whether it is sold frozen. If missing, its name says so (“tarta helada”); if not, it is kept as the part that keeps least, thawed.`,
      }),
    ),
    piezas: figure(
      1,
      piezas,
      bothTexts`Piezas que se hacen a la vez: la mano de obra es para todas. Si falta, 1. | Pieces that are made at the same time: the labour is for all of them. If missing, 1.`,
    ),
    partes: Type.Array(Parte, {
      minItems: 1,
      maxItems: REQUEST_LIMITS.ingredients,
      ...bothTexts`De qué está hecha una pieza. Con sus preparaciones abiertas, hasta ${REQUEST_LIMITS.ingredients} líneas. | What a piece is made of. With its preparations opened, up to ${REQUEST_LIMITS.ingredients} lines.`,
    }),
    preparaciones: preparacionesField,
    envase: figure(0, euros, bothTexts`Euros de envase por pieza. | Euros of packaging per piece.`),
    manoDeObra: Type.Optional(
      Type.Object(
        {
          minutos: Type.Number({
            minimum: 0,
            maximum: minutos,
            ...bothTexts`Minutos para todas las piezas. | Minutes for all pieces.`,
          }),
          eurosHora: Type.Number({
            minimum: 0,
            maximum: euros,
            ...bothTexts`Euros por hora de trabajo. | Euros per hour of work.`,
          }),
        },
        bothTexts`El trabajo que lleva. | The work that it takes.`,
      ),
    ),
    iva: figure(
      0,
      iva,
      bothTexts`IVA de la venta, %. Si falta, el del producto: 4 si todo es pan común, ${USUAL_VAT} en lo demás. | VAT of the sale, %. If missing, that of the product: 4 if everything is common bread, ${USUAL_VAT} otherwise.`,
    ),
    margen: figure(
      0,
      margen,
      bothTexts`Margen que quieres, % sobre el precio sin IVA: la respuesta da el precio. O «margen» o «pvp», no los dos. | Margin that you want, % of the price without VAT: the answer gives the price. Either \`margen\` or \`pvp\`, not both.`,
    ),
    pvp: figure(
      0,
      euros,
      bothTexts`Precio de venta de una pieza, con IVA: la respuesta da el margen. | Selling price of a piece, with VAT: the answer gives the margin.`,
    ),
  },
  { ...say.MONTAJE_REQUEST, examples: [montajeExample] },
)
