import { roundTo } from '@obrador/engine'
import { useMemo, useState } from 'react'
import type { AppCraft } from '../engine/crafts.ts'
import { decapitaliseName, listText, numberText } from '../format/page-speech.ts'
import { keepBatch } from '../library/commands/batches.ts'
import { lotMark } from '../library/sharing/shared-as.ts'
import { useWeighsOnly } from '../library/sharing/use-sharing.ts'
import { useDevice } from '../library/use-device.ts'
import { newId, type TableFormula } from '../model/formula.ts'
import { type LineNote, lotOfBatch, type MadeBatch, type MadeBatchLine } from '../model/made-batch.ts'
import { lotOfSack } from '../model/open-sacks.ts'
import { beliefsInBatches } from '../reading/believed.ts'
import { identifiedLinesOf, packetsReadOf } from '../reading/identity.ts'
import { type BatchAnswer, type NotedBatch, readBatch } from '../reading/made-batch.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { DialogSheet } from '../ui/sheet.tsx'
import { useToast } from '../ui/toasts.tsx'
import { madeBatchWords as say } from '../words/es/made-batch.ts'
import { openLabelOf } from '../workshop/pieces.ts'
import { useLineSacks } from '../workshop/use-line-sacks.ts'
import * as batchCss from './batch.module.css'
import { BatchCard } from './batch-card.tsx'
import { BatchMeasureForm, typedDegreesIn, typedLinesIn, typedMeasuresOf, typedReadingsIn } from './measure-form.tsx'
import { type ToWeigh, WeighingLines } from './weighing-lines.tsx'

interface Props {
  readonly craft: AppCraft
  /** As it was weighed. */
  readonly formula: TableFormula
  /** How many pieces it was weighed for, where it was. */
  readonly pieces?: number | undefined
  /** By line, what was noted while it was weighed. */
  readonly noted?: readonly (LineNote | undefined)[]
  readonly onClose: () => void
  readonly onKept: () => void
}

const today = (): string => new Date().toLocaleDateString('sv-SE')

/** The answer to a question, as what was weighed or read indeed. */
function answered(noted: NotedBatch, cause: BatchAnswer['causas'][number] | undefined): NotedBatch {
  if (!cause) return { ...noted, isSure: true }
  const { causa, linea, que, gramos } = cause
  const chosen = {
    causa,
    ...(linea !== undefined && { linea }),
    ...(que !== undefined && { que }),
    ...(gramos !== undefined && { gramos }),
  }
  if (linea === undefined) return { ...noted, chosen }
  const meant = noted.formula.lines[cause.linea ?? -1]?.grams ?? 0
  const grams = cause.causa === 'olvidado' ? 0 : cause.causa === 'doble' ? 2 * meant : meant + (cause.gramos ?? 0)
  const lines = noted.lines.map(
    (line): MadeBatchLine => (line.line === cause.linea ? { ...line, grams: Math.max(0, grams) } : line),
  )
  return { ...noted, lines, chosen }
}

interface Told {
  readonly note: string
  readonly pieces: number | undefined
  readonly to: string
}

interface KeptProps {
  readonly lot: string
  readonly told: Told
  readonly onLot: (lot: string) => void
  readonly onTold: (told: Told) => void
}

/** What the book and the label say of it besides what it measured. */
const KeptFields = ({ lot, told, onLot, onTold }: KeptProps) => (
  <div className={batchCss.kept}>
    <label className={batchCss.field}>
      <span>{say.ownLot}</span>
      <input type="text" maxLength={60} value={lot} onChange={(event) => onLot(event.target.value)} />
      <span className={`muted ${batchCss.why}`}>{say.ownLotHelp}</span>
    </label>
    <details>
      <summary>{say.moreOfIt}</summary>
      <div className={batchCss.form}>
        <label className={batchCss.field}>
          <span>{say.note}</span>
          <textarea rows={2} value={told.note} onChange={(event) => onTold({ ...told, note: event.target.value })} />
        </label>
        <div className={batchCss.field}>
          <span aria-hidden="true">{say.pieces}</span>
          <QuantityInput
            label={say.pieces}
            value={told.pieces}
            onChange={(pieces) => onTold({ ...told, pieces })}
            onClear={() => onTold({ ...told, pieces: undefined })}
          />
        </div>
        <label className={batchCss.field}>
          <span>{say.to}</span>
          <input
            type="text"
            maxLength={120}
            value={told.to}
            onChange={(event) => onTold({ ...told, to: event.target.value })}
          />
          <span className={`muted ${batchCss.why}`}>{say.toHelp}</span>
        </label>
      </div>
    </details>
  </div>
)

interface AddingProps {
  readonly answer: BatchAnswer
  readonly onAdded: () => void
  readonly onBack: () => void
}

/** What mends the batch, on the scale as anything else that is weighed. */
function Adding({ answer, onAdded, onBack }: AddingProps) {
  const [ticks, setTicks] = useState<readonly string[]>([])
  const lines = answer.ahora.anadir.map(({ nombre, gramos }): ToWeigh => {
    const weight = roundTo(gramos, 1)
    return { id: nombre, name: nombre, weight, tick: `${nombre} ${weight}` }
  })
  return (
    <>
      <WeighingLines
        lines={lines}
        ticks={ticks}
        onTicks={setTicks}
        after={
          <button type="button" className="button primary" onClick={onAdded}>
            {say.added}
          </button>
        }
      />
      <button type="button" className="button quiet" onClick={onBack}>
        {say.card}
      </button>
    </>
  )
}

