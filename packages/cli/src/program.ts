import { readFileSync } from 'node:fs'
import { crafts, searchFor } from '@obrador/engine'
import { textRead } from '@obrador/list'
import { Argument, Command, type Help, Option } from 'commander'
import { completion, SHELLS, type Shell } from './completion.ts'
import { runCorpus, tallyTable } from './corpus.ts'
import type { Request } from './input/item.ts'
import { readFormula, readSource } from './input/read.ts'
import { type BatchOptions, batch } from './lote/command.ts'
import { FORMATS } from './lote/format.ts'
import * as say from './messages.ts'
import * as screen from './screen.ts'
import { type Besides, craftNamed, Refused, type Service, serviceAt } from './service.ts'

const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

interface Asked {
  readonly oficio?: string
  readonly tipo?: string
  readonly formula?: string
  readonly servidor?: string
  readonly json?: boolean
  readonly habitual?: boolean
}

const print = (text: string): void => console.log(text)
const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2))

/** Help in Spanish, as the rest. */
const SPANISH: Partial<Help> = {
  styleTitle: (title) =>
    title
      .replace('Usage:', 'Uso:')
      .replace('Arguments:', 'Argumentos:')
      .replace('Options:', 'Opciones:')
      .replace('Commands:', 'Órdenes:'),
  optionDescription: ({ description, argChoices, defaultValue }) =>
    say.described(description, argChoices, defaultValue === undefined ? undefined : String(defaultValue)),
  argumentDescription: ({ description }) => description,
  subcommandTerm: (command) => `${command.name()} ${command.usage()}`.replace('[options] ', ''),
}

function command(program: Command, name: keyof typeof say.commands, argument: string): Command {
  return program
    .command(name)
    .description(say.commands[name])
    .usage(`[opciones] ${argument}`.trim())
    .configureHelp(SPANISH)
    .helpOption('-h, --ayuda', 'muestra esta ayuda')
}

/** The three that take a formula differ in what they ask and how they show it. */
function formulaCommand<Answer>(
  program: Command,
  name: 'analizar' | 'ajustar' | 'etiquetar',
  ask: (service: Service) => (oficio: keyof typeof crafts, request: Request, besides?: Besides) => Promise<Answer>,
  show: (answer: Answer, oficio: keyof typeof crafts) => string,
): Command {
  return command(program, name, '<archivo>')
    .argument('<archivo>', say.options.archivo)
    .option('-o, --oficio <oficio>', say.options.oficio)
    .option('-t, --tipo <tipo>', say.options.tipo)
    .option('-f, --formula <nombre>', say.options.formula)
    .option('-s, --servidor <url>', say.options.servidor)
    .option('--json', say.options.json)
    .action(async (file: string, { formula, servidor, json, habitual, ...given }: Asked) => {
      const { oficio, request } = readFormula(file, given, formula)
      const answer = await ask(serviceAt(servidor))(oficio, request, habitual ? { habitual } : {})
      if (json) printJson(answer)
      else print(show(answer, oficio))
    })
}

function many(program: Command): void {
  command(program, 'lote', '<entradas...>')
    .argument('<entradas...>', say.options.entradas)
    .option('-o, --oficio <oficio>', say.options.oficio)
    .option('-t, --tipo <tipo>', say.options.tipo)
    .addOption(new Option('--formato <formato>', say.options.formato).choices([...FORMATS]).default('csv'))
    .option('--salida <archivo>', say.options.salida)
    .option('--hilos <n>', say.options.hilos)
    .option('--estricto', say.options.estricto)
    .option('-s, --servidor <url>', say.options.servidor)
    .action((sources: string[], options: BatchOptions) => batch(sources, options))
}

function reading(program: Command): void {
  command(program, 'leer', '<archivo>')
    .argument('<archivo>', say.options.texto)
    .option('--json', say.options.json)
    .action((file: string, { json }: { readonly json?: boolean }) => {
      const read = textRead(readSource(file))
      if (json) printJson(read)
      else print(screen.textSaid(read))
    })
}

function tables(program: Command): void {
  command(program, 'catalogo', '<nombre>')
    .argument('<nombre>', 'nombre o parte de él')
    .option('--json', say.options.json)
    .action((name: string, { json }: { readonly json?: boolean }) => {
      const found = searchFor(name).slice(0, 20)
      if (found.length === 0) throw new Refused(say.noIngredient(name))
      if (json) return printJson(found)
      const longest = Math.max(...found.map(({ id }) => id.length))
      for (const { id, name: shown, category } of found) print(`${id.padEnd(longest)}  ${shown} (${category})`)
    })
  command(program, 'tipos', '[oficio]')
    .argument('[oficio]', say.options.oficio)
    .option('--json', say.options.json)
    .action((oficio: string | undefined, { json }: { readonly json?: boolean }) => {
      const asked = Object.values(crafts).filter(({ id }) => oficio === undefined || id === craftNamed(oficio))
      const found = asked.map(({ id, label, types }) => ({
        oficio: id,
        label,
        tipos: Object.entries(types).map(([type, { label: shown }]) => ({ id: type, label: shown })),
      }))
      if (json) return printJson(found)
      for (const { oficio: id, label, tipos } of found) {
        print(`${label} (${id})`)
        for (const { id: type, label: shown } of tipos) print(`  ${type.padEnd(28)} ${shown}`)
      }
    })
}

export function program(): Command {
  const all = new Command('obrador')
    .description(say.ABOUT)
    .version(VERSION, '-v, --version', 'muestra la versión')
    .helpOption('-h, --ayuda', 'muestra esta ayuda')
    .helpCommand('ayuda [orden]', 'muestra la ayuda de una orden')
    .usage('[opciones] [orden]')
    .configureHelp(SPANISH)
    // What is wrong with a command is said in Spanish, by whoever runs it.
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .addHelpText('after', say.EXAMPLES)
  formulaCommand(all, 'analizar', ({ analizar }) => analizar, screen.analysis).option(
    '--habitual',
    say.options.habitual,
  )
  formulaCommand(all, 'ajustar', ({ ajustar }) => ajustar, screen.adjustment)
  formulaCommand(all, 'etiquetar', ({ etiquetar }) => etiquetar, screen.label)
  reading(all)
  many(all)
  tables(all)
  command(all, 'corpus', '<archivos...>')
    .argument('<archivos...>', 'archivos del corpus')
    .option('-s, --servidor <url>', say.options.servidor)
    .option('--json', say.options.json)
    .action(async (files: string[], { servidor, json }: Omit<Asked, 'oficio'>) => {
      const service = serviceAt(servidor)
      const tallies = (await Promise.all(files.map((file) => runCorpus(service, file)))).flat()
      if (json) printJson(tallies)
      else print(tallyTable(tallies))
    })
  command(all, 'completar', '<terminal>')
    .addArgument(new Argument('<terminal>', say.options.terminal).choices([...SHELLS]))
    .action((shell: Shell) => print(completion(all, shell)))
  return all
}
