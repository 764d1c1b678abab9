import { sendText as say } from '../words/es/sheets.ts'
import { DecorativeIcon } from './icons.tsx'
import { useCopy } from './use-copy.ts'
import './style/controls.css'

interface Props {
  readonly title: string
  /** What is sent, worked out when it is asked for. */
  readonly text: () => string
  readonly className?: string
}

/** Sends a text with what the device has for that; where it has nothing, copies it to be pasted in a message. */
export function SendText({ title, text, className = 'button' }: Props) {
  const { said, copy } = useCopy(say)
  function send(): void {
    const written = text()
    if ('share' in navigator)
      // Whoever thinks better of it has said no to the device, and to nothing here.
      void navigator.share({ title, text: written }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) copy(written)
      })
    else copy(written)
  }
  return (
    <>
      <button type="button" className={className} onClick={send}>
        <DecorativeIcon name="share" />
        {say.send}
      </button>
      <span className="muted" role="status">
        {said}
      </span>
    </>
  )
}
