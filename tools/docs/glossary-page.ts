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
  ['SLNG', 'en: MSNF (UK, USA) or SNF? it: SLNG or SMNG (solidi magri del latte)?'],
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
]

/** The same of turns of phrase that are no terms. */
const PHRASE_DOUBTS: readonly (readonly [phrase: string, question: string])[] = [
  ['la fórmula lleva', 'en: “it has 5% oil”, as bakers speak, or “contains”, as labels do? it: ha or contiene?'],
  [
    'equilibrada',
    'en: balanced of a bread dough: is it said, or only of ice cream? it: bilanciata of bread and pastry?',
  ],
  ['dosis', 'en: “the dose of salt is off”; it: «fuori dose»: does a baker say it of salt, or only of stabilisers?'],
  ['coque', 'en: shell of a macaron; it: guscio: do pastry chefs of both say coque?'],
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
  const doubts = [...DOUBTS, ...PHRASE_DOUBTS].map(([term, question]) => `- **${term}** — ${question}`)
  return [
    '# Glossary\n',
    `${terms.length} words of the five trades in Spanish, English and Italian, and where each trade uses them. The page is made from the words that answers are said with (\`packages/engine/src/words/es/trade-terms.ts\` and \`glossary.ts\` of each language): change them there.\n`,
    ...sections.map((section) => `${section}\n`),
    `## Where they are used\n\n${sources.join('\n')}\n`,
    `## Doubts for a native reader\n\nNobody whose language it is has read these yet.\n\n${doubts.join('\n')}\n`,
  ].join('\n')
}
