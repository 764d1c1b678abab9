/** Who waits for a thread, and who is next: by turns between clients, and nobody for long. */

/** Adjustments that one client may have waiting or running at a time. */
export const AT_ONCE = 2
/** How long one may wait, ms. Who would wait longer is told at once. */
export const LONGEST_WAIT = 5_000
/** How long the time that a client took is held against it, ms. */
const MEMORY = 60_000
/** How fast the notion of what an adjustment takes follows what they do take. */
const LEARNING = 0.2

/** Why one does not get its turn: nobody has room for it, or its own client has enough under way. */
export type TurnRefusal = 'busy' | 'enough'

export interface WaitingJob {
  readonly client: string
  /** How much there is to read: of two that have an equal right, the lighter goes first. */
  readonly size: number
  /** It may take many turns: one of a client at a time, and never every thread. */
  readonly isLong?: boolean
  /** Its turn has come; the promise ends when it has let go of the thread. */
  readonly begin: () => Promise<unknown>
  readonly refuse: (reason: TurnRefusal) => void
}

export interface JobTurns {
  /** Waits for its turn; what comes back gives it up: one that has begun is then nobody's. */
  readonly join: (waiting: WaitingJob) => () => void
  /** Lets nobody begin until the promise ends; nobody's waiting counts until then. */
  readonly pause: (until: Promise<unknown>) => void
}

interface Past {
  /** What a client took, ms, and when it was last served. */
  readonly ms: number
  readonly last: number
}
const NOTHING: Past = { ms: 0, last: 0 }

/** What each client took of late. Two tables take turns, so that nothing is kept for longer than two windows. */
function ledger() {
  let before = new Map<string, Past>()
  let current = new Map<string, Past>()
  let began = performance.now()
  const of = (client: string): Past => {
    const [now, then] = [current.get(client) ?? NOTHING, before.get(client) ?? NOTHING]
    return { ms: now.ms + then.ms, last: Math.max(now.last, then.last) }
  }
  return {
    of,
    add: (client: string, ms: number): void => {
      const now = performance.now()
      if (now - began > MEMORY) {
        before = current
        current = new Map()
        began = now
      }
      current.set(client, { ms: (current.get(client) ?? NOTHING).ms + ms, last: now })
    },
  }
}

/** Of what a client may have at a time, what one takes. */
const placesOf = ({ isLong }: WaitingJob): number => (isLong ? AT_ONCE : 1)

interface Place extends WaitingJob {
  /** Since when it waits for others, and what ends its waiting; not while there is no thread that could begin. */
  arrived: number
  timer: NodeJS.Timeout | undefined
  /** Whoever asked has gone: it holds a thread until that notices, and is no reason to turn the same client away. */
  isLeft: boolean
}

interface RankedPlace {
  readonly place: Place
  /** Turns that its client has taken of late, or has before it. */
  readonly debt: number
  /** When its client was last served. */
  readonly last: number
}

const byRight = (a: RankedPlace, b: RankedPlace): number =>
  a.debt - b.debt || a.place.size - b.place.size || a.last - b.last || a.place.arrived - b.place.arrived

export interface TurnRules {
  /** How many run at a time, and how many may wait. */
  readonly threads: number
  readonly most: number
  /** What one may take, ms: that is a turn. Until some have been seen they are thought to take half of it. */
  readonly turn: number
}

export function takeTurns({ threads, most, turn }: TurnRules): JobTurns {
  const waiting = new Set<Place>()
  const running = new Map<Place, number>()
  const taken = ledger()
  let expected = turn / 2
  let pauses = 0

  const underWay = (client: string): number =>
    [...waiting, ...running.keys()].reduce(
      (sum, one) => sum + (one.client === client && !one.isLeft ? placesOf(one) : 0),
      0,
    )

  function beginWaiting(place: Place): void {
    clearTimeout(place.timer)
    place.arrived = performance.now()
    place.timer = pauses === 0 ? setTimeout(() => refuse(place), LONGEST_WAIT) : undefined
  }

  /**
   * Who took fewest turns goes first, of those the lightest, of those whoever was served longest ago. Each further one of
   * the same client stands a turn behind. So whoever has taken little, and asks for little, waits for the one that runs
   * and for hardly anybody else.
   */
  function inOrder(): Place[] {
    const sisters = new Map<string, number>()
    for (const { client } of running.keys()) sisters.set(client, (sisters.get(client) ?? 0) + 1)
    const all = [...waiting].map((place) => {
      const ahead = sisters.get(place.client) ?? 0
      sisters.set(place.client, ahead + 1)
      const { ms, last } = taken.of(place.client)
      return { place, debt: Math.floor(ms / turn) + ahead, last }
    })
    return all.toSorted(byRight).map(({ place }) => place)
  }

  function leave(place: Place): boolean {
    clearTimeout(place.timer)
    return waiting.delete(place)
  }

  function refuse(place: Place): void {
    if (leave(place)) place.refuse('busy')
  }

  /** Tells those who would wait too long, or for whom there is no room, before they have waited. */
  function shed(): void {
    const now = performance.now()
    const left = [...running.values()].reduce((sum, began) => sum + Math.max(0, began + expected - now), 0)
    inOrder().forEach((place, ahead) => {
      const wait = (left + ahead * expected) / threads
      const waited = pauses === 0 ? now - place.arrived : 0
      if (ahead >= most || waited + wait > LONGEST_WAIT) refuse(place)
    })
  }

  async function begin(place: Place): Promise<void> {
    leave(place)
    const began = performance.now()
    running.set(place, began)
    try {
      await place.begin()
    } finally {
      const took = performance.now() - began
      running.delete(place)
      taken.add(place.client, took)
      // What takes many turns says nothing of what a turn takes.
      if (!place.isLong) expected += LEARNING * (took - expected)
      fill()
    }
  }

  function fill(): void {
    while (pauses === 0 && running.size < threads) {
      const longs = [...running.keys()].filter(({ isLong }) => isLong).length
      const next = inOrder().find(({ isLong }) => !isLong || longs < Math.max(1, threads - 1))
      if (!next) return
      void begin(next)
    }
  }

  return {
    join: (given) => {
      const mine = underWay(given.client)
      if (mine > 0 && mine + placesOf(given) > AT_ONCE) {
        given.refuse('enough')
        return () => undefined
      }
      const place: Place = { ...given, arrived: 0, timer: undefined, isLeft: false }
      beginWaiting(place)
      waiting.add(place)
      fill()
      shed()
      return () => {
        place.isLeft = true
        leave(place)
      }
    },
    pause: (until) => {
      pauses++
      for (const place of waiting) clearTimeout(place.timer)
      const resume = () => {
        pauses--
        if (pauses === 0) waiting.forEach(beginWaiting)
        fill()
      }
      until.then(resume, resume)
    },
  }
}
