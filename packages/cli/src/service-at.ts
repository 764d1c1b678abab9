import type { AdjustAnswer } from '@obrador/balancer'
import { createClient } from '@obrador/client'
import type { FormulaService } from './service.ts'

/** A service of the same interface, which checks what it is sent. */
function there(address: string): FormulaService {
  const client = createClient(address)
  return {
    analizar: (oficio, request, besides) => client.analizar(oficio, request as never, besides),
    ajustar: (oficio, request) => client.ajustar(oficio, request as never) as Promise<unknown> as Promise<AdjustAnswer>,
    etiquetar: (oficio, request) =>
      client.etiquetar(oficio, request as never) as Promise<unknown> as ReturnType<FormulaService['etiquetar']>,
    hoja: (oficio, request, nombre) => client.hoja(oficio, request as never, nombre === undefined ? {} : { nombre }),
  }
}

/** The engine and the schemas are loaded when something is first calculated: help and tables need neither. */
function inHere(): FormulaService {
  let loading: Promise<FormulaService> | undefined
  const loaded = (): Promise<FormulaService> => {
    loading ??= import('./here.ts').then(({ localService }) => localService())
    return loading
  }
  return {
    analizar: async (...asked) => (await loaded()).analizar(...asked),
    ajustar: async (...asked) => (await loaded()).ajustar(...asked),
    etiquetar: async (...asked) => (await loaded()).etiquetar(...asked),
    hoja: async (...asked) => (await loaded()).hoja(...asked),
  }
}

export const serviceAt = (address: string | undefined): FormulaService =>
  address === undefined ? inHere() : there(address)
