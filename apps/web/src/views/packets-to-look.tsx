import { lazy, Suspense, useState } from 'react'
import { shownName } from '../format/page-speech.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import type { PacketToLook } from '../reading/counter.ts'
import { PageLink } from '../routes/page-link.tsx'
import { packetWords as say } from '../words/es/packets.ts'
import type { PacketAsked } from './packet-sheet.tsx'
import '../ui/style/controls.css'

const PacketSheet = lazy(() => import('./packet-sheet.tsx').then((it) => ({ default: it.PacketSheet })))

interface Props {
  /** One for each product that waits for it. */
  readonly packets: readonly PacketToLook[]
  readonly device: DeviceShelf
  readonly className?: string | undefined
}

/** Packets that somebody has still to look at, each once; the answer counts for all that is made. */
export function PacketsToLook({ packets, device, className = '' }: Props) {
  const [asked, setAsked] = useState<PacketAsked>()
  const each = [...Map.groupBy(packets, ({ identity }) => identity).values()]
  return (
    <>
      {each.length > 0 ? (
        <section className={`card ${className}`} aria-labelledby="packets-missing" data-part="packets-missing">
          <h2 id="packets-missing">{say.missing(each.length)}</h2>
          <ul className="reasons">
            {each.flatMap((all) =>
              all.slice(0, 1).map((packet) => (
                <li key={packet.identity}>
                  {shownName(packet.name)}{' '}
                  <button
                    type="button"
                    className="button quiet"
                    aria-label={say.lookAt(shownName(packet.name))}
                    onClick={() => setAsked({ ...packet, uses: all.length })}
                  >
                    {say.look}
                  </button>
                </li>
              )),
            )}
          </ul>
        </section>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <PacketSheet asked={asked} device={device} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Packets that were looked at, with whose they are and when: another brand is looked at again. */
export function PacketsSeen({ device }: { readonly device: DeviceShelf }) {
  const [asked, setAsked] = useState<PacketAsked>()
  const seen = Object.entries(device.packets)
  return (
    <section className="card" aria-labelledby="packets-seen" data-part="packets-seen">
      <h2 id="packets-seen">{say.known}</h2>
      <p className="muted">
        {seen.length === 0 ? say.noneKnown : ''} <PageLink to="alergenos">{say.onCounter}</PageLink>
      </p>
      <ul className="reasons">
        {seen.map(([key, { name, brand, at }]) => (
          <li key={key}>
            {shownName(name)} <span className="muted">{say.seen(brand, at.slice(0, 'yyyy-mm-dd'.length))}</span>{' '}
            <button
              type="button"
              className="button quiet"
              aria-label={say.lookAgain(shownName(name))}
              onClick={() => setAsked({ name, identity: `row:${key}` })}
            >
              {say.again}
            </button>
          </li>
        ))}
      </ul>
      {asked ? (
        <Suspense fallback={null}>
          <PacketSheet asked={asked} device={device} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </section>
  )
}
