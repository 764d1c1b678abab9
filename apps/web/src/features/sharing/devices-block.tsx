import { useState } from 'react'
import { codeOfKey } from '../../library/sharing/holders.ts'
import type { SharedDevice } from '../../library/sharing/state.ts'
import { sharingPart, useSharing } from '../../library/sharing/use-sharing.ts'
import { latelyText } from '../../ui/dates.ts'
import { useToast } from '../../ui/toasts.tsx'
import { mebibytesText } from '../../views/standing.ts'
import { deviceWords as say, sharingPageWords } from '../../words/es/sharing.ts'
import * as sharingCss from './sharing.module.css'
import '../../ui/style/controls.css'

/** ms since a device said that it is there during which it counts as being so: it says so every hour. */
const HERE_MS = 2 * 3_600_000

interface HolderProps {
  readonly device: SharedDevice
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** Somebody who may be given the next key: one that nobody has confirmed here says by which code it is known. */
const Holder = ({ device: { name, kind, publicKey, trust }, isChosen, onToggle }: HolderProps) => (
  <li>
    <label data-part="key-holder">
      <input type="checkbox" checked={isChosen} disabled={publicKey === ''} onChange={onToggle} />
      <span>
        <strong>{name}</strong>
        <br />
        <span className="muted">
          {[say.which[kind], trust !== 'known' && say.code(codeOfKey(publicKey))].filter(Boolean).join(' · ')}
        </span>
      </span>
      {trust === 'known' ? null : <strong className={sharingCss.warned}>{say.trust[trust]}</strong>}
    </label>
  </li>
)

interface RemoveProps {
  readonly device: SharedDevice
  /** Those that stay. */
  readonly others: readonly SharedDevice[]
  readonly onClose: () => void
}

/** A device is taken out by another key for all the others: asked where it stands. */
function Remove({ device: { id, name }, others, onClose }: RemoveProps) {
  const toast = useToast()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  // As they were when it was asked: what comes in meanwhile is given nothing.
  const [holders] = useState(others)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    holders.filter(({ trust }) => trust === 'known').map((one) => one.id),
  )
  const toggle = (one: string): void =>
    setChosen(chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one])
  async function remove(): Promise<void> {
    setState('busy')
    try {
      const given = holders.filter((one) => chosen.includes(one.id))
      await (await sharingPart()).removeDevice(id, given)
      toast({ text: say.removed(name) })
      onClose()
    } catch {
      setState('failed')
    }
  }
  return (
    <section className={`card ${sharingCss.remove}`} aria-label={say.removing(name)} data-part="remove-device">
      <h3>{say.removing(name)}</h3>
      <p>{say.how(chosen.length)}</p>
      {holders.length > 0 ? (
        <fieldset className={sharingCss.holders}>
          <legend>{say.holders}</legend>
          <ul>
            {holders.map((one) => (
              <Holder key={one.id} device={one} isChosen={chosen.includes(one.id)} onToggle={() => toggle(one.id)} />
            ))}
          </ul>
          {holders.every(({ trust }) => trust === 'known') ? null : <p className="muted">{say.compare}</p>}
        </fieldset>
      ) : null}
      <p className="muted">{say.inside(name)}</p>
      <div className="buttons">
        <button
          type="button"
          className={`button ${sharingCss.danger}`}
          disabled={state === 'busy'}
          onClick={() => void remove()}
        >
          {say.confirm}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {say.leaveIt(name)}
        </button>
      </div>
      {state === 'failed' ? <p role="alert">{say.failed}</p> : null}
    </section>
  )
}

function Mine({ name }: { readonly name: string }) {
  const [typed, setTyped] = useState<string>()
  const keep = (): void => {
    const next = typed?.trim()
    setTyped(undefined)
    if (next && next !== name) void sharingPart().then((it) => it.renameDevice(next))
  }
  if (typed === undefined)
    return (
      <button type="button" className="button quiet" onClick={() => setTyped(name)}>
        {say.rename}
      </button>
    )
  return (
    <input
      type="text"
      className={sharingCss.rename}
      aria-label={sharingPageWords.name}
      value={typed}
      maxLength={40}
      // biome-ignore lint/a11y/noAutofocus: it was asked for by the button that it takes the place of.
      autoFocus
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  )
}

