import { styleText } from 'node:util'
import type { AdjustAnswer } from '@obrador/balancer'
import { allCrafts, BARRING_STATES, type ProductLabel, type ShownFigure, type UsualReport } from '@obrador/engine'
import type { textRead } from '@obrador/list'
import { type CommandWords, spanishWords } from './language.ts'
import type { CraftName } from './request.ts'
import type { AnyAnalysis } from './service.ts'

/** Answers as a person reads them in a terminal. `styleText` leaves colours out where NO_COLOR or a pipe asks for it. */

type Colour = 'green' | 'red' | 'yellow' | 'dim' | 'bold'
const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout })

/** Characters of a gauge, and of a terminal so narrow that it has none. */
const GAUGE = 16
const NARROW = 64
const widthOf = (): number => process.stdout.columns ?? 100

const figure = (value: number, { locale }: Pick<CommandWords, 'locale'> = spanishWords): string =>
  Number.isNaN(value)
    ? '?'
    : value.toLocaleString(locale, { maximumFractionDigits: 2, useGrouping: false }).replace('-', '−')

/** Where a value lies: the range in the middle half, as wide again on both sides. */
function gauge(value: number, [least, most]: readonly [number, number], inRange: Row['inRange']): string {
  const width = most - least || Math.abs(most) || 1
  const share = (value - (least - width / 2)) / (2 * width)
  const at = Math.min(GAUGE - 1, Math.max(0, Math.floor(share * GAUGE)))
  return Array.from({ length: GAUGE }, (_, cell) => {
    if (cell === at) return inRange === false ? paint('red', '●') : inRange ? paint('green', '●') : '●'
    return cell >= GAUGE / 4 && cell < (3 * GAUGE) / 4 ? '─' : paint('dim', '·')
  }).join('')
}

/** A sentence in lines that fit, where somebody looks; the first begins with a mark, and the others stand below its text. */
function wrapped(mark: string, text: string): string {
  const room = (process.stdout.columns ?? Number.POSITIVE_INFINITY) - 3
  const lines = ['']
  for (const word of text.split(/ (?![%€→])/)) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + 1 + word.length > room) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return `${mark} ${lines.join('\n  ')}`
}

interface Row {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly range: readonly [number, number] | undefined
  readonly inRange: boolean | null | undefined
}

function rowsOf(answer: AnyAnalysis, oficio: CraftName, labels: LabelTold): Row[] {
  const known = allCrafts[oficio].definition.parameters as Readonly<Record<string, ShownFigure | undefined>>
  const tables = answer as { ranges?: Record<string, [number, number]>; inRange?: Record<string, boolean | null> }
  return Object.entries(answer.params as Record<string, number>).map(([name, value]) => ({
    name: labels(known[name]?.label ?? name),
    unit: labels(known[name]?.unit ?? ''),
    // What nobody weighed decides it: nobody knows it.
    value: answer.sinPesar?.sinJuzgar.includes(name) ? Number.NaN : value,
    range: tables.ranges?.[name],
    inRange: tables.inRange?.[name],
  }))
}

function table(rows: readonly Row[], words: CommandWords): string[] {
  const longest = Math.max(...rows.map(({ name }) => name.length))
  const wide = Math.max(...rows.map(({ value }) => figure(value, words).length))
  const unitWide = Math.max(...rows.map(({ unit }) => unit.length))
  return rows.map(({ name, unit, value, range, inRange }) => {
    const head = `  ${name.padEnd(longest)}  ${figure(value, words).padStart(wide)} ${unit.padEnd(unitWide)}`
    if (!range) return head.trimEnd()
    const mark = inRange === false ? paint('red', '✗') : inRange ? paint('green', '✓') : paint('dim', '·')
    const limits = `${mark} ${figure(range[0], words)} – ${figure(range[1], words)}`
    return widthOf() < NARROW ? `${head.trimEnd()}  ${limits}` : `${head}  ${gauge(value, range, inRange)}  ${limits}`
  })
}

const bullets = (sentences: readonly string[], mark: string): string[] => sentences.map((one) => wrapped(mark, one))

/** Neither right nor wrong: in balance and not good all the same, or out by a hair. */
const DOUBTFUL_STATES: ReadonlySet<string> = new Set(['dosis_alta', 'casi'])

/** What the craft sums a formula up in; no colour and no medal where something comes before its balance. */
function headline(answer: AnyAnalysis, words: CommandWords): string {
  const { titular } = answer
  if (titular && BARRING_STATES.has(titular.estado)) return paint('red', titular.frase)
  if (titular && DOUBTFUL_STATES.has(titular.estado)) return paint('yellow', titular.frase)
  if ('juzgada' in answer && answer.juzgada === false) return paint('dim', words.unjudgedMark)
  if ('verdict' in answer)
    return paint(answer.verdict === 'equilibrada' ? 'green' : 'red', words.verdicts[answer.verdict])
  const score = answer.score as { categoria?: string; medallaLabel?: string }
  return paint('bold', score.categoria ?? score.medallaLabel ?? '')
}

/** What a language calls a label of the tables. */
export type LabelTold = (label: string) => string
const asItIs: LabelTold = (label) => label

/** What the cost leaves out, where no warning says so already. */
export function costLeftOut(
  { sinPrecio = [], warnings = [] }: { readonly sinPrecio?: readonly string[]; readonly warnings?: readonly string[] },
  { costWithout }: CommandWords,
): readonly string[] {
  const told = costWithout(sinPrecio)
  return sinPrecio.length === 0 || warnings.includes(told) ? [] : [told]
}

