import { flag } from '../../catalogue/flags.ts'
import type { Category, Ingredient } from '../../catalogue/ingredient.ts'
import { findNormal } from '../../catalogue/lookup.ts'
import { fold, normalise, stem } from '../../catalogue/normalise.ts'
import { protectedWordIn } from '../../catalogue/protected.ts'
import { find } from '../../findings/find.ts'
import type { Text } from '../../findings/finding.ts'
import type { Legal } from '../../judge/legal.ts'
import type { Claim } from './claims.ts'
import type { SheetLine } from './lines.ts'

/** A word of the name that somebody chose: whether the formula lets it stand, and what to know of it. */
export interface NameWord<Told extends Text = string> {
  readonly palabra: string
  readonly cumple: boolean | null
  readonly frase: Told
}

interface Held {
  readonly said: string
  readonly lines: readonly SheetLine[]
  readonly rows: readonly Ingredient[]
  /** Something in it nobody knows: it may be what the name says. */
  readonly isOpen: boolean
  readonly legal: Legal | undefined
  readonly claims: readonly Claim[]
}

type Rule = (held: Held) => readonly NameWord<Text>[]
const word = (palabra: string, cumple: boolean | null, frase: Text): NameWord<Text> => ({ palabra, cumple, frase })
const says = (said: string, pattern: RegExp): string | undefined => pattern.exec(said)?.[0]?.trim()

/** Words of milk, and the shelves of what gives them (Regulation (EU) 1308/2013, Annex VII, part III). */
const DAIRY: readonly (readonly [word: RegExp, shelves: readonly Category[], id?: string])[] = [
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
  const plant = lines.find(({ ingredient }) => ingredient && flag(ingredient, 'plantDairy') === true)
  return DAIRY.flatMap(([pattern, shelves]) => {
    const found = says(said, pattern)
    if (!found) return []
    if (plant) return [word(found, false, find('name.dairy', { word: found, instead: plant.name }))]
    const isGiven = rows.some(({ category, allergens }) => shelves.includes(category) && allergens.includes('leche'))
    // Chocolate and sweets bring milk of their own.
    if (isGiven || (found === 'leche' && rows.some(({ allergens }) => allergens.includes('leche')))) return []
    return [word(found, isOpen ? null : false, find('name.dairy-missing', { word: found }))]
  })
}

const isFlour = (row: Ingredient): boolean =>
  row.category === 'harina' || (flag(row, 'wholegrain') === true && row.category === 'cereal')
const WHOLE = / integral(?:es)? /

const whole: Rule = ({ said, lines, isOpen }) => {
  const found = says(said, WHOLE)
  if (!found) return []
  const flours = lines.filter(({ ingredient }) => ingredient && isFlour(ingredient))
  const weigh = (all: readonly SheetLine[]): number => all.reduce((sum, { grams }) => sum + grams, 0)
  const value = ({ name, ingredient }: SheetLine): boolean | null =>
    WHOLE.test(` ${fold(name).join(' ')} `) ? true : ingredient ? flag(ingredient, 'wholegrain') : null
  const sure = weigh(flours.filter((line) => value(line) === true))
  const possible = weigh(flours.filter((line) => value(line) !== false))
  const total = weigh(flours)
  if (total > 0 && sure === total && !isOpen) return []
  const percent = total > 0 ? (100 * sure) / total : 0
  return [
    possible < total || total === 0
      ? word(found, false, find('name.whole', { percent }))
      : word(found, null, find('name.whole-unknown')),
  ]
}

const protectedNames: Rule = ({ said, legal }) => {
  const found = protectedWordIn(said.trim().split(' '))
  if (!found) return []
  // The one function of the law says whether the name that it hangs from is borne: what it does not list, it refuses.
  const listed = legal?.menciones.some(
    ({ denominacion, cumple }) => cumple !== false && fold(denominacion).join(' ').includes(found),
  )
  const isJudged = legal?.cumple === false
  return [word(found, isJudged && !listed ? false : null, find('name.protected', { word: found }))]
}

