import { fold } from '../fold.ts'
import { asked, gramsOf } from '../interpretation.ts'
import { why } from '../messages.ts'
import { nameFrom, trimmed } from '../names.ts'
import { MISREAD, RATE, TO_TASTE, WEDGED } from '../remarks.ts'
import { asSaid, byPieces, byVolume } from '../suggest.ts'
import { KILO } from '../units.ts'
import { isOfName } from '../windows.ts'
import type { Reader } from './reader.ts'

const wedged: Reader = {
  name: 'a unit in place of the decimal comma',
  example: '4K8 de harina',
  says: 'unclear 4800',
  read: ({ main, name }) => {
    const [written] = WEDGED.exec(main) ?? []
    if (written === undefined) return undefined
    const grams = Number(written.replace(/\D+/, '.')) * KILO.size
    return asked(name, 'unclear', asSaid(grams, why.misread(written, grams)))
  },
}

/** What a scanner takes figures for. */
const mended = (scanned: string): string =>
  scanned.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1').replaceAll('S', '5').replaceAll('B', '8')

const misread: Reader = {
  name: 'a figure with a letter in it',
  example: 'Harina 25O g',
  says: 'unclear 250',
  read: ({ main, again }) => {
    const [scanned] = MISREAD.exec(main) ?? []
    if (scanned === undefined || mended(scanned) === scanned) return undefined
    const found = again(main.replace(scanned, mended(scanned)))
    if (found.is !== 'part') return undefined
    const grams = found.part.grams ?? found.part.suggest?.grams
    const suggest = grams === undefined ? undefined : asSaid(grams, why.misread(scanned, grams))
    return asked(found.part.name, 'unclear', suggest)
  },
}

const toTaste: Reader = {
  name: 'to taste',
  example: 'sal al gusto',
  says: 'toTaste',
  read: ({ text, found, bracketed }) => {
    if (found.amounts.length > 0 || bracketed) return undefined
    const folded = fold(text)
    const taste = TO_TASTE.exec(folded)
    if (!taste) return undefined
    const around =
      folded.length === text.length
        ? `${text.slice(0, taste.index)} ${text.slice(taste.index + taste[0].length)}`
        : text
    const name = nameFrom(around.replace(/\([^()]*\)/g, ' '), [])
    return name === '' ? undefined : asked(name, 'toTaste')
  },
}

const notedMeasure: Reader = {
  name: 'a measure in brackets alone',
  example: 'leche (2 tazas)',
  says: 'volume 516',
  read: ({ name, found, bracketed, noted }) => {
    const amount = noted[0]?.amount
    if (found.amounts.length > 0 || bracketed || name === '' || !amount?.unit) return undefined
    if (amount.unit.kind === 'piece' && !['unidad', 'docena'].includes(amount.unit.id))
      return asked(name, 'pieces', byPieces(amount, name))
    return ['volume', 'spoon', 'vessel'].includes(amount.unit.kind)
      ? asked(name, 'volume', byVolume(amount, name))
      : undefined
  },
}

const nameAlone: Reader = {
  name: 'a name without an amount',
  example: 'Harina de fuerza',
  says: 'name',
  read: ({ name, found, bracketed, percent }) => {
    if (found.amounts.length > 0 || bracketed) return undefined
    if (name === '' || !/\p{L}/u.test(name)) return { is: 'nothing' }
    return { is: 'name', name: trimmed(name), ...(percent === undefined ? {} : { percent }) }
  },
}

const shareBehindGrade: Reader = {
  name: 'a share of the whole behind a figure of the name',
  example: 'nata 35 15 %',
  says: 'name',
  read: ({ context, main, found: { amounts, attributes, tokens }, name }) => {
    const [amount] = amounts
    const share = attributes.find(({ percent }) => percent !== undefined)
    if (!context.shares || amounts.length !== 1 || !amount || amount.unit || !share) return undefined
    const grade = amount.to === share.from && share.to === tokens.length && isOfName(name, amount.value)
    const named = trimmed(main.slice(0, tokens[amount.to - 1]?.end))
    return grade ? { is: 'name', name: named, percent: share.percent ?? 0 } : undefined
  },
}

const shareBehindPercentage: Reader = {
  name: 'a share of the whole behind a percentage of the name',
  example: 'nata 35 % 8 %',
  says: 'name',
  read: ({ main, found: { amounts, attributes, tokens } }) => {
    const [own, share, ...more] = attributes.filter(({ percent }) => percent !== undefined)
    if (amounts.length > 0 || !own || !share || more.length > 0 || share.to !== tokens.length) return undefined
    const head = trimmed(main.slice(0, tokens[own.from]?.start))
    if (head === '' || !isOfName(head, own.percent ?? 0)) return undefined
    return { is: 'name', name: `${head} ${tokens[own.from]?.text}`, percent: share.percent ?? 0 }
  },
}

const amountAlone: Reader = {
  name: 'an amount without a name',
  example: '250 g',
  says: 'amount',
  read: ({ name, identity, found: { amounts } }) => {
    if (name !== '' || identity.length > 0) return undefined
    return amounts.length > 0 ? { is: 'amount', amounts } : { is: 'nothing' }
  },
}

const rate: Reader = {
  name: 'so much in something else',
  example: 'neutro 5 g/l',
  says: 'unclear',
  read: ({ main, name, found: { amounts } }) =>
    RATE.test(fold(main)) && amounts.some(({ unit }) => unit?.kind === 'mass') ? asked(name, 'unclear') : undefined,
}

const doubtful: Reader = {
  name: 'a figure that is said to be in doubt',
  example: 'azúcar 200 y pico',
  says: 'unclear 200',
  read: ({ main, name, found: { amounts } }) => {
    const questioned = /[?¿]|#/.test(main) && /\d/.test(main)
    const doubted = amounts.find(({ vague }) => vague) ?? (questioned ? amounts[0] : undefined)
    if (!doubted) return undefined
    const grams = doubted.unit?.kind === 'mass' || !doubted.unit ? gramsOf(doubted) : Number.NaN
    return asked(name, 'unclear', asSaid(grams, why.vague(grams)))
  },
}

/** How the figures are written, whatever they weigh. */
export const WRITTEN: readonly Reader[] = [
  wedged,
  misread,
  toTaste,
  notedMeasure,
  shareBehindPercentage,
  nameAlone,
  shareBehindGrade,
  amountAlone,
  rate,
  doubtful,
]
