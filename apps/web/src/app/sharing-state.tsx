import { useEffect, useState } from 'react'
import type { SyncStatus } from '../library/sharing/state.ts'
import { sharingPart, useSharing } from '../library/sharing/use-sharing.ts'
import { useDevice } from '../library/use-device.ts'
import { PageLink } from '../routes/page-link.tsx'
import { useToast } from '../ui/toasts.tsx'
import { syncStatusText } from '../views/standing.ts'
import { copyStateWords } from '../words/es/copy.ts'
import { putBackWords as say } from '../words/es/sharing.ts'
import * as shellCss from './shell.module.css'

/** ms after which «hace 2 min» is looked at again. */
const TICK_MS = 30_000

/** How the shared book stands, where the state of the copy would be. It is spoken when it becomes another, and not as time goes by. */
export function SharingState() {
  const { standing, putBackAt } = useSharing()
  const { unsaved } = useDevice()
  const toast = useToast()
  const [began] = useState(Date.now)
  const [now, setNow] = useState(began)
  useEffect(() => {
    if (putBackAt !== undefined && putBackAt >= began) toast({ text: say.putBack, keep: say.seen })
  }, [putBackAt, began, toast])
  useEffect(() => {
    void sharingPart().then((it) => it.followBook())
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const [shape, words] =
    unsaved.length > 0 ? (['▼', copyStateWords.unsaved] as const) : syncStatusText(standing, Math.max(now, Date.now()))
  return (
    <>
      <PageLink to="compartir" className={shellCss.copyState} data-part="copy-state">
        <span data-tone={shape === '●' ? 'good' : shape === '▼' ? 'bad' : undefined}>
          <span aria-hidden="true">{shape}</span> {words}
        </span>
      </PageLink>
      <span className="unseen" role="status">
        <Spoken key={standing.kind} standing={standing} />
      </span>
    </>
  )
}

/** What is said of a kind when it begins; it stays so until it is another. */
function Spoken({ standing }: { readonly standing: SyncStatus }) {
  const [said] = useState(() => syncStatusText(standing, Date.now())[1])
  return said
}
