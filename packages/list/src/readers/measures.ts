import type { Amount } from '../amounts.ts'
import type { LineFacts } from '../facts.ts'
import { asked } from '../interpretation.ts'
import { isEach } from '../remarks.ts'
import { byOldWeight, byPieces, byTrace, byVolume, pieceNamed } from '../suggest.ts'
import type { UnitKind } from '../units.ts'
import type { Reader } from './reader.ts'
import { timesOf } from './weighed.ts'

const ofKind = ({ found }: LineFacts, ...kinds: readonly UnitKind[]): Amount | undefined =>
  found.amounts.find(({ unit }) => unit && kinds.includes(unit.kind))

const volumeIn = (facts: LineFacts): Amount | undefined =>
  ofKind(facts, 'volume') ??
  facts.noted.find(({ amount }) => amount.unit?.kind === 'volume')?.amount ??
  ofKind(facts, 'spoon', 'vessel')

const without = ({ unit: _, ...amount }: Amount): Amount => amount

const sized: Reader = {
  name: 'a size of eggs that looks like litres',
  example: 'Huevos camperos, 3 L',
  says: 'pieces 180',
  read: (facts) => {
    const volume = volumeIn(facts)
    return volume && /\dL|\d\s+L\b/.test(facts.main) && pieceNamed(facts.name)
      ? asked(facts.name, 'pieces', byPieces(without(volume), `${facts.name} L`))
      : undefined
  },
}

/** «3 bricks de 200 ml»: how many of the volume there are. */
function packsOf({ counts, found, text }: LineFacts, volume: Amount): number {
  const [packs] = counts
  const inBrackets = counts.length === 1 && volume.unit?.kind === 'volume' && !found.amounts.includes(volume)
  // «2 cans (400 ml each)».
  if (packs && inBrackets && isEach(text)) return timesOf(packs)
  return packs && !inBrackets && packs.to <= volume.from && !Number.isNaN(packs.value) ? timesOf(packs) : 1
}

const volume: Reader = {
  name: 'a volume, spoons or vessels',
  example: '3 bricks de 200 ml de nata',
  says: 'volume 600',
  read: (facts) => {
    const amount = volumeIn(facts)
    if (!amount) return undefined
    const times = packsOf(facts, amount)
    const whole = times === 1 ? amount : { ...amount, value: amount.value * times }
    return asked(facts.name, amount.top === undefined ? 'volume' : 'range', byVolume(whole, facts.name))
  },
}

const trace: Reader = {
  name: 'as much as fingers take',
  example: 'una pizca de sal',
  says: 'toTaste 0.5',
  read: (facts) => {
    const amount = ofKind(facts, 'trace')
    return amount ? asked(facts.name, 'toTaste', byTrace(amount)) : undefined
  },
}

const oldWeight: Reader = {
  name: 'a weight that differed from place to place',
  example: '2 libras de harina',
  says: 'unclear 920',
  read: (facts) => {
    const amount = ofKind(facts, 'old')
    return amount ? asked(facts.name, 'unclear', byOldWeight(amount)) : undefined
  },
}

const pieces: Reader = {
  name: 'pieces that are named',
  example: '4 hojas de gelatina',
  says: 'pieces 8',
  read: (facts) => {
    const amount = ofKind(facts, 'piece')
    return amount
      ? asked(facts.name, amount.top === undefined ? 'pieces' : 'range', byPieces(amount, facts.name))
      : undefined
  },
}

/** Lines that measure and do not weigh. */
export const MEASURES: readonly Reader[] = [sized, volume, trace, oldWeight, pieces]
