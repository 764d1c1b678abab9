import { flagOf } from '../../catalogue/flags.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { SourceKey } from '../../catalogue/sources.ts'
import type { LawBase, LegalCondition, LegalDenomination, LegalOperator } from '../../judge/denomination.ts'
import { pasteleriaLawTerms } from './terms.ts'

/**
 * RD 496/2010 sorts and sets no threshold: a pastry bears its customary name, which must match what is in it (Código
 * Alimentario, 3.20.52). Only the word chocolate has a figure (RD 823/1990, 10.1.2), and the protected names their own.
 */

/**
 * A customary name stands for what everybody takes it to be made of (Código Alimentario, 3.20.52.a): without that, what stands in its
 * place is named (Regulation (EU) 1169/2011, Annex VI, A.4), and words of milk are of milk alone (Regulation (EU) 1308/2013, Annex VII, III).
 */
export type NameEssential = keyof typeof pasteleriaLawTerms.essentials

export type PasteleriaRowTest = (row: Ingredient) => boolean
const onShelf =
  (...shelves: readonly Ingredient['category'][]): PasteleriaRowTest =>
  ({ category }) =>
    shelves.includes(category)
const called =
  (pattern: RegExp): PasteleriaRowTest =>
  ({ id }) =>
    pattern.test(id)
const notPlant =
  (is: PasteleriaRowTest): PasteleriaRowTest =>
  (row) =>
    is(row) && flagOf(row, 'plantDairy') !== true

/** What counts as each of them. */
export const PASTELERIA_ESSENTIAL_TESTS: Readonly<Record<NameEssential, PasteleriaRowTest>> = {
  leche: notPlant(onShelf('leche', 'leche_polvo')),
  lacteo: notPlant(onShelf('leche', 'leche_polvo', 'nata', 'yogur')),
  nata: notPlant(onShelf('nata')),
  queso: onShelf('queso'),
  mascarpone: called(/^mascarpone$/),
  mantequilla: onShelf('mantequilla'),
  huevo: onShelf('huevo'),
  yema: (row) => row.category === 'huevo' && /^yema/.test(row.id),
  limon: called(/limon/),
  almendra: called(/almendra|^mazapan|guirlache|^turron/),
  zanahoria: called(/zanahoria/),
  arroz: called(/^arroz/),
  cacao: ({ composition }) => composition.cocoaNonfat + composition.cocoaButter > 0,
  chocolate: (row) => row.category === 'chocolate' && flagOf(row, 'notChocolate') !== true,
  vegetal: (row) => flagOf(row, 'plantDairy') === true,
}

const FRUIT = onShelf('zumo', 'fruta', 'pure_fruta', 'especia')
const NUT = onShelf('fruto_seco', 'pasta_fruto_seco', 'semilla')
const FATS = onShelf('grasa')
const GREENS = onShelf('verdura', 'fruta', 'pure_fruta')
const POWDERS: PasteleriaRowTest = called(/algarroba/)
const CHEESE = onShelf('queso')

/** What a name asks for, and which rows may stand in the place of what is missing. */
interface Asked {
  readonly has: readonly NameEssential[]
  /** A word of milk: no plant may take its place, not even in part. */
  readonly isDairy?: true
  readonly instead?: PasteleriaRowTest
}

