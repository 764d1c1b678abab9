import { unknownsIn, varianceOf } from '../../batch/belief.ts'
import { kindOfConstant } from '../../batch/constants.ts'
import type { Judged } from '../../batch/slips.ts'
import type { Book } from '../../findings/finding.ts'
import { asSent } from '../../formula/as-sent.ts'
import { saying } from '../../formula/errors.ts'
import type { CraftRequest } from '../../formula/formula.ts'
import { slopesOf } from '../../ratio/doubt.ts'
import { measure, type Weighed } from '../../ratio/parameter.ts'
import { dot } from '../../science/linear.ts'
import { round } from '../../words/round.ts'
import type { Craft, Found } from '../craft.ts'
import type { Agreement, BatchAnswer, Expected, FigureTold, NextChange, Reasons } from './answer.ts'
import { causesOf, nameAt, slipsAsked, tellingApart } from './causes.ts'
import { lotsTold, significant, workshopTold } from './known.ts'
import { evidenceOf, type Learning, learn } from './learn.ts'
import { type Aim, mendNext, mendNow, unitOf } from './mend.ts'
import { biasOf, type Probe, probeOf, probesOf, slopedOf, tellingOf } from './probes.ts'
import { type Reckoning, reckon, slipsIn, type Told, toldOf, vectorOf } from './reckon.ts'
import { type BatchRequest, type CheckedBatch, checkedBatch, type Done } from './request.ts'
import { asWeighed, lotsOf, processOf, type Scene, sceneOf, waterKey, waterLine } from './scene.ts'
import { type Findings, partsOf } from './told.ts'

/** A reading agrees inside nine times in ten, just so inside three deviations. */
const AGREES = 1.645
const JUST = 3
/** Chances of a slip from which it is asked before anything is learned, and from which it is told and learned warily. */
const ASKED = 0.5
const WARY = 0.25

const agreementOf = (deviations: number): Agreement =>
  Math.abs(deviations) < AGREES ? 'si' : Math.abs(deviations) < JUST ? 'justo' : 'no'

function expectedOf<Matter>({ probes, expected, covariance, difference }: Reckoning<Matter>): Expected[] {
  return probes.map(({ que, line, read }, j) => {
    const sd = Math.sqrt(covariance[j]?.[j] ?? 0)
    const z = (difference[j] ?? 0) / sd
    return {
      que,
      ...(line !== undefined && { linea: line }),
      valor: significant(expected[j] ?? 0, 6),
      mas_menos: significant(sd),
      ...(read !== undefined && { medido: significant(read, 6), desvios: round(z, 2), cuadra: agreementOf(z) }),
    }
  })
}

const WORST: readonly Agreement[] = ['no', 'justo', 'si']

function agreement(expected: readonly Expected[]): BatchAnswer['cuadra'] {
  const told = expected.flatMap(({ cuadra }) => (cuadra ? [cuadra] : []))
  return told.length === 0 ? 'pendiente' : (WORST.find((one) => told.includes(one)) ?? 'si')
}

interface FigureKnown extends Told {
  readonly key: string
  /** What the lots and constants as believed change in it, next time. */
  readonly next: number
}

function figuresOf<Matter>(reckoning: Reckoning<Matter>, wider: number, after: Learning): FigureKnown[] {
  const { scene, belief } = reckoning
  const { found } = scene
  const figures: FigureKnown[] = []
  for (const key of Object.keys(found.judgement.params)) {
    const parameter = found.parameters[key]
    const slopes = parameter && slopesOf(parameter, scene.sources)
    if (!slopes) continue
    const vector = vectorOf(slopedOf(slopes.slopes, slopes.mean, scene, biasOf(found, key, slopes.mean)), reckoning)
    const told = toldOf(reckoning, vector, slopes.mean, wider, slopes.curve)
    const shift = dot(vector.lasting, after.belief.mean.subarray(0, belief.mean.length))
    const at = slopes.curve?.at ?? ((value: number) => value)
    figures.push({ key, ...told, next: at(slopes.mean + shift) - at(slopes.mean) })
  }
  return figures
}

