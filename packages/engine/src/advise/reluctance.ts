import type { KeepingRole } from '../catalogue/roles.ts'

/** How much a maker minds touching each. */
const ROLE_RELUCTANCE = { filler: 1, technical: 1, dose: 1, structure: 1, base: 2, named: 3, spirit: 4 } as const
/** What the product is made of is not touched without need; to raise it where it lacks is what a master does first. */
export const reluctanceFor = (role: KeepingRole, isRaisedForFault: boolean): number =>
  ROLE_RELUCTANCE[role === 'base' && isRaisedForFault ? 'structure' : role]
