import type { LabelNutrient } from './nutrients.ts'

/**
 * Nutrition claims as Regulation (EC) 1924/2006 lists them in its annex: how each is said, in folded words, and what it asks for of
 * 100 g of a solid food. What we make is sold by weight, so that the limits per 100 ml have no use here.
 */

/** What a claim asks of one nutrient; where there are two ways to reach it, one is enough. */
export interface NutrientLimit {
  readonly nutrient: LabelNutrient
  /** g, or kcal, per 100 g. */
  readonly most?: number
  readonly least?: number
  readonly leastPer100kcal?: number
  /** % of the energy. */
  readonly mostOfEnergy?: number
  readonly leastOfEnergy?: number
}

/** What a comparative claim asks of the same nutrient of another product. */
export interface NutrientComparison {
  /** None: any of those that the other product tells. */
  readonly nutrient?: LabelNutrient
  /** % more, or less where it is negative. */
  readonly change: number
  /** Besides, this may not be above the other's. */
  readonly notAbove?: LabelNutrient
  /** Besides, this claim must hold. */
  readonly also?: string
}

export interface NutritionClaim {
  readonly id: string
  readonly says: RegExp
  readonly limit?: NutrientLimit
  readonly compares?: NutrientComparison
  /** What no figure of ours decides: never, or only an analysis or a rule of lines. */
  readonly by?: 'never' | 'analysis' | 'lines' | 'health' | 'risk' | 'illness' | 'diet'
}

const LOW = '(?:baj[oa]s? en|(?:con )?baj[oa] contenido (?:de|en)|con poc[oa]s?|pobres? en)'
const NONE = '(?:sin|libres? de|0 %(?: de)?|cero|zero)'
const LESS =
  '(?:\\d+ % menos(?: de)?|\\d+ % reducid[oa]s? en|reducid[oa]s? en|(?:con )?contenido reducido (?:de|en)|(?:con )?menos|bajado en)'
const SOURCE = '(?:fuente de|con|contiene|aporta|con aporte de)'
const HIGH =
  '(?:ric[oa]s? en|alt[oa]s? en|(?:con )?(?:alto|elevado|gran) contenido (?:de|en)|con much[oa]s?|hiper|muy ric[oa]s? en)'
const MORE = '(?:(?:con )?mas|(?:extra|doble) de)'
const ENERGY = '(?:calorias|energia|valor energetico|kcal)'
const FAT = '(?:materia )?grasas?(?! saturad| trans| vegetal| animal| de )'
const SATURATED = '(?:acidos )?(?:grasas? |grasos )?saturad[oa]s'
const SUGARS = 'azucar(?:es)?(?! anadid| glas| moren| de | y | en )'
const SALT = '(?:sal|sodio)(?! anadid| de )'
const MICRONUTRIENTS = '(?:vitaminas?(?: [a-k]\\d*)?|calcio|hierro|magnesio|potasio|fosforo|zinc|minerales)'
const THE = '(?:(?:el|la|los|las|tu|tus) )?'
const HELPS = '(?:que )?(?:ayudan? a )?'
/** What no food may say to prevent, treat or cure: some of them by name, any other by the verb. */
const ILLNESSES =
  '(?:diabetes|hipertension|hipertensos|gripe|resfriados?|catarros?|tos|cancer|gastritis|estrenimiento|artritis|artrosis|anemia|ansiedad|depresion|insomnio|migranas?|obesidad|infartos?|osteoporosis)'
const LOWERS = '(?:bajan?|bajar|reducen?|reducir|disminuyen?|disminuir|controlan?|controlar|regulan?|regular)'
const OF_NO_FOOD = '(?! de )'

const said = (...patterns: readonly string[]): RegExp =>
  new RegExp(patterns.map((pattern) => ` (?:${pattern})(?= )`).join('|'), 'g')
const limited = (id: string, limit: NutrientLimit, ...patterns: readonly string[]): NutritionClaim => ({
  id,
  says: said(...patterns),
  limit,
})
const compared = (id: string, compares: NutrientComparison, ...patterns: readonly string[]): NutritionClaim => ({
  id,
  says: said(...patterns),
  compares,
})
const decided = (
  id: string,
  by: NonNullable<NutritionClaim['by']>,
  ...patterns: readonly string[]
): NutritionClaim => ({
  id,
  says: said(...patterns),
  by,
})

/** % less that «reducido» and «light» ask for, and less of it of salt; and % more of «mayor contenido» (annex). */
const REDUCED = -30
const REDUCED_SALT = -25
const INCREASED = 30

