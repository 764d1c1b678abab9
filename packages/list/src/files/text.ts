/** The bytes of a file as text, in whichever way a spreadsheet or an editor wrote them. */

const UTF16 = { little: [0xff, 0xfe], big: [0xfe, 0xff] } as const
const begins = (bytes: Uint8Array, [first, second]: readonly [number, number]): boolean =>
  bytes[0] === first && bytes[1] === second

/** A mark at the beginning says which; without one it is UTF-8 or, where it cannot be, what Windows writes in western Europe. */
export function decoded(bytes: Uint8Array): string {
  if (begins(bytes, UTF16.little)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bytes, UTF16.big)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
