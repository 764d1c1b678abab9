import { type ProductionPlan, productionOf } from '@obrador/engine/production'
import { Type } from 'typebox'
import { PoweredBy, StatusSchema, textsSchema } from '../common.ts'
import { withExample } from '../example.ts'
import * as say from '../messages.ts'
import { produccionExample } from './example.ts'

const text = (description: string) => Type.String({ description })
const number = (description: string) => Type.Number({ description })
const integer = (description: string) => Type.Integer({ description })

const Linea = Type.Object(
  {
    nombre: text('Ingrediente o preparación, como lo llama la fórmula.'),
    gramos: number('Gramos de una tanda, como los da la báscula.'),
    total: number('Gramos de todas las tandas.'),
    preparacion: Type.Optional(text('Si es una preparación: el paso que la hace.')),
    id: Type.Optional(text('Si se compra: su fila del catálogo. Falta en lo que el catálogo no tiene.')),
  },
  { description: 'Una línea de lo que se pesa.' },
)

const Paso = Type.Object(
  {
    paso: integer('En qué orden se hace, desde 1.'),
    fase: integer('Los pasos de una misma fase no se esperan unos a otros.'),
    nombre: text('La preparación. Si hay dos distintas con el mismo nombre, con el producto entre paréntesis.'),
    oficio: text('El oficio en que se hace.'),
    type: text('Tipo por el que se ha leído.'),
    typeLabel: text('Nombre legible del tipo.'),
    verdict: Type.Unsafe<'equilibrada' | 'revisar' | null>({
      type: ['string', 'null'],
      enum: ['equilibrada', 'revisar', null],
      description: 'Su veredicto, en su oficio; null si no se ha dicho de qué tipo es.',
    }),
    para: textsSchema('Los productos que la llevan, por fuera o por dentro.'),
    texto: text('Para qué es, en una frase.'),
    antes: textsSchema('Las preparaciones que lleva, que se hacen antes o ya están hechas.'),
    necesarios: number('Gramos que hacen falta, ya hecha.'),
    hechos: number('Los que ya tienes.'),
    gramos: number('Los que salen de lo que se pesa, ya hecha: nunca menos de los que faltan.'),
    gramosPesados: number('Gramos de ingredientes que se pesan: la suma de sus líneas.'),
    rendimiento: number('Gramos que quedan de cada 100 pesados.'),
    tandas: Type.Object(
      {
        numero: integer('Cuántas.'),
        gramosPesados: number('Gramos de ingredientes de cada una.'),
        maquina: Type.Optional(text('La máquina que las limita.')),
        texto: Type.Optional(text('En una frase.')),
      },
      { description: 'Tandas iguales: una sola si ninguna máquina la limita.' },
    ),
    lineas: Type.Array(Linea, { description: 'Lo que se pesa.' }),
  },
  { description: 'Una preparación que hay que hacer.' },
)

const ProductoPlaneado = Type.Object(
  {
    nombre: text('El producto.'),
    piezas: integer('Piezas pedidas.'),
    gramosPorPieza: number('Peso de una pieza acabada, g.'),
    partes: Type.Array(
      Type.Object(
        {
          nombre: text('La parte.'),
          gramos: number('Gramos para todas las piezas, con su merma.'),
          preparacion: Type.Optional(text('Si es una preparación: el paso que la hace.')),
        },
        { description: 'Una parte.' },
      ),
      { description: 'Lo que entra en sus piezas.' },
    ),
  },
  { description: 'Un producto del plan.' },
)

const Existencia = Type.Object(
  {
    nombre: text('La preparación.'),
    gramos: number('Los que tienes.'),
    usados: number('Los que gasta el plan.'),
    sobran: number('Los que quedan.'),
  },
  { description: 'Lo que ya tienes hecho.' },
)

const Compra = Type.Object(
  {
    id: Type.Optional(text('Fila del catálogo; falta en lo que el catálogo no tiene.')),
    nombre: text('Qué se compra.'),
    escrito: Type.Optional(textsSchema('Cómo lo llaman las fórmulas, si no es así.')),
    gramos: number('Gramos: la suma de lo que dicen los pasos y los productos.'),
    precio: Type.Optional(number('Euros por kg. Falta si no se conoce.')),
    precioPropio: Type.Optional(
      Type.Literal(true, { description: 'El precio es tuyo y no el orientativo del catálogo.' }),
    ),
    coste: Type.Optional(number('Euros.')),
    para: textsSchema('En qué pasos o productos entra.'),
  },
  { description: 'Una compra.' },
)

export const ProduccionResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      resumen: text('El plan en una frase.'),
      productos: Type.Array(ProductoPlaneado, { description: 'Lo pedido, parte a parte.' }),
      hacer: Type.Array(Paso, {
        description:
          'Qué hacer, en el orden en que hace falta: lo que va dentro de otra preparación, antes; lo compartido, una vez.',
      }),
      existencias: Type.Array(Existencia, { description: 'Qué pasa con lo que ya tienes hecho.' }),
      compra: Type.Array(Compra, { description: 'Todo lo que se compra, sumado por fila del catálogo.' }),
      coste: Type.Object(
        {
          total: number('Euros: la suma de los costes de «compra».'),
          sinPrecio: textsSchema('Lo que no tiene precio y no está contado.'),
        },
        { description: 'Lo que cuesta la compra, sin IVA.' },
      ),
      division: number('La división de la báscula que se ha aplicado, g.'),
      warnings: textsSchema('Lo que conviene mirar antes de empezar.'),
      poweredBy: PoweredBy,
    },
    { description: say.PRODUCCION_RESPONSE },
  ),
  () => productionOf(produccionExample) satisfies ProductionPlan,
)
