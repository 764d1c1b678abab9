import type { AppCraft } from '../engine/crafts.ts'
import type { OwnIngredient } from '../model/formula.ts'
import { DialogSheet } from '../ui/sheet.tsx'
import { ownSheetWords as say } from '../words/es/sheets.ts'
import { OwnForm } from './own-form.tsx'

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly name: string
  readonly own: readonly OwnIngredient[]
  readonly onSave: (ingredient: OwnIngredient) => void
  readonly onClose: () => void
}

/** An ingredient of one's own, made where a formula needs it. */
export const OwnSheet = ({ onClose, ...form }: Props) => (
  <DialogSheet title={say.title} craft={form.craft.id} wide onClose={onClose}>
    <OwnForm {...form} />
  </DialogSheet>
)
