import {
  type AjusteContract,
  bodyProblem,
  type CraftContract,
  type EtiquetaContract,
  formulaRefusal,
  LOTE_LIMIT,
  type montajeContract,
  queryProblem,
  type ServiceRefusal,
  type ValidationError,
} from '@obrador/contract'
import { FormulaError } from '@obrador/engine'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { USUAL_SIZES } from '../config.ts'
import { type ServiceWords, wordsForRequest } from '../words/language.ts'
import { DEEPEST_JSON, TOO_DEEP } from './json.ts'
import { OVERLOADED_CODE, RETRY_AFTER } from './shedding.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is wrong with a body that is no formula of a craft. */
    readonly problem?: (error: ValidationError, body: unknown, say: ServiceWords) => ServiceRefusal
    /** The craft that the route answers for. */
    readonly contract?:
      | Pick<CraftContract | AjusteContract | EtiquetaContract, 'fields' | 'request'>
      | typeof montajeContract
  }
}

export const BODY_LIMIT_KIBIBYTES = USUAL_SIZES.body

interface Answer {
  readonly status: number
  readonly refusal: ServiceRefusal
}

const unreadable = (status: number, error: string): Answer => ({
  status,
  refusal: { error, codigo: 'peticion_ilegible' },
})

/** What is turned down before a route sees it. */
const FRAMEWORK: Readonly<Record<string, (say: ServiceWords) => Answer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (say) => unreadable(415, say.notJson()),
  FST_ERR_CTP_INVALID_JSON_BODY: (say) => unreadable(400, say.malformedJson()),
  [OVERLOADED_CODE]: (say) => ({
    status: 503,
    refusal: { error: say.overloadedText(RETRY_AFTER), codigo: 'sin_capacidad' },
  }),
  [TOO_DEEP]: (say) => unreadable(400, say.tooDeep(DEEPEST_JSON)),
  FST_ERR_CTP_EMPTY_JSON_BODY: (say) => unreadable(400, say.emptyBody()),
}

function invalid(
  errors: readonly ValidationError[],
  context: string | undefined,
  request: FastifyRequest,
): ServiceRefusal {
  const [first] = errors
  const { contract, problem } = request.routeOptions.config
  const say = wordsForRequest(request)
  if (!first) return { error: say.badRequest(), codigo: 'peticion_ilegible' }
  if (context === 'body' && problem) return problem(first, request.body, say)
  if (context === 'body' && contract) return bodyProblem(first, request.body, contract.fields, say)
  // What takes a body and is no craft's takes many formulas.
  if (context === 'body') return { error: say.badBatch(LOTE_LIMIT), codigo: 'campo_invalido', campo: 'analisis' }
  return queryProblem(first, say)
}

function answerTo(error: FastifyError, request: FastifyRequest): Answer {
  const say = wordsForRequest(request)
  if (error instanceof FormulaError) return { status: 400, refusal: formulaRefusal(error) }
  if (error.validation) return { status: 400, refusal: invalid(error.validation, error.validationContext, request) }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const most = request.routeOptions.bodyLimit ?? BODY_LIMIT_KIBIBYTES * 1024
    return unreadable(413, say.tooLarge(most / 1024))
  }
  const known = FRAMEWORK[error.code]
  if (known) return known(say)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return unreadable(status, say.badRequest())
  return { status: 500, refusal: { error: say.internalErrorText(request.id), codigo: 'error_interno' } }
}

/** The methods that an address takes; none if there is no such path. */
export type MethodsAt = (url: string) => readonly string[] | undefined

/** Notes every path as it is added: those with places to fill in are compared part by part. */
export function noteMethods(app: FastifyInstance): MethodsAt {
  const methods = new Map<string, string[]>()
  const open = new Map<string, RegExp>()
  app.addHook('onRoute', ({ url, method }) => {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()])
    const parts = url.split(/(:\w+|\*)/)
    if (parts.length === 1) return
    const pattern = parts.map((part, place) =>
      place % 2 === 0 ? part.replaceAll('.', '\\.') : part === '*' ? '.*' : '[^/]+',
    )
    open.set(url, new RegExp(`^${pattern.join('')}$`))
  })
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const known = methods.get(path) ?? methods.get(path.replace(/\/$/, ''))
    if (known) return known
    for (const [pattern, shape] of open) if (shape.test(path)) return methods.get(pattern)
    return undefined
  }
}

/** Every failure has the one shape and speaks the language asked for, else Spanish; the cause of an unexpected one stays in the log. */
export function handleErrors(app: FastifyInstance, methodsAt: MethodsAt): void {
  app.setErrorHandler<FastifyError>((problem, request, reply) => {
    const { status, refusal } = answerTo(problem, request)
    if (status === 500) request.log.error({ reqId: request.id, err: problem }, 'unexpected error')
    return reply.code(status).send(refusal)
  })

  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url)
    const say = wordsForRequest(request)
    // A path with a place to fill in may have nothing in that place.
    if (!allowed || allowed.includes(request.method))
      return reply.code(404).send({ error: say.notFound(), codigo: 'no_existe' })
    reply.header('Allow', [...allowed, 'OPTIONS'].toSorted().join(', '))
    const useful = allowed.filter((method) => method !== 'HEAD').toSorted()
    return reply.code(405).send({ error: say.methodNotAllowed(request.method, useful), codigo: 'metodo_no_admitido' })
  })
}
