import { nearestTypes } from '@obrador/engine'
import type { Option } from 'commander'
import type { CommandWords } from './language.ts'

/** Commands and options are Spanish; each has its English name beside it, which does the same. */

export const ENGLISH_COMMANDS: Readonly<Record<keyof CommandWords['commandTexts'], readonly string[]>> = {
  analizar: ['analyse', 'analyze'],
  ajustar: ['adjust'],
  etiquetar: ['label'],
  hoja: ['workbook'],
  leer: ['read'],
  importar: ['import'],
  saco: ['sack'],
  carta: ['menu'],
  hornada: ['made'],
  catalogo: ['catalogue', 'catalog'],
  tipos: ['types'],
  lote: ['batch'],
  completar: ['completion'],
  corpus: [],
}

const ENGLISH_OPTIONS: Readonly<Record<string, string>> = {
  '--ayuda': '--help',
  '--oficio': '--craft',
  '--tipo': '--type',
  '--proceso': '--process',
  '--servidor': '--server',
  '--formato': '--format',
  '--idioma': '--language',
  '--salida': '--output',
  '--forzar': '--force',
  '--nombre': '--name',
  '--hilos': '--threads',
  '--estricto': '--strict',
  '--habitual': '--usual',
  '--disposicion': '--layout',
  '--columnas': '--columns',
  '--medida': '--reading',
  '--libro': '--book',
  '--sube': '--rises',
  '--falta': '--missing',
  '--estado': '--state',
}

const SPANISH_OPTIONS = new Map(Object.entries(ENGLISH_OPTIONS).map(([spanish, english]) => [english, spanish]))

/** The words of a command with its options in Spanish; what stands behind «--» is no option. */
export function argumentsInSpanish(args: readonly string[]): string[] {
  const end = args.indexOf('--')
  return args.map((arg, at) => {
    if (end >= 0 && at > end) return arg
    const [flag = '', ...value] = arg.split('=')
    const spanish = SPANISH_OPTIONS.get(flag)
    return spanish === undefined ? arg : [spanish, ...value].join('=')
  })
}

const ENGLISH_LABELS = Object.fromEntries([...SPANISH_OPTIONS.keys()].map((flag) => [flag, { label: flag }]))
/** The English options that look most like one that nobody knows. */
export const englishOptionsLike = (typed: string): readonly string[] => nearestTypes(ENGLISH_LABELS, typed)

/** As help shows it: «-o, --oficio, --craft <oficio>». */
export function optionShownOf({ flags, long = '' }: Option): string {
  const english = ENGLISH_OPTIONS[long]
  return english === undefined ? flags : flags.replace(long, `${long}, ${english}`)
}

/** Every way to write an option. */
export const optionFlagsOf = ({ long = '', short }: Option): readonly string[] =>
  [long, ENGLISH_OPTIONS[long], short].flatMap((flag) => flag ?? [])
