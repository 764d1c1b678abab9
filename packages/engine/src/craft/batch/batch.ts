import { unknownsIn, varianceOf, type WorkshopBelief } from '../../batch/belief.ts'
import { kindOfConstant } from '../../batch/constants.ts'
import { varianceOfLots } from '../../batch/own-spread.ts'
import type { JudgedSlips } from '../../batch/slips.ts'
import type { Phrasebook } from '../../findings/finding.ts'
import { linesAsSent } from '../../formula/as-sent.ts'
import { refusingInWords } from '../../formula/errors.ts'
import type { CraftRequest } from '../../formula/formula.ts'
import { figureSlopesOf } from '../../ratio/doubt.ts'
import { measureLines, type WeighedMatter } from '../../ratio/parameter.ts'
import { dotProduct } from '../../science/linear.ts'
import { roundTo } from '../../words/round.ts'
import type { Craft, JudgedFormula } from '../craft.ts'
import type {
  BatchAnswer,
  ExpectedReading,
  FigureTold,
  NextChange,
  ReadingAgreement,
  ReckoningDetails,
} from './answer.ts'
import { batchCausesOf, purchaseNameAt, slipsAsked, tellingApart } from './causes.ts'
import { lotsTold, toSignificantFigures, workshopTold } from './known.ts'
import { beliefAfterBatch, evidenceOfBatch, type LearnedEvidence, learnFromBatch } from './learn.ts'
import { type JudgedAim, mendNext, mendNow, mendUnitOf } from './mend.ts'
import { type InstrumentProbe, instrumentProbeOf, instrumentProbesOf, mostTellingOf, probeBiasOf } from './probes.ts'
import {
  type BatchReckoning,
  type PosteriorFigure,
  posteriorFigureOf,
  reckonBatch,
  slipsInBatch,
  unknownsVectorOf,
} from './reckon.ts'
import { type BatchRequest, type CheckedBatch, checkedBatch, type DoneBatch } from './request.ts'
import {
  type BatchState,
  batchStateOf,
  formulaAsWeighed,
  mixProcessOf,
  openLotsOf,
  waterKey,
  waterLine,
} from './scene.ts'
import { slopedFigureOf } from './sloped.ts'
import { type BatchFindings, batchPartsOf } from './told.ts'

/** A reading agrees inside nine times in ten, just so inside three deviations. */
const AGREES = 1.645
const JUST = 3
/** Chances of a slip from which it is asked before anything is learned, and from which it is told and learned warily. */
const ASKED = 0.5
const WARY = 0.25

const agreementOf = (deviations: number): ReadingAgreement =>
  Math.abs(deviations) < AGREES ? 'si' : Math.abs(deviations) < JUST ? 'justo' : 'no'

function expectedOf<Matter>({ probes, expected, covariance, difference }: BatchReckoning<Matter>): ExpectedReading[] {
  return probes.map(({ que, line, read }, j) => {
    const sd = Math.sqrt(covariance[j]?.[j] ?? 0)
    const z = (difference[j] ?? 0) / sd
    return {
      que,
      ...(line !== undefined && { linea: line }),
      valor: toSignificantFigures(expected[j] ?? 0, 6),
      mas_menos: toSignificantFigures(sd),
      ...(read !== undefined && {
        medido: toSignificantFigures(read, 6),
        desvios: roundTo(z, 2),
        cuadra: agreementOf(z),
      }),
    }
  })
}

const WORST: readonly ReadingAgreement[] = ['no', 'justo', 'si']

function agreement(expected: readonly ExpectedReading[]): BatchAnswer['cuadra'] {
  const told = expected.flatMap(({ cuadra }) => (cuadra ? [cuadra] : []))
  return told.length === 0 ? 'pendiente' : (WORST.find((one) => told.includes(one)) ?? 'si')
}

interface FigureKnown extends PosteriorFigure {
  readonly key: string
  /** What the lots and constants as believed change in it, next time. */
  readonly next: number
}

