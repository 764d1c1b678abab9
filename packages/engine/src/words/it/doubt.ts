import type { MeasuredField } from '../../catalogue/measured.ts'
import type { DoubtCodes, FigureInterval } from '../../findings/doubt.ts'
import type { PhrasesFor } from '../../findings/finding.ts'
import { decapitaliseName, numberText } from '../text.ts'
import { italianQuoted, italianWithUnit } from './text.ts'

const timesIn = (probability: number): string =>
  probability > 0.994 ? 'praticamente sempre' : `${numberText(100 * probability, 0)} volte su 100`

/** What to look at, and where. */
const ASK: Readonly<Record<MeasuredField, string>> = {
  cacao: 'leggi la % di cacao in etichetta',
  de: 'leggi il DE sulla scheda',
  grado: 'leggi il grado alcolico in etichetta',
  humedad: 'leggi l’umidità sulla scheda',
  grasa: 'leggi la % di grassi in etichetta',
  proteina: 'leggi la % di proteine sulla scheda',
  brix: 'misura i °Brix',
}
/** What was asked for has said its unit already. */
const SAYS_UNIT: ReadonlySet<string> = new Set<MeasuredField>(['brix'])

const interval = ({ least, most, unit }: FigureInterval, field: string): string => {
  const of = SAYS_UNIT.has(field) ? '' : unit
  if (least !== undefined && most !== undefined) return `tra ${numberText(least, 1)} e ${italianWithUnit(most, of, 1)}`
  return least !== undefined
    ? `da${of === '%' ? 'l' : ''} ${italianWithUnit(least, of, 1)} in su`
    : `fino a ${italianWithUnit(most ?? 0, of, 1)}`
}

const LITTLE = 'È fuori di poco: entro'

/** How sure a verdict is, and what to look at. */
export const italianDoubt: PhrasesFor<DoubtCodes> = {
  'doubt.firm-inside': ({ probability, isTold }) =>
    `Verdetto saldo: ${
      isTold
        ? 'con ciò che hai misurato, e anche se il resto varia come al solito'
        : 'anche se i tuoi ingredienti variano come al solito da un acquisto all’altro'
    }, i valori restano nei limiti ${timesIn(probability)}.`,
  'doubt.firm-outside': ({ isTold }) =>
    `Verdetto saldo: quanto ${isTold ? 'possono ancora variare i tuoi ingredienti' : 'variano i tuoi ingredienti da un acquisto all’altro'} non basta a farla rientrare.`,
  'doubt.depends-on': ({ ingredient, field, held, holds }) =>
    `Dipende da ${italianQuoted(ingredient)}: ${ASK[field as MeasuredField]}${
      held
        ? `; ${interval(held, field)} ${holds ? 'la formula tiene' : 'rientrerebbe'}`
        : ' e manda il valore con la riga'
    }.`,
  'doubt.depends-on-maker': ({ ingredient, figure, hasSheet }, say) =>
    `Dipende da ${italianQuoted(ingredient)}, che varia da un acquisto all’altro e sposta questo valore: ${decapitaliseName(say(figure))}. ${hasSheet ? 'Chiedi la scheda e usa' : 'Usa'} sempre la stessa marca, o lascia più margine.`,
  'doubt.depends-on-measured': ({ ingredient, figure, isInside }, say) =>
    `Hai già misurato ${italianQuoted(ingredient)}: ciò che la misura non precisa può ancora ${isInside ? 'portare fuori' : 'far rientrare'} questo valore: ${decapitaliseName(say(figure))}. Lascia un po’ più di margine.`,
  'doubt.depends-on-sack': ({ ingredient, question }, say) =>
    `Dipende da ${italianQuoted(ingredient)}: chiedi ${say(question)}.`,
  'doubt.depends-on-scale': ({ ingredient }) =>
    `Dipende da come pesi ${italianQuoted(ingredient)}: usa una bilancia più fine per quella riga.`,
  'doubt.close-to': ({ figure }, say) =>
    `Dipende da quanto variano i tuoi ingredienti${figure === '' ? '' : `: al limite del suo intervallo, ${decapitaliseName(say(figure))}`}.`,
  'doubt.by-little': ({ ingredient }) => `${LITTLE} quanto varia ${italianQuoted(ingredient)}.`,
  'doubt.by-little-measured': ({ ingredient }) =>
    `${LITTLE} ciò che la tua misura di ${italianQuoted(ingredient)} non precisa.`,
  'doubt.by-little-weighed': ({ ingredient }) => `${LITTLE} l’errore della bilancia su ${italianQuoted(ingredient)}.`,
}
