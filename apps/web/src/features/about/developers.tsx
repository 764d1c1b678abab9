import { useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { OwnIngredient, TableFormula } from '../../model/formula.ts'
import { namedRequestOf } from '../../reading/request.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import * as pageCss from '../../ui/page.module.css'
import { TabList } from '../../ui/tabs.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { developerWords as say } from '../../words/es/pages.ts'
import * as aboutCss from './about.module.css'
import { type SnippetLanguage, snippetFor, snippetLanguages } from './snippets.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly own: readonly OwnIngredient[]
}

const NAMES = Object.keys(snippetLanguages) as SnippetLanguage[]

/** Where this page is served from is where the API answers. */
const base = (): string => new URL('.', location.href).href.replace(/\/$/, '')

export function DevelopersPage({ craft, formula, own }: Props) {
  const [language, setLanguage] = useState<SnippetLanguage>('curl')
  const { said, copy } = useCopy(say)
  const code = snippetFor(language, base(), craft.id, namedRequestOf(craft, formula, own))

  return (
    <div className={pageCss.page}>
      <header className={pageCss.head}>
        <h1>{say.title}</h1>
        <p>{say.intro}</p>
      </header>
      <section className="card" aria-label={say.language}>
        <TabList
          label={say.language}
          tabs={NAMES.map((id) => ({ id, label: id }))}
          selected={language}
          onSelect={(id) => setLanguage(id as SnippetLanguage)}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by itself, and the keyboard must reach it. */}
          <section className={aboutCss.code} data-part="code" tabIndex={0} aria-label={say.code(language)}>
            <pre>
              <code>{code}</code>
            </pre>
          </section>
          <div className="buttons">
            <button type="button" className="button primary" onClick={() => copy(code)}>
              <DecorativeIcon name="copy" />
              {say.copy}
            </button>
            <p aria-live="polite">{said}</p>
          </div>
        </TabList>
        {formula.lines.some((line) => line.own !== undefined) ? <p className="muted">{say.own}</p> : null}
      </section>
      <p className={aboutCss.links}>
        <a href="./docs/">{say.docs}</a>
        <a href="./openapi.json">{say.openapi}</a>
      </p>
    </div>
  )
}
