import { CommanderError } from 'commander'
import { argumentsInSpanish, englishOptionsLike } from './bilingual.ts'
import { type CommandWords, languageAsked, wordsIn } from './language.ts'
import { commandLine } from './program.ts'
import { refusalOfProblem, type ToldRefusal } from './refused.ts'
import { type CommandTerminal, printError } from './terminal.ts'

/** Whether the command was to answer with JSON: then it says so too what went wrong. */
function wantsJson(args: readonly string[]): boolean {
  const isAsked = (format: string): boolean =>
    args.some((arg, at) => arg === `--formato=${format}` || (arg === format && args[at - 1] === '--formato'))
  return args.includes('--json') || isAsked('json') || isAsked('ndjson')
}

/** What the library quotes is what was typed, and it says what is like it; it does not know the English names of options. */
function misuseOf({ code, message }: CommanderError, say: CommandWords): ToldRefusal {
  const typed = /'([^']+)'/.exec(message)?.[1] ?? ''
  const similar = /Did you mean (?:one of )?(.+)\?\)/.exec(message)?.[1]?.split(', ') ?? []
  const near = similar.length > 0 || !typed.startsWith('--') ? similar : englishOptionsLike(typed)
  return { error: say.misuseTexts[code]?.(typed, near) ?? say.MISUSED_COMMAND }
}

/** Runs one command. Help and version end here too, with nothing wrong. */
export async function runCommand(given: readonly string[], terminal: CommandTerminal): Promise<void> {
  const args = argumentsInSpanish([...given])
  const language = languageAsked(args, terminal.locale)
  const say = await wordsIn(language)
  try {
    await commandLine({ ...terminal, language, say }).parseAsync(args, { from: 'user' })
  } catch (problem) {
    if (problem instanceof CommanderError && (problem.exitCode === 0 || problem.code === 'commander.help')) return
    const refusal = problem instanceof CommanderError ? misuseOf(problem, say) : refusalOfProblem(problem, say)
    if (!refusal) throw problem
    printError(terminal, wantsJson(args) ? JSON.stringify(refusal) : refusal.error)
    terminal.endWith(1)
  }
}
