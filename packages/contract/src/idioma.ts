import { bothTexts } from './both-texts.ts'
import { Type } from './schema-type.ts'

/** Languages that an answer may be asked for in, besides the one of the service. */
export const OTHER_LANGUAGES = ['en', 'it'] as const

/** What an answer says of its language, for whoever asks for another. */
export interface AnswerLanguage {
  readonly pedido: (typeof OTHER_LANGUAGES)[number]
  readonly sinTraducir: number
}

export const languageField = {
  idioma: Type.Optional(
    Type.Object(
      {
        pedido: Type.Unsafe<AnswerLanguage['pedido']>({
          type: 'string',
          enum: [...OTHER_LANGUAGES],
          ...bothTexts`El que se ha pedido. | The one that was asked for.`,
        }),
        sinTraducir: Type.Integer({
          minimum: 0,
          ...bothTexts`Frases que no lo tienen todavía y van en español. | Sentences that do not have it yet and are in Spanish.`,
        }),
      },
      bothTexts`Solo con «?idioma=en» o «?idioma=it». Fuera de las frases, los nombres de ingredientes y tipos; y siempre, las denominaciones legales, lo que imprime una etiqueta y la explicación de las cifras, van en español. | Only with \`?idioma=en\` or \`?idioma=it\`. Names of ingredients and types outside sentences, and in any case legal names, what a label prints and how figures are explained, are in Spanish.`,
    ),
  ),
}
