/** Bytes that are nobody else's: what WebCrypto takes and gives. */
export type OwnBytes = Uint8Array<ArrayBuffer>

export const utf8Bytes = (text: string): OwnBytes => new TextEncoder().encode(text)
export const textOfBytes = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

export function joinedBytes(...parts: readonly Uint8Array[]): OwnBytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const hexOfBytes = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes of a text of hexadecimal digits, or nothing where it is none. */
export function bytesOfHex(hex: string): OwnBytes | undefined {
  if (!/^(?:[\da-f]{2})*$/.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export const randomBytes = (length: number): OwnBytes => crypto.getRandomValues(new Uint8Array(length))

/** A key as WebCrypto holds it: nobody reads it out. */
export type SealingKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>
