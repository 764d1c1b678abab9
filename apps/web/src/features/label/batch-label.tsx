import { nutrientDeviations } from '@obrador/engine/doubt'
import { useMemo } from 'react'
import { craftOf } from '../../engine/crafts.ts'
import { needsOf } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { keepBatch } from '../../library/commands/batches.ts'
import type { Device } from '../../library/use-device.ts'
import { withDesk } from '../../model/desks.ts'
import type { Formula } from '../../model/formula.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { LABEL_DESK, type Stated, statedIn } from '../../model/stated.ts'
import { onLabel } from '../../reading/on-label.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { Icon } from '../../ui/icons.tsx'
import { title } from '../../words/es/bench.ts'
import { page as say } from '../../words/es/label-desk.ts'
import { LabelDesk } from './desk.tsx'
import type { Change } from './stated-card.tsx'

interface Props {
  readonly batch: MadeBatch
  readonly device: Device
}

/** As the formula says it today and as the batch said it, with the lot of the batch; a date that was past when it was made is another's. */
function statedOf({ formula, lot, day }: MadeBatch, now: Formula | undefined): Stated {
  const { date, ...rest } = { ...(now && statedIn(now)), ...statedIn(formula) }
  return { ...rest, ...(date !== undefined && date >= day && { date }), lot }
}

/** The label of a batch: its formula as it was frozen, and its own lot, which leads back to what went in. */
export function BatchLabel({ batch, device: { own, habits, saved } }: Props) {
  const { formula } = batch
  const craft = craftOf(useEngine([...needsOf(formula), 'names']), formula.craft)
  const now = saved.find(({ id }) => id === formula.entry)?.formula
  const stated = statedOf(batch, now)
  const labelled = withDesk(formula, LABEL_DESK, stated)
  const text = JSON.stringify(labelled)
  const on = useMemo(
    () => onLabel(craft, JSON.parse(text) as Formula, own, habits, { doubt: nutrientDeviations }),
    [craft, text, own, habits],
  )

  function change(typed: Change): void {
    const { lot, ...rest } = typed
    const { lot: _, ...others } = stated
    void keepBatch({
      ...batch,
      formula: withDesk(formula, LABEL_DESK, { ...others, ...rest }),
      ...('lot' in typed && { lot: lot ?? '' }),
    })
  }

  return (
    <LabelDesk
      of="batch"
      crumbs={
        <>
          <PageLink to="hornadas">{say.batch}</PageLink> <Icon name="chevron" /> {formula.name || title.placeholder}
        </>
      }
      craft={formula.craft}
      on={on}
      habits={habits}
      onChange={change}
      readAs={(name) => craft.rowNamed(name, formula.type)?.name}
    />
  )
}
