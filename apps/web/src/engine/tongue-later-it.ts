import { balancerItalian } from '@obrador/balancer/it'
import { italianWords } from '@obrador/engine/it'
import { balancerWords } from '../words/it/balancer.ts'
import { namePhrases } from '../words/it/name-phrases.ts'

/** Everything that the engine says in Italian; what a screen says otherwise comes first. */
export const wholeTongue = () => {
  const whole = italianWords()
  return [{ ...whole, phrases: { ...balancerWords, ...namePhrases }, terms: {} }, whole, balancerItalian]
}
