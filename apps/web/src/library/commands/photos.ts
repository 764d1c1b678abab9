import { library } from '../command.ts'
import type { Photos } from '../photos.ts'

export const setPhoto = async (id: string, photo: Blob | undefined): Promise<void> =>
  (await library()).setPhoto(id, photo)
export const photoOf = async (id: string): Promise<Blob | undefined> => (await library()).photoOf(id)
/** All of them, as they stand in a copy. */
export const photosAsText = async (): Promise<Photos> => (await library()).photosAsText()
