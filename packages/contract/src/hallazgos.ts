import { distinctFindings, type FormulaFinding } from '@obrador/engine'
import type { HeardFindings } from '@obrador/engine/language'
import type { TObject, TProperties } from 'typebox'
import { bothTexts } from './both-texts.ts'
import { answerWithFields } from './common.ts'
import { languageField } from './idioma.ts'
import { Type } from './schema-type.ts'

/** What was found, as data beside the sentences that say it: `hallazgos`, for programs that ask for it with `?codigos=1`. */

/** One sentence of an answer as data. */
export interface HallazgoSchema {
  readonly codigo: string
  readonly valores: Readonly<Record<string, unknown>>
  readonly donde: string
}

const HallazgoSchema = Type.Object(
  {
    codigo: Type.String({
      ...bothTexts`Qué se ha encontrado, en un código que no cambia de significado. La lista está en docs/codigos.md. | What was found, in a code that never changes its meaning. The list is in docs/codigos.md.`,
      examples: ['helado.sandy'],
    }),
    valores: Type.Unsafe<Readonly<Record<string, unknown>>>({
      type: 'object',
      additionalProperties: true,
      ...bothTexts`De qué se habla: las cifras, sin redondear como en la frase, y los nombres. Un hallazgo dentro de otro tiene también «codigo» y «valores»; null es un límite que no existe. | What it is about: the figures, not rounded as in the sentence, and the names. A finding inside another has \`codigo\` and \`valores\` too; null is a limit that does not exist.`,
      examples: [{ percentOfWater: 10.84 }],
    }),
    donde: Type.String({
      ...bothTexts`Dónde está su frase en la respuesta entera, como puntero JSON (RFC 6901), aunque «campos» o «breve» no la muestren. | Where its sentence is in the whole answer, as a JSON pointer (RFC 6901), even where \`campos\` or \`breve\` do not show it.`,
      examples: ['/warnings/0'],
    }),
  },
  bothTexts`Una frase de la respuesta, como dato. | A sentence of the answer, as data.`,
)

/** What an answer has besides, for whoever asks for codes. */
export const findingsField = {
  hallazgos: Type.Optional(
    Type.Array(
      HallazgoSchema,
      bothTexts`Solo con «?codigos=1»: cada frase de la respuesta que dice algo de la fórmula, como dato. Los avisos sobre campos que no se usan y sobre la lectura de un «texto» no tienen código. | Only with \`?codigos=1\`: every sentence of the answer that says something of the formula, as data. Warnings about fields that are not used and about how a \`texto\` was read have no code.`,
    ),
  ),
}

/** An answer that may tell what it says as data, and say it in another language. */
export const schemaWithFindings = <Properties extends TProperties>(
  response: TObject<Properties>,
): TObject<Properties & typeof findingsField & typeof languageField> =>
  answerWithFields(response, { ...findingsField, ...languageField })

export type { HeardFindings }

/** Keeps what an engine says. */
export function findingListener() {
  const heard = new Map<string, FormulaFinding[]>()
  return {
    heard: heard as HeardFindings,
    hear: (finding: FormulaFinding, sentence: string): void => {
      const before = heard.get(sentence)
      if (before) before.push(finding)
      else heard.set(sentence, [finding])
    },
  }
}

const isFinding = (value: object): value is FormulaFinding => 'code' in value && 'values' in value

/** Values as they are sent: a finding inside them is told like one that is not. */
function told(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(told)
  if (isFinding(value)) return { codigo: value.code, valores: told(value.values) }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(inner)]))
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** Every text of an answer and where it stands, in the order of the answer. */
function* textsIn(value: unknown, at = ''): Generator<readonly [text: string, at: string]> {
  if (typeof value === 'string') yield [value, at]
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${at}/${escaped(key)}`)
  }
}

/**
 * What was found of what an answer says, sentence by sentence. Findings that share a sentence differ by less than it shows; they
 * are told in the order in which they were said.
 */
export function* findingsSaidIn(
  answer: unknown,
  heard: HeardFindings,
): Generator<{ finding: FormulaFinding; at: string }> {
  const left = new Map<string, readonly FormulaFinding[]>()
  for (const [text, at] of textsIn(answer)) {
    const said = left.get(text) ?? distinctFindings(heard.get(text) ?? [])
    const [finding, ...others] = said
    if (!finding) continue
    left.set(text, others.length > 0 ? others : said)
    yield { finding, at }
  }
}

/** The same as it is sent. */
export const findingsInAnswer = (answer: unknown, heard: HeardFindings): readonly HallazgoSchema[] =>
  Array.from(findingsSaidIn(answer, heard), ({ finding: { code, values }, at }) => ({
    codigo: code,
    valores: told(values) as HallazgoSchema['valores'],
    donde: at,
  }))
