import { plainNoun } from '../../words/terms.ts'
import { numberText } from '../../words/text.ts'

/** What the craft and the law call things. */
export const PAC_DISCLAIMER =
  'El PAC de Obrador es la temperatura en °C a la que la mezcla se puede servir (64–76 % de su agua helada); el índice clásico va por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche.'

export const PAC_SCALE =
  'Temperatura en °C a la que la mezcla se puede servir: con entre el 64 y el 76 % de su agua helada, descontado lo que endurecen el cacao y los frutos secos. Cuanto más negativa, más blando; equilibrado hacia −11,5.'

export const servingFormula = (firm: number, soft: number): string =>
  `temperatura a la que la mezcla se puede servir: la que deja helada entre el 76 % (${numberText(firm)} °C) y el 64 % (${numberText(soft)} °C) del agua, según los gramos equivalentes de sacarosa por gramo de agua, menos un quinto de lo que endurecen el cacao y los frutos secos (0,9 × manteca de cacao + 1,8 × cacao seco desgrasado + 1,4 × grasa de fruto seco)`

export const CLASSIC_INDEX =
  'Índice clásico de equivalentes de sacarosa por 100 g de mezcla (sacarosa 100, dextrosa 190), sin las sales de la leche. Solo como referencia para otras herramientas.'

export const textureTerms = {
  verySoft: 'muy blando',
  soft: 'blando',
  spreadable: 'espatulable',
  firm: 'firme',
  hard: 'duro',
} as const

/** Names that the law reserves, the figures it looks at, and what it asks for besides. */
export const heladoLawTerms = {
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
    pesoLitro: 'Peso',
  },
  /** How what is no ice of the norm is described, and what each spread or ripple is. */
  described: {
    frozen: 'Preparado helado',
    spread: 'Crema',
    ripple: 'Salsa',
    cocoa: 'cacao',
    fruit: 'fruta',
    sugar: 'azúcar',
  },
  notIce: 'con menos del 12 % de extracto seco la norma no le da nombre de helado (RD 618/1998, art. 3.1.e)',
  whipped: 'Espuma, mousse o montado',
  litreWeighed: 'un litro pesa de 375 a menos de 430 g (RD 618/1998, art. 3.1.j): pésalo',
  strongFruit: '<cítrico, fruta ácida o exótica>',
  nut: '<fruto de cáscara>',
  mantecado: 'mantecado',
  ofChocolate: 'de chocolate',
  withCocoa: 'al cacao',
  with: (what: string): string => `con ${what}`,
  of: (what: string): string => `de ${what}`,
  tasting: (what: string): string => `sabor ${what}`,
  /** Only an aroma gives it (art. 17.1). */
  tastingOf: (what: string): string => `sabor a ${what}`,
  vanilla: 'vainilla',
  semisolid: 'se sirve semisólido',
  frozen: 'se congela: mientras tanto es una mezcla (RD 618/1998, arts. 2.2 y 3.2)',
  /** None of them reaches what its own name asks for (art. 3.1.g): each is told with what there is of it. */
  ofFruits: (fruits: readonly { readonly noun: string; readonly percent: number }[]): string =>
    `de frutas (${fruits.map(({ noun, percent }) => `${noun} ${numberText(percent, 1)} %`).join(', ')})`,
} as const

export const figureTerms = { lactoseOfWater: 'Lactosa sobre agua' } as const

/** How a line says that it is an aroma, before it says of what. */
export const AROMA_WORDS =
  /^(?:aromas?|esencias?|saborizantes?|sabor|pasta aromatizante)(?: (?:natural|artificial|l[ií]quido|concentrado))* (?:de|a|al) /i

const EXTRACT = /^extracto (?:natural )?de /i
/** «Vainilla» of its extract. */
export const plainTasteNoun = (noun: string, category: string): string => plainNoun(noun.replace(EXTRACT, ''), category)
