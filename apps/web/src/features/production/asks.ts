import type { Codes, Say, Text } from '@obrador/engine'
import type { AppEngine } from '../../engine/crafts.ts'

/** What is read for sure asks nothing of the maker; what may be something else, or bring an allergen, does. */
function isSure(what: Text): boolean {
  if (typeof what === 'string') return false
  if (what.code === 'formula.interpreted') return true
  if (what.code !== 'formula.open-reading') return false
  const { others = [], mayBring } = what.values as Codes['formula.open-reading']
  return others.length === 0 && mayBring.length === 0
}

const isInsideSure = (text: Text): boolean =>
  typeof text !== 'string' && text.code === 'formula.inside' && isSure((text.values as Codes['formula.inside']).what)

/** The engine, silent about readings that need nobody: the bench tells those beside their line. */
export const askingOnly = (engine: AppEngine): AppEngine => ({
  ...engine,
  sayWith: (words) => {
    const say = engine.sayWith(words)
    return ((text: Text) => (isInsideSure(text) ? '' : say(text))) as Say
  },
})
