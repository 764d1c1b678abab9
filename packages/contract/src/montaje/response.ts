import type { PreparationReport } from '@obrador/engine'
import { type PieceAnswer, pieceOf } from '@obrador/engine/piece'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { EtiquetaResponse } from '../etiqueta/response.ts'
import { withExample } from '../example.ts'
import * as say from '../messages.ts'
import { Type } from '../schema-type.ts'
import { pieceHeadline } from '../texto.ts'
import { montajeExample } from './example.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

const Parte = Type.Object(
  {
    nombre: text(bothTexts`La parte. | The part.`),
    gramos: number(bothTexts`Gramos que quedan en una pieza. | Grams that are left in a piece.`),
    merma: number(
      bothTexts`De cada 100 g hechos o comprados, los que no llegan a la pieza. | Of every 100 g made or bought, those that do not reach the piece.`,
    ),
    gramosNecesarios: number(
      bothTexts`Gramos que hay que hacer o comprar para una pieza. | Grams that have to be made or bought for a piece.`,
    ),
    gramosTotales: number(
      bothTexts`Gramos que hay que hacer o comprar para todas. | Grams that have to be made or bought for all of them.`,
    ),
    porcentaje: number(bothTexts`Parte del peso de la pieza, %. | Share of the weight of the piece, %.`),
    decoracion: Type.Boolean(bothTexts`Si es la decoración. | Whether it is the decoration.`),
    coste: Type.Optional(
      number(
        bothTexts`Euros en una pieza, con su merma. Falta si algo no tiene precio. | Euros in a piece, with its loss. Missing if something has no price.`,
      ),
    ),
    precio: Type.Optional(number(bothTexts`Euros por kg tal como se usa. | Euros per kg as it is used.`)),
    preparacion: Type.Optional(
      Type.Unsafe<PreparationReport>({
        $ref: 'PreparacionAnalizada#',
        ...bothTexts`Si es una fórmula: cómo la juzga su oficio. | If it is a formula: how its craft judges it.`,
      }),
    ),
  },
  bothTexts`Una parte de la pieza. | A part of the piece.`,
)

const PorRevisar = Type.Object(
  {
    ruta: textsSchema(
      bothTexts`La parte y, dentro de ella, las preparaciones que llevan hasta esta. | The part and, inside it, the preparations that lead to this one.`,
    ),
    nombre: text(bothTexts`La preparación que no está bien. | The preparation that is not right.`),
    oficio: text(
      bothTexts`El oficio en que se hace; «montaje», si es un ingrediente de la pieza. | The craft in which it is made; \`montaje\` if it is an ingredient of the piece.`,
    ),
    verdict: Type.Unsafe<'equilibrada' | 'revisar' | null>({
      type: ['string', 'null'],
      enum: ['equilibrada', 'revisar', null],
      ...bothTexts`Su veredicto; puede estar equilibrada y no poder llevar su nombre. | Its verdict; it may be balanced and not allowed to bear its name.`,
    }),
    porque: text(bothTexts`Qué le pasa. | What is wrong with it.`),
  },
  bothTexts`Una preparación que no está bien. | A preparation that is not right.`,
)

const Coste = Type.Object(
  {
    ingredientes: number(
      bothTexts`Euros de ingredientes por pieza, con las mermas. | Euros of ingredients per piece, with the losses.`,
    ),
    envase: number(bothTexts`Euros de envase por pieza. | Euros of packaging per piece.`),
    manoDeObra: number(bothTexts`Euros de trabajo por pieza. | Euros of work per piece.`),
    pieza: number(bothTexts`Euros por pieza, sin IVA. | Euros per piece, without VAT.`),
    total: number(bothTexts`Euros de todas las piezas, sin IVA. | Euros of all pieces, without VAT.`),
    sinPrecio: Type.Optional(
      textsSchema(
        bothTexts`Partes sin precio: el coste es entonces de las demás. | Parts without a price: the cost is then that of the others.`,
      ),
    ),
    sinPesar: Type.Optional(
      textsSchema(
        bothTexts`Lo que nadie ha pesado, en la pieza o en sus partes: el coste es sin ello. | What nobody weighed, in the piece or in its parts: the cost is without it.`,
      ),
    ),
  },
  bothTexts`Lo que cuesta. | What it costs.`,
)

