import { type CraftContract, JSON_LD, noIngredients, onlyText, type SchemaText } from '@obrador/contract'
import * as say from '../messages.ts'
import { BODY_LIMIT_KIBIBYTES } from '../plugins/errors.ts'
import { LANGUAGE_HEADER } from '../plugins/findings.ts'
import { LIMIT_HEADERS } from '../plugins/limits.ts'
import { RETRY_AFTER } from '../plugins/shedding.ts'
import { REQUEST_HEADER, VERSION_HEADER } from '../version.ts'
import { spanishService } from '../words/language.ts'

/** Documented answers: what OpenAPI shows, and what the serialiser is compiled from. */

const integer = (about: SchemaText) => ({ type: 'integer', ...about })
const versioned = { [VERSION_HEADER]: { type: 'string', ...say.headerTexts.version } }
const limited = {
  ...versioned,
  [LIMIT_HEADERS.limit]: integer(say.headerTexts.limit),
  [LIMIT_HEADERS.remaining]: integer(say.headerTexts.remaining),
  [LIMIT_HEADERS.reset]: integer(say.headerTexts.reset),
}
const spoken = { ...limited, [LANGUAGE_HEADER]: { type: 'string', ...say.headerTexts.language } }
const refused = {
  ...limited,
  [LIMIT_HEADERS.policy]: { type: 'string', ...say.headerTexts.policy },
  [LIMIT_HEADERS.retryAfter]: integer(say.headerTexts.retryAfter),
}

type Answer = SchemaText & {
  readonly schema: object
  readonly headers?: object
  readonly examples?: Readonly<Record<string, unknown>>
}

export const namedSchema = (name: string) => ({ $ref: `${name}#` })

export const answerSchema = ({ schema, headers = versioned, examples, ...about }: Answer) => ({
  ...about,
  headers,
  content: {
    'application/json': {
      schema,
      ...(examples && {
        examples: Object.fromEntries(Object.entries(examples).map(([summary, value]) => [summary, { summary, value }])),
      }),
    },
  },
})

/** The same, which may also be had as a recipe. */
export const answerWithRecipe = ({ content, ...rest }: ReturnType<typeof answerSchema>) => ({
  ...rest,
  content: { ...content, [JSON_LD]: { schema: namedSchema('Receta') } },
})

export const limitedAnswer = (about: SchemaText, schema: object) => answerSchema({ ...about, schema, headers: limited })

/** The same of what is said in the language that was asked for. */
export const spokenAnswer = (about: SchemaText, schema: object) => answerSchema({ ...about, schema, headers: spoken })

/** A table for sheets. */
export const tableAnswer = (about: SchemaText) => ({
  ...about,
  headers: limited,
  content: { 'text/csv': { schema: { type: 'string' } } },
})

/** A file, to be kept under the name that it comes with. */
export const fileAnswer = (about: SchemaText, type: string) => ({
  ...about,
  headers: { ...limited, 'Content-Disposition': { type: 'string', ...say.headerTexts.file } },
  content: { [type]: { schema: { type: 'string', format: 'binary' } } },
})

export const failureSchema = (about: SchemaText, examples: Answer['examples'], headers: object = limited) =>
  answerSchema({ ...about, schema: namedSchema('Error'), headers, ...(examples && { examples }) })

/** What any path may answer instead. */
export const failureSchemas = {
  429: failureSchema(
    say.statusTexts.tooMany,
    { 'Demasiadas peticiones': { error: spanishService.tooManyRequests(60, 42) } },
    refused,
  ),
  503: failureSchema(
    say.statusTexts.overloaded,
    { 'Sin capacidad': { error: spanishService.overloadedText(RETRY_AFTER) } },
    {
      ...versioned,
      [LIMIT_HEADERS.retryAfter]: integer(say.headerTexts.retryAfter),
    },
  ),
  500: failureSchema(
    say.statusTexts.internal,
    { 'Error interno': { error: spanishService.internalErrorText('3f0c1f2e-5a57-4c0e-9d0b-2f3f5b1c9a77') } },
    { ...limited, [REQUEST_HEADER]: { type: 'string', ...say.headerTexts.request } },
  ),
}

/** What a path that may have too much to do answers then. */
export const adjustFailures = {
  429: failureSchema(
    say.statusTexts.tooManyAdjustments,
    {
      'Demasiadas peticiones': { error: spanishService.tooManyRequests(60, 42) },
      'Demasiados ajustes a la vez': { error: spanishService.enoughAdjustments(2, 1) },
    },
    refused,
  ),
  503: failureSchema(say.statusTexts.busy, { 'Demasiado trabajo': { error: spanishService.tooBusy(5) } }, refused),
}

/** What a path that takes a body may answer besides. */
export const bodyFailures = (
  supported: readonly string[] | undefined,
  empty = noIngredients(),
  kibibytes = BODY_LIMIT_KIBIBYTES,
) => ({
  400: failureSchema(
    say.statusTexts.invalid,
    {
      'Sin ingredientes': { error: empty },
      ...(supported && {
        'Oficio no disponible': { error: spanishService.unsupportedCraft('carpinteria', supported), supported },
      }),
    },
    spoken,
  ),
  413: failureSchema(say.statusTexts.tooLarge, { 'Demasiado grande': { error: spanishService.tooLarge(kibibytes) } }),
  415: failureSchema(say.statusTexts.notJson, { 'No es JSON': { error: spanishService.notJson() } }),
  ...failureSchemas,
})

/** A path that takes the formula of a craft: `found` is what it answers, `more` what it may answer besides. */
export const craftOperation = (
  contract: Omit<CraftContract, 'request' | 'response'> & { request: string },
  operationId: string,
  tag: string,
  found: ReturnType<typeof answerSchema | typeof fileAnswer>,
  more: object = {},
) => ({
  summary: contract.title,
  ...onlyText(contract),
  operationId,
  tags: [tag],
  querystring: contract.query,
  body: namedSchema(contract.request),
  response: { 200: found, ...bodyFailures(contract.supported), ...more },
})

/** A path that is only read: what it answers, and whatever any path may answer instead. */
export const readOperation = (operationId: string, summary: string, tag: string, found: object) => ({
  operationId,
  summary,
  tags: [tag],
  response: { 200: found, ...failureSchemas },
})

/** What a path says of itself. */
export const manifestOperation = (path: string, summary: string, tag: string, schema: string) =>
  readOperation(`manifiesto_${path}`, summary, tag, limitedAnswer(say.statusTexts.manifest, namedSchema(schema)))
