import { bothTexts, type SchemaText } from './both-texts.ts'
import { textsSchema } from './common.ts'
import { Type } from './schema-type.ts'

const text = (about: SchemaText) => Type.String(about)
const CLASSES = ['0', '1', '2', '3', '4', '5', '6', '7', 'F'] as const
const clase = Type.Enum([...CLASSES], {
  type: 'string',
  ...bothTexts`Clase de la escala única: 0 prohibido, 1 ovoproducto sin cocer, 2 huevo de cáscara cocido, 3 fresco, 4 a 7 según la actividad de agua medida, F congelado. | Class of the single scale: 0 forbidden, 1 egg product not cooked, 2 shell egg cooked, 3 fresh, 4 to 7 by the measured water activity, F frozen.`,
})

/** How a product keeps: alike in the five crafts and on the label. */
export const SeguridadAlimentaria = Type.Object(
  {
    clase,
    etiqueta: text(bothTexts`La clase, en palabras. | The class, in words.`),
    temperatura: text(bothTexts`A qué temperatura se guarda. | At what temperature it is kept.`),
    plazo: text(bothTexts`Cuánto dura como mucho. | How long it lasts at most.`),
    condicion: text(bothTexts`De qué depende. | What it depends on.`),
    norma: text(bothTexts`Norma y artículo. | Norm and article.`),
    grado: Type.Enum(['L', 'H', 'B', 'C', 'D'], {
      type: 'string',
      ...bothTexts`L norma leída, H norma derogada, B autor citado, C fuente del oficio, D decisión de Obrador. | L norm that was read, H norm repealed, B author cited, C source of the trade, D decision of Obrador.`,
    }),
    gradoLabel: text(bothTexts`El grado, en palabras. | The degree, in words.`),
    frase: text(bothTexts`Lo que hay que saber, en una frase. | What has to be known, in a sentence.`),
    preguntas: textsSchema(
      bothTexts`Lo que el nombre de los ingredientes no dice y lo decide. | What the names of the ingredients do not say and decides it.`,
    ),
    parte: Type.Optional(
      text(
        bothTexts`La preparación o el ingrediente que menos dura, si es lo que decide la clase. | The preparation or ingredient that lasts least, if it decides the class.`,
      ),
    ),
    aviso: Type.Optional(
      text(
        bothTexts`Que lleva más agua que un producto seco de su clase, o que la «awMedida» no cuadra con la fórmula y no se usa. | That it holds more water than a dry product of its class, or that \`awMedida\` does not agree with the formula and is not used.`,
      ),
    ),
    probable: Type.Optional(
      Type.Object(
        {
          clase,
          frase: text(
            bothTexts`Qué cambiaría si una medida lo confirma. | What would change if a measurement confirms it.`,
          ),
        },
        bothTexts`Una clase más larga que solo abre una actividad de agua medida («awMedida»). | A longer class that only a measured water activity (\`awMedida\`) opens.`,
      ),
    ),
    ambito: text(bothTexts`A quién obliga. | Whom it binds.`),
  },
  bothTexts`Conservación y tratamiento térmico, en una sola escala para los cinco oficios. | Keeping and heat treatment, on a single scale for the five crafts.`,
)
