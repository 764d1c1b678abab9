import type { LawBase, LegalCondition, LegalDenomination, LegalOperator } from '../../judge/denomination.ts'
import { panaderiaLawTerms } from './terms.ts'

/** RD 308/2019 with RD 773/2023 and RD 142/2026: categories (arts. 3 and 5), names (4 and 6), mentions (14); RD 496/2010 for bollería. */

/** g per 100 g of bread, by chlorides, in pan común (art. 11.2.c). */
export const LEGAL_SALT = 1.31
/** % of the flour from which masa madre may be named, and of baker's yeast that forbids it (art. 14.5). */
export const LEAST_LEVAIN = 5
export const SOURDOUGH_YEAST = 0.2
/** Loss in the oven, as a share of the dough, by which a batch differs from the usual one of its type. */
export const LOSS_DOUBT = 0.03

/** % of the flour that is wheat in what «masa de harina de trigo» calls so (art. 6.3): most of it. */
const WHEAT_BASE = 50
/** % of the flour of egg, and of fat, that a brioche has at least [use]. */
const RICH = 10

export type BreadFigure = keyof typeof panaderiaLawTerms.figures
export type BreadName = LegalDenomination<BreadFigure>

const asks = (
  figure: BreadFigure,
  operator: LegalOperator,
  threshold: number,
  article: string,
  base: LawBase = 'harina',
  unit = '%',
): LegalCondition<BreadFigure> => ({
  figure,
  label: panaderiaLawTerms.figures[figure],
  operator,
  threshold,
  unit,
  base,
  article: article.startsWith('art') ? `RD 308/2019, ${article}` : article,
  source: article.startsWith('art') ? 'rd-308-2019' : article.startsWith('RD 496') ? 'rd-496-2010' : 'obrador',
})

const FERMENTED = asks('fermento', '>', 0, 'art. 2', 'masa')
/** What every pan común asks for. */
export const PLAIN_BREAD: readonly LegalCondition<BreadFigure>[] = [
  asks('especiales', '<=', 0, 'arts. 3 y 11.2', 'masa'),
  asks('harinaTratada', '<=', 0, 'art. 5.1.a'),
  asks('salPan', '<=', LEGAL_SALT, 'art. 11.2.c', 'acabado', 'g/100 g'),
  FERMENTED,
]
/** And what makes a bread especial, any of them. Too much salt is none. */
const SPECIAL: readonly LegalCondition<BreadFigure>[] = [
  { ...asks('especiales', '>', 0, 'arts. 5.1.b y 11.3', 'masa'), anyOf: 'especial' },
  { ...asks('harinaTratada', '>', 0, 'art. 5.1.a'), anyOf: 'especial' },
  { ...asks('procesoEspecial', '>', 0, 'art. 5.2', 'producto', ''), anyOf: 'especial' },
  FERMENTED,
]
/** What a name of bread asks for; how it reads depends on the dough, and is told only of those that it bears. */
export interface BreadNameTemplate extends Omit<BreadName, 'label'> {
  readonly said: (words: BreadNameWords) => string
}
const templates =
  (family: readonly LegalCondition<BreadFigure>[]) =>
  (
    id: string,
    said: BreadNameTemplate['said'],
    own: readonly LegalCondition<BreadFigure>[] = [],
    besides: readonly string[] = [],
  ): BreadNameTemplate => ({
    id,
    said,
    conditions: [...family, ...own],
    ...(besides.length > 0 && { besides }),
  })
const plain = templates(PLAIN_BREAD)
const special = templates(SPECIAL)
const process = (id: string, label: string, article: string, besides: readonly string[]): BreadNameTemplate => ({
  id,
  said: () => label,
  article: `RD 308/2019, ${article}`,
  conditions: [FERMENTED],
  besides,
})

/** What the names of a dough are filled in with, each worked out when a name asks for it. */
export interface BreadNameWords {
  /** The cereal of its whole flour, and how much of it there is. */
  readonly integral: () => string
  readonly integralPercent: () => string
  /** The only cereal, and each named cereal with its share. */
  readonly cereal: () => string
  readonly cereals: () => string
  readonly pseudocereals: () => string
  readonly ingredients: () => string
  readonly shape: () => string
}
const BLANK: BreadNameWords = {
  integral: () => '<cereal>',
  integralPercent: () => 'X %',
  cereal: () => '<cereal>',
  cereals: () => '<cereal> X %',
  pseudocereals: () => '<cereal o semilla> X %',
  ingredients: () => '<ingrediente> X %',
  shape: () => '',
}

