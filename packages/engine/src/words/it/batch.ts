import type { BatchCodes, ReadingTold } from '../../findings/batch.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { capitaliseName, decapitaliseName, numberText } from '../text.ts'
import { italianGlossary as word } from './glossary.ts'
import { italianList, italianQuoted, italianWithUnit } from './text.ts'

/** What each reading is called, its unit and the decimals that it is read with. */
const READING: Readonly<Record<string, readonly [name: string, unit: string, decimals: number]>> = {
  peso: ['il peso', 'g', 0],
  brix: ['i °Brix', '°Brix', 1],
  horneado: ['il peso dopo il forno', 'g', 0],
  agua: ['l’acqua aggiunta', 'g', 0],
  masa: ['la temperatura dell’impasto', '°C', 1],
  aw: ['l’attività dell’acqua', '', 3],
  humedad: ['l’umidità', '%', 1],
  grasa: ['i grassi', '%', 1],
  aire: ['l’overrun', '%', 0],
  dureza: ['la prova del cucchiaio', '', 1],
  calibracion: ['lo sciroppo di prova', '°Brix', 1],
  proteina: ['le proteine', '%', 1],
  cacao: ['il cacao', '%', 1],
  de: ['il DE', '', 0],
  grado: ['il grado alcolico', '%', 1],
}
const nameOf = (que: string): string => READING[que]?.[0] ?? que
/** A weight says a decimal only where it is light. */
const decimalsOf = (que: string, value: number): number => {
  const [, , decimals = 1] = READING[que] ?? []
  return decimals === 0 && Math.abs(value) < 20 ? 1 : decimals
}
const shown = (que: string, value: number): string => numberText(value, decimalsOf(que, value))
const withUnit = (que: string, value: number): string =>
  italianWithUnit(value, READING[que]?.[1] ?? '', decimalsOf(que, value))

/** What a maker calls each constant of the workshop, with its article. */
const CONSTANT: Readonly<Record<string, string>> = {
  'refractometro.agua': 'il rifrattometro',
  'refractometro.leche': 'il rifrattometro',
  'evaporacion.frio': 'ciò che si perde per strada',
  'evaporacion.pasteurizadora': 'ciò che evapora nel pastorizzatore',
  'evaporacion.cazo': 'ciò che evapora nella casseruola',
  aw: 'il misuratore di aw',
  friccion: 'l’impastatrice',
  horno: 'il forno',
  coccion: 'il punto di cottura',
  aire: 'il mantecatore',
  vitrina: 'la vetrina',
}
const constantName = (constant: string): string => CONSTANT[constant] ?? constant

const plusMinus = (value: number, decimals: number): string => `± ${numberText(value, decimals)}`
const lessOrMore = (value: number): string => `in ${value < 0 ? 'meno' : 'più'}`

const OFF: Readonly<Record<string, readonly [less: string, more: string]>> = {
  brix: ['La miscela è povera di zucchero.', 'La miscela è carica di zucchero.'],
  peso: ['Pesa meno del previsto.', 'Pesa più del previsto.'],
  aw: ['Un po’ più asciutto del mio calcolo.', 'Un po’ più umido del mio calcolo.'],
  humedad: ['Più asciutto del mio calcolo.', 'Più umido del mio calcolo.'],
  grasa: ['Meno grassi del mio calcolo.', 'Più grassi del mio calcolo.'],
  masa: ['L’impasto è uscito più freddo del previsto.', 'L’impasto è uscito più caldo del previsto.'],
  horneado: ['Il forno ha tolto più acqua del previsto.', 'Il forno ha tolto meno acqua del previsto.'],
  aire: ['Ha preso meno aria del previsto.', 'Ha preso più aria del previsto.'],
  dureza: ['È venuto più morbido del previsto.', 'È venuto più duro del previsto.'],
  calibracion: ['Il tuo rifrattometro legge per difetto.', 'Il tuo rifrattometro legge per eccesso.'],
}
const BOILED = ['È un po’ troppo cotto.', 'È cotto un po’ poco.'] as const

const COMPONENT: Readonly<Record<string, string>> = {
  azucares: word.azúcar,
  grasa: word.grasa,
  proteina: word.proteína,
  almidon: word.almidón,
  fibra: word.fibra,
  sal: word.sal,
  alcohol: word.alcohol,
}

const agreeingTold = (rest: readonly ReadingTold[]): string => {
  const agreeing = rest.filter(({ agrees }) => agrees).map(({ que }) => nameOf(que))
  return agreeing.length > 0 ? `; ${italianList(agreeing, 'e')} ${agreeing.length > 1 ? 'tornano' : 'torna'}` : ''
}

