import { listText, numberText } from '../../words/text.ts'

/** What the craft and the law call things. */

/** What is there and rounds to nothing is told as less than what is shown. */
const percent = (value: number): string => (value > 0 && value < 0.05 ? 'menos del 0,1 %' : `${numberText(value, 1)} %`)

/** The words of the desk. */
export const panaderiaDeskTerms = {
  flour: 'harina',
  stage: 'Prefermento',
  laminated: 'Empaste',
  parts: { flour: 'Harina', water: 'Agua', salt: 'Sal' },
  loss: 'Merma de horno',
  baked: 'Pan cocido',
  dough: 'masa',
  degrees: { dough: 'Masa', flour: 'Harina', room: 'Obrador', friction: 'Fricción' },
} as const

/** Names, mentions and categories that the law reserves, the figures it looks at, and what it asks for besides. */
export const panaderiaLawTerms = {
  category: {
    plain: 'pan común',
    glutenFree: 'pan común sin gluten',
    special: 'pan especial',
    bolleria: 'bollería ordinaria; rellena o guarnecida si la rellenas (RD 496/2010, 1.2)',
  },
  figures: {
    especiales: 'Ingredientes de pan especial',
    harinaTratada: 'Harina tratada',
    procesoEspecial: 'Proceso especial',
    salPan: 'Sal por 100 g de pan',
    fermento: 'Levadura o masa madre',
    harinaConGluten: 'Harina con gluten',
    harinaIntegral: 'Harina integral',
    otroCereal: 'Harina de un solo cereal distinto del trigo',
    harinasDeCereal: 'Harinas de cereales distintos',
    harinas: 'Harinas distintas',
    terceraHarina: 'La tercera harina',
    harinaCereales: 'Harina de cereales',
    pseudocereal: 'Harina de sarraceno, quinoa o amaranto',
    azucarLecheGrasa: 'Azúcar, leche o grasa',
    grasaMasa: 'Grasa o aceite',
    masaMadre: 'Masa madre sobre la harina',
    levadura: 'Levadura en equivalente fresco sobre la harina',
    aditivos: 'Aditivos',
    harinaTrigo: 'Harina de trigo',
    gasificante: 'Gasificante',
    huevoHarina: 'Huevo sobre la harina',
    grasaHarina: 'Grasa sobre la harina',
    lecheMasa: 'Leche',
    vegetalMasa: 'Bebida, crema o grasa vegetal en lugar de la de leche',
    mantecaCerdo: 'Manteca de cerdo',
    otraGrasa: 'Otra grasa añadida que no sea manteca de cerdo',
    yemaMasa: 'Yema de huevo',
    grasaMantequilla: 'Grasa de mantequilla',
    frutaMasa: 'Pasas y cítricos confitados',
  },
  whole: 'integral',
  integral: (cereal: string): string => `Pan integral de ${cereal}`,
  integralX: (percentage: string, cereal: string): string =>
    `Pan elaborado con harina integral ${percentage} de ${cereal}`,
  ofCereal: (cereal: string): string => `Pan de ${cereal}`,
  with: (ingredients: string): string => `Pan con ${ingredients}`,
  treated: 'Pan con harina tratada',
  flour: (noun: string): string => `harina de ${noun}`,
  glutenFree: 'Pan sin gluten',
  multicereal: 'Pan multicereal',
  milkWords: 'Reg. (UE) 1308/2013, anexo VII, parte III',
  ownUse: 'criterio de Obrador: lo que se tiene por brioche (Reg. (UE) 1169/2011, art. 7)',
  scalded: 'Pan con harina escaldada',
  torta: 'Torta',
  /** How what no leaven raises and no name fits is described. */
  described: 'Masa horneada',
  bollo: 'Bollo',
  bregado: 'Pan bregado',
  flama: (shape: string): string => `Pan de miga blanda${shape && ` (${shape})`}`,
  viena: 'Pan de Viena',
  colines: 'Colines, picos o regañás',
  molde: 'Pan de molde',
  tostado: 'Pan tostado',
  biscote: 'Biscote',
  rallado: 'Pan rallado',
  otros: 'Pan ácimo',
  bolleria: (usual: string): string => usual,
  protected: { ensaimada: 'Ensaimada de Mallorca (IGP)', panettone: 'Panettone, como lo reserva Italia' },
  /** Figures known through a summary. */
  unread: ' (según un resumen; pliego no leído)',
  sourdough: 'Elaborado con masa madre',
  long: 'Elaborado con larga fermentación',
  artisan: 'De elaboración artesana',
  wood: 'Pan de leña',
  all: (nouns: readonly string[]): string => listText(nouns, 'y'),
  percent,
  shares(all: readonly (readonly [noun: string, percent: number | undefined])[]): string {
    // More than all of it can only be told by weight (Regulation (EU) 1169/2011, Annex VIII, 4.a).
    const isByWeight = all.reduce((sum, [, share = 0]) => sum + share, 0) > 100
    const told = isByWeight ? (share: number): string => `${numberText(share, 1)} g` : percent
    const text = listText(
      all.map(([noun, share]) => (share === undefined ? noun : `${noun} ${told(share)}`)),
      'y',
    )
    return isByWeight ? `${text} por 100 g de producto` : text
  },
  mandatory: {
    day: 'Se vende en las 24 h siguientes a la cocción, o aparte y anunciándolo (RD 308/2019, art. 15.1)',
    weight: 'El peso de la pieza, en cartel o etiqueta (RD 308/2019, art. 15.2)',
  },
  besides: {
    cylinders: 'la masa se refina con cilindros',
    softWheat: 'la masa es blanda y de harina de trigo',
    dryPiece: 'son piezas estrechas de miga seca',
    tin: 'se cuece en molde',
    toasted: 'se rebana, se tuesta y se envasa',
    biscote: 'se cuece en molde con tapa, se rebana, se tuesta y se envasa',
    ground: 'se tritura',
    shape: 'lo vendes como pan ácimo, pita o tortilla por su forma o proceso',
    plainProcess: 'no se cuece en molde ni se escalda la harina ni lleva otro proceso especial (art. 5.2)',
    spelt: 'la espelta se tiene por cereal distinto del trigo, que la norma no aclara',
    soda: 'la vendes por su nombre: «pan» es lo que fermenta con levadura o masa madre, y «pan de soda» solo es uso',
    sourdough: [
      'la masa madre está activa, con pH inferior a 4,2 y acidez total superior a 6 ml',
      'la masa y el pan bajan de pH 4,8 solo por su microflora',
      'la levadura, si la hay, entra en la última fase del amasado',
    ],
    ensaimada: [
      'en la masa hay de 45 a 55 % de harina de fuerza, de 18 a 20 de agua, de 16 a 20 de azúcar, de 6 a 10 de huevo y de 4 a 6 de masa madre',
      'acabada tiene de 10 a 20 % de humedad y de 20 a 45 de grasa',
      'se hace en Mallorca y la certifica su consejo regulador',
    ],
    gluten: 'un análisis da 20 mg de gluten por kg o menos en lo que se vende',
    italianLevain: 'la masa sube con masa madre natural; en España no obliga',
    eightHours: 'pasan 8 h o más por encima de 4 °C entre el amasado y la cocción',
    artisan: 'cumples el art. 10 (fermentación en bloque, formado a mano, maestro panadero) y tu ley de artesanía',
    wood: 'se cuece íntegramente con leña',
  },
} as const
