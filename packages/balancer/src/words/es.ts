import {
  capitaliseName,
  decapitaliseName,
  listText,
  nameWithArticle,
  numberText,
  type PhrasesFor,
  quotedText,
} from '@obrador/engine'
import type { LimitRelaxation, OpeningIngredient } from '../answer.ts'
import type { BalancerCodes, HeldAs, LimitReading } from '../findings.ts'

/** Everything the balancer says, in Spanish, as one maker would tell another. */

const GRAM_DECIMALS = 3
const grams = (value: number): string => `${numberText(value, GRAM_DECIMALS)} g`

/** Units that a label already says, or that only make sense beside a number of their own. */
const SILENT: ReadonlySet<string> = new Set(['puntos', 'aw'])
const withUnit = (value: number, unit: string): string =>
  SILENT.has(unit) ? numberText(value) : `${numberText(value)} ${unit}`

function wanted({ range: [least, most], unit }: LimitReading): string {
  if (least === most) return `se pide ${withUnit(least, unit)}`
  if (!Number.isFinite(most) || (most === 100 && unit === '%')) return `mínimo ${withUnit(least, unit)}`
  if (!Number.isFinite(least) || least === 0) return `máximo ${withUnit(most, unit)}`
  return `de ${numberText(least)} a ${withUnit(most, unit)}`
}

function done(changes: BalancerCodes['balancer.changes']['changes']): string {
  const less = changes
    .filter(({ before, after }) => after < before)
    .map(({ name, before, after }) =>
      after === 0
        ? `los ${grams(before)} de ${decapitaliseName(name)}`
        : `${grams(before - after)} de ${decapitaliseName(name)} (quedan ${numberText(after, GRAM_DECIMALS)})`,
    )
  const more = changes
    .filter(({ before, after, isNew }) => after > before && !isNew)
    .map(
      ({ name, before, after }) =>
        `${grams(after - before)} de ${decapitaliseName(name)} (en total, ${numberText(after, GRAM_DECIMALS)})`,
    )
  const fresh = changes
    .filter(({ isNew }) => isNew)
    .map(({ name, after }) => `${grams(after)} de ${decapitaliseName(name)}`)
  return [
    ...(less.length > 0 ? [`quito ${listText(less, 'y')}`] : []),
    ...(more.length > 0 ? [`añado ${listText(more, 'y')}`] : []),
    ...(fresh.length > 0 ? [`meto ${listText(fresh, 'y')}, que no ${fresh.length > 1 ? 'estaban' : 'estaba'}`] : []),
  ].join('; ')
}

const relaxed = ({ etiqueta, limite, necesario, valor, unidad, pierde }: LimitRelaxation): string =>
  `${decapitaliseName(etiqueta)} hasta ${withUnit(necesario, unidad)} (ahora, ${limite === 'min' ? 'mínimo' : 'máximo'} ${numberText(valor)}${pierde === undefined ? '' : `; pierde el nombre «${pierde}»`})`

const openings = (ways: readonly OpeningIngredient[], how: string): string =>
  listText(
    ways.map(({ nombre, gramos }) => `${decapitaliseName(nombre)} (${how} ${numberText(gramos, 1)} g)`),
    'o',
  )

/** What opens a way, up to what a face tells to do about it. */
export const addingText = (ways: readonly OpeningIngredient[]): string =>
  `Con un ingrediente más saldría entero: ${openings(ways, 'unos')}.`
export const freeingText = (ways: readonly OpeningIngredient[]): string =>
  `Y si dejas mover uno de los fijos, también: ${openings(ways, 'hasta unos')}.`
export const noWayOut = (free: string): string =>
  `Ningún límite ni ingrediente lo arregla por sí solo: ${free}, amplía la despensa o mira si es otro tipo de receta.`
export const unknownInPantry = (name: string): string =>
  `No reconozco ${quotedText(name)} de la despensa: no he contado con él.`
export const withoutPrice = (names: readonly string[]): string =>
  `Sin precio, ${listText(names.map(quotedText), 'y')} ${names.length > 1 ? 'cuentan' : 'cuenta'} como gratis`

/** Names told before «y otros». */
const MOST_NAMES = 4

function some(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).map(nameWithArticle)
  const rest = names.length - told.length
  return listText(rest > 0 ? [...told, `${rest} más`] : told, 'y')
}