function expectedTold([first, ...rest]: readonly ReadingTold[]): string {
  if (!first) return ''
  const told = ({ que, ingredient, expected, around, read }: ReadingTold): string =>
    `${ingredient ? `per ${italianQuoted(ingredient)} ` : ''}${withUnit(que, expected)} ± ${shown(que, around)} e hai letto ${shown(que, read)}`
  const others = rest.filter(({ agrees }) => !agrees).map(told)
  return `Mi aspettavo ${[told(first), ...others].join('; ')}${agreeingTold(rest)}.`
}

/** «Mancano 45 g (mi aspettavo 995 ± 8) e 3,8 °Brix.» */
function shortTold(readings: readonly ReadingTold[]): string {
  const [first, ...rest] = readings.toSorted((one, other) => Number(other.que === 'peso') - Number(one.que === 'peso'))
  if (!first) return ''
  const off = ({ expected, read }: ReadingTold): number => read - expected
  const isLess = off(first) < 0
  const others = rest
    .filter(({ agrees }) => !agrees)
    .map(
      (one) =>
        `${withUnit(one.que, Math.abs(off(one)))}${off(one) < 0 === isLess ? '' : isLess ? ' di troppo' : ' in meno'}`,
    )
  const lacks = `${isLess ? 'mancano' : 'avanzano'} ${withUnit(first.que, Math.abs(off(first)))} (mi aspettavo ${shown(first.que, first.expected)} ± ${shown(first.que, first.around)})`
  return `${capitaliseName(italianList([lacks, ...others], 'e'))}${agreeingTold(rest)}.`
}

type Asked = BatchCodes['batch.ask']['causes'][number]

const DID: Readonly<Record<string, (name: string) => string>> = {
  olvidado: (name) => `Hai messo ${italianQuoted(name)}?`,
  doble: (name) => `Hai messo due volte ${italianQuoted(name)}?`,
  pesada: (name) => `Hai pesato bene ${italianQuoted(name)}?`,
  resto: () => 'È rimasto impasto nell’impastatrice?',
}

/** What happened, once its maker has said so. */
const CHOSEN: Readonly<Record<string, (told: BatchCodes['batch.chosen']) => string>> = {
  olvidado: ({ ingredient }) => `Hai dimenticato ${italianQuoted(ingredient)}.`,
  doble: ({ ingredient }) => `Hai messo due volte ${italianQuoted(ingredient)}.`,
  pesada: ({ ingredient, grams }) =>
    `Hai pesato ${numberText(Math.abs(grams), 1)} g ${lessOrMore(grams)} di ${italianQuoted(ingredient)}.`,
  lectura: ({ que }) => `Hai letto male ${nameOf(que)}: non conta.`,
  resto: ({ grams }) =>
    `È rimasto impasto nell’impastatrice${grams > 0 ? `, circa ${numberText(grams, 0)} g` : ''}: il peso non conta.`,
}

const question = ({ cause, ingredient = '', que = '', odds }: Asked): string =>
  `${cause === 'lectura' ? `Hai letto bene ${nameOf(que)}?` : (DID[cause]?.(ingredient) ?? cause)} (${odds} su 100)`

const otherwise = ({ cause, ingredient = '', que = '', odds }: Asked): string =>
  `${cause === 'resto' ? 'impasto rimasto nell’impastatrice' : cause === 'lectura' ? nameOf(que) : italianQuoted(ingredient)} (${odds} su 100)`

/** A constant as a desk of the workshop asks for it. */
function learnedOf({
  constant,
  value,
  around,
  usual,
  water,
}: BatchCodes['batch.learned']['constants'][number]): string {
  if (constant === 'friccion') {
    const next = water ? `; per ${numberText(water.dough, 0)} °C, acqua a ${numberText(water.degrees, 1)}` : ''
    return `La tua impastatrice scalda di ${numberText(value, 1)} °C (${plusMinus(around, 1)}), non ${numberText(usual, 0)}${next}.`
  }
  if (constant === 'horno')
    return `Il tuo forno toglie il ${numberText(100 * value, 1)} % (${plusMinus(100 * around, 1)}).`
  if (constant === 'aire')
    return `Il tuo mantecatore dà il ${numberText(value, 0)} % di overrun (${plusMinus(around, 0)}).`
  return `La tua vetrina e il tuo cucchiaio stanno ${numberText(Math.abs(value), 1)} °C ${value < 0 ? 'sotto' : 'sopra'} il mio calcolo (${plusMinus(around, 1)}).`
}

