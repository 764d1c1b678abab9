import { capitalise, decapitalise, list, number, quoted, withArticle } from '@obrador/engine'
import type { Opening, Relaxation } from './answer.ts'
import type { Objective } from './request.ts'

/** Everything the balancer says, in Spanish, as one maker would tell another. */

export const crossedLimits = (what: string, min: number, max: number): string =>
  `${quoted(what)}: el mínimo (${number(min)}) pasa del máximo (${number(max)}). Cámbialos de sitio o quita uno.`

export const pantryTooLarge = (count: number, most: number): string =>
  `La despensa trae ${count} ingredientes y aquí caben ${most}: deja los que de verdad usarías.`

export const unknownParameter = (key: string, keys: readonly string[]): string =>
  `«objetivos» no puede pedir ${quoted(key)}: los parámetros de este oficio son ${list(keys, 'y')}.`

export const unknownInPantry = (name: string): string =>
  `No reconozco ${quoted(name)} de la despensa: no he contado con él. Escríbelo como en el catálogo o dame su composición.`

export const withoutPrice = (names: readonly string[]): string =>
  `Sin precio, ${list(names.map(quoted), 'y')} ${names.length > 1 ? 'cuentan' : 'cuenta'} como gratis: pon «precio» en €/kg.`

export const outOfTime = (): string =>
  'Se ha acabado el tiempo: puede haber una fórmula mejor, o más salidas de las que digo. Prueba con menos ingredientes o una despensa más corta.'

/** How a formula «queda» when it meets what its caller wrote. */
export const AS_ASKED = 'como la pides'

const GRAM_DECIMALS = 3
const grams = (value: number): string => `${number(value, GRAM_DECIMALS)} g`

/** Units that a label already says, or that only make sense beside a number of their own. */
const SILENT: ReadonlySet<string> = new Set(['puntos', 'aw'])
const withUnit = (value: number, unit: string): string =>
  SILENT.has(unit) ? number(value) : `${number(value)} ${unit}`

interface Reading {
  readonly label: string
  readonly unit: string
  readonly range: readonly [least: number, most: number]
  readonly before: number | undefined
  readonly after: number | undefined
  readonly wasMet: boolean
  readonly isMet: boolean
}

function wanted({ range: [least, most], unit }: Reading): string {
  if (least === most) return `se pide ${withUnit(least, unit)}`
  if (!Number.isFinite(most) || (most === 100 && unit === '%')) return `mínimo ${withUnit(least, unit)}`
  if (!Number.isFinite(least) || least === 0) return `máximo ${withUnit(most, unit)}`
  return `de ${number(least)} a ${withUnit(most, unit)}`
}

export const alreadyRight = (label: string, objective: Objective): string =>
  objective === 'menor_coste'
    ? `La fórmula ya está ${label} y no la sé hacer más barata con estos ingredientes: no cambies nada.`
    : `La fórmula ya está ${label}: no hay nada que cambiar.`

export function faults(missed: readonly Reading[]): string[] {
  const told = missed.flatMap((reading) =>
    reading.before === undefined
      ? []
      : [`${decapitalise(reading.label)} (${withUnit(reading.before, reading.unit)}; ${wanted(reading)})`],
  )
  return told.length === 0 ? [] : [`No cumplía: ${list(told, 'y')}.`]
}

interface Change {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly isNew: boolean
}

