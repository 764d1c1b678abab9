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
import { COMMAND_LANGUAGES, type CommandLanguage, languageOfLocale, type ScreenWords, screenWords } from './language.ts'
import type { BatchOptions } from './lote/command.ts'
import { OUTPUT_FORMATS } from './lote/kinds.ts'
import * as say from './messages.ts'
import { fileToWrite, STANDARD_OUTPUT } from './output.ts'
import { RefusedCommand } from './refused.ts'
import type { RequestBody } from './request.ts'
import * as screen from './screen.ts'
import { type AnalysisExtras, craftNamed, type FormulaService } from './service.ts'
import { labelsIn, serviceAt } from './service-at.ts'
import { type CommandTerminal, printLine } from './terminal.ts'

const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

interface Asked {
  readonly oficio?: string
  readonly tipo?: string
  readonly formula?: string
  readonly servidor?: string
  readonly json?: boolean
  readonly habitual?: boolean
  readonly idioma?: CommandLanguage
}

const printJson = (terminal: CommandTerminal, value: unknown): void =>
  printLine(terminal, JSON.stringify(value, null, 2))

/** Help in Spanish, as the rest. */
const SPANISH: Partial<Help> = {
  styleTitle: (title) =>
    title
      .replace('Usage:', 'Uso:')
      .replace('Arguments:', 'Argumentos:')
      .replace('Options:', 'Opciones:')
      .replace('Commands:', 'Órdenes:'),
  optionDescription: ({ description, argChoices, defaultValue }) =>
    say.describedOption(description, argChoices, defaultValue === undefined ? undefined : String(defaultValue)),
  optionTerm: optionShownOf,
  argumentDescription: ({ description }) => description,
  subcommandTerm: (command) =>
    `${[command.name(), ...command.aliases().slice(0, 1)].join(', ')} ${command.usage()}`.replace('[opciones] ', ''),
}

const helpOption = (): Option => new Option('-h, --ayuda', say.optionTexts.ayuda)

/** An option that may be given several times. */
const eachGiven = (value: string, former: readonly string[] | undefined): readonly string[] => [
  ...(former ?? []),
  value,
]

const options = {
  oficio: () => new Option('-o, --oficio <oficio>', say.optionTexts.oficio),
  tipo: () => new Option('-t, --tipo <tipo>', say.optionTexts.tipo),
  formula: () => new Option('-f, --formula <nombre>', say.optionTexts.formula),
  proceso: () => new Option('-p, --proceso <proceso>', say.optionTexts.proceso).choices([...SACK_PROCESSES]),
  servidor: () => new Option('-s, --servidor <url>', say.optionTexts.servidor),
  json: () => new Option('--json', say.optionTexts.json),
  idioma: () => new Option('--idioma <idioma>', say.optionTexts.idioma).choices([...COMMAND_LANGUAGES]),
  formato: () => new Option('--formato <formato>', say.optionTexts.formato).choices([...OUTPUT_FORMATS]).default('csv'),
  salida: () => new Option('--salida <archivo>', say.optionTexts.salida),
  forzar: () => new Option('--forzar', say.optionTexts.forzar),
  libro: () => new Option('--salida <archivo>', say.optionTexts.libro),
  nombre: () => new Option('--nombre <título>', say.optionTexts.nombre),
  hilos: () => new Option('--hilos <n>', say.optionTexts.hilos),
  habitual: () => new Option('--habitual', say.optionTexts.habitual),
  guardar: () => new Option('--salida <archivo>', say.optionTexts.guardar),
  disposicion: () => new Option('--disposicion <como>', say.optionTexts.disposicion).choices([...LAYOUT_NAMES]),
  columnas: () => new Option('--columnas <letras>', say.optionTexts.columnas),
  medida: () => new Option('-m, --medida <que=valor>', say.optionTexts.medida).argParser(eachGiven),
  formulas: () => new Option('--libro <carpeta>', say.optionTexts.formulas),
  sube: () => new Option('--sube <nombre=precio>', say.optionTexts.sube).argParser(eachGiven),
  falta: () => new Option('--falta <nombre>', say.optionTexts.falta).argParser(eachGiven),
  estado: () => new Option('--estado <archivo>', say.optionTexts.estado),
  estricto: () => new Option('--estricto', say.optionTexts.estricto),
} as const

