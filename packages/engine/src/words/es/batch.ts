import type { BatchCodes, ReadingTold } from '../../findings/batch.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { capitaliseName, decapitaliseName, listText, nameWithArticle, numberText, quotedText } from '../text.ts'

/** What each reading is called, its unit and the decimals that it is read with. */
const READING: Readonly<Record<string, readonly [name: string, unit: string, decimals: number]>> = {
  peso: ['el peso', 'g', 0],
  brix: ['el °Brix', '°Brix', 1],
  horneado: ['el peso ya horneado', 'g', 0],
  agua: ['el agua añadida', 'g', 0],
  masa: ['la temperatura de la masa', '°C', 1],
  aw: ['la actividad de agua', '', 3],
  humedad: ['la humedad', '%', 1],
  grasa: ['la grasa', '%', 1],
  aire: ['el aire', '%', 0],
  dureza: ['la cuchara', '', 1],
  calibracion: ['el almíbar de prueba', '°Brix', 1],
  proteina: ['la proteína', '%', 1],
  cacao: ['el cacao', '%', 1],
  de: ['el DE', '', 0],
  grado: ['el alcohol', '%', 1],
}
const nameOf = (que: string): string => READING[que]?.[0] ?? que
/** A weight says a decimal only where it is light. */
const shown = (que: string, value: number): string => {
  const [, , decimals = 1] = READING[que] ?? []
  return numberText(value, decimals === 0 && Math.abs(value) < 20 ? 1 : decimals)
}
const withUnit = (que: string, value: number): string => {
  const [, unit = ''] = READING[que] ?? []
  return unit === '' ? shown(que, value) : `${shown(que, value)} ${unit}`
}

/** What a maker calls each constant of the workshop, and how it is written. */
const CONSTANT: Readonly<Record<string, readonly [yours: string, cause: string]>> = {
  'refractometro.agua': ['tu refractómetro', 'el refractómetro'],
  'refractometro.leche': ['tu refractómetro', 'el refractómetro'],
  'evaporacion.frio': ['lo que se te queda por el camino', 'lo que se queda por el camino'],
  'evaporacion.pasteurizadora': ['tu pasteurizadora', 'lo que evapora la pasteurizadora'],
  'evaporacion.cazo': ['tu cazo', 'lo que evapora el cazo'],
  aw: ['tu medidor de aw', 'tu medidor o mi cuenta'],
  friccion: ['tu amasadora', 'la amasadora'],
  horno: ['tu horno', 'el horno'],
  coccion: ['tu punto de cocción', 'la olla'],
  aire: ['tu mantecadora', 'la mantecadora'],
  vitrina: ['tu vitrina', 'la vitrina'],
}
const yours = (constant: string): string => CONSTANT[constant]?.[0] ?? constant

const more = (value: number, one: string, other: string): string => (value < 0 ? one : other)
const plusMinus = (value: number, decimals: number): string => `± ${numberText(value, decimals)}`

const OFF: Readonly<Record<string, readonly [less: string, more: string]>> = {
  brix: ['La mezcla va floja de azúcar.', 'La mezcla va cargada de azúcar.'],
  peso: ['Pesa menos de lo que esperaba.', 'Pesa más de lo que esperaba.'],
  aw: ['Algo más seca de lo que calculo.', 'Algo más húmeda de lo que calculo.'],
  humedad: ['Más seca de lo que calculo.', 'Más húmeda de lo que calculo.'],
  grasa: ['Menos grasa de la que calculo.', 'Más grasa de la que calculo.'],
  masa: ['La masa ha salido más fría de lo que esperaba.', 'La masa ha salido más caliente de lo que esperaba.'],
  horneado: ['El horno ha quitado más agua de la que esperaba.', 'El horno ha quitado menos agua de la que esperaba.'],
  aire: ['Ha cogido menos aire del que esperaba.', 'Ha cogido más aire del que esperaba.'],
  dureza: ['Ha quedado más blando de lo que esperaba.', 'Ha quedado más duro de lo que esperaba.'],
  calibracion: ['Tu refractómetro lee de menos.', 'Tu refractómetro lee de más.'],
}
const BOILED = ['Se ha pasado un poco de cocción.', 'Le ha faltado un poco de cocción.'] as const

const COMPONENT: Readonly<Record<string, string>> = {
  azucares: 'azúcar',
  grasa: 'grasa',
  proteina: 'proteína',
  almidon: 'almidón',
  fibra: 'fibra',
  sal: 'sal',
  alcohol: 'alcohol',
}

