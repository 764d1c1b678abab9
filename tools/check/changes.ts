import { execFileSync } from 'node:child_process'

const git = (...args: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/**
 * What this work began from: where the branch left the main one, or on the main one the commit before; nothing where the
 * history does not say.
 */
export function beganFrom(): string | undefined {
  const fork = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main')
  return fork !== undefined && fork !== git('rev-parse', 'HEAD') ? fork : git('rev-parse', '--verify', 'HEAD~1')
}

/** The files that differ from then, committed or not. */
export const changedSince = (commit: string): readonly string[] =>
  (git('diff', '--name-only', '--no-renames', commit) ?? '').split('\n').filter((path) => path !== '')
