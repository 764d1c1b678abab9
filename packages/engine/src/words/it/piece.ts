import type { PhrasesFor } from '../../findings/finding.ts'
import type { PieceCodes } from '../../findings/piece.ts'
import { capitaliseName, numberText } from '../text.ts'
import { italianCount, italianNames, italianQuoted } from './text.ts'

const parts = (count: number): string => `${capitaliseName(italianCount(count))} ${count === 1 ? 'parte' : 'parti'}`
const euros = (amount: number): string => `${amount.toFixed(2).replace('.', ',')} €`

/** What is said of a piece that is put together of parts. */
export const italianPiece: PhrasesFor<PieceCodes> = {
  'piece.all-right': ({ count }) => (count === 1 ? 'Una parte, e va bene.' : `${parts(count)}, tutte a posto.`),
  'piece.some-unknown': ({ count, names }) => `${parts(count)}; non so che cosa contiene ${italianNames(names)}.`,
  'piece.some-wrong': ({ count, wrong }) => `${parts(count)}; rivedi ${italianNames(wrong)}.`,
  'piece.some-unjudged': ({ count, names }) =>
    `${parts(count)}; ${italianNames(names)} non ${names.length > 1 ? 'vengono giudicate' : 'viene giudicata'}: senza intervalli.`,
  'piece.some-unweighed': ({ count, names }) => `${parts(count)}; manca il peso di ${italianNames(names)}.`,
  'piece.unweighed': ({ names }) =>
    `Da pesare: ${italianNames(names)}. Peso, costo ed etichetta valgono solo per il resto, e non ricavo prezzo né margine: scrivi i grammi.`,
  'piece.no-parts': () =>
    'Manca «partes»: manda un elenco con almeno una parte, il suo «nombre» e i suoi «gramos» per pezzo.',
  'piece.bad-loss': ({ position, name, most }) =>
    `Riga ${position} (${italianQuoted(name)}): «merma» è la % che si perde per strada: un numero tra 0 e ${most}.`,
  'piece.bad-amount': ({ field, least, most }) => `«${field}» deve essere un numero tra ${least} e ${most}.`,
  'piece.margin-or-price': () =>
    'Manda «margen» o «pvp», non entrambi: l’uno dà l’altro. Il margine è sul prezzo senza IVA.',
  'piece.unpriced': ({ names, share }) =>
    `Senza prezzo: ${italianNames(names)}. Il costo copre ${numberText(share, 1)} g su 100 e non ne ricavo prezzo né margine: manda il suo «precio» in €/kg.`,
  'piece.price-text': ({ pvp, iva, margin }) =>
    `${euros(pvp)} con IVA al ${numberText(iva, 1)} %: margine del ${numberText(margin, 1)} % sul prezzo senza IVA.`,
  'piece.vat-bread': ({ percent }) =>
    `IVA al ${percent} %, indicativa: «pan común» (Ley 37/1992 spagnola, art. 91.Dos.1.1). Se non è «pan común», 10 %.`,
  'piece.vat-food': ({ percent }) =>
    `IVA al ${percent} %, indicativa: alimento (Ley 37/1992 spagnola, art. 91.Uno.1.1).`,
  'piece.vat-asked': ({ percent }) => `IVA al ${percent} %, quella che hai chiesto.`,
  'piece.vat-differs': ({ told, usual, isBread }) =>
    `Hai chiesto un’IVA del ${numberText(told, 1)} % e a questo ${isBread ? '«pan común»' : 'alimento'} spetta il ${numberText(usual, 1)} % (Ley 37/1992 spagnola, art. 91.${isBread ? 'Dos' : 'Uno'}.1.1): calcolo con la tua; verificala.`,
  'piece.below-cost': ({ pvp, loss }) => `A ${euros(pvp)} perdi ${euros(loss)} a pezzo.`,
  'piece.nameless': () =>
    'Un pezzo così non ha un nome legale suo: di’ in «denominacion» che cos’è, in modo che chi compra capisca (art. 17).',
  'piece.keeping-unknown': ({ names }) =>
    `Non so come si conserva ${italianNames(names, 'o')}: finché non lo sai, né data di scadenza né termine minimo di conservazione; trattalo come molto deperibile.`,
  'piece.ask-keeping': ({ name }) =>
    `Che cos’è ${italianQuoted(name)} e come si conserva? Lo tratto come fresco: dai la sua formula come preparazione, o il suo nome nel catalogo.`,
  'piece.ask-frozen': ({ part }) =>
    `Si vende congelata? Dillo in «congelada» o nel nome («tarta helada»): contiene ${italianQuoted(part)} e la considero scongelata.`,
  'piece.thawed': ({ frozen, what }, say) => `${say(frozen)} Scongelata: ${say(what)}`,
  'piece.not-all-parts': ({ seen, all }) =>
    `Ho guardato come si conservano ${seen} parti su ${all}, non tutte: quella che manca può durare meno.`,
  'piece.savoury': ({ condition }, say) =>
    `${say(condition)}; con ripieno salato, 8 °C o meno se si consuma entro 24 h e 4 °C o meno se dura di più (RD 1086/2020, art. 30)`,
  'piece.cured': () => 'Stagionato o grasso',
  'piece.cured-condition': () => 'al freddo e coperto; oltre 5 giorni serve uno studio sulla Listeria',
  'piece.too-many-parts': ({ count, most }) =>
    `Hai mandato ${count} parti e il massimo è ${most}: unisci quelle uguali.`,
  'piece.note': ({ asOf }, say) =>
    `I grammi sono quelli che restano nel pezzo; il calo conta nel costo e in ciò che va preparato, non nella composizione. Prezzi senza IVA; quelli che non mandi in «precio» sono indicativi, di ${say(asOf)}.`,
}
