import type { PhrasesFor } from '../../findings/finding.ts'
import type { FormulaCodes } from '../../findings/formula.ts'
import { decapitaliseName, numberText } from '../text.ts'
import { italianMayHold, italianOpenReading } from './open-readings.ts'
import { italianList, italianNames, italianQuoted, italianWithUnit } from './text.ts'

const meant = (near: readonly string[]): string =>
  near.length > 0 ? ` Volevi dire ${italianList(near.map(italianQuoted), 'o')}?` : ''
const line = (position: number, name: string): string => `Riga ${position} (${italianQuoted(name)})`
const sheet = (position: number, name: string): string => `La composizione di ${italianQuoted(name)} (riga ${position})`
const AS_IS = 'la uso così com’è. Controlla la scheda.'

/** What is wrong with what was sent, and how it was read. Fields are called as they are sent. */
export const italianFormula: PhrasesFor<FormulaCodes> = {
  'formula.unknown-type': ({ value, applied, near }) =>
    `Non conosco il tipo ${italianQuoted(value)}: ho applicato ${italianQuoted(applied)}.${meant(near.filter((type) => type !== applied))}`,
  'formula.unknown-ingredient': ({ name, percent, near, effect, describable, mayBring }, say) =>
    `Non riconosco ${italianQuoted(name)} (${numberText(percent)} % del peso): lo tratto come inerte${say(effect)}.${meant(near)}${
      describable ? ' Mandami la composizione per una risposta migliore.' : ''
    }${italianMayHold(mayBring)}`,
  'formula.additive': ({ name, called, code, className }) =>
    `${italianQuoted(name)} è ${italianQuoted(called)} (E ${code}), ${italianQuoted(className)}: si dichiara così e, senza composizione nel catalogo, conta come inerte.`,
  'formula.frying-oil': ({ oil, percent }) =>
    `Conto ${numberText(percent)} g di ${italianQuoted(decapitaliseName(oil))} per 100 g di impasto, quanto di solito si assorbe friggendo: pesa il tuo e aggiungilo come riga col suo nome («Aceite de oliva de freír»).`,
  'formula.gains-left-out': () =>
    'L’olio assorbito friggendo non è contato: pesalo e aggiungilo come riga perché conti in etichetta.',
  'formula.unidentified-mass': ({ percent }) =>
    `Il ${numberText(percent)} % del peso non è identificato: il verdetto è indicativo.`,
  'formula.interpreted': ({ name, as }) => `Ho letto ${italianQuoted(name)} come «${as}».`,
  'formula.open-reading': ({ name, as, ...open }) => italianOpenReading(name, as, open),
  'formula.lactose-beyond-milk': ({ position, name, lactose, milk }) =>
    `${sheet(position, name)} ha ${numberText(lactose)} g di lattosio e solo ${numberText(milk)} g di solidi del latte, che lo comprendono: ${AS_IS}`,
  'formula.too-much-energy': ({ position, name, kcal, most }) =>
    `${sheet(position, name)} dice ${numberText(kcal)} kcal per 100 g e il grasso puro ne dà ${numberText(most)}: ${AS_IS}`,
  'formula.overfull': ({ position, name, sum, water }) =>
    `${sheet(position, name)} somma ${numberText(sum)} g per 100 g: la uso così com’è${water > 0 ? '' : ', senza acqua'}. Controlla la scheda.`,
  'formula.no-ingredients': () =>
    'Manca «ingredients»: manda un elenco con almeno un ingrediente e il suo peso in grammi.',
  'formula.too-many-ingredients': ({ count, most }) =>
    `Hai mandato ${count} ingredienti e il massimo è ${most}: unisci quelli uguali.`,
  'formula.no-weight': ({ field }) =>
    `La somma dei pesi è 0: indica in ${italianQuoted(field)} i grammi di almeno un ingrediente.`,
  'formula.bad-line': ({ position, name, grams }) =>
    `Riga ${position}: manda un oggetto con ${italianQuoted(name)} e ${italianQuoted(grams)}.`,
  'formula.bad-name': ({ position, field, longest }) =>
    `Riga ${position}: ${italianQuoted(field)} deve avere da 1 a ${longest} caratteri.`,
  'formula.bad-weight': ({ position, name, field, most }) =>
    `${line(position, name)}: ${italianQuoted(field)} deve essere un numero di grammi da 0 a ${most}.`,
  'formula.bad-component': ({ position, name, field }) =>
    `${line(position, name)}: ${italianQuoted(field)} sono grammi per 100 g e deve stare tra 0 e 100.`,
  'formula.bad-figure': ({ position, name, field }) =>
    `${line(position, name)}: ${italianQuoted(field)} deve essere un numero uguale o maggiore di 0.`,
  'formula.bad-measure': ({ position, name, field }) =>
    `${line(position, name)}: ${italianQuoted(field)} è ciò che misuri o leggi sulla confezione e deve essere un numero tra 0 e 100.`,
  'formula.impossible-measure': ({ position, name, field, value, unit, usual }) =>
    usual === undefined
      ? `${line(position, name)}: ${italianQuoted(field)} non dice nulla di questo ingrediente. Toglilo, o guarda se il nome è quello che volevi.`
      : `${line(position, name)}: ${italianQuoted(field)} ${numberText(value)} non può essere di questo ingrediente (di solito ${italianWithUnit(usual, unit, 1)}). Controlla la misura o il nome.`,
  'formula.measured-unknown': ({ name, fields }) =>
    `Non so che cosa sia ${italianQuoted(name)}, quindi non posso usare ${italianList(fields.map(italianQuoted), 'e')}: un dato misurato completa un ingrediente del catalogo. Dai la composizione intera o un nome conosciuto.`,
  'formula.bad-evaporation': ({ available }) =>
    `«aguaEvaporada» deve essere più di 0 e meno dell’acqua della formula (${numberText(available, 1)} g).`,
  'formula.boiled-off': () => 'l’acqua che evapora in cottura',
  'formula.unweighed-base': ({ names, type }) =>
    `Manca il peso di ${italianNames(names)}: senza non posso giudicare ${italianQuoted(type)}.`,
  'formula.cost-without': ({ names }) =>
    `Il costo non conta ${italianNames(names)}, che nessuno ha pesato: è un minimo.`,
  'formula.cost-unpriced': ({ names }) => `Il costo non conta ${italianNames(names)}, senza prezzo: è un minimo.`,
  'formula.inside': ({ name, what }, say) => `In ${italianQuoted(name)}: ${decapitaliseName(say(what))}`,
  'formula.cannot-read': ({ name }) =>
    `${italianQuoted(name)} non è un nome del catalogo così com’è, e qui non posso interpretarlo: scrivilo come nel catalogo o manda il suo id.`,
  'formula.cannot-doubt': () => 'Qui non so dire quanto variano i valori: chiedi la risposta senza «duda».',
  'formula.cannot-open': () =>
    'Qui non posso aprire preparazioni: manda al loro posto gli ingredienti di cui sono fatte.',
  'formula.lost-too-much': ({ asked, most }) =>
    `La formula non ha i ${numberText(asked, 1)} g di acqua che perderebbe: conto che perda tutta quella che ha, ${numberText(most, 1)} g. Controlla il calo.`,
}
