import { capitalise, type Safety } from '@obrador/engine'
import { legalIn } from '../../reading/law.ts'

/** The warnings of an answer that the chips of the law and of keeping say already, to the letter. */
export function saidByChips(body: unknown): ReadonlySet<string> {
  const safety = (body as { readonly seguridadAlimentaria?: Safety } | undefined)?.seguridadAlimentaria
  const objection = legalIn(body)?.objecion
  return new Set([
    ...(safety ? [safety.frase, ...safety.preguntas, ...(safety.aviso ? [safety.aviso] : [])] : []),
    ...(objection === undefined ? [] : [capitalise(objection)]),
  ])
}
