import { ObradorError } from '@obrador/client'
import type { ServiceRefusal } from '@obrador/contract'
import { type CommandWords, spanishWords } from './language.ts'

/** What is said instead of an answer: as the service says it, but for what only a command line has no word for. */
export type ToldRefusal = Pick<ServiceRefusal, 'error'> & Partial<ServiceRefusal>

/** Something a person has to put right: said in one line, and the command ends with 1. */
export class RefusedCommand extends Error {
  readonly #said: string | ((say: CommandWords) => string)
  readonly #where: Omit<ToldRefusal, 'error'>
  /** `said`: a sentence in the language of the command, or the word that says it. */
  constructor(
    said: string | ((say: CommandWords) => string),
    where: Omit<ToldRefusal, 'error'> = { codigo: 'peticion_ilegible' },
  ) {
    super(typeof said === 'string' ? said : said(spanishWords))
    this.#said = said
    this.#where = where
  }

  told(say: CommandWords): ToldRefusal {
    return { error: typeof this.#said === 'string' ? this.#said : this.#said(say), ...this.#where }
  }
}

/** Why there is no answer, of what is no fault of the program. */
export function refusalOfProblem(problem: unknown, say: CommandWords): ToldRefusal | undefined {
  if (problem instanceof RefusedCommand) return problem.told(say)
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
