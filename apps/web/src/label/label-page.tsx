import { nutrientDeviations } from '@obrador/engine/doubt'
import { lazy, useMemo } from 'react'
import type { AppCraft } from '../craft/registry.ts'
import { read } from '../craft/request.ts'
import { withDesk } from '../formula/desks.ts'
import { title } from '../messages/bench.ts'
import { loading } from '../messages/shell.ts'
import { Ficha } from '../pages/ficha.tsx'
import { PageLink } from '../parts/page-link.tsx'
import type { Device } from '../state/use-device.ts'
import { useDocument } from '../state/use-page.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { LabelDesk } from './label-desk.tsx'
import { LABEL_DESK, statedIn } from './stated.ts'
import { onLabel } from './worded.ts'

const PieceLabel = lazy(() => import('./piece-label.tsx').then((it) => ({ default: it.PieceLabel })))

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
}

function FormulaLabel({ craft, workshop: { formula, edit }, device }: Props) {
  const { own, habits } = device
  const on = useMemo(
    () => onLabel(craft, formula, own, habits, { doubt: nutrientDeviations }),
    [craft, formula, own, habits],
  )
  const overview = useMemo(() => read(craft, formula, own, { advice: false }).overview, [craft, formula, own])
  return (
    <LabelDesk
      of="formula"
      crumbs={<PageLink to="">{formula.name || title.placeholder}</PageLink>}
      craft={craft.id}
      on={overview && on}
      habits={habits}
      onChange={(typed) => edit((now) => withDesk(now, LABEL_DESK, { ...statedIn(now), ...typed }), LABEL_DESK)}
      sheet={
        overview ? (
          <Ficha craft={craft} formula={formula} device={device} overview={overview} withCost={device.printsCost} />
        ) : null
      }
    />
  )
}

/** The label of the piece in the address, or else of the formula on the table. */
export function LabelPage(props: Props) {
  const { device } = props
  const id = useDocument()
  if (id === undefined) return <FormulaLabel {...props} />
  if (!device.isRead) return <p className="loading">{loading}</p>
  const piece = device.pieces.find((one) => one.id === id)
  return piece ? <PieceLabel piece={piece} device={device} /> : <FormulaLabel {...props} />
}