function command(
  program: Command,
  name: keyof typeof say.commandTexts,
  argument: string,
  ...taken: readonly (keyof typeof options)[]
): Command {
  const made = program
    .command(name)
    .aliases([...ENGLISH_COMMANDS[name]])
    .description(say.commandTexts[name])
    .usage(`[opciones] ${argument}`.trim())
    .configureHelp(SPANISH)
    .addHelpOption(helpOption())
  for (const option of taken) made.addOption(options[option]())
  return made
}

/** The three that take a formula differ in what they ask and how they show it. */
function formulaCommand<Answer>(
  program: Command,
  terminal: CommandTerminal,
  name: 'analizar' | 'ajustar' | 'etiquetar',
  ask: (
    service: FormulaService,
  ) => (oficio: keyof typeof allCrafts, request: RequestBody, besides?: AnalysisExtras) => Promise<Answer>,
  show: (answer: Answer, oficio: keyof typeof allCrafts, words: ScreenWords, labels: screen.LabelTold) => string,
): Command {
  return command(program, name, '<archivo>', 'oficio', 'tipo', 'formula', 'servidor', 'idioma', 'json')
    .argument('<archivo>', say.optionTexts.archivo)
    .action(async (file: string, { formula, servidor, json, habitual, idioma, ...given }: Asked) => {
      const language = idioma ?? languageOfLocale(terminal.locale)
      const { oficio, request } = await readFormula(readSource(file, terminal), file, given, formula)
      const answer = await ask(serviceAt(servidor, language))(oficio, request, habitual ? { habitual } : {})
      if (json) printJson(terminal, answer)
      else printLine(terminal, show(answer, oficio, screenWords[language], await labelsIn(language)))
    })
}

interface WorkbookAsked extends Asked {
  readonly salida?: string
  readonly forzar?: boolean
  readonly nombre?: string
}

function workbook(program: Command, terminal: CommandTerminal): void {
  command(program, 'hoja', '<archivo>', 'oficio', 'tipo', 'formula', 'nombre', 'libro', 'forzar', 'servidor')
    .argument('<archivo>', say.optionTexts.archivo)
    .action(async (file: string, { formula, servidor, salida, forzar, nombre = formula, ...given }: WorkbookAsked) => {
      const { oficio, request } = await readFormula(readSource(file, terminal), file, given, formula)
      const bytes = await serviceAt(servidor).hoja(oficio, request, nombre)
      const { fileNameOf } = await import('@obrador/workbook')
      const target = salida ?? fileNameOf(nombre ?? allCrafts[oficio].types[String(request.type)]?.label ?? '')
      if (target === STANDARD_OUTPUT) return void terminal.output.write(bytes)
      writeFileSync(fileToWrite(target, forzar), bytes)
      printLine(terminal, say.workbookWritten(target, bytes.length / 1024))
    })
}

function many(program: Command, terminal: CommandTerminal): void {
  command(
    program,
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
    .argument('<entradas...>', say.optionTexts.entradas)
    .action(async (sources: string[], options: BatchOptions) => {
      const { analyseMany } = await import('./lote/command.ts')
      await analyseMany(sources, options, terminal)
    })
}

function reading(program: Command, terminal: CommandTerminal): void {
  command(program, 'leer', '<archivo>', 'json')
    .argument('<archivo>', say.optionTexts.texto)
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const { textRead } = await import('@obrador/list')
      const read = textRead(readSource(file, terminal))
      if (json) printJson(terminal, read)
      else printLine(terminal, screen.pastedTextSaid(read))
    })
}

function importing(program: Command, terminal: CommandTerminal): void {
  command(program, 'importar', '<archivo>', 'oficio', 'tipo', 'disposicion', 'columnas', 'guardar', 'forzar', 'json')
    .argument('<archivo>', say.optionTexts.recetario)
    .action(async (file: string, options: ImportOptions) => {
      const { importBook } = await import('./importar/command.ts')
      await importBook(file, options, terminal)
    })
}

/** The solver is loaded when a label is opened. */
function sack(program: Command, terminal: CommandTerminal): void {
  command(program, 'saco', '<archivo>', 'oficio', 'proceso', 'servidor', 'json')
    .argument('<archivo>', say.optionTexts.etiqueta)
    .action(async (file: string, { oficio, proceso, servidor, json }: Asked & { readonly proceso?: string }) => {
      const { labelInSource, openLabel, sackText } = await import('./saco.ts')
      const asked = {
        ...labelInSource(readSource(file, terminal)),
        ...(oficio !== undefined && { oficio: craftNamed(oficio) }),
        ...(proceso !== undefined && { proceso }),
      }
      const answer = await openLabel(asked, servidor)
      if (json) printJson(terminal, answer)
      else printLine(terminal, sackText(answer))
    })
}

