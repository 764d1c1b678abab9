import type { Lever } from '../../advise/advice.ts'
import { byId } from '../../catalogue/catalogue.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { type Matter, matterOf } from './matter.ts'
import type { Role } from './names.ts'
import { countsWhole, variantOf } from './rules.ts'
import type { TypeKey, VariantKey } from './types.ts'

/** How much a maker minds touching each thing: cocoa and nuts give the flavour, butter and sugar are weighed to measure. */
const RELUCTANCE: Readonly<Record<Role, number>> = {
  azucar: 1,
  cacao: 1,
  lacteo: 1,
  emulgente: 1,
  grasa: 1,
  agua: 1,
  chocolate: 2,
  fruto_seco: 2,
  alcohol: 4,
  otro: 4,
}
/** What is there for its taste, or should not be there: may be cut, is never raised. */
const NEVER_RAISED: ReadonlySet<Role> = new Set(['grasa', 'alcohol', 'otro', 'emulgente'])

const DARK = ['pasta_cacao', 'manteca_cacao', 'azucar']
const MILKS = ['leche_entera_polvo', 'leche_desn_polvo', 'mantequilla_anhidra']
const WHITE = ['manteca_cacao', 'azucar', ...MILKS]
const GANACHE = ['manteca_cacao', 'nata', 'mantequilla', 'azucar_invertido', 'glucosa', 'sorbitol']
const COUVERTURES: Readonly<Partial<Record<VariantKey, readonly string[]>>> = {
  ganache: ['cob_negra', ...GANACHE],
  ganache_fresca: ['cob_negra', ...GANACHE],
  ganache_mantequilla: ['cob_negra', 'manteca_cacao', 'mantequilla', 'azucar_invertido', 'glucosa'],
  anhidro: ['cob_leche', 'manteca_cacao', 'azucar_glas', 'praline_avellana_50', 'leche_entera_polvo'],
}
const BARS: Readonly<Partial<Record<VariantKey, readonly string[]>>> = {
  negra: DARK,
  leche: [...DARK, ...MILKS],
  blanca: WHITE,
}
const NUTTY: Readonly<Partial<Record<VariantKey, readonly string[]>>> = {
  negra: ['pasta_avellana', ...DARK],
  leche: ['pasta_avellana', ...DARK, ...MILKS],
}

/** What each variant of a type may be corrected with, when the formula does not have it. */
const palettes: Readonly<Record<TypeKey, Readonly<Partial<Record<VariantKey, readonly string[]>>>>> = {
  negro: BARS,
  leche: BARS,
  blanco: BARS,
  cobertura: BARS,
  bean_to_bar: BARS,
  gianduja: NUTTY,
  bombon: COUVERTURES,
}

/** Cocoa, couverture and nuts are what these products are made of, not what flavours them. */
const BASES: ReadonlySet<Role> = new Set(['cacao', 'chocolate', 'fruto_seco'])
export const builtOn = (_: string, { rol }: Matter): boolean => BASES.has(rol)

/** A line sent by its id is spoken of by its name. */
const nameOf = ({ name, ingredient }: Line<Matter>): string =>
  ingredient && name === ingredient.id ? ingredient.name : name

const leverOf = (name: string, matter: Matter): Lever<Matter> => ({
  name,
  matter,
  removable: 0,
  addable: !NEVER_RAISED.has(matter.rol),
  present: false,
  reluctance: RELUCTANCE[matter.rol],
  group: matter.rol,
  filler: matter.rol === 'azucar',
})

const presentLevers = (line: Line<Matter>): Lever<Matter>[] =>
  line.grams <= 0 || !line.ingredient
    ? []
    : [{ ...leverOf(nameOf(line), line.matter), removable: line.grams, present: true }]

const newLever = (ingredient: Ingredient): Lever<Matter> => leverOf(ingredient.name, matterOf(ingredient))

/** Only what is in the formula is lowered; what is raised is first sought in it, then in the palette of the variant. */
export function levers(type: string, formula: Formula<Matter>): Lever<Matter>[] {
  const present = new Set(formula.lines.filter(({ grams }) => grams > 0).map(({ ingredient }) => ingredient?.id))
  // Ground hazelnut would stop the whole ones from counting.
  const whole = countsWhole(formula)
  const palette = palettes[type as TypeKey][variantOf(type, formula)] ?? []
  return [
    ...formula.lines.flatMap(presentLevers),
    ...palette
      .filter((id) => !present.has(id))
      .flatMap((id) => byId.get(id) ?? [])
      .map(newLever)
      .filter(({ matter }) => !(whole && matter.avellana > 0)),
  ]
}
