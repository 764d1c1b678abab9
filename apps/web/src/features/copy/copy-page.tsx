import { useEffect, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { markCopied } from '../../library/commands/copies.ts'
import { makeCopy } from '../../library/make-copy.ts'
import { copyAge } from '../../library/reminder.ts'
import { sharedWithKey } from '../../library/sharing/shared-as.ts'
import { useSharingOffered } from '../../library/sharing/use-offer.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { PageLink } from '../../routes/page-link.tsx'
import * as pageCss from '../../ui/page.module.css'
import { useToast } from '../../ui/toasts.tsx'
import { copyWords as say } from '../../words/es/copy.ts'
import { sharingPageWords } from '../../words/es/sharing.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as copyCss from './copy.module.css'
import { FileBlock } from './copy-file.tsx'
import { RestoreBlock } from './copy-restore.tsx'
import { SettingsBlock } from './settings-block.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

/** Whether the browser has promised not to clear what is kept; asked for here, where it is spoken of. */
function useStays(): boolean | undefined {
  const [stays, setStays] = useState<boolean>()
  useEffect(() => {
    navigator.storage?.persist?.().then(setStays, () => setStays(false))
  }, [])
  return stays
}

/** Never to lose the book, without an account. */
export function CopyPage({ craft, workshop, device }: Props) {
  const toast = useToast()
  const stays = useStays()
  const isOffered = useSharingOffered()
  const { saved, own, prices, copiedAt, isKept } = device

  async function make(): Promise<void> {
    await makeCopy()
    toast({ text: say.made })
    await markCopied()
  }

  return (
    <div className={`${pageCss.page} ${copyCss.page}`}>
      <header className={pageCss.head}>
        <h1>{say.title}</h1>
        <p className="lead">
          {say.book(saved.length, own.length, Object.keys(prices).length)} {say.last(copyAge(copiedAt))}
        </p>
        <p>{sharedWithKey() ? say.whereShared : say.where}</p>
        <p className="muted">{!isKept ? say.notKept : stays === undefined ? '' : stays ? say.stays : say.mayGo}</p>
      </header>
      <section className="card" aria-labelledby="make-copy">
        <h2 id="make-copy">{say.make}</h2>
        <p>{say.makeHelp}</p>
        <button type="button" className="button primary" onClick={() => void make()}>
          {say.make}
        </button>
      </section>
      {isOffered ? (
        <section className="card" aria-labelledby="sharing">
          <h2 id="sharing">{sharingPageWords.title}</h2>
          <p>{sharingPageWords.about}</p>
          <PageLink to="compartir" className="button">
            {sharingPageWords.open}
          </PageLink>
        </section>
      ) : null}
      <FileBlock device={device} />
      <RestoreBlock craft={craft} workshop={workshop} device={device} />
      <SettingsBlock device={device} />
    </div>
  )
}
