import type { ClockPhase } from '@obrador/engine/clock'

/** What a method says of times: which of the phases of its craft each of its sentences is, how long, how warm. */

/** «8 min», «24 h», «1 h 30 min», «20 minutos», «2 horas». */
const TIME =
  /(cada\s+)?(?:(\d+(?:[.,]\d+)?)\s*(?:h|hora|horas)\b(?:\s*(?:y\s*)?(\d+)(?:\s*(?:min|minuto|minutos|′|')(?!\p{L})|(?![\d\s]*[%°\p{L}])))?|(\d+)\s*(?:min|minuto|minutos|′|')(?!\p{L}))/giu
const DEGREES = /(-?\d+(?:[.,]\d+)?)\s*[°º]/
const COLD = /nevera|fr[ií]o|c[aá]mara|congela|abat/i
/** °C under which something waits in the cold. */
const COLDEST_ROOM = 12
/** °C over which nothing proves: it bakes. */
const WARMEST_PROOF = 60
/** Minutes that nobody works on end: a longer time without a verb is of what waits. */
const LONGEST_WORK = 60
/** How what is made keeps: no step of making it. What is put away is one only where something is done afterwards. */
const KEEPS = /conserv|caduc|aguanta|vida [uú]til|consum|se mantiene/i
const PUT_AWAY = /guard|reserv|almacen/i
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

/**
 * The phase that a time without a verb of its own is of, where it is not that of the words before it: so warm, or so long, a
 * dough proves and nobody works; hotter, it bakes.
 */
function phaseWithoutVerb(
  phases: readonly ClockPhase[],
  at: number,
  minutes: number,
  warm: number | undefined,
): ClockPhase | undefined {
  const now = phases[at]
  if (now?.doing !== 'work' || (warm === undefined && minutes <= LONGEST_WORK)) return now
  const isBaked = warm !== undefined && warm > WARMEST_PROOF
  const next = phases.findIndex(
    ({ doing, isOptional }, place) =>
      place > at && !isOptional && (isBaked ? doing === 'oven' : doing === 'wait' || doing === 'cold'),
  )
  return phases[next] ?? now
}

/** In the order in which it is told: a later sentence never goes back to an earlier phase. */
export function toldStepIn(steps: readonly string[], phases: readonly ClockPhase[]): readonly ToldStep[] {
  const clauses = steps.flatMap((step) => step.split(CLAUSES)).filter((clause) => !BESIDE.test(clause))
  const isMaking = (clause: string): boolean => phases.some(({ words }) => words.test(clause)) && !KEEPS.test(clause)
  const told: ToldStep[] = []
  let at = 0
  let isKeeping = false
  clauses.forEach((clause, place) => {
    const isMade = isMaking(clause)
    const isAway = PUT_AWAY.test(clause) && !clauses.slice(place + 1).some(isMaking)
    // What follows without a verb still says how it keeps.
    isKeeping = KEEPS.test(clause) || isAway || (isKeeping && !isMade)
    if (isKeeping) return
    const found = phases.findIndex(({ words }, one) => one >= at && words.test(clause))
    const minutes = minutesInText(clause)
    const [, degrees] = DEGREES.exec(clause) ?? []
    const warm = degrees === undefined ? undefined : figure(degrees)
    if (found >= 0) at = found
    const named = phases[at]
    const isRest = found >= 0 && minutes !== undefined && named?.turns?.between.test(clause) === true
    const phase =
      found >= 0 || minutes === undefined
        ? named
        : phaseWithoutVerb(phases, at, PUT_AWAY.test(clause) ? LONGEST_WORK + 1 : minutes, warm)
    if (!phase || minutes === undefined) return
    at = phases.indexOf(phase)
    told.push({
      phase: (isRest && phase.turns?.rest) || phase.key,
      minutes,
      ...(warm !== undefined && { degrees: warm }),
      isCold: warm === undefined ? COLD.test(clause) : warm < COLDEST_ROOM,
    })
  })
  return told
}

const COUNTS: Readonly<Record<string, number>> = { una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 }
/** More turns than any dough gets. */
const MOST_TURNS = 12

/** How many turns a method tells in all, «dos vueltas sencillas y una vuelta doble»; nothing where it tells none. */
export function turnsToldIn(steps: readonly string[], count: RegExp): number | undefined {
  const told = steps
    .flatMap((step) => [...step.matchAll(count)])
    .reduce((sum, [, turns = '']) => sum + (COUNTS[turns.toLowerCase()] ?? figure(turns)), 0)
  return told > 0 && told <= MOST_TURNS ? told : undefined
}
