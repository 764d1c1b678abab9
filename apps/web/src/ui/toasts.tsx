import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { toastWords as say, toastRegionLabel } from '../words/es/shell.ts'
import { DecorativeIcon } from './icons.tsx'
import * as toastsCss from './toasts.module.css'

export interface ToastMessage {
  readonly text: string
  /** Takes back what the text says, and nothing else. */
  readonly undo?: () => void
  /** Another thing to do than undoing. */
  readonly action?: { readonly label: string; readonly run: () => void }
  /** What not doing it is called, where it is a choice: it is asked until somebody answers. */
  readonly keep?: string
  /** Waits until what is being said has been read. */
  readonly patient?: boolean
  /** Said by a sheet that stays open: it stands over it. Any other waits behind, with the page. */
  readonly isOver?: boolean
}

/** How long it stays, ms: while somebody looks, and is not about to use it. */
const STAYS = 8000

const ToastContext = createContext<(toast: ToastMessage) => void>(() => undefined)

/** Says something once; the next thing said takes its place. */
export const useToast = (): ((toast: ToastMessage) => void) => useContext(ToastContext)

interface Props {
  /** What stands above the rest for as long as it is so. */
  readonly lasting: ReactNode
  readonly children: ReactNode
}

export function ToastProvider({ lasting, children }: Props) {
  const [[toast], setToasts] = useState<readonly ToastMessage[]>([])
  const [held, setHeld] = useState(false)
  const [hidden, setHidden] = useState(false)
  const show = useCallback(
    // What was said before gives way, unless it can wait; what asks something is there again until it is answered.
    (next: ToastMessage) =>
      setToasts((all) => {
        const others = all.filter(({ patient, keep, text }) => patient || (keep && text !== next.text))
        return next.patient ? [...all, next] : [next, ...others]
      }),
    [],
  )
  const close = useCallback(() => setToasts(([, ...later]) => later), [])
  const button = toast?.action ?? (toast?.undo && { label: say.undo, run: toast.undo })

  useEffect(() => {
    const seen = (): void => setHidden(document.hidden)
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  useEffect(() => {
    if (!toast || toast.keep || held || hidden) return
    const later = setTimeout(close, STAYS)
    return () => clearTimeout(later)
  }, [toast, held, hidden, close])

  return (
    <ToastContext value={show}>
      {children}
      <section
        className={toastsCss.toasts}
        aria-label={toastRegionLabel}
        aria-live="polite"
        data-over={toast?.isOver || undefined}
        data-react-aria-top-layer="true"
      >
        {lasting}
        {toast ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is pointed at or has the focus.
          <div
            className={toastsCss.toast}
            data-part="toast"
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <p>{toast.text}</p>
            {button ? (
              <button
                type="button"
                className={toastsCss.toastAction}
                onClick={() => {
                  button.run()
                  setHeld(false)
                  close()
                }}
              >
                {button.label}
              </button>
            ) : null}
            <button
              type="button"
              className={toast.keep ? toastsCss.toastAction : 'icon-button'}
              aria-label={toast.keep ?? say.close}
              onClick={() => {
                setHeld(false)
                close()
              }}
            >
              {toast.keep ?? <DecorativeIcon name="close" />}
            </button>
          </div>
        ) : null}
      </section>
    </ToastContext>
  )
}
