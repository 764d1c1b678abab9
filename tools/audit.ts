import { spawnSync } from 'node:child_process'

/**
 * Asks the package registry for known weaknesses, first in what runs and then in everything. Fails on any, and also when
 * there was nobody to ask: silence is not good news.
 */

const SCOPES = [
  ['production', '--omit=dev'],
  ['everything', '--include=dev'],
] as const

for (const [scope, option] of SCOPES) {
  const { stdout } = spawnSync('npm', ['audit', '--json', option], { encoding: 'utf8' })
  const report = parsed(stdout)
  const { total, ...levels } = report?.metadata?.vulnerabilities ?? {}
  if (total === undefined) {
    console.error(`audit of ${scope}: NOT DONE, the registry did not answer (${report?.message ?? 'no report'})`)
    process.exitCode = 1
  } else if (total > 0) {
    const found = Object.entries(levels).filter(([, count]) => count > 0)
    console.error(`audit of ${scope}: ${found.map(([level, count]) => `${count} ${level}`).join(', ')}`)
    for (const [name, { severity, via }] of Object.entries(report?.vulnerabilities ?? {})) {
      const reasons = via.map((reason) => (typeof reason === 'string' ? `through ${reason}` : reason.title))
      console.error(`  ${name} (${severity}): ${reasons.join('; ')}`)
    }
    process.exitCode = 1
  } else console.log(`audit of ${scope}: nothing known against any dependency`)
}

interface Report {
  readonly message?: string
  readonly metadata?: { readonly vulnerabilities?: { readonly total?: number } & Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, Weakness>>
}

interface Weakness {
  readonly severity: string
  /** Its own weaknesses, and the names of the dependencies that it has them from. */
  readonly via: readonly (string | { readonly title: string })[]
}

function parsed(text: string): Report | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