export const NUTRITION_CLAIMS: readonly NutritionClaim[] = [
  limited(
    'bajo_energia',
    { nutrient: 'energiaKcal', most: 40 },
    `${LOW} ${ENERGY}`,
    'bajo valor energetico',
    'hipocaloric[oa]s?',
  ),
  compared(
    'reducido_energia',
    { nutrient: 'energiaKcal', change: REDUCED },
    `${LESS} ${ENERGY}`,
    `${ENERGY} reducid[oa]s?`,
  ),
  // Only a drink may claim it: the annex has no limit of it per 100 g.
  decided('sin_energia', 'never', `(?:${NONE}|0) (?:${ENERGY}|aporte energetico)`),
  limited('bajo_grasa', { nutrient: 'grasas', most: 3 }, `${LOW} ${FAT}`, 'low fat', 'a basso contenuto di grassi'),
  limited(
    'sin_grasa',
    { nutrient: 'grasas', most: 0.5 },
    `${NONE} ${FAT}`,
    '(?<!cacao )desgrasad[oa]s?',
    'fat free',
    'senza grassi',
  ),
  limited('bajo_saturadas', { nutrient: 'saturadas', most: 1.5, mostOfEnergy: 10 }, `${LOW} ${SATURATED}`),
  limited('sin_saturadas', { nutrient: 'saturadas', most: 0.1 }, `${NONE} ${SATURATED}`),
  limited('bajo_azucar', { nutrient: 'azucares', most: 5 }, `${LOW} ${SUGARS}`),
  limited(
    'sin_azucares',
    { nutrient: 'azucares', most: 0.5 },
    `${NONE} ${SUGARS}`,
    'sugar ?free',
    'senza zuccher[oi](?! aggiunt)',
  ),
  decided(
    'sin_azucares_anadidos',
    'lines',
    `${NONE} azucar(?:es)? anadid[oa]s?`,
    'no added sugars?',
    'without added sugars?',
    'senza zuccher[oi] aggiunt[oi]',
    'sin anadir azucar(?:es)?',
  ),
  limited('bajo_sal', { nutrient: 'sal', most: 0.3 }, `${LOW} ${SALT}`),
  limited('muy_bajo_sal', { nutrient: 'sal', most: 0.1 }, `muy ${LOW} ${SALT}`),
  limited('sin_sal', { nutrient: 'sal', most: 0.0125 }, `${NONE} ${SALT}`),
  decided('sin_sal_anadida', 'lines', `${NONE} (?:sal|sodio) anadid[oa]`, 'sin anadir sal'),
  limited(
    'fuente_fibra',
    { nutrient: 'fibra', least: 3, leastPer100kcal: 1.5 },
    `${SOURCE} fibra(?: alimentaria)?${OF_NO_FOOD}`,
  ),
  limited(
    'alto_fibra',
    { nutrient: 'fibra', least: 6, leastPer100kcal: 3 },
    `${HIGH} fibra(?: alimentaria)?${OF_NO_FOOD}`,
  ),
  limited('fuente_proteinas', { nutrient: 'proteinas', leastOfEnergy: 12 }, `${SOURCE} proteinas?${OF_NO_FOOD}`),
  limited(
    'alto_proteinas',
    { nutrient: 'proteinas', leastOfEnergy: 20 },
    `${HIGH} proteinas?${OF_NO_FOOD}`,
    '(?:hiper)?proteic[oa]s?',
    'protein',
    'high protein',
    'ad alto contenuto (?:di proteine|proteico)',
  ),
  decided('fuente_vitaminas', 'analysis', `${SOURCE} ${MICRONUTRIENTS}`),
  decided('alto_vitaminas', 'analysis', `${HIGH} ${MICRONUTRIENTS}`),
  decided('omega3', 'analysis', `(?:(?:${SOURCE}|${HIGH}) )?(?:acidos grasos )?omega ?3`),
  decided('mono_poli', 'analysis', `(?:(?:${SOURCE}|${HIGH}) )?(?:grasas? )?(?:mono|poli)?insaturad[oa]s`),
  compared('mayor', { nutrient: 'fibra', change: INCREASED, also: 'fuente_fibra' }, `${MORE} fibra`),
  compared('mayor', { nutrient: 'proteinas', change: INCREASED, also: 'fuente_proteinas' }, `${MORE} proteinas?`),
  compared(
    'reducido',
    { nutrient: 'azucares', change: REDUCED, notAbove: 'energiaKcal' },
    `${LESS} azucar(?:es)?(?! anadid)`,
    'azucar(?:es)? reducid[oa]s?',
  ),
  compared('reducido', { nutrient: 'grasas', change: REDUCED }, `${LESS} ${FAT}`, 'grasas? reducidas?'),
  compared('reducido', { nutrient: 'saturadas', change: REDUCED }, `${LESS} ${SATURATED}`),
  compared('reducido', { nutrient: 'sal', change: REDUCED_SALT }, `${LESS} ${SALT}`),
  compared('light', { change: REDUCED }, 'light', 'lite', 'liger[oa]s?'),
  decided(
    'no_listado',
    'never',
    '(?:sin|bajo en|reducido en|0 %(?: de)?) colesterol',
    'sin grasas? trans',
    '(?:bajo |con bajo )?indice glucemico(?: bajo)?',
    `(?:${LOW}|${NONE}) (?:en )?(?:carbohidratos|hidratos(?: de carbono)?)`,
    'low carb',
    'keto',
    '[1-9]\\d* % (?:sin|libre de) [a-z]+',
    '[1-9]\\d* % (?:desgrasad[oa]s?)',
  ),
  decided(
    'enfermedad',
    'illness',
    '(?:(?:apt[oa]s?|indicad[oa]s?|especial) )?para diabeticos',
    'adelgazantes?',
    'anti ?inflamatori[oa]s?',
    'anti ?(?:cancer|cancerigen[oa]s?|tumoral(?:es)?|depresiv[oa]s?|biotic[oa]s?|diabetic[oa]s?|gripal(?:es)?)',
    'curativ[oa]s?',
    'medicinal(?:es)?',
    'terapeutic[oa]s?',
    `(?:para|contra) ${THE}${ILLNESSES}`,
    `${HELPS}(?:cura|curan|curar|previenen?|prevenir|alivian?|aliviar|combaten?|combatir) (?:el|la|los|las|tu|tus) [a-z]+`,
  ),
  // Of a risk factor of a disease only what is authorised, in its words (art. 14.1.a): plant sterols and the beta-glucan of oats have their own.
  decided(
    'riesgo',
    'risk',
    `${HELPS}${LOWERS} ${THE}(?:nivel(?:es)? de )?(?:colesterol|tension|presion arterial|glucosa|trigliceridos|azucar en (?:la )?sangre)`,
    `${HELPS}${LOWERS} ${THE}riesgo(?: de [a-z]+)?`,
    `(?:(?:buen[oa]s? )?para|contra|anti) ?${THE}colesterol`,
    'anticolesterol',
  ),
  decided(
    'saludable',
    'health',
    'saludables?',
    'san[oa]s?',
    'digestiv[oa]s?',
    'digestive',
    'detox',
    'energetic[oa]s?',
    'funcional(?:es)?',
    'antioxidantes?',
    'pr[eo]biotic[oa]s?',
    'fit(?:ness)?',
    `(?:${HELPS}(?:refuerzan?|reforzar|mejoran?|mejorar|cuidan?|cuidar|suben?|aumentan?) ${THE}|para (?:tus|las) )?defensas`,
    `${HELPS}(?:mejoran?|mejorar|cuidan?|cuidar|favorecen?|favorecer|protegen?|proteger) ${THE}(?:salud|digestion|corazon|memoria|piel|huesos|transito|transito intestinal|flora|flora intestinal|circulacion|vista|sueno)`,
    `buen[oa]s? para ${THE}(?:salud|digestion|corazon|memoria|piel|huesos|flora intestinal|circulacion|vista|linea)`,
    `${HELPS}dormir(?: mejor| bien)?`,
    'depurativ[oa]s?',
    'quema ?grasas?',
    'inmun(?:idad|itari[oa]s?)',
    'relajantes?',
    'revitalizantes?',
    'cardiosaludables?',
    'saciantes?',
    'superalimentos?',
    'sin remordimientos',
  ),
  decided(
    'sin_gluten',
    'diet',
    'sin gluten',
    'gluten free',
    'senza glutine',
    '(?:apt[oa]s?|adecuad[oa]s?) para celiac[oa]s',
  ),
  decided('sin_lactosa', 'diet', 'sin lactosa', '0 % lactosa', 'lactose free', 'senza lattosio'),
  decided('vegano', 'diet', 'vegan[oaie]?s?', '100 % vegetal', 'plant based', 'a base de plantas'),
  decided('vegetariano', 'diet', 'vegetarian[oaie]?s?', 'veggie'),
  decided('halal', 'diet', 'halal'),
  decided('kosher', 'diet', 'kosher'),
]

