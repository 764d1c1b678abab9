import { flagOf } from '../../catalogue/flags.ts'
import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { findNormal } from '../../catalogue/lookup.ts'
import { foldWords, normaliseName, stemWord } from '../../catalogue/normalise.ts'
import { protectedWordIn } from '../../catalogue/protected.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import type { LabelClaimCheck } from './claims.ts'
import type { LabelSheetLine } from './lines.ts'

/** A word of the name that somebody chose: whether the formula lets it stand, and what to know of it. */
export interface NameWord<Told extends FindingText = string> {
  readonly palabra: string
  readonly cumple: boolean | null
  readonly frase: Told
}

interface Held {
  readonly said: string
  readonly lines: readonly LabelSheetLine[]
  readonly rows: readonly Ingredient[]
  /** Something in it nobody knows: it may be what the name says. */
  readonly isOpen: boolean
  readonly legal: LegalBlock | undefined
  readonly claims: readonly LabelClaimCheck[]
}

type Rule = (held: Held) => readonly NameWord<FindingText>[]
const word = (palabra: string, cumple: boolean | null, frase: FindingText): NameWord<FindingText> => ({
  palabra,
  cumple,
  frase,
})
const says = (said: string, pattern: RegExp): string | undefined => pattern.exec(said)?.[0]?.trim()

/** Words of milk, and the shelves of what gives them (Regulation (EU) 1308/2013, Annex VII, part III). */
const DAIRY: readonly (readonly [word: RegExp, shelves: readonly IngredientCategory[], id?: string])[] = [
  [/ leche(?! de almendras? )/, ['leche', 'leche_polvo']],
  [/ nata /, ['nata']],
  [/ crema de leche /, ['nata']],
  [/ mantequilla /, ['mantequilla']],
  [/ quesos? /, ['queso']],
  [/ yogur(?:es)? /, ['yogur']],
  [/ kefir /, ['yogur']],
  [/ requeson /, ['queso']],
  [/ mascarpone /, ['queso']],
]

const dairy: Rule = ({ said, lines, rows, isOpen }) => {
  const plant = lines.find(({ ingredient }) => ingredient && flagOf(ingredient, 'plantDairy') === true)
  return DAIRY.flatMap(([pattern, shelves]) => {
    const found = says(said, pattern)
    if (!found) return []
    if (plant) return [word(found, false, commonFinding('name.dairy', { word: found, instead: plant.name }))]
    const isGiven = rows.some(({ category, allergens }) => shelves.includes(category) && allergens.includes('leche'))
    // Chocolate and sweets bring milk of their own.
    if (isGiven || (found === 'leche' && rows.some(({ allergens }) => allergens.includes('leche')))) return []
    return [word(found, isOpen ? null : false, commonFinding('name.dairy-missing', { word: found }))]
  })
}

const isFlour = (row: Ingredient): boolean =>
  row.category === 'harina' || (flagOf(row, 'wholegrain') === true && row.category === 'cereal')
const WHOLE = / integral(?:es)? /

const whole: Rule = ({ said, lines, isOpen }) => {
  const found = says(said, WHOLE)
  if (!found) return []
  const flours = lines.filter(({ ingredient }) => ingredient && isFlour(ingredient))
  const weigh = (all: readonly LabelSheetLine[]): number => all.reduce((sum, { grams }) => sum + grams, 0)
  const value = ({ name, ingredient }: LabelSheetLine): boolean | null =>
    WHOLE.test(` ${foldWords(name).join(' ')} `) ? true : ingredient ? flagOf(ingredient, 'wholegrain') : null
  const sure = weigh(flours.filter((line) => value(line) === true))
  const possible = weigh(flours.filter((line) => value(line) !== false))
  const total = weigh(flours)
  if (total > 0 && sure === total && !isOpen) return []
  const percent = total > 0 ? (100 * sure) / total : 0
  return [
    possible < total || total === 0
      ? word(found, false, commonFinding('name.whole', { percent }))
      : word(found, null, commonFinding('name.whole-unknown')),
  ]
}

