import { find } from '@obrador/engine'
import { type Amount, type Measured, measured } from './amounts.ts'
import type { Writing } from './figures.ts'
import { fold } from './fold.ts'
import { headIsKnown } from './known.ts'
import { tokensOf } from './lexer.ts'
import { why } from './messages.ts'
import { isIdentity, nameFrom, trimmed } from './names.ts'
import type { Ask, Part, Suggestion } from './reading.ts'
import { asSaid, byOldWeight, byPieces, byTrace, byVolume, citrusPart, pieceNamed } from './suggest.ts'
import { GRAM, PACKAGES, unitNamed } from './units.ts'

export interface Context extends Writing {
  /** Bare figures with three decimals all down the list: kilos, perhaps. */
  readonly kiloDecimals: boolean
  /** Several lines give known things a bare figure: so may unknown ones. */
  readonly bareStyle: boolean
  /** Percentages beside weights are over the flour («Harina 1 kg (100 %)»), not of the ingredient. */
  readonly bakers: boolean
}

export type Interpretation =
  | { readonly is: 'part'; readonly part: Part }
  /** A name with nothing to weigh it by; `percent` if that is all it has. */
  | { readonly is: 'name'; readonly name: string; readonly percent?: number }
  /** An amount with nothing that it is of. */
  | { readonly is: 'amount'; readonly amounts: readonly Amount[] }
  | { readonly is: 'nothing' }

/** What nature counts and shops do not: up to two dozen, a bare figure in front of it is a count. */
const MOST_COUNTED = 24
/** Above this even a plural is weighed. */
const SURELY_WEIGHED = 60
/** Below this a bare figure behind which no known name stands may be a count of something. */
const SMALL = 24
const MOST_FRUITS = 4
/** Nobody weighs a tonne of one thing for one batch: the unit was misunderstood. */
const MOST_GRAMS = 1e6
/** More words than a name has are a sentence that happens to hold a weight. */
const MOST_WORDS = 10

const TO_TASTE = new RegExp(
  [
    String.raw`(?:^|[\s(:;,–-])(?:c\/s|c\.s\.?|c\/n|c\.n\.|cs|q\.?\s?s\.?|s\/n|s\/g|q\.?\s?b\.?|qb)(?=$|[\s).,;])`,
    String.raw`\b(?:al gusto|a gusto|a tu gusto|al gust|to taste|a piacere|a volonte|nach geschmack|quanto basta|cantidad suficiente|cantidad necesaria|(?:lo|la|el|las|los) que (?:admita|pida|haga falta|quieras|necesite)\w*|opcional|optional|facultativo|a ojo|unas gotas|un poco|un poquito|una mica|un po'?|a little|some|un pellizco)\b`,
    String.raw`\b(?:para|pa|per|for|pour|zum)\s+(?:\p{L}*(?:espolvore|decorar|servir|rebozar|engrasar|untar|pintar|freir|glasear|cubrir|enharinar|envolver|acompanar|adornar|dorar|banar|forrar|estirar|empolvar|dusting|serving|sprinkling|greasing|garnish|decorare|servire|spolverare|decorer|servir|ungere)\p{L}*|(?:el|la|los|las|il|le|els) (?:molde|moldes|bandeja|bandejas|mesa|manos|horno|motlle|stampo|moule|plato|copa))`,
  ].join('|'),
  'iu',
)

const isAlternative = (text: string): boolean =>
  /^\s*(?:o|u|ó|or|ou|oppure|en su defecto|si|también|tambien)\b/i.test(text)
const isEach = (text: string): boolean => /\b(?:c\/u|c\.u\.|cada|each|ciascun\w+|chacun\w*)\b|\/ud/i.test(text)
/** «l00», «1OO», «25O», «2S0»: letters that a scanner takes noughts, ones and fives for. */
const MISREAD =
  /(?<![\p{L}\d])(?:\d[\d.,]*[OoISB|][\dOoIlSB|.,]*|\d+l\d+|[lI|][\dOo]{2,}|[OoSB][.,]?\d+)(?=\s*(?:g|gr|grs|kg|ml|l|cl|dl)\b)/u

