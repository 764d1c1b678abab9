import { FormulaError, findRow, type LineReading, REQUEST_LIMITS, UNWEIGHED_FIELD } from '@obrador/engine'
import { type GenericScene, genericReadingOf } from './generic-names.ts'
import { guessTypeOf, type TypeGuess, wholeOfText } from './guess.ts'
import { readText } from './read-text.ts'
import type { AskReason, ListLine, ListPart, ReadLine, SkipReason } from './reading.ts'
import { ingredientPartsOf, type ListRecipe, partWeightOf } from './recipes.ts'
import { groundText } from './weight-ground.ts'
import * as spanish from './words/es.ts'
import type { TextWords } from './words/language.ts'

/** Why a line is asked about, and why one is no ingredient, in the words of the answers. */
const ASKS = {
  volume: 'volumen',
  pieces: 'piezas',
  range: 'rango',
  toTaste: 'al_gusto',
  unclear: 'dudosa',
} as const satisfies Record<AskReason, string>

const SKIPS = {
  heading: 'titulo',
  step: 'paso',
  note: 'nota',
  yield: 'rendimiento',
  stamp: 'sello',
  joined: 'unida',
} as const satisfies Record<SkipReason, string>
/** An ingredient of a part that is not judged. */
const OF_ANOTHER_PART = 'otra_parte'

export type AskedReason = (typeof ASKS)[AskReason]
export type SkippedReason = (typeof SKIPS)[SkipReason] | typeof OF_ANOTHER_PART

interface Leido {
  readonly nombre: string
  readonly gramos?: number
  readonly aprox: boolean
  readonly pregunta?: AskedReason
  readonly porque?: string
  /** It is in the formula, and nobody weighed it. */
  readonly sinPesar?: true
  readonly id?: string
  readonly leidoComo?: string
  readonly exacta?: boolean
  readonly resto?: LineReading['resto']
  readonly provisional?: LineReading['provisional']
  readonly alternativas?: LineReading['alternativas']
  readonly puedeLlevar?: LineReading['puedeLlevar']
}

/** One recipe of a text, or one part of a recipe, as the answer says it. */
export interface TextPart {
  readonly titulo?: string
  readonly lineas: readonly number[]
  readonly gramos: number
  readonly oficio?: string
  readonly tipo?: string
  /** Whether it is what an analysis judges. */
  readonly juzgada: boolean
}

/** How a line was read, as the answer says it. */
export interface LineReadingAnswer {
  readonly linea: number
  readonly texto: string
  readonly ingredientes?: readonly Leido[]
  readonly omitida?: SkippedReason
}

interface TipoDeOficio {
  readonly oficio: string
  readonly tipo: string
}

/** What a text seems to make, as the answer says it. */
export interface TypeReadAnswer extends TipoDeOficio {
  readonly porque: string
  readonly alternativas: readonly TipoDeOficio[]
}

export interface PastedFormula {
  /** What the text calls itself. */
  readonly title?: string
  readonly lecturas: readonly LineReadingAnswer[]
  /** What the text seems to make; missing where nothing tells. */
  readonly tipoLeido?: TypeReadAnswer
  /** The recipes of the text, where it has several. */
  readonly partes?: readonly TextPart[]
  readonly warnings: readonly string[]
  readonly ingredients: readonly Readonly<Record<string, string | number | true>>[]
}

/** Sentences about one text at most; the readings tell of the rest. */
const MOST_TOLD = 10

const weighs = (grams: number | undefined): grams is number =>
  grams !== undefined && grams >= 0 && grams <= REQUEST_LIMITS.grams