const many = (names: readonly string[], one: string, more: string): string => (names.length > 1 ? more : one)

/** The rule that held something, as a colleague would say it. */
const HELD: Readonly<Record<HeldAs, (names: readonly string[], type: string) => string>> = {
  base: (names, type) => `No toco ${some(names)}: ${many(names, 'es la base', 'son la base')} de «${type}».`,
  named: (names, type) => `No bajo más ${some(names)}: ${many(names, 'da nombre', 'dan nombre')} a «${type}».`,
  spirit: (names) => `No bajo más ${some(names)}: ${many(names, 'da', 'dan')} nombre, y el alcohol se corta lo último.`,
  structure: (names) => `No bajo más ${some(names)}: ${many(names, 'hace', 'hacen')} la estructura.`,
}

const percent = (share: number): string => `${numberText(100 * share, share > 0.99 ? 1 : 0)} %`

/** From here on a percentage says less than the word. */
const ALWAYS = 0.995
const often = (share: number): string =>
  share >= ALWAYS ? 'prácticamente siempre' : `el ${percent(share)} de las veces`

const CENT = 0.005
function price(euros: number): string {
  if (Math.abs(euros) < CENT) return 'no cuesta dinero'
  return euros > 0
    ? `cuesta ${numberText(euros, 2)} € en el lote`
    : `el lote sale ${numberText(-euros, 2)} € más barato`
}

