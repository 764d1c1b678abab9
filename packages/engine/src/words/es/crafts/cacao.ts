import type { CacaoCodes } from '../../../crafts/cacao/findings.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import type { CheckedCondition } from '../../../judge/legal.ts'
import type { FigureRange } from '../../../ratio/range.ts'
import { decapitaliseName, listText, numberText } from '../../text.ts'
import { spanishAction } from '../moves.ts'
import { printedCacao } from '../printed.ts'

/** Labels that are not masculine singular. */
const FEMININE: ReadonlySet<string> = new Set([
  'manteca',
  'grasaTotal',
  'grasaLactea',
  'agua',
  'aguaLibre',
  'avellana',
  'lecitina',
  'aw',
  'mantecaLegal',
  'grasaLacteaLegal',
  'grasaVegetal',
  'grasaNoAutorizada',
])
const PLURAL: Readonly<Partial<Record<string, readonly [low: string, high: string]>>> = {
  lacteos: ['bajos', 'altos'],
  frutosSecos: ['bajos', 'altos'],
  grasaLegal: ['bajas', 'altas'],
  otrasMaterias: ['bajas', 'altas'],
  almidonAnadido: ['bajos', 'altos'],
}

function state({ key }: NamedFigure, low: boolean): string {
  const [below, above] = PLURAL[key] ?? (FEMININE.has(key) ? ['baja', 'alta'] : ['bajo', 'alto'])
  return low ? below : above
}

const written = ({ decimals }: NamedFigure, value: number): string => numberText(value, decimals)
const unitOf = ({ key }: NamedFigure): string => (key === 'aw' ? '' : ' %')
const target = ([least, most]: FigureRange): string => `${numberText(least)}–${numberText(most)}`
/** The limits of the law stand on one side alone. */
function goal(range: FigureRange): string {
  if (range[1] === 0) return 'no se admite'
  if (range[1] === 100) return `mínimo legal ${numberText(range[0])}`
  return `objetivo ${target(range)}`
}

/** A range as it is asked for; open to one side where it has no other limit. */
function asked([least, most]: FigureRange): string {
  if (!Number.isFinite(most) || most === 100) return `de ${numberText(least)} o más`
  if (!Number.isFinite(least) || least === 0) return `de ${numberText(most)} o menos`
  return `de ${numberText(least)} a ${numberText(most)}`
}

/** What a maker will notice when a parameter is under or over its range. */
const effects: Readonly<Partial<Record<string, { readonly under?: string; readonly over?: string }>>> = {
  grasaTotal: { under: 'La masa no fluirá.', over: 'Quedará blanda y grasa.' },
  manteca: { under: 'Costará templar y moldear.' },
  azucar: { over: 'Demasiado dulce.' },
  aguaLibre: { over: 'La masa se agarrota.' },
  lecitina: { over: 'Espesa en vez de fluidificar.' },
  grasaLactea: { over: 'No cuajará.' },
  aw: { over: 'Durará poco.' },
}

/** Water makes dry chocolate seize; in what is moist by nature, a ganache, it shortens its life. %. */
const DRY = 3.5
const wet = (most: number): string => (most <= DRY ? 'Se agarrotará.' : 'Durará poco.')
const effectOf = ({ key }: NamedFigure, low: boolean, [, most]: FigureRange): string | undefined =>
  key === 'agua' && !low ? wet(most) : effects[key]?.[low ? 'under' : 'over']

const NOT: Readonly<Record<string, string>> = { '>=': '<', '<=': '>', '>': '≤', '<': '≥' }
const held = ({ etiqueta, valor, operador, umbral }: CheckedCondition): string =>
  `${etiqueta} ${numberText(valor ?? 0)} % ${NOT[operador]} ${numberText(umbral)} %`

