import type { PhrasesFor } from '../../findings/finding.ts'
import type { SafetyCodes } from '../../findings/safety.ts'
import { numberText } from '../text.ts'
import { italianQuoted } from './text.ts'

const EGG = 'Le uova sono in guscio o un ovoprodotto pastorizzato? Scrivilo nel nome («uova pastorizzate»)'

/** How a product keeps, and what must be known of it. */
export const italianSafety: PhrasesFor<SafetyCodes> = {
  // What cannot be sold has neither temperature nor time.
  'safety.class': ({ clase, label, temperatura, plazo, condicion, norma }, say) =>
    clase === '0'
      ? `${say(label)}: ${say(condicion)} (${say(norma)}).`
      : `${say(label)}: ${say(temperatura)}, ${say(plazo)}; ${say(condicion)} (${say(norma)}).`,
  'safety.raw-milk': () =>
    'Se il latte è crudo, fallo bollire: non bollito non si può vendere (RD 1086/2020, art. 27.4).',
  'safety.decided-by': ({ part, what }, say) => `Decide ${italianQuoted(part)}: è la parte che dura meno. ${say(what)}`,
  'safety.ask-egg': () => `${EGG}: cambia la conservazione.`,
  'safety.ask-cooked-egg': () => `${EGG}: se sono in guscio, il cuore deve superare i 70 °C.`,
  'safety.ask-cooking': () =>
    'Si cuoce con le uova dentro? Se il cuore supera i 70 °C, scrivilo nel nome («uova cotte», «albume cotto»): senza cottura, con uova in guscio non si può vendere (RD 1021/2022, art. 9).',
  'safety.ask-milk': () =>
    'Fai bollire il latte crudo? Scrivilo nel nome («latte crudo bollito»): non bollito non si può vendere (RD 1086/2020, art. 27.4).',
  'safety.ask-place': ({ part }) =>
    `${italianQuoted(part)} va dentro prima o dopo la cottura in forno? Se cuoce dentro finché il cuore arriva a 70 °C, non conta come crudo.`,
  'safety.wet': ({ what }, say) =>
    `Ha più acqua di un prodotto secco della sua classe: non contare su mesi di durata. ${say(what)}`,
  'safety.doubtful': ({ measured, estimated, what }, say) =>
    `Hai misurato un’attività dell’acqua di ${numberText(measured)} e la formula dà ${numberText(estimated)}: non quadra. Ripeti la misura a 25 °C, con tutto il prodotto a quella temperatura; intanto non ne tengo conto. ${say(what)}`,
  'safety.probable': ({ aw, what }, say) =>
    `Attività dell’acqua stimata ${numberText(aw)}: probabile; misurala prima di contarci. ${say(what)}`,
  'safety.bad-activity': () => '«awMedida» è l’attività dell’acqua che hai misurato: manda un numero tra 0 e 1.',
}
