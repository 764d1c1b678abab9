import type { CraftIdentity, DoseRange, IngredientKinds, RemediesByFault, TypeIdentity } from '../../advise/identity.ts'
import { keepingForRole } from '../../catalogue/roles.ts'
import { type BreadMatter, breadMatterOf } from './matter.ts'
import type { PanaderiaTypeKey } from './types.ts'

/** What a baker keeps of a dough while correcting it: flour and pre-ferment in their grams, the batch floats (docs/decisions/0075). */

const WATER: IngredientKinds = ['agua']
const MILK: IngredientKinds = ['leche_entera', 'leche_semidesnatada', 'leche_desnatada']
const YEAST: IngredientKinds = ['@levadura']
const FATS: IngredientKinds = ['@mantequilla', '@grasa']
const SUGARS: IngredientKinds = ['azucar', 'azucar_moreno', 'azucar_glas', 'panela']
const FLOUR: IngredientKinds = ['@harina', '@almidon']
const LEAVENS: IngredientKinds = ['masa_madre_100', 'masa_madre_50']

/** Salt and yeast of a dough that had hardly any, % of the flour. */
const USUAL = { salt: 1.6, yeast: 1.2, richYeast: 3 } as const

const saltAndYeast = (yeast: number): RemediesByFault => ({
  'salPan.high': [{ take: ['@sal'] }],
  'sal.high': [{ take: ['@sal'] }],
  'sal.low': [{ put: ['@sal'], to: USUAL.salt }],
  'levadura.high': [{ take: YEAST }],
  'levadura.low': [{ put: YEAST, to: yeast }],
  'masaMadre.low': [{ put: LEAVENS }],
  'prefermento.low': [{ put: LEAVENS }],
  'grasa.low': [{ put: FATS }],
  'grasa.high': [{ take: FATS }],
  'azucar.low': [{ put: SUGARS }],
  'azucar.high': [{ take: SUGARS }, { take: ['@miel', '@jarabe'] }],
})

const lean: RemediesByFault = {
  ...saltAndYeast(USUAL.yeast),
  'hidratacion.low': [{ put: WATER }, { put: MILK }],
  'hidratacion.high': [{ take: WATER }, { take: MILK }],
}
/** Milk where it was written, egg after it; never butter. */
const rich: RemediesByFault = {
  ...saltAndYeast(USUAL.richYeast),
  'hidratacion.low': [{ put: MILK }, { put: WATER }, { put: ['huevo_entero'] }],
  'hidratacion.high': [{ take: WATER }, { take: MILK }, { take: ['@huevo'] }],
}

const LEAN_PANTRY: IngredientKinds = ['agua', 'sal', 'levadura_fresca']
const RICH_PANTRY: IngredientKinds = [...LEAN_PANTRY, 'leche_entera', 'mantequilla', 'azucar']

const ofFlour = ({ harina }: BreadMatter): number => harina
const dose = (least: number, most: number, hard?: number): DoseRange<BreadMatter> => ({
  least,
  most,
  of: ofFlour,
  ...(hard !== undefined && { hard }),
})
/** Fresh yeast, and what is weighed of the dry ones for the same. */
const yeast = (least: number, most: number, hard: number) => ({
  levadura_fresca: dose(least, most, hard),
  levadura_liquida: dose(least / 0.65, most / 0.65, hard / 0.65),
  levadura_seca: dose(least / 2.5, most / 2.5, hard / 2.5),
  levadura_instantanea: dose(least / 3, most / 3, hard / 3),
})
const richYeast = { ...yeast(2, 5, 7), '@sal': dose(1.6, 2.2, 2.5) }

const WITH_GLUTEN: IngredientKinds = [
  'harina',
  'harina_floja',
  'harina_panificable',
  'harina_media_fuerza',
  'harina_fuerza',
  'harina_gran_fuerza',
  'harina_00',
  'harina_t45',
  'harina_t55',
  'harina_t65',
  'harina_t80',
  'harina_t110',
  'harina_integral',
  'harina_tostada',
  'semola_trigo_duro',
  'semola_rimacinata',
  'harina_espelta',
  'harina_espelta_integral',
  'harina_kamut',
  'harina_centeno',
  'harina_centeno_t130',
  'harina_centeno_integral',
  'harina_cebada',
  'harina_avena',
  'harina_leudante',
]
const RYE: IngredientKinds = ['harina_centeno', 'harina_centeno_t130', 'harina_centeno_integral']
const WHOLE: IngredientKinds = ['harina_integral', 'harina_espelta_integral', 'harina_centeno_integral']

/** A sweet dough with its own doses of salt and yeast, % of the flour. */
const sweet = (salt: DoseRange<BreadMatter>, raised: ReturnType<typeof yeast>): TypeIdentity<BreadMatter> => ({
  pantry: [...RICH_PANTRY, 'huevo_entero'],
  doses: { ...raised, '@sal': salt },
  faults: rich,
})

