import { command, library } from '../command.ts'
import type { Photos } from '../photos.ts'

export const setPhoto = (id: string, photo: Blob | undefined): Promise<boolean> =>
  command({
    kind: 'photo',
    things: [`photo ${id}`],
    isWhole: true,
    show: ({ photos, unsavedPhotos }) => ({
      photos: new Set([...photos].filter((one) => one !== id).concat(photo ? id : [])),
      unsavedPhotos: new Map([...unsavedPhotos, [id, photo]]),
    }),
    write: (kept) => kept.writePhoto(id, photo),
  })
export const photoOf = async (id: string): Promise<Blob | undefined> => (await library()).photoOf(id)
/** All of them, as they stand in a copy. */
export const photosAsText = async (): Promise<Photos> => (await library()).photosAsText()