function figuresOf<Matter>(reckoning: BatchReckoning<Matter>, wider: number, after: LearnedEvidence): FigureKnown[] {
  const { scene, belief } = reckoning
  const { found } = scene
  const figures: FigureKnown[] = []
  for (const key of Object.keys(found.judgement.params)) {
    const parameter = found.parameters[key]
    const slopes = parameter && figureSlopesOf(parameter, scene.sources)
    if (!slopes) continue
    const vector = unknownsVectorOf(
      slopedFigureOf(slopes.slopes, slopes.mean, scene, probeBiasOf(found, key, slopes.mean)),
      reckoning,
    )
    const told = posteriorFigureOf(reckoning, vector, slopes.mean, wider, slopes.curve)
    const shift = dotProduct(vector.lasting, after.belief.mean.subarray(0, belief.mean.length))
    const at = slopes.curve?.at ?? ((value: number) => value)
    figures.push({ key, ...told, next: at(slopes.mean + shift) - at(slopes.mean) })
  }
  return figures
}

/** The lines as they were meant, by line of the request: the formula as frozen, with the water that was poured on purpose. */
function meantOf<Matter>(
  frozen: JudgedFormula<Matter>,
  scene: BatchState<Matter>,
  poured: number,
): WeighedMatter<Matter>[][] {
  const meant = linesAsSent(frozen.judgement.formula.lines)
    .filter(([line]) => line.sent || line.use)
    .map((group) => group.map(({ grams, matter }) => ({ grams, matter })))
  const at = scene.groups.findIndex(([first = -1]) => scene.lines[first]?.ingredient?.category === 'agua')
  const [water] = meant[at] ?? []
  if (water && poured !== 0) meant[at] = [{ ...water, grams: Math.max(0, water.grams + poured) }]
  return meant
}

function aimsOf<Matter>(
  scene: BatchState<Matter>,
  figures: readonly FigureKnown[],
  meant: readonly WeighedMatter<Matter>[],
): JudgedAim[] {
  const { found } = scene
  return figures.flatMap(({ key, value, sd, next }): JudgedAim[] => {
    const [parameter, limits] = [found.parameters[key], found.limits[key]]
    if (!parameter || !limits || !found.judged.includes(key) || !(limits[1] > limits[0])) return []
    const [aim, now] = [measureLines(parameter, meant), measureLines(parameter, scene.lines)]
    if (aim === undefined || now === undefined) return []
    return [{ key, aim, sd, unit: mendUnitOf(limits), shift: value - now, nextShift: next }]
  })
}

/** Water of a dough by what its flour takes, where that is known to be more or less. */
function nextWater<Matter>(
  { scene, sloped }: BatchReckoning<Matter>,
  after: LearnedEvidence,
  meant: readonly (readonly WeighedMatter<Matter>[])[],
  poured: number,
): NextChange[] {
  const drinks = sloped.find(
    (_, j) => j >= 0 && Object.keys(sloped[j]?.constants ?? {}).some((key) => kindOfConstant(key) === 'absorcion'),
  )
  if (!drinks) return []
  const vector = new Float64Array(after.belief.mean.length)
  for (const [key, slope] of Object.entries(drinks.constants)) vector[after.belief.constants.get(key) ?? 0] = slope
  const more = dotProduct(vector, after.belief.mean)
  const sd = Math.sqrt(varianceOf(after.belief, vector))
  const at = scene.groups.findIndex(([first = -1]) => scene.lines[first]?.ingredient?.category === 'agua')
  const [line] = meant[at] ?? []
  if (!line || Math.abs(more) < sd) return []
  const before = line.grams - poured
  return [{ nombre: purchaseNameAt(scene, at), linea: at, de: before, a: roundTo(before + more, 0) }]
}

interface Made<Matter> {
  readonly frozen: JudgedFormula<Matter>
  readonly checked: CheckedBatch
  readonly scene: BatchState<Matter>
  readonly reckoning: BatchReckoning<Matter>
  readonly judged: JudgedSlips
  readonly isAsked: boolean
  readonly after: LearnedEvidence
  /** How many times their covariance the readings are trusted with. */
  readonly wider: number
  readonly figures: readonly FigureKnown[]
}

const rounded = (values: Readonly<Record<string, number>>, decimals: (key: string) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, roundTo(value, decimals(key))]))

