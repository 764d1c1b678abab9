import { capitaliseName, decapitaliseName, type PhrasesFor, type SayFinding } from '@obrador/engine'
import { englishCount, englishList, englishNumber, englishQuoted } from '@obrador/engine/en'
import type { BookCodes } from '../../menu/book/findings.ts'
import type { MenuCodes, MenuLimit, MenuPoint } from '../../menu/findings.ts'
import { englishLimit } from './balancer.ts'

const FIELDS: Readonly<Record<string, string>> = {
  sabores: 'flavours',
  base: 'base ingredients',
  correcciones: 'things to correct with',
  ingredients: 'lines in a flavour',
  libro: 'formulas in the book',
  nuevos: 'new things',
}

const quoted = (names: readonly string[], link: 'and' | 'or' = 'and'): string =>
  englishList(names.map(englishQuoted), link)
const plain = (names: readonly string[]): string => englishList(names.map(decapitaliseName), 'and')
const basesText = (count: number): string => `${englishCount(count)} base${count === 1 ? '' : 's'}`
const END = { min: 'minimum', max: 'maximum' } as const

const bound = ({ label, end, value, unit }: MenuLimit, say: SayFinding): string =>
  `${decapitaliseName(say(label))} (${END[end]} ${englishLimit(value, unit)})`

function conflict({ flavours, limits, bars, dose }: MenuCodes['menu.conflict'], say: SayFinding): string {
  const asking = flavours.filter((name) => limits.some(({ flavour }) => flavour === name))
  const wants = asking.map((name) => {
    const own = limits.filter(({ flavour }) => flavour === name).map((one) => bound(one, say))
    return `${englishQuoted(name)} asks for ${englishList(own, 'and')}`
  })
  const refusing = flavours.flatMap((name) => {
    const own = bars.filter(({ flavour }) => flavour === name).map((bar) => decapitaliseName(bar.name))
    return own.length > 0 && asking.length < flavours.length
      ? [`${englishQuoted(name)} takes no ${englishList(own, 'or')}`]
      : []
  })
  const because = [...wants, ...refusing]
  const opening = dose
    ? ` They would with ${englishNumber(dose.to)} g of ${decapitaliseName(dose.name)} in ${englishQuoted(dose.flavour)}, instead of ${englishNumber(dose.from)}.`
    : ''
  return `${quoted(flavours)} do not fit one base${because.length > 0 ? `: ${because.join('; ')}` : ''}.${opening}`
}

function moved({ label, end, value, needed, unit }: MenuLimit, say: SayFinding): string {
  const now = `${END[end]} ${englishNumber(value)}`
  return `${decapitaliseName(say(label))} (${now}${needed === undefined ? '' : `; it would have to be ${englishLimit(needed, unit)}`})`
}

const correctedText = ({ corrected, grams }: MenuPoint): string => {
  if (corrected.length === 0) return 'you correct none'
  const much = `${englishNumber(grams, 0)} g per kilo`
  return corrected.length === 1
    ? `you correct one (${englishQuoted(corrected[0] ?? '')}, ${much})`
    : `you correct ${corrected.length} (${quoted(corrected)}; ${much} between them)`
}

/** Flavours that are named one by one: of more their number says enough. */
const MOST_NAMED = 3
const leftText = (left: readonly string[]): string => {
  if (left.length === 0) return ''
  const who = left.length > MOST_NAMED ? `${left.length} flavours` : quoted(left)
  return ` ${who} ${left.length === 1 ? 'fits' : 'fit'} no base.`
}

const percent = (share: number): string => `${englishNumber(100 * share, share > 0.99 ? 1 : 0)}%`
const NAME_THEM = 'give them different names'
const spellThem = (names: readonly string[]): string =>
  names.length === 1
    ? 'write it as in the catalogue, or give me its composition'
    : 'write them as in the catalogue, or give me their composition'
const figuresAre = (field: string, key: string, keys: readonly string[]): string =>
  `“${field}” cannot ask for ${englishQuoted(key)}: the figures of this craft are ${quoted(keys)}.`

