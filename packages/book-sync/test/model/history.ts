import fc from 'fast-check'
import { formula, line } from '../shapes.ts'
import { Device, type Formula, type Relay } from './device.ts'

/** What may happen in a history; numbers choose among what is there at the time. */
export type Step =
  | {
      readonly kind: 'create' | 'weigh' | 'insert' | 'cut' | 'keep' | 'delete' | 'recover' | 'settle'
      readonly at: Choice
    }
  | { readonly kind: 'send'; readonly at: Choice; readonly isAnswered: boolean }
  | { readonly kind: 'receive'; readonly at: Choice; readonly again: number; readonly isBackwards: boolean }
  | { readonly kind: 'meet' | 'part' | 'join' | 'crash' | 'copy' | 'restore'; readonly at: Choice }
interface Choice {
  readonly device: number
  readonly formula: number
  readonly line: number
}

const choice = fc.record({ device: fc.nat(5), formula: fc.nat(1), line: fc.nat(2) })
const acts = fc.constantFrom(
  ...(['weigh', 'weigh', 'weigh', 'weigh', 'weigh', 'weigh', 'settle', 'settle'] as const),
  ...(['create', 'insert', 'cut', 'keep', 'delete', 'delete', 'recover', 'recover', 'recover'] as const),
)
const links = fc.constantFrom('part', 'join', 'crash', 'copy', 'restore', 'restore')
const arbitraries: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<unknown>])[] = [
  [6, fc.record({ kind: acts, at: choice })],
  [4, fc.record({ kind: fc.constant('meet'), at: choice })],
  [1, fc.record({ kind: fc.constant('send'), at: choice, isAnswered: fc.boolean() })],
  [2, fc.record({ kind: fc.constant('receive'), at: choice, again: fc.nat(5), isBackwards: fc.boolean() })],
  [2, fc.record({ kind: links, at: choice })],
]
const step = fc.oneof(...arbitraries.map(([weight, arbitrary]) => ({ weight, arbitrary }))) as fc.Arbitrary<Step>

/** Three to six devices with clocks hours apart, and what happens to them. */
export const histories = fc.record({
  skews: fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 3, maxLength: 6 }),
  steps: fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }),
})

/** What an act did to a formula, and what who did it knew. */
interface Act {
  readonly id: number
  readonly formula: string
  readonly kind: Step['kind']
  readonly known: ReadonlySet<number>
}

const SECOND_MS = 1000
const START_MS = Date.parse('2026-11-16T06:00:00Z')

/** A workshop that lives through a history, with a book of its own on what has to be there in the end. */
export class Workshop {
  readonly devices: readonly Device[]
  readonly acts: Act[] = []
  /** Weights that somebody wrote, and those of them that somebody saw and wrote over. */
  readonly written = new Set<number>()
  readonly replaced = new Set<number>()
  readonly versions = new Set<string>()
  /** Acts on a formula of which two things had been written at once. */
  chosen = 0
  readonly #relay: Relay = []
  readonly #copies = new Map<Device, Device['disk']>()
  #now = START_MS
  #next = 1

  constructor(skews: readonly number[]) {
    this.devices = skews.map((skew, at) => new Device(`d${at}`, skew, () => this.#now))
    // One formula that everybody has.
    for (const device of this.devices.slice(0, 1)) this.#create(device)
    this.meet()
    for (const device of this.devices) this.#copies.set(device, device.disk)
  }

  #fresh(): number {
    return this.#next++
  }

  #act(device: Device, formulaId: string, kind: Step['kind'], work: Parameters<Device['act']>[1]): void {
    const id = this.#fresh()
    const { known, waiting } = device
    device.act(id, work)
    if (device.waiting > waiting) this.acts.push({ id, formula: formulaId, kind, known })
  }

