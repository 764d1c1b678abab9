#!/usr/bin/env node
import { tooOld } from './node-version.ts'

/** What an old Node cannot run it cannot load either: the command is loaded once that is known. */
const refused = tooOld(process.versions.node)
if (refused === undefined) await import('./run.ts')
else {
  console.error(process.argv.includes('--json') ? JSON.stringify({ error: refused }) : refused)
  process.exitCode = 1
}
