import { clock as cacao } from '../crafts/cacao/clock.ts'
import { clock as helado } from '../crafts/helado/clock.ts'
import { clock as panaderia } from '../crafts/panaderia/clock.ts'
import { clock as pasteleria } from '../crafts/pasteleria/clock.ts'
import { clock as turron } from '../crafts/turron/clock.ts'

export type { CraftClock, Doing, Phase, StageClock } from '../craft/clock.ts'

/** How long things take in each craft. */
export const clocks = { cacao, helado, panaderia, pasteleria, turron }
