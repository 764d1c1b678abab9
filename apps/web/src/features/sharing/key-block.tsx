import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import { sharingPart } from '../../library/sharing/use-sharing.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { keyWords as say } from '../../words/es/sharing.ts'
import { type BookSecret, secretLinkOf } from './secret-link.ts'
import * as sharingCss from './sharing.module.css'
import '../../ui/style/controls.css'

/** ms that a key stays in sight. */
const SHOWN_MS = 120_000
/** Modules of white around a code, without which some cameras do not find it (ISO/IEC 18004). */
const MARGIN = 4

/** A code that a camera reads: black on white, whatever the colours of the page. */
function Code({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { border: MARGIN, ecc: 'M' })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={sharingCss.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say.picture}
      shapeRendering="crispEdges"
      data-part="key-code"
    >
      <path className={sharingCss.white} d={`M0 0h${size}v${size}H0z`} />
      <path className={sharingCss.black} d={cells.join('')} />
    </svg>
  )
}

const KINDS = ['book', 'weigh'] as const
type Kind = (typeof KINDS)[number]
interface Keys {
  readonly secrets: Readonly<Record<Kind, BookSecret>>
  readonly wordsOf: (secret: BookSecret) => readonly string[]
}

async function read(): Promise<Keys | undefined> {
  const { secretsHere, wordsOfSecret } = await sharingPart()
  const secrets = await secretsHere()
  return secrets && { secrets, wordsOf: wordsOfSecret }
}

function Key({ keys: { secrets, wordsOf } }: { readonly keys: Keys }) {
  const { said, copy } = useCopy(say)
  const [kind, setKind] = useState<Kind>('book')
  const words = wordsOf(secrets[kind])
  return (
    <>
      <fieldset className={`choices ${sharingCss.kinds}`} data-part="key-kinds">
        <legend className="unseen">{say.which}</legend>
        {KINDS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="key-kind" checked={kind === one} onChange={() => setKind(one)} />
            {say.kinds[one]}
          </label>
        ))}
      </fieldset>
      <p className="muted">{say.opens[kind]}</p>
      <div className={sharingCss.coded}>
        <Code text={secretLinkOf(secrets[kind])} />
        <div>
          <ol className={sharingCss.steps}>
            {say.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="muted">{say.hides}</p>
        </div>
      </div>
      {/* Of one list in every language, and no translator may touch them. */}
      <ol className={sharingCss.words} aria-label={say.words} data-part="key-words">
        {words.map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key may have one word twice, and words never move.
          <li key={at} lang="es" translate="no">
            {word}
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" className="button" onClick={() => copy(words.join(' '))}>
          <DecorativeIcon name="copy" /> {say.copy}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          <DecorativeIcon name="print" /> {say.print}
        </button>
      </div>
      <p role="status">{said}</p>
    </>
  )
}

/** The key of the book, while somebody wants to see it: it hides by itself. */
export function KeyBlock({ isShown }: { readonly isShown: boolean }) {
  const [isOpen, setOpen] = useState(isShown)
  const [keys, setKeys] = useState<Keys>()
  useEffect(() => {
    if (!isOpen) return
    void read().then(setKeys)
    const timer = setTimeout(() => setOpen(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return (
    <section className={`card ${sharingCss.key}`} aria-labelledby="key" data-part="key">
      <h2 id="key">{say.add}</h2>
      {isOpen && keys ? (
        <Key keys={keys} />
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {say.add}
        </button>
      )}
      <p className="muted">{say.told}</p>
    </section>
  )
}
