import { answers } from './answers.ts'

/** As a bundler understands it: the file is put beside the code, and this is where. */
const wasm = new URL('../node_modules/highs/build/highs.wasm', import.meta.url).href

Object.assign(globalThis, { answered: answers({ locateFile: () => wasm }) })
