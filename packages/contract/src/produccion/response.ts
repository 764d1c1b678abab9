import { type ProductionPlan, productionOf } from '@obrador/engine/production'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { PoweredBy, StatusSchema, textsSchema, unweighedMark } from '../common.ts'
import { withExample } from '../example.ts'
import * as say from '../messages.ts'
import { Type } from '../schema-type.ts'
import { partHeadline } from '../texto.ts'
import { produccionExample } from './example.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)
const integer = (about: SchemaText) => Type.Integer(about)

const Linea = Type.Object(
  {
    nombre: text(
      bothTexts`Ingrediente o preparación, como lo llama la fórmula. | Ingredient or preparation, as the formula calls it.`,
    ),
    gramos: number(
      bothTexts`Gramos de una tanda, como los da la báscula. | Grams of one batch, as the scale gives them.`,
    ),
    total: number(bothTexts`Gramos de todas las tandas. | Grams of all batches.`),
    preparacion: Type.Optional(
      text(bothTexts`Si es una preparación: el paso que la hace. | If it is a preparation: the step that makes it.`),
    ),
    id: Type.Optional(
      text(
        bothTexts`Si se compra: su fila del catálogo. Falta en lo que el catálogo no tiene. | If it is bought: its row of the catalogue. Missing for what the catalogue does not have.`,
      ),
    ),
    sinPesar: unweighedMark,
  },
  bothTexts`Una línea de lo que se pesa. | A line of what is weighed.`,
)

const Paso = Type.Object(
  {
    paso: integer(bothTexts`En qué orden se hace, desde 1. | In what order it is made, from 1.`),
    fase: integer(
      bothTexts`Los pasos de una misma fase no se esperan unos a otros. | The steps of one phase do not wait for each other.`,
    ),
    nombre: text(
      bothTexts`La preparación. Si hay dos distintas con el mismo nombre, con el producto entre paréntesis. | The preparation. If two different ones have the same name, with the product in brackets.`,
    ),
    oficio: text(bothTexts`El oficio en que se hace. | The craft in which it is made.`),
    type: text(bothTexts`Tipo por el que se ha leído. | Type by which it was read.`),
    typeLabel: text(bothTexts`Nombre legible del tipo. | Readable name of the type.`),
    verdict: Type.Unsafe<'equilibrada' | 'revisar' | null>({
      type: ['string', 'null'],
      enum: ['equilibrada', 'revisar', null],
      ...bothTexts`Su veredicto, en su oficio; null si no se ha dicho de qué tipo es. | Its verdict, in its craft; null if nobody said of what type it is.`,
    }),
    titular: partHeadline,
    para: textsSchema(
      bothTexts`Los productos que la llevan, por fuera o por dentro. | The products that hold it, outside or inside.`,
    ),
    texto: text(bothTexts`Para qué es, en una frase. | What it is for, in a sentence.`),
    antes: textsSchema(
      bothTexts`Las preparaciones que lleva, que se hacen antes o ya están hechas. | The preparations that it holds, which are made before or are there already.`,
    ),
    necesarios: number(bothTexts`Gramos que hacen falta, ya hecha. | Grams that are needed, already made.`),
    hechos: number(bothTexts`Los que ya tienes. | Those that you have.`),
    gramos: number(
      bothTexts`Los que salen de lo que se pesa, ya hecha: nunca menos de los que faltan. | Those that come of what is weighed, already made: never fewer than are missing.`,
    ),
    gramosPesados: number(
      bothTexts`Gramos de ingredientes que se pesan: la suma de sus líneas. | Grams of ingredients that are weighed: the sum of its lines.`,
    ),
    rendimiento: number(bothTexts`Gramos que quedan de cada 100 pesados. | Grams left of every 100 weighed.`),
    tandas: Type.Object(
      {
        numero: integer(bothTexts`Cuántas. | How many.`),
        gramosPesados: number(bothTexts`Gramos de ingredientes de cada una. | Grams of ingredients of each.`),
        maquina: Type.Optional(text(bothTexts`La máquina que las limita. | The machine that limits them.`)),
        texto: Type.Optional(text(bothTexts`En una frase. | In a sentence.`)),
      },
      bothTexts`Tandas iguales: una sola si ninguna máquina la limita. | Equal batches: a single one if no machine limits it.`,
    ),
    lineas: Type.Array(Linea, bothTexts`Lo que se pesa. | What is weighed.`),
  },
  bothTexts`Una preparación que hay que hacer. | A preparation that has to be made.`,
)