export const spanishBalancer: PhrasesFor<BalancerCodes> = {
  'balancer.crossed-limits': ({ what, min, max }) =>
    `${quotedText(what)}: el mínimo (${numberText(min)}) pasa del máximo (${numberText(max)}). Cámbialos de sitio o quita uno.`,
  'balancer.pantry-too-large': ({ count, most }) =>
    `La despensa trae ${count} ingredientes y aquí caben ${most}: deja los que de verdad usarías.`,
  'balancer.unknown-parameter': ({ key, keys }) =>
    `«objetivos» no puede pedir ${quotedText(key)}: los parámetros de este oficio son ${listText(keys, 'y')}.`,
  'balancer.wish': ({ key }) =>
    `«objetivos» no entiende lo que pide de ${quotedText(key)}: pon «min» y «max», un «factor» o «mantener».`,
  'balancer.factor': ({ key, most }) =>
    `El «factor» de ${quotedText(key)} dice cuántas veces lo de ahora: más que 0 y hasta ${numberText(most)}. 0,8 es un 20 % menos.`,
  'balancer.factor-and-range': ({ key }) =>
    `${quotedText(key)} pide un «factor» y un rango a la vez: deja uno de los dos.`,
  'balancer.factor-of-degrees': ({ key, unit }) =>
    `${quotedText(key)} se mide en ${unit}, y tantas veces una temperatura no dice nada: pide «min», «max» o «mantener».`,
  'balancer.nothing-to-compare': ({ key, label }) =>
    `${quotedText(key)}: la fórmula no tiene ahora un valor de ${decapitaliseName(label)} con el que comparar. Pide «min» y «max».`,
  'balancer.ceiling': ({ field, least, most, isWhole }) =>
    `«${field}» debe ser un número ${isWhole ? 'entero ' : ''}de ${numberText(least)} a ${numberText(most)}.`,
  'balancer.unknown-in-pantry': ({ name }) =>
    `${unknownInPantry(name)} Escríbelo como en el catálogo o dame su composición.`,
  'balancer.unweighed': ({ names }) =>
    `${listText(names.map(quotedText), 'y')} ${names.length > 1 ? 'están' : 'está'} sin pesar: no ${names.length > 1 ? 'los' : 'lo'} muevo ni cuenta en el coste. Escribe sus gramos y vuelve a ajustar.`,
  'balancer.without-price': ({ names }) => `${withoutPrice(names)}: pon «precio» en €/kg.`,
  'balancer.out-of-time': () =>
    'Se ha acabado el tiempo: puede haber una fórmula mejor, o más salidas de las que digo. Prueba con menos ingredientes o una despensa más corta.',
  'balancer.out-of-steps': () =>
    'Hay más combinaciones de las que pruebo: puede haber una fórmula mejor, o más salidas de las que digo. Prueba con menos ingredientes o una despensa más corta.',
  'balancer.as-asked': () => 'como la pides',
  'balancer.already-right': ({ label, objective }, say) =>
    objective === 'menor_coste'
      ? `La fórmula ya está ${say(label)} y no la sé hacer más barata con estos ingredientes: no cambies nada.`
      : `La fórmula ya está ${say(label)}: no hay nada que cambiar.`,
  'balancer.faults': ({ missed }) =>
    `No cumplía: ${listText(
      missed.map(
        (reading) =>
          `${decapitaliseName(reading.label)} (${withUnit(reading.before ?? 0, reading.unit)}; ${wanted(reading)})`,
      ),
      'y',
    )}.`,
  'balancer.changes': ({ changes, isFeasible }) => {
    const told = `${done(changes)}.`
    return isFeasible ? capitaliseName(told) : `Lo más cerca que se puede quedar: ${told}`
  },
  'balancer.effects': ({ readings, isFeasible }) =>
    `${isFeasible ? 'Con eso' : 'Sigue fuera'}: ${listText(
      readings.map(({ label, before, after = 0, unit }) =>
        before === undefined || before === after
          ? `${decapitaliseName(label)} en ${withUnit(after, unit)}`
          : `${decapitaliseName(label)} de ${numberText(before)} a ${withUnit(after, unit)}`,
      ),
      'y',
    )}.`,
  'balancer.result': ({ label, keepsTotal, total }, say) =>
    `La fórmula queda ${say(label)}${keepsTotal ? '' : `, y ahora pesa ${grams(total)}`}.`,
  'balancer.impossible': ({ conflict }) =>
    conflict.length === 0
      ? 'Con estos ingredientes y estos topes no se puede cumplir todo a la vez.'
      : conflict.length === 1
        ? `Con estos ingredientes y estos topes no se puede cumplir lo que se pide de ${decapitaliseName(conflict[0] ?? '')}.`
        : `Con estos ingredientes y estos topes no se puede cumplir todo: ${listText(conflict.map(decapitaliseName), 'y')} chocan entre sí.`,
  'balancer.more-changes': ({ most, needed }) =>
    `Cambiando ${most === 1 ? 'una sola línea' : `${most} líneas`} no sale; cambiando ${needed}, sí.`,
  'balancer.name-lost': ({ name }) => `Así no puede llamarse «${name}».`,
  'balancer.relaxing': ({ relaxations }) =>
    `Moviendo un solo límite saldría todo lo demás: ${listText(relaxations.map(relaxed), 'o')}.`,
  'balancer.adding': ({ openings: ways }) => `${addingText(ways)} Ponlo en «despensa».`,
  'balancer.freeing': ({ openings: ways }) => `${freeingText(ways)} Ponle «fijo»: false.`,
  'balancer.no-way-out': () => noWayOut('suelta más ingredientes («fijo»: false)'),
  'balancer.held': ({ as, names, type }) => HELD[as](names, type),
  'balancer.tied': ({ names }) => `Guardo la proporción entre ${some(names)}.`,
  'balancer.by-request': ({ names }) => `En ${some(names)} vale lo que pides, por encima de las reglas del oficio.`,
  'balancer.out-whole': ({ name, type, because, orElse }) =>
    `${capitaliseName(name)} sale del todo de «${type}»: ${because}.${orElse ? ` Si lo quieres dentro, llámalo ${orElse}.` : ''}`,
  'balancer.slip': ({ name }) =>
    `${capitaliseName(nameWithArticle(name))} estaba fuera de dosis: lo primero, a la usual.`,
  'balancer.other-product': ({ label, because }) =>
    `Esto es otro producto: parece ${decapitaliseName(label)}, y no lo deshago. ${capitaliseName(because)}.`,
  'balancer.forgotten': ({ question }) => `${question} No cambio nada hasta saberlo.`,
  'balancer.doubt': ({ because }, say) => `No cambio nada hasta aclararlo: ${say(because)}.`,
  'balancer.cost': ({ before, after }) =>
    `El coste del lote ${after < before ? 'baja' : 'sube'} de ${numberText(before)} a ${numberText(after)} €.`,
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
        : `con ${numberText(moved, 1)} g cambiados de sitio ${holds}, y ${price(euros)}.`
    return reached < asked ? `No llego al ${percent(asked)} que pides: ${told}` : capitaliseName(told)
  },
}
