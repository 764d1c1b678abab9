import { readFileSync } from 'node:fs'
import { decoded } from '@obrador/list/files'
import * as say from '../messages.ts'
import { Refused } from '../refused.ts'
import type { Terminal } from '../terminal.ts'

/** The bytes of a file or, for «-», of standard input. */
export function bytesOf(source: string, terminal: Terminal): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(source === '-' ? terminal.readInput() : readFileSync(source))
  } catch {
    throw new Refused(say.unreadable(source))
  }
}

/** The same as text, in whichever way a spreadsheet or an editor wrote it; the mark of its encoding is no part of it. */
export const readSource = (source: string, terminal: Terminal): string => decoded(bytesOf(source, terminal))
