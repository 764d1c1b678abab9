import type { PreparationReport } from '@obrador/engine'
import { type PieceAnswer, pieceOf } from '@obrador/engine/piece'
import { Type } from 'typebox'
import { PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { EtiquetaResponse } from '../etiqueta/response.ts'
import { withExample } from '../example.ts'
import * as say from '../messages.ts'
import { montajeExample } from './example.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })

const Parte = Type.Object(
  {
    nombre: text('La parte.'),
    gramos: number('Gramos que quedan en una pieza.'),
    merma: number('De cada 100 g hechos o comprados, los que no llegan a la pieza.'),
    gramosNecesarios: number('Gramos que hay que hacer o comprar para una pieza.'),
    gramosTotales: number('Gramos que hay que hacer o comprar para todas.'),
    porcentaje: number('Parte del peso de la pieza, %.'),
    decoracion: Type.Boolean({ description: 'Si es la decoración.' }),
    coste: Type.Optional(number('Euros en una pieza, con su merma. Falta si algo no tiene precio.')),
    precio: Type.Optional(number('Euros por kg tal como se usa.')),
    preparacion: Type.Optional(
      Type.Unsafe<PreparationReport>({
        $ref: 'PreparacionAnalizada#',
        description: 'Si es una fórmula: cómo la juzga su oficio.',
      }),
    ),
  },
  { description: 'Una parte de la pieza.' },
)

const PorRevisar = Type.Object(
  {
    ruta: textsSchema('La parte y, dentro de ella, las preparaciones que llevan hasta esta.'),
    nombre: text('La preparación que no está bien.'),
    oficio: text('El oficio en que se hace.'),
    verdict: Type.Unsafe<'equilibrada' | 'revisar' | null>({
      type: ['string', 'null'],
      enum: ['equilibrada', 'revisar', null],
      description: 'Su veredicto; puede estar equilibrada y no poder llevar su nombre.',
    }),
    porque: text('Qué le pasa.'),
  },
  { description: 'Una preparación que no está bien.' },
)

const Coste = Type.Object(
  {
    ingredientes: number('Euros de ingredientes por pieza, con las mermas.'),
    envase: number('Euros de envase por pieza.'),
    manoDeObra: number('Euros de trabajo por pieza.'),
    pieza: number('Euros por pieza, sin IVA.'),
    total: number('Euros de todas las piezas, sin IVA.'),
    sinPrecio: Type.Optional(textsSchema('Partes sin precio: el coste es entonces de las demás.')),
  },
  { description: 'Lo que cuesta.' },
)

const Precio = Type.Object(
  {
    pvp: number('Precio de una pieza con IVA, al céntimo.'),
    sinIva: number('El mismo sin IVA.'),
    iva: number('IVA, %.'),
    margen: number('Margen, % sobre el precio sin IVA.'),
    beneficio: number('Euros que quedan por pieza: precio sin IVA menos coste.'),
    texto: text('En una frase.'),
    ivaMotivo: text('Por qué ese IVA; orientativo.'),
  },
  { description: 'Precio y margen. Falta si no se pide ninguno o si algo no tiene precio.' },
)

export const MontajeResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      nombre: Type.Optional(text('Cómo la has llamado.')),
      piezas: number('Piezas que se hacen a la vez.'),
      resumen: text('En una frase: si todas las partes están bien.'),
      peso: Type.Object(
        { pieza: number('Gramos de una pieza.'), total: number('Gramos de todas.') },
        { description: 'Lo que pesa.' },
      ),
      composicion: Type.Array(
        Type.Object(
          {
            clave: Type.Unsafe<PieceAnswer['composicion'][number]['clave']>({
              type: 'string',
              description: 'Componente.',
            }),
            etiqueta: text('Nombre legible.'),
            porcentaje: number('Gramos por 100 g.'),
            gramosPorPieza: number('Gramos en una pieza.'),
          },
          { description: 'Un componente.' },
        ),
        { description: 'De qué está hecha la pieza, por 100 g y por pieza.' },
      ),
      partes: Type.Array(Parte, { description: 'Las partes, en el orden en que se han mandado.' }),
      porRevisar: Type.Array(PorRevisar, {
        description: 'Las preparaciones que no están bien, a cualquier nivel, cada una con su razón.',
      }),
      coste: Coste,
      precio: Type.Optional(Precio),
      conservacion: Type.Optional(
        Type.Object(
          {
            parte: text('La parte que menos aguanta.'),
            clase: text('Su clase de conservación.'),
            frase: text('Cómo se guarda y cuánto.'),
          },
          { description: 'Cómo se guarda la pieza: como la parte que menos aguanta.' },
        ),
      ),
      etiqueta: Type.Object(EtiquetaResponse.properties, {
        description: 'La etiqueta de la pieza, como la da /api/etiqueta; la ración es una pieza.',
      }),
      warnings: textsSchema('Lo que conviene saber.'),
      nota: text('De qué son los gramos y los precios.'),
      poweredBy: PoweredBy,
    },
    { description: say.MONTAJE_RESPONSE },
  ),
  () => pieceOf(montajeExample),
)
