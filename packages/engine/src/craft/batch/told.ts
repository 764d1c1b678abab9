import { kindOfConstant, workshopConstantOf } from '../../batch/constants.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { BatchAnswer, BatchCause, ExpectedReading, PartKind } from './answer.ts'
import { purchaseNameAt } from './causes.ts'
import type { PosteriorFigure } from './reckon.ts'
import type { DoneBatch } from './request.ts'
import type { BatchState } from './scene.ts'

/** What is said of a batch, in the order in which a maker reads it. */
export type BatchFindings = readonly { readonly que: PartKind; readonly finding: FindingText }[]

type Answer = Omit<BatchAnswer, 'frase' | 'partes' | 'pregunta'>

interface Telling {
  readonly done: DoneBatch
  readonly scene: BatchState<never>
  readonly asked: readonly BatchCause[]
  readonly isAsked: boolean
  readonly figures: readonly (PosteriorFigure & { readonly key: string })[]
}

/** ± as people read it: nine times in ten. */
const NINE_IN_TEN = 1.645
const around = (sd: number): number => NINE_IN_TEN * sd

const CAUSES_OF_LINES: ReadonlySet<string> = new Set(['olvidado', 'doble', 'pesada'])
/** Share of the whole from which a cause is named. */
const NAMED = 0.3

/** The reading that is off most. */
const worst = (esperado: readonly ExpectedReading[]): ExpectedReading | undefined =>
  [...esperado].sort((one, other) => Math.abs(other.desvios ?? 0) - Math.abs(one.desvios ?? 0))[0]

/** The constant that has become surer most, and by at least a tenth. */
function surest({ taller }: Answer): string | undefined {
  const [best] = Object.entries(taller)
    .map(([key, { mas_menos, antes }]) => ({ key, left: antes > 0 ? mas_menos / antes : 1 }))
    .sort((one, other) => one.left - other.left)
  return best && best.left < 0.9 ? kindAndName(best.key) : undefined
}

const kindAndName = (key: string): string => key.split('@')[0] ?? key

/** By how much a boiled batch is moister than was asked, where that is more than its doubt. */
function boiledOff({ cifras, esperado }: Answer, { found }: BatchState<never>): number {
  const { figures, boiled } = found.definition.instruments ?? {}
  const moisture = cifras[figures?.humedad ?? '']
  const isRead = esperado.some(({ que, linea }) => linea === undefined && (que === 'humedad' || que === 'peso'))
  if (!boiled || !isRead || moisture?.formula === undefined) return 0
  const off = moisture.valor - moisture.formula
  return Math.abs(off) > around(moisture.mas_menos) ? off : 0
}

/** Where to stop the next time, in a pan that was left too long or not long enough. */
function stoveOf(answer: Answer, { scene: { found } }: Telling): FindingText[] {
  const { boiled, stove } = found.definition.instruments ?? {}
  const { formula, recipe } = found.judgement
  const left = boiled?.(recipe as never)
  const share = answer.taller.coccion?.esta_vez ?? 0
  if (!left || !stove) return []
  const finished = formula.lines.reduce((sum, { grams, matter }) => sum + (grams * left(matter)) / 100, 0)
  const [meant, was] = [stove(formula, recipe as never, 0), stove(formula, recipe as never, share * finished)]
  return meant && was && Math.abs(was.degrees - meant.degrees) >= 1
    ? [commonFinding('batch.stove', { degrees: meant.degrees, was: was.degrees, steam: meant.steam })]
    : []
}

/** Share of a line under which it was forgotten, in part or whole. */
const FORGOTTEN = 0.95

/** A line as its maker sent it. */
const sentNameAt = ({ found }: BatchState<never>, line: number): string =>
  String(found.request.ingredients[line]?.[found.definition.reads.fields.name] ?? '')

/** The line that was weighed less than it should, as its maker said. */
function forgottenIn(scene: BatchState<never>, { lineas = [] }: DoneBatch) {
  const { found, groups } = scene
  const { fields } = found.definition.reads
  for (const { linea, gramos } of lineas) {
    const meant = Number(found.request.ingredients[linea]?.[fields.grams])
    if (gramos === undefined || !(gramos < FORGOTTEN * meant) || !groups[linea]) continue
    return { ingredient: sentNameAt(scene, linea), isAll: gramos === 0 }
  }
  return undefined
}

