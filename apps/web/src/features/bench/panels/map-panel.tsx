import type { Overview } from '@obrador/engine'
import { useMemo } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { useEngine } from '../../../engine/use-engine.ts'
import type { Device } from '../../../library/use-device.ts'
import { mapFor } from '../../../reading/usual.ts'
import { PageLink } from '../../../routes/page-link.tsx'
import { type PublishedName, TypeMap } from '../../../views/type-map.tsx'
import { map as say } from '../../../words/es/map.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import * as panelsCss from './panels.module.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly overview: Overview
  readonly onCompare: (published: PublishedName) => void
}

/** px: what a telephone shows of it without scrolling. */
const HEIGHT = 300

/** Where the formula stands among the published ones of its type. */
export function MapPanel({ craft, workshop: { formula }, device: { own, norms }, overview, onCompare }: Props) {
  const engine = useEngine([...craft.engine.loaded, 'usual'])
  const map = useMemo(() => mapFor(engine, formula, own, norms), [engine, formula, own, norms])
  if (!map) return <p className="muted">{say.none}</p>
  return (
    <>
      <p className={panelsCss.mapHead}>
        <span className="muted">{say.count(map.published.length)}</span>
        <PageLink to="mapa">{say.enlarge}</PageLink>
      </p>
      <TypeMap
        map={map}
        axes={map.axes}
        overview={overview}
        of={`${formula.entry ?? ''} ${formula.type}`}
        height={HEIGHT}
        numbered={0}
        onCompare={onCompare}
      />
    </>
  )
}
