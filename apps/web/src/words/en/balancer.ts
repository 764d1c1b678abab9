import type { BalancerCodes } from '@obrador/balancer'
import type { Phrasebook } from '@obrador/engine'
import { englishList, englishNumber, englishQuoted } from '@obrador/engine/en'
import { decapitaliseName } from '../../format/page-speech.ts'
import type { ScreenPhrases } from '../es/engine.ts'

const openings = (ways: BalancerCodes['balancer.adding']['openings'], how: string): string =>
  englishList(
    ways.map(({ nombre, gramos }) => `${decapitaliseName(nombre)} (${how} ${englishNumber(gramos, 1)} g)`),
    'or',
  )

const balancer: ScreenPhrases<BalancerCodes> = {
  'balancer.without-price': ({ names }) =>
    `Without a price, ${englishList(names.map(englishQuoted), 'and')} ${names.length > 1 ? 'count' : 'counts'} as free: enter the price under “Cost”.`,
  'balancer.unknown-in-pantry': ({ name }) =>
    `I do not recognise ${englishQuoted(name)} in the pantry: I have left it out. Choose it from the catalogue.`,
  'balancer.adding': ({ openings: ways }) =>
    `One more ingredient would settle it: ${openings(ways, 'about')}. Add it to your pantry.`,
  'balancer.freeing': ({ openings: ways }) =>
    `Unlocking one of the locked ingredients would too: ${openings(ways, 'up to about')}. Unlock it.`,
  'balancer.no-way-out': () =>
    'No limit or ingredient settles it by itself: unlock more ingredients, widen the pantry, or see whether it is another type of recipe.',
}

export const balancerWords: Phrasebook = balancer as Phrasebook