const Precio = Type.Object(
  {
    pvp: number(bothTexts`Precio de una pieza con IVA, al céntimo. | Price of a piece with VAT, to the cent.`),
    sinIva: number(bothTexts`El mismo sin IVA. | The same without VAT.`),
    iva: number(bothTexts`IVA, %. | VAT, %.`),
    margen: number(bothTexts`Margen, % sobre el precio sin IVA. | Margin, % of the price without VAT.`),
    beneficio: number(
      bothTexts`Euros que quedan por pieza: precio sin IVA menos coste. | Euros left per piece: price without VAT less cost.`,
    ),
    texto: text(bothTexts`En una frase. | In a sentence.`),
    ivaMotivo: text(bothTexts`Por qué ese IVA; orientativo. | Why that VAT; indicative.`),
  },
  bothTexts`Precio y margen. Falta si no se pide ninguno o si algo no tiene precio. | Price and margin. Missing if neither was asked for or if something has no price.`,
)

export const MontajeResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      nombre: Type.Optional(text(bothTexts`Cómo la has llamado. | What you have called it.`)),
      piezas: number(bothTexts`Piezas que se hacen a la vez. | Pieces that are made at the same time.`),
      resumen: text(
        bothTexts`En una frase: si todas las partes están bien. | In a sentence: whether all parts are right.`,
      ),
      titular: pieceHeadline,
      peso: Type.Object(
        {
          pieza: number(bothTexts`Gramos de una pieza. | Grams of a piece.`),
          total: number(bothTexts`Gramos de todas. | Grams of all of them.`),
        },
        bothTexts`Lo que pesa. | What it weighs.`,
      ),
      composicion: Type.Array(
        Type.Object(
          {
            clave: Type.Unsafe<PieceAnswer['composicion'][number]['clave']>({
              type: 'string',
              ...bothTexts`Componente. | Component.`,
            }),
            etiqueta: text(bothTexts`Nombre legible. | Readable name.`),
            porcentaje: number(bothTexts`Gramos por 100 g. | Grams per 100 g.`),
            gramosPorPieza: number(bothTexts`Gramos en una pieza. | Grams in a piece.`),
          },
          bothTexts`Un componente. | A component.`,
        ),
        bothTexts`De qué está hecha la pieza, por 100 g y por pieza. | What the piece is made of, per 100 g and per piece.`,
      ),
      partes: Type.Array(
        Parte,
        bothTexts`Las partes, en el orden en que se han mandado. | The parts, in the order in which they were sent.`,
      ),
      porRevisar: Type.Array(
        PorRevisar,
        bothTexts`Las preparaciones que no están bien, a cualquier nivel, cada una con su razón. | The preparations that are not right, at any level, each with its reason.`,
      ),
      coste: Coste,
      precio: Type.Optional(Precio),
      conservacion: Type.Optional(
        Type.Object(
          {
            parte: text(bothTexts`La parte que menos aguanta. | The part that keeps least.`),
            clase: text(bothTexts`Su clase de conservación. | Its class of keeping.`),
            frase: text(bothTexts`Cómo se guarda y cuánto. | How it is kept and how long.`),
          },
          bothTexts`Cómo se guarda la pieza: como la parte que menos aguanta. | How the piece is kept: as the part that keeps least.`,
        ),
      ),
      etiqueta: Type.Object(
        EtiquetaResponse.properties,
        bothTexts`La etiqueta de la pieza, como la da /api/etiqueta; la ración es una pieza. | The label of the piece, as /api/etiqueta gives it; the portion is a piece.`,
      ),
      warnings: textsSchema(bothTexts`Lo que conviene saber. | What is worth knowing.`),
      nota: text(bothTexts`De qué son los gramos y los precios. | What the grams and the prices are of.`),
      poweredBy: PoweredBy,
    },
    say.MONTAJE_RESPONSE,
  ),
  () => pieceOf(montajeExample),
)
