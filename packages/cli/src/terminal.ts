import { readSync } from 'node:fs'
import type { Writable } from 'node:stream'
import type { CommandLanguage, CommandWords } from './language.ts'

/** Where a command reads and writes, handed to it, so that a program can run many commands. */
export interface CommandTerminal {
  /** The bytes of standard input. */
  readonly readInput: () => Uint8Array
  readonly output: Writable
  readonly errors: Writable & { readonly isTTY?: boolean }
  /** The locale of whoever reads it («it_IT.UTF-8»). */
  readonly locale?: string | undefined
  /** Says how the command has ended: 0 is well. */
  readonly endWith: (exitCode: number) => void
}

/** The same with the words of whoever reads it. */
export interface SpokenTerminal extends CommandTerminal {
  readonly language: CommandLanguage
  readonly say: CommandWords
}

/** Bytes that are read at a time, and ms after which an input that has nothing yet is looked at again. */
const READ_AT_ONCE = 65_536
const LOOK_AGAIN_AFTER = 20

/** All of standard input. A pipe whose writer is still at work may say that it has nothing yet: that is not its end. */
function readStandardInput(): Uint8Array {
  const chunks: Uint8Array[] = []
  const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  for (;;) {
    const chunk = new Uint8Array(READ_AT_ONCE)
    try {
      const length = readSync(0, chunk)
      if (length === 0) return Buffer.concat(chunks)
      chunks.push(chunk.subarray(0, length))
    } catch (problem) {
      if (Reflect.get(Object(problem), 'code') !== 'EAGAIN') throw problem
      Atomics.wait(pause, 0, 0, LOOK_AGAIN_AFTER)
    }
  }
}

/** The terminal of this process. */
export const processTerminal = (): CommandTerminal => ({
  readInput: readStandardInput,
  output: process.stdout,
  errors: process.stderr,
  locale: process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG,
  endWith: (exitCode) => {
    process.exitCode = exitCode
  },
})

export const printLine = ({ output }: CommandTerminal, text: string): void => void output.write(`${text}\n`)
export const printError = ({ errors }: CommandTerminal, text: string): void => void errors.write(`${text}\n`)
