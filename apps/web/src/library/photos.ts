import { textUpTo } from '../model/later-shapes.ts'
import { shapeWhere } from '../model/shape.ts'

/** Pictures of formulas: small enough that a book of hundreds still fits in one file. */

/** The longer side, px, and how hard it is compressed: some 60 kB each. */
const LONGEST_SIDE = 640
const QUALITY = 0.8
export const PHOTO_TYPE = 'image/jpeg'

/** A picture made small; none where the file is no picture. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height))
  const canvas = new OffscreenCanvas(Math.max(1, image.width * scale), Math.max(1, image.height * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  return canvas.convertToBlob({ type: PHOTO_TYPE, quality: QUALITY })
}

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
