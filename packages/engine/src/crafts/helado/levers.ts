import type {
  CraftIdentity,
  ForbiddenIngredient,
  IngredientKinds,
  RemediesByFault,
  TypeIdentity,
} from '../../advise/identity.ts'
import { keepingForRole } from '../../catalogue/roles.ts'
import { type HeladoMatter, heladoMatterOf } from './matter.ts'
import type { HeladoTypeKey } from './types.ts'

/** What a master keeps of an ice cream while correcting it (docs/decisions/0075). */

const MILK: IngredientKinds = [
  'leche_entera',
  'leche_semidesnatada',
  'leche_desnatada',
  'leche_cabra',
  'leche_oveja',
  'leche_bufala',
  'leche_entera_sin_lactosa',
  'leche_semidesnatada_sin_lactosa',
]
const LIQUID: IngredientKinds = ['agua', ...MILK]
const SUCROSE: IngredientKinds = ['azucar', 'azucar_moreno', 'azucar_demerara', 'panela', 'azucar_coco', 'azucar_glas']
/** They lower the freezing point for less sweetness, or more of both. */
const QUICK: IngredientKinds = ['dextrosa', 'dextrosa_anhidra', 'fructosa', 'azucar_invertido']
const SLOW: IngredientKinds = [
  'glucosa_polvo_de38',
  'glucosa_polvo_de42',
  'glucosa_polvo_de33',
  'glucosa',
  'glucosa_de40',
  'glucosa_de44',
]
const BODY: IngredientKinds = ['maltodextrina_de18', 'inulina', 'polidextrosa']
const CREAM: IngredientKinds = ['@nata']
const FAT: IngredientKinds = ['@nata', '@mantequilla', '@grasa']
const MILK_POWDER: IngredientKinds = ['@leche_polvo']
const FRUIT: IngredientKinds = ['@fruta', '@pure_fruta', '@zumo']
const SPIRITS: IngredientKinds = ['@licor', '@vino']
const DOUGH: IngredientKinds = ['@harina', '@levadura', '@prefermento', '@impulsor']
const GELATINE: IngredientKinds = ['gelatina', 'gelatina_masa']
const DAIRY: IngredientKinds = ['@leche', '@nata', '@leche_polvo', '@mantequilla', '@yogur', '@queso']

