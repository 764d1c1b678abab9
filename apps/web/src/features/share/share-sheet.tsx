import { useEffect, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { pageLanguage } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { allLines } from '../../model/levels.ts'
import { fragmentOfFormula } from '../../model/link.ts'
import { NO_NORMS } from '../../model/norms.ts'
import { downloadFile, fileName, formulaToCsv } from '../../model/transfer.ts'
import { formulaText } from '../../reading/as-text.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { SendText } from '../../ui/send-text.tsx'
import { DialogSheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { tableWords } from '../../words/es/bench.ts'
import { shareWords as say } from '../../words/es/sheets.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly formula: TableFormula
  readonly device: DeviceShelf
  readonly onEmbed: () => void
  readonly onClose: () => void
}

/** Longer than this, what sends it may cut it. */
const LONGEST_LINK = 8000

/** Who opens it reads it in the language that it was sent in. */
function addressOf(fragment: string): string {
  const asked = pageLanguage() === 'es' ? '' : `?idioma=${pageLanguage()}`
  return new URL(`./${asked}${fragment}`, location.href).href
}

export function ShareSheet({ craft, formula, device, onEmbed, onClose }: Props) {
  const toast = useToast()
  const { own } = device
  const [link, setLink] = useState('')
  const [withSteps, setWithSteps] = useState(true)
  const { said, copy } = useCopy(say)
  const hasSteps = (formula.steps ?? []).length > 0
  const isLong = link.length > LONGEST_LINK

  const { steps: _steps, ...without } = formula
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left out follows the formula.
  useEffect(() => {
    void fragmentOfFormula({ formula: withSteps ? formula : without, own }).then((fragment) =>
      setLink(addressOf(fragment)),
    )
  }, [formula, own, withSteps])

  /** As a copy that holds this formula alone: whoever gets it restores it. */
  async function save(): Promise<void> {
    const { libraryCopyOf, firstFormulaOf, copyToJson } = await import('../../library/copy.ts')
    const used = own.filter(({ id }) => allLines(formula).some((line) => line.own === id))
    const alone = {
      ...libraryCopyOf({ ...device.now(), saved: [], own: used, prices: {}, pieces: [], pantry: [] }, {}),
      tables: [],
    }
    const { day: _day, habits: _habits, ...sent } = alone
    const { entry: _entry, ...plain } = formula
    const text = copyToJson({ ...sent, norms: NO_NORMS, formulas: [firstFormulaOf(plain, sent.at)] })
    downloadFile(`${fileName(formula.name)}.json`, 'application/json', text)
  }

  const exportAsWorkbook = async (): Promise<void> =>
    (await import('./export-workbook.ts')).exportWorkbook(craft, formula, device, toast)

  return (
    <DialogSheet title={say.title} craft={formula.craft} onClose={onClose}>
      <p className="muted">{say.help}</p>
      <label className="field">
        {say.link}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <fieldset className="radios">
        <legend>{say.what}</legend>
        <label>
          <input type="checkbox" checked disabled />
          {say.lines}
        </label>
        {hasSteps ? (
          <label>
            <input type="checkbox" checked={withSteps} onChange={() => setWithSteps(!withSteps)} />
            {say.steps}
          </label>
        ) : null}
      </fieldset>
      {isLong ? <p>{say.tooLong}</p> : null}
      <div className="buttons">
        <button type="button" className="button primary" disabled={link === ''} onClick={() => copy(link)}>
          <DecorativeIcon name="copy" />
          {say.copy}
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title: formula.name, url: link }).catch(() => undefined)}
          >
            <DecorativeIcon name="share" />
            {say.send}
          </button>
        ) : null}
      </div>
      <p aria-live="polite">{said}</p>
      <div className="buttons">
        <SendText
          title={formula.name}
          text={() => formulaText(craft, withSteps ? formula : without, own, device.habits)}
        />
      </div>
      <fieldset className="buttons">
        <legend>{say.files}</legend>
        <button type="button" className="button" onClick={() => void exportAsWorkbook()}>
          {say.workbook}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            downloadFile(
              `${fileName(formula.name)}.csv`,
              'text/csv;charset=utf-8',
              formulaToCsv(formula, [tableWords.ingredient, tableWords.grams, '%']),
            )
          }
        >
          {say.csv}
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          {say.file}
        </button>
      </fieldset>
      <button type="button" className="button quiet" onClick={onEmbed}>
        {say.embed}
      </button>
    </DialogSheet>
  )
}
