import type { CacaoCodes } from '../../../crafts/cacao/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor, SayFinding } from '../../../findings/finding.ts'
import type { CheckedCondition } from '../../../judge/legal.ts'
import type { FigureRange } from '../../../ratio/range.ts'
import { printedCacao } from '../../es/printed.ts'
import { decapitaliseName, numberText } from '../../text.ts'
import { italianAction } from '../moves.ts'
import {
  italianCalled,
  italianCitation,
  italianFigureNames,
  italianList,
  italianMedal,
  italianQuoted,
} from '../text.ts'

const written = ({ decimals }: NamedFigure, value: number): string => numberText(value, decimals)
const unitOf = ({ key }: NamedFigure): string => (key === 'aw' ? '' : ' %')
const target = ([least, most]: FigureRange): string => `${numberText(least)}–${numberText(most)}`
/** The limits of the law stand on one side alone. */
function goal(range: FigureRange): string {
  if (range[1] === 0) return 'non se ne ammette'
  if (range[1] === 100) return `minimo legale ${numberText(range[0])}`
  return `obiettivo ${target(range)}`
}

/** A range as it is asked for; open to one side where it has no other limit. */
function asked([least, most]: FigureRange): string {
  if (!Number.isFinite(most) || most === 100) return `di ${numberText(least)} o più`
  if (!Number.isFinite(least) || least === 0) return `di ${numberText(most)} o meno`
  return `da ${numberText(least)} a ${numberText(most)}`
}

/** What a maker will notice when a figure is under or over its range. */
const EFFECTS: Readonly<Partial<Record<string, { readonly under?: string; readonly over?: string }>>> = {
  grasaTotal: { under: 'La massa non scorrerà.', over: 'Resterà molle e unta.' },
  manteca: { under: 'Sarà difficile da temperare e da colare in stampo.' },
  azucar: { over: 'Troppo dolce.' },
  aguaLibre: { over: 'La massa si rapprende.' },
  lecitina: { over: 'Addensa invece di fluidificare.' },
  grasaLactea: { over: 'Non solidificherà.' },
  aw: { over: 'Durerà poco.' },
}

/** Water makes dry chocolate seize; in what is moist by nature, a ganache, it shortens its life. %. */
const DRY = 3.5
const effectOf = ({ key }: NamedFigure, low: boolean, [, most]: FigureRange): string | undefined => {
  if (key === 'agua' && !low) return most <= DRY ? 'Si rapprenderà.' : 'Durerà poco.'
  return EFFECTS[key]?.[low ? 'under' : 'over']
}

const NOT: Readonly<Record<string, string>> = { '>=': '<', '<=': '>', '>': '≤', '<': '≥' }
const held = ({ etiqueta, valor, operador, umbral }: CheckedCondition, say: SayFinding): string =>
  `${say(etiqueta)} ${numberText(valor ?? 0)} % ${NOT[operador]} ${numberText(umbral)} %`
const side = (low: boolean): string => (low ? 'sotto il limite' : 'sopra il limite')

