import { type AnswerDoubt, MEASURED_FIELDS, type MeasuredField } from '@obrador/engine'
import type { TObject, TProperties } from 'typebox'
import { type BothTexts, bothTexts, codeWords, type SchemaText } from './both-texts.ts'
import { answerWithFields } from './common.ts'
import { HabitualSchema } from './habitual.ts'
import { NombreEscritoSchema } from './nombre.ts'
import { Type } from './schema-type.ts'

/** How sure an answer is, and what was measured. */

const text = (about: SchemaText) => Type.String(about)
const share = (about: SchemaText) => Type.Number({ minimum: 0, maximum: 1, ...about })

const Parameter = Type.Object(
  {
    mas_menos: Type.Number(
      bothTexts`Una desviación típica, en la unidad del parámetro: dos de cada tres veces el valor cae a menos de eso. | One standard deviation, in the unit of the parameter: two times out of three the value falls within it.`,
    ),
    probabilidad: Type.Optional(
      share(
        bothTexts`De que el valor esté en su rango con la próxima compra. Falta si el tipo no lo juzga. | Of the value being in its range with the next purchase. Missing if the type does not judge it.`,
      ),
    ),
  },
  bothTexts`Lo seguro que es un parámetro. | How sure a parameter is.`,
)

const campo = (about: BothTexts) =>
  Type.Unsafe<MeasuredField>({
    type: 'string',
    enum: [...MEASURED_FIELDS],
    ...bothTexts`${about}: ${MEASURED_FIELDS.join(', ')}. | ${about}: ${codeWords(MEASURED_FIELDS)}.`,
  })

const Decide = Type.Object(
  {
    ingrediente: text(
      bothTexts`El ingrediente que más pesa en la duda, como se mandó. | The ingredient that weighs most in the doubt, as it was sent.`,
    ),
    parametro: text(
      bothTexts`El parámetro más cercano a un límite de su rango, contado en desviaciones. | The parameter nearest to a limit of its range, counted in deviations.`,
    ),
    parte: share(
      bothTexts`Qué parte de la varianza de ese parámetro pone. | What part of the variance of that parameter it brings.`,
    ),
    medir: text(
      bothTexts`Qué medir o mirar: su °Brix, su % de grasa, la balanza, la ficha del proveedor. | What to measure or look up: its °Brix, its % of fat, the scale, the supplier's data sheet.`,
    ),
    campo: Type.Optional(
      campo(bothTexts`Campo de la línea donde va la cifra | Field of the line where the figure goes`),
    ),
  },
  bothTexts`Qué decide si el veredicto se mantiene. | What decides whether the verdict holds.`,
)

const Duda = Type.Object(
  {
    parametros: Type.Unsafe<AnswerDoubt['parametros']>({
      type: 'object',
      additionalProperties: Parameter,
      ...bothTexts`Cada parámetro, por su clave en «params». | Each parameter, by its key in \`params\`.`,
    }),
    probabilidad: share(
      bothTexts`De que todos los parámetros juzgados estén en su rango a la vez; tiene en cuenta que se mueven juntos. | Of all judged parameters being in their ranges at once; it takes into account that they move together.`,
    ),
    firmeza: Type.Unsafe<AnswerDoubt['firmeza']>({
      type: 'string',
      enum: ['firme', 'justa', 'incierta'],
      ...bothTexts`Si el veredicto se mantendría con la próxima compra: «firme» desde 9 de cada 10 veces, «justa» desde 2 de cada 3, «incierta» por debajo. | Whether the verdict would hold with the next purchase: \`firme\` (firm) from 9 times out of 10, \`justa\` (narrow) from 2 out of 3, \`incierta\` (uncertain) below.`,
    }),
    frase: text(
      bothTexts`Qué conviene saber o medir, en una frase. | What is worth knowing or measuring, in a sentence.`,
    ),
    decide: Type.Optional(Decide),
    sinDatos: Type.Optional(
      Type.Array(
        Type.String(),
        bothTexts`Líneas de las que no se sabe cuánto varían: cuentan como exactas. | Lines of which nobody knows how much they vary: they count as exact.`,
      ),
    ),
  },
  bothTexts`Lo que varían los ingredientes de una compra a otra y la división de la balanza, llevado a cada cifra. Solo con «?duda=1» o «?explica=1». | How much ingredients vary from one purchase to another, and the division of the scale, carried to each figure. Only with \`?duda=1\` or \`?explica=1\`.`,
)

