import type { BalancerCodes } from '@obrador/balancer'
import {
  italianAdding,
  italianFreeing,
  italianNoWayOut,
  italianUnknownInPantry,
  italianWithoutPrice,
} from '@obrador/balancer/it'
import type { Phrasebook } from '@obrador/engine'
import type { ScreenPhrases } from './engine.ts'

const balancer: ScreenPhrases<BalancerCodes> = {
  'balancer.without-price': ({ names: unpriced }) => `${italianWithoutPrice(unpriced)}: scrivi il prezzo in «Costo».`,
  'balancer.unknown-in-pantry': ({ name }) => `${italianUnknownInPantry(name)} Sceglilo dal catalogo.`,
  'balancer.adding': ({ openings }) => `${italianAdding(openings)} Aggiungilo alla dispensa.`,
  'balancer.freeing': ({ openings }) => `${italianFreeing(openings)} Sbloccalo.`,
  'balancer.no-way-out': () => italianNoWayOut('sblocca altri ingredienti'),
}

/** What a screen says otherwise than the balancer. */
export const balancerWords: Phrasebook = balancer as Phrasebook
