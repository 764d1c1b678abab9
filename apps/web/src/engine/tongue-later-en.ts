import { balancerEnglish } from '@obrador/balancer/en'
import { englishWords } from '@obrador/engine/en'
import { balancerWords } from '../words/en/balancer.ts'
import { namePhrases } from '../words/en/name-phrases.ts'

/** Everything that the engine says in English; what a screen says otherwise comes first. */
export const wholeTongue = () => {
  const whole = englishWords()
  return [{ ...whole, phrases: { ...balancerWords, ...namePhrases }, terms: {} }, whole, balancerEnglish]
}
