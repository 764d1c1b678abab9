import { englishGlossary } from '@obrador/engine/en'
import { italianGlossary } from '@obrador/engine/it'
import { TRADE_SOURCES, type TradeTerm, tradeTerms } from '@obrador/engine/trade'
import { markdownTable } from './table.ts'

/** The glossary: what the five trades call things in each language, from the words that the answers are said with. */

const CRAFTS = {
  A: 'Every trade',
  H: 'Ice cream',
  P: 'Bread',
  S: 'Pastry',
  T: 'Turrón and marzipan',
  C: 'Cocoa and chocolate',
  L: 'Law and label',
} as const

/** What only somebody whose language it is can settle. */
const DOUBTS: readonly (readonly [term: TradeTerm, question: string])[] = [
  [
    'PAC',
    'en: makers of gelato say PAC and POD; dairy science says FPDF and relative sweetness. Which do readers expect first?',
  ],
  ['SLNG', 'en: MSNF (UK, USA) or SNF? it: SLNG or SMNG (solidi magri del latte)? «Negli SLNG», as of solidi?'],
  ['masa madre', 'en: levain, sourdough starter or mother? it: lievito madre or pasta madre?'],
  ['empaste', 'en: lamination fat, roll-in fat or beurrage? it: grasso di laminazione or burro da sfogliare?'],
  ['merma', 'en: bake loss or baking loss? it: calo peso or calo di cottura?'],
  ['fermentación en bloque', 'it: puntata is the word of the schools; do bakers of the south say it?'],
  ['fermentación final', 'it: appretto (pizza) or ultima lievitazione (bread)?'],
  ['pan bregado', 'en: no bread of the English trade is this one; is “stiff-dough bread” understood?'],
  ['natillas', 'en: “Spanish custard”; it: “crema da tavola”: or the Spanish name alone?'],
  ['bizcocho', 'it: pan di Spagna is only the foamed one; torta or plumcake for those with fat?'],
  ['cremoso', 'en: crémeux, as the schools write it, or cremeux?'],
  ['praliné', 'en: praline paste; it: pralinato or pasta pralinata?'],
  [
    'confitura',
    'en: jam and extra jam by Directive 2001/113/EC; since 2024/1438 “marmalade” may mean jam in some countries.',
  ],
  ['guirlache', 'en: almond brittle; it: croccante: is it taken for the Spanish product?'],
  ['gragea', 'en: dragée or panned sweet? it: confetto is also the sugared almond.'],
  ['sucedáneo', 'en: compound (coating) is the word of the trade, “chocolate substitute” that of the law.'],
  ['agarrotarse', 'it: rapprendersi, impazzire or ammassarsi of chocolate with water?'],
  ['velo graso', 'it: affioramento di grasso or fioritura del grasso (fat bloom)?'],
  ['espatulable', 'en: scoopable or spreadable? it: spatolabile is of the schools.'],
  ['estructura sobre ternura', 'en: tougheners to tenderisers (Figoni); it: strutturanti su intenerenti is our own.'],
  ['autocontrol', 'en: HACCP plan, as makers say it; the EU texts say own checks. it: autocontrollo or piano HACCP?'],
  ['cantidad neta', 'en: net quantity (Regulation) or net weight (shops)?'],
  ['vida útil', 'it: conservabilità or shelf life, which Italian makers say in English?'],
  [
    'hornada',
    'en: batch says hornada, tanda and elaboración; should a machine have runs, or bread bakes? it: lotto is the supplier’s too; where both meet, «lotto prodotto» and «lotto di materia prima».',
  ],
  ['ficha técnica', 'en: data sheet, or specification (spec) as British suppliers say?'],
  ['mantecar', 'en: churn, or freeze, as the makers of the machines say?'],
  ['división', 'en: “scale at 300 g of dough” for what each piece weighs: is it understood outside bakeries?'],
  ['despensa', 'en: pantry is of a home; do workshops say store or stockroom?'],
  ['aire incorporado', 'it: overrun everywhere, or aria incorporata where there is room?'],
  ['esponja', 'it: lievitino, as of enriched doughs; or spugna, prefermento a spugna?'],
  [
    'fruta y tropezones',
    'en: inclusions; it: sospensioni is of panettone: said of bread with seeds too, or inclusioni?',
  ],
  [
    'bombón',
    'en: bonbon; Directive 2000/36/EC says “a chocolate or a praline”, and “filled chocolate” is another product there. it: pralina or cioccolatino?',
  ],
  [
    'pasta de cacao',
    'en: cocoa mass or cocoa liquor? it: pasta di cacao, as the law says, in sentences; massa di cacao, as suppliers do, in the catalogue.',
  ],
  ['escandallo', 'it: calcolo dei costi, scheda costi or food cost?'],
  ['núcleo de almendra', 'it: anima is of confetti; nucleo in the laws.'],
  [
    'azúcar sobre harina',
    'en: “sugar on flour”, as British bakers say of flour weight; is it clear of nuts, cheese and butter, or “sugar to butter”?',
  ],
  ['garrapiñado', 'en: caramelised (panned), candied or sugar-roasted? it: pralinato is the paste too.'],
  ['punto de bola', 'en: soft-ball stage; it: piccola bolla: which of the Spanish «bola» is meant is not said.'],
]

