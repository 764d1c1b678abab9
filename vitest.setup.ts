import fc from 'fast-check'
import { runs } from './tools/tier.ts'

/**
 * Property tests draw the same examples every time, so that the gate says the same of the same code. `FUZZ_SEED=1234 npm
 * test` draws others; `npm run test:wild` draws new ones each time, to look for what nobody thought of.
 */
const DEFAULT_SEED = 618
const asked = process.env.FUZZ_SEED
/** Examples of a property that does not say how many: the library's own number. */
const EXAMPLES = 100

fc.configureGlobal({
  seed: asked === 'random' ? Date.now() : Number(asked ?? DEFAULT_SEED),
  numRuns: runs(EXAMPLES),
})
