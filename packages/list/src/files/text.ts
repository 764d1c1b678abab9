/** The bytes of a file as text, in whichever way a spreadsheet or an editor wrote them. */

const UTF16 = { little: [0xff, 0xfe], big: [0xfe, 0xff] } as const
const begins = (bytes: Uint8Array, [first, second]: readonly [number, number]): boolean =>
  bytes[0] === first && bytes[1] === second

/** A mark at the beginning says which; without one it is UTF-8 or, where it cannot be, what Windows writes in western Europe. */
export function decodeText(bytes: Uint8Array): string {
  if (begins(bytes, UTF16.little)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bytes, UTF16.big)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const MOST_CODE = 0x10_ff_ff
function entity(whole: string, code: string): string {
  if (!code.startsWith('#')) return NAMED[code.toLowerCase()] ?? whole
  const point = code.charAt(1).toLowerCase() === 'x' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
  return point > 0 && point <= MOST_CODE ? String.fromCodePoint(point) : whole
}

/** Entities as the letters that they stand for. */
export const withEntities = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, entity) : text
