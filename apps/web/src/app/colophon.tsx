import { PageLink } from '../routes/page-link.tsx'
import { LanguageSwitch } from '../views/language-switch.tsx'
import * as say from '../words/es/colophon.ts'
import { navigationWords } from '../words/es/shell.ts'
import * as shellCss from './shell.module.css'

/** At the foot of a wide page: what is not used every day. */
export const PageColophon = () => (
  <footer className={shellCss.colophon} data-part="colophon">
    <p>{say.colophonWords.free}</p>
    <LanguageSwitch />
    <nav aria-label={say.colophonWords.label}>
      <PageLink to="copia">{navigationWords.copy}</PageLink>
      <PageLink to="ciencia">{navigationWords.science}</PageLink>
      <PageLink to="mas">{navigationWords.about}</PageLink>
    </nav>
  </footer>
)
