import type { RefusalBody } from './shapes.ts'

/** Why there is no answer: the service refused, or it could not be reached (`status` 0). */
export class ObradorError extends Error {
  /** HTTP status; 0 when there was no answer at all. */
  readonly status: number
  /** Why, in a word that stays the same (docs/errores.md); none when it was not the service that answered. */
  readonly codigo: RefusalBody['codigo']
  /** Index of the line of `ingredients`, if it is one. */
  readonly linea: number | undefined
  readonly campo: string | undefined
  readonly supported: readonly string[] | undefined

  /** The message is the service's Spanish sentence, which says what is wrong and what to do. */
  constructor(status: number, { error, codigo, linea, campo, supported }: RefusalBody, options?: ErrorOptions) {
    super(error, options)
    this.name = 'ObradorError'
    this.status = status
    this.codigo = codigo
    this.linea = linea
    this.campo = campo
    this.supported = supported
  }
}
