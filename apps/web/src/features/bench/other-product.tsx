import type { TableFormula } from '../../model/formula.ts'
import type { OtherType } from '../../reading/other-product.ts'
import { useToast } from '../../ui/toasts.tsx'
import { adviceWords as say } from '../../words/es/advice.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

interface Props {
  readonly other: OtherType
  readonly workshop: WorkshopState
}

/** The formula in another craft: what is of the craft it was in stays there. */
const moved = ({ name, lines, batch, steps }: TableFormula, { craft, type }: OtherType): TableFormula => ({
  craft,
  type,
  name,
  lines: lines.map(({ stage: _stage, part: _part, ...line }) => line),
  given: {},
  batch,
  ...(steps && { steps }),
})

/** «Esto parece otro producto» has its button: the same formula, looked at as that. */
export function OtherProductCard({ other, workshop }: Props) {
  const toast = useToast()
  const opener = useOpener(workshop)
  const { craft, type, label } = other
  function lookAs(): void {
    const told = say.seenAs(label)
    if (craft === workshop.formula.craft) toast({ text: told, undo: workshop.act((now) => ({ ...now, type })) })
    else opener(moved(workshop.formula, other), told)
  }
  return (
    <button type="button" className="button" data-part="other-product" onClick={lookAs}>
      {say.seeAs(label)}
    </button>
  )
}
