import { downloadFile } from '../model/transfer.ts'
import { photosAsText } from './commands/photos.ts'
import { copyName, copyToJson, libraryCopyOf } from './copy.ts'
import { shelfNow } from './shelf.ts'
import { loadDevice } from './use-device.ts'

/** Hands everything of this device to the browser as a file: as it is shown, whether it could be written or not. */
export async function makeCopy(): Promise<void> {
  // What cannot be read is not in it; what is shown is.
  await loadDevice().catch(() => undefined)
  downloadFile(copyName(), 'application/json', copyToJson(libraryCopyOf(shelfNow(), await photosAsText())))
}
