import { capitaliseName, decapitaliseName, numberText, type PhrasesFor, type SayFinding } from '@obrador/engine'
import { italianCount, italianList, italianQuoted } from '@obrador/engine/it'
import type { BookCodes } from '../../menu/book/findings.ts'
import type { MenuCodes, MenuLimit, MenuPoint } from '../../menu/findings.ts'
import { italianLimit } from './balancer.ts'

const FIELDS: Readonly<Record<string, string>> = {
  sabores: 'gusti',
  base: 'ingredienti di base',
  correcciones: 'cose con cui correggere',
  ingredients: 'righe in un gusto',
  libro: 'formule nel ricettario',
  nuevos: 'cose nuove',
}

const quoted = (names: readonly string[]): string => italianList(names.map(italianQuoted), 'e')
const plain = (names: readonly string[]): string => italianList(names.map(decapitaliseName), 'e')
const basesText = (count: number): string => `${italianCount(count)} ${count === 1 ? 'base' : 'basi'}`
const END = { min: 'minimo', max: 'massimo' } as const

const bound = ({ label, end, value, unit }: MenuLimit, say: SayFinding): string =>
  `${decapitaliseName(say(label))} (${END[end]} ${italianLimit(value, unit)})`

function conflict({ flavours, limits, bars, dose }: MenuCodes['menu.conflict'], say: SayFinding): string {
  const asking = flavours.filter((name) => limits.some(({ flavour }) => flavour === name))
  const wants = asking.map((name) => {
    const own = limits.filter(({ flavour }) => flavour === name).map((one) => bound(one, say))
    return `${italianQuoted(name)} chiede ${italianList(own, 'e')}`
  })
  const refusing = flavours.flatMap((name) => {
    const own = bars.filter(({ flavour }) => flavour === name).map((bar) => decapitaliseName(bar.name))
    return own.length > 0 && asking.length < flavours.length
      ? [`${italianQuoted(name)} non ammette ${italianList(own, 'o')}`]
      : []
  })
  const because = [...wants, ...refusing]
  const opening = dose
    ? ` Ci starebbero con ${numberText(dose.to)} g di ${decapitaliseName(dose.name)} in ${italianQuoted(dose.flavour)}, invece di ${numberText(dose.from)}.`
    : ''
  return `${quoted(flavours)} non stanno nella stessa base${because.length > 0 ? `: ${because.join('; ')}` : ''}.${opening}`
}

function moved({ label, end, value, needed, unit }: MenuLimit, say: SayFinding): string {
  const now = `${END[end]} ${numberText(value)}`
  return `${decapitaliseName(say(label))} (${now}${needed === undefined ? '' : `; dovrebbe essere ${italianLimit(needed, unit)}`})`
}

const correctedText = ({ corrected, grams }: MenuPoint): string => {
  if (corrected.length === 0) return 'non ne correggi nessuno'
  const much = `${numberText(grams, 0)} g al chilo`
  return corrected.length === 1
    ? `ne correggi uno (${italianQuoted(corrected[0] ?? '')}, ${much})`
    : `ne correggi ${corrected.length} (${quoted(corrected)}; ${much} in tutto)`
}

/** Flavours that are named one by one: of more their number says enough. */
const MOST_NAMED = 3
const leftText = (left: readonly string[]): string => {
  if (left.length === 0) return ''
  const who = left.length > MOST_NAMED ? `${left.length} gusti` : quoted(left)
  return ` ${who} non ${left.length === 1 ? 'sta' : 'stanno'} in nessuna base.`
}

const percent = (share: number): string => `${numberText(100 * share, share > 0.99 ? 1 : 0)} %`
const NAME_THEM = 'dai loro nomi diversi'
const spellThem = (names: readonly string[]): string =>
  `${names.length === 1 ? 'scrivilo' : 'scrivili'} come nel catalogo o dammi la composizione`
const figuresAre = (field: string, key: string, keys: readonly string[]): string =>
  `«${field}» non può chiedere ${italianQuoted(key)}: i parametri di questo mestiere sono ${quoted(keys)}.`

