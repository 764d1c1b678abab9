import { englishList, englishNumber, englishQuoted } from '@obrador/engine/language'
import type { TypeReadAnswer } from '@obrador/list'
import type { ToolMessages } from './tool-messages.ts'

const withUnit = (figures: string, unit: string): string =>
  `${figures}${unit === '%' || unit === '' ? unit : ` ${unit}`}`
const signed = (value: number): string => `${value > 0 ? '+' : ''}${englishNumber(value)}`
const span = ([least, most]: readonly [number, number]): string =>
  `${englishNumber(least, 1)}–${englishNumber(most, 1)}`
const weighing = (grams: number, isAbout: boolean): string => `, ${isAbout ? '≈ ' : ''}${englishNumber(grams)} g`

export const englishMessages: ToolMessages = {
  number: (value, decimals) => englishNumber(value, decimals),
  answerHeads: {
    out: 'Out of range',
    corrections: 'Corrections, in grams of the batch you sent (together and in this order)',
    remarks: 'Remarks',
    clashes: 'Does not add up',
    inside: 'What it holds per 100 g',
    likelyRecipe: 'The likely recipe',
    bases: 'Bases, in grams per kilo',
    corrected: 'To add per kilo of base',
    because: 'Why',
    proposals: 'Changes',
    warnings: 'Warnings',
    readings: 'How each line was read',
    doubtful: 'Lines to check',
    figures: 'Figures',
    score: 'Score',
    keeping: 'Keeping',
    usual: 'Against what is published',
    adjusted: 'Adjusted formula',
    why: 'What was done',
    relaxations: 'Moving one of these limits would be enough',
    openings: 'Or adding one of these ingredients',
    freeings: 'Or freeing one of these, which are fixed',
    measure: 'Measuring would tell more',
    perPortion: 'Per portion',
    mentions: 'Mandatory statements',
    types: 'Types',
    ranges: 'Target ranges',
    variants: 'Variants',
    found: 'Rows of the catalogue',
    parts: 'Recipes or parts of the text',
    lines: 'What it weighs',
    asked: 'What to ask',
  },
  CALCULATION_FAULT:
    'The calculation failed by a fault of ours: try again and, if it happens again, tell us with the formula you sent.',
  rangeText: (least, most) => `${englishNumber(least)} to ${englishNumber(most)}`,
  withUnit,
  headlineText: (type, craft, verdict, said) =>
    `${type} (${craft}): ${verdict === '' || said.toLowerCase().startsWith(verdict) ? '' : `${verdict}. `}${said}`,
  missingText: ({ side, distance, decimals, unit }) => {
    const figure = englishNumber(distance, decimals)
    const points = figure === '1' ? 'point' : 'points'
    return `${figure}${unit === '%' || unit === 'puntos' ? ` ${points}` : unit && ` ${unit}`} ${side === 'under' ? 'below the minimum' : 'above the maximum'}`
  },
  outsideText: (label, value, unit, range, missing) =>
    `${label} ${withUnit(englishNumber(value), unit)}, ${range}: ${missing}`,
  readAsText: (name, as, id, isExact) => {
    if (as === undefined)
      return isExact
        ? `${englishQuoted(name)}: by what you say of it`
        : `${englishQuoted(name)}: not known, it only weighs`
    return `${englishQuoted(name)} → ${as} (${id})${isExact ? '' : ', interpreted: check it'}`
  },
  weighingText: weighing,
  UNWEIGHED_TEXT: ', not weighed: ask how much',
  uncountedText: (name) => `${englishQuoted(name)}, no weight: not counted`,
  legalText: (isHeld, name) =>
    isHeld === null
      ? `It may be called “${name}” if what a formula does not tell is met too`
      : isHeld
        ? `It may be called “${name}”`
        : `It may not be called “${name}”`,
  besidesText: (what) => `If, besides: ${what.join('; ')}`,
  looksLike: (label, because) => `It looks like another product, ${label}: ${because}`,
  textSeems: (read: TypeReadAnswer | undefined) =>
    read &&
    `The text looks like ${read.tipo} (${read.oficio}): ${read.porque}${
      read.alternativas.length > 0
        ? `. It could be ${englishList(
            read.alternativas.map(({ tipo }) => tipo),
            'or',
          )}`
        : ''
    }`,
  textTitle: (title) => `It is called ${englishQuoted(title)}`,
  partText: (title, grams, type, isJudged) =>
    `${title === undefined ? 'No name' : englishQuoted(title)}, ${englishNumber(grams)} g${
      type === undefined ? '' : `: looks like ${type}`
    }${isJudged ? ' (the one that is judged)' : ''}`,
  lineText: (name, grams, isAbout) =>
    grams === undefined ? englishQuoted(name) : `${englishQuoted(name)}${weighing(grams, isAbout)}`,
  lineAsked: (name, what, grams) =>
    `${englishQuoted(name)}: ${what}${grams === undefined ? '' : `, ${englishNumber(grams)} g?`}`,
  feasibleText: (isFeasible) => {
    if (isFeasible === undefined) return 'Whether it can be done is not known: this is the best formula that was found.'
    return isFeasible
      ? 'It can be done: the grams below meet all that was asked.'
      : 'Not all that was asked can be met: this is the nearest formula.'
  },
  movedText: (name, before, after, change, isNew) =>
    `${name}: ${englishNumber(before)} → ${englishNumber(after)} g${change === 0 ? '' : ` (${signed(change)})`}${isNew ? ', new' : ''}`,
  relaxedText: (label, end, from, to, unit) =>
    `${label}: ${end === 'min' ? 'minimum' : 'maximum'} from ${englishNumber(from)} to ${withUnit(englishNumber(to), unit)}`,
  openedText: (name, grams) => `${name}, ${englishNumber(grams)} g`,
  noName: (type) => `${type}, with no legal name that fits`,
  deniedName: (name) => `${englishQuoted(name)}: it may not be called so, see the warnings`,
  openName: (name) => `${englishQuoted(name)}: to be settled, see the warnings`,
  costWithout: (names) =>
    `The cost leaves out ${englishList(names.map(englishQuoted), 'and')}, without a price: it is a minimum.`,
  allergensUnknown: (names) =>
    `No allergen data for ${englishList(names.map(englishQuoted), 'and')}: ask the supplier for the data sheet; do not take them as free of allergens.`,
  wouldRead: (q, name, id) => `In a formula ${englishQuoted(q)} is read as ${name} (${id}).`,
  wouldNotRead: (q) =>
    `In a formula ${englishQuoted(q)} is not known: it would weigh and bring nothing. Use one of the rows that look like it or, if you have the supplier’s data sheet, give its composition in the line («azucares», «materiagrasa», «proteinas»…; in «etiquetar», «ficha»).`,
  moreText: (count) => `and ${count} more: narrow the search`,
  compositionText: (name) => `${name}, per 100 g`,
  priceText: (euros) => `guide price ${englishNumber(euros)} €/kg`,
  allergensText: (which) => (which.length === 0 ? 'no allergens of annex II' : `allergens: ${which.join(', ')}`),
  sourceText: (title, grade) => `source: ${title} (grade ${grade})`,
  typesHead: (craft, usual) => `${craft}. If no other is told, ${usual}.`,
  sackPart: (name, share, unit = '%') =>
    share
      ? `${name}: ${withUnit(englishNumber(share.valor, 1), unit)}${share.probable ? `, likely ${span(share.probable)}` : ''}${share.seguro ? `, certain ${span(share.seguro)}` : ''}`
      : name,
  baseTold: (name, lines, flavours) =>
    `${name}: ${lines.map((line) => `${line.name} ${englishNumber(line.grams, 1)} g`).join(', ')}${flavours.length > 0 ? ` (${flavours.join(', ')})` : ''}`,
  proposalTold: (name, changes) =>
    `${name}: ${changes.map((one) => `${one.name} from ${englishNumber(one.de, 1)} to ${englishNumber(one.a, 1)} g`).join(', ')}`,
  menuOrChange: () => 'What is asked is missing, or is there twice: send «carta» or «cambio», one of the two.',
}
