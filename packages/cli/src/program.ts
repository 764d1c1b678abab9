import { readFileSync, writeFileSync } from 'node:fs'
import { allCrafts, searchFor } from '@obrador/engine'
import { SACK_PROCESSES } from '@obrador/engine/sack'
import { Argument, Command, type Help, Option } from 'commander'
import { ENGLISH_COMMANDS, optionShownOf } from './bilingual.ts'
import { SHELL_NAMES, type ShellName, shellCompletion } from './completion.ts'
import type { ImportOptions } from './importar/command.ts'
import { LAYOUT_NAMES } from './importar/layouts.ts'
import { readFormula } from './input/read.ts'
import { readSource } from './input/text.ts'
import { COMMAND_LANGUAGES, type CommandWords } from './language.ts'
import type { BatchOptions } from './lote/command.ts'
import { OUTPUT_FORMATS } from './lote/kinds.ts'
import { fileToWrite, STANDARD_OUTPUT } from './output.ts'
import { RefusedCommand } from './refused.ts'
import type { RequestBody } from './request.ts'
import * as screen from './screen.ts'
import { type AnalysisExtras, craftNamed, type FormulaService } from './service.ts'
import { labelsIn, namesIn, serviceAt } from './service-at.ts'
import { printLine, type SpokenTerminal } from './terminal.ts'

const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

interface Asked {
  readonly oficio?: string
  readonly tipo?: string
  readonly formula?: string
  readonly servidor?: string
  readonly json?: boolean
  readonly habitual?: boolean
}

const printJson = (terminal: SpokenTerminal, value: unknown): void =>
  printLine(terminal, JSON.stringify(value, null, 2))