const types: Readonly<Record<PanaderiaTypeKey, TypeIdentity<BreadMatter>>> = {
  pan_comun: { pantry: LEAN_PANTRY },
  baguette: { pantry: LEAN_PANTRY },
  ciabatta: { pantry: LEAN_PANTRY },
  pizza_napolitana: {
    pantry: LEAN_PANTRY,
    doses: { '@sal': dose(2, 3, 3.5), ...yeast(0.02, 0.4, 1.5) },
    forbidden: [
      {
        what: ['@grasa', '@mantequilla', '@azucar', '@miel', '@jarabe', '@leche', '@huevo'],
        because: 'la napolitana es harina, agua, sal y levadura: Reg. (UE) 97/2010',
      },
    ],
    faults: { ...lean, 'levadura.low': [{ put: YEAST, to: 0.1 }], 'sal.low': [{ put: ['@sal'], to: 2.6 }] },
  },
  pizza_teglia: { pantry: [...LEAN_PANTRY, 'aceite_oliva'], doses: { '@sal': dose(1.8, 2.8, 3) } },
  pan_molde: { pantry: RICH_PANTRY, doses: richYeast, faults: rich },
  brioche: {
    pantry: [...RICH_PANTRY, 'huevo_entero'],
    doses: richYeast,
    faults: rich,
    roles: { '@huevo': keepingForRole('structure', 0.9), '@mantequilla': keepingForRole('structure', 0.85) },
  },
  // More yeast forbids «elaborado con masa madre» (RD 308/2019, art. 14.5).
  pan_rustico_mm: {
    essential: [['@prefermento']],
    pantry: [...LEAN_PANTRY, 'masa_madre_100'],
    doses: yeast(0, 0.2, 0.4),
    roles: { '@prefermento': { role: 'base', keeps: 1, rises: Number.POSITIVE_INFINITY } },
  },
  // Each line of fat is moved for what it is in the dough: none is turned into the other.
  croissant: {
    ...sweet(dose(1.6, 2.4, 2.6), yeast(2, 5, 7)),
    essential: [FATS],
    // No fat is added: which one is laminated in would no longer be told by the largest.
    pantry: [...LEAN_PANTRY, 'leche_entera', 'azucar', 'huevo_entero'],
    faults: {
      ...rich,
      'empaste.low': [{ put: FATS }],
      'empaste.high': [{ take: FATS }],
    },
    roles: { '@mantequilla': keepingForRole('named', 0.85), '@grasa': keepingForRole('named', 0.85) },
  },
  roscon_reyes: {
    ...sweet(dose(1, 2, 2.4), yeast(2, 5, 7)),
    roles: { '@huevo': keepingForRole('structure', 0.85), '@mantequilla': keepingForRole('structure', 0.8) },
  },
  ensaimada: {
    ...sweet(dose(0, 2, 2), yeast(1.5, 6, 10)),
    essential: [['manteca_cerdo']],
    pantry: ['agua', 'azucar', 'huevo_entero', 'manteca_cerdo', 'levadura_fresca', 'sal'],
    faults: {
      ...rich,
      'grasa.low': [{ put: ['manteca_cerdo'] }],
      'grasa.high': [{ take: ['manteca_cerdo'] }, { take: FATS }],
    },
    roles: { manteca_cerdo: keepingForRole('named', 0.85) },
  },
  panettone: {
    ...sweet(dose(0.8, 1.6, 2.2), yeast(0, 3, 7)),
    essential: [['@huevo']],
    pantry: ['agua', 'mantequilla', 'azucar', 'yema', 'sal', 'levadura_fresca'],
    // Never yolk for water.
    faults: {
      ...rich,
      'hidratacion.low': [{ put: WATER }, { put: MILK }],
      'hidratacion.high': [{ take: WATER }, { take: MILK }],
    },
    roles: {
      '@huevo': keepingForRole('structure', 0.85),
      '@fruta_seca': keepingForRole('named', 1),
      '@confitura': keepingForRole('named', 1),
    },
  },
  focaccia: {
    pantry: [...LEAN_PANTRY, 'aceite_oliva'],
    essential: [['@grasa']],
    doses: { '@sal': dose(1.8, 2.8, 3.5), ...yeast(0.3, 3, 6.5) },
  },
  pan_hamburguesa: sweet(dose(1.5, 2.2, 2.6), yeast(2, 5, 10)),
  pan_centeno: {
    pantry: [...LEAN_PANTRY, 'masa_madre_100'],
    essential: [RYE],
    doses: { '@sal': dose(1.5, 2, 2.8), ...yeast(0, 1.5, 2.5) },
  },
  pan_sin_gluten: {
    pantry: [...LEAN_PANTRY, 'huevo_entero', 'aceite_oliva', 'azucar'],
    doses: {
      '@sal': dose(1.5, 2.3, 3.5),
      ...yeast(1, 5, 7),
      psyllium: dose(2, 8, 12),
      goma_xantana: dose(0.5, 2, 3),
    },
    excludes: WITH_GLUTEN,
  },
  berlina: sweet(dose(1, 2, 2.4), yeast(2.5, 6, 10)),
  pan_leche: sweet(dose(1, 2, 2.3), yeast(2, 5, 9)),
  libre: { pantry: [] },
}

