import { once } from 'node:events'
import { createWriteStream, openSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import * as say from './messages.ts'
import { RefusedCommand } from './refused.ts'
import type { CommandTerminal } from './terminal.ts'

/** Where much is written to: a file, or standard output, as fast as its reader takes it. */
export interface TextOutput {
  readonly write: (text: string) => void
  /** Ends when what was written has gone so far that more may follow. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

function fileAt(path: string): number {
  try {
    return openSync(path, 'w')
  } catch {
    throw new RefusedCommand(say.unwritableFile(path))
  }
}

export function outputToFile(path: string | undefined, { output }: CommandTerminal): TextOutput {
  const stream = path === undefined ? output : createWriteStream('', { fd: fileAt(path) })
  return {
    write: (text) => void stream.write(text),
    ready: async () => {
      if (stream.writableNeedDrain) await once(stream, 'drain')
    },
    close: async () => {
      if (stream === output) return
      stream.end()
      await finished(stream)
    },
  }
}

/** Whoever reads has seen enough, as in «obrador tipos | head -1»: there is nobody left to tell anything. */
export function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EPIPE') throw problem
      process.exit()
    })
  }
}