/** What a value is called in the language: «<archivo>». */
const placed = (term: string, { placeholders }: CommandWords): string =>
  term.replaceAll(/(?<=[<[=])\p{L}+/gu, (name) => placeholders[name] ?? name)

/** Help in the words of the command, as the rest. */
const spokenHelp = (say: CommandWords): Partial<Help> => ({
  styleTitle: (title) => title.replace(/\w+/, (word) => say.helpTitles[word as keyof typeof say.helpTitles] ?? word),
  optionDescription: ({ description, argChoices, defaultValue }) =>
    say.describedOption(description, argChoices, defaultValue === undefined ? undefined : String(defaultValue)),
  optionTerm: (option) => placed(optionShownOf(option), say),
  argumentTerm: (argument) => say.placeholders[argument.name()] ?? argument.name(),
  argumentDescription: ({ description }) => description,
  subcommandTerm: (command) =>
    `${[command.name(), ...command.aliases().slice(0, 1)].join(', ')} ${command.usage()}`.replace(
      `${say.helpTexts.options} `,
      '',
    ),
})

const helpOption = (say: CommandWords): Option => new Option('-h, --ayuda', say.optionTexts.ayuda)

/** An option that may be given several times. */
const eachGiven = (value: string, former: readonly string[] | undefined): readonly string[] => [
  ...(former ?? []),
  value,
]

const optionsIn = ({ optionTexts }: CommandWords) => ({
  oficio: () => new Option('-o, --oficio <oficio>', optionTexts.oficio),
  tipo: () => new Option('-t, --tipo <tipo>', optionTexts.tipo),
  formula: () => new Option('-f, --formula <nombre>', optionTexts.formula),
  proceso: () => new Option('-p, --proceso <proceso>', optionTexts.proceso).choices([...SACK_PROCESSES]),
  servidor: () => new Option('-s, --servidor <url>', optionTexts.servidor),
  json: () => new Option('--json', optionTexts.json),
  idioma: () => new Option('--idioma <idioma>', optionTexts.idioma).choices([...COMMAND_LANGUAGES]),
  formato: () => new Option('--formato <formato>', optionTexts.formato).choices([...OUTPUT_FORMATS]).default('csv'),
  salida: () => new Option('--salida <archivo>', optionTexts.salida),
  forzar: () => new Option('--forzar', optionTexts.forzar),
  libro: () => new Option('--salida <archivo>', optionTexts.libro),
  nombre: () => new Option('--nombre <título>', optionTexts.nombre),
  hilos: () => new Option('--hilos <n>', optionTexts.hilos),
  habitual: () => new Option('--habitual', optionTexts.habitual),
  guardar: () => new Option('--salida <archivo>', optionTexts.guardar),
  disposicion: () => new Option('--disposicion <como>', optionTexts.disposicion).choices([...LAYOUT_NAMES]),
  columnas: () => new Option('--columnas <letras>', optionTexts.columnas),
  medida: () => new Option('-m, --medida <que=valor>', optionTexts.medida).argParser(eachGiven),
  formulas: () => new Option('--libro <carpeta>', optionTexts.formulas),
  sube: () => new Option('--sube <nombre=precio>', optionTexts.sube).argParser(eachGiven),
  falta: () => new Option('--falta <nombre>', optionTexts.falta).argParser(eachGiven),
  estado: () => new Option('--estado <archivo>', optionTexts.estado),
  estricto: () => new Option('--estricto', optionTexts.estricto),
})

type OptionName = keyof ReturnType<typeof optionsIn>

function command(
  program: Command,
  { say, language }: SpokenTerminal,
  name: keyof CommandWords['commandTexts'],
  argument: string,
  ...taken: readonly OptionName[]
): Command {
  const options = optionsIn(say)
  const made = program
    .command(name)
    .aliases([...ENGLISH_COMMANDS[name]])
    .description(say.commandTexts[name])
    .usage(`${say.helpTexts.options} ${placed(argument, say)}`.trim())
    .configureHelp(spokenHelp(say))
    .addHelpOption(helpOption(say))
  for (const option of taken) made.addOption(options[option]())
  // Every command takes a language; in Spanish help tells of it where answers are the service’s.
  if (!taken.includes('idioma')) made.addOption(options.idioma().hideHelp(language === 'es'))
  return made
}

/** The three that take a formula differ in what they ask and how they show it. */
function formulaCommand<Answer>(
  program: Command,
  terminal: SpokenTerminal,
  name: 'analizar' | 'ajustar' | 'etiquetar',
  ask: (
    service: FormulaService,
  ) => (oficio: keyof typeof allCrafts, request: RequestBody, besides?: AnalysisExtras) => Promise<Answer>,
  show: (answer: Answer, oficio: keyof typeof allCrafts, words: CommandWords, labels: screen.LabelTold) => string,
): Command {
  return command(program, terminal, name, '<archivo>', 'oficio', 'tipo', 'formula', 'servidor', 'idioma', 'json')
    .argument('<archivo>', terminal.say.optionTexts.archivo)
    .action(async (file: string, { formula, servidor, json, habitual, ...given }: Asked) => {
      const { language, say } = terminal
      const { oficio, request } = await readFormula(readSource(file, terminal), file, { ...given, say }, formula)
      const answer = await ask(serviceAt(servidor, language))(oficio, request, habitual ? { habitual } : {})
      if (json) printJson(terminal, answer)
      else printLine(terminal, show(answer, oficio, say, await labelsIn(language)))
    })
}

interface WorkbookAsked extends Asked {
  readonly salida?: string
  readonly forzar?: boolean
  readonly nombre?: string
}

function workbook(program: Command, terminal: SpokenTerminal): void {
  command(program, terminal, 'hoja', '<archivo>', 'oficio', 'tipo', 'formula', 'nombre', 'libro', 'forzar', 'servidor')
    .argument('<archivo>', terminal.say.optionTexts.archivo)
    .action(async (file: string, { formula, servidor, salida, forzar, nombre = formula, ...given }: WorkbookAsked) => {
      const { language, say } = terminal
      const { oficio, request } = await readFormula(readSource(file, terminal), file, { ...given, say }, formula)
      const bytes = await serviceAt(servidor, language).hoja(oficio, request, nombre)
      const { fileNameOf } = await import('@obrador/workbook')
      const target = salida ?? fileNameOf(nombre ?? allCrafts[oficio].types[String(request.type)]?.label ?? '')
      if (target === STANDARD_OUTPUT) return void terminal.output.write(bytes)
      writeFileSync(fileToWrite(target, forzar), bytes)
      printLine(terminal, say.workbookWritten(target, bytes.length / 1024))
    })
}

function many(program: Command, terminal: SpokenTerminal): void {
  command(
    program,
    terminal,
    'lote',
    '<entradas...>',
    'oficio',
    'tipo',
    'formato',
    'salida',
    'forzar',
    'hilos',
    'estricto',
    'servidor',
  )
    .argument('<entradas...>', terminal.say.optionTexts.entradas)
    .action(async (sources: string[], options: BatchOptions) => {
      const { analyseMany } = await import('./lote/command.ts')
      await analyseMany(sources, options, terminal)
    })
}

function reading(program: Command, terminal: SpokenTerminal): void {
  command(program, terminal, 'leer', '<archivo>', 'json')
    .argument('<archivo>', terminal.say.optionTexts.texto)
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const { textRead } = await import('@obrador/list')
      const { textWordsIn } = await import('@obrador/list/language')
      const read = textRead(readSource(file, terminal), undefined, textWordsIn(terminal.language))
      if (json) printJson(terminal, read)
      else printLine(terminal, screen.pastedTextSaid(read, terminal.say))
    })
}

