import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'

/** The widgets speak Spanish whatever the browser does: the app carries no other language. */
export const SpanishWidgets = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale="es-ES">{children}</I18nProvider>
)
