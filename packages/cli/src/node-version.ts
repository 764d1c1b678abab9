import { readFileSync } from 'node:fs'

/** Written so that any Node which knows modules can run it. */

const partsOf = (version: string): readonly number[] => version.split('.').map(Number)

function isBefore(one: string, other: string): boolean {
  const [major = 0, minor = 0] = partsOf(one)
  const [leastMajor = 0, leastMinor = 0] = partsOf(other)
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}

/** The oldest Node that the package says it runs on. */
function oldestNode(): string {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return String(engines.node).replace('>=', '')
}

/** What to say to whoever runs the command with a Node that cannot; nothing where it can. */
export function isNodeTooOld(version: string): string | undefined {
  const least = oldestNode()
  return isBefore(version, least)
    ? `Hace falta Node ${least} o más nuevo, y este es ${version}: instala otro (nodejs.org) y vuelve a probar. / Node ${least} or newer is needed, and this is ${version}: install another (nodejs.org) and try again.`
    : undefined
}
