import { fstatSync, write, writeFileSync } from 'node:fs'

/** Where the lines of the log go. Nobody waits for them: what cannot be written is dropped and counted. */
export interface LogSink {
  readonly write: (line: string) => void
  /** Tries once, at once, to write what is held: for the last lines of a process. The logger calls it after a fatal error. */
  readonly flushSync: () => void
  /** Writes what is held, in a bounded time; later lines are tried at once. */
  readonly close: () => Promise<void>
  /** Lines that went nowhere, since the start. */
  readonly dropped: () => number
}

/** Lines are written this many characters at a time, or after this many ms: one write each would cost more than the line. */
const BATCH = { characters: 4_096, every: 500 } as const
/** What may wait for a reader that is slow, characters: some seconds of a busy replica. What comes beyond is dropped. */
const MOST_HELD = 1_048_576
/** How long the end of the process may wait for a slow reader, ms. */
const LAST_WAIT = 1_000

const NEWLINE = '\n'.charCodeAt(0)

/** Lines that end in a text. A break at its beginning ends one that was written before. */
function linesOf(text: Buffer): number {
  let lines = text[0] === NEWLINE ? -1 : 0
  for (const byte of text) if (byte === NEWLINE) lines++
  return lines
}

type Written = (problem: Error | null | undefined, bytes: number) => void

interface Descriptor {
  readonly put: (text: Buffer, done: Written) => void
  readonly putAtOnce: (text: Buffer) => void
}

const ignore = (): void => undefined

/**
 * Standard output. A write to a pipe that nobody reads would hold its thread for ever, and the end of the process with it; Node's own stream
 * for pipes and sockets does not block. A write to a file ends, well or badly, and is done by another thread because a disk may be slow.
 */
function standardOutput(): Descriptor {
  const { stdout } = process
  const kind = fstatSync(1)
  if (kind.isFIFO() || kind.isSocket()) {
    // Each write hears of its own failure; without a listener the stream would end the process with it.
    if (!stdout.listeners('error').includes(ignore)) stdout.on('error', ignore)
    return {
      put: (text, done) => void stdout.write(text, (problem) => done(problem, text.length)),
      putAtOnce: (text) => void stdout.write(text),
    }
  }
  return {
    put: (text, done) => write(1, text, done),
    putAtOnce: (text) => writeFileSync(1, text),
  }
}

/** Lines on standard output; `notice` says in a line of its own how many were lost, once they can be written again. */
export function openLogSink(notice: (lost: number) => string): LogSink {
  const { put, putAtOnce } = standardOutput()
  let held = ''
  let isWriting = false
  let isClosed = false
  /** A full disk may take half a line: the next one begins on a line of its own. */
  let isTorn = false
  let dropped = 0
  let told = 0
  let idle: (() => void) | undefined

  function take(): Buffer {
    const text = Buffer.from(isTorn ? `\n${held}` : held)
    held = ''
    return text
  }

  function ended(): void {
    isWriting = false
    if (held.length >= BATCH.characters || (isClosed && held !== '')) begin()
    else idle?.()
  }

  function send(text: Buffer): void {
    put(text, (problem, bytes) => {
      if (problem || bytes === 0) {
        dropped += linesOf(text)
        return ended()
      }
      isTorn = text[bytes - 1] !== NEWLINE
      if (bytes < text.length) return send(text.subarray(bytes))
      if (dropped > told) {
        held = notice(dropped - told) + held
        told = dropped
      }
      ended()
    })
  }

  function begin(): void {
    if (isWriting || held === '') return
    isWriting = true
    send(take())
  }

  function flushSync(): void {
    if (held === '') return
    const text = take()
    try {
      putAtOnce(text)
    } catch {
      dropped += linesOf(text)
    }
  }

  const timer = setInterval(begin, BATCH.every).unref()
  return {
    write: (line) => {
      if (held.length + line.length > MOST_HELD) {
        dropped++
        return
      }
      held += line
      if (isClosed) flushSync()
      else if (held.length >= BATCH.characters) begin()
    },
    flushSync,
    close: async () => {
      clearInterval(timer)
      begin()
      isClosed = true
      if (!isWriting) return
      const { promise, resolve } = Promise.withResolvers<void>()
      idle = resolve
      const late = setTimeout(resolve, LAST_WAIT)
      await promise
      clearTimeout(late)
    },
    dropped: () => dropped,
  }
}
