import { loadLibrary, runCommand } from '../command.ts'
import type { CopiedPhotos } from '../photos.ts'

export const setPhoto = (id: string, photo: Blob | undefined): Promise<boolean> =>
  runCommand({
    kind: 'photo',
    things: [`photo ${id}`],
    isWhole: true,
    show: ({ photos, unsavedPhotos }) => ({
      photos: new Set([...photos].filter((one) => one !== id).concat(photo ? id : [])),
      unsavedPhotos: new Map([...unsavedPhotos, [id, photo]]),
    }),
    write: (kept) => kept.writeRecord('photos', id, photo),
  })
export const photoOfFormula = async (id: string): Promise<Blob | undefined> => (await loadLibrary()).readPhoto(id)
/** All of them, as they stand in a copy. */
export const photosAsText = async (): Promise<CopiedPhotos> => (await loadLibrary()).readPhotosAsText()