const protectedNames: Rule = ({ said, legal }) => {
  const found = protectedWordIn(said.trim().split(' '))
  if (!found) return []
  // The one function of the law says whether the name that it hangs from is borne: what it does not list, it refuses.
  const listed = legal?.menciones.some(
    ({ denominacion, cumple }) => cumple !== false && foldWords(denominacion).join(' ').includes(found),
  )
  const isJudged = legal?.cumple === false
  return [word(found, isJudged && !listed ? false : null, commonFinding('name.protected', { word: found }))]
}

/** Words that depend on who makes it, not on the formula. */
const MAKERS: readonly (readonly [pattern: RegExp, value: boolean | null, frase: (word: string) => FindingText])[] = [
  [/ caser[oa]s? /, false, () => commonFinding('name.homemade')],
  [/ artesan[oa]l?(?:es|s)? /, null, () => commonFinding('name.artisan')],
  [
    / (?:natural|naturales|fresc[oa]s?|pur[oa]s?|autentic[oa]s?) /,
    null,
    (word) => commonFinding('name.vague', { word }),
  ],
  [/ (?:mermelada|confitura|jalea)s? /, null, (word) => commonFinding('name.jam', { word })],
  [/ horchata /, null, () => commonFinding('name.horchata')],
]
const makers: Rule = ({ said }) =>
  MAKERS.flatMap(([pattern, value, frase]) => {
    const found = says(said, pattern)
    return found ? [word(found, value, frase(found))] : []
  })

const butterOnly: Rule = ({ said, lines }) => {
  if (!/ de mantequilla /.test(said)) return []
  const others = lines.filter(({ ingredient }) => ingredient?.category === 'grasa').map(({ name }) => name)
  return others.length > 0
    ? [word('de mantequilla', false, commonFinding('name.butter-only', { others: [...new Set(others)] }))]
    : []
}

const vanilla: Rule = ({ said, rows, isOpen }) =>
  / vainilla /.test(said) && !/ sabor (?:a )?vainilla /.test(said) && !rows.some(({ id }) => /^vainilla_/.test(id))
    ? [word('vainilla', isOpen ? null : false, commonFinding('name.vanilla'))]
    : []

const honey: Rule = ({ said, rows }) =>
  / miel /.test(said) && !/ miel de cana /.test(said) && !rows.some(({ category }) => category === 'miel')
    ? [word('miel', false, commonFinding('name.honey'))]
    : []

/** What a name says of sugars, gluten and the like is a claim, and held as one. */
const CLAIMS: readonly { readonly pattern: RegExp; readonly id: string }[] = [
  { pattern: / sin azucar(?:es)? anadid[oa]s? /, id: 'sin_azucares_anadidos' },
  { pattern: / sin azucar(?:es)? (?!anadid)/, id: 'sin_azucares' },
  { pattern: / sin gluten /, id: 'sin_gluten' },
  { pattern: / sin lactosa /, id: 'sin_lactosa' },
  { pattern: / vegan[oa]s? /, id: 'vegano' },
  { pattern: / (?:fuente de|rico en|alto en|con alto contenido de) fibra /, id: 'fibra' },
  { pattern: / (?:fuente de|rico en|alto en) proteinas? /, id: 'proteinas' },
  { pattern: / (?:bajo en|sin) grasas? /, id: 'bajo_grasa' },
  { pattern: / (?:light|ligero|reducido en|bajo en azucar(?:es)?) /, id: 'bajo_azucar' },
]
/** Whether a name claims something of its nutrition, which makes the table mandatory (annex V.18 and 19). */
const NUTRITIONAL: ReadonlySet<string> = new Set([
  'sin_azucares_anadidos',
  'sin_azucares',
  'fibra',
  'proteinas',
  'bajo_grasa',
  'bajo_azucar',
])
export const isNutritional = (name: string): boolean => {
  const said = ` ${foldWords(name).join(' ')} `
  return CLAIMS.some(({ pattern, id }) => NUTRITIONAL.has(id) && pattern.test(said))
}
const claimed: Rule = ({ said, claims }) =>
  CLAIMS.flatMap(({ pattern, id }) => {
    const found = says(said, pattern)
    if (!found) return []
    // What the figures do not reach is not among the claims.
    const value =
      claims.find((claim) => claim.id === id)?.cumple ?? (claims.some((claim) => claim.id === id) ? null : false)
    return value === true ? [] : [word(found, value, commonFinding('name.claim', { word: found, value }))]
  })

