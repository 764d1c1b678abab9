import { ObradorError } from '@obrador/client'
import type { ServiceRefusal } from '@obrador/contract'

/** What is said instead of an answer: as the service says it, but for what only a command line has no word for. */
export type ToldRefusal = Pick<ServiceRefusal, 'error'> & Partial<ServiceRefusal>

/** Something a person has to put right: said in one line, and the command ends with 1. */
export class RefusedCommand extends Error {
  readonly refusal: ToldRefusal
  constructor(error: string, where: Omit<ToldRefusal, 'error'> = { codigo: 'peticion_ilegible' }) {
    super(error)
    this.refusal = { error, ...where }
  }
}

/** Why there is no answer, of what is no fault of the program. */
export function refusalOfProblem(problem: unknown): ToldRefusal | undefined {
  if (problem instanceof RefusedCommand) return problem.refusal
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
