import type { ToolAnswers } from '@obrador/contract/tools'
import {
  type AnalysisOptions,
  type AnswerHeadline,
  BARRING_STATES,
  type Craft,
  type CraftRequest,
  capitaliseName,
  examineFormula,
  type FormulaOverview,
  type LineReading,
  type UsualReport,
  type WrittenName,
} from '@obrador/engine'
import { refusingInToolWords, type ToolCraftId } from './formula.ts'
import { type AnswerPart, inlineList, sectionOf, spelledData, type TextSection } from './text.ts'
import type { ToolVoice } from './voice.ts'

/** The short answer of an analysis, alike for what was sent and for what an adjustment made of it. */

type Judged = NonNullable<ToolAnswers['ajustar']['analisis']>
type Advice = Pick<ToolAnswers['analizar'], 'correcciones' | 'observaciones'>
type Readings = ToolAnswers['analizar']['lecturas']

/** What any craft may answer, as far as agents are told of it. */
interface Body {
  readonly params: Readonly<Record<string, number | undefined>>
  readonly suggestions: readonly string[]
  readonly titular: AnswerHeadline
  readonly lecturas: readonly LineReading[]
  readonly score?: object
  readonly trophy?: string
  readonly trophyLabel?: string
  readonly legal?: {
    readonly cumple: boolean | null
    readonly denominacion: string
    readonly nombre?: string
    readonly siAdemas: readonly string[]
    readonly objecion?: string
  }
  readonly seguridadAlimentaria?: { readonly frase: string }
  readonly pareceTipo?: { readonly etiqueta: string; readonly porque: string }
  readonly warnings?: readonly string[]
  readonly sinPrecio?: readonly string[]
  readonly habitual?: UsualReport
  readonly nombreEscrito?: WrittenName
}

export interface ExaminedFormula {
  readonly body: Body
  readonly judged: Judged
  readonly advice: Advice
}

function scoreOf({ score, trophy, trophyLabel }: Body): object | undefined {
  if (score) return score
  return trophy === undefined
    ? undefined
    : { medalla: trophy, ...(trophyLabel !== undefined && { medallaLabel: trophyLabel }) }
}

function lawOf({ legal }: Body): Pick<Judged, 'legal'> {
  if (!legal) return {}
  const { cumple, denominacion, nombre, siAdemas, objecion } = legal
  return {
    legal: {
      cumple,
      denominacion,
      siAdemas: [...siAdemas],
      ...(nombre !== undefined && { nombre }),
      ...(objecion !== undefined && { objecion }),
    },
  }
}

export function examineForTool(
  oficio: ToolCraftId,
  request: CraftRequest,
  voice: ToolVoice,
  options: AnalysisOptions = {},
): ExaminedFormula {
  const { body: found, overview } = refusingInToolWords(() =>
    examineFormula(voice.engine.crafts[oficio] as unknown as Craft<CraftRequest, Body>, request, options),
  )
  const body = voice.tell(found)
  const score = scoreOf(body)
  const { say, sayFinding: tell, term } = voice
  const { pareceTipo, seguridadAlimentaria } = body
  return {
    body,
    judged: {
      oficio,
      tipo: overview.type,
      tipoLabel: voice.typeName(overview.typeLabel),
      veredicto: overview.verdict,
      titular: headlineOf(overview, tell),
      ...(score && { puntuacion: score }),
      fuera: overview.figures.flatMap(({ key, label, value, unit, range, inRange, margin }) =>
        inRange === false && range
          ? [
              {
                parametro: key,
                etiqueta: term(label),
                valor: value,
                unidad: term(unit),
                rango: range,
                falta: margin ? say.missingText(margin) : '',
              },
            ]
          : [],
      ),
      avisos: [...(body.warnings ?? overview.warnings.map(tell))],
      cifras: Object.fromEntries(
        Object.entries(body.params).filter((entry): entry is [string, number] => entry[1] !== undefined),
      ),
      ...(body.sinPrecio && { sinPrecio: [...body.sinPrecio] }),
      ...lawOf(body),
      ...(body.nombreEscrito && { nombreEscrito: body.nombreEscrito }),
      ...(seguridadAlimentaria && { conservacion: seguridadAlimentaria.frase }),
      ...(pareceTipo && { pareceTipo: say.looksLike(pareceTipo.etiqueta, pareceTipo.porque) }),
    },
    advice: {
      correcciones: voice.tell(
        overview.changes.flatMap(({ sentence, also = [], ...first }) =>
          [first, ...also].map(({ from, to, grams }) => ({
            ...(from !== undefined && { quitar: from }),
            ...(to !== undefined && { poner: to }),
            gramos: grams,
            frase: sentence,
          })),
        ),
      ),
      observaciones: overview.remarks.map(tell),
    },
  }
}