function expectedTold(readings: readonly ReadingTold[]): string {
  const [first, ...rest] = readings
  if (!first) return ''
  const told = ({ que, ingredient, expected, around, read }: ReadingTold): string =>
    `${ingredient ? `de ${nameWithArticle(ingredient)} ` : ''}${withUnit(que, expected)} ± ${shown(que, around)} y has leído ${shown(que, read)}`
  const agreeing = rest.filter(({ agrees }) => agrees).map(({ que }) => nameOf(que))
  const others = rest.filter(({ agrees }) => !agrees).map(told)
  return [
    `Esperaba ${[told(first), ...others].join('; ')}`,
    ...(agreeing.length > 0 ? [`${listText(agreeing, 'y')} ${agreeing.length > 1 ? 'cuadran' : 'cuadra'}`] : []),
  ]
    .join('; ')
    .concat('.')
}

/** «Faltan 45 g (esperaba 995 ± 8) y 3,8 °Brix.» */
function shortTold(readings: readonly ReadingTold[]): string {
  const [first, ...rest] = readings.toSorted((one, other) => Number(other.que === 'peso') - Number(one.que === 'peso'))
  if (!first) return ''
  const off = ({ expected, read }: ReadingTold): number => read - expected
  const isLess = off(first) < 0
  const others = rest
    .filter(({ agrees }) => !agrees)
    .map(
      (one) =>
        `${withUnit(one.que, Math.abs(off(one)))}${off(one) < 0 === isLess ? '' : isLess ? ' de más' : ' de menos'}`,
    )
  const agreeing = rest.filter(({ agrees }) => agrees).map(({ que }) => nameOf(que))
  const lacks = `${isLess ? 'Faltan' : 'Sobran'} ${withUnit(first.que, Math.abs(off(first)))} (esperaba ${shown(first.que, first.expected)} ± ${shown(first.que, first.around)})`
  return `${listText([lacks, ...others], 'y')}${agreeing.length > 0 ? `; ${listText(agreeing, 'y')} ${agreeing.length > 1 ? 'cuadran' : 'cuadra'}` : ''}.`
}

type Asked = BatchCodes['batch.ask']['causes'][number]

const DID: Readonly<Record<string, (name: string) => string>> = {
  olvidado: (name) => `¿Has puesto ${nameWithArticle(name)}?`,
  doble: (name) => `¿Has puesto dos veces ${nameWithArticle(name)}?`,
  pesada: (name) => `¿Has pesado bien ${nameWithArticle(name)}?`,
  resto: () => '¿Ha quedado masa en la amasadora?',
}

/** What happened, once its maker has said so. */
const CHOSEN: Readonly<Record<string, (told: BatchCodes['batch.chosen']) => string>> = {
  olvidado: ({ ingredient }) => `Olvidaste ${nameWithArticle(ingredient)}.`,
  doble: ({ ingredient }) => `Pusiste dos veces ${nameWithArticle(ingredient)}.`,
  pesada: ({ ingredient, grams }) =>
    `Pesaste ${numberText(Math.abs(grams), 1)} g ${more(grams, 'de menos', 'de más')} de ${decapitaliseName(ingredient)}.`,
  lectura: ({ que }) => `Leíste mal ${nameOf(que)}: no cuenta.`,
  resto: ({ grams }) =>
    `Quedó masa en la amasadora${grams > 0 ? `, unos ${numberText(grams, 0)} g` : ''}: el peso no cuenta.`,
}

const question = ({ cause, ingredient = '', que = '', odds }: Asked): string =>
  `${cause === 'lectura' ? `¿Has leído bien ${nameOf(que)}?` : (DID[cause]?.(ingredient) ?? cause)} (${odds} de 100)`

const otherwise = ({ cause, ingredient = '', que = '', odds }: Asked): string =>
  `${cause === 'resto' ? 'masa que se quedó en la amasadora' : cause === 'lectura' ? nameOf(que) : nameWithArticle(ingredient)} (${odds} de 100)`

/** A constant as a desk of the workshop asks for it. */
function learnedOf({
  constant,
  value,
  around,
  usual,
  water,
}: BatchCodes['batch.learned']['constants'][number]): string {
  if (constant === 'friccion') {
    const next = water ? `; para ${numberText(water.dough, 0)} °C, agua a ${numberText(water.degrees, 1)}` : ''
    return `tu amasadora calienta ${numberText(value, 1)} °C (${plusMinus(around, 1)}), no ${numberText(usual, 0)}${next}`
  }
  if (constant === 'horno') return `tu horno quita un ${numberText(100 * value, 1)} % (${plusMinus(100 * around, 1)})`
  if (constant === 'aire') return `tu mantecadora mete un ${numberText(value, 0)} % de aire (${plusMinus(around, 0)})`
  return `tu vitrina y tu cuchara van ${numberText(Math.abs(value), 1)} °C ${more(value, 'por debajo', 'por encima')} de mi cuenta (${plusMinus(around, 1)})`
}

