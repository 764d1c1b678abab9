import { type AnswerDoubt, MEASURED_FIELDS, type MeasuredField } from '@obrador/engine'
import { type TObject, type TProperties, Type } from 'typebox'
import { answerWithFields } from './common.ts'
import { HabitualSchema } from './habitual.ts'

/** How sure an answer is, and what was measured. */

const text = (description: string) => Type.String({ description })
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

const Parameter = Type.Object(
  {
    mas_menos: Type.Number({
      description:
        'Una desviación típica, en la unidad del parámetro: dos de cada tres veces el valor cae a menos de eso.',
    }),
    probabilidad: Type.Optional(
      share('De que el valor esté en su rango con la próxima compra. Falta si el tipo no lo juzga.'),
    ),
  },
  { description: 'Lo seguro que es un parámetro.' },
)

const campo = (description: string) =>
  Type.Unsafe<MeasuredField>({
    type: 'string',
    enum: [...MEASURED_FIELDS],
    description: `${description}: ${MEASURED_FIELDS.join(', ')}.`,
  })

const Decide = Type.Object(
  {
    ingrediente: text('El ingrediente que más pesa en la duda, como se mandó.'),
    parametro: text('El parámetro más cercano a un límite de su rango, contado en desviaciones.'),
    parte: share('Qué parte de la varianza de ese parámetro pone.'),
    medir: text('Qué medir o mirar: su °Brix, su % de grasa, la balanza, la ficha del proveedor.'),
    campo: Type.Optional(campo('Campo de la línea donde va la cifra')),
  },
  { description: 'Qué decide si el veredicto se mantiene.' },
)

const Duda = Type.Object(
  {
    parametros: Type.Unsafe<AnswerDoubt['parametros']>({
      type: 'object',
      additionalProperties: Parameter,
      description: 'Cada parámetro, por su clave en «params».',
    }),
    probabilidad: share(
      'De que todos los parámetros juzgados estén en su rango a la vez; tiene en cuenta que se mueven juntos.',
    ),
    firmeza: Type.Unsafe<AnswerDoubt['firmeza']>({
      type: 'string',
      enum: ['firme', 'justa', 'incierta'],
      description:
        'Si el veredicto se mantendría con la próxima compra: «firme» desde 9 de cada 10 veces, «justa» desde 2 de cada 3, «incierta» por debajo.',
    }),
    frase: text('Qué conviene saber o medir, en una frase.'),
    decide: Type.Optional(Decide),
    sinDatos: Type.Optional(
      Type.Array(Type.String(), { description: 'Líneas de las que no se sabe cuánto varían: cuentan como exactas.' }),
    ),
  },
  {
    description:
      'Lo que varían los ingredientes de una compra a otra y la división de la balanza, llevado a cada cifra. Solo con «?duda=1» o «?explica=1».',
  },
)

const Medida = Type.Object(
  {
    ingrediente: text('La línea, como se mandó.'),
    campo: campo('Qué se midió'),
    valor: Type.Number({ description: 'La cifra que se ha usado.' }),
    usual: Type.Number({ description: 'La del catálogo, a la que sustituye.' }),
    frase: text('Lo mismo, en palabras.'),
  },
  { description: 'Una cifra medida.' },
)

const additions = {
  juzgada: Type.Optional(
    Type.Unsafe<false>({
      type: 'boolean',
      enum: [false],
      description:
        'Solo en un tipo sin rangos («libre»), y siempre false: no se ha juzgado nada, y «revisar» no es un juicio.',
    }),
  ),
  duda: Type.Optional(Duda),
  habitual: Type.Optional(HabitualSchema),
  medidas: Type.Optional(
    Type.Array(Medida, {
      description: 'Las cifras medidas que se han usado en lugar de las del catálogo, si las hay.',
    }),
  ),
}

/** An answer that may say how sure and how usual it is, and which measured figures it used. */
export const answerWithDoubt = <Properties extends TProperties>(
  response: TObject<Properties>,
): TObject<Properties & typeof additions> => answerWithFields(response, additions)

const ABOUT: { readonly [field in MeasuredField]: string } = {
  cacao: '% de cacao de una cobertura, el de su etiqueta: la manteca, el cacao seco y el azúcar lo siguen',
  de: 'Equivalente de dextrosa (DE) de un jarabe o una glucosa: azúcares y dextrinas lo siguen',
  grado: 'Grado alcohólico en % vol, el de la etiqueta: el alcohol y el agua lo siguen',
  humedad: 'Humedad en %, medida o de la ficha: lo demás se reparte el resto como en el catálogo',
  grasa:
    '% de grasa, el de la etiqueta o la ficha: lo que no es grasa conserva sus proporciones (en una cobertura cede el cacao seco, que su % de cacao no cambia)',
  proteina: '% de proteína de la etiqueta o la ficha (nitrógeno × 6,25): en una harina cede el almidón',
  brix: 'Grados Brix, medidos con un refractómetro: azúcares, ácidos y demás solubles crecen o menguan juntos y el agua cierra',
}

/** What any line of any craft may carry: a figure over its row of the catalogue. */
export const measuredFields = Object.fromEntries(
  MEASURED_FIELDS.map((field) => [
    field,
    Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        description: `${ABOUT[field]}. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza.`,
      }),
    ),
  ]),
) as { readonly [field in MeasuredField]: ReturnType<typeof optionalNumber> }

const optionalNumber = () => Type.Optional(Type.Number())