/** The lines as they were meant, by line of the request: the formula as frozen, with the water that was poured on purpose. */
function meantOf<Matter>(frozen: Found<Matter>, scene: Scene<Matter>, poured: number): Weighed<Matter>[][] {
  const meant = asSent(frozen.judgement.formula.lines)
    .filter(([line]) => line.sent || line.use)
    .map((group) => group.map(({ grams, matter }) => ({ grams, matter })))
  const at = scene.groups.findIndex(([first = -1]) => scene.lines[first]?.ingredient?.category === 'agua')
  const [water] = meant[at] ?? []
  if (water && poured !== 0) meant[at] = [{ ...water, grams: Math.max(0, water.grams + poured) }]
  return meant
}

function aimsOf<Matter>(
  scene: Scene<Matter>,
  figures: readonly FigureKnown[],
  meant: readonly Weighed<Matter>[],
): Aim[] {
  const { found } = scene
  return figures.flatMap(({ key, value, sd, next }): Aim[] => {
    const [parameter, limits] = [found.parameters[key], found.limits[key]]
    if (!parameter || !limits || !found.judged.includes(key) || !(limits[1] > limits[0])) return []
    const [aim, now] = [measure(parameter, meant), measure(parameter, scene.lines)]
    if (aim === undefined || now === undefined) return []
    return [{ key, aim, sd, unit: unitOf(limits), shift: value - now, nextShift: next }]
  })
}

/** Water of a dough by what its flour takes, where that is known to be more or less. */
function nextWater<Matter>(
  { scene, sloped }: Reckoning<Matter>,
  after: Learning,
  meant: readonly (readonly Weighed<Matter>[])[],
  poured: number,
): NextChange[] {
  const drinks = sloped.find(
    (_, j) => j >= 0 && Object.keys(sloped[j]?.constants ?? {}).some((key) => kindOfConstant(key) === 'absorcion'),
  )
  if (!drinks) return []
  const vector = new Float64Array(after.belief.mean.length)
  for (const [key, slope] of Object.entries(drinks.constants)) vector[after.belief.constants.get(key) ?? 0] = slope
  const more = dot(vector, after.belief.mean)
  const sd = Math.sqrt(varianceOf(after.belief, vector))
  const at = scene.groups.findIndex(([first = -1]) => scene.lines[first]?.ingredient?.category === 'agua')
  const [line] = meant[at] ?? []
  if (!line || Math.abs(more) < sd) return []
  const before = line.grams - poured
  return [{ nombre: nameAt(scene, at), linea: at, de: before, a: round(before + more, 0) }]
}

interface Made<Matter> {
  readonly frozen: Found<Matter>
  readonly checked: CheckedBatch
  readonly scene: Scene<Matter>
  readonly reckoning: Reckoning<Matter>
  readonly judged: Judged
  readonly isAsked: boolean
  readonly after: Learning
  /** How many times their covariance the readings are trusted with. */
  readonly wider: number
  readonly figures: readonly FigureKnown[]
}

const rounded = (values: Readonly<Record<string, number>>, decimals: (key: string) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, round(value, decimals(key))]))

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

const figuresTold = <Matter>(frozen: Found<Matter>, figures: readonly FigureKnown[]): Record<string, FigureTold> =>
  Object.fromEntries(
    figures.map(({ key, value, sd, before }) => {
      const own = frozen.judgement.params[key]
      return [
        key,
        {
          ...(own !== undefined && { formula: own }),
          valor: significant(value, 7),
          mas_menos: significant(sd),
          antes: significant(before),
        },
      ]
    }),
  )

/** How it was reckoned: rows, what they err by, and every hypothesis. */
function reasonsOf<Matter>({ reckoning, judged, checked }: Made<Matter>): Reasons {
  const { filas, error } = evidenceOf(reckoning, checked.done, 1)
  return {
    filas,
    error,
    covarianza: reckoning.covariance.map((line) => Array.from(line, (value) => significant(value))),
    hipotesis: [{ causa: 'nada', parte: significant(judged.nothing) }, ...slipsAsked(reckoning, judged)],
  }
}

