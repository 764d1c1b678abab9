import type {
  CraftIdentity,
  ForbiddenIngredient,
  IngredientKinds,
  RemediesByFault,
  TypeIdentity,
} from '../../advise/identity.ts'
import { keepingForRole, type RoleKeeping } from '../../catalogue/roles.ts'
import { type TurronMatter, turronMatterOf } from './matter.ts'
import { type TurronTypeKey, turronTypes } from './types.ts'

/** What a turronero keeps while correcting: the nut never falls to make room (docs/decisions/0075). */

const ALMONDS: IngredientKinds = [
  'almendra_cruda',
  'almendra_tostada',
  'almendra_marcona',
  'almendra_marcona_tostada',
  'almendra_largueta_tostada',
  'almendra_comuna_tostada',
  'almendra_molida',
  'almendra_piel',
  'almendra_piel_tostada',
  'pasta_almendra',
]
const NUTS: IngredientKinds = ['@fruto_seco', '@pasta_fruto_seco', '@semilla']
const SUGAR: IngredientKinds = ['azucar', 'azucar_glas', 'azucar_moreno']
const GLUCOSE: IngredientKinds = ['@jarabe']
const HONEY: IngredientKinds = ['@miel']
const YOLK: IngredientKinds = ['yema', 'yema_pasteurizada']
const POLYOL: IngredientKinds = ['@poliol']

/** It rises as far as a quality asks, and never falls. */
const KEPT: RoleKeeping = { role: 'base', keeps: 1, rises: Number.POSITIVE_INFINITY }

const moreOf = (what: IngredientKinds): RemediesByFault[string] => [
  { take: SUGAR, put: what },
  { take: GLUCOSE, put: what },
  { take: POLYOL, put: what },
  { take: HONEY, put: what },
]
const faultsOf = (nuts: IngredientKinds): RemediesByFault => ({
  'pctMiel.low': [{ take: SUGAR, put: HONEY }, { take: GLUCOSE, put: HONEY }, { put: HONEY }],
  'pctYema.low': [{ take: SUGAR, put: YOLK }, { take: GLUCOSE, put: YOLK }, { put: YOLK }],
  'pctAlmendraYema.low': [{ take: SUGAR, put: [...nuts, ...YOLK] }, ...moreOf(nuts)],
  // Too much nut to bind: there is more to bind it with, not less nut.
  'pctAlmendra.high': [{ put: SUGAR }, { put: HONEY }],
  'pctFrutosSecos.high': [{ put: SUGAR }, { put: HONEY }],
  'pctDulce.low': [{ put: SUGAR }, { put: HONEY }],
  'pctAlmidonAnadido.high': [{ take: ['@verdura', '@harina', '@almidon', '@galleta'], put: nuts }],
  // What may not go in goes out by its rule: more of the rest is no answer.
  'pctNoAutorizados.high': [],
  'pctOtrosFrutosSecos.high': [],
  'pctGrasaAnadida.high': [],
  'pctAjenosMazapan.high': [],
  any: moreOf(nuts),
})

const onlyAlmond: readonly ForbiddenIngredient[] = [
  {
    what: NUTS,
    except: [...ALMONDS, 'harina_almendra_desgrasada'],
    instead: ALMONDS,
    because: 'exclusivamente almendra: RD 1787/1982, 6.4.1',
    orElse: 'turrón diverso, con su fruto seco en el nombre',
  },
  {
    what: [
      '@harina',
      '@almidon',
      '@grasa',
      '@mantequilla',
      '@cacao',
      '@chocolate',
      '@leche',
      '@leche_polvo',
      '@nata',
      ...YOLK,
      'huevo_entero',
    ],
    instead: ALMONDS,
    because: 'el RD 1787/1982 (6.4.1) no lo admite; el 1 % es la oblea',
    orElse: 'turrón diverso',
  },
  {
    what: ['@especia', '@aroma', '@condimento'],
    because: 'exclusivamente almendra, miel, azúcares y clara: RD 1787/1982, 6.4.1',
    orElse: 'turrón de almendra, con su aroma',
  },
]
const noFlour: ForbiddenIngredient = {
  what: ['@harina', '@almidon'],
  except: ['harina_almendra_desgrasada'],
  instead: ['@fruto_seco', '@pasta_fruto_seco', 'azucar'],
  because: 'no contendrán féculas ni harinas: RD 1787/1982, 6.4.2',
}
/** What a paste of mazapán does not take, besides what has a rule of its own. */
const NOT_IN_MAZAPAN: IngredientKinds = [
  '@zumo',
  '@fruta',
  '@pure_fruta',
  '@fruta_seca',
  '@confitura',
  '@confiteria',
  '@licor',
  '@vino',
  '@sal',
  '@cacao',
  '@chocolate',
  '@cafe_te',
  '@leche',
  '@leche_polvo',
  '@nata',
  '@queso',
  '@yogur',
  '@galleta',
  '@condimento',
  ...YOLK,
  'huevo_entero',
  'huevo_pasteurizado',
]
const ALMOND_PANTRY: IngredientKinds = ['almendra_tostada', 'miel', 'azucar']