function headline(answer: Answer, { scene, isAsked, asked, done }: Telling): FindingText {
  const { esperado, cuadra, lotes } = answer
  const { elegida } = done
  if (elegida)
    return commonFinding('batch.chosen', {
      cause: elegida.causa,
      ingredient: elegida.linea === undefined ? '' : sentNameAt(scene, elegida.linea),
      que: elegida.que ?? '',
      grams: elegida.gramos ?? 0,
      isMended: answer.ahora.anadir.length > 0,
    })
  if (cuadra === 'pendiente') return commonFinding('batch.noted')
  if (isAsked) {
    const weight = esperado.find(({ que }) => que === 'peso')
    const off = weight?.desvios ?? 0
    if (asked[0]?.causa === 'lectura' || Math.abs(off) < NINE_IN_TEN) return commonFinding('batch.odd')
    return off < 0 ? commonFinding('batch.missing') : commonFinding('batch.too-much')
  }
  const sheet = esperado.find(({ linea }) => linea !== undefined)
  if (sheet && esperado.length === 1)
    return commonFinding('batch.sheet', {
      ingredient: purchaseNameAt(scene, sheet.linea ?? 0),
      que: sheet.que,
      read: sheet.medido ?? 0,
      more: (sheet.medido ?? 0) - sheet.valor,
    })
  const boiled = boiledOff(answer, scene)
  if (boiled !== 0) return commonFinding('batch.off', { que: 'humedad', isLess: boiled < 0, isBoiled: true })
  const flour = lotes.find(
    ({ cambios: { absorcion } }) => absorcion && Math.abs(absorcion.cambio) > absorcion.mas_menos,
  )
  if (flour) return commonFinding('batch.thirsty', { points: flour.cambios.absorcion?.cambio ?? 0 })
  const forgotten = answer.ahora.anadir.length > 0 ? forgottenIn(scene, done) : undefined
  if (forgotten) return commonFinding('batch.forgot', forgotten)
  if (cuadra === 'si' && answer.ahora.anadir.length > 0) return commonFinding('batch.agrees-but')
  if (cuadra === 'si') return commonFinding('batch.agrees', { learned: surest(answer) })
  const off = worst(esperado)
  return commonFinding('batch.off', {
    que: off?.que ?? '',
    isLess: (off?.desvios ?? 0) < 0,
    isBoiled: scene.found.definition.instruments?.boiled !== undefined,
  })
}

const expected = ({ esperado }: Answer, { scene, isAsked }: Telling): FindingText =>
  commonFinding(isAsked ? 'batch.short' : 'batch.expected', {
    readings: esperado
      .filter(({ que }) => que !== 'agua')
      .toSorted((one, other) => Math.abs(other.desvios ?? 0) - Math.abs(one.desvios ?? 0))
      .map(({ que, linea, valor, mas_menos, medido = 0, cuadra }) => ({
        que,
        ingredient: linea === undefined ? undefined : purchaseNameAt(scene, linea),
        expected: valor,
        around: around(mas_menos),
        read: medido,
        agrees: cuadra === 'si',
      })),
  })

/** The component of a lot that has moved most, beside what it might. */
function movedMost(lot: BatchAnswer['lotes'][number] | undefined) {
  const [most] = Object.entries(lot?.cambios ?? {})
    .filter(([component]) => component !== 'absorcion' && component !== 'agua' && component !== 'resto')
    .sort(([, one], [, other]) => Math.abs(other.cambio / other.antes) - Math.abs(one.cambio / one.antes))
  return most
}

