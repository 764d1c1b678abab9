import type {
  CraftIdentity,
  ForbiddenIngredient,
  IngredientKinds,
  RemediesByFault,
  TypeIdentity,
} from '../../advise/identity.ts'
import { keepingForRole, type RoleKeeping } from '../../catalogue/roles.ts'
import { type CacaoMatter, cacaoMatterOf } from './matter.ts'
import type { CacaoTypeKey } from './types.ts'

/** What a chocolatier keeps while correcting: the cocoa, and the couverture of a ganache (docs/decisions/0075). */

const SUGAR: IngredientKinds = ['azucar', 'azucar_glas', 'panela', 'azucar_coco', 'azucar_moreno']
const MASS: IngredientKinds = ['pasta_cacao', 'nibs']
const BUTTER: IngredientKinds = ['manteca_cacao']
const WHOLE_MILK: IngredientKinds = ['leche_entera_polvo']
const MILKS: IngredientKinds = ['@leche_polvo']
const MILK_FAT: IngredientKinds = ['mantequilla_anhidra']
const HAZELNUT: IngredientKinds = ['pasta_avellana', 'avellana_tostada', 'avellana_molida']
const COUVERTURE: IngredientKinds = ['@chocolate']
const CREAM: IngredientKinds = ['@nata']
const INVERT: IngredientKinds = ['azucar_invertido', 'glucosa']
const SOFTENING: IngredientKinds = [
  'agua',
  '@nata',
  '@leche',
  '@mantequilla',
  '@licor',
  '@vino',
  '@zumo',
  '@fruta',
  '@pure_fruta',
  '@jarabe',
  '@miel',
  '@bebida_vegetal',
  '@grasa',
]
const SWEET: IngredientKinds = [...SUGAR, '@poliol']

/** It rises against the sugar, and never falls. */
const KEPT: RoleKeeping = { role: 'base', keeps: 1, rises: Number.POSITIVE_INFINITY }

const bar: RemediesByFault = {
  'cacaoTotal.low': [
    { take: SWEET, put: MASS },
    { take: MILKS, put: MASS },
    { take: SWEET, put: BUTTER },
  ],
  'cacaoTotal.high': [{ take: BUTTER, put: SUGAR }, { put: SUGAR }, { put: WHOLE_MILK }],
  'cacaoLegal.low': [
    { take: SWEET, put: MASS },
    { take: SWEET, put: BUTTER },
  ],
  'cacaoSecoDesgrasado.low': [
    { take: SWEET, put: MASS },
    { take: MILKS, put: MASS },
  ],
  'manteca.low': [
    { take: SWEET, put: BUTTER },
    { take: SWEET, put: MASS },
    { take: MILKS, put: BUTTER },
  ],
  'manteca.high': [{ take: BUTTER, put: SUGAR }, { take: BUTTER, put: WHOLE_MILK }, { put: SUGAR }],
  'grasaTotal.low': [
    { take: SWEET, put: BUTTER },
    { take: ['leche_desn_polvo'], put: WHOLE_MILK },
    { take: SWEET, put: MILK_FAT },
    { take: MILKS, put: BUTTER },
  ],
  'grasaTotal.high': [
    { take: BUTTER, put: SUGAR },
    { take: MILK_FAT, put: SUGAR },
    { take: BUTTER, put: MILKS },
    { put: SUGAR },
  ],
  'azucar.high': [
    { take: SWEET, put: MASS },
    { take: SWEET, put: BUTTER },
    { take: SWEET, put: WHOLE_MILK },
    { take: SWEET, put: HAZELNUT },
  ],
  'azucar.low': [{ take: BUTTER, put: SUGAR }, { put: SUGAR }, { take: MILKS, put: SUGAR }],
  'lacteos.low': [
    { take: SWEET, put: WHOLE_MILK },
    { take: BUTTER, put: WHOLE_MILK },
  ],
  'lacteos.high': [
    { take: MILKS, put: SUGAR },
    { take: MILK_FAT, put: BUTTER },
    { take: MILKS, put: BUTTER },
  ],
  'grasaLactea.low': [
    { take: SWEET, put: WHOLE_MILK },
    { take: ['leche_desn_polvo'], put: WHOLE_MILK },
    { take: SWEET, put: MILK_FAT },
    { take: BUTTER, put: MILK_FAT },
  ],
  'avellana.low': [{ take: SWEET, put: HAZELNUT }, { take: BUTTER, put: HAZELNUT }, { put: HAZELNUT }],
  'avellana.high': [{ put: SUGAR }, { put: MASS }],
  'lecitina.high': [{ take: ['@emulgente'] }],
}

