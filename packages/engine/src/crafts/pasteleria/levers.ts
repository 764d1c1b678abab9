import type {
  CraftIdentity,
  DoseRange,
  FaultRemedy,
  ForbiddenIngredient,
  IngredientKinds,
  RemediesByFault,
  TypeIdentity,
} from '../../advise/identity.ts'
import { keepingForRole } from '../../catalogue/roles.ts'
import { massOfRoles, type PasteleriaMatter, pasteleriaMatterOf } from './matter.ts'
import type { PasteleriaTypeKey } from './types.ts'

/** What a pastry cook keeps of each preparation while correcting it: its base in grams, the batch floats (docs/decisions/0075). */

const ALMONDS: IngredientKinds = ['almendra_molida', 'almendra_cruda', 'almendra_marcona', 'almendra_piel']
const NUTS: IngredientKinds = ['@fruto_seco', '@pasta_fruto_seco']
const CHOCOLATES: IngredientKinds = ['@chocolate']
const COCOA: IngredientKinds = ['@chocolate', '@cacao']
const MILK: IngredientKinds = ['leche_entera', 'leche_semidesnatada', 'leche_desnatada']
const FRUIT: IngredientKinds = ['@pure_fruta', '@fruta', '@zumo']
const FLOURS: IngredientKinds = ['@harina', '@almidon']
const SUGAR: IngredientKinds = ['azucar', 'azucar_moreno', 'azucar_demerara', 'panela']
const ICING: IngredientKinds = ['azucar_glas', 'azucar_glas_antihumedad']
const EGG: IngredientKinds = ['huevo_entero', 'huevo_pasteurizado']
const YOLK: IngredientKinds = ['yema', 'yema_pasteurizada']
const WHITE: IngredientKinds = ['clara', 'clara_pasteurizada']
const BUTTER: IngredientKinds = ['@mantequilla']
const OIL: IngredientKinds = ['@grasa', '@mantequilla']
const STARCH: IngredientKinds = ['@almidon', '@harina']
const CREAM: IngredientKinds = ['@nata']
const GELATINE: IngredientKinds = ['gelatina', 'gelatina_masa']
const LEAVENER: IngredientKinds = ['@impulsor']
const SALT: IngredientKinds = ['@sal']
const INVERT: IngredientKinds = ['azucar_invertido', 'glucosa']

/** What corrects a type, in its order: more of it or less, as the fault asks. */
const by = (...levers: readonly IngredientKinds[]): RemediesByFault => ({
  any: levers.flatMap((kinds): FaultRemedy[] => [{ put: kinds }, { take: kinds }]),
})

/** What a type is made of stays in its grams. */
const base = (...kinds: readonly IngredientKinds[]) =>
  Object.fromEntries(kinds.flat().map((kind) => [kind, keepingForRole('base')]))
/** What is only thickened or bound with flour may lose it. */
const BINDING = { '@harina': keepingForRole('structure', 0.4) }

/** What a gel or a mousse is called after may be raised, and is never cut. */
const NAMED_FRUIT = Object.fromEntries(FRUIT.map((kind) => [kind, { role: 'named' as const, keeps: 1, rises: 1 }]))
const WAFERS: IngredientKinds = ['@galleta', '@cereal']
const WAFER = { role: 'named', keeps: 0.85, rises: 2 } as const

const ofFlour = massOfRoles('harina')
const flourDose = (least: number, most: number, hard: number): DoseRange<PasteleriaMatter> => ({
  least,
  most,
  hard,
  of: ofFlour,
})
const gelatine = (least: number, most: number) => ({ gelatina: { least, most, hard: 1.4 * most } })

const noFat = (because: string, orElse?: string): ForbiddenIngredient => ({
  what: ['@mantequilla', '@grasa', '@nata'],
  because,
  ...(orElse && { orElse }),
})
/** What was written one to one stays so. */
const ALMOND_SUGAR = { a: ALMONDS, b: [...SUGAR, ...ICING], tolerance: 0.1, near: 1 }

