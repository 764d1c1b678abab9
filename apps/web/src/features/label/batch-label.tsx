import { nutrientDeviations } from '@obrador/engine/doubt'
import { useMemo } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { keepBatch } from '../../library/commands/batches.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaWithDesk } from '../../model/desks.ts'
import type { TableFormula } from '../../model/formula.ts'
import { type MadeBatch, packetsOfBatch } from '../../model/made-batch.ts'
import { type StatedOnLabel, statedInFormula } from '../../model/stated.ts'
import { LABEL_DESK } from '../../model/written-name.ts'
import { formulaPacketsToLook } from '../../reading/counter.ts'
import { workshopReading } from '../../reading/food-label.ts'
import { labelOfFormula } from '../../reading/on-label.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { PacketsToLook } from '../../views/packets-to-look.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { labelPageWords as say } from '../../words/es/label-desk.ts'
import { LabelDesk } from './desk.tsx'
import type { StatedChange } from './stated-card.tsx'
import { calculatedAs } from './words-card.tsx'

interface Props {
  readonly batch: MadeBatch
  readonly device: DeviceShelf
}

/** As the formula says it today and as the batch said it, with the lot of the batch; a date that was past when it was made is another's. */
function statedOf({ formula, lot, day }: MadeBatch, now: TableFormula | undefined): StatedOnLabel {
  const { date, ...rest } = { ...(now && statedInFormula(now)), ...statedInFormula(formula) }
  return { ...rest, ...(date !== undefined && date >= day && { date }), lot }
}

/** The label of a batch: its formula as it was frozen, and its own lot, which leads back to what went in. */
export function BatchLabel({ batch, device }: Props) {
  const { own, habits, saved, packets: told } = device
  const { formula } = batch
  const craft = craftOfEngine(useEngine([...needsOfFormula(formula), 'names']), formula.craft)
  const now = saved.find(({ id }) => id === formula.entry)?.formula
  const stated = statedOf(batch, now)
  const packets = useMemo(() => packetsOfBatch(batch, told), [batch, told])
  const labelled = formulaWithDesk(formula, LABEL_DESK, stated)
  const text = JSON.stringify(labelled)
  const on = useMemo(
    () =>
      labelOfFormula(
        craft,
        JSON.parse(text) as TableFormula,
        own,
        habits,
        workshopReading({ packets, saved }, { doubt: nutrientDeviations }),
      ),
    [craft, text, own, habits, packets, saved],
  )

  function change(typed: StatedChange): void {
    const { lot, ...rest } = typed
    const { lot: _, ...others } = stated
    void keepBatch({
      ...batch,
      formula: formulaWithDesk(formula, LABEL_DESK, { ...others, ...rest }),
      ...('lot' in typed && { lot: lot ?? '' }),
    })
  }

  return (
    <LabelDesk
      of="batch"
      crumbs={
        <>
          <PageLink to="hornadas">{say.batch}</PageLink> <DecorativeIcon name="chevron" />{' '}
          {formula.name || titleWords.placeholder}
        </>
      }
      craft={formula.craft}
      on={on}
      packets={on && <PacketsToLook packets={formulaPacketsToLook(craft, formula, on.label, own)} device={device} />}
      habits={habits}
      onChange={change}
      readAs={calculatedAs(formula.lines, (name) => craft.rowNamed(name, formula.type)?.name)}
    />
  )
}