function importing(program: Command, terminal: SpokenTerminal): void {
  command(
    program,
    terminal,
    'importar',
    '<archivo>',
    'oficio',
    'tipo',
    'disposicion',
    'columnas',
    'guardar',
    'forzar',
    'json',
  )
    .argument('<archivo>', terminal.say.optionTexts.recetario)
    .action(async (file: string, options: ImportOptions) => {
      const { importBook } = await import('./importar/command.ts')
      await importBook(file, options, terminal)
    })
}

/** The solver is loaded when a label is opened. */
function sack(program: Command, terminal: SpokenTerminal): void {
  command(program, terminal, 'saco', '<archivo>', 'oficio', 'proceso', 'servidor', 'json')
    .argument('<archivo>', terminal.say.optionTexts.etiqueta)
    .action(async (file: string, { oficio, proceso, servidor, json }: Asked & { readonly proceso?: string }) => {
      const { labelInSource, openLabel, sackText } = await import('./saco.ts')
      const asked = {
        ...labelInSource(readSource(file, terminal)),
        ...(oficio !== undefined && { oficio: craftNamed(oficio) }),
        ...(proceso !== undefined && { proceso }),
      }
      const answer = await openLabel(asked, servidor, terminal.language)
      if (json) printJson(terminal, answer)
      else printLine(terminal, sackText(answer, terminal.say))
    })
}

interface MenuOptions extends Asked {
  readonly libro?: string
  readonly sube?: readonly string[]
  readonly falta?: readonly string[]
}

/** A menu, or a book when prices change. The solver is loaded when one is asked about. */
function menu(program: Command, terminal: SpokenTerminal): void {
  command(program, terminal, 'carta', '[archivo]', 'oficio', 'formulas', 'sube', 'falta', 'servidor', 'json')
    .argument('[archivo]', terminal.say.optionTexts.carta)
    .action(async (file: string | undefined, { servidor, json, ...given }: MenuOptions) => {
      const { answeredMenu, menuAsked, menuText } = await import('./carta.ts')
      const text = given.libro === undefined ? readSource(file ?? '-', terminal) : undefined
      const answer = await answeredMenu(menuAsked(text, given, terminal), servidor, terminal.language)
      if (json) printJson(terminal, answer)
      else printLine(terminal, menuText(answer, terminal.say))
    })
}

interface BatchAsked extends Asked {
  readonly medida?: readonly string[]
  readonly estado?: string
}

function made(program: Command, terminal: SpokenTerminal): void {
  command(
    program,
    terminal,
    'hornada',
    '<archivo>',
    'oficio',
    'tipo',
    'formula',
    'medida',
    'estado',
    'servidor',
    'json',
  )
    .argument('<archivo>', terminal.say.optionTexts.hecha)
    .action(async (file: string, { servidor, json, medida = [], estado, ...given }: BatchAsked) => {
      const { batchAsked, keepState, notedBatch, shownCard } = await import('./hornada.ts')
      const answer = await notedBatch(
        await batchAsked(file, { ...given, medidas: medida, estado }, terminal),
        servidor,
        terminal.language,
      )
      if (estado !== undefined) keepState(estado, answer)
      if (json) printJson(terminal, answer)
      else printLine(terminal, shownCard(answer, terminal.say))
    })
}

