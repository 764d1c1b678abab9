import { capitaliseName, decapitaliseName, type PhrasesFor, type SayFinding } from '@obrador/engine'
import { englishList, englishNumber, englishQuoted } from '@obrador/engine/en'
import type { LimitRelaxation, OpeningIngredient } from '../../answer.ts'
import type { BalancerCodes, HeldAs, LimitReading } from '../../findings.ts'

const GRAM_DECIMALS = 3
const grams = (value: number): string => `${englishNumber(value, GRAM_DECIMALS)} g`

/** Units that a label already says, or that only make sense beside a number of their own. */
const SILENT: ReadonlySet<string> = new Set(['puntos', 'aw'])
export const englishLimit = (value: number, unit: string): string =>
  `${englishNumber(value)}${SILENT.has(unit) ? '' : unit === '%' ? '%' : ` ${unit}`}`

const lower = (text: string, say: SayFinding): string => decapitaliseName(say(text))

function wanted({ range: [least, most], unit }: LimitReading): string {
  if (least === most) return `${englishLimit(least, unit)} is asked for`
  if (!Number.isFinite(most) || (most === 100 && unit === '%')) return `minimum ${englishLimit(least, unit)}`
  if (!Number.isFinite(least) || least === 0) return `maximum ${englishLimit(most, unit)}`
  return `${englishNumber(least)} to ${englishLimit(most, unit)}`
}

function done(changes: BalancerCodes['balancer.changes']['changes']): string {
  const of = (amount: number, name: string, left?: string): string =>
    `${grams(amount)} of ${decapitaliseName(name)}${left ?? ''}`
  const less = changes
    .filter(({ before, after }) => after < before)
    .map(({ name, before, after }) =>
      after === 0
        ? `all ${of(before, name)}`
        : of(before - after, name, ` (${englishNumber(after, GRAM_DECIMALS)} left)`),
    )
  const more = changes
    .filter(({ before, after, isNew }) => after > before && !isNew)
    .map(({ name, before, after }) => of(after - before, name, ` (${englishNumber(after, GRAM_DECIMALS)} in all)`))
  const fresh = changes.filter(({ isNew }) => isNew).map(({ name, after }) => of(after, name))
  return [
    ...(less.length > 0 ? [`I take out ${englishList(less, 'and')}`] : []),
    ...(more.length > 0 ? [`I add ${englishList(more, 'and')}`] : []),
    ...(fresh.length > 0
      ? [`I bring in ${englishList(fresh, 'and')}, which ${fresh.length > 1 ? 'were' : 'was'} not there`]
      : []),
  ].join('; ')
}

const relaxed = ({ etiqueta, limite, necesario, valor, unidad, pierde }: LimitRelaxation, say: SayFinding): string =>
  `${lower(etiqueta, say)} to ${englishLimit(necesario, unidad)} (now, ${limite === 'min' ? 'minimum' : 'maximum'} ${englishNumber(valor)}${pierde === undefined ? '' : `; it loses the name ${englishQuoted(pierde)}`})`

const openings = (ways: readonly OpeningIngredient[], how: string): string =>
  englishList(
    ways.map(({ nombre, gramos }) => `${decapitaliseName(nombre)} (${how} ${englishNumber(gramos, 1)} g)`),
    'or',
  )

/** Names told before “more”. */
const MOST_NAMES = 4
function some(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).map((name) => `the ${decapitaliseName(name)}`)
  const rest = names.length - told.length
  return englishList(rest > 0 ? [...told, `${rest} more`] : told, 'and')
}
const verb = (names: readonly string[], one: string, more: string): string => (names.length > 1 ? more : one)

/** The rule that held something, as a colleague would say it. */
const HELD: Readonly<Record<HeldAs, (names: readonly string[], type: string) => string>> = {
  base: (names, type) =>
    `I leave ${some(names)} alone: ${verb(names, 'it is', 'they are')} the base of ${englishQuoted(type)}.`,
  named: (names, type) =>
    `I lower ${some(names)} no further: ${verb(names, 'it gives', 'they give')} ${englishQuoted(type)} its name.`,
  spirit: (names) =>
    `I lower ${some(names)} no further: ${verb(names, 'it gives', 'they give')} the name, and alcohol is cut last.`,
  structure: (names) => `I lower ${some(names)} no further: ${verb(names, 'it makes', 'they make')} the structure.`,
}

