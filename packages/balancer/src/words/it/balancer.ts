import { capitaliseName, decapitaliseName, numberText, type PhrasesFor, type SayFinding } from '@obrador/engine'
import { italianList, italianQuoted, italianWithUnit } from '@obrador/engine/it'
import type { LimitRelaxation, OpeningIngredient } from '../../answer.ts'
import type { BalancerCodes, HeldAs, LimitReading } from '../../findings.ts'

const GRAM_DECIMALS = 3
const grams = (value: number): string => `${numberText(value, GRAM_DECIMALS)} g`

/** Units that a label already says, or that only make sense beside a number of their own. */
const SILENT: ReadonlySet<string> = new Set(['puntos', 'aw'])
export const italianLimit = (value: number, unit: string): string =>
  italianWithUnit(value, SILENT.has(unit) ? '' : unit)

const lower = (text: string, say: SayFinding): string => decapitaliseName(say(text))

function wanted({ range: [least, most], unit }: LimitReading): string {
  if (least === most) return `si chiede ${italianLimit(least, unit)}`
  if (!Number.isFinite(most) || (most === 100 && unit === '%')) return `minimo ${italianLimit(least, unit)}`
  if (!Number.isFinite(least) || least === 0) return `massimo ${italianLimit(most, unit)}`
  return `da ${numberText(least)} a ${italianLimit(most, unit)}`
}

function done(changes: BalancerCodes['balancer.changes']['changes']): string {
  const of = (amount: number, name: string, left?: string): string =>
    `${grams(amount)} di ${decapitaliseName(name)}${left ?? ''}`
  const less = changes
    .filter(({ before, after }) => after < before)
    .map(({ name, before, after }) =>
      after === 0
        ? `tutti i ${of(before, name)}`
        : of(before - after, name, ` (ne restano ${numberText(after, GRAM_DECIMALS)})`),
    )
  const more = changes
    .filter(({ before, after, isNew }) => after > before && !isNew)
    .map(({ name, before, after }) => of(after - before, name, ` (in tutto ${numberText(after, GRAM_DECIMALS)})`))
  const fresh = changes.filter(({ isNew }) => isNew).map(({ name, after }) => of(after, name))
  return [
    ...(less.length > 0 ? [`tolgo ${italianList(less, 'e')}`] : []),
    ...(more.length > 0 ? [`aggiungo ${italianList(more, 'e')}`] : []),
    ...(fresh.length > 0
      ? [`metto ${italianList(fresh, 'e')}, che prima non ${fresh.length > 1 ? 'c’erano' : 'c’era'}`]
      : []),
  ].join('; ')
}

const relaxed = ({ etiqueta, limite, necesario, valor, unidad, pierde }: LimitRelaxation, say: SayFinding): string =>
  `${lower(etiqueta, say)} fino a ${italianLimit(necesario, unidad)} (ora, ${limite === 'min' ? 'minimo' : 'massimo'} ${numberText(valor)}${pierde === undefined ? '' : `; perde il nome ${italianQuoted(pierde)}`})`

const openings = (ways: readonly OpeningIngredient[], how: string): string =>
  italianList(
    ways.map(({ nombre, gramos }) => `${decapitaliseName(nombre)} (${how} ${numberText(gramos, 1)} g)`),
    'o',
  )

/** What opens a way, up to what a face tells to do about it. */
export const italianAdding = (ways: readonly OpeningIngredient[]): string =>
  `Con un ingrediente in più si risolverebbe: ${openings(ways, 'circa')}.`
export const italianFreeing = (ways: readonly OpeningIngredient[]): string =>
  `Anche liberandone uno di quelli fissi: ${openings(ways, 'fino a circa')}.`
export const italianNoWayOut = (free: string): string =>
  `Nessun limite né ingrediente basta da solo: ${free}, allarga la dispensa o guarda se è un altro tipo di ricetta.`
export const italianUnknownInPantry = (name: string): string =>
  `Non riconosco ${italianQuoted(name)} della dispensa: non ne ho tenuto conto.`
export const italianWithoutPrice = (names: readonly string[]): string =>
  `Senza prezzo, ${italianList(names.map(italianQuoted), 'e')} ${names.length > 1 ? 'contano' : 'conta'} come gratis`

/** Names told before «altri». */
const MOST_NAMES = 4
function some(names: readonly string[]): string {
  const told = names.slice(0, MOST_NAMES).map((name) => italianQuoted(decapitaliseName(name)))
  const rest = names.length - told.length
  return italianList(rest > 0 ? [...told, `altri ${rest}`] : told, 'e')
}
const verb = (names: readonly string[], one: string, more: string): string => (names.length > 1 ? more : one)

