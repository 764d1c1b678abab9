import { sumOfComponents } from '../../catalogue/following.ts'
import type { IngredientCategory } from '../../catalogue/ingredient.ts'
import { type BlendParameter, massMeasure } from '../../ratio/parameter.ts'
import type { ProbeSample } from './scene.ts'

/**
 * What a refractometer shows of a mix: the refraction of what is dissolved, as sucrose, over the serum. Fat and pulp are not seen.
 * Increments against sucrose (dn/dc 0.145 mL/g): glucose and fructose 0.98, polyols 0.97, acids 0.85, minerals 1.1, milk protein 1.25
 * (dn/dc 0.185), ethanol 0.45. So whole milk reads 10.3 °Brix, and honey 81.
 */
const INCREMENT = {
  monosaccharide: 0.98,
  polyols: 0.97,
  acids: 0.85,
  minerals: 1.1,
  milkProtein: 1.25,
  alcohol: 0.45,
} as const
/** Fibre of fruit that dissolves (pectin): about a third of it. */
const SOLUBLE_FIBRE = 1 / 3
const DISACCHARIDES = ['sucrose', 'galactose', 'lactose', 'maltose', 'otherSugars'] as const
const OTHERS = ['dextrins', 'otherCarbs', 'other'] as const
const MILK: ReadonlySet<IngredientCategory> = new Set(['leche', 'leche_polvo', 'nata', 'yogur', 'queso', 'proteina'])

const milkProtein = ({ composition: c, category }: ProbeSample): number =>
  category && MILK.has(category) ? c.protein : 0

const refraction = (made: ProbeSample): number => {
  const { composition: c } = made
  return (
    sumOfComponents(c, DISACCHARIDES) +
    sumOfComponents(c, OTHERS) +
    SOLUBLE_FIBRE * c.fibre +
    INCREMENT.monosaccharide * (c.glucose + c.fructose) +
    INCREMENT.polyols * c.polyols +
    INCREMENT.acids * c.organicAcids +
    INCREMENT.minerals * c.ash +
    INCREMENT.milkProtein * milkProtein(made) +
    INCREMENT.alcohol * c.alcohol
  )
}

const serum = (made: ProbeSample): number => {
  const { composition: c } = made
  const dissolved =
    sumOfComponents(c, DISACCHARIDES) +
    sumOfComponents(c, OTHERS) +
    c.glucose +
    c.fructose +
    c.polyols +
    c.organicAcids +
    c.ash
  return c.water + c.alcohol + dissolved + SOLUBLE_FIBRE * c.fibre + milkProtein(made)
}

/** Share of the mass that must be serum, and °Brix beyond which the scale ends for a mix. */
const LEAST_SERUM = 0.4
const MOST_BRIX = 75

export const brixBlend: BlendParameter<ProbeSample> = {
  measures: [refraction, serum, massMeasure],
  read: ([seen = 0, liquid = 0, total = 0]) => {
    if (!(liquid >= LEAST_SERUM * total) || liquid <= 0) return undefined
    const shown = (100 * seen) / liquid
    return shown < MOST_BRIX ? shown : undefined
  },
}

/** °Brix that 25 g of sugar in 75 g of water show. */
export const SYRUP_OF_25 = 24.9