const filling: RemediesByFault = {
  'agua.high': [
    { take: CREAM, put: COUVERTURE },
    { take: CREAM, put: ['@mantequilla'] },
    { take: CREAM, put: INVERT },
    { take: ['@leche', 'agua'], put: COUVERTURE },
    { put: COUVERTURE },
  ],
  'agua.low': [{ put: CREAM }, { take: ['@mantequilla'], put: CREAM }],
  'aw.high': [
    { take: CREAM, put: COUVERTURE },
    { take: CREAM, put: INVERT },
    { put: INVERT },
    { take: CREAM, put: ['sorbitol'] },
    { put: ['sorbitol'] },
  ],
  'grasaTotal.low': [{ take: CREAM, put: COUVERTURE }, { take: CREAM, put: ['@mantequilla'] }, { put: BUTTER }],
  'grasaTotal.high': [{ take: ['@mantequilla'], put: CREAM }, { take: BUTTER, put: CREAM }, { take: ['@mantequilla'] }],
  'manteca.low': [{ take: CREAM, put: COUVERTURE }, { put: COUVERTURE }, { put: BUTTER }],
  'chocolate.low': [{ take: CREAM, put: COUVERTURE }, { put: COUVERTURE }],
  'azucar.high': [
    { take: INVERT, put: COUVERTURE },
    { take: SUGAR, put: COUVERTURE },
    { take: INVERT },
    { put: CREAM },
  ],
  'azucar.low': [{ take: CREAM, put: INVERT }, { put: INVERT }],
  any: [{ take: CREAM, put: COUVERTURE }, { put: COUVERTURE }, { put: CREAM }, { take: CREAM }],
}

/** What is wet seizes a bar: its dry form takes its place. */
const wet = (instead: IngredientKinds): ForbiddenIngredient => ({
  what: ['agua', '@nata', '@leche', '@licor', '@vino', '@zumo', '@pure_fruta', '@fruta'],
  instead,
  because: 'con agua la tableta se agarrota',
})
const FATS: readonly ForbiddenIngredient[] = [
  {
    what: ['@grasa'],
    except: ['aceite_palma', 'grasa_cbe'],
    instead: BUTTER,
    because: 'el RD 1055/2003 no admite esa grasa',
  },
  // Milk fat the law takes (3.1.1.º bars only that of other animals); the water of butter a bar does not.
  {
    what: ['@mantequilla'],
    except: ['mantequilla_anhidra', 'ghee'],
    instead: MILK_FAT,
    because: 'lleva agua, y con agua la tableta se agarrota',
  },
  {
    what: ['aceite_palma', 'grasa_cbe'],
    instead: BUTTER,
    because: 'una tableta se corrige con manteca de cacao, aunque la ley deje un 5 % de otra',
    soft: true,
  },
  { what: ['@harina', '@almidon'], instead: MASS, because: 'el RD 1055/2003 no admite harinas ni féculas' },
]
const DARK: IngredientKinds = ['pasta_cacao', 'manteca_cacao', 'azucar', 'lecitina']
const MILKY: IngredientKinds = [...DARK, 'leche_entera_polvo', 'leche_desn_polvo', 'mantequilla_anhidra']

