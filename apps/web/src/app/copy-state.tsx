import { useEffect } from 'react'
import { markReminded } from '../library/commands/copies.ts'
import { copyAge, needsCopy } from '../library/reminder.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { PageLink } from '../routes/page-link.tsx'
import { goToPage } from '../routes/use-page.ts'
import { useToast } from '../ui/toasts.tsx'
import { reminderWords, copyStateWords as say } from '../words/es/copy.ts'
import * as shellCss from './shell.module.css'

/** Always the same few words: how safe the book is. */
function wordsFor(device: DeviceShelf): readonly [shape: string, words: string] {
  const { file, copiedAt, unsaved } = device
  if (unsaved.length > 0) return ['▼', say.unsaved]
  if (file?.is === 'current') return ['●', say.inFile]
  if (file) return [file.is === 'locked' ? '○' : '▼', say.fileWaits]
  const days = copyAge(copiedAt)
  if (days !== undefined) return [needsCopy(device) ? '○' : '●', say.copied(days)]
  return [needsCopy(device) ? '▼' : '○', say.never]
}

const WEEK_MS = 7 * 86_400_000

/** The state of the copy, where it leads to the copy itself; once a week at most it speaks up. */
export function CopyState({ device }: { readonly device: DeviceShelf }) {
  const toast = useToast()
  const { copiedAt, remindedAt } = device
  const speaks = needsCopy(device) && Date.now() - Date.parse(remindedAt ?? '1970-01-01') > WEEK_MS
  useEffect(() => {
    if (!speaks) return
    toast({
      text: reminderWords.text(copyAge(copiedAt)),
      action: { label: reminderWords.action, run: () => goToPage('copia') },
      patient: true,
    })
    void markReminded()
  }, [speaks, copiedAt, toast])
  // There is nothing to copy yet.
  if (device.saved.length === 0 && !copiedAt && !device.file && device.unsaved.length === 0) return null
  const [shape, words] = wordsFor(device)
  return (
    <PageLink to="copia" className={shellCss.copyState} data-part="copy-state">
      <span data-tone={shape === '●' ? 'good' : shape === '▼' ? 'bad' : undefined}>
        <span aria-hidden="true">{shape}</span> {words}
      </span>
    </PageLink>
  )
}
