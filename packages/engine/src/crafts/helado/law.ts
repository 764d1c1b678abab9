import type { LawBase, LegalCondition, LegalDenomination, LegalOperator } from '../../judge/denomination.ts'
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
