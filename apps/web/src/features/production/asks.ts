import type { EngineCodes, FindingText, SayFinding } from '@obrador/engine'
import type { AppEngine } from '../../engine/crafts.ts'

/** What is read for sure asks nothing of the maker; what may be something else, or bring an allergen, does. */
function isSure(what: FindingText): boolean {
  if (typeof what === 'string') return false
  if (what.code === 'formula.interpreted') return true
  if (what.code !== 'formula.open-reading') return false
  const { others = [], mayBring } = what.values as EngineCodes['formula.open-reading']
  return others.length === 0 && mayBring.length === 0
}

const isInsideSure = (text: FindingText): boolean =>
  typeof text !== 'string' &&
  text.code === 'formula.inside' &&
  isSure((text.values as EngineCodes['formula.inside']).what)

/** The engine, silent about readings that need nobody: the bench tells those beside their line. */
export const askingOnly = (engine: AppEngine): AppEngine => ({
  ...engine,
  sayWith: (words) => {
    const say = engine.sayWith(words)
    return ((text: FindingText) => (isInsideSure(text) ? '' : say(text))) as SayFinding
  },
})
