import { type ReactNode, useEffect, useState } from 'react'
import type { JoinOffer } from '../../library/sharing/sharing.ts'
import { sharingPart } from '../../library/sharing/use-sharing.ts'
import { loadDevice } from '../../library/use-device.ts'
import { joinWords as say, sharingPageWords } from '../../words/es/sharing.ts'
import { CodeCamera } from './camera.tsx'
import { PreviewBlock } from './preview-block.tsx'
import { type BookSecret, misreadWordsText } from './secret-link.ts'
import * as sharingCss from './sharing.module.css'
import { NO_WORDS, WordsField } from './words-field.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly relay: string
  readonly name: string
  readonly nameField: ReactNode
  /** The key that came with the address. */
  readonly given: BookSecret | 'broken' | undefined
  readonly onClose: () => void
}

/** Why a book that is there cannot be looked at. */
function whyNot(problem: unknown): string {
  const why = problem instanceof Error ? problem.message : ''
  return Object.hasOwn(say.closed, why) ? say.closed[why as keyof typeof say.closed] : sharingPageWords.notReached
}

/** Another book, by its key: looked at before anything is written. */
export function JoinBlock({ relay, name, nameField, given, onClose }: Props) {
  // Kept here: whatever is found out about them, they are still in their fields.
  const [words, setWords] = useState<readonly string[]>(NO_WORDS)
  const [wrong, setWrong] = useState(given === 'broken' ? say.badLink : '')
  const [seen, setSeen] = useState<JoinOffer | 'looking'>()

  async function look(secret: BookSecret): Promise<void> {
    setWrong('')
    setSeen('looking')
    try {
      await loadDevice()
      const found = await (await sharingPart()).previewJoin(relay, secret, name.trim() || sharingPageWords.names.desk)
      setSeen(found === 'unknown' ? undefined : found)
      if (found === 'unknown') setWrong(say.unknown)
    } catch (problem) {
      setSeen(undefined)
      setWrong(whyNot(problem))
    }
  }
  async function read(): Promise<void> {
    const { secretOfWords } = await import('@obrador/book-sync')
    const found = secretOfWords(words.join(' '))
    if ('misread' in found) setWrong(misreadWordsText(found.misread))
    else await look(found.secret)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key that came with the address is looked at once.
  useEffect(() => {
    if (given instanceof Uint8Array) void look(given)
  }, [given])

  if (seen === 'looking') return <p className="loading">{say.looking}</p>
  if (seen) return <PreviewBlock preview={seen} onClose={onClose} />
  return (
    <section className={`card ${sharingCss.join}`} aria-labelledby="join">
      <h2 id="join" className="serif">
        {say.lead}
      </h2>
      {nameField}
      <CodeCamera onSecret={(secret) => void look(secret)} />
      <p className="muted">{say.or}</p>
      <WordsField words={words} onChange={setWords} onEnter={() => void read()} />
      {wrong ? <p role="alert">{wrong}</p> : null}
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void read()}>
          {say.look}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          {say.cancel}
        </button>
      </div>
    </section>
  )
}