export function analysisText(
  answer: AnyAnalysis,
  oficio: CraftName,
  words: CommandWords = spanishWords,
  labels = asItIs,
): string {
  const told = answer as { suggestions?: readonly string[]; warnings?: readonly string[]; habitual?: UsualReport }
  const { frase } = told.habitual ?? {}
  // What was forgotten has been asked already.
  const unusual = frase !== undefined && !told.suggestions?.includes(frase) ? [frase] : []
  // The headline is above already.
  const suggestions = (told.suggestions ?? []).filter((one) => one !== answer.titular?.frase)
  return [
    `${paint('bold', answer.typeLabel)} · ${headline(answer, words)}`,
    '',
    ...table(rowsOf(answer, oficio, labels), words),
    '',
    ...bullets(suggestions, paint('green', '→')),
    ...bullets(unusual, paint('dim', '·')),
    ...bullets([...(told.warnings ?? []), ...costLeftOut(answer, words)], paint('yellow', '!')),
  ].join('\n')
}

function feasibleText(isFeasible: boolean | undefined, { feasible }: CommandWords): string {
  if (isFeasible === undefined) return paint('yellow', feasible.unknown)
  return isFeasible ? paint('green', feasible.yes) : paint('red', feasible.no)
}

export function adjustmentText(
  { factible, ingredients, explicacion, warnings }: AdjustAnswer,
  _oficio: CraftName,
  words: CommandWords = spanishWords,
): string {
  const longest = Math.max(...ingredients.map(({ nombre }) => nombre.length))
  const signed = (change: number): string => `${change > 0 ? '+' : ''}${figure(change, words)}`
  const rows = ingredients.map(({ nombre, antes, despues, cambio }) => {
    const line = `  ${nombre.padEnd(longest)}  ${figure(antes, words).padStart(8)} → ${figure(despues, words).padStart(8)} g`
    return cambio === 0 ? paint('dim', line) : `${line}  ${paint('bold', signed(cambio))}`
  })
  return [
    feasibleText(factible, words),
    '',
    ...rows,
    '',
    ...bullets(explicacion, paint('green', '→')),
    ...bullets(warnings, paint('yellow', '!')),
  ].join('\n')
}

/** What keeps it from being printed so: its name is denied or open, or nobody knows all its allergens. */
function labelMarksOf(
  { obligatorio, alergenos }: Pick<ProductLabel, 'obligatorio' | 'alergenos'>,
  { labelMarks }: CommandWords,
): readonly string[] {
  const name = obligatorio.find(({ id }) => id === 'a')
  return [
    ...(name?.texto && name.estado === 'falta' ? [paint('red', labelMarks.denied)] : []),
    ...(name?.estado === 'pregunta' ? [paint('yellow', labelMarks.open)] : []),
    ...(alergenos.sinDato.length > 0 ? [paint('yellow', labelMarks.draft)] : []),
  ]
}

export function labelText(
  { typeLabel, denominacion, nutricion, alergenos, ingredientes, obligatorio, warnings }: ProductLabel,
  _oficio: CraftName,
  words: CommandWords = spanishWords,
): string {
  const values = Object.values(nutricion.por100g) as { etiqueta: string; texto: string }[]
  const longest = Math.max(...values.map(({ etiqueta }) => etiqueta.length))
  return [
    [paint('bold', denominacion ?? typeLabel), ...labelMarksOf({ obligatorio, alergenos }, words)].join(' · '),
    '',
    words.perHundred,
    ...values.map(({ etiqueta, texto }) => `  ${etiqueta.padEnd(longest)}  ${texto}`),
    '',
    ingredientes.texto,
    alergenos.texto,
    ...(alergenos.puedeContener === undefined ? [] : [alergenos.puedeContener]),
    ...bullets(warnings, paint('yellow', '!')),
  ].join('\n')
}

const under = (head: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', paint('bold', head), ...lines.map((line) => `  ${line}`)]

/** What a text says, judged by nobody. */
export function pastedTextSaid(
  { titulo, rendimiento, piezas, tipoLeido, partes, lecturas, preguntas, warnings }: ReturnType<typeof textRead>,
  say: CommandWords,
): string {
  const made = say.madeAmount(rendimiento, piezas)
  const lines = lecturas.flatMap(({ ingredientes = [] }) =>
    ingredientes.map(({ nombre, gramos, aprox }) =>
      gramos === undefined
        ? `       ?    ${nombre}`
        : `${aprox ? '≈' : ' '}${figure(gramos, say).padStart(8)} g  ${nombre}`,
    ),
  )
  const shares = partes.map(({ titulo: title, gramos, tipo, juzgada }) =>
    [
      title ?? say.NO_TITLE,
      `${figure(gramos, say)} g`,
      ...(tipo === undefined ? [] : [tipo]),
      ...(juzgada ? [say.judgedPartMark] : []),
    ].join(' · '),
  )
  return [
    paint('bold', titulo ?? say.NO_TITLE) + (made === '' ? '' : ` · ${made}`),
    tipoLeido ? say.seemsType(tipoLeido.tipo, tipoLeido.oficio, tipoLeido.porque) : say.UNKNOWN_TYPE,
    ...(tipoLeido && tipoLeido.alternativas.length > 0
      ? [say.perhapsTypes(tipoLeido.alternativas.map(({ tipo }) => tipo))]
      : []),
    ...under(say.sectionHeads.lines, lines),
    ...(shares.length > 1 ? under(say.sectionHeads.parts, shares) : []),
    ...under(
      say.sectionHeads.asked,
      preguntas.map(({ linea, nombre, pregunta, gramos }) => say.askLine(linea, nombre, pregunta, gramos)),
    ),
    ...warnings.map((sentence) => wrapped(paint('yellow', '!'), sentence)),
  ].join('\n')
}
