import { bothTexts } from './both-texts.ts'
import { Type } from './schema-type.ts'

/** Languages that an answer may be asked for in, besides the one of the service. */
export const OTHER_LANGUAGES = ['en', 'it'] as const

/** What an answer says of its language, for whoever asks for another. */
export interface AnswerLanguage {
  readonly pedido: (typeof OTHER_LANGUAGES)[number]
  /** Whose law and label it tells. */
  readonly pais: 'es'
  /** The same in a sentence. */
  readonly ley: string
  readonly sinTraducir: number
  /** What the names that the law reserves in it mean. */
  readonly glosas?: Readonly<Record<string, string>>
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
        pais: Type.Literal('es', bothTexts`De qué país son la ley y la etiqueta. | Whose law and label it tells.`),
        ley: Type.String(bothTexts`Lo mismo, en una frase. | The same in a sentence.`),
        sinTraducir: Type.Integer({
          minimum: 0,
          ...bothTexts`Frases que no lo tienen todavía y van en español. | Sentences that do not have it yet and are in Spanish.`,
        }),
        glosas: Type.Optional(
          Type.Record(
            Type.String(),
            Type.String(),
            bothTexts`Qué quieren decir las denominaciones legales y menciones que van en español («Helado de leche»: milk ice cream). Explican: no son un nombre para la etiqueta. | What the legal names and claims that stay in Spanish mean («Helado de leche»: milk ice cream). They explain and are no name for a label.`,
          ),
        ),
      },
      bothTexts`Solo con «?idioma=en» o «?idioma=it». Las denominaciones legales y lo que imprime una etiqueta van en español, y lo que escribió quien pregunta queda como está. | Only with \`?idioma=en\` or \`?idioma=it\`. Legal names and what a label prints are in Spanish, and what was written by whoever asks stays as it is.`,
    ),
  ),
}
