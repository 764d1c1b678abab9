import type { NameChange } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import { lazy, useMemo } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaWithDesk } from '../../model/desks.ts'
import { setGrams } from '../../model/edits.ts'
import type { TableFormula } from '../../model/formula.ts'
import { batchesOfFormula } from '../../model/made-batch.ts'
import { deniedPartsOf, type OnLabel } from '../../model/mentions.ts'
import { statedInFormula } from '../../model/stated.ts'
import { LABEL_DESK } from '../../model/written-name.ts'
import { formulaPacketsToLook } from '../../reading/counter.ts'
import { workshopReading } from '../../reading/food-label.ts'
import { writtenNameOf } from '../../reading/law.ts'
import { labelOfFormula } from '../../reading/on-label.ts'
import { namedRequestOf, type OwnIngredients, readTableFormula } from '../../reading/request.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { useDocument } from '../../routes/use-page.ts'
import { TechnicalSheet } from '../../views/ficha.tsx'
import { PacketsToLook } from '../../views/packets-to-look.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { loadingText } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { LabelDesk } from './desk.tsx'
import { calculatedAs } from './words-card.tsx'

const BatchLabel = lazy(() => import('./batch-label.tsx').then((it) => ({ default: it.BatchLabel })))
const PieceLabel = lazy(() => import('./piece-label.tsx').then((it) => ({ default: it.PieceLabel })))

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

/** The grams that would let it bear the name that is written, where it may not. */
function nameChangeOf(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  on: OnLabel | undefined,
): NameChange | undefined {
  if (!on || deniedPartsOf(on.label).length === 0) return undefined
  const answer: unknown = craft.analyse(namedRequestOf(craft, formula, own), { only: NAME_ALONE })
  return writtenNameOf(answer)?.cambio
}
const NAME_ALONE: ReadonlySet<string> = new Set(['nombreEscrito'])

/** The first line of that name with other grams. */
function putGrams(formula: TableFormula, name: string, grams: number): TableFormula {
  const line = formula.lines.find((one) => one.name === name)
  return line ? setGrams(formula, line.id, grams) : formula
}

/** The same lines in other words. */
const withWords = (formula: TableFormula, words: ReadonlyMap<string, string>): TableFormula => ({
  ...formula,
  lines: formula.lines.map((line) => ({ ...line, name: words.get(line.name) ?? line.name })),
})

function FormulaLabel({ craft, workshop: { formula, edit }, device }: Props) {
  const { own, habits, packets, saved } = device
  const on = useMemo(
    () =>
      labelOfFormula(craft, formula, own, habits, workshopReading({ packets, saved }, { doubt: nutrientDeviations })),
    [craft, formula, own, habits, packets, saved],
  )
  const toLook = on ? formulaPacketsToLook(craft, formula, on.label, own) : []
  const overview = useMemo(
    () => readTableFormula(craft.engine, formula, own, { advice: false }).overview,
    [craft, formula, own],
  )
  const change = useMemo(() => nameChangeOf(craft, formula, own, on), [craft, formula, own, on])
  return (
    <LabelDesk
      of="formula"
      change={change && { ...change, wasBalanced: overview?.verdict === 'equilibrada' }}
      onPut={(lines) =>
        edit((now) => lines.reduce((all, { ingrediente, gramos }) => putGrams(all, ingrediente, gramos), now))
      }
      crumbs={<PageLink to="">{formula.name || titleWords.placeholder}</PageLink>}
      craft={craft.id}
      on={overview && on}
      habits={habits}
      onChange={(typed) =>
        edit((now) => formulaWithDesk(now, LABEL_DESK, { ...statedInFormula(now), ...typed }), LABEL_DESK)
      }
      packets={<PacketsToLook packets={toLook} device={device} />}
      batches={batchesOfFormula(device.batches, formula.entry)}
      readAs={calculatedAs(formula.lines, (name) => craft.rowNamed(name, formula.type)?.name)}
      onRename={(written, name) => edit((now) => withWords(now, new Map([[written, name]])))}
      sheet={
        overview ? (
          <TechnicalSheet
            craft={craft}
            formula={formula}
            device={device}
            overview={overview}
            withCost={device.printsCost}
          />
        ) : null
      }
    />
  )
}

/** The label of the piece or the batch in the address, or else of the formula on the table. */
export function LabelPage(props: Props) {
  const { device } = props
  const id = useDocument()
  if (id === undefined) return <FormulaLabel {...props} />
  if (!device.isRead) return <p className="loading">{loadingText}</p>
  const piece = device.pieces.find((one) => one.id === id)
  if (piece) return <PieceLabel piece={piece} device={device} />
  const batch = device.batches.find((one) => one.id === id)
  const assembled = batch?.piece === undefined ? undefined : device.pieces.find((one) => one.id === batch.piece)
  if (batch && assembled) return <PieceLabel piece={assembled} batch={batch} device={device} />
  return batch ? <BatchLabel batch={batch} device={device} /> : <FormulaLabel {...props} />
}
