import { nutPartsOf } from '../../catalogue/nut-parts.ts'
import { saidShareOf } from '../../catalogue/own-list.ts'
import { nounSaidOf, spanishNameOf } from '../../catalogue/saying.ts'
import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import type { LawBase, LegalCondition, LegalDenomination, LegalOperator } from '../../judge/denomination.ts'
import { massMeasure, type RatioParameter } from '../../ratio/parameter.ts'
import { mostFirst } from '../../words/sorted.ts'
import type { HeladoMatter } from './matter.ts'
import type { HeladoReadings } from './params.ts'
import { heladoLawTerms } from './terms.ts'

/** RD 618/1998 letter by letter, and what RD 823/1990 asks of the word chocolate. */

/** The readings of the mix, and the share of its main fruit of each kind. */
export type HeladoLegalFigure =
  | keyof HeladoReadings
  | 'SLNG'
  | 'materiaGrasa'
  | 'solidosTotales'
  | 'frutaComun'
  | 'frutaFuerte'
  | 'frutoCascara'
  | 'pesoLitro'
export type HeladoLegalName = LegalDenomination<HeladoLegalFigure>

const asks = (
  figure: HeladoLegalFigure & keyof typeof heladoLawTerms.figures,
  operator: LegalOperator,
  threshold: number,
  letter: string,
  base: LawBase = 'mezcla',
): LegalCondition<HeladoLegalFigure> => ({
  figure,
  label: heladoLawTerms.figures[figure],
  operator,
  threshold,
  unit: '%',
  base,
  article: `RD 618/1998, art. ${letter}`,
  source: 'rd-618-1998',
})

const milkFatOnly = (letter: string): LegalCondition<HeladoLegalFigure> => asks('grasaAnadida', '<=', 0, letter)
const milkProteinOnly = (letter: string): LegalCondition<HeladoLegalFigure> => asks('proteinaAnadida', '<=', 0, letter)

/** From the richest to the plainest: the order in which they are tried. */
export const heladoNames = {
  crema: {
    id: 'crema',
    label: heladoLawTerms.names.crema,
    conditions: [
      asks('grasaLactea', '>=', 8, '3.1.a'),
      asks('proteinaLactea', '>=', 2.5, '3.1.a'),
      milkFatOnly('3.1.a'),
      milkProteinOnly('3.1.a'),
    ],
  },
  leche: {
    id: 'leche',
    label: heladoLawTerms.names.leche,
    conditions: [asks('grasaLactea', '>=', 2.5, '3.1.b'), asks('SLNG', '>=', 6, '3.1.b'), milkFatOnly('3.1.b')],
    fixes: true,
  },
  desnatada: {
    id: 'desnatada',
    label: heladoLawTerms.names.desnatada,
    conditions: [asks('grasaLactea', '<=', 0.3, '3.1.c'), asks('SLNG', '>=', 6, '3.1.c'), milkFatOnly('3.1.c')],
    fixes: true,
  },
  helado: {
    id: 'helado',
    label: heladoLawTerms.names.helado,
    conditions: [
      asks('materiaGrasa', '>=', 5, '3.1.d'),
      asks('proteinaLactea', '>', 0, '3.1.d'),
      milkProteinOnly('3.1.d'),
    ],
  },
  sorbete: {
    id: 'sorbete',
    label: heladoLawTerms.names.sorbete,
    conditions: [asks('fruta', '>=', 15, '3.1.f'), asks('solidosTotales', '>=', 20, '3.1.f')],
  },
  agua: { id: 'agua', label: heladoLawTerms.names.agua, conditions: [asks('solidosTotales', '>=', 12, '3.1.e')] },
  granizado: {
    id: 'granizado',
    label: heladoLawTerms.names.granizado,
    conditions: [asks('solidosTotales', '>=', 10, '3.1.i')],
    besides: [heladoLawTerms.semisolid],
  },
} as const satisfies Readonly<Record<string, HeladoLegalName>>

/** Words that complete a name. */
export const nameCompletions = {
  comun: {
    id: 'con_fruta',
    label: heladoLawTerms.with('<fruta>'),
    kind: 'mencion',
    conditions: [asks('frutaComun', '>=', 15, '3.1.g')],
  },
  fuerte: {
    id: 'con_fruta_fuerte',
    label: heladoLawTerms.with(heladoLawTerms.strongFruit),
    kind: 'mencion',
    conditions: [asks('frutaFuerte', '>=', 10, '3.1.g')],
  },
  cascara: {
    id: 'con_fruto_cascara',
    label: heladoLawTerms.with(heladoLawTerms.nut),
    kind: 'mencion',
    conditions: [asks('frutoCascara', '>=', 7, '3.1.g')],
  },
  mantecado: {
    id: 'mantecado',
    label: heladoLawTerms.mantecado,
    kind: 'mencion',
    conditions: [asks('yema', '>=', 4, '3.1.h')],
  },
  chocolate: {
    id: 'de_chocolate',
    label: heladoLawTerms.ofChocolate,
    kind: 'mencion',
    conditions: [
      {
        ...asks('cacaoSobreSeca', '>=', 8, '', 'seca'),
        article: 'RD 823/1990, art. 10.1.2',
        source: 'rd-823-1990',
      },
    ],
  },
} as const satisfies Readonly<Record<string, HeladoLegalName>>

