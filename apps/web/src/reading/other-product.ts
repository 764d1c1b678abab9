import { isCraftId } from '../model/crafts.ts'
import type { CraftId } from '../model/formula.ts'
import { isPlainObject, isTextValue } from '../model/shape.ts'

/** A type, of any craft, that a formula seems to be of. */
export interface OtherType {
  readonly craft: CraftId
  readonly type: string
  readonly label: string
}

/** The product that an answer says a formula seems to be, where there is a type for it. */
export function otherProductIn(body: unknown): OtherType | undefined {
  const other = isPlainObject(body) && isPlainObject(body.pareceTipo) ? body.pareceTipo : {}
  const { oficio: craft, tipo: type, etiqueta: label } = other
  return isCraftId(craft) && isTextValue(type) && isTextValue(label) ? { craft, type, label } : undefined
}
