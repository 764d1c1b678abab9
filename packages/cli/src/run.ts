import { CommanderError } from 'commander'
import { inSpanish } from './bilingual.ts'
import * as say from './messages.ts'
import { endQuietlyWithReader } from './output.ts'
import { program } from './program.ts'
import { refusalOf, type Told } from './refused.ts'

const args = inSpanish(process.argv.slice(2))

/** Whether the command was to answer with JSON: then it says so too what went wrong. */
function wantsJson(): boolean {
  const isAsked = (format: string): boolean =>
    args.some((arg, at) => arg === `--formato=${format}` || (arg === format && args[at - 1] === '--formato'))
  return args.includes('--json') || isAsked('json') || isAsked('ndjson')
}

const misuseOf = ({ code }: CommanderError): Told => ({ error: say.misuse[code] ?? say.MISUSED })

/** Help and version end here too, with nothing wrong. */
function complain(problem: unknown): void {
  if (problem instanceof CommanderError && (problem.exitCode === 0 || problem.code === 'commander.help')) return
  const refusal = problem instanceof CommanderError ? misuseOf(problem) : refusalOf(problem)
  if (!refusal) throw problem
  console.error(wantsJson() ? JSON.stringify(refusal) : refusal.error)
  process.exitCode = 1
}

endQuietlyWithReader()
try {
  await program().parseAsync(args, { from: 'user' })
} catch (problem) {
  complain(problem)
}
