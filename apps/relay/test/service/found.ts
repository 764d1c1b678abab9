/** What somebody would look for who has stolen a dump of the database, in whichever form it might stand there. */
export interface Secrets {
  readonly texts: readonly string[]
  /** With decimals, or of so many digits that chance does not write them. */
  readonly figures: readonly number[]
}

type Form = readonly [name: string, needle: Buffer]

/** Base64 of a text has three forms, by where in its three bytes it begins; what its neighbours decide of it is left out. */
const base64Of = (text: string): Form[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = bytes.toString('base64').replaceAll('=', '')
    const [from, to] = [Math.ceil((8 * before) / 6), Math.floor((8 * bytes.length) / 6)]
    return [`base64, ${before}`, Buffer.from(whole.slice(from, to))]
  })

const escapedOf = (text: string): string =>
  [...text].map((one) => (one > '~' ? `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}` : one)).join('')

const formsOfText = (text: string): Form[] => [
  ['UTF-8', Buffer.from(text)],
  ['Latin 1', Buffer.from(text, 'latin1')],
  ['UTF-16, little-endian', Buffer.from(text, 'utf16le')],
  ['UTF-16, big-endian', Buffer.from(text, 'utf16le').swap16()],
  ['JSON', Buffer.from(escapedOf(text))],
  ['address', Buffer.from(encodeURIComponent(text))],
  ['hexadecimal', Buffer.from(Buffer.from(text).toString('hex'))],
  ...base64Of(text),
]

function formsOfFigure(figure: number): Form[] {
  const numbers = [
    ['double, little-endian', Buffer.alloc(8), 'writeDoubleLE'],
    ['double, big-endian', Buffer.alloc(8), 'writeDoubleBE'],
    ['float, little-endian', Buffer.alloc(4), 'writeFloatLE'],
    ['float, big-endian', Buffer.alloc(4), 'writeFloatBE'],
  ] as const
  return [
    ...formsOfText(String(figure)),
    ['with a comma', Buffer.from(String(figure).replace('.', ','))],
    ...numbers.map(([name, bytes, write]): Form => {
      bytes[write](figure)
      return [name, bytes]
    }),
  ]
}

/** A dump writes bytes in hexadecimal: those of each value as they are, and the rest without them, where digits would be met by chance. */
function partsOf(dump: Buffer): readonly Buffer[] {
  const bytes: Buffer[] = []
  const rest = dump.toString('latin1').replace(/\\\\x([0-9a-f]*)/g, (_, digits: string) => {
    bytes.push(Buffer.from(digits, 'hex'))
    return ''
  })
  return [Buffer.from(rest, 'latin1'), ...bytes]
}

/** Everything that is found, with the form in which it is. */
export function foundIn(dump: Buffer, { texts, figures }: Secrets): readonly string[] {
  const parts = partsOf(dump)
  const found = (what: string | number, forms: readonly Form[]): string[] =>
    forms.flatMap(([name, needle]) => (parts.some((part) => part.includes(needle)) ? [`${what}: ${name}`] : []))
  return [
    ...texts.flatMap((text) => found(text, formsOfText(text))),
    ...figures.flatMap((figure) => found(figure, formsOfFigure(figure))),
  ]
}

/** A text that holds everything in every form, for a table that keeps nothing secret: what the search has to find. */
export const everyForm = ({ texts, figures }: Secrets): readonly Buffer[] => [
  ...texts.flatMap((text) => formsOfText(text).map(([, needle]) => needle)),
  ...figures.flatMap((figure) => formsOfFigure(figure).map(([, needle]) => needle)),
]
