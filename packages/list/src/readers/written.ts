import { foldText } from '../fold.ts'
import { amountGramsOf, questionPart } from '../interpretation.ts'
import { nameFrom, trimmedName } from '../names.ts'
import { MISREAD_FIGURE, RATE_REMARK, TO_TASTE, WEDGED_UNIT } from '../remarks.ts'
import { suggestAsSaid, suggestByPieces, suggestByVolume } from '../suggest.ts'
import { KILO_UNIT } from '../units.ts'
import { isOfName } from '../windows.ts'
import type { WeightReader } from './reader.ts'

const wedged: WeightReader = {
  name: 'a unit in place of the decimal comma',
  example: '4K8 de harina',
  says: 'unclear 4800',
  read: ({ main, name }) => {
    const [written] = WEDGED_UNIT.exec(main) ?? []
    if (written === undefined) return undefined
    const grams = Number(written.replace(/\D+/, '.')) * KILO_UNIT.size
    return questionPart(name, 'unclear', suggestAsSaid(grams, ['misread', written, grams]))
  },
}

/** What a scanner takes figures for. */
const mended = (scanned: string): string =>
  scanned.replace(/[Oo]/g, '0').replace(/[Il|]/g, '1').replaceAll('S', '5').replaceAll('B', '8')

const misread: WeightReader = {
  name: 'a figure with a letter in it',
  example: 'Harina 25O g',
  says: 'unclear 250',
  read: ({ main, again }) => {
    const [scanned] = MISREAD_FIGURE.exec(main) ?? []
    if (scanned === undefined || mended(scanned) === scanned) return undefined
    const found = again(main.replace(scanned, mended(scanned)))
    if (found.is !== 'part') return undefined
    const grams = found.part.grams ?? found.part.suggest?.grams
    const suggest = grams === undefined ? undefined : suggestAsSaid(grams, ['misread', scanned, grams])
    return questionPart(found.part.name, 'unclear', suggest)
  },
}

const toTaste: WeightReader = {
  name: 'to taste',
  example: 'sal al gusto',
  says: 'toTaste',
  read: ({ text, found, bracketed }) => {
    if (found.amounts.length > 0 || bracketed) return undefined
    const folded = foldText(text)
    const taste = TO_TASTE.exec(folded)
    if (!taste) return undefined
    const around =
      folded.length === text.length
        ? `${text.slice(0, taste.index)} ${text.slice(taste.index + taste[0].length)}`
        : text
    const name = nameFrom(around.replace(/\([^()]*\)/g, ' '), [])
    return name === '' ? undefined : questionPart(name, 'toTaste')
  },
}

const besideOthers: WeightReader = {
  name: 'several ingredients and one amount between them',
  example: 'fresa, plátano y naranja 100 g',
  says: 'unclear 100',
  read: ({ beside, weighed }) => {
    if (beside === undefined) return undefined
    const grams = weighed && !weighed.disputed ? amountGramsOf(weighed.first) : Number.NaN
    return questionPart(beside, 'unclear', suggestAsSaid(grams, ['grams', grams]))
  },
}

const notedMeasure: WeightReader = {
  name: 'a measure in brackets alone',
  example: 'leche (2 tazas)',
  says: 'volume 516',
  read: ({ name, found, bracketed, noted }) => {
    const amount = noted[0]?.amount
    if (found.amounts.length > 0 || bracketed || name === '' || !amount?.unit) return undefined
    if (amount.unit.kind === 'piece' && !['unidad', 'docena'].includes(amount.unit.id))
      return questionPart(name, 'pieces', suggestByPieces(amount, name))
    return ['volume', 'spoon', 'vessel'].includes(amount.unit.kind)
      ? questionPart(name, 'volume', suggestByVolume(amount, name))
      : undefined
  },
}

const nameAlone: WeightReader = {
  name: 'a name without an amount',
  example: 'Harina de fuerza',
  says: 'name',
  read: ({ name, found, bracketed, percent }) => {
    if (found.amounts.length > 0 || bracketed) return undefined
    if (name === '' || !/\p{L}/u.test(name)) return { is: 'nothing' }
    return { is: 'name', name: trimmedName(name), ...(percent === undefined ? {} : { percent }) }
  },
}

const shareBehindGrade: WeightReader = {
  name: 'a share of the whole beside a figure of the name',
  example: 'nata 35 15 %',
  says: 'name',
  read: ({ context, main, found: { amounts, attributes, tokens } }) => {
    const [amount] = amounts
    const share = attributes.find(({ percent }) => percent !== undefined)
    if (!context.shares || amounts.length !== 1 || !amount || amount.unit || !share) return undefined
    const isBehind = amount.to === share.from && share.to === tokens.length
    const isBefore = share.from === 0 && amount.to === tokens.length
    const [from, to] = [isBefore ? tokens[share.to]?.start : 0, tokens[amount.from]?.start]
    if (!(isBehind || isBefore) || !isOfName(trimmedName(main.slice(from, to)), amount.value)) return undefined
    return { is: 'name', name: trimmedName(main.slice(from, tokens[amount.to - 1]?.end)), percent: share.percent ?? 0 }
  },
}

const shareBehindPercentage: WeightReader = {
  name: 'a share of the whole behind a percentage of the name',
  example: 'nata 35 % 8 %',
  says: 'name',
  read: ({ main, found: { amounts, attributes, tokens } }) => {
    const [own, share, ...more] = attributes.filter(({ percent }) => percent !== undefined)
    if (amounts.length > 0 || !own || !share || more.length > 0 || share.to !== tokens.length) return undefined
    const head = trimmedName(main.slice(0, tokens[own.from]?.start))
    if (head === '' || !isOfName(head, own.percent ?? 0)) return undefined
    return { is: 'name', name: `${head} ${tokens[own.from]?.text}`, percent: share.percent ?? 0 }
  },
}

const amountAlone: WeightReader = {
  name: 'an amount without a name',
  example: '250 g',
  says: 'amount',
  read: ({ name, identity, found: { amounts } }) => {
    if (name !== '' || identity.length > 0) return undefined
    return amounts.length > 0 ? { is: 'amount', amounts } : { is: 'nothing' }
  },
}

const rate: WeightReader = {
  name: 'so much in something else',
  example: 'neutro 5 g/l',
  says: 'unclear',
  read: ({ main, name, found: { amounts } }) =>
    RATE_REMARK.test(foldText(main)) && amounts.some(({ unit }) => unit?.kind === 'mass')
      ? questionPart(name, 'unclear')
      : undefined,
}

const doubtful: WeightReader = {
  name: 'a figure that is said to be in doubt',
  example: 'azúcar 200 y pico',
  says: 'unclear 200',
  read: ({ main, name, found: { amounts } }) => {
    const questioned = /[?¿]|#/.test(main) && /\d/.test(main)
    const doubted = amounts.find(({ vague }) => vague) ?? (questioned ? amounts[0] : undefined)
    if (!doubted) return undefined
    const grams = doubted.unit?.kind === 'mass' || !doubted.unit ? amountGramsOf(doubted) : Number.NaN
    return questionPart(name, 'unclear', suggestAsSaid(grams, ['vague', grams]))
  },
}

/** How the figures are written, whatever they weigh. */
export const WRITTEN_READERS: readonly WeightReader[] = [
  wedged,
  misread,
  toTaste,
  besideOthers,
  notedMeasure,
  shareBehindPercentage,
  nameAlone,
  shareBehindGrade,
  amountAlone,
  rate,
  doubtful,
]