function because(answer: Answer, { isAsked }: Telling): FindingText[] {
  const [first] = answer.causas
  const flour = answer.lotes.find(
    ({ cambios: { absorcion } }) => absorcion && Math.abs(absorcion.cambio) > absorcion.mas_menos,
  )
  if (isAsked) return []
  if (flour?.cambios.absorcion) {
    const { cambio, mas_menos } = flour.cambios.absorcion
    return [
      commonFinding('batch.by-flour', {
        points: cambio,
        around: around(mas_menos),
        water: answer.proxima.cambios[0]?.a,
      }),
    ]
  }
  if (answer.cuadra === 'si' || !first || first.parte < NAMED) return []
  if (first.causa === 'lote') {
    const lot = answer.lotes.find(({ ingrediente }) => ingrediente === first.ingrediente)
    const moved = movedMost(lot)
    if (!lot || !moved) return []
    const [component, { cambio, mas_menos }] = moved
    return [
      commonFinding('batch.by-lot', { ingredient: lot.nombre, component, change: cambio, around: around(mas_menos) }),
    ]
  }
  const told = Object.entries(answer.taller).find(([key]) => kindOfConstant(key) === first.causa)
  if (!told) return []
  const [key, { valor, mas_menos }] = told
  return [
    commonFinding('batch.by-constant', {
      constant: kindAndName(key),
      value: valor,
      around: around(mas_menos),
      usual: workshopConstantOf(key)?.mean ?? 0,
      odds: Math.round(100 * first.parte),
    }),
  ]
}

/** Constants whose desks ask for them: what a workshop is told whenever it is known better. */
const OF_DESKS: ReadonlySet<string> = new Set(['friccion', 'horno', 'aire', 'vitrina'])

/** °C of the water that brings the next dough to the temperature wanted, with what the mixer adds. */
function waterFor({ scene: { found }, done: { temperaturas: told = {} } }: Telling, friction: number) {
  const { water } = found.definition.desk ?? {}
  const wanted = water?.fields.find(({ is }) => is === 'wanted')
  const asked = water && (Reflect.get(found.request, water.asks) as Readonly<Record<string, number>> | undefined)
  if (!wanted || told.harina === undefined || told.ambiente === undefined) return undefined
  const others = [told.harina, told.ambiente, ...(told.prefermento === undefined ? [] : [told.prefermento])]
  const dough = asked?.[wanted.key] ?? wanted.usual
  return { dough, degrees: (others.length + 1) * dough - others.reduce((sum, one) => sum + one, 0) - friction }
}

/** What the oven takes beside what its type loses; every other constant is told as it is. */
const baseOf = ({ scene: { found } }: Telling, kind: string): number =>
  kind === 'horno' ? (found.definition.instruments?.baked?.(found.request, found.judgement.recipe as never) ?? 0) : 0

function learnedOf({ taller }: Answer, telling: Telling): FindingText[] {
  const constants = Object.entries(taller).flatMap(([key, { valor, mas_menos, antes }]) => {
    const kind = kindOfConstant(key)
    if (!OF_DESKS.has(kind) || mas_menos >= 0.9 * antes) return []
    const base = baseOf(telling, kind)
    return [
      {
        constant: kindAndName(key),
        value: base + valor,
        around: around(mas_menos),
        usual: base + (workshopConstantOf(key)?.mean ?? 0),
        water: kind === 'friccion' ? waterFor(telling, valor) : undefined,
      },
    ]
  })
  return constants.length > 0 ? [commonFinding('batch.learned', { constants })] : []
}

/** What was measured rules the keeping, and tells how far something was boiled down. */
function measuredOf(answer: Answer, { scene }: Telling): FindingText[] {
  const { found } = scene
  const { figures, boiled } = found.definition.instruments ?? {}
  const isRead = (que: string): boolean => answer.esperado.some((one) => one.que === que && one.linea === undefined)
  const [activity, moisture] = [answer.cifras[figures?.aw ?? ''], answer.cifras[figures?.humedad ?? '']]
  return [
    ...(activity && isRead('aw')
      ? [commonFinding('batch.keeping', { value: activity.valor, around: around(activity.mas_menos) })]
      : []),
    ...(boiled && moisture && boiledOff(answer, scene) !== 0
      ? [
          commonFinding('batch.moisture', {
            value: moisture.valor,
            around: around(moisture.mas_menos),
            aim: moisture.formula ?? moisture.valor,
          }),
        ]
      : []),
  ]
}

/** The figure whose doubt has fallen most, where a sheet was read. */
function figureOf(answer: Answer, { scene, figures }: Telling): FindingText[] {
  if (!answer.esperado.some(({ linea }) => linea !== undefined)) return []
  const judged = figures.filter(({ key, before }) => scene.found.judged.includes(key) && before > 0)
  const [best] = judged.sort((one, other) => one.sd / one.before - other.sd / other.before)
  const parameter = best && scene.found.parameters[best.key]
  return best && parameter
    ? [
        commonFinding('batch.figure', {
          figure: parameter.label,
          unit: parameter.unit,
          value: best.value,
          around: around(best.sd),
          before: around(best.before),
          decimals: parameter.decimals,
        }),
      ]
    : []
}