const APART: Readonly<Record<string, string>> = {
  peso: 'Se pesi la miscela finita lo saprò.',
  calibracion: 'Una lettura di uno sciroppo di 25 g di zucchero in 75 di acqua mi direbbe se è il rifrattometro.',
  patron_aw: 'Controlla il misuratore col sale (0,753).',
  repesar: 'Guarda i barattoli: lo dice il peso di ciò che resta.',
  brix: 'misuri i °Brix',
  grasa: 'leggi la % di grassi',
  humedad: 'leggi l’umidità',
  cacao: 'leggi la % di cacao',
  proteina: 'leggi le proteine',
  de: 'leggi il DE',
  grado: 'leggi il grado',
}
const WHOLE: ReadonlySet<string> = new Set(['peso', 'calibracion', 'patron_aw', 'repesar'])

function constantCause({ constant, value, around, usual, odds }: BatchCodes['batch.by-constant']): string {
  const off = value - usual
  if (constant === 'aw')
    return `Non è un ingrediente: o il tuo misuratore o il mio calcolo sono ${off < 0 ? 'bassi' : 'alti'} di ${numberText(Math.abs(off), 3)}.`
  const share = constant.startsWith('evaporacion')
    ? `: ${numberText(100 * value, 1)} % (${plusMinus(100 * around, 1)}); ${odds} su 100`
    : ` (${odds} su 100)`
  return `Causa più probabile: ${constantName(constant)}${share.replace(/^:/, ',')}.`
}

