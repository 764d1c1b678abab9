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

export function highsForBrowsers(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('highs')), 'utf8')
  const parts = source.split(ASKS_NODE)
  if (parts.length !== 2)
    throw new Error('HiGHS asks for the modules of Node in another way: look at tools/packaging/highs.ts')
  return `/* HiGHS (MIT), https://github.com/lovasoa/highs-js, without what only Node runs. */\n${parts.join(REFUSES_NODE)}`
}
