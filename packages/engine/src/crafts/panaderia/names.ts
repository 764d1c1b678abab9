import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf } from '../../catalogue/flags.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { CraftVocabulary } from '../../catalogue/reading/reader.ts'
import { nounSaidOf, spanishNameOf } from '../../catalogue/saying.ts'
import type { FormulaLine } from '../../formula/formula.ts'
import type { LegalDenomination } from '../../judge/denomination.ts'
import { describedDenomination, describedName } from '../../judge/described-name.ts'
import { lazyFor } from '../../words/lazy.ts'
import type { BreadMatter, BreadRole } from './matter.ts'
import { panaderiaLawTerms } from './terms.ts'

/** How bakers name things: what a word means at a bakery and nowhere else. */
export const panaderiaVocabulary: CraftVocabulary = {
  words: {
    malta: 'jarabe_malta',
    semillas: 'sesamo',
    'levadura natural': 'masa_madre_100',
    'sal de ajo': 'sal',
    // Pulses that the catalogue lacks are read as the one it has; soya is fat, and an allergen.
    'harina de habas': 'harina_garbanzo',
    'harina de guisantes': 'harina_garbanzo',
    'harina de lentejas': 'harina_garbanzo',
  },
}

/** The row of a role that was given without a name that says more; «otro» has none. */
export const defaultRows: Readonly<Record<Exclude<BreadRole, 'otro'>, string>> = {
  harina: 'harina_panificable',
  agua: 'agua',
  leche: 'leche_entera',
  huevo: 'huevo_entero',
  sal: 'sal',
  levadura: 'levadura_fresca',
  masa_madre: 'masa_madre_100',
  mantequilla: 'mantequilla',
  aceite: 'aceite_oliva',
  grasa: 'manteca_cerdo',
  azucar: 'azucar',
}

/** What laminated fat is called: «mantequilla para laminar», «del empaste», «para los pliegues», «de tourage». */
const LAMINATING =
  /\b(?:(?:para|de|del|en) )?(?:el |la |los |las )?(?:laminar|laminad[oa]s?|laminacion|empaste|pliegues?|plegad[oa]|tourage|beurrage|plancha|placa|hojaldrar|estirar|las vueltas|el plaston)\b/

/** Whether a name says that it is laminated in. */
export const isLaminatingName = (name: string): boolean => LAMINATING.test(panaderiaNameSpelling(name))
/** The name without what it is for; nothing where that is all it says. */
export const withoutUse = (name: string): string => panaderiaNameSpelling(name).replace(LAMINATING, ' ').trim()

const LIGATURES: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
]

/** Most names have nothing to take off but their capitals. */
const PLAIN = /^[a-z0-9%]+(?: [a-z0-9%]+)*$/

/** A name without case, accents or punctuation, except the % that tells a hydration. */
export function panaderiaNameSpelling(name: string): string {
  const lower = name.toLowerCase()
  if (PLAIN.test(lower)) return lower
  return LIGATURES.reduce((text, [ligature, letters]) => text.replace(ligature, letters), lower)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
}

export function panaderiaRowNamed(id: string): Ingredient {
  const row = rowsById.get(id)
  if (!row) throw new Error(`Bread cites ${id}, which the catalogue does not have`)
  return row
}

/** Water on its own flour, %, that a pre-ferment can have and still be one. */
export const HYDRATION_LIMITS = { least: 35, most: 200 } as const
export const canBeHydration = (percent: number): boolean => percent >= HYDRATION_LIMITS.least && percent <= HYDRATION_LIMITS.most

/** «Biga al 60 %»: the hydration that a name tells, if any of its percentages can be one. */
export const hydrationInName = (name: string): number | undefined =>
  name.includes('%') ? [...name.matchAll(/(\d+(?:[.,]\d+)?)\s*%/g)].map(([, figure = '']) => Number(figure.replace(',', '.'))).find(canBeHydration) : undefined

/** A flour as the norm of bread tells them apart (RD 308/2019). */
export interface FlourKind {
  readonly noun: string
  /** Starch is weighed with flour, and is none (art. 6.2). */
  readonly kind: 'cereal' | 'pseudocereal' | 'otra' | 'fecula'
  /** Null where neither its row nor its name tells. */
  readonly integral: boolean | null
}
const CEREALS = /\b(trigo|espelta|kamut|centeno|cebada|avena|maiz|arroz|mijo|sorgo|teff)\b/
const PSEUDOCEREALS = /\b(sarraceno|quinoa|amaranto)\b/
export const WITH_GLUTEN: ReadonlySet<string> = new Set(['trigo', 'espelta', 'kamut', 'centeno', 'cebada', 'avena'])
const WHOLE = /\bintegral(es)?\b/

function cerealOf(said: string): FlourKind {
  const pseudo = PSEUDOCEREALS.exec(said)?.[1]
  if (pseudo) return { noun: pseudo, kind: 'pseudocereal', integral: WHOLE.test(said) }
  const noun = CEREALS.exec(said)?.[1] ?? 'trigo'
  return { noun: noun === 'maiz' ? 'maíz' : noun, kind: 'cereal', integral: WHOLE.test(said) }
}

/** Legumes, roots and oil seeds that bakers weigh as flour, and starches: ingredients of art. 11.3. */
const isStarch = (row: Ingredient): boolean => flagOf(row, 'notFlour') === true || row.category === 'almidon'
const isOther = (row: Ingredient): boolean => flagOf(row, 'flour113d') === true || isStarch(row)

const flourOfRow = lazyFor((row: Ingredient): FlourKind => cerealOf(panaderiaNameSpelling(`${row.name} ${row.id.replaceAll('_', ' ')}`)))

/** A grain that is milled nowhere is flour for the law where bread is whole (art. 4.3.c), though no baker counts it as one. */
export const isGrainRow = (row: Ingredient): boolean => flagOf(row, 'wholegrain') === true && row.category === 'cereal'

/** The flour of a line; that of a masa madre is what its name says, white wheat unless it says more. */
export function flourOfLine(line: FormulaLine<BreadMatter>): FlourKind | undefined {
  const { ingredient, matter } = line
  const name = spanishNameOf(line)
  if (!ingredient || (matter.harina <= 0 && !isGrainRow(ingredient))) return undefined
  if (matter.cultivo) return cerealOf(panaderiaNameSpelling(name))
  if (isOther(ingredient)) return { noun: nounSaidOf(line, ingredient), kind: isStarch(ingredient) ? 'fecula' : 'otra', integral: false }
  const row = flourOfRow(ingredient)
  // What was written tells where the row does not: «harina de avena integral».
  const said = cerealOf(panaderiaNameSpelling(name))
  const integral = said.integral || (row.integral === true ? true : flagOf(ingredient, 'wholegrain'))
  return { ...row, ...(isGrainRow(ingredient) && { noun: said.noun }), integral }
}

/** «Masa horneada de harina de trigo y mantequilla»: its flours by their plant, and what else weighs. */
export const describedDough = (lines: readonly FormulaLine<BreadMatter>[]): LegalDenomination<never> =>
  describedDenomination(
    describedName(lines, {
      head: panaderiaLawTerms.described,
      noun: (line) => {
        const flour = flourOfLine(line)
        return flour && flour.kind !== 'fecula' ? panaderiaLawTerms.flour(flour.noun) : undefined
      },
      characterises: ({ matter }) => matter.role === 'harina',
    }),
  )