/** The faults of a mix, and what answers each in a master's order. PAC is a temperature: low is soft, high is hard. */
const faultsOf = (sweet: IngredientKinds, quick: IngredientKinds): RemediesByFault => ({
  // The law of the name.
  'grasaLactea.low': [
    { take: MILK, put: CREAM },
    { take: ['agua'], put: CREAM },
    { take: sweet, put: CREAM },
  ],
  'grasaLactea.high': [{ take: CREAM, put: ['leche_desnatada', 'agua'] }],
  'proteinaLactea.low': [
    { take: sweet, put: ['leche_desn_polvo'] },
    { take: ['agua'], put: ['leche_desn_polvo'] },
    { take: MILK, put: ['leche_desn_polvo'] },
  ],
  // Safety: lactose that crystallises.
  'lactosaSobreAgua.high': [
    { take: MILK_POWDER, put: LIQUID },
    { take: MILK_POWDER, put: [...BODY, ...SLOW] },
  ],
  'fruta.low': [{ take: ['agua'], put: FRUIT }, { take: sweet, put: FRUIT }, { put: FRUIT }],
  // Soft and hard.
  'PAC.high': [
    { take: sweet, put: quick, when: ['POD', 'high'] },
    { take: LIQUID, put: quick, when: ['POD', 'low'] },
    { take: LIQUID, put: sweet },
    { take: sweet, put: quick },
    { take: SLOW, put: quick },
    { take: BODY, put: quick },
  ],
  'PAC.low': [
    { take: quick, put: sweet, when: ['POD', 'low'] },
    { take: quick, put: LIQUID, when: ['POD', 'low'] },
    // What is soft and sweet has too much sugar, not too much of what softens it for less sweetness.
    { take: sweet, put: LIQUID, when: ['POD', 'high'] },
    { take: quick, put: LIQUID },
    { take: sweet, put: LIQUID },
    { take: quick, put: [...SLOW, ...BODY], when: ['solidosTotales', 'low'] },
    { take: sweet, put: [...SLOW, ...BODY] },
    { take: MILK, put: CREAM, when: ['materiaGrasa', 'low'] },
    { take: MILK_POWDER, put: LIQUID },
    { take: ['@jarabe', '@miel'], put: LIQUID },
    { take: SPIRITS, put: LIQUID },
  ],
  'POD.high': [
    { take: sweet, put: LIQUID },
    { take: sweet, put: SLOW },
    { take: sweet, put: quick, when: ['PAC', 'high'] },
    { take: quick, put: LIQUID },
    { take: ['@jarabe', '@miel'], put: LIQUID },
  ],
  'POD.low': [
    { take: LIQUID, put: sweet },
    { take: quick, put: sweet },
    { take: SLOW, put: sweet },
    { take: BODY, put: sweet },
  ],
  'azucares.high': [
    { take: sweet, put: LIQUID },
    { take: quick, put: LIQUID },
    { take: SLOW, put: LIQUID },
    { take: sweet, put: BODY },
    { take: ['@jarabe', '@miel'], put: LIQUID },
  ],
  'azucares.low': [
    { take: LIQUID, put: sweet },
    { take: LIQUID, put: SLOW },
    { take: LIQUID, put: quick },
    { take: BODY, put: sweet },
  ],
  'materiaGrasa.low': [
    { take: MILK, put: CREAM },
    { take: LIQUID, put: FAT },
    { take: sweet, put: CREAM },
    { take: BODY, put: FAT },
  ],
  'materiaGrasa.high': [
    { take: CREAM, put: MILK },
    { take: FAT, put: LIQUID },
    { take: ['yema'], put: LIQUID },
  ],
  'SLNG.low': [
    { take: ['agua'], put: ['leche_desn_polvo', 'leche_entera'] },
    { take: MILK, put: ['leche_desn_polvo'] },
    { take: sweet, put: ['leche_desn_polvo'] },
    { take: CREAM, put: ['leche_desn_polvo', 'leche_entera'] },
  ],
  'SLNG.high': [
    { take: MILK_POWDER, put: LIQUID },
    { take: MILK_POWDER, put: [...BODY, ...SLOW] },
    { take: MILK, put: ['agua'] },
  ],
  'solidosTotales.low': [
    { take: MILK, put: CREAM, when: ['materiaGrasa', 'low'] },
    { take: LIQUID, put: ['leche_desn_polvo'] },
    { take: LIQUID, put: SLOW },
    { take: LIQUID, put: BODY },
    { take: LIQUID, put: sweet, when: ['POD', 'low'] },
    { take: LIQUID, put: FAT },
  ],
  'solidosTotales.high': [
    { take: MILK_POWDER, put: LIQUID },
    { take: sweet, put: LIQUID },
    { take: CREAM, put: MILK, when: ['materiaGrasa', 'high'] },
    { take: [...SLOW, ...BODY, ...quick], put: LIQUID },
    { take: FAT, put: LIQUID },
  ],
})

const POLYOLS = { sweet: ['maltitol', 'isomalt', 'lactitol'], quick: ['eritritol', 'xilitol', 'sorbitol'] } as const

/** No salt: 3 g in a kilo soften like 17 g of sugar, and it is tasted. Where it is in the formula, or asked for, it moves. */
const DAIRY_PANTRY: IngredientKinds = [
  'leche_entera',
  'nata',
  'leche_desn_polvo',
  'azucar',
  'dextrosa',
  'glucosa_polvo_de38',
  'neutro_crema',
  'maltodextrina_de18',
  'inulina',
  'agua',
]
const WATER_PANTRY: IngredientKinds = [
  'agua',
  'azucar',
  'dextrosa',
  'glucosa_polvo_de38',
  'neutro_sorbete',
  'maltodextrina_de18',
  'inulina',
]

const noDairy = (instead: IngredientKinds, because: string, orElse?: string): ForbiddenIngredient => ({
  what: DAIRY,
  instead,
  because,
  ...(orElse && { orElse }),
})

/** What has no water is filled up with its sugar. */
const SPREAD: RemediesByFault = {
  any: [
    { take: SUCROSE, put: ['@grasa', 'manteca_cacao'] },
    { take: ['@grasa', 'manteca_cacao'], put: SUCROSE },
    { take: ['@leche_polvo'], put: SUCROSE },
    { take: SUCROSE, put: ['@leche_polvo'] },
    { take: ['@leche', '@nata', '@jarabe'], put: SUCROSE },
  ],
}

