import { MenuButton } from '../../ui/menu-button.tsx'
import { pasteWords } from '../../words/es/paste.ts'
import { lineCutsOf, piecesInLine, recutText } from './cut.ts'
import * as pasteCss from './paste.module.css'
import type { PastedText } from './pasted.ts'

const say = pasteWords.cut

interface Props {
  readonly text: string
  readonly pasted: PastedText
  readonly onText: (text: string) => void
  readonly onEdit: () => void
}

/** A recipe that came in one line, shown as it was cut; it may be cut at another sign, or by hand. */
export function CutLine({ text, pasted: { rows }, onText, onEdit }: Props) {
  const [first] = rows
  const isOne = first !== undefined && rows.length > 1 && rows.every(({ line }) => line === first.line)
  if (!isOne) return null
  const cut = piecesInLine(first.text, rows.length)
  const pieces = cut?.pieces ?? rows.map(({ name }) => name)
  const others = lineCutsOf(first.text).filter(({ by }) => by !== cut?.by)
  return (
    <section className={pasteCss.cut} aria-label={say.label}>
      <ol>
        {cut?.title === undefined ? null : <li data-title>{cut.title}</li>}
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may say the same, and none ever moves.
          <li key={`${at} ${piece}`}>{piece}</li>
        ))}
      </ol>
      <p>
        {cut ? say.by(cut.by) : say.byWeights}{' '}
        <MenuButton
          className={pasteCss.link}
          items={[
            ...others.map((other) => ({
              id: other.by,
              label: say.at(other.by, other.pieces.length),
              run: () => onText(recutText(text, first.line, other)),
            })),
            { id: 'edit', label: say.byHand, run: onEdit },
          ]}
        >
          {say.otherwise}
        </MenuButton>
      </p>
    </section>
  )
}
