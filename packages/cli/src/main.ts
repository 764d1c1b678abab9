#!/usr/bin/env node
import nodeModule from 'node:module'
import { isNodeTooOld } from './node-version.ts'

/** What an old Node cannot run it cannot load either: the command is loaded once that is known. */
const refused = isNodeTooOld(process.versions.node)
if (refused === undefined) {
  // Reading and compiling the modules is most of what a short command does: the second time it is not done again.
  nodeModule.enableCompileCache()
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
