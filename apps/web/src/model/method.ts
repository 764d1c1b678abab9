import type { ClockPhase } from '@obrador/engine/clock'

/** What a method says of times: which of the phases of its craft each of its sentences is, how long, how warm. */

/** «8 min», «24 h», «1 h 30 min», «20 minutos», «2 horas». */
const TIME =
  /(cada\s+)?(?:(\d+(?:[.,]\d+)?)\s*(?:h|hora|horas)\b(?:\s*(?:y\s*)?(\d+)(?:\s*(?:min|minuto|minutos|′|')(?!\p{L})|(?![\d\s]*[%°\p{L}])))?|(\d+)\s*(?:min|minuto|minutos|′|')(?!\p{L}))/giu
const DEGREES = /(-?\d+(?:[.,]\d+)?)\s*°/
const COLD = /nevera|fr[ií]o|c[aá]mara|congela|abat/i
/** °C under which something waits in the cold. */
const COLDEST_ROOM = 12
/** What is done meanwhile. */
const BESIDE = /precal|calienta el horno/i
/** Sentences, and what is joined in one, but for «1 h y 30 min» and «1,5 h». */
const CLAUSES = /[;.](?=\s|$)|,(?!\d)|\s(?:y|luego|después)\s(?!\d)/i

const figure = (text = '0'): number => Number(text.replace(',', '.'))

/** Minutes in all that a text tells; what is done every so often takes no time of its own. */
export function minutesInText(text: string): number | undefined {
  const all = [...text.matchAll(TIME)]
    .filter(([, every]) => every === undefined)
    .reduce(
      (sum, [, , hours, andMinutes, minutes]) => sum + figure(hours) * 60 + figure(andMinutes) + figure(minutes),
      0,
    )
  return all > 0 ? Math.round(all) : undefined
}

/** What somebody types for a time: «2 h 30», «2:30», «45 min», and a bare figure of minutes. */
export function minutesTyped(text: string): number | undefined {
  const [, hours, minutes] = /^\s*(\d{1,3}):(\d\d)\s*$/.exec(text) ?? []
  const typed =
    hours === undefined
      ? minutesInText(/^\s*\d+\s*$/.test(text) ? `${text} min` : text)
      : figure(hours) * 60 + figure(minutes)
  return typed !== undefined && typed > 0 ? typed : undefined
}

export interface ToldStep {
  readonly phase: string
  readonly minutes: number
  readonly degrees?: number
  readonly isCold: boolean
}

/** In the order in which it is told: a later sentence never goes back to an earlier phase. */
export function toldStepIn(steps: readonly string[], phases: readonly ClockPhase[]): readonly ToldStep[] {
  const told: ToldStep[] = []
  let at = 0
  for (const clause of steps.flatMap((step) => step.split(CLAUSES))) {
    if (BESIDE.test(clause)) continue
    const found = phases.findIndex(({ words }, place) => place >= at && words.test(clause))
    if (found >= 0) at = found
    const phase = phases[at]
    const minutes = minutesInText(clause)
    if (!phase || minutes === undefined) continue
    const [, degrees] = DEGREES.exec(clause) ?? []
    const warm = degrees === undefined ? undefined : figure(degrees)
    told.push({
      phase: phase.key,
      minutes,
      ...(warm !== undefined && { degrees: warm }),
      isCold: warm === undefined ? COLD.test(clause) : warm < COLDEST_ROOM,
    })
  }
  return told
}
