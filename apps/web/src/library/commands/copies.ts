import { runCommand } from '../command.ts'

function mark(what: 'copiedAt' | 'remindedAt'): Promise<boolean> {
  const now = new Date().toISOString()
  return runCommand({
    kind: 'copy',
    things: [what],
    isWhole: true,
    show: () => ({ [what]: now }),
    write: (kept) => kept.writeRecord('settings', what, now),
  })
}

/** Everything has been copied to a file, or somebody has been asked to. */
export const markCopied = (): Promise<boolean> => mark('copiedAt')
export const markReminded = (): Promise<boolean> => mark('remindedAt')
