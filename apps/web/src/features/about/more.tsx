import { PageLink } from '../../routes/page-link.tsx'
import * as pageCss from '../../ui/page.module.css'
import { LanguageSwitch } from '../../views/language-switch.tsx'
import { colophonWords } from '../../words/es/colophon.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import { morePageWords as say } from '../../words/es/pages.ts'
import * as shell from '../../words/es/shell.ts'
import * as aboutCss from './about.module.css'

/** What is not used every day, and what Obrador is. */
export const MorePage = () => (
  <div className={`${pageCss.page} ${aboutCss.morePage}`}>
    <header className={pageCss.head}>
      <h1>{shell.navigationWords.more}</h1>
    </header>
    <ul className={`card ${aboutCss.moreList}`}>
      <li>
        <PageLink to="hornadas">{shell.navigationWords.batches}</PageLink>
        <p className="muted">{madeBatchWords.about}</p>
      </li>
      <li>
        <PageLink to="alergenos">{shell.navigationWords.counter}</PageLink>
        <p className="muted">{say.counter}</p>
      </li>
      <li>
        <PageLink to="montaje">{shell.navigationWords.piece}</PageLink>
        <p className="muted">{say.piece}</p>
      </li>
      <li>
        <PageLink to="copia">{shell.navigationWords.copy}</PageLink>
        <p className="muted">{say.copy}</p>
      </li>
      <li>
        <PageLink to="ciencia">{shell.navigationWords.science}</PageLink>
        <p className="muted">{say.science}</p>
      </li>
    </ul>
    <section className={`card ${aboutCss.languages}`} aria-labelledby="languages">
      <h2 id="languages">{colophonWords.languages}</h2>
      <LanguageSwitch />
    </section>
    <section className="card" aria-labelledby="about">
      <h2 id="about">{shell.navigationWords.about}</h2>
      <p>{say.about}</p>
      <p>{colophonWords.free}</p>
      <p>
        <a href="./docs/">{say.docs}</a>
      </p>
      <p>
        <PageLink to="programar">{shell.navigationWords.developers}</PageLink>: {say.developers}
      </p>
    </section>
  </div>
)
