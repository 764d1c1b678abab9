import { capitalise, decapitalise, list, number, quoted, type Words, withArticle } from '@obrador/engine'
import type { Opening, Relaxation } from '../answer.ts'
import type { BalancerCodes, HeldAs, Reading } from '../findings.ts'

/** Everything the balancer says, in Spanish, as one maker would tell another. */

const GRAM_DECIMALS = 3
const grams = (value: number): string => `${number(value, GRAM_DECIMALS)} g`

/** Units that a label already says, or that only make sense beside a number of their own. */
const SILENT: ReadonlySet<string> = new Set(['puntos', 'aw'])
const withUnit = (value: number, unit: string): string =>
  SILENT.has(unit) ? number(value) : `${number(value)} ${unit}`

function wanted({ range: [least, most], unit }: Reading): string {
  if (least === most) return `se pide ${withUnit(least, unit)}`
  if (!Number.isFinite(most) || (most === 100 && unit === '%')) return `mínimo ${withUnit(least, unit)}`
  if (!Number.isFinite(least) || least === 0) return `máximo ${withUnit(most, unit)}`
  return `de ${number(least)} a ${withUnit(most, unit)}`
}

function done(changes: BalancerCodes['balancer.changes']['changes']): string {
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
  return [
    ...(less.length > 0 ? [`quito ${list(less, 'y')}`] : []),
    ...(more.length > 0 ? [`añado ${list(more, 'y')}`] : []),
    ...(fresh.length > 0 ? [`meto ${list(fresh, 'y')}, que no ${fresh.length > 1 ? 'estaban' : 'estaba'}`] : []),
  ].join('; ')
}

const relaxed = ({ etiqueta, limite, necesario, valor, unidad, pierde }: Relaxation): string =>
  `${decapitalise(etiqueta)} hasta ${withUnit(necesario, unidad)} (ahora, ${limite === 'min' ? 'mínimo' : 'máximo'} ${number(valor)}${pierde === undefined ? '' : `; pierde el nombre «${pierde}»`})`

const openings = (ways: readonly Opening[], how: string): string =>
  list(
    ways.map(({ nombre, gramos }) => `${decapitalise(nombre)} (${how} ${number(gramos, 1)} g)`),
    'o',
  )

/** What opens a way, up to what a face tells to do about it. */
export const adding = (ways: readonly Opening[]): string =>
  `Con un ingrediente más saldría entero: ${openings(ways, 'unos')}.`
export const freeing = (ways: readonly Opening[]): string =>
  `Y si dejas mover uno de los fijos, también: ${openings(ways, 'hasta unos')}.`
export const noWayOut = (free: string): string =>
  `Ningún límite ni ingrediente lo arregla por sí solo: ${free}, amplía la despensa o mira si es otro tipo de receta.`
export const unknownInPantry = (name: string): string =>
  `No reconozco ${quoted(name)} de la despensa: no he contado con él.`
export const withoutPrice = (names: readonly string[]): string =>
  `Sin precio, ${list(names.map(quoted), 'y')} ${names.length > 1 ? 'cuentan' : 'cuenta'} como gratis`

/** Names told before «y otros». */
const MOST_NAMES = 4

function some(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).map(withArticle)
  const rest = names.length - told.length
  return list(rest > 0 ? [...told, `${rest} más`] : told, 'y')
}

const many = (names: readonly string[], one: string, more: string): string => (names.length > 1 ? more : one)

/** The rule that held something, as a colleague would say it. */
const HELD: Readonly<Record<HeldAs, (names: readonly string[], type: string) => string>> = {
  base: (names, type) => `No toco ${some(names)}: ${many(names, 'es la base', 'son la base')} de «${type}».`,
  named: (names, type) => `No bajo más ${some(names)}: ${many(names, 'da nombre', 'dan nombre')} a «${type}».`,
  spirit: (names) => `No bajo más ${some(names)}: ${many(names, 'da', 'dan')} nombre, y el alcohol se corta lo último.`,
  structure: (names) => `No bajo más ${some(names)}: ${many(names, 'hace', 'hacen')} la estructura.`,
}