/** What of an answer is kept with its batch: what was expected, what was said in a line, what was mended, what it teaches. */
function keptOf(
  answer: BatchAnswer,
  { readings }: NotedBatch,
  isAdded: boolean,
): Pick<MadeBatch, 'told' | 'verdict' | 'sentence' | 'added' | 'evidence' | 'open'> {
  const { esperado, partes, ahora, pregunta, cuadra, estado } = answer
  const evidence = pregunta || readings.length === 0 ? undefined : estado.hornadas.at(-1)
  const added = isAdded ? ahora.anadir.map(({ nombre, gramos }) => ({ name: nombre, grams: gramos })) : []
  const said = partes.find(({ que }) => que === 'titular')?.frase ?? answer.frase
  const mended = added.map(({ name, grams }) => say.addedGrams(numberText(grams, 1), decapitaliseName(name)))
  return {
    told: esperado.flatMap(({ que, linea, valor, mas_menos, medido, cuadra: agrees = 'si' }) =>
      medido === undefined
        ? []
        : [{ que, ...(linea !== undefined && { line: linea }), expected: valor, sd: mas_menos, read: medido, agrees }],
    ),
    verdict: pregunta ? 'no' : cuadra,
    sentence: mended.length > 0 ? `${said} ${say.mended(listText(mended, 'y'))}` : said,
    ...(added.length > 0 && { added }),
    ...(evidence && { evidence }),
    ...(estado.abiertos && { open: estado.abiertos }),
  }
}

/** «Terminada»: what was measured, what it says, and the batch is in the book. */
export function FinishSheet({ craft, formula, pieces: weighed, noted: written, onClose, onKept }: Props) {
  const device = useDevice()
  const toast = useToast()
  const weighsOnly = useWeighsOnly()
  const estado = useMemo(() => beliefsInBatches(device.batches, device.habits), [device.batches, device.habits])
  const names = formula.lines.map(({ name }) => name)
  const blank: NotedBatch = { formula, day: today(), lines: [], readings: [] }
  const plan = useMemo(
    () => readBatch(craft, { formula, day: today(), lines: [], readings: [] }, device.own, estado),
    [craft, formula, device.own, estado],
  )
  const telling = typeof plan === 'string' ? ['peso'] : (plan.medir ?? ['peso'])
  const identified = identifiedLinesOf(craft, formula, device.own)
  const sackOf = useLineSacks(craft.engine)
  const open = identified.map(({ identity }) => lotOfSack(sackOf(identity)))
  const [typed, setTyped] = useState(() => typedMeasuresOf(written))
  const [noted, setNoted] = useState<NotedBatch>()
  const [isAdded, setIsAdded] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [lot, setLot] = useState(() => lotOfBatch(device.batches, today(), lotMark()))
  const [told, setTold] = useState<Told>({ note: '', pieces: weighed, to: '' })
  const read = useMemo(() => noted && readBatch(craft, noted, device.own, estado), [craft, noted, device.own, estado])

  function look(isMeasured: boolean): void {
    const degrees = typedDegreesIn(typed)
    setIsAdded(false)
    setNoted({
      ...blank,
      lines: typedLinesIn(typed, identified, open),
      readings: isMeasured ? typedReadingsIn(typed) : [],
      ...(Object.keys(degrees).length > 0 && { temperatures: degrees }),
    })
  }

  function save(answer: BatchAnswer): void {
    if (!noted) return
    const id = newId()
    const { note, pieces, to } = told
    void keepBatch({
      id,
      at: new Date().toISOString(),
      ...noted,
      ...keptOf(answer, noted, isAdded),
      packets: packetsReadOf(craft, formula, device.packets),
      lot: lot.trim(),
      note,
      ...(pieces !== undefined && pieces > 0 && { pieces }),
      ...(to.trim() !== '' && { to: to.trim() }),
    }).then((isWritten) => {
      if (!isWritten) return
      toast({
        text: say.saved(lot.trim()),
        // Labels are printed where formulas are changed.
        ...(weighsOnly ? {} : { action: { label: say.label, run: () => openLabelOf(id) } }),
        isOver: true,
      })
    })
    onKept()
  }

  return (
    <DialogSheet title={noted ? say.card : say.title} craft={formula.craft} onClose={onClose}>
      {noted === undefined || read === undefined || typeof read === 'string' ? (
        <>
          <BatchMeasureForm telling={telling} names={names} open={open} typed={typed} onTyped={setTyped} />
          {typeof read === 'string' ? <p role="alert">{`${say.refused} ${read}`}</p> : null}
          <div className={batchCss.foot}>
            <button
              type="button"
              className="button primary"
              disabled={typedReadingsIn(typed).length === 0}
              onClick={() => look(true)}
            >
              {say.look}
            </button>
            <button type="button" className="button" onClick={() => look(false)}>
              {say.onlyNote}
            </button>
          </div>
        </>
      ) : isAdding ? (
        <Adding
          answer={read}
          onAdded={() => {
            setIsAdding(false)
            setIsAdded(true)
          }}
          onBack={() => setIsAdding(false)}
        />
      ) : (
        <>
          <BatchCard
            answer={read}
            isAdded={isAdded}
            onAnswer={(cause) => setNoted(answered(noted, cause))}
            onAgain={() => setNoted(undefined)}
            onAdd={() => setIsAdding(true)}
          />
          <KeptFields lot={lot} told={told} onLot={setLot} onTold={setTold} />
          <div className={batchCss.foot}>
            <button type="button" className="button primary" onClick={() => save(read)}>
              {say.save}
            </button>
            <button type="button" className="button" onClick={() => setNoted(undefined)}>
              {say.again}
            </button>
          </div>
        </>
      )}
    </DialogSheet>
  )
}
