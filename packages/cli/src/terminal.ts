import { readFileSync } from 'node:fs'
import type { Writable } from 'node:stream'

/** Where a command reads and writes, handed to it, so that a program can run many commands. */
export interface CommandTerminal {
  /** The bytes of standard input. */
  readonly readInput: () => Uint8Array
  readonly output: Writable
  readonly errors: Writable & { readonly isTTY?: boolean }
  /** Says how the command has ended: 0 is well. */
  readonly endWith: (exitCode: number) => void
}

/** The terminal of this process. */
export const processTerminal = (): CommandTerminal => ({
  readInput: () => readFileSync(0),
  output: process.stdout,
  errors: process.stderr,
  endWith: (exitCode) => {
    process.exitCode = exitCode
  },
})

export const printLine = ({ output }: CommandTerminal, text: string): void => void output.write(`${text}\n`)
export const printError = ({ errors }: CommandTerminal, text: string): void => void errors.write(`${text}\n`)
