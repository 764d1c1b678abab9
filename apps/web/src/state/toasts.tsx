import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { region, toasts as say } from '../messages/shell.ts'
import { Icon } from '../parts/icons.tsx'

interface Toast {
  readonly text: string
  readonly undo?: () => void
  /** Another thing to do than undoing. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Says something once; the next thing said takes its place. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext)

export function Toasts({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<Toast>()
  const show = useCallback((next: Toast) => setToast(next), [])
  const close = () => setToast(undefined)
  const button = toast?.action ?? (toast?.undo && { label: say.undo, run: toast.undo })
  return (
    <ToastContext value={show}>
      {children}
      <section className="toasts" aria-label={region} aria-live="polite">
        {toast ? (
          <div className="toast">
            <p>{toast.text}</p>
            {button ? (
              <button
                type="button"
                className="toast-action"
                onClick={() => {
                  button.run()
                  close()
                }}
              >
                {button.label}
              </button>
            ) : null}
            <button type="button" className="icon-button" aria-label={say.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        ) : null}
      </section>
    </ToastContext>
  )
}