/** What is made on one base: a base of milk and one of water are never one, whatever the figures allow. */
const FAMILIES = { milk: 'leche', water: 'agua', plants: 'vegetal' } as const

const types: Readonly<Record<HeladoTypeKey, TypeIdentity<HeladoMatter>>> = {
  helado_crema: { family: FAMILIES.milk, essential: [DAIRY], excludes: DOUGH, pantry: DAIRY_PANTRY },
  helado_leche: { family: FAMILIES.milk, essential: [DAIRY], excludes: DOUGH, pantry: DAIRY_PANTRY },
  base: { family: FAMILIES.milk, essential: [DAIRY], excludes: DOUGH, pantry: DAIRY_PANTRY },
  semifrio: {
    family: FAMILIES.milk,
    essential: [CREAM],
    excludes: DOUGH,
    pantry: ['nata', 'leche_entera', 'azucar', 'dextrosa', 'leche_desn_polvo', 'yema_pasteurizada'],
  },
  salado: {
    family: FAMILIES.milk,
    essential: [['@queso', '@verdura', '@condimento', '@grasa']],
    excludes: DOUGH,
    pantry: [...DAIRY_PANTRY.filter((id) => id !== 'azucar'), 'sal'],
    doses: { '@sal': { least: 0.3, most: 1.2, hard: 1.5 } },
  },
  sorbete_leche: {
    family: FAMILIES.milk,
    essential: [DAIRY, FRUIT],
    excludes: DOUGH,
    pantry: [...WATER_PANTRY, 'leche_entera', 'leche_desn_polvo'],
  },
  sorbete_agua: {
    family: FAMILIES.water,
    essential: [[...FRUIT, ...SPIRITS, '@cafe_te', '@cacao', '@chocolate']],
    excludes: [...DOUGH, ...GELATINE, ...FAT],
    pantry: WATER_PANTRY,
    forbidden: [noDairy(['agua'], 'un sorbete no lleva lácteos', 'sorbete de leche')],
  },
  granizado: {
    family: FAMILIES.water,
    essential: [['agua', ...FRUIT, '@cafe_te', '@bebida_vegetal']],
    excludes: [...DOUGH, ...GELATINE, ...FAT, '@huevo', '@estabilizante'],
    pantry: ['agua', 'azucar'],
    forbidden: [noDairy(['agua'], 'un granizado no lleva lácteos')],
  },
  vegano: {
    family: FAMILIES.plants,
    essential: [['@bebida_vegetal', '@pasta_fruto_seco', '@fruto_seco', '@fruta', '@pure_fruta']],
    excludes: DOUGH,
    pantry: [...WATER_PANTRY, 'aceite_coco_refinado'],
    forbidden: [
      noDairy(['@bebida_vegetal', 'agua'], 'no es vegetal'),
      { what: ['@huevo'], instead: ['@bebida_vegetal', 'agua'], because: 'no es vegetal' },
      { what: ['@miel'], instead: ['azucar_invertido', 'azucar'], because: 'la miel no es vegana' },
      { what: ['gelatina', 'gelatina_masa'], because: 'la gelatina no es vegana' },
    ],
  },
  sin_azucar: {
    essential: [['@poliol', '@edulcorante']],
    excludes: DOUGH,
    pantry: [
      'leche_entera',
      'nata',
      'leche_desn_polvo',
      'maltitol',
      'eritritol',
      'inulina',
      'polidextrosa',
      'neutro_crema',
      'agua',
    ],
    forbidden: [
      {
        what: ['@azucar', '@jarabe', '@miel'],
        except: ['maltodextrina_de5', 'maltodextrina_de10', 'maltodextrina_de18', 'alulosa', 'tagatosa'],
        instead: ['maltitol', '@poliol'],
        because: '«sin azúcares añadidos» no admite ninguno: Reg. (CE) 1924/2006, anexo',
      },
    ],
    faults: faultsOf(POLYOLS.sweet, POLYOLS.quick),
  },
  crema_untable: {
    // A bar sets hard: what is spread has a fat that stays soft.
    essential: [
      ['@pasta_fruto_seco', '@cacao', '@chocolate', '@fruto_seco'],
      ['@grasa', '@mantequilla'],
    ],
    excludes: [...DOUGH, '@almidon', '@huevo', '@galleta', '@cereal', '@nata', ...SPIRITS],
    pantry: ['azucar', 'aceite_girasol', 'manteca_cacao', 'leche_desn_polvo', 'lecitina'],
    roles: { azucar: keepingForRole('filler') },
    forbidden: [{ what: ['agua'], because: 'con agua se agarrota y se enmohece' }],
    faults: SPREAD,
  },
  veteado: { excludes: DOUGH, pantry: ['azucar', 'azucar_invertido', 'glucosa', 'agua', 'pectina'] },
}