/** The rule that held something, as a colleague would say it. */
const HELD: Readonly<Record<HeldAs, (names: readonly string[], type: string) => string>> = {
  base: (names, type) => `Non tocco ${some(names)}: ${verb(names, 'è', 'sono')} la base di ${italianQuoted(type)}.`,
  named: (names, type) =>
    `Non riduco oltre ${some(names)}: ${verb(names, 'dà', 'danno')} il nome a ${italianQuoted(type)}.`,
  spirit: (names) =>
    `Non riduco oltre ${some(names)}: ${verb(names, 'dà', 'danno')} il nome, e l’alcol si taglia per ultimo.`,
  structure: (names) => `Non riduco oltre ${some(names)}: ${verb(names, 'fa', 'fanno')} la struttura.`,
}

const percent = (share: number): string => `${numberText(100 * share, share > 0.99 ? 1 : 0)} %`
/** From here on a percentage says less than the word. */
const ALWAYS = 0.995
const often = (share: number): string => (share >= ALWAYS ? 'praticamente sempre' : `il ${percent(share)} delle volte`)

const CENT = 0.005
function price(euros: number): string {
  if (Math.abs(euros) < CENT) return 'non costa nulla'
  return euros > 0
    ? `costa ${numberText(euros, 2)} € in più a lotto`
    : `il lotto viene ${numberText(-euros, 2)} € in meno`
}

const TOO_MANY =
  'può esserci una formula migliore, o più vie d’uscita di quelle che dico. Prova con meno ingredienti o una dispensa più corta.'

