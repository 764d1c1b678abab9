import { findRow } from '@obrador/engine'
import type { LineFacts, NotedAmount } from '../facts.ts'
import { amountGramsOf, askRange, questionPart, weighedPart } from '../interpretation.ts'
import { headIsKnown } from '../known.ts'
import { isEachRemark } from '../remarks.ts'
import { pieceNamed, suggestAsSaid } from '../suggest.ts'
import { PACKAGE_UNITS } from '../units.ts'
import type { WeightReader } from './reader.ts'
import { SMALL_FIGURE, timesOfCount } from './weighed.ts'

const otherInBrackets: WeightReader = {
  name: 'the brackets weigh something else',
  example: 'Chapata (2 kg harina)',
  says: 'name',
  read: ({ bracketed, name, again }) => {
    const other = bracketed ? again(bracketed.note) : undefined
    if (other?.is !== 'part' || !findRow(other.part.name)) return undefined
    if (name.toLowerCase().includes(other.part.name.toLowerCase())) return undefined
    return headIsKnown(name) ? questionPart(name, 'unclear') : { is: 'name', name }
  },
}

/** «1,4 kg bruto / 700 g neto»: two weights of one thing. */
const hasAnother = ({ noted }: LineFacts, { amount }: NotedAmount): boolean =>
  !amount.unit?.imperial &&
  noted.some(
    ({ amount: one }) =>
      one.unit?.kind === 'mass' && !one.unit.imperial && Math.abs(amountGramsOf(one) - amountGramsOf(amount)) > 1,
  )

const unclearBrackets: WeightReader = {
  name: 'brackets with several weights, or with more of it',
  example: 'Mango (1,4 kg bruto / 700 g neto)',
  says: 'unclear',
  read: (facts) => {
    const { bracketed, name } = facts
    if (!bracketed) return undefined
    const { note, amount } = bracketed
    const unclear = /^\s*\+/.test(note) || Number.isNaN(amount.value) || amount.vague === true
    return unclear || hasAnother(facts, bracketed) ? questionPart(name, 'unclear') : undefined
  },
}

const rangeInBrackets: WeightReader = {
  name: 'a range in brackets',
  example: '2 manzanas (250-300 g)',
  says: 'range 275',
  read: ({ bracketed, name }) => {
    if (bracketed?.amount.top === undefined) return undefined
    const { amount } = bracketed
    const middle = ((amount.value + (amount.top ?? amount.value)) / 2) * (amount.unit?.size ?? 1)
    return askRange(name, amount, middle, amount.unit?.id ?? 'g')
  },
}

const eachInBrackets: WeightReader = {
  name: 'a count, and the weight of each in brackets',
  example: '2 latas de leche condensada (370 g cada una)',
  says: '740',
  read: ({ bracketed, counts: [count], name, text, loose }) =>
    bracketed && count && isEachRemark(text)
      ? weighedPart(name, timesOfCount(count) * amountGramsOf(bracketed.amount), bracketed.amount.approx || loose)
      : undefined,
}

const packsInBrackets: WeightReader = {
  name: 'packs, and a weight in brackets that may be of one or of all',
  example: '2 latas de leche condensada (370 g)',
  says: 'unclear 740',
  read: ({ bracketed, counts: [count], name }) => {
    if (!bracketed || !count?.unit || timesOfCount(count) <= 1 || !PACKAGE_UNITS.has(count.unit.id)) return undefined
    const [times, grams] = [timesOfCount(count), amountGramsOf(bracketed.amount)]
    return questionPart(name, 'unclear', suggestAsSaid(times * grams, ['each', times, grams]))
  },
}

const bareAndBracketed: WeightReader = {
  name: 'a bare weight and another in brackets',
  example: 'Harina 500 (450 g)',
  says: 'unclear',
  read: ({ bracketed, counts: [count], name }) =>
    bracketed && count && !count.unit && !pieceNamed(name) && count.value > SMALL_FIGURE
      ? questionPart(name, 'unclear')
      : undefined,
}

const weightInBrackets: WeightReader = {
  name: 'a weight in brackets',
  example: '8 yemas (160 g)',
  says: '160',
  read: ({ bracketed, name, loose }) => {
    if (!bracketed) return undefined
    const { amount, note } = bracketed
    const about = /\b(?:aprox|circa|unos|unas)\b|[≈~]/i.test(note)
    return weighedPart(name, amountGramsOf(amount), amount.approx || loose || about)
  },
}

/** Lines whose only weight stands in brackets. */
export const NOTED_READERS: readonly WeightReader[] = [
  otherInBrackets,
  unclearBrackets,
  rangeInBrackets,
  eachInBrackets,
  packsInBrackets,
  bareAndBracketed,
  weightInBrackets,
]
