import type { PhrasesFor } from '../../findings/finding.ts'
import type { PreparationCodes } from '../../findings/preparations.ts'
import { numberText } from '../text.ts'
import { italianList, italianQuoted } from './text.ts'

/** What is wrong with a formula that is used as an ingredient. */
export const italianPreparations: PhrasesFor<PreparationCodes> = {
  'preparation.shape': ({ name }) =>
    `«preparacion» di ${italianQuoted(name)} deve essere il nome di una voce di «preparaciones» o un oggetto con «oficio» e «ingredients».`,
  'preparation.missing': ({ asked, known }) =>
    `In «preparaciones» non c’è ${italianQuoted(asked)}${known.length > 0 ? `: ci sono ${italianList(known.map(italianQuoted), 'e')}` : ''}.`,
  'preparation.craft': ({ asked, known }) =>
    `Non conosco il mestiere ${italianQuoted(asked)}: metti in «oficio» ${italianList(known.map(italianQuoted), 'o')}.`,
  'preparation.circle': ({ path }) =>
    `La preparazione ${italianQuoted(path.at(-1) ?? '')} contiene sé stessa (${path.map(italianQuoted).join(' → ')}): togli la riga che chiude il cerchio.`,
  'preparation.depth': ({ most }) =>
    `Ci sono preparazioni dentro preparazioni oltre ${most} livelli: unisci una di loro alla formula che la usa.`,
  'preparation.size': ({ count, most }) =>
    `Con le preparazioni aperte ha ${count} righe e il massimo è ${most}: unisci quelle uguali.`,
  'preparation.bad-yield': () =>
    '«rendimiento» sono i grammi che restano di ogni 100 pesati: un numero maggiore di 0 e fino a 100.',
  'preparation.yield-too-low': ({ asked, least }) =>
    `una resa del ${numberText(asked, 1)} % toglierebbe più acqua di quella che c’è: il minimo è ${numberText(least, 1)} %. «rendimiento» è in %.`,
  'preparation.sack': ({ lines }) =>
    `«saco» non va con questa preparazione: ogni riga di «modos» ha ${lines} numeri, uno per riga, e ognuna di «compra» nove. Copialo come lo dà /api/saco.`,
  'preparation.untyped': ({ typeLabel }) =>
    `non dici di che tipo è, quindi non tolgo l’acqua che perderebbe nel farla (l’ho letta come ${italianQuoted(typeLabel)}): dai il suo «type» o il suo «rendimiento».`,
  'preparation.unused': ({ name }) => `Nessuna riga usa la preparazione ${italianQuoted(name)}.`,
  'preparation.nothing': () => 'una volta fatta non ne resta nulla: controlla i grammi e la resa.',
}
