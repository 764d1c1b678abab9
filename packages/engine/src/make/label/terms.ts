import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { type EnergyFactors, KCAL_FACTORS, KJ_FACTORS } from '../../science/energy.ts'
import { numberText, quotedText } from '../../words/text.ts'
import type { LabelNutrient } from './nutrients.ts'

/** What a label prints, in the words of its regulations. */

/** As Annex XV of Regulation (EU) 1169/2011 writes them. */
export const nutrientNames = {
  energiaKj: 'Valor energético (kJ)',
  energiaKcal: 'Valor energético (kcal)',
  grasas: 'Grasas',
  saturadas: 'de las cuales saturadas',
  hidratosDeCarbono: 'Hidratos de carbono',
  azucares: 'de los cuales azúcares',
  fibra: 'Fibra alimentaria',
  proteinas: 'Proteínas',
  sal: 'Sal',
} as const satisfies Readonly<Record<LabelNutrient, string>>

const energyFormula = (factors: EnergyFactors, unit: string): string => {
  const { fat, carbohydrate, protein, polyols, erythritol, fibre, alcohol, organicAcids } = factors
  return `factores del anexo XIV: grasa ${fat}, hidratos ${carbohydrate}, proteína ${protein}, polialcoholes ${numberText(polyols)} (eritritol ${erythritol}), fibra ${fibre}, alcohol ${alcohol}, ácidos orgánicos ${organicAcids} ${unit}/g`
}

export const nutrientFormulas: Readonly<Record<LabelNutrient, string>> = {
  energiaKj: energyFormula(KJ_FACTORS, 'kJ'),
  energiaKcal: energyFormula(KCAL_FACTORS, 'kcal'),
  grasas: 'grasa total por 100 g de producto',
  saturadas: 'ácidos grasos saturados por 100 g de producto',
  hidratosDeCarbono: 'azúcares, polialcoholes, almidón y dextrinas por 100 g de producto, sin la fibra',
  azucares: 'monosacáridos y disacáridos por 100 g de producto, con la lactosa',
  fibra: 'fibra alimentaria por 100 g de producto',
  proteinas: 'nitrógeno × 6,25 por 100 g de producto (anexo I)',
  sal: 'sodio × 2,5 por 100 g de producto (anexo I)',
}

/** Annex II, in its order and its words. */
export const allergenNames = {
  gluten: 'Cereales que contengan gluten',
  crustaceos: 'Crustáceos y productos a base de crustáceos',
  huevo: 'Huevos y productos a base de huevo',
  pescado: 'Pescado y productos a base de pescado',
  cacahuete: 'Cacahuetes y productos a base de cacahuetes',
  soja: 'Soja y productos a base de soja',
  leche: 'Leche y sus derivados (incluida la lactosa)',
  frutos_cascara: 'Frutos de cáscara y productos derivados',
  apio: 'Apio y productos derivados',
  mostaza: 'Mostaza y productos derivados',
  sesamo: 'Granos de sésamo y productos a base de granos de sésamo',
  sulfitos: 'Dióxido de azufre y sulfitos',
  altramuz: 'Altramuces y productos a base de altramuces',
  moluscos: 'Moluscos y productos a base de moluscos',
} as const satisfies Readonly<Record<LegalAllergen, string>>

export const LABEL_NOTE =
  'Valores medios calculados con la composición de los ingredientes (Reglamento (UE) 1169/2011, art. 31.4), no analizados. Los alérgenos son los de los ingredientes: las trazas por contacto cruzado no salen de una fórmula. Compara la etiqueta con las fichas de tus proveedores. Lo firmas tú: Obrador orienta; el responsable de la etiqueta es el operador (Reg. (UE) 1169/2011, art. 8).'

/** Of an amount that is only known to be no less; it stands before it. */
export const AT_LEAST_TERM = 'al menos'
export const atLeastText = (amount: string): string => `${AT_LEAST_TERM} ${amount}`

/** How much of it there is nobody weighed. */
export const UNKNOWN_PERCENT = '? %'
export const percentText = (value: number): string => `${numberText(value, 1)} %`
export const gramsPer100 = (value: number): string => `${numberText(value, 1)} g por 100 g de producto`

export const ingredientText = (ingredients: readonly string[]): string => `Ingredientes: ${ingredients.join(', ')}.`

/** What ferments another dough, as the list calls it. */
export const SOURDOUGH_TERM = 'masa madre'
export const PREFERMENT_TERM = 'prefermento'
/** What the law calls spices that are listed together (Regulation (EU) 1169/2011, Annex VII, B). */
export const SPICES_TERM = 'mezcla de especias'

/** Where in the list something stands. */
export const insideCompound = (name: string, compound: string): string => `${name} (en ${quotedText(compound)})`

