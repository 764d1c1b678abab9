import { decapitaliseName, type PhrasesFor } from '@obrador/engine'
import { englishGlossary, englishNumber, englishQuoted } from '@obrador/engine/en'
import { sackFigureTerms } from '../../sack/figure-terms.ts'
import type { SackCodes } from '../../sack/findings.ts'

const ASKED: Readonly<Record<string, string>> = {
  humedad: 'what its moisture is',
  sacarosa: 'how much sucrose it has',
  glucosa: 'how much glucose there is among its sugars',
  lactosa: 'how much lactose it has',
  SLNG: 'how many milk solids-not-fat it has',
  fibra: 'how much fibre it has',
  grasaLactea: 'how much milk fat it has',
  cacao: 'how much cocoa it has in all',
}

/** A doubt as a maker reads it: two figures, and never a promise of none. */
const half = (value: number): string => (value < 0.05 ? '0.1' : englishNumber(value, value < 10 ? 1 : 0))
const figureName = (figure: string): string => {
  const term = figure === 'PAC_indice_clasico' ? 'PAC' : sackFigureTerms[figure]
  return `the ${term === undefined ? figure : englishGlossary[term]}`
}

const CLASH = 'The table and the list do not match'
const CHECK = 'Check that it is copied right.'
const STOPPED = 'I could not finish the sums for this label: try again in a moment.'
const ORDER = 'Without the nutrition table I only know the order: the intervals are very wide.'

const FIRST: Readonly<Record<SackCodes['sack.first']['state'], (what: string) => string>> = {
  known: () => 'Everything that is needed is known.',
  open: (what) => `Nearly everything is known. What is missing: ${what}.`,
  clash: () => `${CLASH}.`,
  stopped: () => STOPPED,
  order: () => ORDER,
}

/** What is said of a bought product. */
export const englishSack: PhrasesFor<SackCodes> = {
  'sack.no-items': () => 'I have read no ingredient: paste the list as it is on the label, separated by commas.',
  'sack.too-many-items': ({ count, most }) =>
    `The list has ${count} ingredients, those inside others included, and ${most} is the most.`,
  'sack.too-deep': ({ most }) => `The list has brackets inside brackets more than ${most} levels deep: take some out.`,
  'sack.bad-figure': ({ field, value }) =>
    `${englishQuoted(field)}: ${englishQuoted(value)} is not an amount per 100 g. Copy it as it is on the label: “9,1” or “<0,5”.`,
  'sack.no-table': () => ORDER,
  'sack.tolerance': () => 'It only matches with all the tolerance that the regulation allows: take it as a guide.',
  'sack.unknown': ({ name }) => `I do not know ${englishQuoted(name)}: I have counted it as if it could be anything.`,
  'sack.assembled': () =>
    'It is a product of several pieces: how it is shared out between them is hard to tell from the label.',
  'sack.short': () => 'I did not get as far as sharing out the recipe, but the figures hold.',
  'sack.stopped': () => STOPPED,
  'sack.lost-water': ({ process, isTaken }) =>
    isTaken
      ? `The list and the table only match if it lost water in the making: I have read it as ${englishQuoted(process)}.`
      : `They would match if it lost water in the making: if so, say that it is ${englishQuoted(process)}.`,
  'sack.energy-off': ({ kcal }) =>
    `The energy does not agree with the rest: it would be ${englishNumber(kcal, 0)} kcal. Is some number copied wrong?`,
  'sack.fibre-inside': () =>
    'The carbohydrate of the table includes the fibre, as it does outside the European Union: I have taken it off.',
  'sack.claim-left': ({ of }) =>
    `The declaration of ${englishQuoted(of)} speaks of a part that I do not tell apart in the list: I have not used it.`,
  'sack.clash': ({ label, told, least, most, isOver }, say) => {
    const limit = isOver ? most : least
    return limit === undefined
      ? `${CLASH}: those ingredients do not give the ${decapitaliseName(say(label))} that it says, ${englishQuoted(told)}. ${CHECK}`
      : `${CLASH}: with those ingredients the ${decapitaliseName(say(label))} cannot be ${isOver ? 'above' : 'below'} ${englishNumber(limit, 1)}, and it says ${englishQuoted(told)}. ${CHECK}`
  },
  'sack.clash-order': ({ name }) =>
    `${CLASH}: ${englishQuoted(name)} would have to weigh more than its place in the list allows. Check the order.`,
  'sack.clash-share': ({ name }) =>
    `${CLASH}: the percentage of ${englishQuoted(name)} does not fit with the rest. ${CHECK}`,
  'sack.question': ({ what, figure, before, after }, say) =>
    `Ask your supplier ${say(what)} per 100 g: with that ${figureName(figure)} would be known to ± ${half(after)} instead of ± ${half(before)}.`,
  'sack.to-copy': ({ name, what }, say) =>
    `Good morning, to formulate with ${englishQuoted(name)} I need to know ${say(what)} per 100 g, even roughly. Thank you.`,
  'sack.asked': ({ field, name }) =>
    name === undefined ? (ASKED[field] ?? field) : `how much ${decapitaliseName(name)} it has`,
  'sack.first': ({ state, what }, say) => FIRST[state](what === undefined ? '' : say(what)),
}