/** What to do now and next time. */
function mended<Matter>({
  frozen,
  checked,
  scene,
  reckoning,
  isAsked,
  after,
  figures,
}: Made<Matter>): Pick<BatchAnswer, 'ahora' | 'proxima'> {
  const poured = checked.readings.reduce((sum, { que, valor = 0 }) => sum + (que === 'agua' ? valor : 0), 0)
  const meant = meantOf(frozen, scene, poured)
  const water = waterLine(frozen, meant.flat(), scene.water)
  const aims = aimsOf(scene, figures, [...meant.flat(), water])
  const { definition } = scene.found
  const isPast = definition.instruments?.boiled !== undefined || checked.readings.some(({ que }) => que === 'horneado')
  const isMade = checked.readings.length > 0 || (checked.done.lineas ?? []).some(({ gramos }) => gramos !== undefined)
  const now = isAsked || isPast || !isMade ? { additions: [], left: {} } : mendNow(scene, aims, meant)
  const decimals = (key: string): number => scene.found.parameters[key]?.decimals ?? 2
  const keys = Object.keys(now.left)
  const next =
    isAsked || checked.readings.length === 0
      ? []
      : definition.desk?.base
        ? nextWater(reckoning, after, meant, poured)
        : mendNext(scene, aims, meant, water)
  return {
    ahora: {
      anadir: now.additions,
      ...(keys.length > 0 && {
        queda: rounded(now.left, decimals),
        buscabas: rounded(Object.fromEntries(aims.map(({ key, aim }) => [key, aim])), decimals),
      }),
    },
    proxima: { cambios: next },
  }
}

const figuresTold = <Matter>(
  frozen: JudgedFormula<Matter>,
  figures: readonly FigureKnown[],
): Record<string, FigureTold> =>
  Object.fromEntries(
    figures.map(({ key, value, sd, before }) => {
      const own = frozen.judgement.params[key]
      return [
        key,
        {
          ...(own !== undefined && { formula: own }),
          valor: toSignificantFigures(value, 7),
          mas_menos: toSignificantFigures(sd),
          antes: toSignificantFigures(before),
        },
      ]
    }),
  )

/** How it was reckoned: rows, what they err by, and every hypothesis. */
function reasonsOf<Matter>({ reckoning, judged, checked }: Made<Matter>): ReckoningDetails {
  const { filas, error } = evidenceOfBatch(reckoning, checked.done, 1)
  return {
    filas,
    error,
    covarianza: reckoning.covariance.map((line) => Array.from(line, (value) => toSignificantFigures(value))),
    hipotesis: [{ causa: 'nada', parte: toSignificantFigures(judged.nothing) }, ...slipsAsked(reckoning, judged)],
  }
}

/** Everything that a batch says, before it is put into words. */
function answered<Matter>(
  made: Made<Matter>,
  isExplained: boolean,
): {
  readonly answer: Omit<BatchAnswer, 'frase' | 'partes' | 'pregunta'>
  readonly findings: BatchFindings
  readonly asked: BatchAnswer['causas']
} {
  const { frozen, checked, scene, reckoning, judged, isAsked, after, figures } = made
  const esperado = expectedOf(reckoning)
  const causas = batchCausesOf(reckoning, judged)
  const asked = isAsked ? slipsAsked(reckoning, judged) : []
  const distinguir = tellingApart(reckoning, isAsked ? asked : causas)
  const isPlan = checked.readings.length === 0
  const answer = {
    cuadra: agreement(isPlan ? [] : esperado),
    esperado: isPlan
      ? expectedOf(reckonBatch(scene, instrumentProbesOf(scene, checked.done), checked.evidence, checked.done, []))
      : esperado,
    causas,
    cifras: figuresTold(frozen, figures),
    ...mended(made),
    lotes: lotsTold(reckoning, after),
    taller: workshopTold(reckoning, after, made.wider),
    ...(distinguir && causas.length > 0 && { distinguir }),
    ...(isExplained && { explicacion: reasonsOf(made) }),
    ...(isPlan && { medir: mostTellingOf(scene, checked.done) }),
    estado: after.evidence,
  }
  return { answer, asked, findings: batchPartsOf(answer, { scene, asked, isAsked, figures, done: checked.done }) }
}

