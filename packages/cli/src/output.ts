import { once } from 'node:events'
import { createWriteStream, openSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { RefusedCommand } from './refused.ts'
import type { CommandTerminal } from './terminal.ts'

/** Where much is written to: a file, or standard output, as fast as its reader takes it. */
export interface TextOutput {
  readonly write: (text: string) => void
  /** Ends when what was written has gone so far that more may follow. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The name of standard output, where a file is asked for. */
export const STANDARD_OUTPUT = '-'

/** A file to write to. What is there already is not written over unless that is asked for. */
export function fileToWrite(path: string, isForced = false): number {
  try {
    return openSync(path, isForced ? 'w' : 'wx')
  } catch (problem) {
    const isThere = (problem as NodeJS.ErrnoException).code === 'EEXIST'
    throw new RefusedCommand((say) => (isThere ? say.notWritten(path) : say.unwritableFile(path)))
  }
}

export function outputToFile(path: string | undefined, isForced: boolean, { output }: CommandTerminal): TextOutput {
  const isStandard = path === undefined || path === STANDARD_OUTPUT
  const stream = isStandard ? output : createWriteStream('', { fd: fileToWrite(path, isForced) })
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
