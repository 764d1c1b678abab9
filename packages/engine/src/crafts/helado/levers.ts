import type { Lever } from '../../advise/advice.ts'
import { byId } from '../../catalogue/catalogue.ts'
import type { Category, Ingredient } from '../../catalogue/ingredient.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { roundDigits } from '../../words/round.ts'
import { isInert, type Matter, matterOf } from './matter.ts'
import { SALT_LIMIT } from './rules.ts'
import type { TypeKey } from './types.ts'

/** What the ingredients that build the mix are for. Advice moves them freely, and swaps within a group first. */
const GROUPS: Readonly<Partial<Record<Category, string>>> = {
  agua: 'liquid',
  leche: 'liquid',
  bebida_vegetal: 'liquid',
  nata: 'fat',
  mantequilla: 'fat',
  grasa: 'fat',
  azucar: 'sugar',
  jarabe: 'sugar',
  poliol: 'sugar',
  fibra: 'solids',
  leche_polvo: 'solids',
}
/** A mix is filled up with its liquid: it gives way to anything. */
const FILLER = 'liquid'
/** They may be cut when nothing else helps, and are never raised: they give the flavour, or are there on purpose. */
const CUTTABLE: Readonly<Partial<Record<Category, number>>> = { licor: 2, vino: 2, miel: 2, huevo: 2, proteina: 2 }
const FLAVOUR_RELUCTANCE = 4
/** Dosed for texture, colour or taste in grams per kilo: never the way to balance a mix. */
const UNTOUCHED: ReadonlySet<Category> = new Set([
  'estabilizante',
  'emulgente',
  'edulcorante',
  'acido',
  'especia',
  'aroma',
  'cafe_te',
])
/** Salt is there for the taste; only what is above this share of the mix is a fault. */
const SALT_SHARE = SALT_LIMIT / 100

/** A change above 30 % of the mix means that the formula is of another type (C). */
export const LARGEST_CHANGE = 0.3

/** Sugars from which a product counts as a sugar in a mix without added sugars, g per 100 g. */
const SUGARY = 20
type Never = (matter: Matter, ingredient: Ingredient) => boolean
const isSugar: Never = ({ azucares }) => azucares > SUGARY
const isMilk: Never = ({ esml, grasaLactea }) => esml > 0 || grasaLactea > 0
const isAnimal: Never = (_, { vegan }) => !vegan

const DAIRY_PALETTE = [
  'leche_entera',
  'leche_desnatada',
  'nata',
  'leche_desn_polvo',
  'azucar',
  'dextrosa',
  'glucosa_polvo_de38',
  'inulina',
]
const WATER_PALETTE = ['agua', 'azucar', 'dextrosa', 'glucosa_polvo_de38', 'inulina', 'maltodextrina_de18']

/** What each type may be corrected with, first what a maker has at hand, and what must never be proposed in it. */
const palettes: Readonly<Record<TypeKey, { readonly add: readonly string[]; readonly never?: Never }>> = {
  helado_leche: { add: DAIRY_PALETTE },
  helado_crema: { add: DAIRY_PALETTE },
  base: { add: DAIRY_PALETTE },
  semifrio: { add: DAIRY_PALETTE },
  sorbete_agua: { add: WATER_PALETTE, never: isMilk },
  sorbete_leche: { add: ['leche_entera', 'leche_desn_polvo', ...WATER_PALETTE] },
  granizado: { add: ['agua', 'azucar'], never: isMilk },
  vegano: { add: ['aceite_coco_refinado', ...WATER_PALETTE], never: isAnimal },
  veteado: { add: ['azucar', 'azucar_invertido', 'glucosa', 'agua'] },
  crema_untable: { add: ['azucar', 'aceite_girasol', 'manteca_cacao', 'leche_desn_polvo'] },
  sin_azucar: {
    add: [
      'leche_entera',
      'leche_desnatada',
      'nata',
      'leche_desn_polvo',
      'agua',
      'maltitol',
      'eritritol',
      'inulina',
      'polidextrosa',
    ],
    never: isSugar,
  },
  salado: {
    add: [
      'leche_entera',
      'leche_desnatada',
      'nata',
      'leche_desn_polvo',
      'agua',
      'dextrosa',
      'maltodextrina_de18',
      'inulina',
    ],
  },
}

/** Grams of salt above what the taste may ask for, as a scale shows them. */
function excessSalt(grams: number, total: number): number {
  const excess = grams - SALT_SHARE * total
  return excess > 0 ? roundDigits(excess, 3) : 0
}

const groupOf = (ingredient: Ingredient | undefined): string | undefined => ingredient && GROUPS[ingredient.category]

function presentLever({ name, grams, matter, ingredient }: Line<Matter>, total: number, never: Never): Lever<Matter>[] {
  const category = ingredient?.category
  const removable = category === 'sal' ? excessSalt(grams, total) : grams
  if (removable <= 0 || isInert(matter) || (category && UNTOUCHED.has(category))) return []
  const group = groupOf(ingredient)
  const reluctance = group ? 1 : ((category && CUTTABLE[category]) ?? FLAVOUR_RELUCTANCE)
  const addable = ingredient !== undefined && group !== undefined && !never(matter, ingredient)
  return [
    { name, matter, removable, addable, present: true, reluctance, group: group ?? name, filler: group === FILLER },
  ]
}

function newLever(ingredient: Ingredient): Lever<Matter> {
  const group = groupOf(ingredient) ?? ingredient.id
  return {
    name: ingredient.name,
    matter: matterOf(ingredient),
    removable: 0,
    addable: true,
    present: false,
    reluctance: 1,
    group,
    filler: group === FILLER,
  }
}

const paletteLevers = new Map(
  Object.entries(palettes).map(([type, { add }]) => [
    type,
    add.flatMap((id) => {
      const ingredient = byId.get(id)
      return ingredient ? [{ id, lever: newLever(ingredient) }] : []
    }),
  ]),
)

/** Only what is in the formula is lowered; what is raised is first sought in it, then in the palette of the type. */
export function levers(type: string, { lines, total }: Formula<Matter>): Lever<Matter>[] {
  const never = palettes[type as TypeKey].never ?? (() => false)
  const present = new Set(lines.filter(({ grams }) => grams > 0).map(({ ingredient }) => ingredient?.id))
  return [
    ...lines.flatMap((line) => presentLever(line, total, never)),
    ...(paletteLevers.get(type) ?? []).filter(({ id }) => !present.has(id)).map(({ lever }) => lever),
  ]
}
