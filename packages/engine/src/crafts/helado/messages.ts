import type { Correction } from '../../advise/advice.ts'
import type { Wording } from '../../advise/suggestions.ts'
import type { Range } from '../../ratio/range.ts'
import { action } from '../../words/messages.ts'
import { capitalise, list, number, quoted } from '../../words/text.ts'
import type { JudgedKey } from './params.ts'
import { types } from './types.ts'

export const DISCLAIMER =
  'El PAC de Obrador es la temperatura en °C a la que la mezcla se puede servir (64–76 % de su agua helada); el índice clásico va por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche.'

export const PAC_SCALE =
  'Temperatura en °C a la que la mezcla se puede servir: con entre el 64 y el 76 % de su agua helada, descontado lo que endurecen el cacao y los frutos secos. Cuanto más negativa, más blando; equilibrado hacia −11,5.'

export const servingFormula = (firm: number, soft: number): string =>
  `temperatura a la que la mezcla se puede servir: la que deja helada entre el 76 % (${number(firm)} °C) y el 64 % (${number(soft)} °C) del agua, según los gramos equivalentes de sacarosa por gramo de agua, menos un quinto de lo que endurecen el cacao y los frutos secos (0,9 × manteca de cacao + 1,8 × cacao seco desgrasado + 1,4 × grasa de fruto seco)`

export const CLASSIC_INDEX =
  'Índice clásico de equivalentes de sacarosa por 100 g de mezcla (sacarosa 100, dextrosa 190), sin las sales de la leche. Solo como referencia para otras herramientas.'

export const INERT_EFFECT = ' (cuenta como agua libre, pero no mueve el PAC)'

/** What a maker will notice when a parameter is under or over its range. */
const effects: Readonly<Record<JudgedKey, { readonly under: string; readonly over: string }>> = {
  PAC: { under: 'quedará blando', over: 'quedará duro en vitrina' },
  POD: { under: 'sabe poco dulce', over: 'es demasiado dulce' },
  azucares: { under: 'faltan azúcares', over: 'sobran azúcares' },
  materiaGrasa: { under: 'le falta grasa', over: 'le sobra grasa' },
  SLNG: { under: 'faltan sólidos de leche', over: 'sobran sólidos de leche' },
  solidosTotales: { under: 'faltan sólidos', over: 'sobran sólidos' },
}

const labels: Readonly<Record<JudgedKey, string>> = {
  PAC: 'PAC',
  POD: 'POD',
  azucares: 'Azúcares',
  materiaGrasa: 'Grasa',
  SLNG: 'SLNG',
  solidosTotales: 'Sólidos',
}
const UNITLESS: ReadonlySet<JudgedKey> = new Set(['PAC', 'POD'])
const written = (key: JudgedKey, value: number): string => `${number(value)}${UNITLESS.has(key) ? '' : ' %'}`

/** One fact, one action, the grams, and the value it gives. */
function correction(change: Correction<JudgedKey>, range: Range, caused: boolean): string {
  const { parameter, before, after } = change
  const effect = before < range[0] ? effects[parameter].under : effects[parameter].over
  const lead = caused ? `Con lo anterior, ${labels[parameter]}` : labels[parameter]
  const fact = `${lead} ${written(parameter, before)}: ${effect}.`
  return `${fact} ${capitalise(action(change))} y quedará en ${written(parameter, after)}.`
}

/** What is frozen still or not at all, by its name: nobody churns it. */
const UNCHURNED: ReadonlySet<string> = new Set(
  (['granizado', 'semifrio', 'crema_untable', 'veteado'] as const).map((type) => types[type].label),
)

export const wording: Wording<JudgedKey> = {
  balanced: (typeLabel) =>
    `Fórmula equilibrada: todos los parámetros están en su rango.${UNCHURNED.has(typeLabel) ? '' : ' Lista para mantecar.'}`,
  correction,
  names: (keys) =>
    list(
      keys.map((key) => labels[key]),
      'y',
    ),
}

