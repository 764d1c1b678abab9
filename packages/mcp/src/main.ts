#!/usr/bin/env node
import { tooOld } from './node-version.ts'

/** What an old Node cannot run it cannot load either: the server is loaded once that is known. */
const refused = tooOld(process.versions.node)
if (refused === undefined) await import('./run.ts')
else {
  // Standard output belongs to the protocol.
  console.error(refused)
  process.exitCode = 1
}
