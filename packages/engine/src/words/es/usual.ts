import type { PhrasesFor } from '../../findings/finding.ts'
import type { ComparedAmount, UsualCodes } from '../../findings/usual.ts'
import { capitaliseName, nameWithArticle, numberText } from '../text.ts'

/** What a maker calls what may have been forgotten, by its category. */
const THINGS: Readonly<Record<string, string>> = {
  agua: 'el agua',
  almidon: 'el almidón',
  azucar: 'el azúcar',
  cacao: 'el cacao',
  cereal: 'el cereal',
  chocolate: 'el chocolate',
  confitura: 'la confitura',
  estabilizante: 'la gelatina o el estabilizante',
  fruta: 'la fruta',
  fruta_seca: 'la fruta seca',
  fruto_seco: 'el fruto seco',
  galleta: 'la galleta',
  grasa: 'la grasa',
  harina: 'la harina',
  huevo: 'el huevo',
  impulsor: 'el impulsor',
  jarabe: 'el jarabe',
  leche: 'la leche',
  leche_polvo: 'la leche en polvo',
  levadura: 'la levadura',
  mantequilla: 'la mantequilla',
  mejorante: 'el mejorante',
  miel: 'la miel',
  nata: 'la nata',
  pasta_fruto_seco: 'la pasta de fruto seco',
  poliol: 'el poliol',
  prefermento: 'el prefermento',
  pure_fruta: 'la fruta',
  queso: 'el queso',
  sal: 'la sal',
  semilla: 'las semillas',
  verdura: 'la verdura',
  yogur: 'el yogur',
  zumo: 'el zumo',
}

/** «8 de cada 10», in the smallest whole numbers that people say. */
const OUT_OF: readonly (readonly [share: number, words: string])[] = [
  [0.99, '99 de cada 100'],
  [0.98, '49 de cada 50'],
  [0.95, '19 de cada 20'],
  [0.9, '9 de cada 10'],
  [0.8, '8 de cada 10'],
]
const outOf = (share: number): string => OUT_OF.find(([least]) => share >= least)?.[1] ?? 'la mitad de las'

function comparedAs(compared: ComparedAmount): string {
  if ('times' in compared) return `${numberText(compared.times, 0)} veces lo habitual`
  if (!('percent' in compared)) return `${compared.kind === 'double' ? 'el doble' : 'la mitad'} de lo habitual`
  return `un ${numberText(compared.percent, 0)} % ${compared.kind === 'more' ? 'más' : 'menos'} de lo habitual`
}

/** Under ten grams a tenth matters. */
const grams = (weight: number): string => numberText(weight, weight < 10 ? 1 : 0)
/** And under ten per cent. */
const percent = (share: number): string => numberText(share, share < 10 ? 1 : 0)

const amounts = (least: string, most: string, one: string, two: (from: string, to: string) => string): string =>
  least === most ? `${one} ${least}` : two(least, most)

const isOrAre = (subject: string): string => `${subject} ${/^l[ao]s /i.test(subject) ? 'son' : 'es'}`

/** How usual a formula is. */
export const spanishUsual: PhrasesFor<UsualCodes> = {
  'usual.common': ({ n }) => `Habitual entre las ${n} publicadas con que se compara.`,
  'usual.rare': ({ share, isFlagged }) =>
    `${isFlagged ? 'Poco habitual: más' : 'Más'} rara que ${outOf(share)} publicadas.`,
  'usual.odd-line': ({ ingredient, compared, least, most }) =>
    `${isOrAre(capitaliseName(nameWithArticle(ingredient)))} ${comparedAs(compared)}: ${amounts(
      grams(least),
      grams(most),
      'unos',
      (from, to) => `entre ${from} y ${to}`,
    )} g para el resto de esta fórmula.`,
  'usual.forgotten': ({ category, least, most, grams: [from, to] }) =>
    `¿Has olvidado ${THINGS[category] ?? 'algo'}? Las publicadas llevan ${amounts(
      percent(least),
      percent(most),
      'un',
      (from, to) => `del ${from} al ${to}`,
    )} %: aquí, ${amounts(grams(from), grams(to), 'unos', (least, most) => `de ${least} a ${most}`)} g.`,
}
