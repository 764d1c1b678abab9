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
const ANY_EGG: IngredientKinds = ['@huevo']
const ANY_MILK: IngredientKinds = ['@leche', '@nata', '@leche_polvo', '@bebida_vegetal']
const FATS: IngredientKinds = [...OIL, 'manteca_cacao']
const RAISING: IngredientKinds = [...LEAVENER, 'harina_leudante']
const SETTING: IngredientKinds = [...GELATINE, 'agar', 'pectina', 'pectina_nh', 'carragenano', 'alginato_sodio']
const RAISED_BY_YEAST: IngredientKinds = ['@levadura', '@prefermento']
/** What makes a batter of a cream that flour may thicken, a dough of any cream, and a cream of a syrup. */
const NO_BATTER: IngredientKinds = [...RAISED_BY_YEAST, ...LEAVENER]
const NO_CREAM: IngredientKinds = [...RAISED_BY_YEAST, ...LEAVENER, '@harina']
const NO_SYRUP: IngredientKinds = [...FLOURS, ...RAISED_BY_YEAST, ...LEAVENER, '@queso', '@verdura']

/** The marks of a type: one of each of these goes into it, and nothing of what is not for it. */
const marks = (...essential: readonly IngredientKinds[]) => ({ essential, excludes: RAISED_BY_YEAST })
const marksWithout = (excludes: IngredientKinds, ...essential: readonly IngredientKinds[]) => ({ essential, excludes })

/** What corrects a type, in its order: more of it or less, as the fault asks. */
const by = (...levers: readonly IngredientKinds[]): RemediesByFault => ({
  any: levers.flatMap((kinds): FaultRemedy[] => [{ put: kinds }, { take: kinds }]),
})

/** What a type is made of stays in its grams. */
const base = (...kinds: readonly IngredientKinds[]) =>
  Object.fromEntries(kinds.flat().map((kind) => [kind, keepingForRole('base')]))
/** The chocolate that a type is called after rises where it lacks, and is never cut. */
const NAMED_COCOA = Object.fromEntries(
  COCOA.map((kind) => [kind, { role: 'base' as const, keeps: 1, rises: Number.POSITIVE_INFINITY }]),
)
const MORE_CHOCOLATE: RemediesByFault = {
  'chocolate.low': [{ put: CHOCOLATES }],
  'harinaChocolate.high': [{ put: CHOCOLATES }],
}
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
const DARK: IngredientKinds = [60, 64, 70, 72, 80, 85].map((cocoa) => `cob_negra_${cocoa}`)
const ganache = (couverture: string, kinds: IngredientKinds): TypeIdentity<PasteleriaMatter> => ({
  ...marksWithout([...NO_CREAM, ...ANY_EGG], [couverture, ...kinds], [...ANY_MILK, 'agua', ...FRUIT]),
  pantry: ['nata', 'mantequilla', 'azucar_invertido', couverture],
  roles: {
    '@chocolate': { role: 'base', keeps: 0.95, rises: Number.POSITIVE_INFINITY },
    '@nata': keepingForRole('structure', 0.7),
  },
  faults: by(CREAM, CHOCOLATES, BUTTER, INVERT),
})

