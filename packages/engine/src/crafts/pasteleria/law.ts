import type { SourceKey } from '../../catalogue/sources.ts'
import type { Base, Condition, Denomination, Operator } from '../../judge/legal.ts'
import { law as terms } from './terms.ts'

/**
 * RD 496/2010 sorts and sets no threshold: a pastry bears its customary name, which must match what is in it (Código
 * Alimentario, 3.20.52). Only the word chocolate has a figure (RD 823/1990, 10.1.2), and the protected names their own.
 */

export type Figure = keyof typeof terms.figures
export type Name = Denomination<Figure>

const asks = (
  figure: Figure,
  operator: Operator,
  threshold: number,
  article: string,
  source: SourceKey,
  base: Base = 'mezcla',
): Condition<Figure> => ({
  figure,
  label: terms.figures[figure],
  operator,
  threshold,
  unit: figure === 'aw' ? '' : '%',
  base,
  article,
  source,
})

/** Cocoa that the word chocolate asks for, % of the dry matter: in solids, and in what is not. */
const ofChocolate = (least: number): readonly Condition<Figure>[] => [
  asks('cacaoSeca', '>=', least, 'RD 823/1990, art. 10.1.2', 'rd-823-1990', 'seca'),
]
const CHOCOLATE = { solid: ofChocolate(8), other: ofChocolate(5) } as const
const NONE: readonly Condition<Figure>[] = []

/** Types whose name says chocolate, and whether they are solid. */
export const NAMED_CHOCOLATE: Readonly<Record<string, keyof typeof CHOCOLATE>> = {
  ganache_negro: 'other',
  ganache_leche: 'other',
  ganache_blanco: 'other',
  mousse_chocolate: 'other',
  coulant: 'solid',
  cremoso: 'other',
  bizcocho_chocolate: 'solid',
}
const CUSTOMARY: Readonly<Record<string, string>> = { ...terms.chocolateNames, ...terms.customary }

export const nameOf = (type: string, label: string): Name => {
  const kind = NAMED_CHOCOLATE[type]
  return {
    id: type,
    label: CUSTOMARY[type] ?? label,
    article: 'RD 496/2010, 1; Código Alimentario, 3.20.52',
    conditions: kind ? CHOCOLATE[kind] : NONE,
    besides: [terms.besides.customary],
  }
}

/** g of fruit per kg that each name of jam asks for (RD 863/2003, annex I, text of 13-11-2025; RD 670/1990, 2.7 and 2.8). */
const JAM = { confitura: 450, lean: 350, extra: 500, mermelada: 300 } as const
const ofFruit = (least: number, article: string, source: SourceKey): Condition<Figure> => ({
  ...asks('frutaFinal', '>=', least, article, source, 'acabado'),
  unit: 'g/kg',
})
/** The names of a jam, the strictest first; `isLean` of fruits that the norm asks less of (currant, rowan, quince). */
export const jamNames = (isLean: boolean): readonly [asked: Name, ...others: Name[]] => [
  {
    id: 'confitura',
    label: terms.jam.confitura,
    conditions: [ofFruit(isLean ? JAM.lean : JAM.confitura, 'RD 863/2003, anexo I', 'rd-863-2003')],
    besides: [terms.besides.jamBrix, terms.besides.jamSold],
  },
  {
    id: 'confitura_extra',
    label: terms.jam.extra,
    conditions: [ofFruit(JAM.extra, 'RD 863/2003, anexo I', 'rd-863-2003')],
    besides: [terms.besides.jamPulp, terms.besides.jamBrix, terms.besides.jamSold],
  },
  {
    id: 'mermelada',
    label: terms.jam.mermelada,
    conditions: [ofFruit(JAM.mermelada, 'RD 670/1990, 2.7', 'rd-670-1990')],
    besides: [terms.besides.marmaladeBrix],
  },
  {
    id: 'fruta_untar',
    label: terms.jam.fruta,
    article: 'Código Alimentario, 3.20.52',
    conditions: [],
    besides: [terms.besides.customary],
  },
]

const protectedName = (
  id: keyof typeof terms.protected,
  conditions: readonly Condition<Figure>[],
  place: string,
): Name => ({
  id,
  label: terms.protected[id],
  kind: 'protegida',
  conditions,
  besides: [terms.besides.zone(place), terms.besides.certified],
})
export const PROTECTED: Readonly<Record<string, Name>> = {
  tarta_santiago: protectedName(
    'santiago',
    [
      asks('pctAlmendra', '>=', 33, 'IGP Tarta de Santiago, 3.3', 'igp-tarta-santiago'),
      asks('pctAzucar', '>=', 33, `IGP Tarta de Santiago, 3.3${terms.unread}`, 'igp-tarta-santiago'),
      asks('pctHuevo', '>=', 25, `IGP Tarta de Santiago, 3.3${terms.unread}`, 'igp-tarta-santiago'),
      asks('harina', '<=', 0, `IGP Tarta de Santiago, 3.3${terms.unread}`, 'igp-tarta-santiago'),
    ],
    'Galicia, con almendra de más del 50 % de grasa',
  ),
  sobao: protectedName(
    'sobao',
    [
      asks('grasaFinal', '>=', 24, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
      asks('grasaFinal', '<=', 32, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
      asks('proteinaFinal', '>=', 4, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
      asks('otraGrasa', '<=', 0, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego'),
      {
        ...asks('humedad', '>=', 15, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
        measured: true,
      },
      {
        ...asks('humedad', '<=', 20, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
        measured: true,
      },
      {
        ...asks('aw', '>=', 0.7, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
        measured: true,
      },
      {
        ...asks('aw', '<=', 0.9, `IGP Sobao Pasiego, 4.2${terms.unread}`, 'igp-sobao-pasiego', 'acabado'),
        measured: true,
      },
    ],
    'Pas y Pisueña',
  ),
  polvoron: protectedName(
    'estepa',
    [asks('pctAlmendra', '>=', 8, `IGP Estepa${terms.unread}`, 'igp-estepa')],
    'Estepa',
  ),
}
export const chocolateMention: Name = {
  id: 'de_chocolate',
  label: terms.ofChocolate,
  kind: 'mencion',
  conditions: CHOCOLATE.solid,
}
const sorts: readonly Name[] = Object.entries(terms.category).map(([id, label]) => ({
  id,
  label,
  kind: 'categoria',
  article: label,
  conditions: [],
  besides: [terms.besides.customary],
}))

export const law: readonly Name[] = [
  ...sorts,
  ...Object.keys(NAMED_CHOCOLATE).map((type) => nameOf(type, type)),
  chocolateMention,
  ...jamNames(false),
  ...Object.values(PROTECTED),
]
