import type { FindingText } from '../findings/finding.ts'
import { checkAsked, type LabelRequest } from '../make/label/asked.ts'
import { type NamePart, namePartsTold } from '../make/label/denomination.ts'
import type { LabelledBody } from '../make/label/labelled-body.ts'
import type { PacketOfLine } from '../make/label/sheet-lines.ts'
import { declaredProductOf, writtenNameOf } from '../make/label/written-name.ts'
import type { JudgedFormula, WrittenNameReader } from './craft.ts'
import { finishedProductOf } from './made.ts'
import { nameChangeFor } from './name-change.ts'

/** Reads the parts of the name that a formula was sent with, each with what the formula says of it. */
const partsReader =
  (packetOf: PacketOfLine | undefined) =>
  (found: JudgedFormula<unknown>): readonly NamePart<FindingText>[] => {
    const made = finishedProductOf(found as JudgedFormula<unknown, LabelledBody>)
    const product = declaredProductOf(made, packetOf)
    return writtenNameOf(found.engine.say, made, product, found.request as LabelRequest).partes
  }

/** The worst of the parts decides: any refused, none refused and any open, all hold. */
const worstOf = (parts: readonly NamePart<FindingText>[]): boolean | null =>
  parts.some(({ cumple }) => cumple === false) ? false : parts.some(({ cumple }) => cumple === null) ? null : true

/** Reads the name that a formula was sent with as its label does, and looks for the grams that a refused one asks for. */
export const writtenNamePart: WrittenNameReader = (found, { advice = true, packetOf }) => {
  const { denominacion } = found.request as LabelRequest
  if (denominacion == null) return undefined
  checkAsked(found.request as LabelRequest)
  const nombre = denominacion.trim()
  if (nombre === '') return undefined
  const partsIn = partsReader(packetOf)
  const partes = partsIn(found)
  const cumple = worstOf(partes)
  const cambio = advice && cumple === false ? nameChangeFor(found, partes, partsIn) : undefined
  const { say } = found.engine
  return {
    denied: partes.flatMap(({ cumple: holds, frase }) => (holds === false && frase !== undefined ? [frase] : [])),
    ...(cambio && { change: cambio }),
    told: {
      nombre,
      cumple,
      partes: namePartsTold(partes, say),
      ...(cambio && { cambio }),
    },
  }
}