/** A weight that was written counts as it is, and so does one that nothing was guessed for; any other says so. */
function leido({ name, grams, approx, ask, suggest }: ListPart, say: TextWords): Leido {
  const named = name.length > 0 && name.length <= REQUEST_LIMITS.nameLength
  // A pinch is no weight, whatever it may come to; and what is known and bears none was not weighed either.
  const isUnweighed =
    named &&
    grams === undefined &&
    (ask === 'toTaste' || (!suggest && ask === 'unclear' && findRow(name) !== undefined))
  const weight = isUnweighed ? undefined : (grams ?? suggest?.grams)
  return {
    nombre: name,
    ...(named && weighs(weight) && { gramos: weight }),
    ...(isUnweighed && { sinPesar: true }),
    aprox: grams === undefined ? suggest?.approx === true : approx === true,
    ...(grams === undefined && { pregunta: ASKS[ask ?? 'unclear'] }),
    ...(grams === undefined && suggest && { porque: groundText(suggest.ground, say.weightReasons) }),
  }
}

const partsOf = ({ text, name, parts, ...rest }: ListLine): readonly ListPart[] =>
  parts ?? [{ ...rest, name: name ?? text }]

function lectura(line: ReadLine, say: TextWords): LineReadingAnswer {
  const at = { linea: line.line, texto: line.text }
  return 'skip' in line
    ? { ...at, omitida: SKIPS[line.skip] }
    : { ...at, ingredientes: partsOf(line).map((part) => leido(part, say)) }
}

function warning(
  { linea, texto }: LineReadingAnswer,
  { nombre, gramos, aprox, pregunta, porque = '', sinPesar }: Leido,
  say: TextWords,
): string[] {
  if (sinPesar) return [say.notWeighed(linea, texto, nombre)]
  if (gramos === undefined) return [say.notCounted(linea, texto, nombre)]
  return aprox && pregunta !== undefined ? [say.countedAbout(linea, texto, nombre, gramos, porque)] : []
}

/** The first of them, and how many there are besides. */
const told = (sentences: readonly string[], say: TextWords): string[] =>
  sentences.length > MOST_TOLD
    ? [...sentences.slice(0, MOST_TOLD), say.moreReadings(sentences.length - MOST_TOLD)]
    : [...sentences]

const tipoDe = ({ craft, type }: { readonly craft: string; readonly type: string }): TipoDeOficio => ({
  oficio: craft,
  tipo: type,
})

function tipoLeido({ craft, type, grounds, others }: TypeGuess, say: TextWords): TypeReadAnswer | undefined {
  if (craft === undefined || type === undefined) return undefined
  return { oficio: craft, tipo: type, porque: say.typeBecause(grounds), alternativas: others.map(tipoDe) }
}

/** Share by which what is made and what is weighed may differ: dough is lost in the bowl, and titles are round. */
const YIELD_APART = 0.1

type Whole = ReturnType<typeof wholeOfText>

const weighOf = ({ lines }: ListRecipe): number =>
  ingredientPartsOf(lines).reduce((sum, part) => sum + partWeightOf(part), 0)

/** The recipes of a text; what is judged has the type that was read of the whole. */
const partes = ({ recipes, isMain, kind }: Whole, say: TextWords): readonly TextPart[] =>
  recipes.map((recipe, at) => {
    const isJudged = isMain[at] === true
    const own = tipoLeido(isJudged ? kind : guessTypeOf(undefined, recipe), say)
    return {
      ...(recipe.title !== undefined && { titulo: recipe.title }),
      lineas: recipe.lines.map(({ line }) => line),
      gramos: Math.round(weighOf(recipe) * 100) / 100,
      ...(own && { oficio: own.oficio, tipo: own.tipo }),
      juzgada: isJudged,
    }
  })

/** What is to be looked at in the text as a whole: a yield that its lines do not make, several recipes. */
function wholeWarnings({ yield: made, recipes, isMain }: Whole, together: boolean, say: TextWords): string[] {
  const sum = recipes.reduce((total, recipe) => total + weighOf(recipe), 0)
  const judged = recipes.reduce((total, recipe, at) => (isMain[at] ? total + weighOf(recipe) : total), 0)
  const isApart = (weight: number): boolean => made !== undefined && Math.abs(made - weight) > YIELD_APART * made
  const apart = made !== undefined && sum > 0 && isApart(sum) && isApart(judged)
  const titles = recipes.map(({ title }, at) => title ?? say.untitledPart(at + 1))
  const told = (judgedToo: boolean): string[] => titles.filter((_, at) => isMain[at] === judgedToo)
  return [
    ...(apart ? [say.yieldDiffers(made, sum)] : []),
    ...(recipes.length < 2
      ? []
      : together
        ? [say.partsTogether(titles)]
        : told(false).length > 0
          ? [say.partsLeftOut(told(true), told(false), sum - judged)]
          : [say.partsTogether(titles)]),
  ]
}

