import { englishCitation } from '@obrador/engine/en'
import { sackReadingWords } from '../../sack/words.ts'
import type { BalancerWords } from '../language.ts'
import { englishBalancer } from './balancer.ts'
import { englishBook, englishMenu } from './menu.ts'
import { englishSack } from './sack.ts'

/** English, for who asks for it: nothing else loads it. */
export const balancerEnglish: BalancerWords = {
  phrases: { ...englishBalancer, ...englishMenu, ...englishBook, ...englishSack },
  terms: {
    [sackReadingWords.syrup]: 'liquid or dried',
    [sackReadingWords.class]: 'several of that name',
    [sackReadingWords.additive]: 'by its class',
  },
  citation: englishCitation,
}
