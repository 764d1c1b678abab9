#!/usr/bin/env node
import nodeModule from 'node:module'
import { isNodeTooOld } from './node-version.ts'

/** What an old Node cannot run it cannot load either: the server is loaded once that is known. */
const refused = isNodeTooOld(process.versions.node)
if (refused === undefined) {
  // An agent waits for its tools: what was read and compiled once is not compiled again.
  nodeModule.enableCompileCache()
  await import('./run.ts')
} else {
  // Standard output belongs to the protocol.
  console.error(refused)
  process.exitCode = 1
}
