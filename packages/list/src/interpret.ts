import { find } from '@obrador/engine'
import { type Amount, measured } from './amounts.ts'
import { fold } from './fold.ts'
import { asked, askRange, type Context, gramsOf, type Interpretation, read } from './interpretation.ts'
import { headIsKnown, headWordIsKnown } from './known.ts'
import { tokensOf } from './lexer.ts'
import { why } from './messages.ts'
import { isIdentity, nameFrom, trimmed } from './names.ts'
import { citrusWord, fullName, heldIn, rest, unpacked } from './naming.ts'
import { bracketsOf, isAlternative, isEach, MISREAD, RATE, TO_TASTE, WEDGED, withoutPurpose } from './remarks.ts'
import { asSaid, byOldWeight, byPieces, byTrace, byVolume, citrusPart, formOf, pieceNamed } from './suggest.ts'
import { GRAM, KILO, PACKAGES, unitNamed } from './units.ts'

/** What nature counts and shops do not: up to two dozen, a bare figure in front of it is a count. */
const MOST_COUNTED = 24
/** Above this even a plural is weighed. */
const SURELY_WEIGHED = 60
/** Below this a bare figure behind which no known name stands may be a count of something. */
const SMALL = 24
const MOST_FRUITS = 4
/** So few «of» something are measures, not grams. */
const FEW = 10

/** The percentage of a baker behind a weight, or between a name and its weight: «500 g 100 %», «Agua 68 % - 1360 g». */
const BAKERS =
  /(?<=\d\s*\p{L}+\.?\s+)[\d.,]+\s*%\s*$|(?<![\d.,])[\d.,]+\s*%\s*(?=[-–—:=→|]\s*[\d.,]+\s*(?:k?g|grs?|gramos|kilos?)\b)/u