/** Everything that a batch says, before it is put into words. */
function answered<Matter>(
  made: Made<Matter>,
  isExplained: boolean,
): {
  readonly answer: Omit<BatchAnswer, 'frase' | 'partes' | 'pregunta'>
  readonly findings: Findings
  readonly asked: BatchAnswer['causas']
} {
  const { frozen, checked, scene, reckoning, judged, isAsked, after, figures } = made
  const esperado = expectedOf(reckoning)
  const causas = causesOf(reckoning, judged)
  const asked = isAsked ? slipsAsked(reckoning, judged) : []
  const distinguir = tellingApart(reckoning, isAsked ? asked : causas)
  const isPlan = checked.readings.length === 0
  const answer = {
    cuadra: agreement(isPlan ? [] : esperado),
    esperado: isPlan
      ? expectedOf(reckon(scene, probesOf(scene, checked.done), checked.evidence, checked.done, []))
      : esperado,
    causas,
    cifras: figuresTold(frozen, figures),
    ...mended(made),
    lotes: lotsTold(reckoning, after),
    taller: workshopTold(reckoning, after, made.wider),
    ...(distinguir && causas.length > 0 && { distinguir }),
    ...(isExplained && { explicacion: reasonsOf(made) }),
    ...(isPlan && { medir: tellingOf(scene, checked.done) }),
    estado: after.evidence,
  }
  return { answer, asked, findings: partsOf(answer, { scene, asked, isAsked, figures, done: checked.done }) }
}

function madeOf<Matter>(
  frozen: Found<Matter>,
  checked: CheckedBatch,
  scene: Scene<Matter>,
  open: Readonly<Record<string, string>>,
): Made<Matter> {
  const { done, readings, evidence } = checked
  const probes: Probe<Matter>[] = readings.map((reading) => probeOf(scene, done, reading, moreWater(frozen, done)))
  const constants = Object.keys(frozen.parameters).flatMap((key) => Object.keys(biasOf(frozen, key, 0)))
  const reckoning = reckon(scene, probes, evidence, done, constants)
  const judged = slipsIn(reckoning, done)
  const slip = 1 - judged.nothing
  const isSure = done.respuesta === 'todo_bien'
  const isAsked = slip > ASKED && !isSure
  const stretched = Math.max(1, reckoning.distance / Math.max(1, probes.length))
  // From fully trusted to stretched without a jump: two batches that are nearly alike teach nearly the same.
  const warily = Math.min(1, Math.max(0, (slip - WARY) / (ASKED - WARY)))
  const wider = isAsked ? Number.POSITIVE_INFINITY : isSure ? stretched : 1 + warily * (stretched - 1)
  const after = learn(evidence, reckoning, done, open, wider)
  return {
    frozen,
    checked,
    scene,
    reckoning,
    judged,
    isAsked,
    after,
    wider,
    figures: figuresOf(reckoning, wider, after),
  }
}

/** Grams of water that were weighed beyond the formula. */
const moreWater = <Matter>({ judgement }: Found<Matter>, { lineas = [] }: Done): number =>
  asSent(judgement.formula.lines).reduce((sum, [line], at) => {
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
  (words: Book) =>
  <Request extends CraftRequest>(
    craft: Craft<Request>,
    request: BatchRequest,
    { explain = false }: { readonly explain?: boolean } = {},
  ): BatchAnswer => {
    const say = craft.engine.sayWith(words)
    return saying(say, () => {
      const checked = checkedBatch(request)
      return craft.found(checked.formula as Request, (frozen) => {
        const sent = asSent(frozen.judgement.formula.lines).filter(([line]) => line.sent || line.use)
        const rowAt = (line: number): string | undefined => sent[line]?.[0].ingredient?.id
        const real = asWeighed(frozen, checked.done, checked.readings)
        const { nameOf, open } = lotsOf(checked.done, checked.evidence, rowAt)
        const process = processOf(real, checked.done.proceso)
        const scene = sceneOf(real, process, isSteamKnown(checked, waterKey(real, process)), nameOf)
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