/** What is said of a menu. */
export const italianMenu: PhrasesFor<MenuCodes> = {
  'menu.twice': ({ name }) => `Due gusti si chiamano ${italianQuoted(name)}: ${NAME_THEM}.`,
  'menu.too-many': ({ what, count, most }) =>
    `Ci sono ${count} ${FIELDS[what] ?? what} e il massimo è ${most}: togli quelli che contano meno.`,
  'menu.heavy-minima': ({ grams, most }) =>
    `I minimi della base sommano ${numberText(grams)} g e la base pesa ${numberText(most)}: abbassane uno.`,
  'menu.light-maxima': ({ grams, least }) =>
    `I massimi della base sommano ${numberText(grams)} g e la base pesa ${numberText(least)}: alzane uno o aggiungi ingredienti.`,
  'menu.crossed': ({ name, min, max }) =>
    `${italianQuoted(name)}: il minimo (${numberText(min)}) supera il massimo (${numberText(max)}). Scambiali o togline uno.`,
  'menu.unread': ({ flavour, names }) =>
    `${flavour === undefined ? 'Nella base' : `In ${italianQuoted(flavour)}`} non riconosco ${quoted(names)}: ${spellThem(names)}.`,
  'menu.unweighed': ({ flavour, names }) =>
    `In ${italianQuoted(flavour)} manca il peso di ${quoted(names)}: scrivi i grammi per chilo di base.`,
  'menu.bad-dose': ({ flavour, name, most }) =>
    `In ${italianQuoted(flavour)} la dose di ${italianQuoted(name)} deve essere un numero di grammi tra 0 e ${numberText(most)}.`,
  'menu.free-type': ({ flavour }) =>
    `${italianQuoted(flavour)} è di un tipo senza intervalli, e senza non c’è nulla da bilanciare: di’ di che tipo è.`,
  'menu.unknown-figure': ({ key, keys }) => figuresAre('objetivos', key, keys),
  'menu.bounded': ({ field, most }) => `«${field}» chiede più di quanto si fa in una volta: uso ${numberText(most)}.`,
  'menu.impossible': ({ flavour, limits, bars, allergens }, say) =>
    bars.length > 0
      ? `${italianQuoted(flavour)} non sta in nessuna base: tutte hanno ${plain(bars)}, che questo gusto non ammette${
          allergens.length > 0
            ? ` (allergeni non suoi: ${italianList(
                allergens.map((one) => decapitaliseName(say(one))),
                'e',
              )})`
            : ''
        }.`
      : `${italianQuoted(flavour)} non sta in nessuna base${
          limits.length > 0
            ? `, per via di ${italianList(
                limits.map((one) => moved(one, say)),
                'e',
              )}`
            : ''
        }.`,
  'menu.conflict': conflict,
  'menu.late': () => 'La macchina era lenta e mi sono fermato prima della fine: può esserci di meglio. Ricalcola.',
  'menu.families': ({ families }) =>
    `Ogni famiglia ha le sue basi (${quoted(families)}): non si uniscono anche se i numeri lo permettono.`,
  'menu.first': ({ points, left }) =>
    `${capitaliseName(points.map((point) => `con ${basesText(point.bases)} ${correctedText(point)}`).join('; '))}.${leftText(left)}`,
  'menu.nobody': ({ flavours }) =>
    flavours === 1 ? 'Il gusto non sta in nessuna base.' : `Nessuno dei ${flavours} gusti sta in una base.`,
  'menu.none': ({ most, needed }) =>
    `Con ${basesText(most)} non si riesce${needed === undefined ? ', e non so con quante si riuscirebbe' : `: ne servono ${needed}`}.`,
  'menu.perhaps': ({ found, bound: least }) =>
    `Ho trovato ${basesText(found)}; non ho avuto il tempo di dimostrare che con ${italianCount(least)} non si possa.`,
  'menu.of-flavours': ({ flavours, what }, say) => `${quoted(flavours)}: ${decapitaliseName(say(what))}`,
  'menu.unborne': ({ word }) => `Non può chiamarsi ${italianQuoted(word)}.`,
  'menu.other-allergens': ({ allergens }, say) =>
    `Contiene ciò che non doveva contenere: ${italianList(
      allergens.map((one) => decapitaliseName(say(one))),
      'e',
    )}.`,
  'menu.finer-scale': ({ base }) =>
    `In ${italianQuoted(base)} i limiti sono così stretti che bisogna pesare più fine di quanto chiesto.`,
  'menu.base-untold': () =>
    'Di questo tipo non c’è una base che facciano tutti: di’ in «base» con che cosa fai la tua.',
  'menu.stock-short': ({ name, there, needed }) =>
    `Di ${decapitaliseName(name)} ci sono ${numberText(there, 0)} g e ne servirebbero ${numberText(needed, 0)}.`,
  'menu.certainty': ({ asked, flavours, least }) =>
    `Non arrivo al ${percent(asked)} che chiedi in ${quoted(flavours)}: il meno sicuro regge il ${percent(least)} delle volte.`,
  'menu.certainty-costs': ({ asked, bases, before }) =>
    `Per reggere il ${percent(asked)} delle volte servono ${basesText(bases)}; senza, ne ${before === 1 ? 'bastava' : 'bastavano'} ${italianCount(before)}.`,
}

