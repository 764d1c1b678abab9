import { textUpTo } from '../model/later-shapes.ts'
import { shapeWhere } from '../model/shape.ts'

/** Pictures of formulas, as they are kept and as they stand in a copy. */

export const PHOTO_TYPE = 'image/jpeg'
const PREFIX = `data:${PHOTO_TYPE};base64,`
/** Far beyond what we make ourselves. */
const LONGEST_TEXT = 2_000_000

export async function photoToText(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return PREFIX + btoa(binary)
}

export const photoFromText = (text: string): Blob =>
  new Blob([Uint8Array.from(atob(text.slice(PREFIX.length)), (letter) => letter.charCodeAt(0))], { type: PHOTO_TYPE })

/** What was kept as a picture. */
export const photoIn = (value: unknown): Blob | undefined => (value instanceof Blob ? value : undefined)

/** As they stand in a copy, by the id of their formula. */
export type CopiedPhotos = Readonly<Record<string, string>>

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
/** A picture of a file; what is none is left out. */
export const photoShape = shapeWhere(
  textUpTo(LONGEST_TEXT + 1),
  (text) => text.length <= LONGEST_TEXT && text.startsWith(PREFIX) && BASE64.test(text.slice(PREFIX.length)),
)
