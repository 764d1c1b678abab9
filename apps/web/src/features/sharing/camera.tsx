import { useEffect, useRef, useState } from 'react'
import { joinWords as say } from '../../words/es/sharing.ts'
import { type BookSecret, secretInAddress } from './secret-link.ts'
import * as sharingCss from './sharing.module.css'

/** What some browsers have, and their types do not know. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector
const detectorClass = (): DetectorClass | undefined => Reflect.get(globalThis, 'BarcodeDetector')

/** ms between two looks. */
const LOOK_MS = 250

function Viewer({
  onSecret,
  onFail,
}: {
  readonly onSecret: (secret: BookSecret) => void
  readonly onFail: () => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is asked for once.
  useEffect(() => {
    const Class = detectorClass()
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let isOver = false
    async function begin(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const shown = video.current
      if (isOver || !shown || !Class) return stop()
      shown.srcObject = stream
      await shown.play()
      const detector = new Class({ formats: ['qr_code'] })
      timer = setInterval(async () => {
        const found = await detector.detect(shown).catch(() => [])
        const secret = found.map(({ rawValue }) => secretInAddress(rawValue)).find((one) => one instanceof Uint8Array)
        if (secret && !isOver) {
          stop()
          onSecret(secret)
        }
      }, LOOK_MS)
    }
    function stop(): void {
      isOver = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    begin().catch(onFail)
    return stop
  }, [])
  return <video className={sharingCss.camera} ref={video} aria-label={say.camera} muted playsInline />
}

/** Reads the code of the other device, where the browser can. */
export function CodeCamera({ onSecret }: { readonly onSecret: (secret: BookSecret) => void }) {
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off')
  if (!detectorClass() || !navigator.mediaDevices) return <p className="muted">{say.noCamera}</p>
  return (
    <>
      {state === 'on' ? <Viewer onSecret={onSecret} onFail={() => setState('refused')} /> : null}
      {state === 'refused' ? <p role="alert">{say.refused}</p> : null}
      <button type="button" className="button" onClick={() => setState(state === 'on' ? 'off' : 'on')}>
        {state === 'on' ? say.stop : say.scan}
      </button>
    </>
  )
}