const euros = (value: number): string => `${numberText(value, 2)} €`
const many = (count: number, one: string, more: string): string => (count === 1 ? `una ${one}` : `${count} ${more}`)

/** What is said of a book when prices change. */
export const italianBook: PhrasesFor<BookCodes> = {
  'book.twice': ({ name }) => `Due formule si chiamano ${italianQuoted(name)}: ${NAME_THEM}.`,
  'book.too-many': ({ what, count, most }) =>
    `«${what}» ne ha ${count} e il massimo è ${most}: togli ciò che conta meno.`,
  'book.no-change': () => 'Non cambia nessun prezzo e non manca nulla: di’ che cosa sale o che cosa non c’è.',
  'book.unread': ({ formula, names }) =>
    `In ${italianQuoted(formula)} non riconosco ${quoted(names)}: ${spellThem(names)}.`,
  'book.unknown-figure': ({ key, keys }) => figuresAre('mantener', key, keys),
  'book.untouched': () => 'Nessuna formula ha ciò che cambia: non c’è nulla da toccare.',
  'book.first': ({ lost, back, formulas, lines, bought, left, perKilo }) => {
    const buying = bought.length > 0 ? `, comprando ${plain(bought)}` : ''
    const changing = `cambiando ${many(lines, 'riga', 'righe')} in ${many(formulas, 'formula', 'formule')}${buying}`
    if (back < 0) return `Si può fare senza ciò che manca ${changing}: costa ${euros(-back)} in più.`
    const rest =
      left > 0.005 ? ` Restano ${euros(left)} che solo il prezzo può recuperare: ${euros(perKilo)} al chilo.` : ''
    return lost > 0
      ? `Si perdono ${euros(lost)} e se ne recuperano ${euros(back)} ${changing}.${rest}`
      : `Si può fare senza ciò che manca ${changing}, e viene ${euros(back)} in meno.`
  },
  'book.nothing-back': ({ lost, perKilo }) =>
    `Si perdono ${euros(lost)} e nessuna piccola modifica li recupera: solo il prezzo, ${euros(perKilo)} al chilo.`,
  'book.impossible': ({ names, missing }) =>
    missing.length > 0
      ? `Senza ${plain(missing)} non so fare ${quoted(names)} con ciò che c’è.`
      : `Non trovo una modifica che vada bene per ${quoted(names)}.`,
  'book.always-there': ({ euros: value }) =>
    `Di ciò che si recupera, ${euros(value)} si potevano già risparmiare prima.`,
  'book.unpriced': ({ names }) =>
    `Il costo non conta ${italianList(names.map(italianQuoted), 'e')}, senza prezzo: è un minimo. Dallo in «precio» o in «antes.precios».`,
  'book.out-of-work': () => 'Non ho potuto guardare tutti gli acquisti possibili: può essercene uno migliore.',
}