/** What to do at the scales: taken away, added, brought in. */
export function deeds(changes: readonly Change[], isFeasible: boolean): string[] {
  const less = changes
    .filter(({ before, after }) => after < before)
    .map(({ name, before, after }) =>
      after === 0
        ? `los ${grams(before)} de ${decapitalise(name)}`
        : `${grams(before - after)} de ${decapitalise(name)} (quedan ${number(after, GRAM_DECIMALS)})`,
    )
  const more = changes
    .filter(({ before, after, isNew }) => after > before && !isNew)
    .map(
      ({ name, before, after }) =>
        `${grams(after - before)} de ${decapitalise(name)} (en total, ${number(after, GRAM_DECIMALS)})`,
    )
  const fresh = changes
    .filter(({ isNew }) => isNew)
    .map(({ name, after }) => `${grams(after)} de ${decapitalise(name)}`)
  const done = [
    ...(less.length > 0 ? [`quito ${list(less, 'y')}`] : []),
    ...(more.length > 0 ? [`añado ${list(more, 'y')}`] : []),
    ...(fresh.length > 0 ? [`meto ${list(fresh, 'y')}, que no ${fresh.length > 1 ? 'estaban' : 'estaba'}`] : []),
  ]
  if (done.length === 0) return []
  const sentence = capitalise(`${done.join('; ')}.`)
  return [isFeasible ? sentence : `Lo más cerca que se puede quedar: ${decapitalise(sentence)}`]
}

/** Where what was wrong ends up. */
export function effects(readings: readonly Reading[], isFeasible: boolean): string[] {
  const told = readings.filter(({ wasMet, isMet }) => (isFeasible ? !wasMet : !isMet))
  const moved = told.flatMap(({ label, before, after, unit }) => {
    if (after === undefined) return []
    return before === undefined || before === after
      ? [`${decapitalise(label)} en ${withUnit(after, unit)}`]
      : [`${decapitalise(label)} de ${number(before)} a ${withUnit(after, unit)}`]
  })
  if (moved.length === 0) return []
  return [`${isFeasible ? 'Con eso' : 'Sigue fuera'}: ${list(moved, 'y')}.`]
}

export const result = (label: string, keepsTotal: boolean, total: number): string =>
  `La fórmula queda ${label}${keepsTotal ? '' : `, y ahora pesa ${grams(total)}`}.`

export const impossible = (conflict: readonly string[]): string =>
  conflict.length === 0
    ? 'Con estos ingredientes y estos topes no se puede cumplir todo a la vez.'
    : conflict.length === 1
      ? `Con estos ingredientes y estos topes no se puede cumplir lo que se pide de ${decapitalise(conflict[0] ?? '')}.`
      : `Con estos ingredientes y estos topes no se puede cumplir todo: ${list(conflict.map(decapitalise), 'y')} chocan entre sí.`

const relaxed = ({ etiqueta, limite, necesario, valor, unidad }: Relaxation): string =>
  `${decapitalise(etiqueta)} hasta ${withUnit(necesario, unidad)} (ahora, ${limite === 'min' ? 'mínimo' : 'máximo'} ${number(valor)})`

const openings = (ways: readonly Opening[], how: string): string =>
  list(
    ways.map(({ nombre, gramos }) => `${decapitalise(nombre)} (${how} ${number(gramos, 1)} g)`),
    'o',
  )

export function waysOut({
  relajaciones,
  alAnadir,
  alLiberar,
}: {
  readonly relajaciones: readonly Relaxation[]
  readonly alAnadir: readonly Opening[]
  readonly alLiberar: readonly Opening[]
}): string[] {
  const told = [
    ...(relajaciones.length > 0
      ? [`Moviendo un solo límite saldría todo lo demás: ${list(relajaciones.map(relaxed), 'o')}.`]
      : []),
    ...(alAnadir.length > 0
      ? [`Con un ingrediente más saldría entero: ${openings(alAnadir, 'unos')}. Ponlo en «despensa».`]
      : []),
    ...(alLiberar.length > 0
      ? [`Y si dejas mover uno de los fijos, también: ${openings(alLiberar, 'hasta unos')}. Ponle «fijo»: false.`]
      : []),
  ]
  return told.length > 0
    ? told
    : [
        'Ningún límite ni ingrediente lo arregla por sí solo: suelta más ingredientes («fijo»: false), amplía la despensa o mira si es otro tipo de receta.',
      ]
}

/** Names told before «y otros». */
const MOST_NAMES = 4

