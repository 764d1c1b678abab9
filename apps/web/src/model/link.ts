import { decodeFormula } from './decode.ts'
import { ownShape } from './decode-library.ts'
import type { OwnIngredient, TableFormula } from './formula.ts'
import { listOrNone } from './later-shapes.ts'
import { allLines } from './levels.ts'
import { formulaThroughout } from './made.ts'
import { decodeShape } from './shape.ts'

/** A formula in the fragment of an address: it never reaches a server. */

const KEY = 'f='
/** Longer than any honest formula; a browser would take far more. */
const LONGEST = 40_000
const MOST_BYTES = 400_000

export interface SharedFormula {
  readonly formula: TableFormula
  readonly own: readonly OwnIngredient[]
}

async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += chunk.length
    if (size > MOST_BYTES) throw new RangeError('too large')
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

export async function fragmentOfFormula({ formula, own }: SharedFormula): Promise<string> {
  const used = own.filter(({ id }) => allLines(formula).some((line) => line.own === id))
  const { entry: _, ...sent } = formulaThroughout(formula, ({ id: _id, ...line }) => line as never)
  const text = JSON.stringify({ formula: sent, own: used })
  const bytes = await through(text, new CompressionStream('deflate-raw'))
  return `#${KEY}${base64url(bytes)}`
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** The formula of a link, or none where the fragment is of something else or was damaged on the way. */
export async function sharedFormulaIn(fragment: string): Promise<SharedFormula | undefined> {
  if (!fragment.startsWith(`#${KEY}`) || fragment.length > LONGEST) return undefined
  try {
    const bytes = await through(fromBase64url(fragment.slice(KEY.length + 1)), new DecompressionStream('deflate-raw'))
    const { formula, own } = JSON.parse(new TextDecoder().decode(bytes))
    const decoded = decodeFormula({ ...formula, entry: undefined })
    return decoded && { formula: decoded, own: decodeShape(listOrNone(ownShape), own) ?? [] }
  } catch {
    return undefined
  }
}
