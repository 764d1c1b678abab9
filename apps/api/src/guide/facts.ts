import { LINES_A_REQUEST, LONGEST_TEXT, LOTE_LIMIT } from '@obrador/contract'
import { helado, REQUEST_LIMITS } from '@obrador/engine'
import { PRODUCTION_LIMITS } from '@obrador/engine/production'
import { AT_ONCE } from '../adjust/turns.ts'
import type { ApiConfig } from '../config.ts'
import { DEPRECATED_OPERATIONS, NOTICE_DAYS } from '../plugins/deprecations.ts'
import { MOST_IN_FLIGHT } from '../plugins/in-flight.ts'
import { ALWAYS_HEADERS, PREFLIGHT_HEADERS } from '../plugins/security.ts'
import { ENGINE_VERSION } from '../version.ts'

/** A lemon sorbet that freezes too hard: the first call of whoever comes. */
export const FIRST_CALL = {
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Agua', grams: 500 },
    { name: 'Zumo de limón', grams: 185 },
    { name: 'Azúcar', grams: 200 },
  ],
}

/** What of its answer says most; the rest is in the examples. */
function firstAnswer() {
  const { verdict, typeLabel, params, ranges, suggestions } = helado.analyse(FIRST_CALL)
  return { verdict, typeLabel, params: { PAC: params.PAC, POD: params.POD }, ranges: { PAC: ranges.PAC }, suggestions }
}

const HOUR = 3600

/** What the guide says in figures, each from where it is in force. */
export const guideFactsOf = ({ baseUrl, limits, sizes, adjust }: ApiConfig) => ({
  baseUrl,
  call: FIRST_CALL,
  answer: firstAnswer(),
  perMinute: limits.post,
  othersPerMinute: limits.get,
  batch: LOTE_LIMIT,
  products: PRODUCTION_LIMITS.productos,
  planLines: LINES_A_REQUEST,
  body: sizes.body,
  planBody: sizes.plan,
  inFlight: MOST_IN_FLIGHT.client / 1024,
  lines: REQUEST_LIMITS.ingredients,
  name: REQUEST_LIMITS.nameLength,
  text: LONGEST_TEXT,
  adjustments: AT_ONCE,
  adjustMilliseconds: adjust.milliseconds,
  exposed: ALWAYS_HEADERS['access-control-expose-headers'].split(', '),
  methods: PREFLIGHT_HEADERS['access-control-allow-methods'].split(', '),
  preflightHours: PREFLIGHT_HEADERS['access-control-max-age'] / HOUR,
  version: ENGINE_VERSION,
  notice: NOTICE_DAYS,
  leaving: DEPRECATED_OPERATIONS,
})

export type GuideFacts = ReturnType<typeof guideFactsOf>