const CAKE_PANTRY: IngredientKinds = ['huevo_entero', 'azucar', 'mantequilla', 'leche_entera', 'impulsor', 'sal']
const CREAM_PANTRY: IngredientKinds = ['azucar', 'yema', 'almidon_maiz', 'leche_entera', 'nata']
const litre = (faults: RemediesByFault, ...more: readonly IngredientKinds[]): TypeIdentity<PasteleriaMatter> => ({
  pantry: CREAM_PANTRY,
  roles: base(MILK, CREAM, ...more),
  faults,
})
const ganache = (couverture: string): TypeIdentity<PasteleriaMatter> => ({
  pantry: ['nata', 'mantequilla', 'azucar_invertido', couverture],
  roles: {
    '@chocolate': { role: 'base', keeps: 0.95, rises: Number.POSITIVE_INFINITY },
    '@nata': keepingForRole('structure', 0.7),
  },
  faults: by(CREAM, CHOCOLATES, BUTTER, INVERT),
})

const types: Readonly<Record<PasteleriaTypeKey, TypeIdentity<PasteleriaMatter>>> = {
  genoise: { pantry: CAKE_PANTRY, faults: by(EGG, SUGAR, YOLK, WHITE, OIL, LEAVENER) },
  soletilla: {
    pantry: ['huevo_entero', 'azucar', 'yema', 'clara'],
    ties: [{ a: ['@harina'], b: SUGAR, tolerance: 0.25 }],
    faults: by(EGG, SUGAR, YOLK, WHITE),
    forbidden: [noFat('la soletilla no lleva grasa añadida', 'genovesa')],
  },
  bizcocho: {
    pantry: [...CAKE_PANTRY, 'aceite_girasol'],
    faults: by(EGG, SUGAR, OIL, [...MILK, '@yogur'], LEAVENER),
  },
  magdalenas: { pantry: [...CAKE_PANTRY, 'aceite_girasol'], faults: by(OIL, SUGAR, EGG, LEAVENER, MILK) },
  pound_cake: { pantry: CAKE_PANTRY, faults: by(BUTTER, SUGAR, EGG, OIL, LEAVENER, MILK) },
  sobao: {
    pantry: CAKE_PANTRY,
    faults: by(BUTTER, SUGAR, EGG, LEAVENER),
    forbidden: [
      { what: ['margarina', 'aceite_girasol'], instead: ['mantequilla'], because: 'el sobao es de mantequilla (IGP)' },
    ],
  },
  cookies: { pantry: CAKE_PANTRY, faults: by(BUTTER, [...SUGAR, ...ICING], EGG, LEAVENER, OIL) },
  tarta_zanahoria: {
    pantry: [...CAKE_PANTRY, 'aceite_girasol', 'zanahoria'],
    roles: { zanahoria: { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(['zanahoria'], OIL, SUGAR, EGG, LEAVENER),
  },
  brownie: {
    pantry: CAKE_PANTRY,
    roles: { ...base(COCOA), ...BINDING },
    faults: by(['@harina'], BUTTER, SUGAR, EGG, OIL),
  },
  coulant: {
    pantry: CAKE_PANTRY,
    roles: { ...base(COCOA), ...BINDING },
    faults: by(['@harina'], BUTTER, EGG, SUGAR),
  },
  financier: {
    pantry: ['clara', 'mantequilla', 'azucar_glas', 'azucar', 'harina'],
    roles: { ...base(NUTS), ...BINDING },
    faults: by(BUTTER, WHITE, [...ICING, ...SUGAR], ['@harina']),
  },
  joconda: {
    pantry: ['clara', 'azucar', 'huevo_entero', 'mantequilla', 'harina'],
    roles: { ...base(NUTS), ...BINDING },
    faults: by(SUGAR, WHITE, EGG, ICING, BUTTER, ['@harina']),
  },
  dacquoise: {
    pantry: ['clara', 'azucar', 'azucar_glas', 'harina'],
    roles: { ...base(NUTS), ...BINDING },
    ties: [{ a: NUTS, b: ICING, tolerance: 0.1, near: 1 }],
    faults: by(SUGAR, WHITE, ICING, ['@harina']),
  },
  macaron: {
    pantry: ['clara', 'azucar', 'agua'],
    roles: base(NUTS),
    ties: [{ a: NUTS, b: ICING, tolerance: 0.03, near: 1 }],
    faults: by(SUGAR, WHITE, ['agua']),
    forbidden: [
      { what: ['yema', 'huevo_entero', '@mantequilla', '@harina'], because: 'con grasa o harina la coque no sube' },
    ],
  },
  frangipane: {
    pantry: ['almendra_molida', 'azucar', 'mantequilla', 'huevo_entero', 'leche_entera'],
    roles: { ...base(NUTS), ...BINDING },
    ties: [ALMOND_SUGAR],
    faults: by(BUTTER, EGG, MILK, SUGAR),
  },
  crema_almendra: {
    pantry: ['almendra_molida', 'azucar', 'mantequilla', 'huevo_entero'],
    roles: { ...base(NUTS), ...BINDING },
    ties: [ALMOND_SUGAR],
    faults: by(BUTTER, EGG, SUGAR),
  },
  tarta_santiago: {
    pantry: ['almendra_molida', 'azucar', 'huevo_entero'],
    roles: { '@fruto_seco': { role: 'base', keeps: 1, rises: Number.POSITIVE_INFINITY } },
    faults: by(ALMONDS, [...SUGAR, ...ICING], EGG),
    forbidden: [
      {
        what: ['@harina', '@almidon', '@impulsor', '@mantequilla', '@grasa'],
        because: 'la tarta de Santiago es almendra, azúcar y huevo (IGP)',
      },
      { what: NUTS, except: ALMONDS, instead: ALMONDS, because: 'la tarta de Santiago solo lleva almendra (IGP)' },
    ],
  },
  masa_tarta: {
    pantry: ['mantequilla', 'azucar', 'huevo_entero', 'agua', 'sal'],
    faults: by(EGG, BUTTER, [...SUGAR, ...ICING], YOLK, ['agua'], OIL),
  },
  sable: {
    pantry: ['mantequilla', 'azucar', 'yema', 'huevo_entero'],
    faults: by(BUTTER, [...SUGAR, ...ICING], YOLK, EGG, OIL, LEAVENER),
  },
  polvoron: {
    pantry: ['manteca_cerdo', 'azucar_glas', 'almendra_molida'],
    roles: { '@fruto_seco': { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(OIL, ICING, ALMONDS, SUGAR),
    forbidden: [{ what: ['agua', ...MILK], because: 'un polvorón no lleva agua' }],
  },
  hojaldre: {
    pantry: ['mantequilla', 'agua', 'sal'],
    faults: {
      'sal.low': [{ put: SALT, to: 1.8 }],
      'salHarina.low': [{ put: SALT, to: 1.8 }],
      ...by(BUTTER, ['agua'], SALT, OIL),
    },
    doses: { '@sal': flourDose(1.5, 2.2, 2.5) },
  },
  choux: {
    pantry: ['huevo_entero', 'agua', 'leche_entera', 'mantequilla', 'sal'],
    ties: [{ a: ['@harina'], b: ['agua', ...MILK, '@mantequilla'], tolerance: 0.2 }],
    faults: by(EGG, ['agua', ...MILK], BUTTER, SUGAR),
    forbidden: [{ what: ['@impulsor'], because: 'la choux sube con su vapor' }],
  },
  crema_pastelera: litre(by(STARCH, YOLK, SUGAR, EGG)),
  natillas: litre(by(STARCH, YOLK, SUGAR, EGG)),
  crema_catalana: litre(by(STARCH, YOLK, SUGAR, EGG)),
  crema_inglesa: {
    ...litre(by(YOLK, SUGAR, EGG)),
    pantry: ['azucar', 'yema', 'leche_entera', 'nata'],
    forbidden: [{ what: FLOURS, because: 'la inglesa espesa con yema', orElse: 'natillas' }],
  },
  flan: { ...litre(by(EGG, YOLK, SUGAR)), pantry: ['leche_entera', 'azucar', 'huevo_entero', 'yema'] },
  dulce_de_leche: { ...litre(by(SUGAR, CREAM)), roles: base(MILK) },
  arroz_con_leche: {
    pantry: ['leche_entera', 'azucar', 'nata', 'arroz'],
    roles: { ...base(MILK), arroz: { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(['arroz'], SUGAR, CREAM, BUTTER),
  },
  diplomatica: {
    pantry: [...CREAM_PANTRY, 'gelatina'],
    roles: base(MILK),
    doses: gelatine(0.3, 0.9),
    faults: by(CREAM, GELATINE, STARCH, YOLK, SUGAR),
  },
  muselina: {
    pantry: [...CREAM_PANTRY, 'mantequilla'],
    roles: base(MILK),
    faults: by(BUTTER, STARCH, YOLK, SUGAR),
  },
  bavarois: {
    pantry: ['leche_entera', 'azucar', 'yema', 'nata', 'gelatina'],
    roles: base(MILK),
    doses: gelatine(0.8, 1.3),
    faults: by(GELATINE, CREAM, SUGAR, YOLK),
  },
  panna_cotta: {
    pantry: ['nata', 'leche_entera', 'azucar', 'gelatina'],
    roles: base(CREAM, MILK),
    doses: gelatine(0.6, 1.1),
    faults: by(GELATINE, SUGAR),
  },
  ganache_negro: ganache('cob_negra'),
  ganache_leche: ganache('cob_leche'),
  ganache_blanco: ganache('cob_blanca'),
  ganache_montada: { ...ganache('cob_blanca'), faults: by(CREAM, CHOCOLATES, GELATINE, INVERT) },
  mousse_chocolate: {
    pantry: ['nata', 'clara', 'azucar', 'gelatina', 'huevo_entero'],
    roles: base(COCOA),
    doses: gelatine(0.3, 0.9),
    faults: by(GELATINE, CREAM, WHITE, SUGAR, YOLK, EGG, BUTTER),
  },
  mousse_fruta: {
    pantry: ['nata', 'azucar', 'clara', 'gelatina', 'pure_fruta'],
    roles: NAMED_FRUIT,
    doses: gelatine(0.6, 1.4),
    faults: by(FRUIT, CREAM, SUGAR, GELATINE, WHITE),
  },
  buttercream: {
    pantry: ['mantequilla', 'azucar', 'clara', 'yema'],
    roles: base(['@mantequilla']),
    faults: by([...SUGAR, ...ICING], WHITE, YOLK, EGG, MILK),
  },
  lemon_curd: {
    pantry: ['azucar', 'huevo_entero', 'mantequilla', 'yema'],
    roles: { '@zumo': keepingForRole('named', 0.8) },
    faults: by(SUGAR, EGG, BUTTER, YOLK),
  },
  merengue: {
    pantry: ['azucar', 'clara'],
    roles: base(WHITE),
    faults: by([...SUGAR, ...ICING], ['agua']),
    forbidden: [
      { what: ['yema', 'huevo_entero'], instead: ['clara'], because: 'la yema no deja montar la clara' },
      {
        what: ['@grasa', '@mantequilla', '@nata', '@chocolate'],
        because: 'la grasa no deja montar la clara',
      },
    ],
  },
  cheesecake: {
    pantry: ['azucar', 'huevo_entero', 'nata', 'harina', 'gelatina'],
    roles: { ...base(['@queso']), ...BINDING },
    faults: by(SUGAR, EGG, CREAM, FLOURS, GELATINE, YOLK),
  },
  tocino_de_cielo: {
    pantry: ['azucar', 'yema', 'agua'],
    roles: base(YOLK),
    faults: by(SUGAR, ['agua'], EGG),
    forbidden: [{ what: ['@leche', '@nata', '@almidon'], because: 'el tocino de cielo es yema y almíbar' }],
  },
  yema_pastelera: { pantry: ['azucar', 'yema', 'agua'], roles: base(YOLK), faults: by(SUGAR, ['agua'], EGG, STARCH) },
  crema_mascarpone: {
    pantry: ['azucar', 'yema', 'nata', 'clara'],
    roles: base(['mascarpone']),
    faults: by(SUGAR, YOLK, CREAM, WHITE, EGG),
  },
  nata_montada: { pantry: ['azucar', 'nata_40'], roles: base(CREAM), faults: by([...SUGAR, ...ICING], ['nata_40']) },
  glaseado_espejo: {
    pantry: ['agua', 'azucar', 'glucosa', 'gelatina'],
    ties: [{ a: SUGAR, b: ['glucosa', 'glucosa_de40', 'glucosa_de44'], tolerance: 0.07 }],
    doses: gelatine(1.2, 1.8),
    faults: by(['agua'], GELATINE, SUGAR, CREAM, ['glucosa']),
  },
  toffee: {
    pantry: ['azucar', 'nata', 'mantequilla', 'glucosa'],
    roles: base(SUGAR),
    faults: by(CREAM, BUTTER, ['glucosa'], SUGAR),
  },
  gelatina_fruta: {
    pantry: ['azucar', 'gelatina', 'agua'],
    roles: NAMED_FRUIT,
    doses: {
      ...gelatine(1, 2.2),
      pectina_nh: { least: 0.8, most: 1.5, hard: 2 },
      agar: { least: 0.2, most: 0.6, hard: 1 },
    },
    faults: by(GELATINE, FRUIT, SUGAR, ['agua']),
  },
  confitura: {
    pantry: ['azucar', 'zumo_limon'],
    essential: [FRUIT],
    roles: base(FRUIT),
    doses: { pectina: { least: 0.3, most: 1, hard: 1.5 } },
    faults: by(SUGAR, ['glucosa'], ['agua']),
  },
  pate_de_fruta: {
    pantry: ['azucar', 'glucosa', 'pectina', 'acido_citrico'],
    essential: [FRUIT, ['@estabilizante']],
    roles: base(FRUIT),
    doses: { pectina: { least: 1, most: 1.5, hard: 1.8 }, acido_citrico: { least: 0.3, most: 0.6 } },
    faults: by(['pectina'], SUGAR, ['glucosa']),
    forbidden: [{ what: GELATINE, because: 'la pâte de fruit cuaja con pectina', orElse: 'gelatina de fruta' }],
  },
  praline: {
    pantry: ['azucar'],
    essential: [NUTS],
    roles: base(NUTS),
    faults: by(SUGAR, ['agua']),
    forbidden: [{ what: ['@nata', '@leche', '@fruta', '@pure_fruta'], because: 'con agua el praliné se apelmaza' }],
  },
  crujiente_praline: {
    pantry: ['cob_leche', 'feuilletine'],
    essential: [NUTS, WAFERS],
    roles: { ...base(NUTS), '@galleta': WAFER, '@cereal': WAFER },
    faults: by(WAFERS, CHOCOLATES, BUTTER),
    forbidden: [
      { what: ['agua', '@leche', '@nata', '@fruta', '@pure_fruta', '@zumo'], because: 'el agua ablanda el barquillo' },
    ],
  },
  namelaka: {
    pantry: ['leche_entera', 'nata', 'gelatina', 'glucosa'],
    essential: [CHOCOLATES, CREAM],
    roles: { '@chocolate': { role: 'base', keeps: 0.95, rises: Number.POSITIVE_INFINITY } },
    doses: gelatine(0.4, 0.9),
    faults: by(GELATINE, CHOCOLATES, CREAM, MILK),
    forbidden: [{ what: YOLK, because: 'con yema es un cremoso', orElse: 'cremoso de chocolate' }],
  },
  cremoso: {
    pantry: ['leche_entera', 'nata', 'yema', 'azucar', 'gelatina'],
    essential: [COCOA, [...YOLK, ...EGG]],
    roles: { '@chocolate': { role: 'base', keeps: 0.9, rises: Number.POSITIVE_INFINITY } },
    doses: gelatine(0, 0.6),
    faults: by(YOLK, CHOCOLATES, SUGAR, GELATINE, CREAM, MILK),
    forbidden: [{ what: FLOURS, because: 'el cremoso espesa con yema', orElse: 'crema pastelera' }],
  },
  streusel: {
    pantry: ['mantequilla', 'azucar', 'almendra_molida'],
    faults: by(BUTTER, [...SUGAR, ...ICING], ALMONDS),
    doses: { '@sal': flourDose(0.3, 1.5, 2) },
    forbidden: [{ what: ['agua', ...MILK], because: 'el streusel no lleva líquido' }],
  },
  teja: {
    pantry: ['clara', 'azucar_glas', 'azucar', 'mantequilla'],
    essential: [[...WHITE, ...EGG]],
    roles: { ...base(NUTS), ...BINDING },
    faults: by(WHITE, [...ICING, ...SUGAR], BUTTER),
    forbidden: [{ what: LEAVENER, because: 'la teja no sube' }],
  },
  nube: {
    pantry: ['azucar', 'glucosa', 'gelatina', 'agua'],
    essential: [GELATINE],
    roles: base(SUGAR),
    doses: gelatine(2, 4.5),
    faults: by(GELATINE, ['agua'], ['glucosa'], SUGAR),
    forbidden: [{ ...noFat('la grasa baja la espuma'), what: ['@mantequilla', '@grasa', '@nata', ...YOLK] }],
  },
  rosquillas: {
    pantry: ['azucar', 'huevo_entero', 'aceite_oliva', 'leche_entera', 'impulsor'],
    faults: by(MILK, LEAVENER, SUGAR, OIL, EGG),
    doses: { impulsor: flourDose(2, 4, 6), bicarbonato: flourDose(0.3, 0.8, 1.2) },
  },
  bizcocho_chocolate: {
    pantry: [...CAKE_PANTRY, 'aceite_girasol'],
    essential: [COCOA],
    roles: { '@chocolate': keepingForRole('named', 0.85), '@cacao': { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(LEAVENER, SUGAR, OIL, MILK, EGG, ['@cacao']),
    doses: { impulsor: flourDose(2, 6, 9), bicarbonato: flourDose(0.5, 3, 4) },
  },
  leche_frita: {
    ...litre(by(STARCH, SUGAR, YOLK, EGG, BUTTER)),
    pantry: ['leche_entera', 'azucar', 'almidon_maiz', 'yema', 'mantequilla'],
  },
  libre: { pantry: [] },
}

export const pasteleriaIdentity: CraftIdentity<PasteleriaMatter> = {
  matterOf: (ingredient) => pasteleriaMatterOf(ingredient),
  doses: {
    impulsor: flourDose(2, 5, 6),
    bicarbonato: flourDose(0.3, 1, 1.5),
    '@sal': flourDose(0.2, 1.5, 2),
    gelatina: { least: 0.6, most: 1.4, hard: 2 },
    azucar_invertido: { least: 0, most: 10, hard: 15 },
    sorbitol: { least: 0, most: 5, hard: 7 },
    pectina_nh: { least: 0.4, most: 1.2, hard: 1.5 },
    agar: { least: 0.4, most: 1.2 },
    goma_xantana: { least: 0.1, most: 0.4 },
    lecitina: { least: 0.1, most: 0.5 },
    acido_citrico: { least: 0.1, most: 0.5 },
  },
  faults: {},
  alike: [],
  types,
  taste: ['azucares', 'pod'],
  recognise: [
    {
      say: 'bizcocho',
      in: ['brownie'],
      when: ({ of }) => of(['@harina']) > 30,
      because: 'con tanta harina y tan poco chocolate es un bizcocho',
    },
    {
      say: 'crema de almendra',
      in: ['frangipane'],
      when: ({ of }) => of([...MILK, '@nata', '@almidon', 'crema_pastelera']) === 0,
      because: 'la frangipane lleva pastelera; sin leche es crema de almendra',
    },
    {
      say: 'ganache montada',
      in: ['ganache_negro', 'ganache_leche'],
      when: ({ of }) => of(CHOCOLATES, CREAM) > 0 && of(CHOCOLATES, CREAM) <= 50,
      because: 'lleva dos veces más nata que chocolate',
    },
  ],
}
