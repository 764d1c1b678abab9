import { useEffect, useRef } from 'react'
import { craftIds } from '../craft/registry.ts'
import type { CraftId } from '../formula/model.ts'
import * as say from '../messages/shell.ts'
import { usePage } from '../state/use-page.ts'
import { PageLink } from './page-link.tsx'

interface Props {
  readonly craft: CraftId
  readonly onChoose: (craft: CraftId) => void
}

/** The five crafts, each with its spine. Where they do not fit they scroll, with the current one in sight. */
export function CraftRow({ craft, onChoose }: Props) {
  const isBench = usePage() === ''
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another craft is another button.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [craft])
  return (
    <div className="craft-row">
      <nav className="crafts" aria-label={say.nav.crafts} ref={row}>
        {craftIds.map((id) => (
          <button
            key={id}
            type="button"
            className="craft-tab"
            data-craft={id}
            aria-current={id === craft ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            {say.crafts[id]}
          </button>
        ))}
      </nav>
      {isBench ? (
        <PageLink to="formulas" className="button quiet craft-open">
          {say.nav.open}
        </PageLink>
      ) : null}
    </div>
  )
}
