import { browserFile } from '../browser.ts'
import { isFull } from '../tier.ts'

/** `npm run packages`. The browser is asked for before anything is loaded or built: minutes later it would be missing all the same. */
function browserOrEnd(): string {
  try {
    return browserFile()
  } catch (problem) {
    console.error(`packages: ${problem instanceof Error ? problem.message : problem}`)
    process.exit(1)
  }
}

const browser = isFull ? browserOrEnd() : undefined
const { tryPackages } = await import('./packages.ts')
process.exitCode = (await tryPackages(browser)) > 0 ? 1 : 0
