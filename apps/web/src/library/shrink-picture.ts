import { PHOTO_TYPE } from './photos.ts'

/** Pictures of formulas: small enough that a book of hundreds still fits in one file. */

/** The longer side, px, and how hard it is compressed: some 60 kB each. */
const LONGEST_SIDE = 640
const QUALITY = 0.8

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
