import { ObradorError } from '@obrador/client'
import type { Refusal } from '@obrador/contract'

/** What is said instead of an answer: as the service says it, but for what only a command line has no word for. */
export type Told = Pick<Refusal, 'error'> & Partial<Refusal>

/** Something a person has to put right: said in one line, and the command ends with 1. */
export class Refused extends Error {
  readonly refusal: Told
  constructor(error: string, where: Omit<Told, 'error'> = { codigo: 'peticion_ilegible' }) {
    super(error)
    this.refusal = { error, ...where }
  }
}

/** Why there is no answer, of what is no fault of the program. */
export function refusalOf(problem: unknown): Told | undefined {
  if (problem instanceof Refused) return problem.refusal
  if (!(problem instanceof ObradorError)) return undefined
  const { message, codigo, linea, campo, supported } = problem
  return {
    error: message,
    ...(codigo !== undefined && { codigo }),
    ...(linea !== undefined && { linea }),
    ...(campo !== undefined && { campo }),
    ...(supported !== undefined && { supported }),
  }
}