const APART: Readonly<Record<string, string>> = {
  peso: 'Si pesas la mezcla acabada lo sabré.',
  calibracion: 'Una lectura de un almíbar de 25 g de azúcar en 75 de agua me diría si es el refractómetro.',
  patron_aw: 'Comprueba el medidor con la sal (0,753).',
  repesar: 'Mira los botes: el peso de lo que queda lo dice.',
  brix: 'Si mides el °Brix de ',
  grasa: 'Si miras el % de grasa de ',
  humedad: 'Si miras la humedad de ',
  cacao: 'Si miras el % de cacao de ',
  proteina: 'Si miras la proteína de ',
  de: 'Si miras el DE de ',
  grado: 'Si miras el grado de ',
}

function constantCause({ constant, value, around, usual, odds }: BatchCodes['batch.by-constant']): string {
  const cause = CONSTANT[constant]?.[1] ?? constant
  const off = value - usual
  if (constant === 'aw')
    return `No es un ingrediente: o tu medidor o mi cuenta van ${numberText(Math.abs(off), 3)} ${more(off, 'bajos', 'altos')}.`
  if (constant.startsWith('evaporacion'))
    return `Lo más probable, ${cause}: un ${numberText(100 * value, 1)} % (${plusMinus(100 * around, 1)}); ${odds} de 100.`
  return `Lo más probable, ${cause} (${odds} de 100).`
}

