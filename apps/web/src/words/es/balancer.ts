import { addingText, type BalancerCodes, freeingText, noWayOut, unknownInPantry, withoutPrice } from '@obrador/balancer'
import type { Phrasebook } from '@obrador/engine'
import { spoken } from '../spoken.ts'
import type { ScreenPhrases } from './engine.ts'

const balancer: ScreenPhrases<BalancerCodes> = {
  'balancer.without-price': ({ names: unpriced }) => `${withoutPrice(unpriced)}: escribe el precio en «Coste».`,
  'balancer.unknown-in-pantry': ({ name }) => `${unknownInPantry(name)} Elígelo del catálogo.`,
  'balancer.adding': ({ openings }) => `${addingText(openings)} Añádelo a tu despensa.`,
  'balancer.freeing': ({ openings }) => `${freeingText(openings)} Desbloquéalo.`,
  'balancer.no-way-out': () => noWayOut('desbloquea más ingredientes'),
}

/** What a screen says otherwise than the balancer. */
export const balancerWords = spoken<Phrasebook>('balancerWords', balancer as Phrasebook)
