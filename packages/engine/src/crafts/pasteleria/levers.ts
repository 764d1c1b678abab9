import type { Lever } from '../../advise/advice.ts'
import { byId } from '../../catalogue/catalogue.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { roundDigits } from '../../words/round.ts'
import { isInert, type Matter, massOf, matterOf } from './matter.ts'
import type { Role } from './names.ts'
import { styleOf } from './rules.ts'
import { type TypeKey, types } from './types.ts'

/** What the ingredients that build a formula are for, the first that fits: swaps within a group are natural. */
const GROUPS: readonly (readonly [group: string, ...roles: Role[]])[] = [
  ['flour', 'harina', 'almidon'],
  ['egg', 'huevo'],
  ['cream', 'nata', 'nata_acida'],
  ['liquid', 'leche', 'agua'],
  ['fat', 'grasa'],
  ['cheese', 'queso'],
  ['chocolate', 'chocolate_negro', 'chocolate_leche', 'chocolate_blanco', 'cacao'],
  ['nut', 'fruto_seco', 'pasta_fruto_seco'],
  ['fruit', 'fruta', 'zanahoria'],
  ['sugar', 'azucar'],
  ['rice', 'arroz'],
  ['dose', 'gelatina', 'impulsor', 'bicarbonato', 'sal'],
]
/** They give the flavour: touched after what gives the structure, unless the type is built on them. */
const FLAVOURS: ReadonlySet<string> = new Set(['cheese', 'chocolate', 'nut', 'fruit'])
const FLAVOUR_RELUCTANCE = 2
/** Weighed in grams per kilo: they move only in the types whose palette has them. */
const DOSE = 'dose'
/** Without a role of pastry (condensed milk, yogurt, spirits, biscuit): may be cut, is never raised. */
const CUT_RELUCTANCE = 4
/** Taste, colour and texture in grams per kilo: never the way to balance. */
const UNTOUCHED: ReadonlySet<string> = new Set([
  'estabilizante',
  'emulgente',
  'edulcorante',
  'acido',
  'especia',
  'aroma',
  'cafe_te',
  'levadura',
  'mejorante',
])
/** Of what a type is built on, or told by, some must stay. */
const STAYS = 0.1
/** Digits of the most that may be taken of it, as a scale shows them. */
const DIGITS = 3

interface Palette {
  /** Catalogue rows that a cook would add, first what is at hand. */
  readonly add: readonly string[]
  /** What must never be raised in the type. */
  readonly never?: readonly Role[]
}

const CAKE: Palette = { add: ['huevo_entero', 'azucar', 'harina', 'mantequilla', 'leche_entera', 'impulsor'] }
const SPONGE: Palette = { add: ['huevo_entero', 'azucar', 'harina', 'yema', 'clara'] }
const DOUGH: Palette = { add: ['harina', 'mantequilla', 'azucar', 'huevo_entero', 'agua'] }
const NUT_SPONGE: Palette = { add: ['clara', 'azucar', 'harina', 'huevo_entero', 'mantequilla'] }
const PASTRY_CREAM: Palette = { add: ['leche_entera', 'azucar', 'yema', 'almidon_maiz', 'huevo_entero', 'nata'] }
const CUSTARD: Palette = { add: ['leche_entera', 'azucar', 'yema', 'nata'] }
const GANACHE: Palette = { add: ['nata', 'mantequilla', 'azucar_invertido', 'manteca_cacao'] }

