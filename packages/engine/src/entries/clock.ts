import { cacaoClock } from '../crafts/cacao/clock.ts'
import { heladoClock } from '../crafts/helado/clock.ts'
import { panaderiaClock } from '../crafts/panaderia/clock.ts'
import { pasteleriaClock } from '../crafts/pasteleria/clock.ts'
import { turronClock } from '../crafts/turron/clock.ts'

export type { ClockPhase, CraftClock, PhaseKind, StageClock } from '../craft/clock.ts'
export type { LinePortion } from '../craft/desk.ts'

/** How long things take in each craft. */
export const craftClocks = {
  cacao: cacaoClock,
  helado: heladoClock,
  panaderia: panaderiaClock,
  pasteleria: pasteleriaClock,
  turron: turronClock,
}