/** What is said of a chocolate. */
export const italianCacao: PhrasesFor<CacaoCodes> = {
  ...printedCacao,
  'cacao.inert': () => ' (conta nel peso e la legge lo detrae, ma non aggiunge composizione)',
  'cacao.balanced': ({ typeLabel }) =>
    `Formula bilanciata: rispetta i limiti di legge e gli obiettivi di ${italianQuoted(typeLabel)}.`,
  'cacao.correction': ({ figure, before, after, range, caused, change }, say) => {
    const low = before < range[0]
    const label = caused ? `Fatto questo, ${decapitaliseName(say(figure.label))}` : say(figure.label)
    const effect = effectOf(figure, low, range)
    return `${label} ${side(low)} (${written(figure, before)}${unitOf(figure)}; ${goal(range)}): ${italianAction(change)} e arriva a ${written(figure, after)}${unitOf(figure)}.${effect ? ` ${effect}` : ''}`
  },
  'cacao.figures': ({ figures }, say) => italianFigureNames(figures, say),
  'cacao.no-chocolate': () =>
    'Mancano gli ingredienti di base: indica pasta di cacao, burro di cacao, copertura o zucchero con peso maggiore di 0.',
  'cacao.fault': ({ figure, low }, say) => `${decapitaliseName(say(figure.label))} ${side(low)}`,
  'cacao.medal': ({ medal, name }) =>
    `Medaglia ${italianMedal(medal)}.${name === undefined ? '' : ` Si può chiamare ${italianCalled(name)}.`}`,
  'cacao.fails': ({ failed, name }, say) =>
    `${held(failed, say)}: non si può chiamare ${italianCalled(name)} (${italianCitation(failed.norma)}).`,
  'cacao.meets': ({ name }) => `Rispetta la denominazione ${italianCalled(name)}.`,
  'cacao.besides': ({ name, all }, say) =>
    `Si può chiamare ${italianCalled(name)} se inoltre ${italianList(all.map(say), 'e')}.`,
  'cacao.alternative': ({ names }) => `Si può chiamare ${italianList(names.map(italianCalled), 'o')}.`,
  'cacao.shell': ({ chocolate, shell }) =>
    `Il ripieno ha il ${numberText(chocolate)} % di cioccolato: il pezzo è un «bombón de chocolate» se il guscio pesa almeno il ${numberText(shell)} % (RD 1055/2003, punto 1.13).`,
  'cacao.claim': () => 'Ammette una menzione di qualità (RD 1055/2003, punto 6.g).',
  'cacao.no-claim': ({ failed }, say) =>
    `${held(failed, say)}: senza menzione di qualità (${italianCitation(failed.norma)}).`,
  'cacao.out-of-range': ({ figure, value, range, serious }, say) =>
    `${say(figure.label)} ${written(figure, value)} % fuori dall’obiettivo ${target(range)} %${serious ? ', e di molto' : ''}.`,
  'cacao.activity': ({ aw, reading }, say) =>
    `Attività dell’acqua stimata ${numberText(aw)}: ${say(reading)}. È una stima indicativa; non sostituisce la misura.`,
  'cacao.gold': ({ wanted }, say) =>
    `Per la medaglia d’oro: ${italianList(
      wanted.map(({ figure, range }) => `${decapitaliseName(say(figure.label))} ${asked(range)}${unitOf(figure)}`),
      'e',
    )}.`,
  'cacao.label': ({ words }, say) =>
    `L’etichetta dice, in spagnolo: ${italianList(
      words.map((word) => italianQuoted(decapitaliseName(typeof word === 'string' ? word : say(word)))),
      'e',
    )}.`,
  'cacao.seizes': () =>
    'La massa si rapprende: troppa acqua. Togli l’ingrediente umido o sostituiscilo con la sua versione in polvere.',
  'cacao.nothing-to-temper': () => 'Senza burro di cacao: non c’è nulla da temperare.',
  'cacao.icing-sugar': () => 'Usa zucchero a velo senza amido: l’amido si ammette solo nel cioccolato in tazza.',
  'cacao.lecithin': () => 'Lecitina oltre l’1 %: addensa invece di fluidificare. Scendi a 0,3–0,5 %.',
  'cacao.incompatible-fat': ({ isNamed }) =>
    `Ha un grasso non compatibile con il burro di cacao: non si tempera${isNamed ? '' : ', e non si può chiamare cioccolato (RD 1055/2003, punti 2.2 e 3.1.1)'}.`,
  'cacao.vegetable-fat-label': () =>
    'L’etichetta deve dire «contiene grasas vegetales además de manteca de cacao» (RD 1055/2003, punto 6.b).',
  'cacao.whole-as-ground': () => 'Conto le nocciole come macinate: per il gianduia si macinano fini.',
  'cacao.laxative': () =>
    'Oltre il 10 % di polioli: l’etichetta deve dire «un consumo excesivo puede producir efectos laxantes» (Regolamento (UE) 1169/2011, allegato III).',
}
