#!/usr/bin/env node
import { isNodeTooOld } from './node-version.ts'

/** What an old Node cannot run it cannot load either: the command is loaded once that is known. */
const refused = isNodeTooOld(process.versions.node)
if (refused === undefined) {
  const [{ runCommand }, { endQuietlyWithReader }, { processTerminal }] = await Promise.all([
    import('./run.ts'),
    import('./output.ts'),
    import('./terminal.ts'),
  ])
  endQuietlyWithReader()
  await runCommand(process.argv.slice(2), processTerminal())
} else {
  console.error(process.argv.includes('--json') ? JSON.stringify({ error: refused }) : refused)
  process.exitCode = 1
}