function tables(program: Command, terminal: SpokenTerminal): void {
  command(program, terminal, 'catalogo', '<nombre>', 'json')
    .argument('<nombre>', terminal.say.helpTexts.name)
    .action(async (name: string, { json }: { readonly json?: boolean }) => {
      const names = await namesIn(terminal.language)
      const found = searchFor(name, undefined, names).slice(0, 20)
      if (found.length === 0) throw new RefusedCommand((say) => say.noIngredient(name))
      if (json) return printJson(terminal, found)
      const longest = Math.max(...found.map(({ id }) => id.length))
      for (const row of found)
        printLine(terminal, `${row.id.padEnd(longest)}  ${names?.rowName(row) ?? row.name} (${row.category})`)
    })
  command(program, terminal, 'tipos', '[oficio]', 'json')
    .argument('[oficio]', terminal.say.optionTexts.oficio)
    .action(async (oficio: string | undefined, { json }: { readonly json?: boolean }) => {
      const names = await namesIn(terminal.language)
      const asked = Object.values(allCrafts).filter(({ id }) => oficio === undefined || id === craftNamed(oficio))
      const found = asked.map(({ id, label, types }) => ({
        oficio: id,
        label: names?.typeName(id) ?? label,
        tipos: Object.entries(types).map(([type, { label: shown }]) => ({
          id: type,
          label: names?.typeName(id, type) ?? shown,
        })),
      }))
      if (json) return printJson(terminal, found)
      for (const { oficio: id, label, tipos } of found) {
        printLine(terminal, `${label} (${id})`)
        for (const { id: type, label: shown } of tipos) printLine(terminal, `  ${type.padEnd(28)} ${shown}`)
      }
    })
}

/** «obrador help lote», as whoever comes from another program asks. */
function englishHelp(all: Command): void {
  all
    .command('help [orden]', { hidden: true })
    .helpOption(false)
    .action((name: string | undefined) => {
      const asked = all.commands.find((one) => name !== undefined && [one.name(), ...one.aliases()].includes(name))
      return (asked ?? all).outputHelp()
    })
}

/** The command line over a terminal. */
export function commandLine(terminal: SpokenTerminal): Command {
  const { say } = terminal
  const all = new Command('obrador')
    .description(say.ABOUT_PROGRAM)
    .version(VERSION, '-v, --version', say.helpTexts.version)
    .addHelpOption(helpOption(say))
    .addOption(
      optionsIn(say)
        .idioma()
        .hideHelp(terminal.language === 'es'),
    )
    .helpCommand(`ayuda ${say.helpTexts.command}`, say.helpTexts.help)
    .usage(`${say.helpTexts.options} ${say.helpTexts.command}`)
    .configureHelp(spokenHelp(say))
    // What is wrong with a command is said in its words, by whoever runs it.
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.output.write(text),
      writeErr: (text) => void terminal.errors.write(text),
      outputError: () => undefined,
    })
    .addHelpText('after', say.USAGE_EXAMPLES)
  formulaCommand(all, terminal, 'analizar', ({ analizar }) => analizar, screen.analysisText).addOption(
    optionsIn(say).habitual(),
  )
  formulaCommand(all, terminal, 'ajustar', ({ ajustar }) => ajustar, screen.adjustmentText)
  formulaCommand(all, terminal, 'etiquetar', ({ etiquetar }) => etiquetar, screen.labelText)
  workbook(all, terminal)
  reading(all, terminal)
  sack(all, terminal)
  menu(all, terminal)
  made(all, terminal)
  many(all, terminal)
  importing(all, terminal)
  tables(all, terminal)
  command(all, terminal, 'corpus', '<archivos...>', 'servidor', 'json')
    .argument('<archivos...>', say.helpTexts.corpusFiles)
    .action(async (files: string[], { servidor, json }: Omit<Asked, 'oficio'>) => {
      const { runCorpus, tallyTable } = await import('./corpus.ts')
      const service = serviceAt(servidor)
      const tallies = (await Promise.all(files.map((file) => runCorpus(service, file)))).flat()
      if (json) printJson(terminal, tallies)
      else printLine(terminal, tallyTable(tallies, terminal.say))
    })
  command(all, terminal, 'completar', '<terminal>')
    .addArgument(new Argument('<terminal>', say.optionTexts.terminal).choices([...SHELL_NAMES]))
    .action((shell: ShellName) => printLine(terminal, shellCompletion(all, shell)))
  englishHelp(all)
  return all
}
