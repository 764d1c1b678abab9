import type { LineAmount } from '../amounts.ts'
import type { LineFacts } from '../facts.ts'
import { questionPart } from '../interpretation.ts'
import { isEachRemark } from '../remarks.ts'
import { pieceNamed, suggestByOldWeight, suggestByPieces, suggestByTrace, suggestByVolume } from '../suggest.ts'
import type { UnitKind } from '../units.ts'
import type { WeightReader } from './reader.ts'
import { timesOfCount } from './weighed.ts'

const ofKind = ({ found }: LineFacts, ...kinds: readonly UnitKind[]): LineAmount | undefined =>
  found.amounts.find(({ unit }) => unit && kinds.includes(unit.kind))

const volumeIn = (facts: LineFacts): LineAmount | undefined =>
  ofKind(facts, 'volume') ??
  facts.noted.find(({ amount }) => amount.unit?.kind === 'volume')?.amount ??
  ofKind(facts, 'spoon', 'vessel')

const without = ({ unit: _, ...amount }: LineAmount): LineAmount => amount

const sized: WeightReader = {
  name: 'a size of eggs that looks like litres',
  example: 'Huevos camperos, 3 L',
  says: 'pieces 180',
  read: (facts) => {
    const volume = volumeIn(facts)
    return volume && /\dL|\d\s+L\b/.test(facts.main) && pieceNamed(facts.name)
      ? questionPart(facts.name, 'pieces', suggestByPieces(without(volume), `${facts.name} L`))
      : undefined
  },
}

/** «3 bricks de 200 ml»: how many of the volume there are. */
function packsOf({ counts, found, text }: LineFacts, volume: LineAmount): number {
  const [packs] = counts
  const inBrackets = counts.length === 1 && volume.unit?.kind === 'volume' && !found.amounts.includes(volume)
  // «2 cans (400 ml each)».
  if (packs && inBrackets && isEachRemark(text)) return timesOfCount(packs)
  return packs && !inBrackets && packs.to <= volume.from && !Number.isNaN(packs.value) ? timesOfCount(packs) : 1
}

const volume: WeightReader = {
  name: 'a volume, spoons or vessels',
  example: '3 bricks de 200 ml de nata',
  says: 'volume 600',
  read: (facts) => {
    const amount = volumeIn(facts)
    if (!amount) return undefined
    const times = packsOf(facts, amount)
    const whole = times === 1 ? amount : { ...amount, value: amount.value * times }
    return questionPart(facts.name, amount.top === undefined ? 'volume' : 'range', suggestByVolume(whole, facts.name))
  },
}

const trace: WeightReader = {
  name: 'as much as fingers take',
  example: 'una pizca de sal',
  says: 'toTaste 0.5',
  read: (facts) => {
    const amount = ofKind(facts, 'trace')
    return amount ? questionPart(facts.name, 'toTaste', suggestByTrace(amount)) : undefined
  },
}

const oldWeight: WeightReader = {
  name: 'a weight that differed from place to place',
  example: '2 libras de harina',
  says: 'unclear 920',
  read: (facts) => {
    const amount = ofKind(facts, 'old')
    return amount ? questionPart(facts.name, 'unclear', suggestByOldWeight(amount)) : undefined
  },
}

const pieces: WeightReader = {
  name: 'pieces that are named',
  example: '4 hojas de gelatina',
  says: 'pieces 8',
  read: (facts) => {
    const amount = ofKind(facts, 'piece')
    return amount
      ? questionPart(facts.name, amount.top === undefined ? 'pieces' : 'range', suggestByPieces(amount, facts.name))
      : undefined
  },
}

/** Lines that measure and do not weigh. */
export const MEASURE_READERS: readonly WeightReader[] = [sized, volume, trace, oldWeight, pieces]