const ofSugars = ({ azucares }: HeladoMatter): number => azucares
const NEUTRAL = { least: 0.3, most: 0.6, hard: 1 } as const
const GUM = { least: 0.1, most: 0.3, hard: 0.4 } as const

export const heladoIdentity: CraftIdentity<HeladoMatter> = {
  matterOf: (ingredient) => heladoMatterOf(ingredient),
  roles: {
    // What is sold as milk and is there for its taste.
    dulce_de_leche: keepingForRole('named', 0.9),
    leche_condensada: keepingForRole('named'),
    leche_condensada_desnatada: keepingForRole('named'),
    leche_evaporada: keepingForRole('named'),
    suero_mantequilla: keepingForRole('named'),
    nata_vegetal: keepingForRole('structure', 0.5),
    mascarpone: keepingForRole('named'),
  },
  doses: {
    dextrosa: { least: 0, most: 30, hard: 35, of: ofSugars },
    azucar_invertido: { least: 0, most: 25, hard: 30, of: ofSugars },
    fructosa: { least: 0, most: 15, of: ofSugars },
    glucosa_polvo_de38: { least: 0, most: 30, hard: 45, of: ofSugars },
    inulina: { least: 0, most: 4, hard: 6 },
    oligofructosa: { least: 0, most: 3, hard: 5 },
    polidextrosa: { least: 0, most: 5, hard: 7 },
    maltodextrina_de18: { least: 0, most: 5, hard: 8 },
    leche_desn_polvo: { least: 0, most: 5, hard: 7 },
    '@sal': { least: 0.05, most: 0.3, hard: 0.8 },
    neutro_crema: NEUTRAL,
    neutro_sorbete: NEUTRAL,
    goma_guar: GUM,
    goma_garrofin: GUM,
    goma_tara: GUM,
    goma_xantana: { least: 0.05, most: 0.15, hard: 0.3 },
    gelatina: { least: 0.2, most: 0.6 },
    lecitina: { least: 0.1, most: 0.3, hard: 0.5 },
    mono_digliceridos: { least: 0.1, most: 0.3, hard: 0.5 },
    eritritol: { least: 0, most: 6, hard: 8 },
    maltitol: { least: 0, most: 15, hard: 20 },
    sorbitol: { least: 0, most: 5, hard: 7 },
    xilitol: { least: 0, most: 6, hard: 8 },
    acido_citrico: { least: 0.1, most: 0.3, hard: 0.5 },
    '@vino': { least: 25, most: 40 },
  },
  faults: faultsOf(SUCROSE, QUICK),
  alike: [
    ['agua', '@leche', '@bebida_vegetal'],
    ['@nata', '@mantequilla', '@grasa'],
    ['@azucar', '@jarabe', '@poliol', '@miel'],
    ['@fibra', '@leche_polvo', '@proteina'],
  ],
  types,
  taste: ['POD', 'azucares'],
  character: ['POD', 'PAC'],
  recognise: [
    {
      say: 'granizado de café hecho',
      in: ['granizado'],
      when: ({ of }) => of(['cafe_molido', 'cafe_soluble']) > 10,
      because: 'más del 10 % de café molido o soluble no se bebe: escríbelo como café expreso o de cafetera',
      isDoubt: true,
    },
    {
      say: 'helado de agua',
      in: ['sorbete_agua'],
      when: ({ of }) =>
        (of(FRUIT) === 0 && of(['@cacao', '@chocolate', '@cafe_te', '@vino', '@licor']) > 0) ||
        (of(['@vino', '@licor']) >= 15 && of(FRUIT) < 15),
      because: 'sin un 15 % de fruta no es «sorbete»: se llama helado de agua, con lo que le da sabor',
      hasOwnName: true,
    },
  ],
}
