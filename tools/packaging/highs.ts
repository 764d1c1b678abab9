import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * HiGHS for a page. Its module asks for `node:module` where it runs in Node, and a bundler looks for that one also where it is never
 * loaded: esbuild gives up. The package carries a copy without the question, and a bundler for browsers takes it.
 */

/** As the module of HiGHS has it. */
const ASKS_NODE = 'const{createRequire}=await import("node:module");var require=createRequire(import.meta.url)'
const REFUSES_NODE = 'throw new Error("@obrador/balancer was bundled for a browser, and runs in Node");var require'

/** Where a package maps what it imports by conditions, and where the copy lies. */
export const BROWSER_HIGHS = './dist/highs.browser.js'

/** It compiles the way from the solver back to JavaScript while it runs, which a worker at the edge may not: there it is handed over. */
const COMPILES = 'new WebAssembly.Module(bytes)'
const TAKES_COMPILED = `(Module["callbackModule"]??${COMPILES})`

/** What it would compile: one function of five whole numbers, taken and given away again. */
export const CALLBACK_WASM = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0],
  ...[1, 139, 0, 1, 96, 133, 0, 127, 127, 127, 127, 127, 128, 0],
  ...[2, 7, 1, 1, 101, 1, 102, 0, 0],
  ...[7, 5, 1, 1, 102, 0, 0],
)
export const CALLBACK_FILE = './dist/callback.wasm'

export function highsForBrowsers(): string {
  const changes = [
    [ASKS_NODE, REFUSES_NODE],
    [COMPILES, TAKES_COMPILED],
  ] as const
  let source = readFileSync(fileURLToPath(import.meta.resolve('highs')), 'utf8')
  for (const [theirs, ours] of changes) {
    const parts = source.split(theirs)
    if (parts.length !== 2) throw new Error(`HiGHS has no longer one «${theirs}»: look at tools/packaging/highs.ts`)
    source = parts.join(ours)
  }
  return `/* HiGHS (MIT), https://github.com/lovasoa/highs-js, without what only Node runs. */\n${source}`
}