interface RowProps {
  readonly device: SharedDevice
  readonly isThis: boolean
  readonly isUpToDate: boolean
  readonly onRemove: (() => void) | undefined
}

function Row({ device: { name, kind, seenAt, publicKey }, isThis, isUpToDate, onRemove }: RowProps) {
  const seen = new Date(seenAt)
  const isHere = isThis ? isUpToDate : Date.now() - seen.getTime() < HERE_MS
  const when = isThis && isUpToDate ? say.now : Number.isNaN(seen.getTime()) ? '' : latelyText(seen)
  return (
    <li className={sharingCss.device} data-part="shared-device">
      <span aria-hidden="true" data-tone={isHere ? 'good' : undefined}>
        {isHere ? '●' : '○'}
      </span>
      <p>
        <strong>{name}</strong>
        <br />
        <span className="muted">
          {[when, say.which[kind], isThis && say.code(codeOfKey(publicKey))].filter(Boolean).join(' · ')}
        </span>
      </p>
      {isThis ? (
        <span className={sharingCss.this}>
          <span className="muted">{say.this}</span>
          <Mine name={name} />
        </span>
      ) : onRemove ? (
        <button type="button" className="button" aria-label={say.removeOf(name)} onClick={onRemove}>
          {say.remove}
        </button>
      ) : null}
    </li>
  )
}

/** Ends the share: here, or for all. */
function Endings({ canDelete }: { readonly canDelete: boolean }) {
  const [isFailed, setFailed] = useState(false)
  const run = (work: () => Promise<void>): void => void work().catch(() => setFailed(true))
  return (
    <>
      <section className="card" aria-labelledby="leave">
        <h2 id="leave">{say.leave}</h2>
        <p className="muted">{say.leaveHelp}</p>
        <button type="button" className="button" onClick={() => run(async () => (await sharingPart()).leaveBook())}>
          {say.leaveNow}
        </button>
      </section>
      {canDelete ? (
        <section className="card" aria-labelledby="delete">
          <h2 id="delete">{say.delete}</h2>
          <p className="muted">{say.deleteHelp}</p>
          <button
            type="button"
            className={`button ${sharingCss.warned}`}
            onClick={() => run(async () => (await sharingPart()).deleteShared())}
          >
            {say.deleteNow}
          </button>
          {isFailed ? <p role="alert">{sharingPageWords.notReached}</p> : null}
        </section>
      ) : null}
    </>
  )
}

/** Who has the book. */
export function DevicesBlock({ isOut }: { readonly isOut: boolean }) {
  const { devices, mine, room, standing } = useSharing()
  const [removed, setRemoved] = useState<SharedDevice>()
  const isOwner = mine?.kind === 'book' && !isOut
  const ordered = devices.toSorted((a, b) => Number(b.id === mine?.device) - Number(a.id === mine?.device))
  return (
    <>
      {isOut ? null : (
        <section className={`card ${sharingCss.devices}`} aria-labelledby="devices">
          <header>
            <h2 id="devices">{say.title}</h2>
            {room ? (
              <span className="muted">
                {say.room(
                  devices.length,
                  room.mostDevices,
                  mebibytesText(room.bytes).replace(/\sMiB$/, ''),
                  mebibytesText(room.mostBytes),
                )}
              </span>
            ) : null}
          </header>
          <ul>
            {ordered.map((device) => (
              <Row
                key={device.id}
                device={device}
                isThis={device.id === mine?.device}
                isUpToDate={standing.kind === 'upToDate'}
                onRemove={isOwner ? () => setRemoved(device) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {removed ? (
        <Remove
          key={removed.id}
          device={removed}
          others={ordered.filter(({ id }) => id !== removed.id && id !== mine?.device)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
      <Endings canDelete={isOwner} />
    </>
  )
}