const types: Readonly<Record<PasteleriaTypeKey, TypeIdentity<PasteleriaMatter>>> = {
  genoise: { ...marks(FLOURS, ANY_EGG), pantry: CAKE_PANTRY, faults: by(EGG, SUGAR, YOLK, WHITE, OIL, LEAVENER) },
  soletilla: {
    ...marks(FLOURS, ANY_EGG),
    pantry: ['huevo_entero', 'azucar', 'yema', 'clara'],
    ties: [{ a: ['@harina'], b: SUGAR, tolerance: 0.25 }],
    faults: by(EGG, SUGAR, YOLK, WHITE),
    forbidden: [noFat('la soletilla no lleva grasa añadida', 'genovesa')],
  },
  bizcocho: {
    ...marksWithout([...RAISED_BY_YEAST, 'zanahoria'], FLOURS, ANY_EGG, RAISING),
    pantry: [...CAKE_PANTRY, 'aceite_girasol'],
    faults: by(EGG, SUGAR, OIL, [...MILK, '@yogur'], LEAVENER),
  },
  magdalenas: {
    ...marksWithout([...RAISED_BY_YEAST, 'zanahoria'], FLOURS, ANY_EGG, OIL, RAISING),
    pantry: [...CAKE_PANTRY, 'aceite_girasol'],
    faults: by(OIL, SUGAR, EGG, LEAVENER, MILK),
  },
  pound_cake: {
    ...marks(FLOURS, ANY_EGG, OIL),
    pantry: CAKE_PANTRY,
    faults: by(BUTTER, SUGAR, EGG, OIL, LEAVENER, MILK),
  },
  sobao: {
    ...marks(FLOURS, ANY_EGG, BUTTER, RAISING),
    pantry: CAKE_PANTRY,
    faults: by(BUTTER, SUGAR, EGG, LEAVENER),
    forbidden: [
      { what: ['margarina', 'aceite_girasol'], instead: ['mantequilla'], because: 'el sobao es de mantequilla (IGP)' },
    ],
  },
  cookies: {
    ...marks(FLOURS, OIL),
    pantry: CAKE_PANTRY,
    faults: by(BUTTER, [...SUGAR, ...ICING], EGG, LEAVENER, OIL),
    // Published: 1.57 to 1.9 % of the flour; 1.78 % in the Toll House original (a teaspoon to 2¼ cups).
    doses: { bicarbonato: flourDose(0.3, 2, 3) },
  },
  tarta_zanahoria: {
    ...marks(['zanahoria'], FLOURS),
    pantry: [...CAKE_PANTRY, 'aceite_girasol', 'zanahoria'],
    roles: { zanahoria: { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(['zanahoria'], OIL, SUGAR, EGG, LEAVENER),
    // Published: 0.67 to 2.5 % of the flour, five of six from 1.5: molasses of its brown sugar and yoghurt are sour.
    doses: { bicarbonato: flourDose(0.3, 2.5, 3.5) },
  },
  brownie: {
    ...marks(COCOA, ANY_EGG),
    pantry: CAKE_PANTRY,
    roles: { ...NAMED_COCOA, ...BINDING },
    faults: { ...MORE_CHOCOLATE, ...by(['@harina'], BUTTER, SUGAR, EGG, OIL) },
  },
  coulant: {
    ...marksWithout(NO_BATTER, COCOA, ANY_EGG, FATS),
    pantry: CAKE_PANTRY,
    roles: { ...NAMED_COCOA, ...BINDING },
    faults: { ...MORE_CHOCOLATE, ...by(['@harina'], BUTTER, EGG, SUGAR) },
  },
  financier: {
    ...marks(NUTS, WHITE, BUTTER),
    pantry: ['clara', 'mantequilla', 'azucar_glas', 'azucar', 'harina'],
    roles: { ...base(NUTS), ...BINDING },
    faults: by(BUTTER, WHITE, [...ICING, ...SUGAR], ['@harina']),
  },
  joconda: {
    ...marks(NUTS, ANY_EGG),
    pantry: ['clara', 'azucar', 'huevo_entero', 'mantequilla', 'harina'],
    roles: { ...base(NUTS), ...BINDING },
    faults: by(SUGAR, WHITE, EGG, ICING, BUTTER, ['@harina']),
  },
  dacquoise: {
    ...marks(NUTS, WHITE),
    pantry: ['clara', 'azucar', 'azucar_glas', 'harina'],
    roles: { ...base(NUTS), ...BINDING },
    ties: [{ a: NUTS, b: ICING, tolerance: 0.1, near: 1 }],
    faults: by(SUGAR, WHITE, ICING, ['@harina']),
  },
  macaron: {
    ...marks(NUTS, WHITE),
    pantry: ['clara', 'azucar', 'agua'],
    roles: base(NUTS),
    ties: [{ a: NUTS, b: ICING, tolerance: 0.03, near: 1 }],
    faults: by(SUGAR, WHITE, ['agua']),
    forbidden: [
      { what: ['yema', 'huevo_entero', '@mantequilla', '@harina'], because: 'con grasa o harina la coque no sube' },
    ],
  },
  frangipane: {
    ...marks(NUTS, ANY_EGG, OIL),
    pantry: ['almendra_molida', 'azucar', 'mantequilla', 'huevo_entero', 'leche_entera'],
    roles: { ...base(NUTS), ...BINDING },
    ties: [ALMOND_SUGAR],
    faults: by(BUTTER, EGG, MILK, SUGAR),
  },
  crema_almendra: {
    ...marks(NUTS, ANY_EGG, OIL),
    pantry: ['almendra_molida', 'azucar', 'mantequilla', 'huevo_entero'],
    roles: { ...base(NUTS), ...BINDING },
    ties: [ALMOND_SUGAR],
    faults: by(BUTTER, EGG, SUGAR),
  },
  tarta_santiago: {
    ...marks(ALMONDS, ANY_EGG),
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
    ...marks(FLOURS, OIL),
    pantry: ['mantequilla', 'azucar', 'huevo_entero', 'agua', 'sal'],
    faults: by(EGG, BUTTER, [...SUGAR, ...ICING], YOLK, ['agua'], OIL),
  },
  sable: {
    ...marks(FLOURS, OIL),
    pantry: ['mantequilla', 'azucar', 'yema', 'huevo_entero'],
    faults: by(BUTTER, [...SUGAR, ...ICING], YOLK, EGG, OIL, LEAVENER),
  },
  polvoron: {
    ...marks(['@harina'], OIL),
    pantry: ['manteca_cerdo', 'azucar_glas', 'almendra_molida'],
    roles: { '@fruto_seco': { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(OIL, ICING, ALMONDS, SUGAR),
    forbidden: [{ what: ['agua', ...MILK], because: 'un polvorón no lleva agua' }],
  },
  hojaldre: {
    ...marksWithout([...RAISED_BY_YEAST, ...LEAVENER, ...COCOA], ['@harina'], OIL),
    pantry: ['mantequilla', 'agua', 'sal'],
    faults: {
      'sal.low': [{ put: SALT, to: 1.8 }],
      'salHarina.low': [{ put: SALT, to: 1.8 }],
      ...by(BUTTER, ['agua'], SALT, OIL),
    },
    doses: { '@sal': flourDose(1.5, 2.2, 2.5) },
  },
  choux: {
    ...marks(FLOURS, ANY_EGG),
    pantry: ['huevo_entero', 'agua', 'leche_entera', 'mantequilla', 'sal'],
    ties: [{ a: ['@harina'], b: ['agua', ...MILK, '@mantequilla'], tolerance: 0.2 }],
    faults: by(EGG, ['agua', ...MILK], BUTTER, SUGAR),
    // Its flour is a fifth of it: the published ones have 2.7 to 3.3 % of salt over that, 0.6 over all.
    doses: { '@sal': flourDose(0.3, 3.5, 4) },
    forbidden: [{ what: ['@impulsor'], because: 'la choux sube con su vapor' }],
  },
  crema_pastelera: { ...litre(by(STARCH, YOLK, SUGAR, EGG)), ...marksWithout(NO_BATTER, ANY_MILK, STARCH, ANY_EGG) },
  natillas: { ...litre(by(STARCH, YOLK, SUGAR, EGG)), ...marksWithout(NO_BATTER, ANY_MILK, ANY_EGG) },
  crema_catalana: { ...litre(by(STARCH, YOLK, SUGAR, EGG)), ...marksWithout(NO_BATTER, ANY_MILK, STARCH, YOLK) },
  crema_inglesa: {
    ...marksWithout([...NO_CREAM, ...GELATINE, ...COCOA], ANY_MILK, [...YOLK, ...EGG]),
    ...litre(by(YOLK, SUGAR, EGG)),
    pantry: ['azucar', 'yema', 'leche_entera', 'nata'],
    forbidden: [{ what: FLOURS, because: 'la inglesa espesa con yema', orElse: 'natillas' }],
  },
  flan: {
    ...marksWithout(NO_BATTER, ANY_MILK, [...EGG, ...YOLK]),
    ...litre(by(EGG, YOLK, SUGAR)),
    pantry: ['leche_entera', 'azucar', 'huevo_entero', 'yema'],
  },
  dulce_de_leche: {
    ...marksWithout([...FLOURS, ...RAISED_BY_YEAST, ...ANY_EGG, ...GELATINE, ...COCOA, '@cereal'], ANY_MILK),
    ...litre(by(SUGAR, CREAM)),
    roles: base(MILK),
  },
  arroz_con_leche: {
    ...marksWithout(NO_BATTER, ANY_MILK, ['arroz', 'arroz_cocido', '@cereal']),
    pantry: ['leche_entera', 'azucar', 'nata', 'arroz'],
    roles: { ...base(MILK), arroz: { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(['arroz'], SUGAR, CREAM, BUTTER),
  },
  diplomatica: {
    ...marksWithout(NO_BATTER, ANY_MILK, CREAM, ANY_EGG),
    pantry: [...CREAM_PANTRY, 'gelatina'],
    roles: base(MILK),
    doses: gelatine(0.3, 0.9),
    faults: by(CREAM, GELATINE, STARCH, YOLK, SUGAR),
  },
  muselina: {
    ...marksWithout(NO_BATTER, ANY_MILK, BUTTER, ANY_EGG),
    pantry: [...CREAM_PANTRY, 'mantequilla'],
    roles: base(MILK),
    faults: by(BUTTER, STARCH, YOLK, SUGAR),
  },
  bavarois: {
    ...marksWithout(NO_CREAM, SETTING, CREAM),
    pantry: ['leche_entera', 'azucar', 'yema', 'nata', 'gelatina'],
    roles: base(MILK),
    doses: gelatine(0.8, 1.3),
    faults: by(GELATINE, CREAM, SUGAR, YOLK),
  },
  panna_cotta: {
    ...marksWithout([...NO_CREAM, ...ANY_EGG, ...COCOA], SETTING, ANY_MILK),
    pantry: ['nata', 'leche_entera', 'azucar', 'gelatina'],
    roles: base(CREAM, MILK),
    doses: gelatine(0.6, 1.1),
    faults: by(GELATINE, SUGAR),
  },
  ganache_negro: ganache('cob_negra', [...DARK, 'chocolate_negro', 'pepitas_chocolate']),
  ganache_leche: ganache('cob_leche', ['cob_leche_40', 'cob_leche_46', 'chocolate_leche', 'gianduja']),
  ganache_blanco: ganache('cob_blanca', ['cob_blanca_35', 'chocolate_blanco', 'cob_rubia', 'cob_ruby']),
  ganache_montada: { ...ganache('cob_blanca', CHOCOLATES), faults: by(CREAM, CHOCOLATES, GELATINE, INVERT) },
  mousse_chocolate: {
    ...marksWithout(NO_CREAM, CHOCOLATES, [...CREAM, ...WHITE, ...EGG]),
    pantry: ['nata', 'clara', 'azucar', 'gelatina', 'huevo_entero'],
    roles: NAMED_COCOA,
    doses: gelatine(0.3, 0.9),
    faults: { ...MORE_CHOCOLATE, ...by(GELATINE, CREAM, WHITE, SUGAR, YOLK, EGG, BUTTER) },
  },
  mousse_fruta: {
    ...marksWithout(NO_CREAM, FRUIT, [...CREAM, ...WHITE]),
    pantry: ['nata', 'azucar', 'clara', 'gelatina', 'pure_fruta'],
    roles: NAMED_FRUIT,
    doses: gelatine(0.6, 1.4),
    faults: by(FRUIT, CREAM, SUGAR, GELATINE, WHITE),
  },
  buttercream: {
    ...marksWithout([...NO_CREAM, '@zumo'], OIL, [...SUGAR, ...ICING]),
    pantry: ['mantequilla', 'azucar', 'clara', 'yema'],
    roles: base(['@mantequilla']),
    faults: by([...SUGAR, ...ICING], WHITE, YOLK, EGG, MILK),
  },
  lemon_curd: {
    ...marksWithout([...NO_CREAM, ...COCOA], FRUIT, ANY_EGG),
    pantry: ['azucar', 'huevo_entero', 'mantequilla', 'yema'],
    roles: { '@zumo': keepingForRole('named', 0.8) },
    faults: {
      'azucarZumo.high': [{ put: ['@zumo'] }],
      'huevoZumo.high': [{ put: ['@zumo'] }],
      ...by(SUGAR, EGG, BUTTER, YOLK),
    },
  },
  merengue: {
    ...marksWithout([...NO_CREAM, ...NUTS, ...GELATINE], WHITE),
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
    ...marks(['@queso']),
    pantry: ['azucar', 'huevo_entero', 'nata', 'harina', 'gelatina'],
    roles: { ...base(['@queso']), ...BINDING },
    faults: by(SUGAR, EGG, CREAM, FLOURS, GELATINE, YOLK),
  },
  tocino_de_cielo: {
    ...marksWithout([...NO_SYRUP, ...NUTS, ...OIL], YOLK),
    pantry: ['azucar', 'yema', 'agua'],
    roles: base(YOLK),
    faults: by(SUGAR, ['agua'], EGG),
    forbidden: [{ what: ['@leche', '@nata', '@almidon'], because: 'el tocino de cielo es yema y almíbar' }],
  },
  yema_pastelera: {
    ...marksWithout([...NO_BATTER, ...NUTS, ...ANY_MILK, ...COCOA], ['agua'], [...YOLK, ...EGG]),
    pantry: ['azucar', 'yema', 'agua'],
    roles: base(YOLK),
    faults: by(SUGAR, ['agua'], EGG, STARCH),
  },
  crema_mascarpone: {
    ...marksWithout(NO_CREAM, ['mascarpone']),
    pantry: ['azucar', 'yema', 'nata', 'clara'],
    roles: base(['mascarpone']),
    faults: by(SUGAR, YOLK, CREAM, WHITE, EGG),
  },
  nata_montada: {
    ...marksWithout([...NO_CREAM, ...ANY_EGG, ...COCOA], CREAM),
    pantry: ['azucar', 'nata_40'],
    roles: base(CREAM),
    faults: by([...SUGAR, ...ICING], ['nata_40']),
  },
  glaseado_espejo: {
    ...marksWithout([...NO_CREAM, ...ANY_EGG], SETTING),
    pantry: ['agua', 'azucar', 'glucosa', 'gelatina'],
    ties: [{ a: SUGAR, b: ['glucosa', 'glucosa_de40', 'glucosa_de44'], tolerance: 0.07 }],
    doses: gelatine(1.2, 1.8),
    faults: by(['agua'], GELATINE, SUGAR, CREAM, ['glucosa']),
  },
  toffee: {
    ...marksWithout([...NO_SYRUP, ...ANY_EGG, ...COCOA, ...NUTS, ...GELATINE], [...CREAM, ...BUTTER, ...MILK]),
    pantry: ['azucar', 'nata', 'mantequilla', 'glucosa'],
    roles: base(SUGAR),
    faults: by(CREAM, BUTTER, ['glucosa'], SUGAR),
  },
  gelatina_fruta: {
    ...marksWithout([...NO_SYRUP, '@leche', '@nata', ...ANY_EGG], FRUIT, SETTING),
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
    excludes: [...NO_SYRUP, ...ANY_EGG, ...GELATINE, '@nata', '@leche'],
    roles: base(FRUIT),
    doses: { pectina: { least: 0.3, most: 1, hard: 1.5 } },
    faults: by(SUGAR, ['glucosa'], ['agua']),
  },
  pate_de_fruta: {
    pantry: ['azucar', 'glucosa', 'pectina', 'acido_citrico'],
    essential: [FRUIT, ['@estabilizante']],
    excludes: NO_SYRUP,
    roles: base(FRUIT),
    doses: { pectina: { least: 1, most: 1.5, hard: 1.8 }, acido_citrico: { least: 0.3, most: 0.6 } },
    faults: by(['pectina'], SUGAR, ['glucosa']),
    forbidden: [{ what: GELATINE, because: 'la pâte de fruit cuaja con pectina', orElse: 'gelatina de fruta' }],
  },
  praline: {
    pantry: ['azucar'],
    essential: [NUTS],
    excludes: [...NO_SYRUP, ...ANY_EGG, ...COCOA, '@miel'],
    roles: base(NUTS),
    faults: by(SUGAR, ['agua']),
    forbidden: [{ what: ['@nata', '@leche', '@fruta', '@pure_fruta'], because: 'con agua el praliné se apelmaza' }],
  },
  crujiente_praline: {
    pantry: ['cob_leche', 'feuilletine'],
    essential: [NUTS, WAFERS],
    excludes: [...NO_CREAM, ...ANY_EGG],
    roles: { ...base(NUTS), '@galleta': WAFER, '@cereal': WAFER },
    faults: by(WAFERS, CHOCOLATES, BUTTER),
    forbidden: [
      { what: ['agua', '@leche', '@nata', '@fruta', '@pure_fruta', '@zumo'], because: 'el agua ablanda el barquillo' },
    ],
  },
  namelaka: {
    pantry: ['leche_entera', 'nata', 'gelatina', 'glucosa'],
    essential: [CHOCOLATES, CREAM],
    excludes: NO_CREAM,
    roles: { '@chocolate': { role: 'base', keeps: 0.95, rises: Number.POSITIVE_INFINITY } },
    doses: gelatine(0.4, 0.9),
    faults: by(GELATINE, CHOCOLATES, CREAM, MILK),
    forbidden: [{ what: YOLK, because: 'con yema es un cremoso', orElse: 'cremoso de chocolate' }],
  },
  cremoso: {
    pantry: ['leche_entera', 'nata', 'yema', 'azucar', 'gelatina'],
    essential: [COCOA, [...YOLK, ...EGG]],
    excludes: NO_CREAM,
    roles: { '@chocolate': { role: 'base', keeps: 0.9, rises: Number.POSITIVE_INFINITY } },
    doses: gelatine(0, 0.6),
    faults: by(YOLK, CHOCOLATES, SUGAR, GELATINE, CREAM, MILK),
    forbidden: [{ what: FLOURS, because: 'el cremoso espesa con yema', orElse: 'crema pastelera' }],
  },
  streusel: {
    ...marks(FLOURS, OIL),
    pantry: ['mantequilla', 'azucar', 'almendra_molida'],
    faults: by(BUTTER, [...SUGAR, ...ICING], ALMONDS),
    doses: { '@sal': flourDose(0.3, 1.5, 2) },
    forbidden: [{ what: ['agua', ...MILK], because: 'el streusel no lleva líquido' }],
  },
  teja: {
    pantry: ['clara', 'azucar_glas', 'azucar', 'mantequilla'],
    essential: [[...WHITE, ...EGG], FLOURS],
    excludes: RAISED_BY_YEAST,
    roles: { ...base(NUTS), ...BINDING },
    faults: by(WHITE, [...ICING, ...SUGAR], BUTTER),
    forbidden: [{ what: LEAVENER, because: 'la teja no sube' }],
  },
  nube: {
    pantry: ['azucar', 'glucosa', 'gelatina', 'agua'],
    essential: [GELATINE],
    excludes: NO_SYRUP,
    roles: base(SUGAR),
    doses: gelatine(2, 4.5),
    faults: by(GELATINE, ['agua'], ['glucosa'], SUGAR),
    forbidden: [{ ...noFat('la grasa baja la espuma'), what: ['@mantequilla', '@grasa', '@nata', ...YOLK] }],
  },
  rosquillas: {
    ...marks(FLOURS, ANY_EGG),
    pantry: ['azucar', 'huevo_entero', 'aceite_oliva', 'leche_entera', 'impulsor'],
    faults: by(MILK, LEAVENER, SUGAR, OIL, EGG),
    doses: { impulsor: flourDose(2, 4, 6), bicarbonato: flourDose(0.3, 0.8, 1.2) },
  },
  bizcocho_chocolate: {
    pantry: [...CAKE_PANTRY, 'aceite_girasol'],
    essential: [COCOA, FLOURS],
    excludes: RAISED_BY_YEAST,
    roles: { '@chocolate': keepingForRole('named', 0.85), '@cacao': { role: 'named', keeps: 0.85, rises: 1 } },
    faults: by(LEAVENER, SUGAR, OIL, MILK, EGG, ['@cacao']),
    doses: { impulsor: flourDose(2, 6, 9), bicarbonato: flourDose(0.5, 3, 4) },
  },
  leche_frita: {
    ...marksWithout(NO_BATTER, ANY_MILK, FLOURS),
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
