import { lazy, Suspense, useEffect, useRef } from 'react'
import type { DeviceShelf } from '../library/use-device.ts'
import { craftIds } from '../model/crafts.ts'
import type { CraftId } from '../model/formula.ts'
import { goToPage, usePage } from '../routes/use-page.ts'
import * as say from '../words/es/shell.ts'
import type { WorkshopState } from '../workshop/use-workshop.ts'
import * as shellCss from './shell.module.css'

const NewButton = lazy(() => import('../views/new-button.tsx').then((it) => ({ default: it.NewButton })))

interface Props {
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly craft: CraftId
  readonly onChoose: (craft: CraftId) => void
}

/** The five crafts, each with its spine. Where they do not fit they scroll, with the current one in sight. */
export function CraftRow({ craft, workshop, device, onChoose }: Props) {
  const isBench = usePage() === ''
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another craft is another button.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [craft])
  return (
    <nav className={shellCss.craftRow} data-part="craft-row" aria-label={say.navigationWords.crafts}>
      <div className={shellCss.crafts} data-part="crafts" ref={row}>
        {craftIds.map((id) => (
          <button
            key={id}
            type="button"
            className={shellCss.craftTab}
            data-craft={id}
            aria-current={id === craft ? 'true' : undefined}
            onClick={() => onChoose(id)}
          >
            {say.craftNames[id]}
          </button>
        ))}
      </div>
      <select
        className={shellCss.craftChoice}
        aria-label={say.navigationWords.craft}
        value={craft}
        onChange={(event) => {
          const chosen = craftIds.find((id) => id === event.target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {craftIds.map((id) => (
          <option key={id} value={id}>
            {say.craftNames[id]}
          </option>
        ))}
      </select>
      {isBench ? (
        <div className={shellCss.craftOpen}>
          <Suspense>{device.isRead ? <NewButton workshop={workshop} /> : null}</Suspense>
          <button type="button" className="button quiet" onClick={() => goToPage('', { sheet: 'paste' })}>
            {say.navigationWords.paste}
          </button>
        </div>
      ) : null}
    </nav>
  )
}
