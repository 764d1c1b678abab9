import { craftIds } from '../craft/registry.ts'
import type { CraftId } from '../formula/model.ts'
import * as say from '../messages/shell.ts'
import { goTo, usePage } from '../state/use-page.ts'
import { PageLink } from './page-link.tsx'

interface Props {
  readonly craft: CraftId
  readonly onChoose: (craft: CraftId) => void
}

export function Masthead({ craft, onChoose }: Props) {
  const page = usePage()
  // The catalogue is one for all; everything else is of a craft.
  const marked = page === 'catalogo' ? undefined : craft
  return (
    <header className="masthead">
      <a className="skip button" href="#contenido">
        {say.nav.skip}
      </a>
      <PageLink to="" className="brand">
        {say.BRAND}
      </PageLink>
      <nav className="crafts" aria-label={say.nav.crafts}>
        {craftIds.map((id) => (
          <button
            key={id}
            type="button"
            className="craft-tab"
            data-craft={id}
            aria-current={id === marked ? 'true' : undefined}
            onClick={() => {
              onChoose(id)
              if (page === 'catalogo') goTo('')
            }}
          >
            {say.crafts[id]}
          </button>
        ))}
      </nav>
      <nav className="page-links" aria-label={say.nav.pages}>
        <PageLink to="catalogo">{say.nav.catalogue}</PageLink>
        <PageLink to="ciencia">{say.nav.science}</PageLink>
        <PageLink to="programar">{say.nav.developers}</PageLink>
      </nav>
    </header>
  )
}
