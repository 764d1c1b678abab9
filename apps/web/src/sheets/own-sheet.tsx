import type { AppCraft } from '../craft/registry.ts'
import type { OwnIngredient } from '../formula/model.ts'
import { own as say } from '../messages/sheets.ts'
import { OwnForm } from '../pantry/own-form.tsx'
import { Sheet } from './sheet.tsx'

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
  <Sheet title={say.title} craft={form.craft.id} wide onClose={onClose}>
    <OwnForm {...form} />
  </Sheet>
)