/** Names that a law reserves and the craft judges. */
const RESERVED =
  'helado crema|helado de leche|sorbete|granizado|mantecado|turron blando|turron duro|turron|mazapan|guirlache|marquesas|peladilla|pan|brioche|pan de viena|chocolate a la taza|cobertura|bombon|gianduja|chocolate blanco|chocolate con leche|chocolate'.split(
    '|',
  )
const reserved: Rule = ({ said, legal }) => {
  if (!legal?.nombre) return []
  const borne = [
    legal.nombre,
    ...legal.alternativas,
    ...legal.menciones.filter(({ cumple }) => cumple !== false).map(({ denominacion }) => denominacion),
  ].map((name) => ` ${foldWords(name).join(' ')} `)
  const found = RESERVED.find((one) => said.includes(` ${one} `))
  if (!found || borne.some((name) => name.includes(` ${found} `))) return []
  // Only the class of food that the craft makes is judged by it: a chocolate ice cream is no chocolate.
  const isHead = said.trimStart().startsWith(`${found} `)
  return isHead ? [word(found, false, commonFinding('name.reserved', { word: found, legal: legal.nombre }))] : []
}

const FOODS: ReadonlySet<IngredientCategory> = new Set<IngredientCategory>([
  'fruta',
  'fruto_seco',
  'zumo',
  'verdura',
  'especia',
  'cafe_te',
  'licor',
  'semilla',
  'fruta_seca',
  'huevo',
])
const TASTES = / (?:sabor|aroma)(?: a| de)? $/

/** Any food that the name says and no line is (arts. 7, 17 and 22). */
const foods: Rule = ({ said, lines, isOpen }) => {
  const present = new Set(
    lines.flatMap(({ name, ingredient }) =>
      [...foldWords(name), ...foldWords(ingredient?.name ?? ''), ...(ingredient?.id.split('_') ?? [])].map(stemWord),
    ),
  )
  return said
    .trim()
    .split(' ')
    .flatMap((one, at, all) => {
      const row = one.length > 3 ? findNormal(normaliseName(one)) : undefined
      if (!row || !FOODS.has(row.category) || present.has(stemWord(one))) return []
      const before = ` ${all.slice(0, at).join(' ')} `
      return TASTES.test(before) ? [] : [word(one, isOpen ? null : false, commonFinding('name.missing', { word: one }))]
    })
}

const chocolate: Rule = ({ said, rows, isOpen }) =>
  / chocolate /.test(said) && !rows.some(({ composition }) => composition.cocoaNonfat + composition.cocoaButter > 0)
    ? [word('chocolate', isOpen ? null : false, commonFinding('name.not-chocolate'))]
    : []

const RULES: readonly Rule[] = [
  dairy,
  whole,
  protectedNames,
  makers,
  butterOnly,
  vanilla,
  honey,
  claimed,
  reserved,
  chocolate,
  foods,
]

/** Each word of a chosen name that the formula does not bear, or bears only on a condition. */
export function wordsOfName(
  denominacion: string,
  lines: readonly LabelSheetLine[],
  legal: LegalBlock | undefined,
  claims: readonly LabelClaimCheck[],
): NameWord<FindingText>[] {
  const present = lines.filter(({ grams }) => grams > 0)
  const held: Held = {
    said: ` ${foldWords(denominacion).join(' ')} `,
    lines: present,
    rows: present.flatMap(({ ingredient }) => ingredient ?? []),
    isOpen: present.some(({ ingredient }) => !ingredient),
    legal,
    claims,
  }
  const found = RULES.flatMap((rule) => rule(held))
  return found.filter(({ palabra }, at) => found.findIndex((other) => other.palabra === palabra) === at)
}