/** Everything the balancer says, as one maker would tell another. */
export const italianBalancer: PhrasesFor<BalancerCodes> = {
  'balancer.crossed-limits': ({ what, min, max }) =>
    `${italianQuoted(what)}: il minimo (${numberText(min)}) supera il massimo (${numberText(max)}). Scambiali o togline uno.`,
  'balancer.pantry-too-large': ({ count, most }) =>
    `La dispensa ha ${count} ingredienti e il massimo è ${most}: tieni quelli che useresti davvero.`,
  'balancer.unknown-parameter': ({ key, keys }) =>
    `«objetivos» non può chiedere ${italianQuoted(key)}: i parametri di questo mestiere sono ${italianList(keys.map(italianQuoted), 'e')}.`,
  'balancer.wish': ({ key }) =>
    `«objetivos» non capisce che cosa si chiede di ${italianQuoted(key)}: metti «min» e «max», un «factor» o «mantener».`,
  'balancer.factor': ({ key, most }) =>
    `Il «factor» di ${italianQuoted(key)} dice quante volte l’attuale: più di 0 e fino a ${numberText(most)}. 0,8 è il 20 % in meno.`,
  'balancer.factor-and-range': ({ key }) =>
    `${italianQuoted(key)} chiede insieme un «factor» e un intervallo: tieni uno dei due.`,
  'balancer.factor-of-degrees': ({ key, unit }) =>
    `${italianQuoted(key)} si misura in ${unit}, e un multiplo di una temperatura non vuol dire nulla: chiedi «min», «max» o «mantener».`,
  'balancer.nothing-to-compare': ({ key, label }, say) =>
    `${italianQuoted(key)}: la formula non ha ora un valore con cui confrontare (${lower(label, say)}). Chiedi «min» e «max».`,
  'balancer.ceiling': ({ field, least, most, isWhole }) =>
    `«${field}» deve essere un numero ${isWhole ? 'intero ' : ''}da ${numberText(least)} a ${numberText(most)}.`,
  'balancer.unknown-in-pantry': ({ name }) =>
    `${italianUnknownInPantry(name)} Scrivilo come nel catalogo o dammi la composizione.`,
  'balancer.unweighed': ({ names }) =>
    `Da pesare: ${italianList(names.map(italianQuoted), 'e')}. Non ${verb(names, 'lo', 'li')} sposto e il costo non ${verb(names, 'lo', 'li')} conta: scrivi i grammi e ricalcola.`,
  'balancer.without-price': ({ names }) => `${italianWithoutPrice(names)}: metti «precio» in €/kg.`,
  'balancer.out-of-time': () => `Il tempo è finito: ${TOO_MANY}`,
  'balancer.out-of-steps': () => `Ci sono più combinazioni di quante ne provo: ${TOO_MANY}`,
  'balancer.as-asked': () => 'come la chiedi',
  'balancer.already-right': ({ label, objective }, say) =>
    objective === 'menor_coste'
      ? `La formula è già ${say(label)} e con questi ingredienti non so farla più economica: non cambiare nulla.`
      : `La formula è già ${say(label)}: non c’è nulla da cambiare.`,
  'balancer.faults': ({ missed }, say) =>
    `Non andava: ${italianList(
      missed.map(
        (reading) =>
          `${lower(reading.label, say)} (${italianLimit(reading.before ?? 0, reading.unit)}; ${wanted(reading)})`,
      ),
      'e',
    )}.`,
  'balancer.changes': ({ changes, isFeasible }) =>
    isFeasible ? `${capitaliseName(done(changes))}.` : `Il più vicino possibile: ${done(changes)}.`,
  'balancer.effects': ({ readings, isFeasible }, say) =>
    `${isFeasible ? 'Così' : 'Resta fuori'}: ${italianList(
      readings.map(({ label, before, after = 0, unit }) =>
        before === undefined || before === after
          ? `${lower(label, say)} a ${italianLimit(after, unit)}`
          : `${lower(label, say)} da ${numberText(before)} a ${italianLimit(after, unit)}`,
      ),
      'e',
    )}.`,
  'balancer.result': ({ label, keepsTotal, total }, say) =>
    `La formula ora è ${say(label)}${keepsTotal ? '' : `, e ora pesa ${grams(total)}`}.`,
  'balancer.impossible': ({ conflict }, say) => {
    const lead = 'Con questi ingredienti e questi limiti'
    if (conflict.length === 0) return `${lead} non si può rispettare tutto insieme.`
    const names = italianList(
      conflict.map((label) => lower(label, say)),
      'e',
    )
    return conflict.length === 1
      ? `${lead} non si può rispettare ciò che si chiede: ${names}.`
      : `${lead} non si può rispettare tutto: ${names} si escludono a vicenda.`
  },
  'balancer.more-changes': ({ most, needed }) =>
    `Cambiando ${most === 1 ? 'una sola riga' : `${most} righe`} non si riesce; cambiandone ${needed}, sì.`,
  'balancer.name-lost': ({ name }) => `Così non si può chiamare ${italianQuoted(name)}.`,
  'balancer.relaxing': ({ relaxations }, say) =>
    `Spostando un solo limite tornerebbe tutto il resto: ${italianList(
      relaxations.map((one) => relaxed(one, say)),
      'o',
    )}.`,
  'balancer.adding': ({ openings: ways }) => `${italianAdding(ways)} Mettilo in «despensa».`,
  'balancer.freeing': ({ openings: ways }) => `${italianFreeing(ways)} Metti «fijo»: false.`,
  'balancer.no-way-out': () => italianNoWayOut('libera altri ingredienti («fijo»: false)'),
  'balancer.held': ({ as, names, type }) => HELD[as](names, type),
  'balancer.tied': ({ names }) => `Mantengo la proporzione tra ${some(names)}.`,
  'balancer.by-request': ({ names }) => `Per ${some(names)} vale ciò che chiedi, anche contro le regole del mestiere.`,
  'balancer.out-whole': ({ name, type, because, orElse }, say) =>
    `${italianQuoted(capitaliseName(name))} esce del tutto da ${italianQuoted(type)}: ${say(because)}.${orElse ? ` Se lo vuoi dentro, chiamalo ${say(orElse)}.` : ''}`,
  'balancer.slip': ({ name }) => `${italianQuoted(name)} era fuori dose: prima di tutto, torna a quella solita.`,
  'balancer.other-product': ({ label, because }, say) =>
    `Questo è un altro prodotto: sembra ${italianQuoted(label)}, e lo lascio com’è. ${capitaliseName(say(because))}.`,
  'balancer.forgotten': ({ question }, say) => `${say(question)} Non cambio nulla finché non lo so.`,
  'balancer.doubt': ({ because }, say) => `Non cambio nulla finché non è chiaro: ${say(because)}.`,
  'balancer.cost': ({ before, after }) =>
    `Il costo del lotto ${after < before ? 'scende' : 'sale'} da ${numberText(before)} a ${numberText(after)} €.`,
  'balancer.same-cost': () => 'Il lotto costa lo stesso.',
  'balancer.finer-scale': ({ finer }) =>
    `Gli intervalli sono così stretti che bisogna pesare ${finer > 1 ? 'al centesimo di grammo o più fine' : 'dieci volte più fine di quanto chiesto'}.`,
  'balancer.certainty': ({ asked, reached, euros, grams: moved, isFeasible }) => {
    if (!isFeasible)
      return `Senza una formula che rispetti tutto non posso dare garanzie: la più vicina è nei suoi intervalli ${often(reached)}.`
    const holds = `la formula resta nei limiti ${often(reached)}`
    const told =
      moved < 0.05
        ? `${holds} senza spostare altro.`
        : `con ${numberText(moved, 1)} g spostati ${holds}, e ${price(euros)}.`
    return reached < asked ? `Non arrivo al ${percent(asked)} che chiedi: ${told}` : capitaliseName(told)
  },
}