function nowOf(answer: Answer, { scene, isAsked }: Telling): FindingText[] {
  if (isAsked || answer.cuadra === 'pendiente') return []
  const { anadir, queda = {}, buscabas = {} } = answer.ahora
  const isBoiled = scene.found.definition.instruments?.boiled !== undefined
  const off = boiledOff(answer, scene)
  if (off !== 0) return [commonFinding('batch.no-cure', { isDry: off < 0 })]
  if (anadir.length === 0) {
    const isReady =
      scene.found.definition.desk?.base === undefined && answer.esperado.every(({ linea }) => linea === undefined)
    return isReady && !isBoiled ? [commonFinding('batch.leave')] : []
  }
  const [key = ''] = Object.keys(queda)
  const parameter = scene.found.parameters[key]
  return [
    commonFinding('batch.add', {
      additions: anadir.map(({ nombre, gramos }) => ({ name: nombre, grams: gramos })),
      figure: parameter?.label ?? key,
      left: queda[key] ?? 0,
      aim: buscabas[key] ?? 0,
      decimals: 1,
    }),
  ]
}

export function batchPartsOf<Matter>(
  answer: Answer,
  {
    scene,
    asked,
    isAsked,
    figures,
    done,
  }: Pick<Telling, 'asked' | 'isAsked' | 'figures' | 'done'> & { readonly scene: BatchState<Matter> },
): BatchFindings {
  const told: Telling = { scene: scene as unknown as BatchState<never>, asked, isAsked, figures, done }
  const isMeasured = answer.cuadra !== 'pendiente'
  const isThirsty = answer.lotes.some(
    ({ cambios: { absorcion } }) => absorcion && Math.abs(absorcion.cambio) > absorcion.mas_menos,
  )
  const lot = answer.causas[0]?.causa === 'lote' ? answer.causas[0].nombre : undefined
  const sheetOnly = answer.esperado.length === 1 && answer.esperado[0]?.linea !== undefined
  const all: (readonly [PartKind, readonly FindingText[]])[] = [
    ['titular', [headline(answer, told)]],
    [
      'esperaba',
      isMeasured && !sheetOnly && answer.esperado.some(({ que }) => que !== 'agua') ? [expected(answer, told)] : [],
    ],
    ['causa', because(answer, told)],
    [
      'causa',
      isAsked
        ? [
            commonFinding('batch.ask', {
              causes: asked.map(({ causa, nombre, que, parte, gramos }) => ({
                cause: causa,
                ingredient: nombre,
                que,
                odds: Math.round(100 * parte),
                grams: gramos,
              })),
            }),
          ]
        : [],
    ],
    ['ahora', nowOf(answer, told)],
    ['proxima', boiledOff(answer, told.scene) === 0 ? [] : stoveOf(answer, told)],
    [
      'proxima',
      answer.proxima.cambios.length > 0 && !isThirsty
        ? [
            commonFinding('batch.next', {
              changes: answer.proxima.cambios.map(({ nombre, a }) => ({ name: nombre, grams: a })),
              lot,
            }),
          ]
        : [],
    ],
    ['aprendido', isAsked ? [] : [...learnedOf(answer, told), ...measuredOf(answer, told), ...figureOf(answer, told)]],
    [
      'distinguir',
      answer.distinguir &&
      (isAsked || answer.cuadra !== 'si') &&
      !(isAsked && CAUSES_OF_LINES.has(asked[0]?.causa ?? '') && answer.distinguir.medir === 'repesar')
        ? [
            commonFinding('batch.tell-apart', {
              by: answer.distinguir.medir,
              ingredient: answer.lotes.find(({ ingrediente }) => ingrediente === answer.distinguir?.ingrediente)
                ?.nombre,
            }),
          ]
        : [],
    ],
  ]
  return all.flatMap(([que, findings]) => findings.map((finding) => ({ que, finding })))
}
