import { recoverFormula } from '../../library/commands/formulas.ts'
import type { Device } from '../../library/use-device.ts'
import { lately } from '../../ui/dates.ts'
import { useToast } from '../../ui/toasts.tsx'
import { nameOf } from '../../views/formula-name.ts'
import { bin as say } from '../../words/es/book.ts'
import { crafts } from '../../words/es/shell.ts'
import * as bookCss from './book.module.css'

/** What was deleted, for thirty days. */
export function Bin({ device }: { readonly device: Device }) {
  const toast = useToast()
  return (
    <>
      <p className="muted">{device.bin.length === 0 ? say.empty : say.help}</p>
      <ul className={bookCss.list} data-part="book-list">
        {device.bin.map((saved) => (
          <li key={saved.id} className={bookCss.row} data-part="book-row" data-craft={saved.formula.craft}>
            <span className={bookCss.open} data-part="book-open">
              <span className={bookCss.name} data-part="book-name">
                {nameOf(saved)}
              </span>
              <span className={bookCss.type} data-part="book-type">
                {crafts[saved.formula.craft]}
              </span>
              <span className={bookCss.when}>{lately(new Date(saved.deletedAt ?? saved.savedAt))}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={say.recoverOne(nameOf(saved))}
              onClick={() => void recoverFormula(saved.id).then(() => toast({ text: say.recovered(nameOf(saved)) }))}
            >
              {say.recover}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