const types: Readonly<Record<TurronTypeKey, TypeIdentity<TurronMatter>>> = {
  jijona: { essential: [ALMONDS, HONEY], pantry: ALMOND_PANTRY, forbidden: onlyAlmond },
  alicante: { essential: [ALMONDS, HONEY], pantry: ALMOND_PANTRY, forbidden: onlyAlmond },
  yema_tostada: {
    essential: [YOLK],
    pantry: ['almendra_cruda', 'yema', 'azucar'],
    forbidden: [{ ...noFlour, because: 'el turrón de yema no lleva harina' }],
  },
  mazapan: {
    essential: [ALMONDS],
    excludes: ['@miel', 'almendra_tostada', 'almendra_piel_tostada', 'almendra_marcona_tostada'],
    pantry: ['almendra_cruda', 'azucar'],
    forbidden: [
      { what: NUTS, except: ALMONDS, instead: ALMONDS, because: 'el mazapán es de almendra: RD 1787/1982, 2.2' },
      { what: ['@grasa', '@mantequilla'], instead: ALMONDS, because: 'el mazapán no lleva grasa añadida' },
      {
        what: ['@harina', '@almidon'],
        except: ['harina_almendra_desgrasada'],
        instead: ALMONDS,
        because: 'con harina o almidón no es mazapán',
        orElse: 'mazapán con fécula',
      },
      {
        what: ['@verdura'],
        instead: ALMONDS,
        because: 'con patata, boniato u otra hortaliza no es mazapán: RD 1787/1982, 6.4.4',
        orElse: 'masa de panellet',
      },
      {
        what: NOT_IN_MAZAPAN,
        because: 'en la masa solo van almendra cruda, azúcares y aditivos: RD 1787/1982, 2.4 y 6.4.4',
        orElse: 'turrón de almendra',
      },
    ],
  },
  guirlache: { essential: [NUTS], pantry: ['azucar', 'miel'], forbidden: [noFlour] },
  peladilla: {
    essential: [ALMONDS],
    pantry: ['almendra_tostada', 'azucar'],
    forbidden: [{ what: NUTS, except: ALMONDS, instead: ALMONDS, because: 'la peladilla es de almendra' }],
  },
  generico: { essential: [NUTS], pantry: ['azucar', 'miel'], forbidden: [noFlour] },
}

export const turronIdentity: CraftIdentity<TurronMatter> = {
  matterOf: (ingredient, type) => turronMatterOf(ingredient, turronTypes[type as TurronTypeKey]),
  roles: {
    '@fruto_seco': KEPT,
    '@pasta_fruto_seco': KEPT,
    '@semilla': KEPT,
    '@chocolate': KEPT,
    '@azucar': keepingForRole('filler'),
    '@jarabe': keepingForRole('filler', 0.25),
    '@poliol': keepingForRole('filler'),
    '@miel': keepingForRole('named', 0.9),
    yema: { role: 'named', keeps: 0.95, rises: 1 },
    yema_pasteurizada: { role: 'named', keeps: 0.95, rises: 1 },
    // White, water and wafer follow the syrup: they are no way to a quality.
    clara: keepingForRole('dose'),
    clara_polvo: keepingForRole('dose'),
    clara_pasteurizada: keepingForRole('dose'),
    agua: keepingForRole('dose'),
    oblea: keepingForRole('dose'),
  },
  doses: {},
  faults: faultsOf(['@fruto_seco', '@pasta_fruto_seco', '@semilla']),
  alike: [['@azucar', '@jarabe', '@miel']],
  types,
  recognise: [],
}