  #put(device: Device, next: Formula, kind: Step['kind']): void {
    const before = device.formula(next.id)?.formula.lines ?? []
    for (const { id, grams } of before)
      if (next.formula.lines.find((one) => one.id === id)?.grams !== grams) this.replaced.add(grams)
    this.#act(device, next.id, kind, (group) => group.put(next as never))
  }

  readonly #doing: Readonly<Record<string, (device: Device, one: Formula, choice: Choice) => void>> = {
    weigh: (device, one, { line: at }) => {
      const grams = this.#fresh()
      const chosen = one.formula.lines[at % Math.max(1, one.formula.lines.length)]
      if (!chosen) return
      this.written.add(grams)
      const lines = one.formula.lines.map((each) => (each === chosen ? { ...each, grams } : each))
      this.#put(device, { ...one, formula: { ...one.formula, lines } }, 'weigh')
    },
    insert: (device, one, { line: at }) => {
      const grams = this.#fresh()
      this.written.add(grams)
      const added = line(`l${grams}`, `n${grams}`, grams)
      const lines = one.formula.lines.toSpliced(at % (one.formula.lines.length + 1), 0, added)
      this.#put(device, { ...one, formula: { ...one.formula, lines } }, 'insert')
    },
    cut: (device, one, { line: at }) => {
      if (one.formula.lines.length < 2) return
      const lines = one.formula.lines.toSpliced(at % one.formula.lines.length, 1)
      this.#put(device, { ...one, formula: { ...one.formula, lines } }, 'cut')
    },
    keep: (device, one) => {
      const note = `v${this.#fresh()}`
      this.versions.add(note)
      const version = { at: new Date(this.#now).toISOString(), note, formula: one.formula }
      const next = { ...one, savedAt: `${this.#fresh()}`, versions: [...one.versions, version] } as unknown as Formula
      this.#put(device, next, 'keep')
    },
    delete: (device, one) => this.#act(device, one.id, 'delete', (group) => group.remove(one.id)),
    settle: (device, one) => {
      // To choose one of two weights is to write it; where only a deletion is set aside nothing is written.
      const isChoice = device.book.group('formulas').entry(one.id)?.conflicts.length !== 0
      this.#act(device, one.id, isChoice ? 'weigh' : 'settle', (group) => group.settle(one.id))
    },
  }

  #create(device: Device): void {
    const [first, second] = [this.#fresh(), this.#fresh()]
    for (const grams of [first, second]) this.written.add(grams)
    const id = `f${first}`
    this.#put(device, formula(id, id, [line('a', 'a', first), line('b', 'b', second)]) as Formula, 'create')
  }

  #edit(device: Device, kind: Step['kind'], at: Choice): void {
    const ids = device.ids
    const id = ids[at.formula % Math.max(1, ids.length)]
    const one = id === undefined ? undefined : device.formula(id)
    const isBinned = one?.deletedAt !== undefined
    if (kind === 'create' || !one) this.#create(device)
    else if (kind === 'recover') {
      if (isBinned) this.#act(device, one.id, 'recover', (group) => group.recover(one.id))
    } else if (!isBinned) {
      const conflicts = device.book.group('formulas').entry(one.id)?.conflicts ?? []
      if (conflicts.length > 0 && (kind === 'settle' || kind === 'weigh')) this.chosen++
      this.#doing[kind]?.(device, one, at)
    }
  }

  live(step: Step): void {
    this.#now += SECOND_MS
    const device = this.devices[step.at.device % this.devices.length]
    if (!device) return
    if (step.kind === 'meet') {
      device.send(this.#relay, true)
      device.receive(this.#relay, 0, false)
    } else if (step.kind === 'send') device.send(this.#relay, step.isAnswered)
    else if (step.kind === 'receive') device.receive(this.#relay, step.again, step.isBackwards)
    else if (step.kind === 'part' || step.kind === 'join') device.isCut = step.kind === 'part'
    else if (step.kind === 'crash') device.crash()
    else if (step.kind === 'copy') this.#copies.set(device, device.disk)
    else if (step.kind === 'restore') {
      // What was never sent is lost with the device; what was sent must not be.
      const copy = this.#copies.get(device)
      if (copy && device.waiting === 0) device.restore(copy)
    } else this.#edit(device, step.kind, step.at)
  }

  /** Everybody has a network again. */
  meet(): void {
    for (const device of this.devices) {
      device.isCut = false
      device.send(this.#relay, true)
    }
    for (const device of this.devices) device.receive(this.#relay, 0, false)
  }

  /** Whether a formula has to be in the bin: somebody deleted it knowing all that was done to it, and nobody took it out knowing that. */
  isBinned(id: string): boolean {
    const ofIt = this.acts.filter((act) => act.formula === id)
    const contents = ofIt.filter(({ kind }) => kind !== 'delete' && kind !== 'settle')
    return ofIt.some(
      (deletion) =>
        deletion.kind === 'delete' &&
        contents.every((act) => deletion.known.has(act.id)) &&
        !ofIt.some((act) => act.kind === 'recover' && act.known.has(deletion.id)),
    )
  }
}
