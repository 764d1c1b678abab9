import { withoutStamp } from '@obrador/list'

/** Signs that may stand between two ingredients of a line; a bar or a dash with space around it, a comma that is no decimal one. */
const SEAMS: readonly (readonly [sign: string, seam: RegExp])[] = [
  ['/', /\s+\/+\s+/],
  [';', /\s*;\s*/],
  ['·', /\s*·\s*/],
  ['•', /\s*•\s*/],
  ['|', /\s*\|\s*/],
  ['+', /\s*\+\s*/],
  ['-', /\s+[-–—]\s+/],
  [',', /,(?!\d)\s*|(?<!\d),\s*/],
]

const piecesOf = (text: string, seam: RegExp): readonly string[] =>
  text
    .split(seam)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

export interface LineCut {
  readonly by: string
  readonly pieces: readonly string[]
}

/** How a line may be cut, the cuts that leave most pieces first. */
export const lineCutsOf = (line: string): readonly LineCut[] =>
  SEAMS.map(([by, seam]) => ({ by, pieces: piecesOf(withoutStamp(line), seam) }))
    .filter(({ pieces }) => pieces.length > 1)
    .toSorted((a, b) => b.pieces.length - a.pieces.length)

/** The cut that gives as many pieces as were read, with a title before them or without. */
export const cutInto = (line: string, count: number): LineCut | undefined =>
  lineCutsOf(line).find(({ pieces }) => pieces.length === count || pieces.length === count + 1)

/** A title with a colon stands before the first piece: «BASE 1 kg: leche 625». */
const TITLE = /^([^:]*\p{L}[^:]*):\s+(\S.*)$/u

/** The pieces of a line that so many things were read from, and the title before them; nothing where no sign parts them so. */
export function piecesInLine(
  line: string,
  count: number,
): { readonly by: string; readonly pieces: readonly string[]; readonly title?: string } | undefined {
  const cut = cutInto(line, count)
  if (!cut) return undefined
  const [first = '', ...rest] = cut.pieces
  if (cut.pieces.length > count) return { by: cut.by, title: first, pieces: rest }
  const [, title, piece] = TITLE.exec(first) ?? []
  return title === undefined || piece === undefined ? cut : { by: cut.by, title, pieces: [piece, ...rest] }
}

/** The text with one of its lines cut so: a piece in each. */
export const recutText = (text: string, line: number, { pieces }: LineCut): string =>
  text
    .split('\n')
    .toSpliced(line - 1, 1, ...pieces)
    .join('\n')