/** Air makes them, and only whoever churns knows how much: g of a litre (3.1.j). */
const whipped: HeladoLegalName = {
  id: 'espuma',
  label: heladoLawTerms.whipped,
  kind: 'mencion',
  conditions: [
    { ...asks('pesoLitro', '>=', 375, '3.1.j', 'litro'), unit: 'g' },
    { ...asks('pesoLitro', '<', 430, '3.1.j', 'litro'), unit: 'g' },
  ],
}

export const heladoLaw: readonly HeladoLegalName[] = [
  ...Object.values(heladoNames),
  ...Object.values(nameCompletions),
  whipped,
]

/** Citrus, very acid, exotic or strong fruit: 10 % names them (3.1.g; its list is open). */
const STRONG =
  /naranj|mandarin|clementin|satsum|tangerin|tangel|lim[oó]n|lima|pomelo|toronja|yuzu|bergamot|kumquat|cidra|calamond|combava|sudachi|c[ií]tric|maracuy|pi[ñn]a|pl[aá]tano|mango|kiwi|chirimoya|guayaba|lichi|papaya|guan[aá]bana|pitahaya|grosella|ar[aá]ndano rojo/i
export const NUT_CATEGORIES: ReadonlySet<string> = new Set(['fruto_seco', 'pasta_fruto_seco'])

type Kind = 'comun' | 'fuerte' | 'cascara'
export const FRUIT_FIGURES: Readonly<Record<Kind, HeladoLegalFigure>> = {
  comun: 'frutaComun',
  fuerte: 'frutaFuerte',
  cascara: 'frutoCascara',
}

export interface LegalFruit {
  readonly noun: string
  readonly kind: Kind
  readonly percent: number
}

/** What a line has of each fruit or nut, as % of itself. */
function fruitPartsOf(line: FormulaLine<HeladoMatter>) {
  const { grams, matter, ingredient } = line
  if (!ingredient || grams <= 0 || !ingredient.flavour) return []
  const isNut = NUT_CATEGORIES.has(ingredient.category)
  const said = nounSaidOf(line, ingredient)
  // Of a spread or a praliné only its nut counts, and it gives the name.
  const parts = isNut
    ? nutPartsOf(ingredient.id, said).map(([noun, share]) => [noun, 100 * share] as const)
    : [[said, matter.fruta] as const]
  return parts
    .filter(([, fresh]) => fresh > 0)
    .map(([noun, whole]) => {
      const told = saidShareOf(spanishNameOf(line), noun)
      // Dried fruit counts for more than itself.
      const fresh = told === undefined ? whole : Math.min(whole, (told * Math.max(whole, 100)) / 100)
      const kind: Kind = isNut ? 'cascara' : STRONG.test(noun) ? 'fuerte' : 'comun'
      return { noun, fresh, kind }
    })
}

/** How much of the mix is of one fruit. Which one a line is of, its name tells and no matter does: it is read by its lines. */
export function fruitReadingOf(
  noun: string,
  lines: readonly FormulaLine<HeladoMatter>[],
): RatioParameter<HeladoMatter> {
  const fresh = new Map(
    lines.flatMap((line) =>
      fruitPartsOf(line)
        .filter((part) => part.noun === noun)
        .map((part) => [line.matter, part.fresh]),
    ),
  )
  return { scale: 100, of: (matter) => fresh.get(matter) ?? 0, per: massMeasure }
}

/** Fruits and nuts of a formula, the most abundant first, each as % of the mix. */
export function legalFruitsOf({ lines, total }: ParsedFormula<HeladoMatter>): LegalFruit[] {
  const byNoun = new Map<string, LegalFruit>()
  for (const line of lines) {
    for (const { noun, fresh, kind } of fruitPartsOf(line)) {
      byNoun.set(noun, { noun, kind, percent: (byNoun.get(noun)?.percent ?? 0) + (line.grams * fresh) / total })
    }
  }
  return mostFirst(
    [...byNoun.values()],
    ({ percent }) => percent,
    ({ noun }) => noun,
  )
}
