import { balancerItalian } from '@obrador/balancer/it'
import { explainedInItalian } from '@obrador/engine/explained-it'
import { italianWords } from '@obrador/engine/it'
import { italianNames } from '@obrador/engine/names-it'
import { balancerWords } from '../words/it/balancer.ts'
import { screenWords } from '../words/it/engine.ts'
import { screenTerms } from '../words/it/screen-terms.ts'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue(
  { phrases: { ...screenWords, ...balancerWords }, terms: screenTerms },
  [italianWords(), balancerItalian, explainedInItalian()],
  italianNames,
)
