import { type ReactNode, useEffect, useState } from 'react'
import { sharedWithKey } from '../../library/sharing/shared-as.ts'
import { useOffer } from '../../library/sharing/use-offer.ts'
import { sharingPart, useSharing } from '../../library/sharing/use-sharing.ts'
import { loadDevice } from '../../library/use-device.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { hrefOfPage } from '../../routes/use-page.ts'
import * as pageCss from '../../ui/page.module.css'
import { ClashCard } from '../../views/clash.tsx'
import { syncStatusText } from '../../views/standing.ts'
import { joinWords, sharingPageWords as say, syncDetailWords } from '../../words/es/sharing.ts'
import { DevicesBlock } from './devices-block.tsx'
import { JoinBlock } from './join-block.tsx'
import { JoinedBlock } from './joined-block.tsx'
import { KeyBlock } from './key-block.tsx'
import { type BookSecret, secretInAddress } from './secret-link.ts'
import * as sharingCss from './sharing.module.css'
import { WeighsBlock } from './weighs-block.tsx'
import '../../ui/style/controls.css'

/** What a device is called until somebody says otherwise. */
function usualName(): string {
  const agent = navigator.userAgent
  if (/iPhone|Android.*Mobile/.test(agent)) return say.names.phone
  return /iPad|Android/.test(agent) ? say.names.tablet : say.names.desk
}

/** A key that came with the address: taken out of it at once. */
function takeKey(): BookSecret | 'broken' | undefined {
  const found = secretInAddress(location.hash)
  if (found) history.replaceState(history.state, '', location.pathname)
  return found
}

interface AloneProps {
  readonly relay: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onJoin: () => void
  readonly onShared: () => void
}

/** The book is on this device alone. */
function Alone({ relay, name, onName, onJoin, onShared }: AloneProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function share(): Promise<void> {
    setState('busy')
    try {
      await loadDevice()
      // Who has just shared it wants to see the key.
      onShared()
      await (await sharingPart()).shareBook(relay, name.trim() || usualName())
    } catch {
      setState('failed')
    }
  }
  return (
    <section className="card" aria-label={say.title}>
      <p className="lead">{say.alone}</p>
      <NameField name={name} onName={onName} />
      <div className="buttons">
        <button type="button" className="button primary" disabled={state === 'busy'} onClick={() => void share()}>
          {say.share}
        </button>
        <button type="button" className="button" onClick={onJoin}>
          {say.join}
        </button>
      </div>
      {state === 'failed' ? <p role="alert">{say.notReached}</p> : null}
    </section>
  )
}

const LONGEST_NAME = 40
const NameField = ({ name, onName }: Pick<AloneProps, 'name' | 'onName'>) => (
  <label className={`field ${sharingCss.name}`}>
    {say.name}
    <input type="text" value={name} maxLength={LONGEST_NAME} onChange={(event) => onName(event.target.value)} />
  </label>
)

interface SharedProps {
  /** What is weighed today, on a device that only weighs. */
  readonly today: ReactNode
  readonly isNew: boolean
  readonly onNewKey: () => void
}

/** What is shared, with whom, and how it stands. */
function Shared({ today, isNew, onNewKey }: SharedProps) {
  const { standing, mine, devices, clashing, setAside } = useSharing()
  const [shape, words] = syncStatusText(standing, Date.now())
  const isOut = standing.kind === 'lost' || standing.kind === 'gone'
  const help = Object.hasOwn(syncDetailWords, standing.kind)
    ? syncDetailWords[standing.kind as keyof typeof syncDetailWords]
    : undefined
  const lead =
    mine?.kind === 'weigh' ? say.weighs : say.devices(Math.max(1, devices.length), standing.kind === 'upToDate')
  return (
    <>
      {isOut ? null : <p className="serif">{lead}</p>}
      {help ? (
        <section className={`card ${sharingCss.told}`} aria-label={words}>
          <span aria-hidden="true" data-tone={shape === '▼' ? 'bad' : undefined}>
            {shape}
          </span>
          <p>
            <strong>{words}</strong>
            <br />
            <span className="muted">{help}</span>
          </p>
          {isOut ? (
            <button type="button" className="button" onClick={onNewKey}>
              {standing.kind === 'lost' ? say.newKey : say.startOver}
            </button>
          ) : standing.kind === 'full' ? (
            <PageLink to="formulas" className="button">
              {say.seePhotos}
            </PageLink>
          ) : null}
        </section>
      ) : null}
      {setAside === undefined ? null : (
        <p className="muted" data-part="set-aside">
          {say.setAside(setAside)}
        </p>
      )}
      {clashing.map((one) => (
        <ClashCard key={one.id} clashing={one} mine={mine?.name} />
      ))}
      <div className={sharingCss.columns}>
        {isOut ? null : (
          <div>
            {mine?.kind === 'weigh' ? (
              <>
                {today}
                <WeighsBlock />
              </>
            ) : (
              <KeyBlock key={mine?.room} isShown={isNew} />
            )}
          </div>
        )}
        <div>
          <JoinedBlock />
          <DevicesBlock isOut={isOut} />
        </div>
      </div>
    </>
  )
}

/** «Compartir el libro»: one book on several devices. */
export function SharingPage({ today }: Partial<Pick<SharedProps, 'today'>>) {
  const { standing } = useSharing()
  const offer = useOffer()
  const [name, setName] = useState(usualName)
  const [key] = useState(takeKey)
  const [isJoining, setJoining] = useState(key !== undefined)
  const [isNew, setNew] = useState(false)
  const [isOver, setOver] = useState(false)
  const isShared = standing.kind !== 'off'
  useEffect(() => {
    if (sharedWithKey()) void sharingPart().then((it) => it.followBook())
  }, [])
  const isOut = standing.kind === 'lost' || standing.kind === 'gone'
  const isNowhere = !isShared && !sharedWithKey() && offer === 'none'
  useEffect(() => {
    if (!isNowhere) return
    // In the place of this step of the history: who goes back does not come here again.
    history.replaceState(history.state, '', hrefOfPage('copia'))
    dispatchEvent(new PopStateEvent('popstate'))
  }, [isNowhere])
  const offered = offer && offer !== 'none' && offer !== 'away' ? offer.relay : undefined
  // What is not offered is not spoken of.
  if (isNowhere || (!isShared && offer === undefined)) return null
  return (
    <div className={`${pageCss.page} ${sharingCss.page}`}>
      <header className={pageCss.head}>
        {today ? null : (
          <PageLink to="copia" className={sharingCss.back}>
            <span aria-hidden="true">‹</span> {say.back}
          </PageLink>
        )}
        <h1>{say.title}</h1>
      </header>
      {isJoining && isShared && !isOut ? <p role="alert">{joinWords.already}</p> : null}
      {isShared && !(isOut && (isJoining || isOver)) ? (
        <Shared
          today={today}
          isNew={isNew}
          onNewKey={() => (standing.kind === 'gone' ? setOver(true) : setJoining(true))}
        />
      ) : sharedWithKey() && !isShared ? null : offered === undefined ? (
        <p className="lead">{say.notReached}</p>
      ) : isJoining ? (
        <JoinBlock
          relay={offered}
          name={name}
          nameField={<NameField name={name} onName={setName} />}
          given={key}
          onClose={() => setJoining(false)}
        />
      ) : (
        <Alone
          relay={offered}
          name={name}
          onName={setName}
          onJoin={() => setJoining(true)}
          onShared={() => setNew(true)}
        />
      )}
    </div>
  )
}
