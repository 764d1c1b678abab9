import { nearestField, plainFieldName } from './near-field.ts'
import type { ServiceRefusal } from './refusal.ts'
import * as spanish from './words/es.ts'
import type { RefusalWords } from './words/language.ts'

/** What follows a path and is not ours. */

/** Other words for a parameter: what other languages and other services call it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  explica: ['explain', 'explicacion', 'explanation', 'verbose', 'debug'],
  abrir: ['open', 'expand'],
  duda: ['doubt', 'uncertainty', 'incertidumbre'],
  balanza: ['scale', 'bascula'],
  habitual: ['usual'],
  vitrina: ['cabinet'],
  codigos: ['codes', 'codigo', 'hallazgos', 'findings'],
  pais: ['country', 'region'],
  idioma: ['lang', 'language', 'locale'],
  formato: ['format', 'as', 'accept'],
  breve: ['brief', 'short', 'compact', 'minimal'],
  campos: ['fields', 'field', 'campo', 'select', 'include'],
  q: ['query', 'search', 'buscar', 'busca', 'nombre', 'name'],
  craft: ['oficio'],
  pagina: ['page', 'offset'],
  por: ['limit', 'perpage', 'pagesize', 'size', 'limite'],
}

/** Parameters of one request that are told about. */
const MOST_TOLD = 5

const meantBy = (sent: string, known: readonly string[]): string | undefined =>
  known.find((name) => SYNONYMS[name]?.includes(plainFieldName(sent))) ?? nearestField(sent, known)

/** What to say of parameters that a path does not take and that look like its own. */
export function ignoredParameters(sent: object, known: readonly string[], say: RefusalWords = spanish): string[] {
  const told: string[] = []
  for (const name of Object.keys(sent)) {
    if (known.includes(name)) continue
    const meant = meantBy(name, known)
    if (meant !== undefined && told.length < MOST_TOLD) told.push(say.ignoredParameter(name, meant))
  }
  return told
}

/** Why a path that filters refuses a parameter: what it does not know would be left out of what is asked. */
export function unknownParameter(
  sent: object,
  known: readonly string[],
  say: RefusalWords = spanish,
): ServiceRefusal | undefined {
  const name = Object.keys(sent).find((one) => !known.includes(one))
  if (name === undefined) return undefined
  return { error: say.unknownParameterText(name, meantBy(name, known), known), codigo: 'campo_invalido', campo: name }
}
