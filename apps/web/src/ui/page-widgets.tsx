import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { pageLocale } from '../format/page-speech.ts'

/** The widgets speak the language of the page, whatever the browser does. */
export const PageWidgets = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider locale={pageLocale()}>{children}</I18nProvider>
)
