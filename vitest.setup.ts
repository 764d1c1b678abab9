import fc from 'fast-check'

/**
 * Property tests draw the same examples every time, so that the gate says the same of the same code. `FUZZ_SEED=1234 npm
 * test` draws others; `npm run test:wild` draws new ones each time, to look for what nobody thought of.
 */
const DEFAULT_SEED = 618
const asked = process.env.FUZZ_SEED

fc.configureGlobal({ seed: asked === 'random' ? Date.now() : Number(asked ?? DEFAULT_SEED) })
