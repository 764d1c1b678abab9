import { findingListener } from '@obrador/contract'
import { engineWith } from '@obrador/engine'
import { serviceEngine } from './engine.ts'

/** The whole engine, keeping what it says. One for each question: it costs a millisecond, and nobody hears what others are told. */
export function listeningEngine() {
  const { heard, hear } = findingListener()
  return { heard, engine: engineWith(serviceEngine, { hear }) }
}