export const ESSENTIALS_OF_NAME: Readonly<Record<string, Asked>> = {
  arroz_con_leche: { has: ['leche', 'arroz'], isDairy: true, instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  leche_frita: { has: ['leche'], isDairy: true, instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  dulce_de_leche: { has: ['leche'], isDairy: true, instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  nata_montada: { has: ['nata'], isDairy: true, instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  crema_mascarpone: { has: ['mascarpone'], isDairy: true, instead: CHEESE },
  cheesecake: { has: ['queso'], isDairy: true, instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  buttercream: { has: ['mantequilla'], isDairy: true, instead: FATS },
  lemon_curd: { has: ['limon', 'huevo'], instead: FRUIT },
  crema_almendra: { has: ['almendra'], instead: NUT },
  frangipane: { has: ['almendra'], instead: NUT },
  macaron: { has: ['almendra'], instead: NUT },
  teja: { has: ['almendra'], instead: NUT },
  tarta_santiago: { has: ['almendra'], instead: NUT },
  joconda: { has: ['almendra'], instead: NUT },
  yema_pastelera: { has: ['yema'] },
  tocino_de_cielo: { has: ['yema'] },
  crema_pastelera: { has: ['lacteo', 'huevo'], instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  natillas: { has: ['lacteo', 'huevo'], instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  flan: { has: ['lacteo', 'huevo'], instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  crema_catalana: { has: ['lacteo', 'huevo'], instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  crema_inglesa: { has: ['lacteo', 'huevo'], instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  panna_cotta: { has: ['nata'], instead: PASTELERIA_ESSENTIAL_TESTS.vegetal },
  namelaka: { has: ['chocolate'] },
  ganache_negro: { has: ['chocolate'] },
  ganache_leche: { has: ['chocolate'] },
  ganache_blanco: { has: ['chocolate'] },
  ganache_montada: { has: ['chocolate'] },
  tarta_zanahoria: { has: ['zanahoria'], instead: GREENS },
  brownie: { has: ['cacao'], instead: POWDERS },
  sobao: { has: ['mantequilla'], instead: FATS },
}

export type PasteleriaLegalFigure = keyof typeof pasteleriaLawTerms.figures | NameEssential
export type PasteleriaLegalName = LegalDenomination<PasteleriaLegalFigure>

const LABELS: Readonly<Record<PasteleriaLegalFigure, string>> = {
  ...pasteleriaLawTerms.figures,
  ...pasteleriaLawTerms.essentials,
}

const asks = (
  figure: PasteleriaLegalFigure,
  operator: LegalOperator,
  threshold: number,
  article: string,
  source: SourceKey,
  base: LawBase = 'mezcla',
): LegalCondition<PasteleriaLegalFigure> => ({
  figure,
  label: LABELS[figure],
  operator,
  threshold,
  unit: figure === 'aw' ? '' : '%',
  base,
  article,
  source,
})

/** Cocoa that the word chocolate asks for, % of the dry matter: in solids, and in what is not. */
const ofChocolate = (least: number): readonly LegalCondition<PasteleriaLegalFigure>[] => [
  asks('cacaoSeca', '>=', least, 'RD 823/1990, art. 10.1.2', 'rd-823-1990', 'seca'),
]
const CHOCOLATE = { solid: ofChocolate(8), other: ofChocolate(5) } as const
const CUSTOM = 'Código Alimentario, 3.20.52.a; Reg. (UE) 1169/2011, anexo VI.A.4'
const MILK_WORDS = 'Reg. (UE) 1308/2013, anexo VII, parte III'
/** What each type must be made of to bear its customary name. */
const ESSENTIAL_CONDITIONS: ReadonlyMap<string, readonly LegalCondition<PasteleriaLegalFigure>[]> = new Map(
  Object.entries(ESSENTIALS_OF_NAME).map(([type, { has, isDairy }]) => [
    type,
    [
      ...has.map((figure) => asks(figure, '>', 0, isDairy ? MILK_WORDS : CUSTOM, 'codigo-alimentario')),
      ...(isDairy ? [asks('vegetal', '<=', 0, MILK_WORDS, 'eu-1308-2013')] : []),
    ],
  ]),
)

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
const CUSTOMARY: Readonly<Record<string, string>> = {
  ...pasteleriaLawTerms.chocolateNames,
  ...pasteleriaLawTerms.customary,
}

const CONDITIONS: ReadonlyMap<string, readonly LegalCondition<PasteleriaLegalFigure>[]> = new Map(
  [...new Set([...Object.keys(NAMED_CHOCOLATE), ...ESSENTIAL_CONDITIONS.keys()])].map((type) => {
    const kind = NAMED_CHOCOLATE[type]
    return [type, [...(ESSENTIAL_CONDITIONS.get(type) ?? []), ...(kind ? CHOCOLATE[kind] : [])]]
  }),
)
const NONE: readonly LegalCondition<PasteleriaLegalFigure>[] = []

export const pastryNameOf = (type: string, label: string): PasteleriaLegalName => ({
  id: type,
  label: CUSTOMARY[type] ?? pasteleriaLawTerms.printed(label),
  article: 'RD 496/2010, 1; Código Alimentario, 3.20.52',
  conditions: CONDITIONS.get(type) ?? NONE,
  besides: [pasteleriaLawTerms.besides.customary],
})

/** g of fruit per kg of finished product that a jam asks for, and an extra one (RD 863/2003, annex I, text of 13-11-2025), by its fruit. */
const JAM_FRUITS: readonly (readonly [fruit: RegExp, confitura: number, extra: number])[] = [
  [/grosella|membrillo|serba|escaramujo|espino amarillo/, 350, 450],
  [/jengibre/, 180, 280],
  [/anacardo/, 230, 290],
  [/granadilla|maracuy|fruta de la pasion/, 80, 100],
]
export const PLAIN_JAM = { confitura: 450, extra: 500 } as const
/** g per kg (RD 670/1990, 2.7 and 2.8). */
const MARMALADE = { plain: 300, extra: 500 } as const
/** What no mixture of extra takes (annex I, 2). */
export const NOT_IN_EXTRA = /manzana|\bperas?\b|melon|sandia|\buvas?\b|calabaza|pepino|tomate/

/** What a fruit asks for; in mixtures each counts by its share. */
export const jamMinimumsOf = (noun: string): { readonly confitura: number; readonly extra: number } => {
  const own = JAM_FRUITS.find(([fruit]) => fruit.test(noun))
  return own ? { confitura: own[1], extra: own[2] } : PLAIN_JAM
}

const ofFruit = (least: number, article: string, source: SourceKey): LegalCondition<PasteleriaLegalFigure> => ({
  ...asks('frutaAcabada', '>=', least, article, source, 'acabado'),
  unit: 'g/kg',
})
const inMixture = asks('frutaVedada', '<=', 0, 'RD 863/2003, anexo I.2', 'rd-863-2003', 'acabado')

/** The names of a jam, the strictest first, for fruits that ask for so much. */
export const jamNames = (
  { confitura, extra }: { readonly confitura: number; readonly extra: number },
  fruits = '',
): readonly [asked: PasteleriaLegalName, ...others: PasteleriaLegalName[]] => {
  const { jam, besides } = pasteleriaLawTerms
  return [
    {
      id: 'confitura',
      label: jam.of(jam.confitura, fruits),
      conditions: [ofFruit(confitura, 'RD 863/2003, anexo I', 'rd-863-2003')],
      besides: [besides.jamBrix, besides.jamSold],
    },
    {
      id: 'confitura_extra',
      label: jam.of(jam.extra, fruits),
      conditions: [ofFruit(extra, 'RD 863/2003, anexo I', 'rd-863-2003'), inMixture],
      besides: [besides.jamPulp, besides.jamBrix, besides.jamSold],
    },
    {
      id: 'mermelada',
      label: jam.of(jam.mermelada, fruits),
      conditions: [ofFruit(MARMALADE.plain, 'RD 670/1990, 2.8', 'rd-670-1990')],
      besides: [besides.marmaladeBrix],
    },
    {
      id: 'mermelada_extra',
      label: jam.of(jam.mermelada_extra, fruits),
      conditions: [ofFruit(MARMALADE.extra, 'RD 670/1990, 2.7', 'rd-670-1990')],
      besides: [besides.marmaladeBrix],
    },
  ]
}

const protectedName = (
  id: keyof typeof pasteleriaLawTerms.protected,
  conditions: readonly LegalCondition<PasteleriaLegalFigure>[],
  place: string,
): PasteleriaLegalName => ({
  id,
  label: pasteleriaLawTerms.protected[id],
  kind: 'protegida',
  conditions,
  besides: [pasteleriaLawTerms.besides.zone(place), pasteleriaLawTerms.besides.certified],
})
export const PASTELERIA_PROTECTED_NAMES: Readonly<Record<string, PasteleriaLegalName>> = {
  tarta_santiago: protectedName(
    'santiago',
    [
      asks('pctAlmendra', '>=', 33, `IGP Tarta de Santiago, 3.3${pasteleriaLawTerms.official}`, 'igp-tarta-santiago'),
      asks('pctAzucar', '>=', 33, `IGP Tarta de Santiago, 3.3${pasteleriaLawTerms.unread}`, 'igp-tarta-santiago'),
      asks('pctHuevo', '>=', 25, `IGP Tarta de Santiago, 3.3${pasteleriaLawTerms.unread}`, 'igp-tarta-santiago'),
      asks('harina', '<=', 0, `IGP Tarta de Santiago, 3.3${pasteleriaLawTerms.unread}`, 'igp-tarta-santiago'),
    ],
    'Galicia, con almendra de más del 50 % de grasa',
  ),
  sobao: protectedName(
    'sobao',
    [
      asks(
        'grasaFinal',
        '>=',
        24,
        `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`,
        'igp-sobao-pasiego',
        'acabado',
      ),
      asks(
        'grasaFinal',
        '<=',
        32,
        `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`,
        'igp-sobao-pasiego',
        'acabado',
      ),
      asks(
        'proteinaFinal',
        '>=',
        4,
        `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`,
        'igp-sobao-pasiego',
        'acabado',
      ),
      asks('otraGrasa', '<=', 0, `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`, 'igp-sobao-pasiego'),
      asks(
        'ajenosSobao',
        '<=',
        0,
        `IGP Sobao Pasiego; Orden GAN/47/2005${pasteleriaLawTerms.unread}`,
        'igp-sobao-pasiego',
      ),
      {
        ...asks(
          'gasificanteSobao',
          '<=',
          0,
          `IGP Sobao Pasiego; Orden GAN/47/2005${pasteleriaLawTerms.unread}`,
          'igp-sobao-pasiego',
        ),
        open: true,
      },
      {
        ...asks(
          'humedad',
          '>=',
          15,
          `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`,
          'igp-sobao-pasiego',
          'acabado',
        ),
        measured: true,
      },
      {
        ...asks(
          'humedad',
          '<=',
          20,
          `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`,
          'igp-sobao-pasiego',
          'acabado',
        ),
        measured: true,
      },
      {
        ...asks('aw', '>=', 0.7, `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`, 'igp-sobao-pasiego', 'acabado'),
        measured: true,
      },
      {
        ...asks('aw', '<=', 0.9, `IGP Sobao Pasiego, 4.2${pasteleriaLawTerms.unread}`, 'igp-sobao-pasiego', 'acabado'),
        measured: true,
      },
    ],
    'Pas y Pisueña',
  ),
  polvoron: protectedName(
    'estepa',
    [asks('pctAlmendra', '>=', 8, `IGP Estepa${pasteleriaLawTerms.unread}`, 'igp-estepa')],
    'Estepa',
  ),
}
export const chocolateMention: PasteleriaLegalName = {
  id: 'de_chocolate',
  label: pasteleriaLawTerms.ofChocolate,
  kind: 'mencion',
  conditions: CHOCOLATE.solid,
}
const sorts: readonly PasteleriaLegalName[] = Object.entries(pasteleriaLawTerms.category).map(([id, label]) => ({
  id,
  label,
  kind: 'categoria',
  article: label,
  conditions: [],
  besides: [pasteleriaLawTerms.besides.customary],
}))

export const pasteleriaLaw: readonly PasteleriaLegalName[] = [
  ...sorts,
  ...[...CONDITIONS.keys()].map((type) => pastryNameOf(type, pasteleriaLawTerms.usualNames[type] ?? type)),
  chocolateMention,
  ...jamNames(PLAIN_JAM),
  ...Object.values(PASTELERIA_PROTECTED_NAMES),
]
