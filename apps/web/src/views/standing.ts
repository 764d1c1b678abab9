import { numberText } from '../format/page-speech.ts'
import type { SyncStatus } from '../library/sharing/state.ts'
import { dayAndMonth } from '../ui/dates.ts'
import { syncStatusWords as say } from '../words/es/sharing.ts'

const MEBIBYTE = 1024 * 1024
/** «2,1 MiB». */
export const mebibytesText = (bytes: number): string => `${numberText(Math.round((bytes / MEBIBYTE) * 10) / 10)} MiB`

const MINUTE_MS = 60_000
const HOUR = 60

/** «hace 2 min»; nothing within the first. */
function ago(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes < 1) return ''
  return minutes < HOUR ? say.minutes(minutes) : say.hours(Math.floor(minutes / HOUR))
}

/** A day of the calendar is the same one everywhere: by itself it would be read as midnight in London. */
const dayOf = (date: string): string => dayAndMonth(new Date(`${date}T12:00`))

/** How a shared book stands, as a shape and a few words. */
export function syncStatusText(standing: SyncStatus, now: number): readonly [shape: string, words: string] {
  switch (standing.kind) {
    case 'off':
      return ['○', '']
    case 'upToDate':
      return ['●', say.upToDate(ago(now - standing.at))]
    case 'sending':
      return ['◌', say.sending(standing.changes)]
    case 'offline':
      return ['○', say.offline(standing.changes)]
    case 'expiring':
      return ['○', say.expiring(standing.days, dayOf(standing.on))]
    case 'full':
      return ['▼', say.full(mebibytesText(standing.mostBytes))]
    case 'gone':
      return ['▼', standing.expiredOn ? say.expired(dayOf(standing.expiredOn)) : say.gone]
    default:
      return ['▼', say[standing.kind]]
  }
}
