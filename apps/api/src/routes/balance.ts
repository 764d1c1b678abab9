import {
  analysisContracts,
  type CraftContract,
  HELADO_PATH,
  heladoManifest,
  type ServiceRefusal,
} from '@obrador/contract'
import type { AnalysisOptions, CraftRequest } from '@obrador/engine'
import { doubtAt } from '@obrador/engine/doubt'
import { recipeJsonLdFor } from '@obrador/engine/recipe'
import type { FastifyInstance, preValidationHookHandler } from 'fastify'
import type { ApiConfig } from '../config.ts'
import type { serviceCrafts } from '../engine.ts'
import * as say from '../messages.ts'
import { engineForRequest, type FindingsQuery, fieldsToWorkOut } from '../plugins/findings.ts'
import type { CalculatedFormula } from '../telemetry/observer.ts'
import { type ServiceWords, wordsForRequest } from '../words/language.ts'
import {
  answerWithRecipe,
  craftOperation,
  failureSchemas,
  limitedAnswer,
  namedSchema,
  spokenAnswer,
} from './responses.ts'

interface Route {
  Body: CraftRequest & { readonly craft?: string | null }
  Querystring: FindingsQuery & {
    readonly explica?: '0' | '1'
    readonly abrir?: '0' | '1'
    readonly duda?: '0' | '1'
    readonly balanza?: number
    readonly habitual?: '0' | '1'
    readonly vitrina?: number
    readonly formato?: 'json' | 'jsonld'
  }
}

/** A query is text: its numbers are read here, so that the validator need coerce nothing. */
function readNumbers({ query }: CraftContract): preValidationHookHandler {
  const numbers = Object.keys(query.properties).filter(
    (key) => Reflect.get(query.properties[key] ?? {}, 'type') === 'number',
  )
  return (request, _, done) => {
    const sent = request.query as Record<string, unknown>
    for (const key of numbers) {
      const text = sent[key]
      if (typeof text === 'string' && text.trim() !== '') sent[key] = Number(text)
    }
    done()
  }
}

/** A craft that the path does not calculate. */
export const unsupportedCraftRefusal = (
  say: ServiceWords,
  craft: unknown,
  supported: readonly string[],
): ServiceRefusal => ({
  error: say.unsupportedCraft(craft, supported),
  codigo: 'oficio_no_disponible',
  campo: 'craft',
  supported,
})

/** Whether a body asks for a craft that is not among those; `null` says no more than being left out. */
export const asksForAnother = (craft: unknown, supported: readonly string[]): boolean =>
  craft !== undefined && craft !== null && !supported.some((id) => id === craft)

/** Asked before the shape of the body is looked at: whoever wants another craft need not hear about this one's lines. */
export function checkCraft(supported: readonly string[]): preValidationHookHandler {
  return ({ body }, reply, done) => {
    const craft = (body as Route['Body'] | null)?.craft
    if (asksForAnother(craft, supported))
      reply.code(400).send(unsupportedCraftRefusal(wordsForRequest(reply.request), craft, supported))
    else done()
  }
}

type Observe = ((formula: CalculatedFormula) => void) | undefined

function calculation(
  app: FastifyInstance,
  id: keyof typeof serviceCrafts,
  contract: CraftContract,
  observe: Observe,
): void {
  const observing: AnalysisOptions = observe ? { observe: (outcome) => observe({ craft: id, ...outcome }) } : {}
  const optionsOf = (
    { explica, abrir, duda, balanza, habitual, vitrina }: Route['Querystring'],
    only: AnalysisOptions['only'],
  ): AnalysisOptions => ({
    ...observing,
    only,
    explain: explica === '1',
    through: abrir === '1',
    ...((duda === '1' || (explica === '1' && duda !== '0')) && { doubt: doubtAt(balanza) }),
    habitual: habitual === '1' || (explica === '1' && habitual !== '0'),
    ...(vitrina !== undefined && { cabinet: vitrina }),
  })
  const found = answerWithRecipe(spokenAnswer(say.statusTexts.analysis, namedSchema(contract.response)))
  const schema = craftOperation(contract, id, say.openapiTags.crafts.name, found)
  const { supported } = contract
  const preValidation = [readNumbers(contract), ...(supported ? [checkCraft(supported)] : [])]
  app.post<Route>(contract.path, { schema, preValidation, config: { contract, craft: id } }, (request) => {
    const craft = engineForRequest(request).crafts[id]
    if (request.query.formato === 'jsonld') {
      request.selection = null
      request.recipe = recipeJsonLdFor(craft, request.body, request.titleRead ?? undefined)
    }
    return craft.analyse(request.body, optionsOf(request.query, fieldsToWorkOut(request)))
  })
}

/** One path per craft of the engine, and the manifest of the first. */
export function balanceRoutes(app: FastifyInstance, { baseUrl }: ApiConfig, observe: Observe): void {
  for (const id of Object.keys(analysisContracts) as (keyof typeof serviceCrafts)[]) {
    calculation(app, id, analysisContracts[id], observe)
  }

  const manifest = heladoManifest(`${baseUrl}/docs`)
  const schema = {
    summary: say.operationTexts.manifest,
    operationId: 'manifiesto',
    tags: [say.openapiTags.crafts.name],
    response: { 200: limitedAnswer(say.statusTexts.manifest, namedSchema('BalanceManifest')), ...failureSchemas },
  }
  app.get(HELADO_PATH, { schema }, () => manifest)
}
