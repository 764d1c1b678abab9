import { adding, type BalancerCodes, freeing, noWayOut, unknownInPantry, withoutPrice } from '@obrador/balancer'
import type { Book } from '@obrador/engine'
import type { Said } from './engine.ts'

const balancer: Said<BalancerCodes> = {
  'balancer.without-price': ({ names: unpriced }) => `${withoutPrice(unpriced)}: escribe el precio en «Coste».`,
  'balancer.unknown-in-pantry': ({ name }) => `${unknownInPantry(name)} Elígelo del catálogo.`,
  'balancer.adding': ({ openings }) => `${adding(openings)} Añádelo a tu despensa.`,
  'balancer.freeing': ({ openings }) => `${freeing(openings)} Desbloquéalo.`,
  'balancer.no-way-out': () => noWayOut('desbloquea más ingredientes'),
}

/** What a screen says otherwise than the balancer. */
export const balancerWords: Book = balancer as Book
