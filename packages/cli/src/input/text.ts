import { readFileSync } from 'node:fs'
import { decodeText } from '@obrador/list/files'
import { RefusedCommand } from '../refused.ts'
import type { CommandTerminal } from '../terminal.ts'

/** The bytes of a file or, for «-», of standard input. */
export function bytesOfSource(source: string, terminal: CommandTerminal): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(source === '-' ? terminal.readInput() : readFileSync(source))
  } catch {
    throw new RefusedCommand((say) => say.unreadableSource(source))
  }
}

/** The same as text, in whichever way a spreadsheet or an editor wrote it; the mark of its encoding is no part of it. */
export const readSource = (source: string, terminal: CommandTerminal): string =>
  decodeText(bytesOfSource(source, terminal))