/** What is said of a chocolate. */
export const spanishCacao: PhrasesFor<CacaoCodes> = {
  ...printedCacao,
  'cacao.inert': () => ' (cuenta en el peso y la ley lo descuenta, pero no aporta composición)',
  'cacao.balanced': ({ typeLabel }) =>
    `Fórmula equilibrada: cumple los límites legales y los objetivos de ${typeLabel}.`,
  // One fact, one action, the grams, and the value it gives.
  'cacao.correction': ({ figure, before, after, range, caused, change }) => {
    const low = before < range[0]
    const lead = caused ? `Con lo anterior, ${decapitaliseName(figure.label)}` : figure.label
    const fact = `${lead} ${state(figure, low)} (${written(figure, before)}${unitOf(figure)}; ${goal(range)})`
    const effect = effectOf(figure, low, range)
    return `${fact}: ${spanishAction(change)} y quedará en ${written(figure, after)}${unitOf(figure)}.${effect ? ` ${effect}` : ''}`
  },
  'cacao.figures': ({ figures }) =>
    listText(
      figures.map(({ label }) => decapitaliseName(label)),
      'y',
    ),
  'cacao.no-chocolate': () =>
    'No hay ingredientes válidos: indica pasta de cacao, manteca de cacao, cobertura o azúcar con peso mayor que 0.',
  'cacao.fault': ({ figure, low }) => `${decapitaliseName(figure.label)} ${state(figure, low)}`,
  'cacao.medal': ({ medal, name }) =>
    name === undefined
      ? `Medalla de ${medal.toLowerCase()}.`
      : `Medalla de ${medal.toLowerCase()}. Puede llamarse «${name}».`,
  'cacao.fails': ({ failed, name }) => `${held(failed)}: no puede llamarse «${name}» (${failed.norma}).`,
  'cacao.meets': ({ name }) => `Cumple la denominación «${name}».`,
  'cacao.besides': ({ name, all }, say) => `Puede llamarse «${name}» si además ${listText(all.map(say), 'y')}.`,
  'cacao.alternative': ({ names }) =>
    `Puede llamarse ${listText(
      names.map((name) => `«${name}»`),
      'o',
    )}.`,
  'cacao.shell': ({ chocolate, shell }) =>
    `El relleno lleva ${numberText(chocolate)} % de chocolate: la pieza es un bombón de chocolate si la carcasa pesa al menos el ${numberText(shell)} % (RD 1055/2003 ap. 1.13).`,
  'cacao.claim': () => 'Admite mención de calidad (RD 1055/2003 ap. 6.g).',
  'cacao.no-claim': ({ failed }) => `${held(failed)}: sin mención de calidad (${failed.norma}).`,
  'cacao.out-of-range': ({ figure, value, range, serious }) =>
    `${figure.label} ${written(figure, value)} % fuera del objetivo ${target(range)} %${serious ? ', y mucho' : ''}.`,
  'cacao.activity': ({ aw, reading }) =>
    `Actividad de agua estimada ${numberText(aw)}: ${reading}. Es una estimación orientativa; no sustituye a la medida.`,
  'cacao.gold': ({ wanted }) =>
    `Para la medalla de oro: ${listText(
      wanted.map(({ figure, range }) => `${decapitaliseName(figure.label)} ${asked(range)}${unitOf(figure)}`),
      'y',
    )}.`,
  'cacao.label': ({ words }, say) =>
    `Etiqueta: ${listText(
      words.map((word) => `«${decapitaliseName(say(word))}»`),
      'y',
    )}.`,
  'cacao.seizes': () =>
    'La masa se agarrota: sobra agua. Quita el ingrediente húmedo o cámbialo por su versión en polvo.',
  'cacao.nothing-to-temper': () => 'Sin manteca de cacao: no hay nada que templar.',
  'cacao.icing-sugar': () => 'Usa azúcar glas sin almidón: el almidón sólo se admite en chocolate a la taza.',
  'cacao.lecithin': () => 'Lecitina por encima del 1 %: espesa en vez de fluidificar. Baja a 0,3–0,5 %.',
  'cacao.incompatible-fat': ({ isNamed }) =>
    isNamed
      ? 'Lleva una grasa no compatible con la manteca de cacao: no se templa.'
      : 'Lleva una grasa no compatible con la manteca de cacao: no se templa, y no puede llamarse chocolate (RD 1055/2003 ap. 2.2 y 3.1.1.º).',
  'cacao.vegetable-fat-label': () =>
    'La etiqueta debe decir «contiene grasas vegetales además de manteca de cacao» (RD 1055/2003 ap. 6.b).',
  'cacao.whole-as-ground': () => 'Cuento la avellana como molida: para gianduja se muele fina.',
  'cacao.laxative': () =>
    'Más de un 10 % de polioles: la etiqueta debe decir «un consumo excesivo puede producir efectos laxantes» (Reglamento (UE) 1169/2011, anexo III).',
}