/** What keeps moisture is no sweetener. */
export const HUMECTANT_TERM = 'humectante (sorbitoles)'

/** Claims of Regulation (EC) 1924/2006 and of diet, as a label writes them. */
export const claimNames: Readonly<Record<string, string>> = {
  sin_azucares_anadidos: 'Sin azúcares añadidos',
  bajo_energia: 'Bajo valor energético',
  reducido_energia: 'Valor energético reducido',
  sin_energia: 'Sin aporte energético',
  bajo_grasa: 'Bajo contenido de grasa',
  sin_grasa: 'Sin grasa',
  bajo_saturadas: 'Bajo contenido de grasas saturadas',
  sin_saturadas: 'Sin grasas saturadas',
  bajo_azucar: 'Bajo contenido de azúcares',
  sin_azucares: 'Sin azúcares',
  bajo_sal: 'Bajo contenido de sal',
  muy_bajo_sal: 'Muy bajo contenido de sal',
  sin_sal: 'Sin sal',
  sin_sal_anadida: 'Sin sal añadida',
  fuente_fibra: 'Fuente de fibra',
  alto_fibra: 'Alto contenido de fibra',
  fuente_proteinas: 'Fuente de proteínas',
  alto_proteinas: 'Alto contenido de proteínas',
  fuente_vitaminas: 'Fuente de vitaminas o minerales',
  alto_vitaminas: 'Alto contenido de vitaminas o minerales',
  omega3: 'Fuente de ácidos grasos omega-3',
  mono_poli: 'Alto contenido de grasas insaturadas',
  mayor: 'Mayor contenido',
  reducido: 'Contenido reducido',
  light: 'Light',
  sin_gluten: 'Sin gluten',
  sin_lactosa: 'Sin lactosa',
  vegano: 'Vegano',
  vegetariano: 'Vegetariano',
  halal: 'Halal',
  kosher: 'Kosher',
}

/** What a claim cites, asks for and must say besides. */
export const claimTexts = {
  natural: 'Contiene azúcares naturalmente presentes',
  unknown: 'lo que no reconozco no lleva azúcares',
  analysis: 'un análisis da 20 mg/kg o menos de gluten y no hay contaminación cruzada',
  oats: 'la avena está tratada para celiacos y da 20 mg/kg o menos',
  lactoseAnalysis: 'un análisis da menos de 0,01 % de lactosa; el alérgeno leche sigue destacado',
  noAnimal: 'ningún aditivo ni proceso es de origen animal (E 471, E 322, clarificantes…)',
  certified: 'te lo certifica quien puede hacerlo',
  untold: 'se sabe qué lleva lo que no reconozco',
  micronutrients: 'un análisis da al menos el 15 % del valor de referencia por 100 g (30 % para «alto» o «rico en»)',
  fattyAcids: 'un análisis da los ácidos grasos que pide el anexo por 100 g y por 100 kcal',
  authorised: 'va con una propiedad saludable autorizada y cumple sus condiciones',
  authorisedRisk: 'la Unión la ha autorizado para lo que lleva, y la dices con sus palabras y en su cantidad',
  salted: 'ningún ingrediente lleva sal añadida',
  whatMakesIt: 'Di qué lo hace más ligero, y frente a qué producto',
  comparedWith: 'Di frente a qué producto se compara',
  glutenNorm: 'Reg. (UE) 828/2014',
  lactoseNorm: 'AESAN, no vinculante',
  veganNorm: 'Reg. (UE) 1169/2011, art. 36.3.b (sin definición legal)',
  annex: 'Reglamento (CE) 1924/2006, anexo',
  notListed: 'Reglamento (CE) 1924/2006, art. 8.1: solo valen las declaraciones del anexo',
  health: 'Reglamento (CE) 1924/2006, art. 10: solo una propiedad saludable autorizada',
  risk: 'Reglamento (CE) 1924/2006, art. 14.1.a: reducción del riesgo de enfermedad, solo la autorizada',
  illness: 'Reg. (UE) 1169/2011, art. 7.3; Reglamento (CE) 1924/2006, art. 12',
  perHundred: (unit: string): string => `${unit} por 100 g`,
  ofEnergy: '% de la energía',
} as const

/** An additive by its class and its name (Annex VII, C). */
export const additiveText = (className: string, name: string): string => `${className} (${name})`
/** What ascorbic acid does in a dough that rises. */
export const FLOUR_TREATMENT_TERM = 'agente de tratamiento de la harina (ácido ascórbico)'

/** A colour, as Annex VII, C, makes the list say it. */
export const colourText = (what: string): string => `colorante (${what})`
export const WHICH_COLOUR = 'colorante (di cuál)'

/** What only its maker can fill stands in the brackets. */
export const untoldPlant = (name: string): string => `${name} (…)`
