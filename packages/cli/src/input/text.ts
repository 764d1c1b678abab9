import { readFileSync } from 'node:fs'
import { decoded } from '@obrador/list/files'
import * as say from '../messages.ts'
import { Refused } from '../refused.ts'

/** The bytes of a file or, for «-», of standard input. */
export function bytesOf(source: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(source === '-' ? 0 : source))
  } catch {
    throw new Refused(say.unreadable(source))
  }
}

/** The same as text, in whichever way a spreadsheet or an editor wrote it; the mark of its encoding is no part of it. */
export const readSource = (source: string): string => decoded(bytesOf(source))