/** What is said of a batch that was made. */
export const italianBatch: PhrasesFor<BatchCodes> = {
  'batch.bad-reading': ({ reading, least, most }) =>
    reading === 'brix'
      ? `Un rifrattometro non supera ${numberText(most, 0)}: guarda «valor».`
      : `«valor» di «${reading}» deve essere un numero ${least > 0 && least < 1e-9 ? 'maggiore di 0' : `da ${numberText(least, 3)}`} e fino a ${numberText(most, 0)}.`,
  'batch.unknown-reading': ({ reading, known }) =>
    `Non so leggere ${italianQuoted(reading)}. Si può misurare: ${italianList(known.map(italianQuoted), 'e')}.`,
  'batch.not-readable': ({ reading }) => `In questa formula non si può leggere: ${nameOf(reading)}.`,
  'batch.no-such-line': ({ lines }) => `«linea» si conta da 0 e la formula ne ha ${lines}: quella riga non c’è.`,
  'batch.bad-air': () =>
    '«aire» vuole «mezcla» e «helado»: i grammi dello stesso bicchiere pieno di miscela e pieno di gelato.',
  'batch.bad-hardness': () => '«dureza» vuole «temperatura» (°C al cuore) e «cuchara», da 1 (morbido) a 5 (duro).',
  'batch.bad-grams': ({ most }) => `«gramos» deve essere un numero tra 0 e ${numberText(most, 0)}.`,
  'batch.bad-date': () => '«fecha» si scrive anno-mese-giorno: 2026-11-16.',
  'batch.bad-process': ({ known }) => `«proceso» deve essere ${italianList(known.map(italianQuoted), 'o')}.`,
  'batch.bad-state': () =>
    '«estado» non è di questa versione o è incompleto: manda quello che ha restituito il lotto precedente, o nessuno.',
  'batch.large-state': ({ most }) =>
    `«estado» nomina più di ${numberText(most, 0)} lotti e costanti: manda quello che ha restituito il lotto precedente, o nessuno.`,
  'batch.long-name': ({ most }) => `Un lotto o una macchina ha al massimo ${most} caratteri.`,
  'batch.too-many-readings': ({ most }) => `«medidas» ha al massimo ${most} letture.`,
  'batch.no-temperatures': () => '«masa» vuole «hecho.temperaturas» con «harina», «ambiente» e «agua», in °C.',
  'batch.noted': () => 'Annotato. Con una misura, il prossimo verrà calcolato meglio.',
  'batch.agrees': ({ learned }) =>
    learned ? `I conti tornano. Ora conosco meglio il tuo laboratorio (${constantName(learned)}).` : 'I conti tornano.',
  'batch.off': ({ que, isLess, isBoiled }) =>
    isBoiled && (que === 'humedad' || que === 'peso')
      ? BOILED[isLess ? 0 : 1]
      : (OFF[que]?.[isLess ? 0 : 1] ?? `${capitaliseName(nameOf(que))}: ${isLess ? 'meno' : 'più'} del previsto.`),
  'batch.sheet': ({ ingredient, que, read, more: by }) =>
    `Annotato per ${italianQuoted(ingredient)}: ${nameOf(que)} ${withUnit(que, read)}, ${shown(que, Math.abs(by))} ${lessOrMore(by)} del solito.`,
  'batch.thirsty': ({ points }) => (points < 0 ? 'Questa farina beve meno.' : 'Questa farina beve.'),
  'batch.forgot': ({ ingredient, isAll }) =>
    `${isAll ? 'Hai dimenticato' : 'Mancava'} ${italianQuoted(ingredient)}. Si rimedia.`,
  'batch.chosen': (told) => `${CHOSEN[told.cause]?.(told) ?? ''}${told.isMended ? ' Si rimedia.' : ''}`,
  'batch.unknown-cause': ({ known }) => `«causa» deve essere ${italianList(known.map(italianQuoted), 'o')}.`,
  'batch.agrees-but': () => 'I conti tornano, ma non viene come la formula.',
  'batch.missing': () => 'Manca qualcosa.',
  'batch.too-much': () => 'C’è qualcosa di troppo.',
  'batch.odd': () => 'C’è qualcosa che non torna.',
  'batch.expected': ({ readings }) => expectedTold(readings),
  'batch.short': ({ readings }) => shortTold(readings),
  'batch.by-lot': ({ ingredient, component, change, around }) =>
    `Causa più probabile: ${italianQuoted(ingredient)}, con ${numberText(Math.abs(change), 1)} g ${lessOrMore(change)} di ${COMPONENT[component] ?? component} del solito (${plusMinus(around, 1)}).`,
  'batch.by-constant': constantCause,
  'batch.by-flour': ({ points, around, water }) =>
    `Regge circa ${numberText(Math.abs(points), 1)} punti d’acqua ${lessOrMore(points)} (${plusMinus(around, 1)})${water === undefined ? '' : `: con questo sacco, ${numberText(water, 0)} g d’acqua`}.`,
  'batch.ask': ({ causes }) => {
    const [first, ...rest] = causes
    const last = 'Finché non me lo dici non imparo nulla da questo lotto.'
    if (!first) return last
    const others = rest.filter(({ odds }) => odds >= 5).slice(0, 2)
    const isTwoLines = others.length === 1 && [first, ...others].every(({ ingredient }) => ingredient !== undefined)
    const also = `Potrebbe anche essere ${italianList(others.map(otherwise), 'o')}${isTwoLines ? ': guarda i due barattoli' : ''}.`
    return [`${question(first)}.`, ...(others.length > 0 ? [also] : []), last].join(' ')
  },
  'batch.add': ({ additions, figure, left, aim, decimals }, say) =>
    `Adesso: ${italianList(
      additions.map(({ name, grams }) => `${numberText(grams, grams < 10 ? 1 : 0)} g di ${decapitaliseName(name)}`),
      'e',
    )}, e ci siamo (${say(figure)} ${numberText(left, decimals)}; volevi ${numberText(aim, decimals)}).`,
  'batch.leave': () => 'Non toccare nulla.',
  'batch.no-cure': ({ isDry }) =>
    isDry
      ? 'L’acqua non si rimette: questo lotto verrà più vetroso; spezzalo sottile o tienilo da macinare.'
      : 'Stavolta resta più tenero e dura meno: vendilo prima.',
  'batch.next': ({ changes, lot }) =>
    `${lot === undefined ? 'La prossima volta' : `Finché dura questo lotto di ${italianQuoted(lot)}`}: ${italianList(
      changes.map(({ name, grams }) => `${decapitaliseName(name)} ${numberText(grams, grams < 10 ? 1 : 0)}`),
      'e',
    )}.`,
  'batch.tell-apart': ({ by, ingredient }) =>
    WHOLE.has(by)
      ? (APART[by] ?? '')
      : `Se ${APART[by] ?? by} di ${ingredient === undefined ? 'quel lotto' : italianQuoted(ingredient)} lo saprò meglio.`,
  'batch.learned': ({ constants }) => constants.map(learnedOf).join(' '),
  'batch.keeping': ({ value, around }) =>
    `Per la data decide la misura: ${numberText(value, 3)} ${plusMinus(around, 3)}.`,
  'batch.moisture': ({ value, around, aim }) =>
    `È al ${numberText(value, 1)} % di umidità (${plusMinus(around, 1)}) e volevi ${numberText(aim, 1)}.`,
  'batch.stove': ({ degrees, was, steam }) =>
    `La prossima: fuori dal fuoco a ${numberText(degrees, 0)} °C (stavolta intorno a ${numberText(was, 0)}), o quando la casseruola ha perso ${numberText(steam, 0)} g.`,
  'batch.figure': ({ figure, unit, value, around, before, decimals }, say) =>
    `${say(figure)}: viene ${italianWithUnit(value, unit === '%' ? '%' : '', Math.min(1, decimals))} e ora si sa con ${plusMinus(around, 1)} (prima ${plusMinus(before, 1)}).`,
}