const types: Readonly<Record<CacaoTypeKey, TypeIdentity<CacaoMatter>>> = {
  negro: { essential: [MASS], pantry: DARK, forbidden: [wet(BUTTER), ...FATS] },
  leche: {
    essential: [MASS, MILKS],
    pantry: MILKY,
    // Little mass is what makes it milk chocolate: what it lacks is butter and milk first.
    roles: { pasta_cacao: { ...KEPT, role: 'named' } },
    forbidden: [wet(WHOLE_MILK), ...FATS],
  },
  blanco: {
    essential: [BUTTER, MILKS],
    pantry: MILKY.filter((id) => id !== 'pasta_cacao'),
    roles: { manteca_cacao: { role: 'base', keeps: 0.95, rises: Number.POSITIVE_INFINITY } },
    forbidden: [
      wet(WHOLE_MILK),
      ...FATS,
      {
        what: ['pasta_cacao', 'nibs', '@cacao'],
        except: ['manteca_cacao'],
        instead: BUTTER,
        because: 'el blanco solo lleva manteca de cacao',
        orElse: 'chocolate con leche',
      },
    ],
  },
  cobertura: { essential: [BUTTER], pantry: MILKY, forbidden: [wet(BUTTER), ...FATS] },
  bean_to_bar: {
    essential: [MASS],
    pantry: DARK,
    doses: { manteca_cacao: { least: 0, most: 8, hard: 10 } },
    forbidden: [wet(BUTTER), ...FATS],
  },
  gianduja: {
    essential: [HAZELNUT],
    pantry: ['pasta_avellana', ...MILKY],
    roles: { pasta_avellana: KEPT, avellana_tostada: KEPT, avellana_molida: KEPT },
    forbidden: [wet(BUTTER), ...FATS],
  },
  bombon: {
    // Chocolate and nuts alone set as a bar: a filling has what keeps it soft.
    essential: [COUVERTURE, SOFTENING],
    excludes: ['@harina', '@almidon', '@huevo', '@impulsor', '@levadura'],
    pantry: ['nata', 'mantequilla', 'azucar_invertido', 'glucosa', 'manteca_cacao', 'cob_negra'],
    roles: { '@nata': keepingForRole('structure', 0.7), '@mantequilla': keepingForRole('structure', 0.7) },
    doses: {
      sorbitol: { least: 0, most: 5, hard: 7 },
      azucar_invertido: { least: 0, most: 10 },
      glucosa: { least: 0, most: 10 },
      dextrosa: { least: 0, most: 5 },
      mantequilla: { least: 5, most: 15 },
      '@licor': { least: 3, most: 10, hard: 15 },
    },
    faults: filling,
  },
}

export const cacaoIdentity: CraftIdentity<CacaoMatter> = {
  matterOf: (ingredient) => cacaoMatterOf(ingredient),
  speaksNames: true,
  roles: {
    pasta_cacao: KEPT,
    nibs: KEPT,
    cacao_polvo: { role: 'base', keeps: 0.9, rises: Number.POSITIVE_INFINITY },
    '@chocolate': { role: 'base', keeps: 0.95, rises: Number.POSITIVE_INFINITY },
    manteca_cacao: keepingForRole('structure'),
    '@azucar': keepingForRole('filler', 0.4),
    '@leche_polvo': { role: 'structure', keeps: 0.65, rises: Number.POSITIVE_INFINITY },
    // Skimmed milk gives way to whole milk.
    leche_desn_polvo: keepingForRole('technical'),
    mantequilla_anhidra: keepingForRole('technical'),
  },
  doses: {
    '@emulgente': { least: 0.3, most: 0.5, hard: 0.6 },
    '@sal': { least: 0.05, most: 0.3 },
    vainilla_extracto: { least: 0.05, most: 0.3 },
    glicerina: { least: 0, most: 2 },
  },
  faults: bar,
  alike: [
    ['@azucar', '@jarabe', '@poliol'],
    ['@chocolate', '@cacao'],
    ['@leche_polvo', '@mantequilla'],
  ],
  types,
  taste: ['azucar'],
  recognise: [
    {
      say: 'trufa o ganache para montar',
      in: ['bombon'],
      when: ({ of }) => of(COUVERTURE, CREAM) > 0 && of(COUVERTURE, CREAM) < 60,
      because: 'lleva mucha más nata que cobertura',
    },
    {
      say: 'caramelo o toffee',
      in: ['bombon'],
      when: ({ of }) => of(['@chocolate', '@cacao']) < 5 && of(SUGAR) >= 20 && of(CREAM) >= 10,
      because: 'es azúcar y nata, casi sin cacao: se cuece hasta 113–121 °C',
      isDoubt: true,
    },
  ],
}