export const breadNames = {
  integral: plain('integral', (words) => panaderiaLawTerms.integral(words.integral()), [
    asks('harinaIntegral', '>=', 100, 'art. 4.3.a, c y d'),
  ]),
  integralX: plain('integral_x', (words) => panaderiaLawTerms.integralX(words.integralPercent(), words.integral()), [
    asks('harinaIntegral', '>', 0, 'art. 4.3.b'),
    asks('harinaIntegral', '<', 100, 'art. 4.3.b'),
  ]),
  cereal100: plain('cereal_100', (words) => panaderiaLawTerms.ofCereal(words.cereal()), [
    asks('otroCereal', '>=', 100, 'art. 4.4.a'),
  ]),
  cerealX: plain('cereal_x', (words) => panaderiaLawTerms.ofCereal(words.cereals()), [
    asks('harinasDeCereal', '>=', 2, 'art. 4.4.b', 'producto', ''),
  ]),
  multicereal: {
    id: 'multicereal',
    said: () => panaderiaLawTerms.multicereal,
    conditions: [
      asks('harinas', '>=', 3, 'art. 6.2', 'producto', ''),
      asks('harinasDeCereal', '>=', 2, 'art. 6.2', 'producto', ''),
      asks('terceraHarina', '>=', 10, 'art. 6.2'),
      asks('harinaCereales', '>=', 30, 'art. 6.2'),
      FERMENTED,
    ],
  },
  otras: special('otras_harinas', (words) => panaderiaLawTerms.ofCereal(words.pseudocereals()), [
    asks('pseudocereal', '>', 0, 'art. 6.1'),
  ]),
  con: special('con_ingrediente', (words) => panaderiaLawTerms.with(words.ingredients()), [
    asks('especiales', '>', 0, 'art. 14.2', 'masa'),
  ]),
  tratada: special('harina_tratada', () => panaderiaLawTerms.treated, [asks('harinaTratada', '>', 0, 'art. 5.1.a')]),
  bregado: plain('bregado', () => panaderiaLawTerms.bregado, [], [panaderiaLawTerms.besides.cylinders]),
  flama: plain('flama', (words) => panaderiaLawTerms.flama(words.shape())),
  escaldada: special('escaldada', () => panaderiaLawTerms.scalded, [
    asks('procesoEspecial', '>', 0, 'art. 5.2', 'producto', ''),
  ]),
  viena: special(
    'viena',
    () => panaderiaLawTerms.viena,
    [asks('azucarLecheGrasa', '>', 0, 'art. 6.3', 'masa'), asks('harinaTrigo', '>=', WHEAT_BASE, 'art. 6.3')],
    [panaderiaLawTerms.besides.softWheat],
  ),
  colines: special(
    'colines',
    () => panaderiaLawTerms.colines,
    [asks('grasaMasa', '>', 0, 'art. 6.6', 'masa')],
    [panaderiaLawTerms.besides.dryPiece],
  ),
  molde: process('molde', panaderiaLawTerms.molde, 'art. 6.7', [panaderiaLawTerms.besides.tin]),
  tostado: process('tostado', panaderiaLawTerms.tostado, 'art. 6.4', [panaderiaLawTerms.besides.toasted]),
  biscote: process('biscote', panaderiaLawTerms.biscote, 'art. 6.5', [panaderiaLawTerms.besides.biscote]),
  rallado: process('rallado', panaderiaLawTerms.rallado, 'art. 6.8', [panaderiaLawTerms.besides.ground]),
  acimo: {
    id: 'otros',
    said: () => panaderiaLawTerms.otros,
    article: 'RD 308/2019, art. 6.9',
    conditions: [asks('gasificante', '<=', 0, 'art. 6.9', 'masa')],
    besides: [panaderiaLawTerms.besides.shape],
  },
  sinGluten: {
    id: 'sin_gluten',
    said: () => panaderiaLawTerms.glutenFree,
    conditions: [
      { ...asks('harinaConGluten', '<=', 0, ''), article: 'Reglamento (UE) 828/2014, anexo', source: 'eu-828-2014' },
    ],
    besides: [panaderiaLawTerms.besides.gluten],
  },
  /** Raised by a raising agent alone it is no bread (art. 2). */
  torta: {
    id: 'torta',
    said: () => panaderiaLawTerms.torta,
    article: 'RD 308/2019, art. 2',
    conditions: [asks('gasificante', '>', 0, 'art. 2', 'masa')],
    besides: [panaderiaLawTerms.besides.soda],
  },
  bolleria: {
    id: 'bolleria',
    said: () => panaderiaLawTerms.bolleria('<nombre usual>'),
    conditions: [asks('fermento', '>', 0, 'RD 496/2010, 1.2', 'masa')],
  },
  /** Egg and fat make a brioche; no decree says how much (use, Regulation (EU) 1169/2011, art. 7). */
  rica: {
    id: 'rica',
    said: () => panaderiaLawTerms.bolleria('<nombre usual>'),
    conditions: [
      asks('fermento', '>', 0, 'RD 496/2010, 1.2', 'masa'),
      asks('huevoHarina', '>=', RICH, panaderiaLawTerms.ownUse),
      asks('grasaHarina', '>=', RICH, panaderiaLawTerms.ownUse),
    ],
  },
  /** Words of milk are of milk alone (Regulation (EU) 1308/2013, Annex VII, III). */
  deLeche: {
    id: 'de_leche',
    said: () => panaderiaLawTerms.bolleria('<nombre usual>'),
    conditions: [
      asks('fermento', '>', 0, 'RD 496/2010, 1.2', 'masa'),
      { ...asks('lecheMasa', '>', 0, panaderiaLawTerms.milkWords, 'masa'), source: 'eu-1308-2013' },
      { ...asks('vegetalMasa', '<=', 0, panaderiaLawTerms.milkWords, 'masa'), source: 'eu-1308-2013' },
    ],
  },
  bollo: {
    id: 'bollo',
    said: () => panaderiaLawTerms.bollo,
    conditions: [asks('fermento', '>', 0, 'RD 496/2010, 1.2', 'masa')],
  },
} as const satisfies Readonly<Record<string, BreadNameTemplate>>