export const headline = {
  fault: (key: JudgedKey, low: boolean): string => (low ? effects[key].under : effects[key].over),
  served: (temperature: number): string => `Equilibrada. Servirás a ${number(temperature, 1)} °C.`,
  balanced: 'Equilibrada.',
} as const

export const warnings = {
  sandy: (percentOfWater: number) =>
    `Lactosa alta (${number(percentOfWater, 1)} % del agua): riesgo de arenosidad. Baja la leche en polvo o cambia parte por azúcar o inulina.`,
  alcohol: () => 'Alcohol alto: el helado puede no congelar.',
  polyols: () => 'Más del 10 % de polioles: el etiquetado debe advertir del efecto laxante.',
  salt: () => 'Sal por encima de 1,5 %: revisa el gusto.',
  milkInVegan: () => 'Hay un ingrediente lácteo en una fórmula vegana.',
  noWater: () => 'Sin agua congelable: el PAC no es interpretable.',
  forFreezer: (temperature: number) =>
    `Fórmula para congelador a −15/−18 °C; en vitrina quedará blanda (su punto sería ${number(temperature, 1)} °C).`,
  unsweetened: (pod: number) => `POD ${number(pod)}: si endulzas con gotas o edulcorante intenso, añádelo a la lista.`,
} as const

export const textures = {
  verySoft: 'muy blando',
  soft: 'blando',
  spreadable: 'espatulable',
  firm: 'firme',
  hard: 'duro',
} as const

/** Names that the law reserves, the figures it looks at, and what it asks for besides. */
export const law = {
  names: {
    crema: 'Helado crema',
    leche: 'Helado de leche',
    desnatada: 'Helado de leche desnatada',
    helado: 'Helado',
    sorbete: 'Sorbete',
    agua: 'Helado de agua',
    granizado: 'Granizado',
  },
  figures: {
    grasaLactea: 'Grasa láctea',
    proteinaLactea: 'Proteína láctea',
    SLNG: 'Extracto seco magro lácteo',
    materiaGrasa: 'Grasa alimenticia',
    grasaAnadida: 'Grasa añadida que no es de leche',
    proteinaAnadida: 'Proteína añadida que no es de leche',
    fruta: 'Fruta, en fresco',
    solidosTotales: 'Extracto seco total',
    frutaComun: 'Fruta que da nombre, en fresco',
    frutaFuerte: 'Cítrico, fruta ácida o exótica que da nombre',
    frutoCascara: 'Fruto de cáscara que da nombre',
    yema: 'Yema de huevo, en fresco',
    cacaoSobreSeca: 'Componentes de cacao',
  } as Readonly<Record<string, string>>,
  strongFruit: '<cítrico, fruta ácida o exótica>',
  nut: '<fruto de cáscara>',
  mantecado: 'mantecado',
  ofChocolate: 'de chocolate',
  withCocoa: 'al cacao',
  with: (what: string): string => `con ${what}`,
  of: (what: string): string => `de ${what}`,
  tasting: (what: string): string => `sabor ${what}`,
  semisolid: 'se sirve semisólido',
  frozen: 'se congela: mientras tanto es una mezcla (RD 618/1998, arts. 2.2 y 3.2)',
  /** None of them reaches what its own name asks for (art. 3.1.g): each is told with what there is of it. */
  ofFruits: (fruits: readonly { readonly noun: string; readonly percent: number }[]): string =>
    `de frutas (${fruits.map(({ noun, percent }) => `${noun} ${number(percent, 1)} %`).join(', ')})`,
  milkFatOf: (names: readonly string[]): string => `la grasa de ${list(names.map(quoted), 'y')} es de leche`,
  afterChurning: (names: readonly string[]): string => `${list(names.map(quoted), 'y')} se añade después de mantecar`,
} as const

export const figures = { lactoseOfWater: 'Lactosa sobre agua' } as const
