import { useEffect, useState } from 'react'
import { readKey, writeKey } from '../../library/store.ts'
import * as batchCss from '../../views/batch.module.css'
import { madeBatchWords as say } from '../../words/es/made-batch.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** «8 min», «24 h», «1 h 30 min», «20 minutos», «2 horas»: the first time that a step tells. */
const TIME =
  /(?:(\d+(?:[.,]\d+)?)\s*(?:h|hora|horas)\b)?\s*(?:y\s*)?(?:(\d+)\s*(?:min|minuto|minutos|′|')(?![\p{L}]))?/giu

/** ms of the first time in a text; none where it tells none. */
export function timeInStep(text: string): number | undefined {
  for (const [, hours, minutes] of text.matchAll(TIME)) {
    const long = Number((hours ?? '0').replace(',', '.')) * HOUR + Number(minutes ?? 0) * MINUTE
    if (long > 0) return long
  }
  return undefined
}

const two = (value: number): string => String(value).padStart(2, '0')
/** «1 h 05», «8 min»; of what is running, with its seconds. */
const written = (ms: number, isRunning = false): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  if (isRunning) return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours} h${minutes > 0 ? ` ${two(minutes)}` : ''}` : `${minutes} min`
}

/** Hz and seconds of the signal: heard over a mixer. */
const SIGNAL = { pitch: 880, length: 1.2 } as const

function ring(): void {
  navigator.vibrate?.([400, 200, 400])
  try {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    tone.frequency.value = SIGNAL.pitch
    tone.connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + SIGNAL.length)
  } catch {
    // A browser without sound still shows it.
  }
}

interface Props {
  /** What it is kept under: it goes on while one is elsewhere. */
  readonly id: string
  readonly ms: number
}

/** A time of a step, counted down; it goes on when the screen is left, and rings if the page is open. */
export function StepTimer({ id, ms }: Props) {
  const key = `timer.${id}`
  const [ends, setEnds] = useState(() => Number(readKey(key)) || 0)
  const [now, setNow] = useState(() => Date.now())
  const isRunning = ends > now
  useEffect(() => {
    if (ends === 0) return
    const tick = setInterval(() => {
      const at = Date.now()
      setNow(at)
      if (at < ends) return
      clearInterval(tick)
      ring()
    }, 500)
    return () => clearInterval(tick)
  }, [ends])
  function set(at: number): void {
    writeKey(key, at)
    setNow(Date.now())
    setEnds(at)
  }
  if (ends === 0)
    return (
      <button type="button" className={`button ${batchCss.timer}`} onClick={() => set(Date.now() + ms)}>
        {say.start(written(ms))}
      </button>
    )
  return (
    <span className={batchCss.timer} role="timer">
      <strong className="figure">{isRunning ? written(ends - now, true) : `${say.rings}${written(ms)}`}</strong>
      <button type="button" className="button quiet" onClick={() => set(0)}>
        {say.stop}
      </button>
    </span>
  )
}
