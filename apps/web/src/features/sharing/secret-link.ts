import type { MisreadWords } from '@obrador/book-sync'
import { joinWords as say } from '../../words/es/sharing.ts'

/** The key as a link carries it: in the fragment, which no browser sends to a server. */
const MARK = '#llave='
const SECRET_BYTES = 16

export type BookSecret = Uint8Array<ArrayBuffer>

const toText = (secret: BookSecret): string =>
  btoa(String.fromCharCode(...secret))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const secretLinkOf = (secret: BookSecret): string =>
  `${new URL('./compartir', location.href).href.split('#')[0]}${MARK}${toText(secret)}`

/** The key in an address, `broken` where it is none, nothing where there is none. */
export function secretInAddress(address: string): BookSecret | 'broken' | undefined {
  const at = address.indexOf(MARK)
  if (at < 0) return undefined
  try {
    const text = atob(
      address
        .slice(at + MARK.length)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    )
    const secret = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    return secret.length === SECRET_BYTES ? secret : 'broken'
  } catch {
    return 'broken'
  }
}

export const misreadWordsText = (misread: MisreadWords): string =>
  misread.code === 'word' ? say.badWord(misread.number) : say.badCheck
