import { Writable } from 'node:stream'
import { runCommand } from '../src/run.ts'

/** How a command ended, and what it wrote. */
export interface CommandResult {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

class TextSink extends Writable {
  readonly #chunks: Uint8Array[] = []
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk)
    done()
  }
  get text(): string {
    return Buffer.concat(this.#chunks).toString()
  }
}

/** A command with a terminal of its own, in this process: a new one takes a second to load. */
export async function obrador(args: readonly string[], input: string | Uint8Array = ''): Promise<CommandResult> {
  const output = new TextSink()
  const errors = new TextSink()
  let status = 0
  await runCommand(args, {
    readInput: () => Buffer.from(input),
    output,
    errors,
    endWith: (exitCode) => {
      status = exitCode
    },
  })
  return { status, stdout: output.text, stderr: errors.text }
}
