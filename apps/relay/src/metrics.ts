/** What the operator counts, as Prometheus reads it. No room, device or address is a label. */
const COUNTERS = {
  messages_kept: 'Messages kept',
  messages_refused: 'Messages and greetings refused',
  messages_sent: 'Messages sent to devices',
  bytes_kept: 'Bytes of messages kept',
  snapshots_whole: 'Snapshots that took the place of what they cover',
  rooms_made: 'Rooms made',
  rooms_expired: 'Rooms that nobody had used',
  store_reads: 'Questions for what devices have not got',
  connections_dropped: 'Connections ended because they took or sent nothing, or held too much',
  database_errors: 'Statements that the database did not carry out',
} as const
type Counter = keyof typeof COUNTERS

const GAUGES = {
  connections: 'Devices connected',
  held_bytes: 'Bytes held for connections and bodies under way',
} as const
type Gauge = keyof typeof GAUGES

/** Seconds that keeping a message took: bounds of the classes of the histogram. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5] as const

export class RelayMetrics {
  readonly #counts = new Map<Counter, number>()
  readonly #classes = new Map<number, number>()
  #sum = 0
  #count = 0
  readonly #gauges: Readonly<Record<Gauge, () => number>>

  constructor(gauges: Readonly<Record<Gauge, () => number>>) {
    this.#gauges = gauges
  }

  add(counter: Counter, amount = 1): void {
    this.#counts.set(counter, (this.#counts.get(counter) ?? 0) + amount)
  }

  took(seconds: number): void {
    this.#sum += seconds
    this.#count++
    for (const bound of SECONDS) if (seconds <= bound) this.#classes.set(bound, (this.#classes.get(bound) ?? 0) + 1)
  }

  text(): string {
    const counters = Object.entries(COUNTERS).flatMap(([name, help]) => [
      `# HELP relay_${name}_total ${help}.`,
      `# TYPE relay_${name}_total counter`,
      `relay_${name}_total ${this.#counts.get(name as Counter) ?? 0}`,
    ])
    const histogram = [
      '# HELP relay_keep_seconds Time that keeping a message took.',
      '# TYPE relay_keep_seconds histogram',
      ...SECONDS.map((bound) => `relay_keep_seconds_bucket{le="${bound}"} ${this.#classes.get(bound) ?? 0}`),
      `relay_keep_seconds_bucket{le="+Inf"} ${this.#count}`,
      `relay_keep_seconds_sum ${this.#sum}`,
      `relay_keep_seconds_count ${this.#count}`,
    ]
    const gauges = Object.entries(GAUGES).flatMap(([name, help]) => [
      `# HELP relay_${name} ${help}.`,
      `# TYPE relay_${name} gauge`,
      `relay_${name} ${this.#gauges[name as Gauge]()}`,
    ])
    return `${[...counters, ...histogram, ...gauges].join('\n')}\n`
  }
}