interface PastedOptions {
  /** All parts as one, for a label: what is sold has them all. */
  readonly together?: boolean
  /** The lines of the text, where they have been read. */
  readonly lines?: readonly ReadLine[]
  /** The craft that is asked. */
  readonly craft?: string
  /** The words in which it is told how the text was read. */
  readonly say?: TextWords
}

/**
 * The formula that a pasted text holds: its lines as a request has them, how each was read, and what to look at. Of several recipes the main
 * one: the others are told and never added in silence.
 *
 * @param fields - What the craft calls the name and the grams of a line: `{ name: 'ingrediente', grams: 'peso' }` in turrón.
 */
export function pastedFormula(
  text: string,
  fields: { readonly name: string; readonly grams: string },
  { together = false, lines = readText(text), craft, say = spanish }: PastedOptions = {},
): PastedFormula {
  const whole = wholeOfText(lines, craft)
  const aside = new Set(
    whole.recipes.flatMap((recipe, at) => (whole.isMain[at] || together ? [] : recipe.lines.map(({ line }) => line))),
  )
  const written = lines.map((line) => lectura(line, say)).map((line) => (aside.has(line.linea) ? leftOut(line) : line))
  const put = genericsPut(written, whole, craft)
  const lecturas = written.map(
    (line): LineReadingAnswer =>
      line.ingredientes ? { ...line, ingredientes: line.ingredientes.map((one) => put.get(one)?.told ?? one) } : line,
  )
  const read = lecturas.flatMap((line) => (line.ingredientes ?? []).map((one) => ({ line, one })))
  const ingredients = written
    .flatMap(({ ingredientes = [] }) => ingredientes)
    .flatMap((one): PastedFormula['ingredients'] => {
      const name = put.get(one)?.name ?? one.nombre
      if (one.sinPesar) return [{ [fields.name]: name, [fields.grams]: 0, [UNWEIGHED_FIELD]: true as const }]
      return one.gramos === undefined ? [] : [{ [fields.name]: name, [fields.grams]: one.gramos }]
    })
  if (ingredients.every((line) => line[UNWEIGHED_FIELD] === true)) {
    const [asked] = read
    throw new FormulaError('no-ingredients', say.nothingReadable(lecturas.length, asked?.line.texto))
  }
  const tipo = tipoLeido(whole.kind, say)
  const warnings = [
    ...told(
      read.flatMap(({ line, one }) => warning(line, one, say)),
      say,
    ),
    ...wholeWarnings(whole, together, say),
  ]
  return {
    ...(whole.title !== undefined && { title: whole.title }),
    lecturas,
    ingredients,
    warnings,
    ...(tipo && { tipoLeido: tipo }),
    ...(whole.recipes.length > 1 && {
      partes: partes(whole, say).map((one) => (together ? { ...one, juzgada: true } : one)),
    }),
  }
}

