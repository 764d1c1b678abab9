import { balancerEnglish } from '@obrador/balancer/en'
import { englishWords } from '@obrador/engine/en'
import { explainedInEnglish } from '@obrador/engine/explained-en'
import { englishNames } from '@obrador/engine/names-en'
import { balancerWords } from '../words/en/balancer.ts'
import { screenWords } from '../words/en/engine.ts'
import { screenTerms } from '../words/en/screen-terms.ts'
import { engineTongue } from './tongue.ts'

const whole = englishWords()

/** What a screen says otherwise comes first. */
export const tongue = engineTongue(
  [
    { ...whole, phrases: { ...screenWords, ...balancerWords }, terms: screenTerms },
    whole,
    balancerEnglish,
    explainedInEnglish(),
  ],
  englishNames,
)