function madeOf<Matter>(
  frozen: JudgedFormula<Matter>,
  checked: CheckedBatch,
  scene: BatchState<Matter>,
  open: Readonly<Record<string, string>>,
): Made<Matter> {
  const { done, readings, evidence } = checked
  const probes: InstrumentProbe<Matter>[] = readings.map((reading) =>
    instrumentProbeOf(scene, done, reading, moreWater(frozen, done)),
  )
  const constants = Object.keys(frozen.parameters).flatMap((key) => Object.keys(probeBiasOf(frozen, key, 0)))
  const reckonedWith = (variance?: WorkshopBelief['variance']): BatchReckoning<Matter> =>
    reckonBatch(scene, probes, evidence, done, constants, variance)
  const reckoning = reckonedWith()
  const judged = slipsInBatch(reckoning, done)
  const slip = 1 - judged.nothing
  const isSure = done.respuesta === 'todo_bien'
  const isAsked = slip > ASKED && !isSure
  const stretched = Math.max(1, reckoning.distance / Math.max(1, probes.length))
  // From fully trusted to stretched without a jump: two batches that are nearly alike teach nearly the same.
  const warily = Math.min(1, Math.max(0, (slip - WARY) / (ASKED - WARY)))
  const wider = isAsked ? Number.POSITIVE_INFINITY : isSure ? stretched : 1 + warily * (stretched - 1)
  const learned = learnFromBatch(evidence, reckoning, done, open, wider)
  // What its readings tell of how much lots vary counts for the batch itself, as for all that are read later.
  const taught = learned.belief === reckoning.belief ? reckoning : reckonedWith(varianceOfLots(learned.evidence))
  const after = { ...learned, belief: beliefAfterBatch(taught, wider) }
  return {
    frozen,
    checked,
    scene,
    reckoning,
    judged,
    isAsked,
    after,
    wider,
    figures: figuresOf(taught, wider, after),
  }
}

/** Grams of water that were weighed beyond the formula. */
const moreWater = <Matter>({ judgement }: JudgedFormula<Matter>, { lineas = [] }: DoneBatch): number =>
  linesAsSent(judgement.formula.lines).reduce((sum, [line], at) => {
    const weighed = lineas.find(({ linea }) => linea === at)?.gramos
    return sum + (weighed !== undefined && line.ingredient?.category === 'agua' ? weighed - line.grams : 0)
  }, 0)

/** Readings that see how much has left as steam. */
const SEES_STEAM: ReadonlySet<string> = new Set(['peso', 'brix'])

const isSteamKnown = ({ done, readings, evidence }: CheckedBatch, key: string): boolean =>
  done.proceso !== undefined ||
  readings.length === 0 ||
  readings.some(({ que, linea }) => linea === undefined && SEES_STEAM.has(que)) ||
  unknownsIn(evidence).constants.includes(key)

/** A batch that was made, by the words for it: what was expected, what explains it, what to do, what it teaches. */
export const batchWith =
  (words: Phrasebook) =>
  <Request extends CraftRequest>(
    craft: Craft<Request>,
    request: BatchRequest,
    { explain = false }: { readonly explain?: boolean } = {},
  ): BatchAnswer => {
    const say = craft.engine.sayWith(words)
    return refusingInWords(say, () => {
      const checked = checkedBatch(request)
      return craft.found(checked.formula as Request, (frozen) => {
        const sent = linesAsSent(frozen.judgement.formula.lines).filter(([line]) => line.sent || line.use)
        const rowAt = (line: number): string | undefined => sent[line]?.[0].ingredient?.id
        const real = formulaAsWeighed(frozen, checked.done, checked.readings)
        const { nameOf, open } = openLotsOf(checked.done, checked.evidence, rowAt)
        const process = mixProcessOf(real, checked.done.proceso)
        const scene = batchStateOf(real, process, isSteamKnown(checked, waterKey(real, process)), nameOf)
        const { answer, findings, asked } = answered(madeOf(frozen, checked, scene, open), explain)
        const partes = findings.map(({ que, finding }) => ({ que, frase: say(finding) }))
        const frase = partes.map((part) => part.frase).join(' ')
        return {
          ...answer,
          frase,
          partes,
          ...(asked.length > 0 && {
            pregunta: { causas: asked, respuestas: ['peso_real', 'lectura_mala', 'todo_bien'], frase },
          }),
        }
      })
    })
  }