function some(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).map(withArticle)
  const rest = names.length - told.length
  return list(rest > 0 ? [...told, `${rest} más`] : told, 'y')
}

const many = (names: readonly string[], one: string, more: string): string => (names.length > 1 ? more : one)

/** The rule that held something, as a colleague would say it. */
const HELD = {
  base: (names: readonly string[], type: string) =>
    `No toco ${some(names)}: ${many(names, 'es la base', 'son la base')} de «${type}».`,
  named: (names: readonly string[], type: string) =>
    `No bajo más ${some(names)}: ${many(names, 'da nombre', 'dan nombre')} a «${type}».`,
  spirit: (names: readonly string[]) =>
    `No bajo más ${some(names)}: ${many(names, 'da', 'dan')} nombre, y el alcohol se corta lo último.`,
  structure: (names: readonly string[]) => `No bajo más ${some(names)}: ${many(names, 'hace', 'hacen')} la estructura.`,
} as const

export const heldAs = (role: keyof typeof HELD, names: readonly string[], type: string): string[] =>
  names.length === 0 ? [] : [HELD[role](names, type)]

export const tied = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`Guardo la proporción entre ${some(names)}.`]

/** The caller's word wins over the rules, and it is said. */
export const asAsked = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`En ${some(names)} vale lo que pides, por encima de las reglas del oficio.`]

export const outWhole = (name: string, type: string, because: string, orElse: string | undefined): string =>
  `${capitalise(name)} sale del todo de «${type}»: ${because}.${orElse ? ` Si lo quieres dentro, llámalo ${orElse}.` : ''}`

export const slip = (name: string): string =>
  `${capitalise(withArticle(name))} estaba fuera de dosis: lo primero, a la usual.`

/** «Esto es otro producto»: it is left as it is. */
export const isOther = (label: string, because: string): string =>
  `Esto es otro producto: parece ${decapitalise(label)}, y no lo deshago. ${capitalise(because)}.`

export const doubt = (because: string): string => `No cambio nada hasta aclararlo: ${because}.`

const CENT = 0.005

export function money(before: number, after: number, objective: Objective): string[] {
  if (Math.abs(after - before) < CENT) return objective === 'menor_coste' ? ['El lote cuesta lo mismo.'] : []
  const way = after < before ? 'baja' : 'sube'
  return [`El coste del lote ${way} de ${number(before)} a ${number(after)} €.`]
}

export const finerScale = (finer: number): string =>
  `Los rangos son tan justos que hay que pesar ${finer > 1 ? 'a la centésima de gramo o más fino' : 'diez veces más fino de lo pedido'}.`

const percent = (share: number): string => `${number(100 * share, share > 0.99 ? 1 : 0)} %`

/** From here on a percentage says less than the word. */
const ALWAYS = 0.995
const often = (share: number): string =>
  share >= ALWAYS ? 'prácticamente siempre' : `el ${percent(share)} de las veces`

function price(euros: number): string {
  if (Math.abs(euros) < CENT) return 'no cuesta dinero'
  return euros > 0 ? `cuesta ${number(euros, 2)} € en el lote` : `el lote sale ${number(-euros, 2)} € más barato`
}

interface Certain {
  readonly asked: number
  readonly reached: number
  readonly euros: number
  readonly grams: number
  readonly isFeasible: boolean
}

/** What certainty costs, or that it cannot be had. */
export function certainty({ asked, reached, euros, grams: moved, isFeasible }: Certain): string {
  if (!isFeasible)
    return `Sin una fórmula que lo cumpla todo no hay seguridad que dar: la más cercana está en sus rangos ${often(reached)}.`
  const holds = `la fórmula aguanta en rango ${often(reached)}`
  const told =
    moved < 0.05
      ? `${holds} sin mover nada más.`
      : `con ${number(moved, 1)} g cambiados de sitio ${holds}, y ${price(euros)}.`
  return reached < asked ? `No llego al ${percent(asked)} que pides: ${told}` : capitalise(told)
}