/** Words that depend on who makes it, not on the formula. */
const MAKERS: readonly (readonly [pattern: RegExp, value: boolean | null, frase: (word: string) => Text])[] = [
  [/ caser[oa]s? /, false, () => find('name.homemade')],
  [/ artesan[oa]l?(?:es|s)? /, null, () => find('name.artisan')],
  [/ (?:natural|naturales|fresc[oa]s?|pur[oa]s?|autentic[oa]s?) /, null, (word) => find('name.vague', { word })],
  [/ (?:mermelada|confitura|jalea)s? /, null, (word) => find('name.jam', { word })],
  [/ horchata /, null, () => find('name.horchata')],
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
    ? [word('de mantequilla', false, find('name.butter-only', { others: [...new Set(others)] }))]
    : []
}

const vanilla: Rule = ({ said, rows, isOpen }) =>
  / vainilla /.test(said) && !/ sabor (?:a )?vainilla /.test(said) && !rows.some(({ id }) => /^vainilla_/.test(id))
    ? [word('vainilla', isOpen ? null : false, find('name.vanilla'))]
    : []

const honey: Rule = ({ said, rows }) =>
  / miel /.test(said) && !/ miel de cana /.test(said) && !rows.some(({ category }) => category === 'miel')
    ? [word('miel', false, find('name.honey'))]
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
  const said = ` ${fold(name).join(' ')} `
  return CLAIMS.some(({ pattern, id }) => NUTRITIONAL.has(id) && pattern.test(said))
}
const claimed: Rule = ({ said, claims }) =>
  CLAIMS.flatMap(({ pattern, id }) => {
    const found = says(said, pattern)
    if (!found) return []
    // What the figures do not reach is not among the claims.
    const value =
      claims.find((claim) => claim.id === id)?.cumple ?? (claims.some((claim) => claim.id === id) ? null : false)
    return value === true ? [] : [word(found, value, find('name.claim', { word: found, value }))]
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
  ].map((name) => ` ${fold(name).join(' ')} `)
  const found = RESERVED.find((one) => said.includes(` ${one} `))
  if (!found || borne.some((name) => name.includes(` ${found} `))) return []
  // Only the class of food that the craft makes is judged by it: a chocolate ice cream is no chocolate.
  const isHead = said.trimStart().startsWith(`${found} `)
  return isHead ? [word(found, false, find('name.reserved', { word: found, legal: legal.nombre }))] : []
}

const FOODS: ReadonlySet<Category> = new Set<Category>([
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
      [...fold(name), ...fold(ingredient?.name ?? ''), ...(ingredient?.id.split('_') ?? [])].map(stem),
    ),
  )
  return said
    .trim()
    .split(' ')
    .flatMap((one, at, all) => {
      const row = one.length > 3 ? findNormal(normalise(one)) : undefined
      if (!row || !FOODS.has(row.category) || present.has(stem(one))) return []
      const before = ` ${all.slice(0, at).join(' ')} `
      return TASTES.test(before) ? [] : [word(one, isOpen ? null : false, find('name.missing', { word: one }))]
    })
}

const chocolate: Rule = ({ said, rows, isOpen }) =>
  / chocolate /.test(said) && !rows.some(({ composition }) => composition.cocoaNonfat + composition.cocoaButter > 0)
    ? [word('chocolate', isOpen ? null : false, find('name.not-chocolate'))]
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
  lines: readonly SheetLine[],
  legal: Legal | undefined,
  claims: readonly Claim[],
): NameWord<Text>[] {
  const present = lines.filter(({ grams }) => grams > 0)
  const held: Held = {
    said: ` ${fold(denominacion).join(' ')} `,
    lines: present,
    rows: present.flatMap(({ ingredient }) => ingredient ?? []),
    isOpen: present.some(({ ingredient }) => !ingredient),
    legal,
    claims,
  }
  const found = RULES.flatMap((rule) => rule(held))
  return found.filter(({ palabra }, at) => found.findIndex((other) => other.palabra === palabra) === at)
}