/** What one ingredient says of its weight; the text has no bullet, stamp or number in front. */
export function interpret(text: string, context: Context): Interpretation {
  const { main: whole, inside } = bracketsOf(text)
  const aimed = withoutPurpose(whole)
  const main = context.bakers ? aimed.replace(BAKERS, '') : aimed
  const found = measured(tokensOf(main), context)
  const { amounts, attributes, tokens } = found
  const identity = inside.filter((note) => isIdentity(note) && !(context.bakers && /^[\d.,\s]+%$/.test(note)))
  const left = rest(main, found)
  const loose = APPROX_SAID.test(fold(left)) || inside.some((note) => !/\d/.test(note) && APPROX_SAID.test(fold(note)))
  const written = nameFrom(left, identity)
  const held = amounts[0]?.from === 0 ? heldIn(written) : undefined
  let name = held ?? unpacked(written, amounts[0]?.from === 0)
  name = fullName(text, name, context) ?? name
  const citrus = inside.map(citrusWord).find((part) => part !== undefined)
  if (citrus && /^(?:lim[oó]n|limones|naranjas?|limas?)$/i.test(name)) name = `${citrus} de ${name}`

  // «4K8»: four kilos and eight hundred, for those who write so.
  const [wedged] = WEDGED.exec(main) ?? []
  if (wedged !== undefined) {
    const grams = Number(wedged.replace(/\D+/, '.')) * KILO.size
    return asked(name, 'unclear', asSaid(grams, why.misread(wedged, grams)))
  }
  const misread = MISREAD.exec(main)
  if (misread) {
    const [scanned] = misread
    const mended = scanned.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1').replaceAll('S', '5').replaceAll('B', '8')
    const again = mended === scanned ? undefined : interpret(main.replace(scanned, mended), context)
    if (again?.is === 'part') {
      const grams = again.part.grams ?? again.part.suggest?.grams
      return asked(
        again.part.name,
        'unclear',
        grams === undefined ? undefined : asSaid(grams, why.misread(scanned, grams)),
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
    // «250 g + 150 g para el caramelo»: two things that are not weighed together.
    if (
      /\d\s*\p{L}*\.?\s*(?:\+|\b(?:y|m[aá]s|and|et|plus)\b)\s*\d[^+]*\s(?:para|per|pour|for|extra|aparte)\b/iu.test(
        whole,
      )
    )
      return asked(name, 'unclear', asSaid(gramsOf(first), why.grams(gramsOf(first))))
    if (first.top !== undefined)
      return askRange(name, first, ((first.value + first.top) / 2) * (first.unit?.size ?? 1), first.unit?.id ?? 'g')
    const before = fold(main.slice(0, tokens[first.from]?.start)).trimEnd()
    const [count] = counts
    // «panetti da 270 g»: so much each of something that nobody counts here.
    if (!count && first.from > 0 && /\s(?:de|da|di|of|zu)$/.test(before) && !headIsKnown(name))
      return asked(name, 'unclear', asSaid(gramsOf(first), why.grams(gramsOf(first))))
    // «saco 15 kg»: how it is sold, unless somebody says how many.
    const [pack = ''] = /(\p{L}+)(?:\s+(?:de|da|di|of))?$/u.exec(before)?.slice(1) ?? []
    if (!count && first.from > 1 && unitNamed(pack, pack)?.id === 'paquete')
      return asked(name, 'unclear', asSaid(gramsOf(first), why.grams(gramsOf(first))))
    // «15 kg c/u», and nobody says of how many.
    if (!count && isEach(text)) return asked(name, 'unclear')
    if (!count) return read(name, gramsOf(first), first.approx || loose)
    const numbered = nameWithFigure(count, first) ?? nameAroundFigure(count, first)
    if (numbered && counts.length === 1) return read(numbered, gramsOf(first), first.approx || loose)
    if (counts.length > 1 || Number.isNaN(count.value)) return asked(name, 'unclear')
    const each = count.to <= first.from && /(?:\b(?:de|d|di|da|of|x|a|zu)|×)$/.test(before)
    const times = count.value * (count.unit?.size ?? 1)
    if (each || isEach(text)) return read(name, times * gramsOf(first), first.approx || loose)
    const packaged = count.unit !== undefined && PACKAGES.has(count.unit.id)
    if (times === 1 || (!packaged && (count.unit !== undefined || pieceNamed(name)))) {
      return read(name, gramsOf(first), first.approx || loose)
    }
    return asked(name, 'unclear', asSaid(times * gramsOf(first), why.each(times, gramsOf(first))))
  }

  /** «Neutro para cremas 5»: a figure that the catalogue has in the name, `weight` apart. */
  function nameWithFigure(figure: Amount, weight: Amount): string | undefined {
    if (figure.unit || tokens[figure.from - 1]?.kind !== 'word') return undefined
    const whole = trimmed(rest(main, { ...found, amounts: [weight] }))
    return find(whole) ? whole : undefined
  }

  /** «60 g procrema 100 cold», «procrema 100 cold: 60 g»: a large figure amid words, apart from the weight, is of the name. */
  function nameAroundFigure(figure: Amount, weight: Amount): string | undefined {
    const amid = tokens[figure.from - 1]?.kind === 'word' && tokens[figure.to]?.kind === 'word'
    const apart = weight.from === 0 ? figure.from > weight.to : tokens[weight.from - 1]?.text === ':'
    if (figure.unit || figure.value < SMALL || !amid || !apart) return undefined
    return nameFrom(rest(main, { ...found, amounts: [weight] }), identity)
  }

  function noteWeighed(amount: Amount, note: string): Interpretation {
    // «Chapata (2 kg harina)»: the brackets weigh something else.
    const other = interpret(note, context)
    if (other.is === 'part' && find(other.part.name) && !name.toLowerCase().includes(other.part.name.toLowerCase())) {
      return headIsKnown(name) ? asked(name, 'unclear') : { is: 'name', name }
    }
    // «1,4 kg bruto / 700 g neto»: two weights of one thing.
    const another = noted.some(
      ({ amount: one }) =>
        one.unit?.kind === 'mass' && !one.unit.imperial && Math.abs(gramsOf(one) - gramsOf(amount)) > 1,
    )
    if ((another && !amount.unit?.imperial) || /^\s*\+/.test(note) || Number.isNaN(amount.value) || amount.vague)
      return asked(name, 'unclear')
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
    // «3 bricks de 200 ml».
    const packs =
      counts.length === 1 && volume?.unit?.kind === 'volume' && !amounts.includes(volume) ? undefined : counts[0]
    const times =
      packs && volume && packs.to <= volume.from && !Number.isNaN(packs.value)
        ? packs.value * (packs.unit?.size ?? 1)
        : 1
    if (volume)
      return asked(
        name,
        volume.top === undefined ? 'volume' : 'range',
        byVolume(times === 1 ? volume : { ...volume, value: volume.value * times }, name),
      )
    const trace = amounts.find(({ unit }) => unit?.kind === 'trace')
    if (trace) return asked(name, 'toTaste', byTrace(trace))
    const old = amounts.find(({ unit }) => unit?.kind === 'old')
    if (old) return asked(name, 'unclear', byOldWeight(old))
    const piece = amounts.find(({ unit }) => unit?.kind === 'piece')
    if (piece) return asked(name, piece.top === undefined ? 'pieces' : 'range', byPieces(piece, name))
    return bare()
  }

  function bare(): Interpretation {
    const [first, ...behind] = amounts
    const second = behind.length === 1 && !leftoverDigit() ? behind[0] : undefined
    const numbered = first && second ? nameWithFigure(first, second) : undefined
    if (numbered && second) return bareFigure(numbered, second, [])
    return first ? bareFigure(name, first, behind) : { is: 'nothing' }
  }

  function bareFigure(name: string, amount: Amount, others: readonly Amount[]): Interpretation {
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
    // «Torrijas x 30»: so many times, and nobody says what.
    if (/\s[x×]\s*$/i.test(main.slice(0, tokens[amount.from]?.start))) return asked(name, 'unclear')
    // «Vainilla en vaina 1».
    const form = whole && !context.bareUnit && value <= MOST_COUNTED ? formOf(name) : undefined
    if (form && amount.top === undefined) return asked(name, 'pieces', byPieces({ ...amount, unit: form }, name))
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
    const tail = trimmed(main.slice(tokens[amount.to - 1]?.end))
    // «Sal 1 pellizco»: a word behind the figure, with the name in front, is a measure that is not known.
    const measureBehind =
      !leads &&
      /\p{L}{2}/u.test(main.slice(0, tokens[amount.from]?.start)) &&
      /\p{L}/u.test(tail) &&
      nameFrom(`x ${tail}`, []) !== 'x'
    // «2 de azúcar»: of the measure that was named before, perhaps.
    const ofSomething = leads && value < FEW && /^\s*(?:de|d['’]|di)\s/i.test(main.slice(tokens[amount.to - 1]?.end))
    const strange =
      ofSomething || (leads && (held !== undefined || ((measure || value < SMALL) && !headWordIsKnown(name))))
    if (measureBehind || strange || (unknown && ((leads && measure) || value < SMALL || !context.bareStyle)))
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
