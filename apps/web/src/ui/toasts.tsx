import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
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
  /** Nothing on the page shows it: it is drawn though there is nothing to undo. What the page shows by itself is only read aloud. */
  readonly isNews?: boolean
  /** Waits until what is being said has been read. */
  readonly patient?: boolean
  /** Said by a sheet that stays open: it stands over it. Any other waits behind, with the page. */
  readonly isOver?: boolean
}

interface ShownToast extends ToastMessage {
  readonly key: number
}

const ToastContext = createContext<(toast: ToastMessage) => void>(() => undefined)

/** Says something once; the next thing said takes its place. */
export const useToast = (): ((toast: ToastMessage) => void) => useContext(ToastContext)

interface Props {
  /** What stands above the rest for as long as it is so. */
  readonly lasting: ReactNode
  readonly children: ReactNode
}

export function ToastProvider({ lasting, children }: Props) {
  const [[toast], setToasts] = useState<readonly ShownToast[]>([])
  const [isHidden, setHidden] = useState(false)
  const said = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    const next = { ...message, key: said.current++ }
    // What was said before gives way, unless it can wait; what asks something is there again until it is answered.
    setToasts((all) => {
      const others = all.filter(({ patient, keep, text }) => patient || (keep && text !== next.text))
      return next.patient ? [...all, next] : [next, ...others]
    })
  }, [])
  /** Where whoever came to what is said was before. */
  const from = useRef<Element>(undefined)
  const close = useCallback(() => setToasts(([, ...later]) => later), [])
  function come({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !relatedTarget.closest('[data-part=toast]')) from.current = relatedTarget
  }
  /** Closing takes the button with it: who works by keys goes back. */
  function leave({ currentTarget }: MouseEvent<HTMLElement>): void {
    const isByKeys = currentTarget.matches(':focus-visible')
    close()
    if (isByKeys && from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
  }
  const button = toast?.action ?? (toast?.undo && { label: say.undo, run: toast.undo })
  const isDrawn = button !== undefined || toast?.keep !== undefined || toast?.isNews === true

  useEffect(() => {
    const seen = (): void => setHidden(document.hidden)
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])

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
          // Its style has how long it stays, and that it waits while somebody is about to use it.
          <div
            key={toast.key}
            className={isDrawn ? toastsCss.toast : `unseen ${toastsCss.heard}`}
            data-part="toast"
            data-asks={toast.keep}
            data-waits={isHidden || undefined}
            onAnimationEnd={({ animationName }) => animationName.endsWith('stay') && close()}
          >
            <p>{toast.text}</p>
            {button ? (
              <button
                type="button"
                className={toastsCss.toastAction}
                onFocus={come}
                onClick={(event) => {
                  button.run()
                  leave(event)
                }}
              >
                {button.label}
              </button>
            ) : null}
            {isDrawn ? (
              <button
                type="button"
                className={toast.keep ? toastsCss.toastAction : 'icon-button'}
                aria-label={toast.keep ?? say.close}
                onFocus={come}
                onClick={leave}
              >
                {toast.keep ?? <DecorativeIcon name="close" />}
              </button>
            ) : null}
          </div>
        ) : null}
      </section>
    </ToastContext>
  )
}
