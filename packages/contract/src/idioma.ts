import { type TObject, type TProperties, Type } from 'typebox'
import { answerWithFields } from './common.ts'

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
          description: 'El que se ha pedido.',
        }),
        sinTraducir: Type.Integer({ minimum: 0, description: 'Frases que no lo tienen todavía y van en español.' }),
      },
      {
        description:
          'Solo con «?idioma=en». Nombres de ingredientes, tipos, denominaciones legales y textos fijos van siempre en español.',
      },
    ),
  ),
}

/** An answer whose sentences may be asked for in another language. */
export const answerInLanguages = <Properties extends TProperties>(
  response: TObject<Properties>,
): TObject<Properties & typeof said> => answerWithFields(response, said)