const ProductoPlaneado = Type.Object(
  {
    nombre: text(bothTexts`El producto. | The product.`),
    piezas: integer(bothTexts`Piezas pedidas. | Pieces asked for.`),
    gramosPorPieza: number(bothTexts`Peso de una pieza acabada, g. | Weight of a finished piece, g.`),
    partes: Type.Array(
      Type.Object(
        {
          nombre: text(bothTexts`La parte. | The part.`),
          gramos: number(bothTexts`Gramos para todas las piezas, con su merma. | Grams for all pieces, with its loss.`),
          preparacion: Type.Optional(
            text(
              bothTexts`Si es una preparación: el paso que la hace. | If it is a preparation: the step that makes it.`,
            ),
          ),
        },
        bothTexts`Una parte. | A part.`,
      ),
      bothTexts`Lo que entra en sus piezas. | What goes into its pieces.`,
    ),
  },
  bothTexts`Un producto del plan. | A product of the plan.`,
)

const Existencia = Type.Object(
  {
    nombre: text(bothTexts`La preparación. | The preparation.`),
    gramos: number(bothTexts`Los que tienes. | Those that you have.`),
    usados: number(bothTexts`Los que gasta el plan. | Those that the plan uses.`),
    sobran: number(bothTexts`Los que quedan. | Those that are left.`),
  },
  bothTexts`Lo que ya tienes hecho. | What you have made already.`,
)

const Compra = Type.Object(
  {
    id: Type.Optional(
      text(
        bothTexts`Fila del catálogo; falta en lo que el catálogo no tiene. | Row of the catalogue; missing for what the catalogue does not have.`,
      ),
    ),
    nombre: text(bothTexts`Qué se compra. | What is bought.`),
    escrito: Type.Optional(
      textsSchema(bothTexts`Cómo lo llaman las fórmulas, si no es así. | What the formulas call it, if otherwise.`),
    ),
    gramos: number(
      bothTexts`Gramos: la suma de lo que dicen los pasos y los productos. | Grams: the sum of what the steps and the products say.`,
    ),
    precio: Type.Optional(
      number(bothTexts`Euros por kg. Falta si no se conoce. | Euros per kg. Missing if it is not known.`),
    ),
    precioPropio: Type.Optional(
      Type.Literal(
        true,
        bothTexts`El precio es tuyo y no el orientativo del catálogo. | The price is yours and not the indicative one of the catalogue.`,
      ),
    ),
    coste: Type.Optional(number(bothTexts`Euros. | Euros.`)),
    sinPesar: unweighedMark,
    para: textsSchema(bothTexts`En qué pasos o productos entra. | In which steps or products it goes.`),
  },
  bothTexts`Una compra. | A purchase.`,
)

export const ProduccionResponse = withExample(
  Type.Object(
    {
      status: StatusSchema,
      resumen: text(bothTexts`El plan en una frase. | The plan in a sentence.`),
      productos: Type.Array(ProductoPlaneado, bothTexts`Lo pedido, parte a parte. | What was asked for, part by part.`),
      sinPeso: Type.Optional(
        textsSchema(
          bothTexts`Productos sin «gramos» ni «partes»: no están en el plan hasta que digas cuánto pesa una pieza. | Products without \`gramos\` or \`partes\`: they are not in the plan until you say what a piece weighs.`,
        ),
      ),
      hacer: Type.Array(
        Paso,
        bothTexts`Qué hacer, en el orden en que hace falta: lo que va dentro de otra preparación, antes; lo compartido, una vez. | What to make, in the order in which it is needed: what goes into another preparation before it; what is shared, once.`,
      ),
      existencias: Type.Array(
        Existencia,
        bothTexts`Qué pasa con lo que ya tienes hecho. | What becomes of what you have made already.`,
      ),
      compra: Type.Array(
        Compra,
        bothTexts`Todo lo que se compra, sumado por fila del catálogo. | Everything that is bought, added up by row of the catalogue.`,
      ),
      coste: Type.Object(
        {
          total: number(
            bothTexts`Euros: la suma de los costes de «compra». | Euros: the sum of the costs of \`compra\`.`,
          ),
          sinPrecio: textsSchema(
            bothTexts`Lo que no tiene precio y no está contado. | What has no price and is not counted.`,
          ),
          sinPesar: Type.Optional(
            textsSchema(bothTexts`Lo que nadie ha pesado y no está contado. | What nobody weighed and is not counted.`),
          ),
        },
        bothTexts`Lo que cuesta la compra, sin IVA. | What the purchase costs, without VAT.`,
      ),
      division: number(
        bothTexts`La división de la báscula que se ha aplicado, g. | The division of the scale that was applied, g.`,
      ),
      warnings: textsSchema(
        bothTexts`Lo que conviene mirar antes de empezar. | What is worth a look before beginning.`,
      ),
      poweredBy: PoweredBy,
    },
    say.PRODUCCION_RESPONSE,
  ),
  () => productionOf(produccionExample) satisfies ProductionPlan,
)