/** What each type may be corrected with. */
const palettes: Readonly<Record<TypeKey, Palette>> = {
  genoise: SPONGE,
  magdalenas: { add: ['aceite_girasol', 'azucar', 'harina', 'huevo_entero', 'leche_entera', 'impulsor'] },
  brownie: { add: ['mantequilla', 'azucar', 'huevo_entero', 'harina', 'cob_negra'] },
  pound_cake: CAKE,
  financier: { add: ['clara', 'azucar', 'mantequilla', 'harina'] },
  macaron: { add: ['clara', 'azucar', 'azucar_glas', 'almendra_molida'] },
  masa_tarta: DOUGH,
  choux: { add: ['agua', 'leche_entera', 'mantequilla', 'harina', 'huevo_entero'] },
  tarta_santiago: { add: ['almendra_molida', 'azucar', 'huevo_entero'], never: ['harina', 'almidon'] },
  crema_pastelera: PASTRY_CREAM,
  crema_inglesa: CUSTARD,
  natillas: { add: ['leche_entera', 'azucar', 'yema', 'almidon_maiz'] },
  diplomatica: { add: [...PASTRY_CREAM.add, 'gelatina'] },
  muselina: { add: [...PASTRY_CREAM.add, 'mantequilla'] },
  bavarois: { add: [...CUSTARD.add, 'gelatina'] },
  ganache_negro: { add: [...GANACHE.add, 'cob_negra'] },
  ganache_blanco: { add: [...GANACHE.add, 'cob_blanca'] },
  ganache_leche: { add: [...GANACHE.add, 'cob_leche'] },
  ganache_montada: { add: ['nata', 'azucar_invertido', 'cob_blanca'] },
  mousse_chocolate: { add: ['nata', 'clara', 'huevo_entero', 'azucar', 'cob_negra', 'gelatina'] },
  buttercream: { add: ['mantequilla', 'azucar', 'clara', 'huevo_entero', 'yema'] },
  lemon_curd: { add: ['azucar', 'huevo_entero', 'mantequilla', 'yema', 'zumo_limon'] },
  merengue: { add: ['clara', 'azucar'], never: ['grasa', 'yema', 'nata'] },
  cheesecake: { add: ['azucar', 'huevo_entero', 'nata', 'queso_crema', 'harina', 'gelatina'] },
  frangipane: { add: ['almendra_molida', 'azucar', 'mantequilla', 'huevo_entero', 'leche_entera'] },
  bizcocho: { add: ['aceite_girasol', 'azucar', 'harina', 'huevo_entero', 'leche_entera', 'impulsor'] },
  soletilla: SPONGE,
  joconda: NUT_SPONGE,
  dacquoise: { add: ['clara', 'azucar', 'azucar_glas', 'harina'] },
  tarta_zanahoria: { add: ['aceite_girasol', 'azucar', 'harina', 'huevo_entero', 'zanahoria', 'impulsor'] },
  coulant: { add: ['mantequilla', 'azucar', 'huevo_entero', 'harina', 'cob_negra'] },
  hojaldre: { add: ['mantequilla', 'harina', 'agua', 'sal'] },
  sable: DOUGH,
  cookies: { add: ['mantequilla', 'azucar', 'azucar_moreno', 'harina', 'huevo_entero', 'impulsor'] },
  polvoron: { add: ['manteca_cerdo', 'azucar_glas', 'harina_tostada', 'almendra_molida'] },
  sobao: CAKE,
  crema_almendra: { add: ['almendra_molida', 'azucar', 'mantequilla', 'huevo_entero'] },
  crema_catalana: { add: ['leche_entera', 'azucar', 'yema', 'almidon_maiz'] },
  flan: { add: ['leche_entera', 'azucar', 'huevo_entero', 'yema'] },
  tocino_de_cielo: { add: ['azucar', 'yema', 'agua', 'huevo_entero'] },
  panna_cotta: { add: ['nata', 'leche_entera', 'azucar', 'gelatina'] },
  mousse_fruta: { add: ['nata', 'azucar', 'clara', 'gelatina'] },
  dulce_de_leche: { add: ['leche_entera', 'azucar', 'nata'] },
  nata_montada: { add: ['nata', 'nata_40', 'azucar'] },
  yema_pastelera: { add: ['azucar', 'yema', 'agua', 'huevo_entero'] },
  crema_mascarpone: { add: ['mascarpone', 'yema', 'azucar', 'nata', 'clara'] },
  glaseado_espejo: { add: ['azucar', 'glucosa', 'agua', 'nata', 'gelatina', 'cacao_polvo'] },
  toffee: { add: ['azucar', 'nata', 'mantequilla'] },
  arroz_con_leche: { add: ['leche_entera', 'azucar', 'nata', 'arroz'] },
}

const groupOf = (matter: Matter): string | undefined => GROUPS.find(([, ...roles]) => massOf(...roles)(matter) > 0)?.[0]