/** «5 g/l», «20 g por kilo»: how much in something, not how much. */
const RATE =
  /\d\s*(?:g|gr|grs|gramos|kg|ml)\.?\s*(?:\/\s*(?:l|kg|litro|kilo|ud|pieza)\b|(?:por|x|cada|per)\s+(?:cada )?(?:\d+ )?(?:l|kg|kilo|litro|pieza|unidad|racion|huevo)\b)/

interface Brackets {
  readonly main: string
  readonly inside: readonly string[]
}
function bracketsOf(text: string): Brackets {
  const inside: string[] = []
  const main = text
    .replace(/([x×*])\s*\(([^()]{1,40})\)/gi, '$1 $2')
    .replace(/\(([^()]*)\)|\[([^[\]]*)\]/g, (_, round: string | undefined, square: string | undefined) => {
      inside.push((round ?? square ?? '').trim())
      return ' '
    })
    // A bracket that is never closed goes on to the end.
    .replace(/\(([^()]*)$/, (_, open: string) => {
      inside.push(open.trim())
      return ' '
    })
  return { main, inside }
}

/** Figures of a purpose («para 1/2 litro de líquido») are not of the ingredient, once it has its own. */
const FOR_SO_MUCH =
  /\s(?:para|por|per|for|pour)\s+(?:cada\s+|unos\s+|unas\s+)?(?:[\d½¼¾]|un |una |medio |media |dos |tres )/i

function withoutPurpose(main: string): string {
  const at = FOR_SO_MUCH.exec(main)?.index
  return at !== undefined && /\d|\b(?:un|una|medio|media|dos)\b/.test(main.slice(0, at)) ? main.slice(0, at) : main
}

const rest = (main: string, { tokens, amounts }: Measured): string => {
  let kept = ''
  let from = 0
  for (const { from: first, to } of amounts) {
    kept += `${main.slice(from, tokens[first]?.start)} `
    from = tokens[to - 1]?.end ?? main.length
  }
  return kept + main.slice(from)
}

/** Ounces and pounds to the hundredth of a gram; the rest without the noise of binary figures. */
const gramsOf = ({ value, unit }: Amount): number => {
  const digits = unit?.imperial ? 1e2 : 1e6
  return Math.round(value * (unit?.size ?? 1) * digits) / digits
}
const read = (name: string, grams: number, approx: boolean): Interpretation =>
  grams > 0 && grams <= MOST_GRAMS && name !== '' && name.split(' ').length <= MOST_WORDS
    ? { is: 'part', part: { name, grams, ...(approx ? { approx } : {}) } }
    : asked(name, 'unclear')
const asked = (name: string, ask: Ask, suggest?: Suggestion): Interpretation => ({
  is: 'part',
  part: { name, ask, ...(suggest ? { suggest } : {}) },
})

const askRange = (name: string, amount: Amount, grams: number, unit: string): Interpretation =>
  asked(name, 'range', asSaid(grams, why.middle(amount.value, amount.top ?? amount.value, unit), 'B'))

/** What one ingredient says of its weight; the text has no bullet, stamp or number in front. */
export function interpret(text: string, context: Context): Interpretation {
  const { main: whole, inside } = bracketsOf(text)
  const main = withoutPurpose(whole)
  const found = measured(
    tokensOf(context.bakers ? main.replace(/(?<=\d\s*\p{L}+\.?\s+)[\d.,]+\s*%\s*$/u, '') : main),
    context,
  )
  const { amounts, attributes, tokens } = found
  const identity = inside.filter((note) => isIdentity(note) && !(context.bakers && /^[\d.,\s]+%$/.test(note)))
  const left = rest(main, found)
  const loose = APPROX_SAID.test(fold(left))
  let name = unpacked(nameFrom(left, identity), amounts[0]?.from === 0)
  name = fullName(text, name, context) ?? name
  const citrus = inside.map(citrusWord).find((part) => part !== undefined)
  if (citrus && /^(?:lim[oó]n|limones|naranjas?|limas?)$/i.test(name)) name = `${citrus} de ${name}`

  const misread = MISREAD.exec(main)
  if (misread) {
    const [written] = misread
    const mended = written.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1').replaceAll('S', '5').replaceAll('B', '8')
    const again = mended === written ? undefined : interpret(main.replace(written, mended), context)
    if (again?.is === 'part') {
      const grams = again.part.grams ?? again.part.suggest?.grams
      return asked(
        again.part.name,
        'unclear',
        grams === undefined ? undefined : asSaid(grams, why.misread(written, grams)),
      )
    }
  }
  const notes = inside
    .filter((note) => !isAlternative(note))
    .map((note) => ({ note, amounts: measured(tokensOf(note), context).amounts }))
  const noted = notes.flatMap(({ note, amounts: ones }) => ones.map((amount) => ({ note, amount })))
  const bracketed = noted.find(({ note, amount }) => amount.unit?.kind === 'mass' && !RATE.test(fold(note)))
  const percent = attributes.find((attribute) => attribute.percent !== undefined)?.percent

  if (amounts.length === 0 && !bracketed)
    return withoutAmount(text, name, percent, notes.length > 0 ? noted.map(({ amount }) => amount) : [])
  if (name === '' && identity.length === 0) return amounts.length > 0 ? { is: 'amount', amounts } : { is: 'nothing' }

  if (RATE.test(fold(main)) && amounts.some(({ unit }) => unit?.kind === 'mass')) return asked(name, 'unclear')
  const questioned = /[?¿]|#/.test(main) && /\d/.test(main)
  const doubtful = amounts.find(({ vague }) => vague) ?? (questioned ? amounts[0] : undefined)
  if (doubtful) {
    const grams = doubtful.unit?.kind === 'mass' || !doubtful.unit ? gramsOf(doubtful) : Number.NaN
    return asked(name, 'unclear', asSaid(grams, why.vague(grams)))
  }

  const masses = amounts.filter(({ unit }) => unit?.kind === 'mass')
  const metric = masses.filter(({ unit }) => !unit?.imperial)
  const weights = metric.length > 0 ? metric : masses
  const counts = amounts.filter(({ unit }) => !unit || unit.kind === 'piece')
  const [weight] = weights
  if (weight) return weighed(weight)
  if (bracketed) return noteWeighed(bracketed.amount, bracketed.note)
  return unweighed()

  function weighed(first: Amount): Interpretation {
    const others = weights.filter((other) => Math.abs(gramsOf(other) - gramsOf(first)) > 0.01 * gramsOf(first))
    if (others.length > 0) {
      const [other] = others
      const link = fold(main.slice(tokens[first.to - 1]?.end, tokens[other?.from ?? 0]?.start))
      if (!/\s(?:o|u|or|ou|oppure)\s*$/.test(link)) return asked(name, 'unclear')
      name = nameFrom(
        rest(main.slice(0, tokens[other?.from ?? 0]?.start).replace(/\s(?:o|u|ó|or|ou|oppure)\s*$/i, ''), {
          ...found,
          amounts: [first],
        }),
        identity,
      )
    }
    if (Number.isNaN(first.value) || leftoverDigit()) return asked(name, 'unclear')
    if (first.top !== undefined)
      return askRange(name, first, ((first.value + first.top) / 2) * (first.unit?.size ?? 1), first.unit?.id ?? 'g')
    const [count] = counts
    if (!count) return read(name, gramsOf(first), first.approx || loose)
    if (counts.length > 1 || Number.isNaN(count.value)) return asked(name, 'unclear')
    const before = fold(main.slice(0, tokens[first.from]?.start)).trimEnd()
    const each = count.to <= first.from && /(?:\b(?:de|d|di|of|x|a)|×)$/.test(before)
    const times = count.value * (count.unit?.size ?? 1)
    if (each || isEach(text)) return read(name, times * gramsOf(first), first.approx || loose)
    const packaged = count.unit !== undefined && PACKAGES.has(count.unit.id)
    if (times === 1 || (!packaged && (count.unit !== undefined || pieceNamed(name)))) {
      return read(name, gramsOf(first), first.approx || loose)
    }
    return asked(name, 'unclear', asSaid(times * gramsOf(first), why.each(times, gramsOf(first))))
  }

  function noteWeighed(amount: Amount, note: string): Interpretation {
    // «Chapata (2 kg harina)»: the brackets weigh something else.
    const other = interpret(note, context)
    if (other.is === 'part' && find(other.part.name) && !name.toLowerCase().includes(other.part.name.toLowerCase())) {
      return headIsKnown(name) ? asked(name, 'unclear') : { is: 'name', name }
    }
    if (/^\s*\+/.test(note) || Number.isNaN(amount.value) || amount.vague) return asked(name, 'unclear')
    const grams = gramsOf(amount)
    if (amount.top !== undefined)
      return askRange(
        name,
        amount,
        ((amount.value + amount.top) / 2) * (amount.unit?.size ?? 1),
        amount.unit?.id ?? 'g',
      )
    const [count] = counts
    const times = count ? count.value * (count.unit?.size ?? 1) : 1
    if (count && isEach(text)) return read(name, times * grams, amount.approx || loose)
    if (count && times > 1 && count.unit && PACKAGES.has(count.unit.id)) {
      return asked(name, 'unclear', asSaid(times * grams, why.each(times, grams)))
    }
    // A bare weight and another in brackets are two weights.
    if (count && !count.unit && !pieceNamed(name) && count.value > SMALL) return asked(name, 'unclear')
    return read(name, grams, amount.approx || loose || /\b(?:aprox|circa|unos|unas)\b|[≈~]/i.test(note))
  }

  function unweighed(): Interpretation {
    const volume =
      amounts.find(({ unit }) => unit?.kind === 'volume') ??
      noted.find(({ amount }) => amount.unit?.kind === 'volume')?.amount ??
      amounts.find(({ unit }) => unit?.kind === 'spoon' || unit?.kind === 'vessel')
    // «Huevos camperos, 3 L»: a size, not litres.
    if (volume && /\dL|\d\s+L\b/.test(main) && pieceNamed(name))
      return asked(name, 'pieces', byPieces(without(volume), `${name} L`))
    if (volume) return asked(name, volume.top === undefined ? 'volume' : 'range', byVolume(volume, name))
    const trace = amounts.find(({ unit }) => unit?.kind === 'trace')
    if (trace) return asked(name, 'toTaste', byTrace(trace))
    const old = amounts.find(({ unit }) => unit?.kind === 'old')
    if (old) return asked(name, 'unclear', byOldWeight(old))
    const piece = amounts.find(({ unit }) => unit?.kind === 'piece')
    if (piece) return asked(name, piece.top === undefined ? 'pieces' : 'range', byPieces(piece, name))
    return bare()
  }

  function bare(): Interpretation {
    const [amount, ...others] = amounts
    if (!amount) return { is: 'nothing' }
    const { value } = amount
    if (others.length > 0 || leftoverDigit()) {
      const last = amounts.at(-1)?.value ?? Number.NaN
      return asked(name, 'unclear', asSaid(last, why.twoFigures(last)))
    }
    if (Number.isNaN(value)) return asked(name, 'unclear')
    const piece = citrusPart(name) ? (value <= MOST_FRUITS ? citrusPart(name) : undefined) : pieceNamed(name)
    const plural = /s$/.test(fold(name).split(/\s/)[0] ?? '')
    const whole = Number.isInteger(value) || amount.written === '' || !/[.,]/.test(amount.written)
    if (piece && whole && !context.bareUnit && value <= (plural ? SURELY_WEIGHED : MOST_COUNTED)) {
      return asked(name, amount.top === undefined ? 'pieces' : 'range', byPieces(amount, name))
    }
    if (amount.top !== undefined)
      return askRange(name, amount, ((value + amount.top) / 2) * (context.bareUnit?.size ?? 1), 'g')
    if (context.bareUnit) return read(name, gramsOf({ ...amount, unit: context.bareUnit }), amount.approx || loose)
    const kilos = value < 1 || (context.kiloDecimals && /^\d+[.,]\d{3}$/.test(amount.written))
    if (kilos) {
      const figure = Number(amount.written.replace(/^[.,]/, '0.').replace(',', '.'))
      return asked(name, 'unclear', asSaid(figure * 1000, why.kilos(figure)))
    }
    const leads = left.trim() !== '' && tokens[amount.to] !== undefined && amount.from === 0
    const measure = leads && /^\s*\p{L}+\s+(?:de|d['’]|di|of)\s/iu.test(main.slice(tokens[amount.to - 1]?.end))
    const unknown = !headIsKnown(name)
    const behind = trimmed(main.slice(tokens[amount.to - 1]?.end))
    // «Sal 1 pellizco»: a word behind the figure, with the name in front, is a measure that is not known.
    const measureBehind =
      !leads &&
      /\p{L}{2}/u.test(main.slice(0, tokens[amount.from]?.start)) &&
      /\p{L}/u.test(behind) &&
      nameFrom(`x ${behind}`, []) !== 'x'
    if (measureBehind || (unknown && ((leads && measure) || value < SMALL || !context.bareStyle)))
      return asked(name, 'unclear', asSaid(value, why.grams(value)))
    return read(name, gramsOf({ ...amount, unit: GRAM }), amount.approx || loose)
  }

  /** A figure that nothing has accounted for. */
  function leftoverDigit(): boolean {
    const spans = [...attributes, ...amounts]
    return tokens.some((token, at) => /\d/.test(token.text) && !spans.some(({ from, to }) => at >= from && at < to))
  }
}

const without = ({ unit: _, ...amount }: Amount): Amount => amount

/** Said behind the name: «chocolate blanco más o menos». */
const APPROX_SAID = /\b(?:mas o menos|aprox|aproximadamente|o asi|circa|approx)\b|[≈~]/

/** A name whose commas and brackets are its own, because the catalogue has it so: «milk, nonfat, dry». */
function fullName(text: string, short: string, context: Context): string | undefined {
  if (!/[(,/]/.test(text)) return undefined
  const whole = trimmed(rest(text, measured(tokensOf(text), context)))
  return find(whole) !== undefined && find(whole)?.id !== find(short)?.id ? whole : undefined
}

/** «7 g sachet yeast»: what it is sold in is not its name. */
function unpacked(name: string, weightFirst: boolean): string {
  const [first = '', ...others] = name.split(' ')
  const unit = weightFirst && others.length > 0 ? unitNamed(first, fold(first)) : undefined
  return unit && PACKAGES.has(unit.id) ? trimmed(others.join(' ')) : name
}

const citrusWord = (note: string): string | undefined =>
  /^(?:el |la |su )?(zumo|jugo|ralladura|piel|corteza)$/i.exec(note.trim())?.[1]?.toLowerCase()

function withoutAmount(
  text: string,
  name: string,
  percent: number | undefined,
  noted: readonly Amount[],
): Interpretation {
  const taste = TO_TASTE.exec(fold(text))
  if (taste) {
    const folded = fold(text)
    const around =
      folded.length === text.length
        ? `${text.slice(0, taste.index)} ${text.slice(taste.index + taste[0].length)}`
        : text
    const left = nameFrom(around.replace(/\([^()]*\)/g, ' '), [])
    if (left !== '') return asked(left, 'toTaste')
  }
  const [piece] = noted
  if (piece && name !== '' && piece.unit?.kind === 'piece' && !['unidad', 'docena'].includes(piece.unit.id))
    return asked(name, 'pieces', byPieces(piece, name))
  if (piece?.unit && name !== '' && ['volume', 'spoon', 'vessel'].includes(piece.unit.kind))
    return asked(name, 'volume', byVolume(piece, name))
  if (name === '' || !/\p{L}/u.test(name)) return { is: 'nothing' }
  return { is: 'name', name: trimmed(name), ...(percent === undefined ? {} : { percent }) }
}
