import { recoverFormula } from '../../library/commands/formulas.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { latelyText } from '../../ui/dates.ts'
import { useToast } from '../../ui/toasts.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { binWords as say } from '../../words/es/book.ts'
import { craftNames } from '../../words/es/shell.ts'
import * as bookCss from './book.module.css'

/** What was deleted, for thirty days. */
export function DeletedFormulas({ device }: { readonly device: DeviceShelf }) {
  const toast = useToast()
  return (
    <>
      <p className="muted">{device.bin.length === 0 ? say.empty : say.help}</p>
      <ul className={bookCss.list} data-part="book-list">
        {device.bin.map((saved) => (
          <li key={saved.id} className={bookCss.row} data-part="book-row" data-craft={saved.formula.craft}>
            <span className={bookCss.open} data-part="book-open">
              <span className={bookCss.name} data-part="book-name">
                {formulaNameOf(saved)}
              </span>
              <span className={bookCss.type} data-part="book-type">
                {craftNames[saved.formula.craft]}
              </span>
              <span className={bookCss.when}>{latelyText(new Date(saved.deletedAt ?? saved.savedAt))}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={say.recoverOne(formulaNameOf(saved))}
              onClick={() =>
                void recoverFormula(saved.id).then(() => toast({ text: say.recovered(formulaNameOf(saved)) }))
              }
            >
              {say.recover}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
