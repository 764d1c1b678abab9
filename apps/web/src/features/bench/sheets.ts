import type { AppCraft } from '../../engine/crafts.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableLine } from '../../model/formula.ts'
import type { PublishedName } from '../../views/type-map.tsx'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

/** What opens over the bench. Most of it is of other features: who brings them together hands it over. */
export type OpenedSheet =
  /** `isSafe`: so far inside that it holds with the next purchase too. */
  | { readonly sheet: 'balance'; readonly isSafe?: boolean }
  /** `text`: what has been pasted already. */
  | { readonly sheet: 'paste'; readonly text?: string }
  | { readonly sheet: 'version' }
  | { readonly sheet: 'compare' }
  | { readonly sheet: 'published'; readonly published: PublishedName }
  | { readonly sheet: 'share' }
  | { readonly sheet: 'embed' }
  | { readonly sheet: 'kitchen' }
  | { readonly sheet: 'cost' }
  | { readonly sheet: 'own'; readonly name: string; readonly line: TableLine }

export interface SheetProps {
  readonly opened: OpenedSheet
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** Another of them, in its place. */
  readonly onOpen: (opened: OpenedSheet) => void
  readonly onClose: () => void
}
