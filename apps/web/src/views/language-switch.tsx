import { type PageLanguage, pageLanguage } from '../format/page-speech.ts'
import { writeKey } from '../library/store.ts'
import { colophonWords as say } from '../words/es/colophon.ts'

/** Each by its own name: who does not read this page finds it. */
const LANGUAGES: Readonly<Record<PageLanguage, string>> = { es: 'Español', en: 'English', it: 'Italiano' }

/** The page that one is on, in another language: it is loaded again, and so from then on. */
export const LanguageSwitch = () => (
  <nav aria-label={say.languages} data-part="languages">
    {Object.entries(LANGUAGES).map(([code, name]) => (
      <a
        key={code}
        href={`?idioma=${code}`}
        lang={code}
        hrefLang={code}
        aria-current={code === pageLanguage() ? 'true' : undefined}
        onClick={() => writeKey('idioma', code)}
      >
        {name}
      </a>
    ))}
  </nav>
)
