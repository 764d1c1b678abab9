import { allCrafts } from '@obrador/engine'
import type { Command } from 'commander'
import { optionFlagsOf } from './bilingual.ts'

/** What a shell proposes, drawn from the commands themselves. */

export const SHELL_NAMES = ['bash', 'zsh', 'fish'] as const
export type ShellName = (typeof SHELL_NAMES)[number]

interface Known {
  /** Its name and, behind it, the English ones. */
  readonly names: readonly string[]
  readonly description: string
  readonly options: readonly {
    readonly flags: readonly string[]
    readonly description: string
    readonly values: readonly string[] | undefined
    readonly takesValue: boolean
  }[]
}

const craftIds = Object.keys(allCrafts) as (keyof typeof allCrafts)[]
const typesOf = (craft: keyof typeof allCrafts): string[] => Object.keys(allCrafts[craft].types)

/** What help shows. */
const offered = (program: Command): readonly Command[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .filter((command) => program.commands.includes(command))

const known = (program: Command): Known[] =>
  offered(program).map((command) => ({
    names: [command.name(), ...command.aliases()],
    description: command.description(),
    options: command
      .createHelp()
      .visibleOptions(command)
      .map((option) => ({
        flags: optionFlagsOf(option),
        description: option.description,
        takesValue: option.required,
        values: option.long === '--oficio' ? craftIds : option.argChoices,
      })),
  }))

const values = (commands: readonly Known[]): string[] => {
  const seen = new Map<string, string>()
  for (const { flags, values: choices } of commands.flatMap(({ options }) => options)) {
    if (choices) seen.set(flags.join('|'), choices.join(' '))
  }
  return [...seen].map(([flags, words]) => `    ${flags}) COMPREPLY=($(compgen -W "${words}" -- "$actual")); return ;;`)
}

/** The types of the craft that the command already names; zsh reads the same script. */
const bash = (commands: readonly Known[]): string => `_obrador() {
  local actual="\${COMP_WORDS[COMP_CWORD]}" anterior="\${COMP_WORDS[COMP_CWORD-1]}" orden="\${COMP_WORDS[1]}" oficio="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in -o|--oficio|--craft) oficio="\${COMP_WORDS[i+1]}" ;; esac
  done
  case "$anterior" in
${values(commands).join('\n')}
    --tipo|--type|-t)
      case "$oficio" in
${craftIds.map((craft) => `        ${craft}) COMPREPLY=($(compgen -W "${typesOf(craft).join(' ')}" -- "$actual")) ;;`).join('\n')}
      esac
      return ;;
  esac
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "${commands.flatMap(({ names }) => names).join(' ')}" -- "$actual")); return
  fi
  if [[ "$actual" == -* ]]; then
    case "$orden" in
${commands.map(({ names, options }) => `      ${names.join('|')}) COMPREPLY=($(compgen -W "${options.flatMap(({ flags }) => flags).join(' ')}" -- "$actual")) ;;`).join('\n')}
    esac
    return
  fi
  case "$orden" in
    tipos|types) COMPREPLY=($(compgen -W "${craftIds.join(' ')}" -- "$actual")) ;;
    completar|completion) COMPREPLY=($(compgen -W "${SHELL_NAMES.join(' ')}" -- "$actual")) ;;
    *) COMPREPLY=($(compgen -f -- "$actual")) ;;
  esac
}
complete -o filenames -F _obrador obrador
`

const zsh = (commands: readonly Known[]): string => `autoload -Uz compinit bashcompinit
(( $+functions[compdef] )) || compinit
bashcompinit
${bash(commands)}`

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`
const fishFlag = (flag: string): string => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`)

const fish = (commands: readonly Known[]): string =>
  [
    ...commands.flatMap(({ names, description }) =>
      names.map((name) => `complete -c obrador -n __fish_use_subcommand -f -a ${name} -d ${quoted(description)}`),
    ),
    ...commands.flatMap(({ names, options }) =>
      options.map(({ flags, description, values: choices, takesValue }) =>
        [
          `complete -c obrador -n '__fish_seen_subcommand_from ${names.join(' ')}'`,
          ...flags.map(fishFlag),
          ...(choices ? [`-x -a '${choices.join(' ')}'`] : takesValue ? ['-r'] : []),
          `-d ${quoted(description)}`,
        ].join(' '),
      ),
    ),
    ...craftIds.map(
      (craft) =>
        `complete -c obrador -n '__fish_seen_subcommand_from analizar analyse analyze ajustar adjust etiquetar label lote batch; and string match -qr -- "(-o|--oficio|--craft)[ =]${craft}" (commandline)' -x -s t -l tipo -l type -a '${typesOf(craft).join(' ')}'`,
    ),
    `complete -c obrador -n '__fish_seen_subcommand_from tipos types' -f -a '${craftIds.join(' ')}'`,
    `complete -c obrador -n '__fish_seen_subcommand_from completar completion' -f -a '${SHELL_NAMES.join(' ')}'`,
    '',
  ].join('\n')

export const shellCompletion = (program: Command, shell: ShellName): string =>
  ({ bash, zsh, fish })[shell](known(program))
