import type { FileRefusal } from '@obrador/list/files'
import { fileReadingWords as say } from '../words/es/import.ts'

/** Why a file is not read, in the language of the page. */
export const fileRefusedText = ({ code, why }: { readonly code?: FileRefusal; readonly why: string }): string =>
  (code && say.refusals[code]) ?? why
