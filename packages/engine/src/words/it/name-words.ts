import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import type { ClaimCodes, NameWordCodes, PrintedCodes } from '../../findings/name-words.ts'
import { decapitaliseName, numberText } from '../text.ts'
import { italianGlossary as word } from './glossary.ts'
import { italianFailure } from './law.ts'
import { italianCalled, italianCitation, italianList, italianQuoted, italianNames as names } from './text.ts'

/** Words of a chosen name are those that the label prints: they stay in Spanish, between quotation marks. */

const called = (name: string | undefined): string =>
  name === undefined ? '' : ` Si può chiamare ${italianCalled(name)}.`

const MISLEADING = 'Reg. (UE) 1169/2011, art. 7'
const PROTECTED = 'Reg. (UE) 2024/1143, art. 26'
const DAIRY = 'Reg. (UE) 1308/2013, allegato VII, parte III'

const claimFigure = (
  { etiqueta, valor, operador, umbral, unidad }: NonNullable<NameWordCodes['name.claim']['figure']>,
  say: SayFinding,
): string =>
  `${decapitaliseName(say(etiqueta))} ${numberText(valor, valor < 1 ? 4 : 2)} ${say(unidad)}, ${operador === '>=' ? 'almeno' : 'al massimo'} ${numberText(umbral, 4)}`

const failures = (failed: NameWordCodes['name.below']['failed'], say: SayFinding): string =>
  italianList(
    failed.map((one) => italianFailure(one, say)),
    'e',
  )

/** What is asked of the other product. */
const COMPARED: Readonly<Record<string, string>> = {
  energiaKcal: word.energía,
  grasas: word.grasa,
  saturadas: word.saturadas,
  azucares: `${word.azúcares} ed ${word.energía}`,
  sal: word.sal,
  fibra: word.fibra,
  proteinas: word.proteína,
}

