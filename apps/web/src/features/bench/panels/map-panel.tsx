import type { FormulaOverview, UsualReport } from '@obrador/engine'
import { useMemo } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { useEngine } from '../../../engine/use-engine.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import type { TableFormula } from '../../../model/formula.ts'
import { oddAxis, usualMapFor } from '../../../reading/usual-map.ts'
import { PageLink } from '../../../routes/page-link.tsx'
import { type PublishedName, TypeMap } from '../../../views/type-map.tsx'
import { mapWords as say } from '../../../words/es/map.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import * as panelsCss from './panels.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly overview: FormulaOverview
  /** How usual the formula is, where that is known: an odd line chooses the vertical axis. */
  readonly habitual: UsualReport | undefined
  readonly onCompare: (published: PublishedName) => void
}

/** px: what a telephone shows of it without scrolling. */
const HEIGHT = 300

const setGramsOf = (formula: TableFormula, name: string, grams: number): TableFormula => ({
  ...formula,
  lines: formula.lines.map((line) => (line.name === name ? { ...line, grams } : line)),
})

/** Where the formula stands among the published ones of its type. */
export function MapPanel({
  craft,
  workshop: { formula },
  device: { own, norms },
  overview,
  habitual,
  onCompare,
}: Props) {
  const engine = useEngine([...craft.engine.loaded, 'usual'])
  const map = useMemo(() => usualMapFor(engine, formula, own, norms), [engine, formula, own, norms])
  const odd = useMemo(
    () =>
      map && habitual?.pocoHabitual
        ? oddAxis(map, habitual, (name, grams) => usualMapFor(engine, setGramsOf(formula, name, grams), own, norms))
        : undefined,
    [engine, map, habitual, formula, own, norms],
  )
  if (!map) return <p className="muted">{say.none}</p>
  const [across] = map.axes
  return (
    <>
      <p className={panelsCss.mapHead}>
        <span className="muted">{say.count(map.published.length)}</span>
        <PageLink to="mapa">{say.enlarge}</PageLink>
      </p>
      <TypeMap
        map={map}
        axes={odd === undefined || odd === across ? map.axes : [across, odd]}
        overview={overview}
        of={`${formula.entry ?? ''} ${formula.type}`}
        height={HEIGHT}
        numbered={0}
        onCompare={onCompare}
      />
    </>
  )
}
