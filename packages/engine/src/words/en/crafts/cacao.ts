import type { CacaoCodes } from '../../../crafts/cacao/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor, SayFinding } from '../../../findings/finding.ts'
import type { CheckedCondition } from '../../../judge/legal.ts'
import type { FigureRange } from '../../../ratio/range.ts'
import { printedCacao } from '../../es/printed.ts'
import { decapitaliseName } from '../../text.ts'
import { englishAction } from '../moves.ts'
import {
  englishCalled,
  englishCitation,
  englishFigureNames,
  englishList,
  englishMedal,
  englishNumber,
  englishQuoted,
} from '../text.ts'

const written = ({ decimals }: NamedFigure, value: number): string => englishNumber(value, decimals)
const unitOf = ({ key }: NamedFigure): string => (key === 'aw' ? '' : '%')
const target = ([least, most]: FigureRange): string => `${englishNumber(least)}–${englishNumber(most)}`
/** The limits of the law stand on one side alone. */
function goal(range: FigureRange): string {
  if (range[1] === 0) return 'none is allowed'
  if (range[1] === 100) return `legal minimum ${englishNumber(range[0])}`
  return `target ${target(range)}`
}

/** A range as it is asked for; open to one side where it has no other limit. */
function asked([least, most]: FigureRange): string {
  if (!Number.isFinite(most) || most === 100) return `of ${englishNumber(least)} or more`
  if (!Number.isFinite(least) || least === 0) return `of ${englishNumber(most)} or less`
  return `of ${englishNumber(least)} to ${englishNumber(most)}`
}

/** What a maker will notice when a figure is under or over its range. */
const EFFECTS: Readonly<Partial<Record<string, { readonly under?: string; readonly over?: string }>>> = {
  grasaTotal: { under: 'It will not flow.', over: 'It will be soft and greasy.' },
  manteca: { under: 'It will be hard to temper and mould.' },
  azucar: { over: 'Too sweet.' },
  aguaLibre: { over: 'The mass seizes.' },
  lecitina: { over: 'It thickens instead of thinning.' },
  grasaLactea: { over: 'It will not set.' },
  aw: { over: 'It will not keep long.' },
}

/** Water makes dry chocolate seize; in what is moist by nature, a ganache, it shortens its life. %. */
const DRY = 3.5
const effectOf = ({ key }: NamedFigure, low: boolean, [, most]: FigureRange): string | undefined => {
  if (key === 'agua' && !low) return most <= DRY ? 'It will seize.' : 'It will not keep long.'
  return EFFECTS[key]?.[low ? 'under' : 'over']
}

const NOT: Readonly<Record<string, string>> = { '>=': '<', '<=': '>', '>': '≤', '<': '≥' }
const held = ({ etiqueta, valor, operador, umbral }: CheckedCondition, say: SayFinding): string =>
  `${say(etiqueta)} ${englishNumber(valor ?? 0)}% ${NOT[operador]} ${englishNumber(umbral)}%`

/** What is said of a chocolate. */
export const englishCacao: PhrasesFor<CacaoCodes> = {
  ...printedCacao,
  'cacao.inert': () => ' (it counts in the weight, and the law deducts it, but it adds no composition)',
  'cacao.balanced': ({ typeLabel }) =>
    `Balanced formula: it meets the legal limits and the targets of ${englishQuoted(typeLabel)}.`,
  'cacao.correction': ({ figure, before, after, range, caused, change }, say) => {
    const low = before < range[0]
    const label = caused ? `After that, ${decapitaliseName(say(figure.label))}` : say(figure.label)
    const effect = effectOf(figure, low, range)
    return `${label} too ${low ? 'low' : 'high'} (${written(figure, before)}${unitOf(figure)}; ${goal(range)}): ${englishAction(change)} and it comes to ${written(figure, after)}${unitOf(figure)}.${effect ? ` ${effect}` : ''}`
  },
  'cacao.figures': ({ figures }, say) => englishFigureNames(figures, say),
  'cacao.no-chocolate': () =>
    'There is nothing to work with: send cocoa mass, cocoa butter, couverture or sugar with a weight above 0.',
  'cacao.fault': ({ figure, low }, say) => `${low ? 'low' : 'high'} ${decapitaliseName(say(figure.label))}`,
  'cacao.medal': ({ medal, name }) =>
    `${englishMedal(medal)} medal.${name === undefined ? '' : ` It may be called ${englishCalled(name)}.`}`,
  'cacao.fails': ({ failed, name }, say) =>
    `${held(failed, say)}: it may not be called ${englishCalled(name)} (${englishCitation(failed.norma)}).`,
  'cacao.meets': ({ name }) => `It meets the requirements of the reserved name ${englishCalled(name)}.`,
  'cacao.besides': ({ name, all }, say) =>
    `It may be called ${englishCalled(name)} as long as ${englishList(all.map(say), 'and')}.`,
  'cacao.alternative': ({ names }) => `It may be called ${englishList(names.map(englishCalled), 'or')}.`,
  'cacao.shell': ({ chocolate, shell }) =>
    `The filling has ${englishNumber(chocolate)}% chocolate: the piece is a “bombón de chocolate” if the shell is at least ${englishNumber(shell)}% of its weight (RD 1055/2003, sec. 1.13).`,
  'cacao.claim': () => 'It may bear a quality claim (RD 1055/2003, sec. 6.g).',
  'cacao.no-claim': ({ failed }, say) => `${held(failed, say)}: no quality claim (${englishCitation(failed.norma)}).`,
  'cacao.out-of-range': ({ figure, value, range, serious }, say) =>
    `${say(figure.label)} ${written(figure, value)}% is ${serious ? 'far ' : ''}off the target of ${target(range)}%.`,
  'cacao.activity': ({ aw, reading }, say) =>
    `Estimated water activity ${englishNumber(aw)}: ${say(reading)}. It is a rough estimate, no substitute for measuring.`,
  'cacao.gold': ({ wanted }, say) =>
    `For the gold medal: ${englishList(
      wanted.map(({ figure, range }) => `${decapitaliseName(say(figure.label))} ${asked(range)}${unitOf(figure)}`),
      'and',
    )}.`,
  'cacao.label': ({ words }, say) =>
    `The label says, in Spanish: ${englishList(
      words.map((word) => englishQuoted(decapitaliseName(typeof word === 'string' ? word : say(word)))),
      'and',
    )}.`,
  'cacao.seizes': () =>
    'The mass seizes: too much water. Take the moist ingredient out, or swap it for its powdered form.',
  'cacao.nothing-to-temper': () => 'No cocoa butter: there is nothing to temper.',
  'cacao.icing-sugar': () =>
    'Use icing sugar without starch: starch is only allowed in chocolate to be drunk hot (“a la taza”).',
  'cacao.lecithin': () => 'Lecithin above 1%: it thickens instead of thinning. Bring it down to 0.3–0.5%.',
  'cacao.incompatible-fat': ({ isNamed }) =>
    `It has a fat that is not compatible with cocoa butter: it will not temper${isNamed ? '' : ', and it may not be called chocolate (RD 1055/2003, secs. 2.2 and 3.1.1)'}.`,
  'cacao.vegetable-fat-label': () =>
    'The label must say “contiene grasas vegetales además de manteca de cacao” (RD 1055/2003, sec. 6.b).',
  'cacao.whole-as-ground': () => 'I count the hazelnuts as ground: for gianduja they are ground fine.',
  'cacao.laxative': () =>
    'More than 10% polyols: the label must say “un consumo excesivo puede producir efectos laxantes” (Regulation (EU) 1169/2011, annex III).',
}
