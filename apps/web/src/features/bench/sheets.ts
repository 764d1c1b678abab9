import type { AppCraft } from '../../engine/crafts.ts'
import type { Device } from '../../library/use-device.ts'
import type { Line } from '../../model/formula.ts'
import type { PublishedName } from '../../views/type-map.tsx'
import type { Workshop } from '../../workshop/use-workshop.ts'

/** What opens over the bench. Most of it is of other features: who brings them together hands it over. */
export type Opened =
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
  | { readonly sheet: 'own'; readonly name: string; readonly line: Line }

export interface SheetProps {
  readonly opened: Opened
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  readonly onClose: () => void
}