/** What is read first, and the balance behind it where that is another thing and not right. */
function headlineOf({ first, headline, verdict }: FormulaOverview, tell: ToolVoice['sayFinding']): string {
  const said = tell(first.frase)
  const balance = tell(headline)
  return verdict === 'equilibrada' || said === balance ? said : `${said} ${balance}`
}

/** A name is never said to be lost when it is another that the formula may bear: the objection tells both. */
function lawTold({ legal, avisos }: Judged, { say }: ToolVoice): string | undefined {
  if (!legal) return undefined
  const { cumple, denominacion, nombre, siAdemas, objecion } = legal
  if (objecion !== undefined) {
    const told = capitaliseName(objecion)
    return avisos.includes(told) ? undefined : told
  }
  const named = say.legalText(cumple, cumple === false ? denominacion : (nombre ?? denominacion))
  return cumple === null && siAdemas.length > 0 ? `${named}. ${say.besidesText(siAdemas)}` : named
}

/** What the cost among the figures leaves out, where no warning says so already. */
function costLeftOut({ sinPrecio = [], avisos }: Judged, { say }: ToolVoice): string | undefined {
  const told = say.costWithout(sinPrecio)
  return sinPrecio.length === 0 || avisos.includes(told) ? undefined : told
}

/** What comes before balance is said alone: «equilibrada» beside it would be read first. */
export const headlineParagraphs = (judged: Judged, { estado }: AnswerHeadline, { say, language }: ToolVoice): string =>
  say.headlineText(
    judged.tipoLabel,
    judged.oficio,
    language || BARRING_STATES.has(estado) ? '' : judged.veredicto,
    judged.titular,
  )

/** The same in words, paragraph by paragraph; what to change only of what was sent. */
export const judgedParagraphs = (
  judged: Judged,
  first: AnswerHeadline,
  voice: ToolVoice,
  advice?: Advice,
): readonly AnswerPart[] => [
  headlineParagraphs(judged, first, voice),
  judged.puntuacion && `${voice.say.answerHeads.score}: ${spelledData(judged.puntuacion, voice.say.number)}`,
  sectionOf(
    voice.say.answerHeads.out,
    judged.fuera.map(({ etiqueta, valor, unidad, rango: [least, most], falta }) =>
      voice.say.outsideText(etiqueta, valor, unidad, voice.say.rangeText(least, most), falta),
    ),
  ),
  ...(advice
    ? [
        sectionOf(
          voice.say.answerHeads.corrections,
          advice.correcciones.map(({ frase }) => frase),
        ),
        sectionOf(voice.say.answerHeads.remarks, advice.observaciones),
      ]
    : []),
  judged.pareceTipo,
  sectionOf(voice.say.answerHeads.warnings, judged.avisos),
  lawTold(judged, voice),
  judged.conservacion && `${voice.say.answerHeads.keeping}: ${judged.conservacion}`,
  inlineList(
    voice.say.answerHeads.figures,
    Object.entries(judged.cifras).map(([key, value]) => `${key} ${spelledData(value, voice.say.number)}`),
  ),
  costLeftOut(judged, voice),
]

/** How usual it is, in short: where figures usually lie is in the whole answer. */
export function usualSummaryOf({ habitual }: Body): Pick<ToolAnswers['analizar'], 'habitual'> {
  if (!habitual) return {}
  const { bandas: _, ...told } = habitual
  return { habitual: told }
}

/** What is unusual, in words; what was forgotten is asked among the remarks. */
export const usualParagraphs = (
  { habitual }: Body,
  { observaciones }: Advice,
  { say }: ToolVoice,
): string | undefined =>
  habitual?.pocoHabitual && habitual.frase !== undefined && !observaciones.includes(habitual.frase)
    ? `${say.answerHeads.usual}: ${habitual.frase}`
    : undefined

export const readingParagraphs = (
  readings: Readings,
  { say }: ToolVoice,
  head: string = say.answerHeads.readings,
): TextSection | undefined =>
  sectionOf(
    head,
    readings.map(({ nombre, leidoComo, id, exacta = false, gramos, aprox = false, sinPesar }) => {
      if (sinPesar) return say.readAsText(nombre, leidoComo, id, exacta) + say.UNWEIGHED_TEXT
      if (gramos === undefined) return say.uncountedText(nombre)
      return say.readAsText(nombre, leidoComo, id, exacta) + say.weighingText(gramos, aprox)
    }),
  )