export const italianNameWords: PhrasesFor<NameWordCodes & PrintedCodes & ClaimCodes> = {
  'name.dairy': ({ word: said, instead }) =>
    `${italianQuoted(said)} è riservato al latte e ai suoi prodotti, e qui viene da ${italianQuoted(instead)} (${DAIRY}): toglilo dal nome o chiamalo per quello che è.`,
  'name.dairy-missing': ({ word: said }) =>
    `${italianQuoted(said)} è nel nome e nessun ingrediente lo è (${DAIRY}; ${MISLEADING}).`,
  'name.missing': ({ word: said }) =>
    `${italianQuoted(said)} è nel nome e nessun ingrediente lo è: se c’è solo l’aroma, «sabor ${said}»; se un altro prende il suo posto, nominalo accanto al nome (Reg. (UE) 1169/2011, artt. 7 e 17 e allegato VI.A.4).`,
  'name.whole': ({ percent }) => {
    const share = `${numberText(percent, 1)} %`
    const here =
      percent > 0 ? `qui lo è il ${share} della farina: «elaborado con harina integral ${share}»` : 'qui nessuna lo è'
    return `«Integral» (integrale) da solo vale solo se tutta la farina lo è (RD 308/2019, art. 4.3.f); ${here}.`
  },
  'name.whole-unknown': () =>
    '«Integral» (integrale) solo se tutta la farina lo è (RD 308/2019, art. 4.3): qui non lo so di tutta.',
  'name.protected': ({ word: said }) =>
    `${italianQuoted(said)} è un nome protetto: solo se lo fai nella sua zona secondo il disciplinare (non letto) e ti certifica il suo organismo di controllo (${PROTECTED}). Neanche con «tipo», «estilo», «sabor» o «imitación».`,
  'name.homemade': () =>
    `«Casero» (fatto in casa) è ciò che si fa in una casa: detto di un laboratorio può ingannare (${MISLEADING}).`,
  'name.artisan': () =>
    '«Artesano» (artigianale) dipende dalla legge sull’artigianato della tua regione in Spagna: solo se ne hai la carta o il marchio.',
  'name.vague': ({ word: said }) =>
    `${italianQuoted(said)} non ha definizione per questo prodotto: solo se è vero e puoi dimostrarlo (${MISLEADING}).`,
  'name.butter-only': ({ others }) =>
    `«De mantequilla» (al burro) chiede che sia l’unico grasso oltre a quello di uova e latte, e c’è ${names(others)}: «con mantequilla» e la sua % (Reg. (UE) 1169/2011, artt. 7 e 22).`,
  'name.vanilla': () =>
    '«Vainilla» chiede vaniglia: con vanillina o aroma, «sabor a vainilla» (Reg. (CE) 1334/2008, art. 16).',
  'name.jam': ({ word: said }) =>
    `${italianQuoted(said)} ha una definizione sua (RD 863/2003; marmellata, RD 670/1990): solo con la frutta che chiede e il 60 % o più di solidi solubili.`,
  'name.horchata': () =>
    '«Horchata» è di zigolo dolce, con minimi di amido, grassi e gradi Brix (RD 1338/1988, 3.1): solo se li rispetta.',
  'name.honey': () =>
    '«Miel» (miele) nel nome chiede miele d’api e la sua quantità; con altro zucchero accanto, «con miel X %» (RD 1049/2003).',
  'name.claim': ({ word: said, value, figure, besides, norm, instead }, say) => {
    const held = figure === undefined ? '' : `: ${claimFigure(figure, say)}`
    const rather = instead === undefined ? '' : ` Si può dire ${italianQuoted(decapitaliseName(instead))}.`
    if (value === false)
      return `${italianQuoted(said)} non si può dichiarare${held} (${italianCitation(norm)}).${rather}`
    return `${italianQuoted(said)} solo se ${besides.length > 0 ? italianList(besides.map(say), 'e') : 'si dimostra'} (${italianCitation(norm)}).`
  },
  'name.below': ({ word: said, failed, name }, say) =>
    `${italianQuoted(said)} no: ${failed.length > 0 ? failures(failed, say) : 'non è un prodotto della sua norma'}.${called(name)}`,
  'name.if': ({ word: said, besides }, say) => `${italianQuoted(said)} solo se ${italianList(besides.map(say), 'e')}.`,
  'name.beside': ({ word: said, nouns, article, name }) =>
    `${italianQuoted(said)} da solo non dice di che cosa è: metti ${names(nouns)} accanto (${italianCitation(article)}).${called(name)}`,
  'name.made-as': ({ word: said, type }) =>
    `${italianQuoted(said)} solo se si fa così: l’hai calcolato come ${italianQuoted(type)}.`,
  'name.no-quality': ({ word: said, name }) =>
    `La norma non dà a questo prodotto la qualità ${italianQuoted(said)} (RD 1787/1982, 7.4).${called(name)}`,
  'name.share': ({ word: said, said: told, percent }) =>
    `${italianQuoted(said)}: è il ${numberText(percent, 1)} %, non il ${numberText(told, 1)} (Reg. (UE) 1169/2011, artt. 7 e 22).`,
  'name.share-of': ({ word: said }) =>
    `${italianQuoted(said)}: non so di quale ingrediente è; scrivilo accanto a quello.`,
  'name.cereal': ({ word: said, percent }) =>
    percent > 0
      ? `${italianQuoted(said)} da solo chiede che tutta la farina lo sia: di’ «Pan de ${said} ${numberText(percent, 0)} %» (RD 308/2019, art. 4.4).`
      : `«Pan de ${said}» chiede farina di quel cereale, e qui non c’è: di’ «Pan con ${said}» (RD 308/2019, artt. 4.4 e 14.2).`,
  'name.fruit-below': ({ word: said, percent, least, norm }) =>
    `Con il ${numberText(percent, 1)} % di ${italianQuoted(said)}, di’ «sabor ${said}»: almeno ${numberText(least)} % (${italianCitation(norm)}).`,
  'name.taste': ({ word: said }) =>
    `Niente sa di ${italianQuoted(said)}: «sabor» chiede l’alimento o il suo aroma (${MISLEADING}).`,
  'name.variety': ({ word: said }) =>
    `${italianQuoted(said)} solo se lo è: scrivilo così nella sua riga (${MISLEADING}).`,
  'name.without': ({ word: said, names: lines }) =>
    `«sin ${said}» no: ${lines.length > 1 ? 'lo contengono' : 'lo contiene'} ${names(lines)} (Reg. (UE) 1169/2011, art. 7.1).`,
  'name.without-open': ({ word: said, names: lines }) =>
    `«sin ${said}» solo se la scheda di ${names(lines)} lo conferma; e non vuol dire «senza tracce» (Reg. (UE) 1169/2011, art. 7.1).`,
  'name.origin-fails': ({ word: said, failed, name }, say) =>
    `${italianQuoted(said)} è un nome protetto e la formula non rispetta ciò che chiede${failed.length > 0 ? `: ${failures(failed, say)}` : ''} (${PROTECTED}; disciplinare non letto).${called(name)}`,
  'name.origin-style': ({ word: said }) =>
    `${italianQuoted(said)} è un nome protetto: neanche con «estilo», «tipo», «receta», «sabor» o «imitación», chiunque lo faccia (${PROTECTED}.1.b).`,
  'name.origin-ingredient': ({ word: said }) =>
    `${italianQuoted(said)} come ingrediente: solo se lo compri con la sua indicazione, è l’unico del suo genere, ce n’è abbastanza da caratterizzare il prodotto, la sua % è in etichetta e il gruppo di produttori è stato avvisato (Reg. (UE) 2024/1143, art. 27).`,
  'name.origin-untold': ({ word: said }) =>
    `${italianQuoted(said)} è un nome protetto e nessuna riga dice che lo sia: scrivi l’ingrediente con la sua indicazione o toglilo dal nome (Reg. (UE) 2024/1143, artt. 26 e 27).`,
  'name.evokes': ({ word: said }) =>
    `${italianQuoted(said)} può evocare un nome protetto: solo se non lo richiama alla mente (${PROTECTED}.1.b).`,
  'name.organic': () =>
    '«Ecológico» e «bio» (biologico) sono di chi è certificato: solo se lo sei (Reg. (UE) 2018/848).',
  'name.wood': () => '«De leña» (a legna) solo se si cuoce tutto a legna (RD 308/2019, art. 14.6).',
  'name.unknown': ({ words }) =>
    `Non controllo ${names(words)}: se dice qualcosa del prodotto, devi poterlo dimostrare (${MISLEADING}).`,
  'name.change': ({ name, lines, wasBalanced, isBalanced }) => {
    const moved = lines.map(
      ({ ingrediente, antes_g, gramos }) =>
        `${numberText(gramos)} g di ${decapitaliseName(ingrediente)} invece di ${numberText(antes_g)}`,
    )
    const after = isBalanced ? (wasBalanced ? ' e resta bilanciata' : ' e viene bilanciata') : ''
    const lost = wasBalanced && !isBalanced ? ', ma non sarebbe più bilanciata' : ''
    return `Con ${italianList(moved, 'e')} si può chiamare ${italianCalled(name)}${after}${lost}.`
  },
  'name.cocoa': ({ percent, least }) =>
    `«Chocolate» no: di’ «al cacao». Il cacao è il ${numberText(percent, 1)} % della sostanza secca e ne serve almeno ${numberText(least)} (RD 823/1990, art. 10.1.2).`,
  'name.compound': ({ names }) =>
    `Non «chocolate»: ${italianList(names.map(italianQuoted), 'e')} è un surrogato, con un altro grasso al posto del burro di cacao. Di’ «sucedáneo de chocolate» (RD 823/1990, artt. 2.7 e 10.1.1; Reg. (UE) 1169/2011, art. 7).`,
  'name.not-chocolate': () =>
    '«Chocolate» chiede cioccolato nella quantità della sua norma (RD 1055/2003; RD 823/1990, 10.1.2).',
  'label.own-words': ({ name, row, isSpanish }) =>
    `Ho calcolato ${italianQuoted(name)} come ${italianQuoted(row)}: l’elenco dice ciò che hai scritto. ${isSpanish ? '' : 'Scrivilo in spagnolo, come vuole l’etichetta (Reg. (UE) 1169/2011, art. 15). '}Controlla la scheda.`,
  'label.protected-word': ({ name }) =>
    `${italianQuoted(name)} è un nome protetto: solo se compri il prodotto con DOP, IGP o indicazione geografica. Nel nome del tuo prodotto, inoltre: unico del suo genere, in quantità che lo caratterizzi, la sua % in etichetta e il gruppo di produttori avvisato (Reg. (UE) 2024/1143, art. 27).`,
  'label.lawful-word': ({ name, printed }) =>
    `${italianQuoted(name)} è un nome riservato al latte e ai suoi prodotti (${DAIRY}): l’elenco dice ${italianQuoted(printed)}.`,
  'label.brand': ({ name, printed }) =>
    `${italianQuoted(name)} è una marca: l’elenco dice ${italianQuoted(printed)}. La marca, solo con permesso e oltre al nome (Reg. (UE) 1169/2011, art. 17.4).`,
  'label.which-plant': ({ name }) =>
    `${italianQuoted(name)}: di quale pianta è? Va detto, e se è totalmente o parzialmente idrogenato (Reg. (UE) 1169/2011, allegato VII.A.8 e 9).`,
  'claim.compare': ({ nutrient, change }) =>
    `dici rispetto a quale prodotto, con ${COMPARED[nutrient] ?? nutrient} per 100 g: serve il ${Math.abs(change)} % in ${change < 0 ? 'meno' : 'più'}`,
  'claim.sheet': ({ names: lines }) => `la scheda di ${names(lines)} lo conferma`,
  'claim.sweetens': ({ names: lines }) =>
    `${names(lines)} non ${lines.length > 1 ? 'servono' : 'serve'} per dolcificare e non ${lines.length > 1 ? 'hanno' : 'ha'} zuccheri aggiunti: guarda la scheda`,
}
