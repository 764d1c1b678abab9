import type { LinePortion } from './desk.ts'

/** How long things take in a craft, as data that it declares: what a formula does not say is supposed from here, and asked. */

/** Somebody works, it waits, it waits in the cold, it is in the oven. */
export type PhaseKind = 'work' | 'wait' | 'cold' | 'oven'

export interface ClockPhase {
  readonly key: string
  readonly doing: PhaseKind
  /** What it is called inside a sentence. */
  readonly label: string
  /** Of what somebody does: as it is told to do it, and as it is named. */
  readonly verb?: readonly [does: string, doing: string]
  /** Before and after the name of what is made. */
  readonly asks: readonly [before: string, after: string]
  /** What a method calls it. */
  readonly words: RegExp
  /** Where neither formula nor maker says. */
  readonly minutes: number
  /** It is there only where a method or a type says so. */
  readonly isOptional?: true
  /** What was made before goes in here. */
  readonly joins?: true
  /** Of a wait that somebody begins: it is a moment of its own. */
  readonly isBegun?: true
  /** Lines that go in here, where they do not go in with what was made before. */
  readonly takes?: LinePortion
  /** It is done in turns with a rest after each: the phase that rests, how a method counts them, and what says that a time is of the rest. */
  readonly turns?: { readonly rest: string; readonly count: RegExp; readonly between: RegExp }
  /** It is done in the machine of the craft. */
  readonly machine?: true
  /** It is done once for each batch that the machine takes. */
  readonly perBatch?: true
  /** Here it is divided into its pieces. */
  readonly divides?: true
}

export interface StageClock {
  /** Somebody makes it, and it waits. */
  readonly phases: readonly [make: ClockPhase, rise: ClockPhase]
  /** By the row of the catalogue that it is: minutes and °C until it is ripe, where nobody says. */
  readonly kinds: Readonly<Record<string, { readonly minutes: number; readonly degrees: number }>>
  /** Rows that are begun with some of the last one: parts of flour for each part of it. */
  readonly seeded: { readonly kinds: readonly string[]; readonly flour: number }
  /** Rows that are begun with yeast, % of their flour for so many minutes at so many degrees. */
  readonly yeasted: {
    readonly kinds: readonly string[]
    readonly dose: (minutes: number, degrees: number) => number | undefined
  }
}

export interface CraftClock {
  /** What its hour is of: when it goes into the oven; without it, when it is ready. */
  readonly countsFrom?: 'oven'
  /** By type: how many turns a dough gets where no method says so. */
  readonly turns?: Readonly<Record<string, number>>
  /** In the order in which they are done. */
  readonly phases: readonly ClockPhase[]
  /** By type: minutes other than those above; a phase named here is one that the type has, and none of no minutes. */
  readonly types?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly stage?: StageClock
}
