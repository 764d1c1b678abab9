import { balancerItalian } from '@obrador/balancer/it'
import { italianWords } from '@obrador/engine/it'
import { balancerWords } from '../words/it/balancer.ts'

/** Everything that the engine says in Italian; what a screen says otherwise comes first. */
export const wholeTongue = () => {
  const whole = italianWords()
  return [{ ...whole, phrases: balancerWords, terms: {} }, whole, balancerItalian]
}