const Medida = Type.Object(
  {
    ingrediente: text(bothTexts`La línea, como se mandó. | The line, as it was sent.`),
    campo: campo(bothTexts`Qué se midió | What was measured`),
    valor: Type.Number(bothTexts`La cifra que se ha usado. | The figure that was used.`),
    usual: Type.Number(bothTexts`La del catálogo, a la que sustituye. | That of the catalogue, which it replaces.`),
    frase: text(bothTexts`Lo mismo, en palabras. | The same, in words.`),
  },
  bothTexts`Una cifra medida. | A measured figure.`,
)

const additions = {
  juzgada: Type.Optional(
    Type.Unsafe<false>({
      type: 'boolean',
      enum: [false],
      ...bothTexts`Solo en un tipo sin rangos («libre»), y siempre false: no se ha juzgado nada, y «revisar» no es un juicio. | Only in a type without ranges (\`libre\`), and always false: nothing was judged, and \`revisar\` is no judgement.`,
    }),
  ),
  sinPesar: Type.Optional(
    Type.Object(
      {
        ingredientes: Type.Array(Type.String(), bothTexts`Los que nadie ha pesado. | Those that nobody weighed.`),
        sinJuzgar: Type.Array(
          Type.String(),
          bothTexts`Los parámetros que dependen de ellos: su valor es el de lo pesado, y su «inRange» es null. | The parameters that depend on them: their value is of what was weighed, and their \`inRange\` is null.`,
        ),
      },
      bothTexts`Solo si alguna línea está sin pesar: cuáles, y qué no se juzga sin ellas. | Only if some line is not weighed: which, and what is not judged without them.`,
    ),
  ),
  sinPrecio: Type.Optional(
    Type.Array(
      Type.String(),
      bothTexts`Solo si de alguna línea no se sabe el precio: cuáles. El coste no las cuenta, y es un mínimo. | Only if the price of some line is not known: which. The cost does not count them, and is a minimum.`,
    ),
  ),
  duda: Type.Optional(Duda),
  habitual: Type.Optional(HabitualSchema),
  nombreEscrito: Type.Optional(NombreEscritoSchema),
  medidas: Type.Optional(
    Type.Array(
      Medida,
      bothTexts`Las cifras medidas que se han usado en lugar de las del catálogo, si las hay. | The measured figures that were used in place of those of the catalogue, if any.`,
    ),
  ),
}

/** An answer that may say how sure and how usual it is, and which measured figures it used. */
export const answerWithDoubt = <Properties extends TProperties>(
  response: TObject<Properties>,
): TObject<Properties & typeof additions> => answerWithFields(response, additions)

const ABOUT: { readonly [field in MeasuredField]: BothTexts } = {
  cacao: bothTexts`% de cacao de una cobertura, el de su etiqueta: la manteca, el cacao seco y el azúcar lo siguen | % of cocoa of a couverture, as on its label: the butter, the dry cocoa and the sugar follow`,
  de: bothTexts`Equivalente de dextrosa (DE) de un jarabe o una glucosa: azúcares y dextrinas lo siguen | Dextrose equivalent (DE) of a syrup or a glucose: sugars and dextrins follow`,
  grado: bothTexts`Grado alcohólico en % vol, el de la etiqueta: el alcohol y el agua lo siguen | Alcoholic strength in % vol, as on the label: alcohol and water follow`,
  humedad: bothTexts`Humedad en %, medida o de la ficha: lo demás se reparte el resto como en el catálogo | Moisture in %, measured or from the data sheet: the rest shares what is left as in the catalogue`,
  grasa: bothTexts`% de grasa, el de la etiqueta o la ficha: lo que no es grasa conserva sus proporciones (en una cobertura cede el cacao seco, que su % de cacao no cambia) | % of fat, as on the label or the data sheet: what is not fat keeps its proportions (in a couverture the dry cocoa gives way, for its % of cocoa does not change)`,
  proteina: bothTexts`% de proteína de la etiqueta o la ficha (nitrógeno × 6,25): en una harina cede el almidón | % of protein of the label or the data sheet (nitrogen × 6.25): in a flour the starch gives way`,
  brix: bothTexts`Grados Brix, medidos con un refractómetro: azúcares, ácidos y demás solubles crecen o menguan juntos y el agua cierra | Degrees Brix, measured with a refractometer: sugars, acids and other solubles grow or shrink together and water makes up the rest`,
}

/** What any line of any craft may carry: a figure over its row of the catalogue. */
export const measuredFields = Object.fromEntries(
  MEASURED_FIELDS.map((field) => [
    field,
    Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100,
        ...bothTexts`${ABOUT[field]}. Completa un ingrediente del catálogo; una cifra que no puede ser suya se rechaza. | ${ABOUT[field]}. It completes an ingredient of the catalogue; a figure that cannot be its own is refused.`,
      }),
    ),
  ]),
) as { readonly [field in MeasuredField]: ReturnType<typeof optionalNumber> }

const optionalNumber = () => Type.Optional(Type.Number())