/** What is said of a menu. */
export const englishMenu: PhrasesFor<MenuCodes> = {
  'menu.twice': ({ name }) => `Two flavours are called ${englishQuoted(name)}: ${NAME_THEM}.`,
  'menu.too-many': ({ what, count, most }) =>
    `There are ${count} ${FIELDS[what] ?? what} and ${most} is the most: take out those that matter least.`,
  'menu.heavy-minima': ({ grams, most }) =>
    `The minimums of the base add up to ${englishNumber(grams)} g and the base weighs ${englishNumber(most)}: lower one.`,
  'menu.light-maxima': ({ grams, least }) =>
    `The maximums of the base add up to ${englishNumber(grams)} g and the base weighs ${englishNumber(least)}: raise one, or add ingredients.`,
  'menu.crossed': ({ name, min, max }) =>
    `${englishQuoted(name)}: the minimum (${englishNumber(min)}) is above the maximum (${englishNumber(max)}). Swap them, or take one out.`,
  'menu.unread': ({ flavour, names }) =>
    `In ${flavour === undefined ? 'the base' : englishQuoted(flavour)} I do not recognise ${quoted(names)}: ${spellThem(names)}.`,
  'menu.unweighed': ({ flavour, names }) =>
    `${englishQuoted(flavour)} has no weight for ${quoted(names)}: give the grams per kilo of base.`,
  'menu.bad-dose': ({ flavour, name, most }) =>
    `In ${englishQuoted(flavour)} the dose of ${englishQuoted(name)} has to be a number of grams from 0 to ${englishNumber(most)}.`,
  'menu.free-type': ({ flavour }) =>
    `${englishQuoted(flavour)} is of a type without ranges, and without them there is nothing to balance: say which type it is.`,
  'menu.unknown-figure': ({ key, keys }) => figuresAre('objetivos', key, keys),
  'menu.bounded': ({ field, most }) => `“${field}” asks for more than is done at once: I use ${englishNumber(most)}.`,
  'menu.impossible': ({ flavour, limits, bars, allergens }, say) =>
    bars.length > 0
      ? `${englishQuoted(flavour)} fits no base: they all have ${plain(bars)}, which this flavour does not take${
          allergens.length > 0
            ? ` (allergens that are not its own: ${englishList(
                allergens.map((one) => decapitaliseName(say(one))),
                'and',
              )})`
            : ''
        }.`
      : `${englishQuoted(flavour)} fits no base${
          limits.length > 0
            ? `: what bars it is ${englishList(
                limits.map((one) => moved(one, say)),
                'and',
              )}`
            : ''
        }.`,
  'menu.conflict': conflict,
  'menu.late': () =>
    'The machine was slow and I stopped before the end: there may be something better. Calculate it again.',
  'menu.families': ({ families }) =>
    `Each family has its own bases (${quoted(families)}): they are not joined even where the figures allow it.`,
  'menu.first': ({ points, left }) =>
    `${capitaliseName(points.map((point) => `with ${basesText(point.bases)} ${correctedText(point)}`).join('; '))}.${leftText(left)}`,
  'menu.nobody': ({ flavours }) =>
    flavours === 1 ? 'The flavour fits no base.' : `None of the ${flavours} flavours fits a base.`,
  'menu.none': ({ most, needed }) =>
    `With ${basesText(most)} it cannot be done${needed === undefined ? ', and I do not know how many it would take' : `: it takes ${needed}`}.`,
  'menu.perhaps': ({ found, bound: least }) =>
    `I have found ${basesText(found)}; I had no time to show that ${englishCount(least)} cannot do it.`,
  'menu.of-flavours': ({ flavours, what }, say) => `${quoted(flavours)}: ${say(what)}`,
  'menu.unborne': ({ word }) => `It may not be called ${englishQuoted(word)}.`,
  'menu.other-allergens': ({ allergens }, say) =>
    `It has what it was not to have: ${englishList(
      allergens.map((one) => decapitaliseName(say(one))),
      'and',
    )}.`,
  'menu.finer-scale': ({ base }) =>
    `In ${englishQuoted(base)} the limits are so tight that you must weigh finer than asked.`,
  'menu.base-untold': () =>
    'For this type there is no base that everybody makes: say in “base” what you make yours with.',
  'menu.stock-short': ({ name, there, needed }) =>
    `There are ${englishNumber(there, 0)} g of ${decapitaliseName(name)}, and it would take ${englishNumber(needed, 0)}.`,
  'menu.certainty': ({ asked, flavours, least }) =>
    `I do not reach the ${percent(asked)} that you ask for in ${quoted(flavours)}: the least firm holds ${percent(least)} of the time.`,
  'menu.certainty-costs': ({ asked, bases, before }) =>
    `To hold ${percent(asked)} of the time takes ${basesText(bases)}; without that ${englishCount(before)} would do.`,
}

const euros = (value: number): string => `€${englishNumber(value, 2)}`
const many = (count: number, one: string): string => (count === 1 ? `one ${one}` : `${count} ${one}s`)

/** What is said of a book when prices change. */
export const englishBook: PhrasesFor<BookCodes> = {
  'book.twice': ({ name }) => `Two formulas are called ${englishQuoted(name)}: ${NAME_THEM}.`,
  'book.too-many': ({ what, count, most }) =>
    `“${what}” has ${count} and ${most} is the most: take out what matters least.`,
  'book.no-change': () => 'No price changes and nothing is missing: say what goes up or what you are out of.',
  'book.unread': ({ formula, names }) =>
    `In ${englishQuoted(formula)} I do not recognise ${quoted(names)}: ${spellThem(names)}.`,
  'book.unknown-figure': ({ key, keys }) => figuresAre('mantener', key, keys),
  'book.untouched': () => 'No formula has what changes: there is nothing to touch.',
  'book.first': ({ lost, back, formulas, lines, bought, left, perKilo }) => {
    const buying = bought.length > 0 ? `, buying ${plain(bought)}` : ''
    const changing = `by changing ${many(lines, 'line')} in ${many(formulas, 'formula')}${buying}`
    if (back < 0) return `It can be done without what is missing ${changing}: it costs ${euros(-back)} more.`
    const rest =
      left > 0.005 ? ` That leaves ${euros(left)} that only the price can recover: ${euros(perKilo)} a kilo.` : ''
    return lost > 0
      ? `${euros(lost)} is lost and ${euros(back)} comes back ${changing}.${rest}`
      : `It can be done without what is missing ${changing}, and it comes out ${euros(back)} cheaper.`
  },
  'book.nothing-back': ({ lost, perKilo }) =>
    `${euros(lost)} is lost and no small change brings it back: only the price can, ${euros(perKilo)} a kilo.`,
  'book.impossible': ({ names, missing }) =>
    missing.length > 0
      ? `Without ${plain(missing)} I cannot make ${quoted(names)} with what there is.`
      : `I find no change that works for ${quoted(names)}.`,
  'book.always-there': ({ euros: value }) => `Of what comes back, ${euros(value)} could have been saved before.`,
  'book.unpriced': ({ names }) =>
    `The cost leaves out ${englishList(names.map(englishQuoted), 'and')}, without a price: it is a minimum. Give it in “precio” or in “antes.precios”.`,
  'book.out-of-work': () => 'I could not look at every possible purchase: there may be a better one.',
}