/** The spelt that art. 4.4.a names is not told by its flour alone. */
const SPELT = 'espelta'

/** A name as the label of a dough would print it. */
export function wordedBreadName({ said, ...name }: BreadNameTemplate, words: BreadNameWords): BreadName {
  const isSpelt = name.id === breadNames.cereal100.id && words.cereal() === SPELT
  return { ...name, label: said(words), ...(isSpelt && { besides: [panaderiaLawTerms.besides.spelt] }) }
}

export const breadMentions = {
  masaMadre: {
    id: 'masa_madre',
    label: panaderiaLawTerms.sourdough,
    kind: 'mencion',
    conditions: [
      asks('masaMadre', '>=', LEAST_LEVAIN, 'art. 14.5'),
      asks('levadura', '<=', SOURDOUGH_YEAST, 'art. 14.5'),
      asks('aditivos', '<=', 0, 'art. 14.5', 'masa'),
    ],
    besides: panaderiaLawTerms.besides.sourdough,
  },
  larga: {
    id: 'larga',
    label: panaderiaLawTerms.long,
    kind: 'mencion',
    conditions: [asks('levadura', '>', 0, 'art. 14.4')],
    besides: [panaderiaLawTerms.besides.eightHours],
  },
  artesana: {
    id: 'artesana',
    label: panaderiaLawTerms.artisan,
    kind: 'mencion',
    article: 'RD 308/2019, arts. 10 y 14.3',
    conditions: [],
    besides: [panaderiaLawTerms.besides.artisan],
  },
  lena: {
    id: 'lena',
    label: panaderiaLawTerms.wood,
    kind: 'mencion',
    article: 'RD 308/2019, art. 14.6',
    conditions: [],
    besides: [panaderiaLawTerms.besides.wood],
  },
} as const satisfies Readonly<Record<string, BreadName>>

const igp = (figure: BreadFigure, operator: LegalOperator, threshold: number): LegalCondition<BreadFigure> => ({
  ...asks(figure, operator, threshold, '', 'masa'),
  article: `IGP Ensaimada de Mallorca${panaderiaLawTerms.unread}`,
  source: 'igp-ensaimada',
})
const inItaly = (figure: BreadFigure, threshold: number): LegalCondition<BreadFigure> => ({
  ...asks(figure, '>=', threshold, '', 'masa'),
  article: 'DM 22-7-2005 (Italia), art. 1',
  source: 'dm-22-7-2005',
})
/** Names that bollería may bear besides its customary one: a PGI, and one that another country reserves. */
export const PROTECTED_BREADS: Readonly<Record<'ensaimada' | 'panettone', BreadName>> = {
  ensaimada: {
    id: 'ensaimada_mallorca',
    label: panaderiaLawTerms.protected.ensaimada,
    kind: 'protegida',
    conditions: [igp('mantecaCerdo', '>', 0), igp('otraGrasa', '<=', 0)],
    besides: panaderiaLawTerms.besides.ensaimada,
  },
  panettone: {
    id: 'panettone_italia',
    label: panaderiaLawTerms.protected.panettone,
    kind: 'mencion',
    conditions: [inItaly('yemaMasa', 4), inItaly('grasaMantequilla', 16), inItaly('frutaMasa', 20)],
    besides: [panaderiaLawTerms.besides.italianLevain],
  },
}

const categories: readonly BreadName[] = [
  {
    id: 'comun',
    label: panaderiaLawTerms.category.plain,
    kind: 'categoria',
    conditions: PLAIN_BREAD,
    besides: [panaderiaLawTerms.besides.plainProcess],
  },
  { id: 'especial', label: panaderiaLawTerms.category.special, kind: 'categoria', conditions: SPECIAL },
]
export const panaderiaLaw: readonly BreadName[] = [
  ...categories,
  ...Object.values(breadNames).map((name) => wordedBreadName(name, BLANK)),
  ...Object.values(breadMentions),
  ...Object.values(PROTECTED_BREADS),
]

/** The names that are offered besides the one asked for, in the order of the norm. */
export const FERMENTED_BREADS: readonly BreadNameTemplate[] = [
  breadNames.integral,
  breadNames.integralX,
  breadNames.cereal100,
  breadNames.cerealX,
  breadNames.otras,
  breadNames.multicereal,
  breadNames.con,
  breadNames.flama,
  breadNames.viena,
]

export const UNFERMENTED_BREADS: readonly BreadNameTemplate[] = [breadNames.acimo, breadNames.torta]

/** % of VAT of pan común (Ley 37/1992, art. 91.Dos.1.1.º). */
export const BREAD_VAT = 4
