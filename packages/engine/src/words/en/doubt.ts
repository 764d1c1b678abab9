import type { MeasuredField } from '../../catalogue/measured.ts'
import type { DoubtCodes, FigureInterval } from '../../findings/doubt.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { decapitaliseName } from '../text.ts'
import { englishNumber } from './text.ts'

const timesIn = (probability: number): string =>
  probability > 0.994 ? 'practically always' : `${englishNumber(100 * probability, 0)} times in 100`

/** What to look at, and where. */
const ASK: Readonly<Record<MeasuredField, string>> = {
  cacao: 'read its % cocoa on the label',
  de: 'read its DE on the data sheet',
  grado: 'read its alcoholic strength on the label',
  humedad: 'read its moisture on the data sheet',
  grasa: 'read its % fat on the label',
  proteina: 'read its % protein on the data sheet',
  brix: 'measure its °Brix',
}
/** What was asked for has said its unit already. */
const SAYS_UNIT: ReadonlySet<string> = new Set<MeasuredField>(['brix'])

const interval = ({ least, most, unit }: FigureInterval, field: string): string => {
  const said = (figure: number): string => englishNumber(figure, 1)
  const of = unit === '' || SAYS_UNIT.has(field) ? '' : unit === '%' ? '%' : ` ${unit}`
  if (least !== undefined && most !== undefined) return `from ${said(least)} to ${said(most)}${of}`
  return least !== undefined ? `from ${said(least)}${of} up` : `up to ${said(most ?? 0)}${of}`
}

const your = (ingredient: string): string => `your ${decapitaliseName(ingredient)}`

/** How sure a verdict is, and what to look at. */
export const englishDoubt: PhrasesFor<DoubtCodes> = {
  'doubt.firm-inside': ({ probability, isTold }) =>
    `Firm: ${
      isTold
        ? 'with what you have measured, and even if the rest varies as it usually does'
        : 'even if your ingredients vary as they usually do from one purchase to the next'
    }, the figures stay in range ${timesIn(probability)}.`,
  'doubt.firm-outside': ({ isTold }) =>
    `Firm: the variation ${isTold ? 'still left in your ingredients' : 'in your ingredients from one purchase to the next'} is not enough to bring it into range.`,
  'doubt.depends-on': ({ ingredient, field, held, holds }) =>
    `It depends on ${your(ingredient)}: ${ASK[field as MeasuredField]}${
      held
        ? `; ${interval(held, field)} ${holds ? 'the formula holds' : 'it would be in range'}`
        : ' and send it with the line'
    }.`,
  'doubt.depends-on-maker': ({ ingredient, figure, hasSheet }, say) =>
    `It depends on ${your(ingredient)}, which varies from one purchase to the next and moves the ${decapitaliseName(say(figure))}: ${
      hasSheet ? 'ask for its data sheet and ' : ''
    }keep to one brand, or leave more room.`,
  'doubt.depends-on-measured': ({ ingredient, figure, isInside }, say) =>
    `You have measured ${your(ingredient)}: what that reading does not pin down may still ${isInside ? 'take' : 'bring'} the ${decapitaliseName(say(figure))} ${isInside ? 'out of' : 'into'} its range. Leave a little more room.`,
  'doubt.depends-on-sack': ({ ingredient, question }, say) =>
    `It depends on ${your(ingredient)}: ask ${say(question)}.`,
  'doubt.depends-on-scale': ({ ingredient }) =>
    `It depends on how you weigh ${your(ingredient)}: use a finer scale for that line.`,
  'doubt.close-to': ({ figure }, say) =>
    `It depends on how much your ingredients vary${figure === '' ? '' : `: the ${decapitaliseName(say(figure))} is at the edge of its range`}.`,
  'doubt.by-little': ({ ingredient }) => `It is only just out: within the variation of ${your(ingredient)}.`,
  'doubt.by-little-measured': ({ ingredient }) =>
    `It is only just out: within what your reading of ${decapitaliseName(ingredient)} does not pin down.`,
  'doubt.by-little-weighed': ({ ingredient }) =>
    `It is only just out: within the error of the scale on ${your(ingredient)}.`,
}