const percent = (share: number): string => `${number(100 * share, share > 0.99 ? 1 : 0)} %`

/** From here on a percentage says less than the word. */
const ALWAYS = 0.995
const often = (share: number): string =>
  share >= ALWAYS ? 'prácticamente siempre' : `el ${percent(share)} de las veces`

const CENT = 0.005
function price(euros: number): string {
  if (Math.abs(euros) < CENT) return 'no cuesta dinero'
  return euros > 0 ? `cuesta ${number(euros, 2)} € en el lote` : `el lote sale ${number(-euros, 2)} € más barato`
}

export const spanish: Words<BalancerCodes> = {
  'balancer.crossed-limits': ({ what, min, max }) =>
    `${quoted(what)}: el mínimo (${number(min)}) pasa del máximo (${number(max)}). Cámbialos de sitio o quita uno.`,
  'balancer.pantry-too-large': ({ count, most }) =>
    `La despensa trae ${count} ingredientes y aquí caben ${most}: deja los que de verdad usarías.`,
  'balancer.unknown-parameter': ({ key, keys }) =>
    `«objetivos» no puede pedir ${quoted(key)}: los parámetros de este oficio son ${list(keys, 'y')}.`,
  'balancer.wish': ({ key }) =>
    `«objetivos» no entiende lo que pide de ${quoted(key)}: pon «min» y «max», un «factor» o «mantener».`,
  'balancer.factor': ({ key, most }) =>
    `El «factor» de ${quoted(key)} dice cuántas veces lo de ahora: más que 0 y hasta ${number(most)}. 0,8 es un 20 % menos.`,
  'balancer.factor-and-range': ({ key }) => `${quoted(key)} pide un «factor» y un rango a la vez: deja uno de los dos.`,
  'balancer.factor-of-degrees': ({ key, unit }) =>
    `${quoted(key)} se mide en ${unit}, y tantas veces una temperatura no dice nada: pide «min», «max» o «mantener».`,
  'balancer.nothing-to-compare': ({ key, label }) =>
    `${quoted(key)}: la fórmula no tiene ahora un valor de ${decapitalise(label)} con el que comparar. Pide «min» y «max».`,
  'balancer.ceiling': ({ field, least, most, isWhole }) =>
    `«${field}» debe ser un número ${isWhole ? 'entero ' : ''}de ${number(least)} a ${number(most)}.`,
  'balancer.unknown-in-pantry': ({ name }) =>
    `${unknownInPantry(name)} Escríbelo como en el catálogo o dame su composición.`,
  'balancer.without-price': ({ names }) => `${withoutPrice(names)}: pon «precio» en €/kg.`,
  'balancer.out-of-time': () =>
    'Se ha acabado el tiempo: puede haber una fórmula mejor, o más salidas de las que digo. Prueba con menos ingredientes o una despensa más corta.',
  'balancer.as-asked': () => 'como la pides',
  'balancer.already-right': ({ label, objective }, say) =>
    objective === 'menor_coste'
      ? `La fórmula ya está ${say(label)} y no la sé hacer más barata con estos ingredientes: no cambies nada.`
      : `La fórmula ya está ${say(label)}: no hay nada que cambiar.`,
  'balancer.faults': ({ missed }) =>
    `No cumplía: ${list(
      missed.map(
        (reading) =>
          `${decapitalise(reading.label)} (${withUnit(reading.before ?? 0, reading.unit)}; ${wanted(reading)})`,
      ),
      'y',
    )}.`,
  'balancer.changes': ({ changes, isFeasible }) => {
    const told = `${done(changes)}.`
    return isFeasible ? capitalise(told) : `Lo más cerca que se puede quedar: ${told}`
  },
  'balancer.effects': ({ readings, isFeasible }) =>
    `${isFeasible ? 'Con eso' : 'Sigue fuera'}: ${list(
      readings.map(({ label, before, after = 0, unit }) =>
        before === undefined || before === after
          ? `${decapitalise(label)} en ${withUnit(after, unit)}`
          : `${decapitalise(label)} de ${number(before)} a ${withUnit(after, unit)}`,
      ),
      'y',
    )}.`,
  'balancer.result': ({ label, keepsTotal, total }, say) =>
    `La fórmula queda ${say(label)}${keepsTotal ? '' : `, y ahora pesa ${grams(total)}`}.`,
  'balancer.impossible': ({ conflict }) =>
    conflict.length === 0
      ? 'Con estos ingredientes y estos topes no se puede cumplir todo a la vez.'
      : conflict.length === 1
        ? `Con estos ingredientes y estos topes no se puede cumplir lo que se pide de ${decapitalise(conflict[0] ?? '')}.`
        : `Con estos ingredientes y estos topes no se puede cumplir todo: ${list(conflict.map(decapitalise), 'y')} chocan entre sí.`,
  'balancer.more-changes': ({ most, needed }) =>
    `Cambiando ${most === 1 ? 'una sola línea' : `${most} líneas`} no sale; cambiando ${needed}, sí.`,
  'balancer.name-lost': ({ name }) => `Así no puede llamarse «${name}».`,
  'balancer.relaxing': ({ relaxations }) =>
    `Moviendo un solo límite saldría todo lo demás: ${list(relaxations.map(relaxed), 'o')}.`,
  'balancer.adding': ({ openings: ways }) => `${adding(ways)} Ponlo en «despensa».`,
  'balancer.freeing': ({ openings: ways }) => `${freeing(ways)} Ponle «fijo»: false.`,
  'balancer.no-way-out': () => noWayOut('suelta más ingredientes («fijo»: false)'),
  'balancer.held': ({ as, names, type }) => HELD[as](names, type),
  'balancer.tied': ({ names }) => `Guardo la proporción entre ${some(names)}.`,
  'balancer.by-request': ({ names }) => `En ${some(names)} vale lo que pides, por encima de las reglas del oficio.`,
  'balancer.out-whole': ({ name, type, because, orElse }) =>
    `${capitalise(name)} sale del todo de «${type}»: ${because}.${orElse ? ` Si lo quieres dentro, llámalo ${orElse}.` : ''}`,
  'balancer.slip': ({ name }) => `${capitalise(withArticle(name))} estaba fuera de dosis: lo primero, a la usual.`,
  'balancer.other-product': ({ label, because }) =>
    `Esto es otro producto: parece ${decapitalise(label)}, y no lo deshago. ${capitalise(because)}.`,
  'balancer.forgotten': ({ question }) => `${question} No cambio nada hasta saberlo.`,
  'balancer.doubt': ({ because }, say) => `No cambio nada hasta aclararlo: ${say(because)}.`,
  'balancer.cost': ({ before, after }) =>
    `El coste del lote ${after < before ? 'baja' : 'sube'} de ${number(before)} a ${number(after)} €.`,
  'balancer.same-cost': () => 'El lote cuesta lo mismo.',
  'balancer.finer-scale': ({ finer }) =>
    `Los rangos son tan justos que hay que pesar ${finer > 1 ? 'a la centésima de gramo o más fino' : 'diez veces más fino de lo pedido'}.`,
  'balancer.certainty': ({ asked, reached, euros, grams: moved, isFeasible }) => {
    if (!isFeasible)
      return `Sin una fórmula que lo cumpla todo no hay seguridad que dar: la más cercana está en sus rangos ${often(reached)}.`
    const holds = `la fórmula aguanta en rango ${often(reached)}`
    const told =
      moved < 0.05
        ? `${holds} sin mover nada más.`
        : `con ${number(moved, 1)} g cambiados de sitio ${holds}, y ${price(euros)}.`
    return reached < asked ? `No llego al ${percent(asked)} que pides: ${told}` : capitalise(told)
  },
}
