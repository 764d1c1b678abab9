import type { AdjustAnswer } from '@obrador/balancer'
import { createClient } from '@obrador/client'
import type { CommandLanguage } from './language.ts'
import type { FormulaService } from './service.ts'

/** The language that a service is asked for; nothing for its own. */
export const spokenIn = (language: CommandLanguage) => (language === 'es' ? {} : { idioma: language })

/** A service of the same interface, which checks what it is sent. */
function there(address: string, language: CommandLanguage): FormulaService {
  const client = createClient(address)
  const spoken = spokenIn(language)
  return {
    analizar: (oficio, request, besides) => client.analizar(oficio, request as never, { ...besides, ...spoken }),
    ajustar: (oficio, request) =>
      client.ajustar(oficio, request as never, spoken) as Promise<unknown> as Promise<AdjustAnswer>,
    etiquetar: (oficio, request) =>
      client.etiquetar(oficio, request as never, spoken) as Promise<unknown> as ReturnType<FormulaService['etiquetar']>,
    hoja: (oficio, request, nombre) =>
      client.hoja(oficio, request as never, { ...(nombre !== undefined && { nombre }), ...spoken }),
  }
}

/** The engine and the schemas are loaded when something is first calculated: help and tables need neither. */
function inHere(language: CommandLanguage): FormulaService {
  let loading: Promise<FormulaService> | undefined
  const loaded = (): Promise<FormulaService> => {
    loading ??= import('./here.ts').then(({ localService }) => localService(language))
    return loading
  }
  return {
    analizar: async (...asked) => (await loaded()).analizar(...asked),
    ajustar: async (...asked) => (await loaded()).ajustar(...asked),
    etiquetar: async (...asked) => (await loaded()).etiquetar(...asked),
    hoja: async (...asked) => (await loaded()).hoja(...asked),
  }
}

export const serviceAt = (address: string | undefined, language: CommandLanguage = 'es'): FormulaService =>
  address === undefined ? inHere(language) : there(address, language)

/** What a language calls the labels of the tables; nothing is loaded for Spanish. */
export async function labelsIn(language: CommandLanguage): Promise<(label: string) => string> {
  if (language === 'es') return (label) => label
  const { labelTold } = await import('./told.ts')
  return labelTold(language)
}

/** What a language calls rows and types; the tables have the Spanish ones. */
export async function namesIn(language: CommandLanguage) {
  if (language === 'en') return (await import('@obrador/engine/names-en')).englishNames
  if (language === 'it') return (await import('@obrador/engine/names-it')).italianNames
  return undefined
}