const percent = (share: number): string => `${englishNumber(100 * share, share > 0.99 ? 1 : 0)}%`
/** From here on a percentage says less than the word. */
const ALWAYS = 0.995
const often = (share: number): string => (share >= ALWAYS ? 'practically always' : `${percent(share)} of the time`)

const CENT = 0.005
function price(euros: number): string {
  if (Math.abs(euros) < CENT) return 'it costs nothing'
  return euros > 0
    ? `it costs €${englishNumber(euros, 2)} more a batch`
    : `the batch comes €${englishNumber(-euros, 2)} cheaper`
}

const TOO_MANY =
  'there may be a better formula, or more ways out than I mention. Try fewer ingredients or a shorter pantry.'

/** Everything the balancer says, as one maker would tell another. */
export const englishBalancer: PhrasesFor<BalancerCodes> = {
  'balancer.crossed-limits': ({ what, min, max }) =>
    `${englishQuoted(what)}: the minimum (${englishNumber(min)}) is above the maximum (${englishNumber(max)}). Swap them, or take one out.`,
  'balancer.pantry-too-large': ({ count, most }) =>
    `The pantry has ${count} ingredients and ${most} is the most: keep only those that you would really use.`,
  'balancer.unknown-parameter': ({ key, keys }) =>
    `“objetivos” cannot ask for ${englishQuoted(key)}: the figures of this craft are ${englishList(keys.map(englishQuoted), 'and')}.`,
  'balancer.wish': ({ key }) =>
    `“objetivos” does not understand what is asked of ${englishQuoted(key)}: give “min” and “max”, a “factor” or “mantener”.`,
  'balancer.factor': ({ key, most }) =>
    `The “factor” of ${englishQuoted(key)} says how many times what there is now: above 0 and up to ${englishNumber(most)}. 0.8 is 20% less.`,
  'balancer.factor-and-range': ({ key }) =>
    `${englishQuoted(key)} asks for a “factor” and a range at once: keep one of the two.`,
  'balancer.factor-of-degrees': ({ key, unit }) =>
    `${englishQuoted(key)} is measured in ${unit}, and a multiple of a temperature means nothing: ask for “min”, “max” or “mantener”.`,
  'balancer.nothing-to-compare': ({ key, label }, say) =>
    `${englishQuoted(key)}: the formula has no ${lower(label, say)} now to compare with. Ask for “min” and “max”.`,
  'balancer.ceiling': ({ field, least, most, isWhole }) =>
    `“${field}” must be a ${isWhole ? 'whole ' : ''}number from ${englishNumber(least)} to ${englishNumber(most)}.`,
  'balancer.unknown-in-pantry': ({ name }) =>
    `I do not recognise ${englishQuoted(name)} in the pantry: I have left it out. Write it as in the catalogue, or give me its composition.`,
  'balancer.unweighed': ({ names }) =>
    `${englishList(names.map(englishQuoted), 'and')} ${verb(names, 'is', 'are')} not weighed: I do not move ${verb(names, 'it', 'them')}, and the cost leaves ${verb(names, 'it', 'them')} out. Write the grams and adjust again.`,
  'balancer.without-price': ({ names }) =>
    `Without a price, ${englishList(names.map(englishQuoted), 'and')} ${verb(names, 'counts', 'count')} as free: give “precio” in €/kg.`,
  'balancer.out-of-time': () => `Time is up: ${TOO_MANY}`,
  'balancer.out-of-steps': () => `There are more combinations than I try: ${TOO_MANY}`,
  'balancer.as-asked': () => 'as you asked',
  'balancer.already-right': ({ label, objective }, say) =>
    objective === 'menor_coste'
      ? `The formula is ${say(label)} already, and I cannot make it cheaper with these ingredients: change nothing.`
      : `The formula is ${say(label)} already: there is nothing to change.`,
  'balancer.faults': ({ missed }, say) =>
    `It was off in: ${englishList(
      missed.map(
        (reading) =>
          `${lower(reading.label, say)} (${englishLimit(reading.before ?? 0, reading.unit)}; ${wanted(reading)})`,
      ),
      'and',
    )}.`,
  'balancer.changes': ({ changes, isFeasible }) =>
    isFeasible ? `${capitaliseName(done(changes))}.` : `The closest it can get: ${done(changes)}.`,
  'balancer.effects': ({ readings, isFeasible }, say) =>
    `${isFeasible ? 'With that' : 'Still out'}: ${englishList(
      readings.map(({ label, before, after = 0, unit }) =>
        before === undefined || before === after
          ? `${lower(label, say)} at ${englishLimit(after, unit)}`
          : `${lower(label, say)} from ${englishNumber(before)} to ${englishLimit(after, unit)}`,
      ),
      'and',
    )}.`,
  'balancer.result': ({ label, keepsTotal, total }, say) =>
    `The formula is now ${say(label)}${keepsTotal ? '' : `, and now weighs ${grams(total)}`}.`,
  'balancer.impossible': ({ conflict }, say) => {
    const lead = 'With these ingredients and these limits,'
    if (conflict.length === 0) return `${lead} not everything can be met at once.`
    const names = englishList(
      conflict.map((label) => lower(label, say)),
      'and',
    )
    return conflict.length === 1
      ? `${lead} what is asked of ${names} cannot be met.`
      : `${lead} not everything can be met: ${names} clash.`
  },
  'balancer.more-changes': ({ most, needed }) =>
    `Changing ${most === 1 ? 'a single line' : `${most} lines`} does not do it; changing ${needed} does.`,
  'balancer.name-lost': ({ name }) => `Like this it may not be called ${englishQuoted(name)}.`,
  'balancer.relaxing': ({ relaxations }, say) =>
    `Moving a single limit would make all the rest fit: ${englishList(
      relaxations.map((one) => relaxed(one, say)),
      'or',
    )}.`,
  'balancer.adding': ({ openings: ways }) =>
    `One more ingredient would settle it: ${openings(ways, 'about')}. Put it in “despensa”.`,
  'balancer.freeing': ({ openings: ways }) =>
    `Freeing one of the fixed ingredients would too: ${openings(ways, 'up to about')}. Give it “fijo”: false.`,
  'balancer.no-way-out': () =>
    'No limit or ingredient settles it by itself: free more ingredients (“fijo”: false), widen the pantry or see whether it is another type of recipe.',
  'balancer.held': ({ as, names, type }) => HELD[as](names, type),
  'balancer.tied': ({ names }) => `I keep the proportion between ${some(names)}.`,
  'balancer.by-request': ({ names }) => `For ${some(names)}, what you ask goes above the rules of the craft.`,
  'balancer.out-whole': ({ name, type, because, orElse }, say) =>
    `${capitaliseName(name)} goes out of ${englishQuoted(type)} altogether: ${say(because)}.${orElse ? ` If you want it in, call it ${say(orElse)}.` : ''}`,
  'balancer.slip': ({ name }) => `The dose of ${decapitaliseName(name)} was off: first of all, back to the usual one.`,
  'balancer.other-product': ({ label, because }, say) =>
    `This is another product: it looks like ${englishQuoted(label)}, and I leave it as it is. ${capitaliseName(say(because))}.`,
  'balancer.forgotten': ({ question }, say) => `${say(question)} I change nothing until I know.`,
  'balancer.doubt': ({ because }, say) => `I change nothing until this is clear: ${say(because)}.`,
  'balancer.cost': ({ before, after }) =>
    `The cost of the batch ${after < before ? 'falls' : 'rises'} from €${englishNumber(before)} to €${englishNumber(after)}.`,
  'balancer.same-cost': () => 'The batch costs the same.',
  'balancer.finer-scale': ({ finer }) =>
    `The ranges are so tight that you must weigh ${finer > 1 ? 'to a hundredth of a gram or finer' : 'ten times finer than asked'}.`,
  'balancer.certainty': ({ asked, reached, euros, grams: moved, isFeasible }) => {
    if (!isFeasible)
      return `Without a formula that meets everything I can give no certainty: the closest is in its ranges ${often(reached)}.`
    const holds = `the formula stays in range ${often(reached)}`
    const told =
      moved < 0.05
        ? `${holds} without moving anything else.`
        : `with ${englishNumber(moved, 1)} g moved ${holds}, and ${price(euros)}.`
    return reached < asked ? `I do not reach the ${percent(asked)} that you ask for: ${told}` : capitaliseName(told)
  },
}