const dosesOf = (type: TypeKey): ReadonlySet<Role> =>
  new Set(
    palettes[type].add.flatMap((id) => {
      const ingredient = byId.get(id)
      const matter = ingredient && matterOf(ingredient)
      return matter && groupOf(matter) === DOSE ? [...matter.roles] : []
    }),
  )

/** The doses that a type may move. Bicarbonate is moved where baking powder is. */
const movableDoses = new Map(
  (Object.keys(types) as TypeKey[]).map((type) => {
    const roles = dosesOf(type)
    return [type, roles.has('impulsor') ? new Set<Role>([...roles, 'bicarbonato']) : roles] as const
  }),
)

/** The heaviest line of each group that a type is built on or told by: some of it must stay. */
function pillars(type: TypeKey, { lines }: Formula<Matter>): ReadonlySet<Line<Matter>> {
  const { base, styles } = types[type]
  const groups = [...base, ...styles.map(({ without }) => without)]
  return new Set(
    groups.flatMap((roles) => {
      const of = massOf(...roles)
      const members = lines.filter(({ matter }) => of(matter) > 0)
      return members.length > 0 ? [members.reduce((most, line) => (line.grams > most.grams ? line : most))] : []
    }),
  )
}

/** Chocolate is what a ganache is made of, and only flavours a sponge. */
export const builtOn = (type: string, matter: Matter): boolean =>
  massOf(...types[type as TypeKey].base.flat())(matter) > 0

const reluctanceOf = (group: string, matter: Matter, type: TypeKey): number =>
  FLAVOURS.has(group) && !builtOn(type, matter) ? FLAVOUR_RELUCTANCE : 1

function presentLever(
  { name, grams, matter, ingredient }: Line<Matter>,
  type: TypeKey,
  stays: boolean,
  never: Measure,
): Lever<Matter>[] {
  const group = groupOf(matter)
  if (grams <= 0 || isInert(matter) || (!group && ingredient && UNTOUCHED.has(ingredient.category))) return []
  if (group === DOSE && ![...matter.roles].some((role) => movableDoses.get(type)?.has(role))) return []
  return [
    {
      name,
      matter,
      removable: stays ? roundDigits((1 - STAYS) * grams, DIGITS) : grams,
      addable: group !== undefined && never(matter) === 0,
      present: true,
      // What has no place in the type goes out first.
      reluctance: never(matter) > 0 ? 0 : group ? reluctanceOf(group, matter, type) : CUT_RELUCTANCE,
      group: group ?? name,
      filler: false,
    },
  ]
}

type Measure = (matter: Matter) => number

function newLever(ingredient: Ingredient, type: TypeKey): Lever<Matter> {
  const matter = matterOf(ingredient)
  const group = groupOf(matter) ?? ingredient.id
  return {
    name: ingredient.name,
    matter,
    removable: 0,
    addable: true,
    present: false,
    reluctance: reluctanceOf(group, matter, type),
    group,
    filler: false,
  }
}

const paletteLevers = new Map(
  Object.entries(palettes).map(([type, { add }]) => [
    type,
    add.flatMap((id) => {
      const ingredient = byId.get(id)
      return ingredient ? [{ id, lever: newLever(ingredient, type as TypeKey) }] : []
    }),
  ]),
)

/** Only what is in the formula is lowered; what is raised is first sought in it, then in the palette of the type. */
export function levers(applied: string, formula: Formula<Matter>): Lever<Matter>[] {
  const type = applied as TypeKey
  // A style is told by what it leaves out: adding it would make another product.
  const never = massOf(...(palettes[type].never ?? []), ...(styleOf(types[type], formula)?.without ?? []))
  const stay = pillars(type, formula)
  const present = new Set(formula.lines.filter(({ grams }) => grams > 0).map(({ ingredient }) => ingredient?.id))
  return [
    ...formula.lines.flatMap((line) => presentLever(line, type, stay.has(line), never)),
    ...(paletteLevers.get(type) ?? [])
      .filter(({ id, lever }) => !present.has(id) && never(lever.matter) === 0)
      .map(({ lever }) => lever),
  ]
}
