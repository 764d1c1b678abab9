import type { Lever } from '../../advise/advice.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { type Matter, matterOf, type Role } from './matter.ts'
import { rowNamed } from './names.ts'
import type { TypeKey } from './types.ts'

/**
 * How much a baker minds moving each thing. Water, salt, yeast, fat and sugar are weighed to measure; the pre-ferment was
 * built the day before; eggs come whole; flour is what the formula is written on, and moves last.
 */
const RELUCTANCE: Readonly<Record<Exclude<Role, 'otro'>, number>> = {
  agua: 1,
  sal: 1,
  levadura: 1,
  mantequilla: 1,
  aceite: 1,
  grasa: 1,
  azucar: 1,
  leche: 1,
  huevo: 3,
  masa_madre: 10,
  harina: 20,
}
/** What gives the flavour may be cut when nothing else helps, and is never raised. */
const FLAVOUR_RELUCTANCE = 4

const LEAN = ['agua', 'sal', 'levadura_fresca', 'harina_panificable']
const ENRICHED = ['sal', 'levadura_fresca', 'mantequilla', 'azucar', 'harina_fuerza']

/** What each type may be corrected with when the formula has nothing of the kind. */
const palettes: Readonly<Record<TypeKey, readonly string[]>> = {
  pan_comun: LEAN,
  baguette: LEAN,
  ciabatta: LEAN,
  pizza_napolitana: LEAN,
  pizza_teglia: LEAN,
  pan_molde: ['agua', ...ENRICHED],
  brioche: ['leche_entera', ...ENRICHED],
  pan_rustico_mm: ['masa_madre_100', ...LEAN],
}

const leverOf = (name: string, matter: Matter): Lever<Matter> => ({
  name,
  matter,
  removable: 0,
  addable: true,
  present: false,
  reluctance: matter.role === 'otro' ? FLAVOUR_RELUCTANCE : RELUCTANCE[matter.role],
  // A dough is corrected by adding and taking away: a baker does not trade salt for flour.
  group: undefined,
  filler: false,
})

/** Pieces, powders that do nothing and unknown things move no percentage. */
const movesNothing = ({ fase }: Matter): boolean => fase === 'pieza' || fase === 'nula'

const presentLevers = ({ name, grams, matter }: Line<Matter>): Lever<Matter>[] =>
  grams <= 0 || movesNothing(matter)
    ? []
    : [{ ...leverOf(name, matter), removable: grams, addable: matter.role !== 'otro', present: true }]

const paletteLevers: ReadonlyMap<string, readonly Lever<Matter>[]> = new Map(
  Object.entries(palettes).map(([type, ids]) => [
    type,
    ids.map(rowNamed).map((row) => leverOf(row.name, matterOf(row))),
  ]),
)

/** Only what is in the formula is lowered; what is raised is first sought in it, then in the palette of the type. */
export function levers(type: string, { lines }: Formula<Matter>): Lever<Matter>[] {
  const present = lines.flatMap(presentLevers)
  const roles = new Set(present.map(({ matter }) => matter.role))
  return [...present, ...(paletteLevers.get(type) ?? []).filter(({ matter }) => !roles.has(matter.role))]
}
