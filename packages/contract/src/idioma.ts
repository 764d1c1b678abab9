import type { TObject, TProperties } from 'typebox'
import { bothTexts } from './both-texts.ts'
import { answerWithFields } from './common.ts'
import { Type } from './schema-type.ts'

/** What an answer says of its language, for whoever asks for another. */
export interface AnswerLanguage {
  readonly pedido: 'en'
  readonly sinTraducir: number
}

const said = {
  idioma: Type.Optional(
    Type.Object(
      {
        pedido: Type.Unsafe<AnswerLanguage['pedido']>({
          type: 'string',
          enum: ['en'],
          ...bothTexts`El que se ha pedido. | The one that was asked for.`,
        }),
        sinTraducir: Type.Integer({
          minimum: 0,
          ...bothTexts`Frases que no lo tienen todavía y van en español. | Sentences that do not have it yet and are in Spanish.`,
        }),
      },
      bothTexts`Solo con «?idioma=en». Nombres de ingredientes, tipos, denominaciones legales y textos fijos van siempre en español. | Only with \`?idioma=en\`. Names of ingredients, types, legal names and fixed texts are always in Spanish.`,
    ),
  ),
}

/** An answer whose sentences may be asked for in another language. */
export const answerInLanguages = <Properties extends TProperties>(
  response: TObject<Properties>,
): TObject<Properties & typeof said> => answerWithFields(response, said)