/** What is said of a batch that was made. */
export const spanishBatch: PhrasesFor<BatchCodes> = {
  'batch.bad-reading': ({ reading, least, most }) =>
    reading === 'brix'
      ? `Un refractómetro no pasa de ${numberText(most, 0)}: mira «valor».`
      : `«valor» de «${reading}» debe ser un número ${least > 0 && least < 1e-9 ? 'mayor que 0' : `desde ${numberText(least, 3)}`} y hasta ${numberText(most, 0)}.`,
  'batch.unknown-reading': ({ reading, known }) =>
    `No sé leer ${quotedText(reading)}. Se puede medir: ${listText(known, 'y')}.`,
  'batch.not-readable': ({ reading }) => `${capitaliseName(nameOf(reading))} no se puede leer en esta fórmula.`,
  'batch.no-such-line': ({ lines }) => `«linea» se cuenta desde 0 y la fórmula tiene ${lines}: no hay tal línea.`,
  'batch.bad-air': () =>
    '«aire» pide «mezcla» y «helado»: los gramos del mismo vaso lleno de mezcla y lleno de helado.',
  'batch.bad-hardness': () => '«dureza» pide «temperatura» (°C en el corazón) y «cuchara», de 1 (blando) a 5 (duro).',
  'batch.bad-grams': ({ most }) => `«gramos» debe ser un número entre 0 y ${numberText(most, 0)}.`,
  'batch.bad-date': () => '«fecha» se escribe año-mes-día: 2026-11-16.',
  'batch.bad-process': ({ known }) => `«proceso» debe ser ${listText(known.map(quotedText), 'o')}.`,
  'batch.bad-state': () =>
    '«estado» no es de esta versión o está incompleto: manda el que devolvió la hornada anterior, o ninguno.',
  'batch.large-state': ({ most }) =>
    `«estado» nombra más de ${numberText(most, 0)} lotes y constantes: manda el que devolvió la hornada anterior, o ninguno.`,
  'batch.long-name': ({ most }) => `Un lote o una máquina tiene como mucho ${most} caracteres.`,
  'batch.too-many-readings': ({ most }) => `«medidas» tiene como mucho ${most} lecturas.`,
  'batch.no-temperatures': () => '«masa» pide «hecho.temperaturas» con «harina», «ambiente» y «agua», en °C.',
  'batch.noted': () => 'Apuntada. Con una medida, la próxima saldrá mejor calculada.',
  'batch.agrees': ({ learned }) => (learned ? `Cuadra. Ya conozco mejor ${yours(learned)}.` : 'Cuadra.'),
  'batch.off': ({ que, isLess, isBoiled }) =>
    isBoiled && (que === 'humedad' || que === 'peso')
      ? BOILED[isLess ? 0 : 1]
      : (OFF[que]?.[isLess ? 0 : 1] ??
        `${capitaliseName(nameOf(que))}: ${isLess ? 'menos' : 'más'} de lo que esperaba.`),
  'batch.sheet': ({ ingredient, que, read, more: by }) =>
    `Apuntado para ${nameWithArticle(ingredient)}: ${withUnit(que, read)}${que === 'brix' || que === 'de' ? '' : ` de ${nameOf(que).replace(/^(?:el|la) /, '')}`}, ${shown(que, Math.abs(by))} ${more(by, 'menos', 'más')} de lo normal.`,
  'batch.thirsty': ({ points }) => more(points, 'Esta harina bebe menos.', 'Esta harina bebe.'),
  'batch.forgot': ({ ingredient, isAll }) =>
    `${isAll ? 'Olvidaste' : 'Faltó'} ${nameWithArticle(ingredient)}. Se arregla.`,
  'batch.chosen': (told) => `${CHOSEN[told.cause]?.(told) ?? ''}${told.isMended ? ' Se arregla.' : ''}`,
  'batch.unknown-cause': ({ known }) => `«causa» debe ser ${listText(known.map(quotedText), 'o')}.`,
  'batch.agrees-but': () => 'Cuadra, pero no queda como la fórmula.',
  'batch.missing': () => 'Falta algo.',
  'batch.too-much': () => 'Sobra algo.',
  'batch.odd': () => 'Hay algo que no encaja.',
  'batch.expected': ({ readings }) => expectedTold(readings),
  'batch.short': ({ readings }) => shortTold(readings),
  'batch.by-lot': ({ ingredient, component, change, around }) =>
    `Lo más probable, ${nameWithArticle(ingredient)}: trae ${numberText(Math.abs(change), 1)} g ${more(change, 'menos', 'más')} de ${COMPONENT[component] ?? component} de lo normal (${plusMinus(around, 1)}).`,
  'batch.by-constant': constantCause,
  'batch.by-flour': ({ points, around, water }) =>
    `Le caben unos ${numberText(Math.abs(points), 1)} puntos ${more(points, 'menos', 'más')} de agua (${plusMinus(around, 1)})${water === undefined ? '' : `: con este saco, ${numberText(water, 0)} g de agua`}.`,
  'batch.ask': ({ causes }) => {
    const [first, ...rest] = causes
    const last = 'Hasta que me lo digas no aprendo nada de esta hornada.'
    if (!first) return last
    const others = rest.filter(({ odds }) => odds >= 5).slice(0, 2)
    const isTwoLines = others.length === 1 && [first, ...others].every(({ ingredient }) => ingredient !== undefined)
    const also = `También podría ser ${listText(others.map(otherwise), 'o')}${isTwoLines ? ': mira los dos botes' : ''}.`
    return [`${question(first)}.`, ...(others.length > 0 ? [also] : []), last].join(' ')
  },
  'batch.add': ({ additions, figure, left, aim, decimals }) =>
    `Ahora: ${listText(
      additions.map(({ name, grams }) => `${numberText(grams, grams < 10 ? 1 : 0)} g de ${decapitaliseName(name)}`),
      'y',
    )} y listo (${figure} ${numberText(left, decimals)}; pedías ${numberText(aim, decimals)}).`,
  'batch.leave': () => 'No toques nada.',
  'batch.no-cure': ({ isDry }) =>
    isDry
      ? 'El agua no se devuelve: este lote saldrá más vidrioso; pártelo fino o guárdalo para moler.'
      : 'Esta vez queda más tierno y dura menos: véndelo antes.',
  'batch.next': ({ changes, lot }) =>
    `${lot === undefined ? 'La próxima vez' : `Mientras dure este lote de ${decapitaliseName(lot)}`}: ${listText(
      changes.map(({ name, grams }) => `${decapitaliseName(name)} ${numberText(grams, grams < 10 ? 1 : 0)}`),
      'y',
    )}.`,
  'batch.tell-apart': ({ by, ingredient }) => {
    const said = APART[by] ?? ''
    return said.endsWith(' ')
      ? `${said}${ingredient === undefined ? 'ese lote' : nameWithArticle(ingredient)} lo sabré mejor.`
      : said
  },
  'batch.learned': ({ constants }) => constants.map((one) => `${capitaliseName(learnedOf(one))}.`).join(' '),
  'batch.keeping': ({ value, around }) =>
    `Para la fecha manda lo medido: ${numberText(value, 3)} ${plusMinus(around, 3)}.`,
  'batch.moisture': ({ value, around, aim }) =>
    `Queda en ${numberText(value, 1)} % de humedad (${plusMinus(around, 1)}) y pedías ${numberText(aim, 1)}.`,
  'batch.stove': ({ degrees, was, steam }) =>
    `La próxima: fuera del fuego a ${numberText(degrees, 0)} °C (esta vez rondó los ${numberText(was, 0)}), o cuando el cazo haya perdido ${numberText(steam, 0)} g.`,
  'batch.figure': ({ figure, unit, value, around, before, decimals }) =>
    `${capitaliseName(nameWithArticle(figure))} queda en ${numberText(value, Math.min(1, decimals))}${unit === '%' ? ' %' : ''} y ahora se sabe con ${plusMinus(around, 1)} (antes ${plusMinus(before, 1)}).`,
}
