import { bothTexts, type SchemaText } from './both-texts.ts'
import { booleanOrNull } from './common.ts'
import { CondicionSchema } from './legal.ts'
import { Type } from './schema-type.ts'

const text = (about: SchemaText) => Type.String(about)
const number = (about: SchemaText) => Type.Number(about)

/** A part of the name that somebody wrote, alike in an analysis and on a label. */
export const ParteDelNombreSchema = Type.Object(
  {
    texto: text(bothTexts`La parte, como está escrita. | The part, as it is written.`),
    desde: number(
      bothTexts`Posición de su primera letra en «denominacion». | Position of its first letter in \`denominacion\`.`,
    ),
    hasta: number(bothTexts`Posición siguiente a la última. | Position after its last letter.`),
    cumple: booleanOrNull(
      bothTexts`true si se sostiene, false si no; null si hay que demostrarlo o nadie lo comprueba. | true if it holds, false if not; null if it has to be shown or nobody checks it.`,
    ),
    frase: Type.Optional(text(bothTexts`Por qué, si no se sostiene sin más. | Why, if it does not simply hold.`)),
    condiciones: Type.Optional(
      Type.Array(
        CondicionSchema,
        bothTexts`Las cifras que lo deciden, con su umbral y su artículo. | The figures that decide it, with their threshold and article.`,
      ),
    ),
    vaJusto: Type.Optional(
      Type.Literal(
        true,
        bothTexts`Se sostiene por menos del 2 % de su umbral: la próxima compra puede quitárselo. | It holds by less than 2 % of its threshold: the next purchase may take it away.`,
      ),
    ),
  },
  bothTexts`Una parte del nombre. | A part of the name.`,
)

const Cambio = Type.Object(
  {
    lineas: Type.Array(
      Type.Object(
        {
          ingrediente: text(bothTexts`La línea, como se mandó. | The line, as it was sent.`),
          antes_g: number(bothTexts`Gramos que tenía. | Grams that it had.`),
          gramos: number(bothTexts`Gramos que pide. | Grams that it asks for.`),
        },
        bothTexts`Una línea con otros gramos. | A line with other grams.`,
      ),
      bothTexts`Lo que se cambia. | What is changed.`,
    ),
    equilibrada: Type.Boolean(
      bothTexts`Si la fórmula cambiada está equilibrada. | Whether the changed formula is balanced.`,
    ),
    cifras: Type.Array(
      Type.Object(
        {
          etiqueta: text(bothTexts`Nombre legible de la cifra. | Readable name of the figure.`),
          valor: number(bothTexts`Su valor después. | Its value afterwards.`),
          umbral: number(bothTexts`Lo que la norma pide. | What the norm asks for.`),
          unidad: text(bothTexts`Unidad. | Unit.`),
        },
        bothTexts`Una cifra que no llegaba. | A figure that fell short.`,
      ),
      bothTexts`Las cifras que no llegaban, después del cambio. | The figures that fell short, after the change.`,
    ),
  },
  bothTexts`El menor cambio de una línea con que el nombre se sostiene, analizado otra vez. Falta si ningún peso lo arregla. | The smallest change of one line with which the name holds, analysed again. Missing if no weight mends it.`,
)

/** The name that a formula was sent with. */
export const NombreEscritoSchema = Type.Object(
  {
    nombre: text(bothTexts`El nombre que se mandó. | The name that was sent.`),
    cumple: booleanOrNull(
      bothTexts`false si se niega alguna parte; null si ninguna y alguna hay que demostrarla. | false if any part is refused; null if none is and one has to be shown.`,
    ),
    partes: Type.Array(
      ParteDelNombreSchema,
      bothTexts`El nombre separado en lo que afirma, como en la etiqueta. | The name taken apart into what it asserts, as on the label.`,
    ),
    cambio: Type.Optional(Cambio),
  },
  bothTexts`El nombre de «denominacion» frente a la fórmula; su negativa va también en «titular» y «suggestions». Solo si se manda. | The name of \`denominacion\` held against the formula; its refusal is in \`titular\` and \`suggestions\` too. Only if it is sent.`,
)
