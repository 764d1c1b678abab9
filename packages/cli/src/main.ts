#!/usr/bin/env node
import { CommanderError } from 'commander'
import * as say from './messages.ts'
import { program } from './program.ts'
import { sentenceOf } from './service.ts'

/** Help and version end here too, with nothing wrong. */
function complain(problem: unknown): void {
  if (problem instanceof CommanderError && (problem.exitCode === 0 || problem.code === 'commander.help')) return
  const sentence = problem instanceof CommanderError ? (say.misuse[problem.code] ?? say.MISUSED) : sentenceOf(problem)
  if (sentence === undefined) throw problem
  console.error(sentence)
  process.exitCode = 1
}

try {
  await program().parseAsync()
} catch (problem) {
  complain(problem)
}
