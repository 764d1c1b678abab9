import { italianCitation } from '@obrador/engine/it'
import { sackReadingWords } from '../../sack/words.ts'
import type { BalancerWords } from '../language.ts'
import { italianBalancer } from './balancer.ts'
import { italianBook, italianMenu } from './menu.ts'
import { italianSack } from './sack.ts'

export {
  italianAdding,
  italianFreeing,
  italianNoWayOut,
  italianUnknownInPantry,
  italianWithoutPrice,
} from './balancer.ts'

/** Italian, for who asks for it: nothing else loads it. */
export const balancerItalian: BalancerWords = {
  phrases: { ...italianBalancer, ...italianMenu, ...italianBook, ...italianSack },
  terms: {
    [sackReadingWords.syrup]: 'liquido o disidratato',
    [sackReadingWords.class]: 'diversi con quel nome',
    [sackReadingWords.additive]: 'secondo la classe',
  },
  citation: italianCitation,
}