/** A claim that a name makes: where it stands in the folded text, and the figure that it says with it. */
export interface SaidClaim {
  readonly claim: NutritionClaim
  readonly text: string
  readonly at: number
  readonly percent?: number
}

/** The claims of a folded text, the longest phrase where two share a word. */
export function claimsSaidIn(text: string): SaidClaim[] {
  const all = NUTRITION_CLAIMS.flatMap((claim) =>
    [...text.matchAll(claim.says)].map(({ 0: phrase, index }): SaidClaim => {
      const percent = /^ ([1-9]\d*) %/.exec(phrase)?.[1]
      return { claim, text: phrase.trim(), at: index + 1, ...(percent && { percent: Number(percent) }) }
    }),
  ).toSorted((a, b) => b.text.length - a.text.length)
  const kept: SaidClaim[] = []
  for (const one of all) {
    const isFree = kept.every(({ at, text: other }) => one.at + one.text.length < at || at + other.length < one.at)
    if (isFree) kept.push(one)
  }
  return kept.toSorted((a, b) => a.at - b.at)
}

/** Claims that bring the nutrition table back (Regulation (EU) 1169/2011, annex V.18 and 19): all but those of diet. */
export const isNutritionSaid = (text: string): boolean => claimsSaidIn(text).some(({ claim }) => claim.by !== 'diet')
