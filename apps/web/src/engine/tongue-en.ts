import { balancerEnglish } from '@obrador/balancer/en'
import { englishWords } from '@obrador/engine/en'
import { explainedInEnglish } from '@obrador/engine/explained-en'
import { englishNames } from '@obrador/engine/names-en'
import { balancerWords } from '../words/en/balancer.ts'
import { screenWords } from '../words/en/engine.ts'
import { screenTerms } from '../words/en/screen-terms.ts'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue(
  { phrases: { ...screenWords, ...balancerWords }, terms: screenTerms },
  [englishWords(), balancerEnglish, explainedInEnglish()],
  englishNames,
)
