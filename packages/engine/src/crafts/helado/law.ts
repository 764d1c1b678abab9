import type { Base, Condition, Denomination, Operator } from '../../judge/legal.ts'
import type { Readings } from './params.ts'
import { law as terms } from './terms.ts'

/** RD 618/1998 letter by letter, and what RD 823/1990 asks of the word chocolate. */

/** The readings of the mix, and the share of its main fruit of each kind. */
export type Figure =
  | keyof Readings
  | 'SLNG'
  | 'materiaGrasa'
  | 'solidosTotales'
  | 'frutaComun'
  | 'frutaFuerte'
  | 'frutoCascara'
export type Name = Denomination<Figure>

const asks = (
  figure: Figure & keyof typeof terms.figures,
  operator: Operator,
  threshold: number,
  letter: string,
  base: Base = 'mezcla',
): Condition<Figure> => ({
  figure,
  label: terms.figures[figure],
  operator,
  threshold,
  unit: '%',
  base,
  article: `RD 618/1998, art. ${letter}`,
  source: 'rd-618-1998',
})

const milkFatOnly = (letter: string): Condition<Figure> => asks('grasaAnadida', '<=', 0, letter)
const milkProteinOnly = (letter: string): Condition<Figure> => asks('proteinaAnadida', '<=', 0, letter)

/** From the richest to the plainest: the order in which they are tried. */
export const names = {
  crema: {
    id: 'crema',
    label: terms.names.crema,
    conditions: [
      asks('grasaLactea', '>=', 8, '3.1.a'),
      asks('proteinaLactea', '>=', 2.5, '3.1.a'),
      milkFatOnly('3.1.a'),
      milkProteinOnly('3.1.a'),
    ],
  },
  leche: {
    id: 'leche',
    label: terms.names.leche,
    conditions: [asks('grasaLactea', '>=', 2.5, '3.1.b'), asks('SLNG', '>=', 6, '3.1.b'), milkFatOnly('3.1.b')],
  },
  desnatada: {
    id: 'desnatada',
    label: terms.names.desnatada,
    conditions: [asks('grasaLactea', '<=', 0.3, '3.1.c'), asks('SLNG', '>=', 6, '3.1.c'), milkFatOnly('3.1.c')],
  },
  helado: {
    id: 'helado',
    label: terms.names.helado,
    conditions: [
      asks('materiaGrasa', '>=', 5, '3.1.d'),
      asks('proteinaLactea', '>', 0, '3.1.d'),
      milkProteinOnly('3.1.d'),
    ],
  },
  sorbete: {
    id: 'sorbete',
    label: terms.names.sorbete,
    conditions: [asks('fruta', '>=', 15, '3.1.f'), asks('solidosTotales', '>=', 20, '3.1.f')],
  },
  agua: { id: 'agua', label: terms.names.agua, conditions: [asks('solidosTotales', '>=', 12, '3.1.e')] },
  granizado: {
    id: 'granizado',
    label: terms.names.granizado,
    conditions: [asks('solidosTotales', '>=', 10, '3.1.i')],
    besides: [terms.semisolid],
  },
} as const satisfies Readonly<Record<string, Name>>

/** Words that complete a name. */
export const completions = {
  comun: {
    id: 'con_fruta',
    label: terms.with('<fruta>'),
    kind: 'mencion',
    conditions: [asks('frutaComun', '>=', 15, '3.1.g')],
  },
  fuerte: {
    id: 'con_fruta_fuerte',
    label: terms.with(terms.strongFruit),
    kind: 'mencion',
    conditions: [asks('frutaFuerte', '>=', 10, '3.1.g')],
  },
  cascara: {
    id: 'con_fruto_cascara',
    label: terms.with(terms.nut),
    kind: 'mencion',
    conditions: [asks('frutoCascara', '>=', 7, '3.1.g')],
  },
  mantecado: { id: 'mantecado', label: terms.mantecado, kind: 'mencion', conditions: [asks('yema', '>=', 4, '3.1.h')] },
  chocolate: {
    id: 'de_chocolate',
    label: terms.ofChocolate,
    kind: 'mencion',
    conditions: [
      {
        ...asks('cacaoSobreSeca', '>=', 8, '', 'seca'),
        article: 'RD 823/1990, art. 10.1.2',
        source: 'rd-823-1990',
      },
    ],
  },
} as const satisfies Readonly<Record<string, Name>>

export const law: readonly Name[] = [...Object.values(names), ...Object.values(completions)]