const LEAN_TYPES = ['pan_comun', 'baguette', 'ciabatta', 'pan_rustico_mm', 'pizza_teglia', 'pan_molde']
const ANY_BREAD = [...LEAN_TYPES, 'brioche']
export const panaderiaIdentity: CraftIdentity<BreadMatter> = {
  matterOf: (ingredient) => breadMatterOf(ingredient),
  roles: {
    '@almidon': keepingForRole('base'),
    '@proteina': keepingForRole('base'),
    '@azucar': keepingForRole('structure', 0.65),
    '@jarabe': keepingForRole('structure', 0.65),
    psyllium: keepingForRole('base'),
    goma_xantana: keepingForRole('base'),
    // The oil of a focaccia or the lard of an ensaimada names it.
    '@grasa': keepingForRole('structure', 0.65),
  },
  doses: { '@sal': dose(1.5, 2, 2.5), ...yeast(0.3, 2.5, 4.5) },
  faults: lean,
  alike: [],
  types,
  taste: ['azucar', 'sal'],
  recognise: [
    {
      say: 'pan sin gluten',
      type: 'pan_sin_gluten',
      hasOwnName: true,
      in: ANY_BREAD,
      when: ({ of }) => of(WITH_GLUTEN, FLOUR) < 5 && of(FLOUR) > 0,
      because: 'no lleva harina con gluten, y sin él la masa pide del 85 al 125 % de agua',
    },
    {
      say: 'pan de centeno',
      type: 'pan_centeno',
      in: ANY_BREAD,
      when: ({ of }) => of(RYE, FLOUR) >= 60,
      because: 'el 60 % de la harina o más es de centeno, que bebe más agua que el trigo',
    },
    {
      say: 'panettone',
      type: 'panettone',
      hasOwnName: true,
      in: ANY_BREAD,
      when: ({ of }) =>
        of(['@prefermento'], FLOUR) > 0 &&
        of(['yema', 'yema_pasteurizada', 'yema_azucarada'], FLOUR) >= 15 &&
        of(SUGARS, FLOUR) >= 22 &&
        of(['@fruta_seca', '@confitura'], FLOUR) >= 20,
      because: 'lleva masa madre, yema, azúcar y fruta en las proporciones de un panettone',
    },
    {
      say: 'ensaimada',
      type: 'ensaimada',
      hasOwnName: true,
      in: ANY_BREAD,
      when: ({ of }) => of(['manteca_cerdo'], FLOUR) >= 15 && of(SUGARS, FLOUR) >= 18,
      because: 'la manteca y el azúcar son los de la ensaimada (IGP, pliego no leído: 16–20 % de azúcar en la masa)',
    },
    {
      say: 'roscón de Reyes',
      type: 'roscon_reyes',
      hasOwnName: true,
      in: ANY_BREAD,
      when: ({ of }) =>
        of(['agua_azahar', 'ralladura_naranja', 'ralladura_limon'], FLOUR) > 0 &&
        of(SUGARS, FLOUR) >= 15 &&
        of(SUGARS, FLOUR) <= 28 &&
        of(FATS, FLOUR) >= 8 &&
        of(FATS, FLOUR) <= 27,
      because: 'lleva azahar o ralladura, y el azúcar y la grasa de un roscón',
    },
    {
      say: 'focaccia',
      type: 'focaccia',
      hasOwnName: true,
      in: ['pan_comun', 'pizza_teglia', 'pan_molde'],
      when: ({ of }) => of(['aceite_oliva'], FLOUR) >= 5 && of(SUGARS, FLOUR) <= 3,
      because: 'lleva un 5 % de aceite de oliva o más: el aceite es la focaccia',
    },
    {
      say: 'pan integral',
      in: ['pan_comun', 'baguette', 'ciabatta', 'pan_rustico_mm'],
      when: ({ of }) => of(WHOLE, FLOUR) >= 50,
      because: 'la mitad de la harina o más es integral, y el salvado bebe',
      ranges: { hidratacion: [55, 90] },
    },
    {
      say: 'pan bregado o candeal',
      in: ['pan_comun'],
      when: ({ of }) => of(WATER, FLOUR) > 0 && of(WATER, FLOUR) <= 52 && of([...MILK, '@huevo', '@prefermento']) === 0,
      because: 'con tan poca agua la masa se refina a rodillo',
      ranges: { hidratacion: [44, 54] },
    },
  ],
}