/** The same of words that are of no trade. */
const APP_DOUBTS: readonly (readonly [spanish: string, question: string])[] = [
  ['la fórmula lleva', 'en: “it has 5% oil”, as bakers speak, or “contains”, as labels do? it: ha or contiene?'],
  [
    'equilibrada',
    'en: balanced of a bread dough: is it said, or only of ice cream? it: bilanciata of bread and pastry?',
  ],
  ['dosis', 'en: “the dose of salt is off”; it: «fuori dose»: does a baker say it of salt, or only of stabilisers?'],
  ['coque', 'en: shell of a macaron; it: guscio: do pastry chefs of both say coque?'],
  [
    'Mesa',
    'en: Bench, where a formula is worked on; or Worktop, Formula? it: Banco, and «banco vendita» for the counter: are the two told apart?',
  ],
  [
    'Montaje',
    'en: Assembly, a piece of several formulas; pastry cooks may expect Entremet or Build. it: montaggio or assemblaggio?',
  ],
  ['Abrir un saco', 'en: Open a sack, for what is inside a bought mix; or bag?'],
  [
    'La carta',
    'en: The menu, all the flavours of a shop; or Range, Flavour list? it: La carta dei gusti: also said of pastry?',
  ],
  ['Reloj', 'en: Schedule; or Timeline, Production times? it: Orari, or Tabella di marcia?'],
  [
    'Equilibrada, pero justa de',
    'en: “Balanced, but tight on fat”: is tight understood as close to a limit? it: al limite.',
  ],
  ['9 de cada 10 compras', 'en: “9 purchases in 10”; or deliveries?'],
  ['huevo de cáscara', 'en: “egg yolk from shell eggs”, or fresh? it: «tuorlo da uova in guscio», or fresco?'],
  ['por ver', 'en: “still open”; it: «da vedere»: of a figure that cannot be judged yet.'],
  ['sube la nata', 'it: «rincara la panna», or aumenta?'],
  ['No sé', 'en: the app writes “I do not know” in full, as the service does; would “I don’t know” read better?'],
  ['menciones', 'en: particulars, the word of Regulation 1169/2011; or “details” on the screen?'],
  ['Cubetas', 'en: tubs of ice cream; or pans (gelato), napoli? it: vaschette or carapine?'],
  ['base de leche', 'it: base latte, base acqua, base vegetale: so on a screen, or «base bianca» and «base frutta»?'],
  [
    'se estropea por microbios',
    'en: microbiologically perishable, the words of art. 24; or “spoils”, as a baker says?',
  ],
  ['ambiente', 'en: Room, it: Ambiente, beside flour and water where a dough temperature is worked out: enough alone?'],
  ['Equilibrar', 'it: Bilanciare, alone in the infinitive among imperatives, because «Bilancia» is the scale.'],
  ['libro', 'it: ricettario, which holds prices and batches too.'],
  [
    'tanda',
    'it: on the screen of the plan «carica», what a machine takes at a time, of every craft; impasto and mantecata of one: does a pastry cook say carica of a planetary mixer?',
  ],
  ['momento', 'en: stage of a day (“First”, “Then”), to which a preparation is put; or slot? it: momento.'],
  ['se sostiene', 'of a part of a written name. en: holds; or stands up? it: regge.'],
  ['bebe', 'of a flour or of its lot. en: takes more water; is “thirsty flour” said? it: beve di più.'],
  ['gramos reales', 'it: grammi effettivi of what was weighed; or grammi pesati?'],
  [
    'cuadra',
    'of a batch that came out as expected. en: “It adds up” in a sentence, “as expected” in a list. it: «I conti tornano», torna, non torna.',
  ],
  [
    'Firme',
    'of a verdict that no purchase changes. en: Firm in answers, Sure on the screen. it: «Verdetto saldo», Sicuro.',
  ],
  ['norma', 'en: regulation of a Spanish royal decree too; or rules? it: norma.'],
  ['cifra', 'it: valore of what is worked out and judged; cifra only of digits.'],
  ['habitual', 'it: consueto or usuale of a formula beside the published ones?'],
  ['Retirar un lote', 'it: ritiro; richiamo where it has reached consumers (Regulation (EC) 178/2002, art. 19).'],
  ['Elaboración', 'it: procedimento of the steps, lavorazione of what is made in one go.'],
  ['Copia', 'it: backup, because «Copia» is what the button of the clipboard says.'],
  ['Mezcladora de turrón', 'it: torroniera, or mescolatore?'],
]

export function glossaryPage(): string {
  const terms = Object.entries(tradeTerms) as [TradeTerm, (typeof tradeTerms)[TradeTerm]][]
  const sections = (Object.keys(CRAFTS) as (keyof typeof CRAFTS)[]).map((craft) => {
    const rows = terms
      .filter(([, term]) => term.craft === craft)
      .map(([term, { at }]) => [term, englishGlossary[term], italianGlossary[term], at.join(', ')])
    return `## ${CRAFTS[craft]}\n\n${markdownTable(['es', 'en', 'it', 'where'], rows)}`
  })
  const sources = Object.entries(TRADE_SOURCES).map(([key, source]) => `- **${key}**: ${source}`)
  const doubts = [...DOUBTS, ...APP_DOUBTS].map(([term, question]) => `- **${term}** — ${question}`)
  return [
    '# Glossary\n',
    `${terms.length} words of the five trades in Spanish, English and Italian, and where each trade uses them. The page is made from the words that answers are said with (\`packages/engine/src/words/es/trade-terms.ts\` and \`glossary.ts\` of each language): change them there.\n`,
    ...sections.map((section) => `${section}\n`),
    `## Where they are used\n\n${sources.join('\n')}\n`,
    `## Doubts for a native reader\n\nNobody whose language it is has read these yet.\n\n${doubts.join('\n')}\n`,
  ].join('\n')
}