interface MenuOptions extends Asked {
  readonly libro?: string
  readonly sube?: readonly string[]
  readonly falta?: readonly string[]
}

/** A menu, or a book when prices change. The solver is loaded when one is asked about. */
function menu(program: Command, terminal: CommandTerminal): void {
  command(program, 'carta', '[archivo]', 'oficio', 'formulas', 'sube', 'falta', 'servidor', 'json')
    .argument('[archivo]', say.optionTexts.carta)
    .action(async (file: string | undefined, { servidor, json, ...given }: MenuOptions) => {
      const { answeredMenu, menuAsked, menuText } = await import('./carta.ts')
      const text = given.libro === undefined ? readSource(file ?? '-', terminal) : undefined
      const answer = await answeredMenu(menuAsked(text, given, terminal), servidor)
      if (json) printJson(terminal, answer)
      else printLine(terminal, menuText(answer))
    })
}

interface BatchAsked extends Asked {
  readonly medida?: readonly string[]
  readonly estado?: string
}

function made(program: Command, terminal: CommandTerminal): void {
  command(program, 'hornada', '<archivo>', 'oficio', 'tipo', 'formula', 'medida', 'estado', 'servidor', 'json')
    .argument('<archivo>', say.optionTexts.hecha)
    .action(async (file: string, { servidor, json, medida = [], estado, ...given }: BatchAsked) => {
      const { batchAsked, keepState, notedBatch, shownCard } = await import('./hornada.ts')
      const answer = await notedBatch(await batchAsked(file, { ...given, medidas: medida, estado }, terminal), servidor)
      if (estado !== undefined) keepState(estado, answer)
      if (json) printJson(terminal, answer)
      else printLine(terminal, shownCard(answer))
    })
}

function tables(program: Command, terminal: CommandTerminal): void {
  command(program, 'catalogo', '<nombre>', 'json')
    .argument('<nombre>', 'nombre o parte de él')
    .action((name: string, { json }: { readonly json?: boolean }) => {
      const found = searchFor(name).slice(0, 20)
      if (found.length === 0) throw new RefusedCommand(say.noIngredient(name))
      if (json) return printJson(terminal, found)
      const longest = Math.max(...found.map(({ id }) => id.length))
      for (const { id, name: shown, category } of found)
        printLine(terminal, `${id.padEnd(longest)}  ${shown} (${category})`)
    })
  command(program, 'tipos', '[oficio]', 'json')
    .argument('[oficio]', say.optionTexts.oficio)
    .action((oficio: string | undefined, { json }: { readonly json?: boolean }) => {
      const asked = Object.values(allCrafts).filter(({ id }) => oficio === undefined || id === craftNamed(oficio))
      const found = asked.map(({ id, label, types }) => ({
        oficio: id,
        label,
        tipos: Object.entries(types).map(([type, { label: shown }]) => ({ id: type, label: shown })),
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
export function commandLine(terminal: CommandTerminal): Command {
  const all = new Command('obrador')
    .description(say.ABOUT_PROGRAM)
    .version(VERSION, '-v, --version', 'muestra la versión')
    .addHelpOption(helpOption())
    .helpCommand('ayuda [orden]', 'muestra la ayuda de una orden')
    .usage('[opciones] [orden]')
    .configureHelp(SPANISH)
    // What is wrong with a command is said in Spanish, by whoever runs it.
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.output.write(text),
      writeErr: (text) => void terminal.errors.write(text),
      outputError: () => undefined,
    })
    .addHelpText('after', say.USAGE_EXAMPLES)
  formulaCommand(all, terminal, 'analizar', ({ analizar }) => analizar, screen.analysisText).addOption(
    options.habitual(),
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
  command(all, 'corpus', '<archivos...>', 'servidor', 'json')
    .argument('<archivos...>', 'archivos del corpus')
    .action(async (files: string[], { servidor, json }: Omit<Asked, 'oficio'>) => {
      const { runCorpus, tallyTable } = await import('./corpus.ts')
      const service = serviceAt(servidor)
      const tallies = (await Promise.all(files.map((file) => runCorpus(service, file)))).flat()
      if (json) printJson(terminal, tallies)
      else printLine(terminal, tallyTable(tallies))
    })
  command(all, 'completar', '<terminal>')
    .addArgument(new Argument('<terminal>', say.optionTexts.terminal).choices([...SHELL_NAMES]))
    .action((shell: ShellName) => printLine(terminal, shellCompletion(all, shell)))
  englishHelp(all)
  return all
}