/** What bare words («neutro», «levadura») are in a text: the name of the row that is sent for each, and what is told of it. */
function genericsPut(lecturas: readonly LineReadingAnswer[], { title, kind }: Whole, craft = kind.craft) {
  const all = lecturas.flatMap(({ ingredientes = [] }) => ingredientes)
  const put = new Map<Leido, { readonly name: string; readonly told: Leido }>()
  if (craft === undefined) return put
  const weighed = all.flatMap(({ nombre, gramos }) => (gramos === undefined ? [] : [{ name: nombre, grams: gramos }]))
  const type = kind.craft === craft ? (kind.type ?? '') : ''
  const scene: GenericScene = { craft, type, title, lines: weighed }
  for (const one of all) {
    const read = genericReadingOf(one.nombre, one.gramos, scene)
    const row = read?.put === undefined ? undefined : findRow(read.put)
    if (!read || (!row && !read.isAsked)) continue
    const others = read.others.flatMap((id) => {
      const other = findRow(id)
      return other ? [{ id, nombre: other.name }] : []
    })
    const told = read.isAsked ? { ...one, provisional: true as const, alternativas: others } : one
    const isUsual = row === undefined || findRow(one.nombre)?.id === row.id
    put.set(one, { name: isUsual ? one.nombre : row.name, told })
  }
  return put
}

const leftOut = ({ linea, texto }: LineReadingAnswer): LineReadingAnswer => ({ linea, texto, omitida: OF_ANOTHER_PART })

/** The type that a pasted formula is judged by in a craft where the caller names none: the one that was read, if it is of that craft. */
export const typeRead = ({ tipoLeido: read }: PastedFormula, craft: string): { readonly type?: string } =>
  read?.oficio === craft ? { type: read.tipo } : {}

/** A question that a text leaves open. */
interface Pregunta {
  readonly linea: number
  readonly texto: string
  readonly nombre: string
  readonly pregunta: AskedReason
  readonly gramos?: number
  readonly porque?: string
}

const preguntas = (lecturas: readonly LineReadingAnswer[]): Pregunta[] =>
  lecturas.flatMap(({ linea, texto, ingredientes = [] }) =>
    ingredientes.flatMap(({ nombre, pregunta, gramos, porque }) =>
      pregunta === undefined
        ? []
        : [
            {
              linea,
              texto,
              nombre,
              pregunta,
              ...(gramos !== undefined && { gramos }),
              ...(porque !== undefined && { porque }),
            },
          ],
    ),
  )

/** All that a text says, judged by nobody: title, yield, craft and type, parts, lines and what is left to ask. */
export function textRead(text: string, lines = readText(text), say: TextWords = spanish) {
  const whole = wholeOfText(lines)
  const { title, yield: made, pieces, kind } = whole
  const lecturas = lines.map((line) => lectura(line, say))
  const tipo = tipoLeido(kind, say)
  return {
    ...(title !== undefined && { titulo: title }),
    ...(made !== undefined && { rendimiento: made }),
    ...(pieces !== undefined && { piezas: pieces }),
    ...(tipo && { tipoLeido: tipo }),
    partes: partes(whole, say),
    lecturas,
    preguntas: preguntas(lecturas),
    warnings: wholeWarnings(whole, false, say),
  }
}

interface Answer {
  readonly warnings?: readonly string[]
  readonly lecturas?: readonly LineReading[]
  /** An adjustment has two analyses: the first is of what was sent. */
  readonly antes?: { readonly lecturas?: readonly LineReading[] }
}

/** What the engine made of each name stands with the ingredient of the text: it has read those that weigh, in their order. */
function withNames(lecturas: readonly LineReadingAnswer[], names: readonly LineReading[]): LineReadingAnswer[] {
  let at = 0
  const named = (one: Leido): Leido => (one.gramos === undefined && !one.sinPesar ? one : { ...names[at++], ...one })
  return lecturas.map((line) => (line.ingredientes ? { ...line, ingredientes: line.ingredientes.map(named) } : line))
}

/** The answer to a formula that was pasted: with how the text was read, and what to look at. */
export const answerToPasted = <Body extends Answer>(
  body: Body,
  { lecturas, warnings, tipoLeido: read, partes: parts }: PastedFormula,
) => ({
  ...body,
  ...(read && { tipoLeido: read }),
  ...(parts && { partes: parts }),
  warnings: [...warnings, ...(body.warnings ?? [])],
  lecturas: withNames(lecturas, body.lecturas ?? body.antes?.lecturas ?? []),
})
