import type { Correction } from '../../advise/advice.ts'
import type { Wording } from '../../advise/suggestions.ts'
import type { Range } from '../../ratio/range.ts'
import { action } from '../../words/messages.ts'
import { capitalise, decapitalise, list, number, quoted } from '../../words/text.ts'
import { type JudgedKey, parameters } from './params.ts'

export const INERT_EFFECT =
  ' (pesa en la masa, pero no entra en los porcentajes; di su «role» si es harina, agua, sal…)'

export const noFlour = (): string => 'No se reconoce ninguna harina. Añade una harina o marca role "harina".'

export const badRole = (name: string, roles: readonly string[]): string =>
  `«${name}»: «role» debe ser uno de estos: ${list(roles, 'o')}.`

export const badHydration = (name: string, least: number, most: number): string =>
  `«${name}»: «hidratacion» es el agua por 100 de su harina y debe estar entre ${least} y ${most}.`

export const badLoss = (most: number): string =>
  `«merma» es la parte de la masa que se pierde en el horno y debe estar entre 0 y ${number(most)} (0,18 es un 18 %).`

export const badTemperature = (field: string, least: number, most: number): string =>
  `«temperaturas.${field}» debe ser un número de grados centígrados entre ${number(least)} y ${most}.`

export const badFriction = (mixers: readonly string[], most: number): string =>
  `«temperaturas.friccion» debe ser ${list(mixers, 'o')}, o un número de grados entre 0 y ${most}.`

const percent = (value: number, decimals = 2): string => `${number(value, decimals)} %`

/** Under this a dose of yeast needs all its decimals (Neapolitan doughs live on thousandths); above it two say enough. */
const SMALL = 0.1
const MOST_DECIMALS = 2
const written = (key: JudgedKey, value: number): string => {
  const { decimals } = parameters[key]
  return percent(value, value < SMALL ? decimals : Math.min(decimals, MOST_DECIMALS))
}

function fault(value: number, [least, most]: Range): string {
  if (value < least) return `por debajo del mínimo (${percent(least, 3)})`
  if (value > most) return `por encima del máximo (${percent(most)})`
  return 'poco para una masa sin levadura'
}

/** One fact, one action, the grams, and the value it gives. */
function correction(change: Correction<JudgedKey>, range: Range, caused: boolean): string {
  const { parameter, before, after } = change
  const { label } = parameters[parameter]
  const fact = `${written(parameter, before)}, ${fault(before, range)}`
  const lead = caused ? `Con lo anterior, ${decapitalise(label)}` : label
  return `${lead} ${fact}. ${capitalise(action(change))} y quedará en ${written(parameter, after)}.`
}

export const wording: Wording<JudgedKey> = {
  balanced: (typeLabel) => `La fórmula está equilibrada para ${typeLabel}: todo está en su rango.`,
  correction,
  names: (keys) =>
    list(
      keys.map((key) => decapitalise(parameters[key].label)),
      'y',
    ),
}

const MASCULINE: ReadonlySet<JudgedKey> = new Set(['azucar'])

export const headline = {
  fault: (key: JudgedKey, low: boolean): string =>
    `${decapitalise(parameters[key].label)} ${low ? 'baj' : 'alt'}${MASCULINE.has(key) ? 'o' : 'a'}`,
  balanced: (hydration: number): string => `Equilibrada. Masa al ${number(hydration, 0)} % de hidratación.`,
} as const

interface MixingFacts {
  readonly temperatura: number
  readonly hielo: number
  readonly water: number
  readonly friccion: number
  readonly tooHot: number
}

export function mixingNote({ temperatura, hielo, water, friccion, tooHot }: MixingFacts): string {
  const friction = `He contado ${number(friccion, 1)} °C de fricción de la amasadora.`
  if (water === 0) return `La fórmula no lleva agua: templa a esa temperatura el líquido que uses. ${friction}`
  if (temperatura > tooHot) {
    return `A más de ${tooHot} °C el agua daña la levadura: templa la harina o el obrador. ${friction}`
  }
  const ice = hielo > 0 ? `Pon ${number(hielo, 1)} g del agua en hielo y el resto del grifo. ` : ''
  if (temperatura < 0) {
    return `${ice}Haría falta agua bajo cero: enfría también la harina o amasa menos tiempo. ${friction}`
  }
  return `${ice}${friction}`
}

/** The words of the desk. */
export const desk = {
  flour: 'harina',
  stage: 'Prefermento',
  parts: { flour: 'Harina', water: 'Agua', salt: 'Sal' },
  loss: 'Merma de horno',
  baked: 'Pan cocido',
  dough: 'masa',
  degrees: { dough: 'Masa', flour: 'Harina', room: 'Obrador', friction: 'Fricción' },
} as const

const LAW = 'RD 308/2019'

export const warnings = {
  unleavened: () => 'La fórmula no lleva levadura ni masa madre.',
  littleLevain: (percentOfFlour: number) =>
    `La fórmula no lleva levadura y su masa madre (${percent(percentOfFlour)}) no llega al 5 % de la harina: es poca para levarla sola.`,
  leavener: () => `El impulsor no es levadura de panificación (${LAW}, art. 2).`,
  saltAboveLaw: (merma: number, salt: number, most: number, perKilo: number) =>
    `Con una merma del ${number(100 * merma, 1)} %, el pan tendría ${number(salt)} g de sal por 100 g; el máximo legal del pan común es ${number(most)} (${LAW}, art. 11.2.c). Con ${number(perKilo, 1)} g por kg de harina cumpliría.`,
  specialBread: (name: string) =>
    `Con estos ingredientes es un pan especial, no pan común (${LAW}, arts. 5 y 11.3): puede llamarse «${name}».`,
  notSourdoughByYeast: () =>
    `Con más de 0,2 % de levadura no puede llevar la mención «elaborado con masa madre» (${LAW}, art. 14.5).`,
  notSourdoughByCulture: () =>
    `Poolish, biga, esponja y masa fermentada llevan levadura: sin un 5 % de masa madre de cultivo no puede decir «elaborado con masa madre» (${LAW}, arts. 8 y 14.5).`,
  outsideAvpn: (keys: readonly JudgedKey[]) =>
    `Fuera del disciplinare AVPN: ${list(
      keys.map((key) => decapitalise(parameters[key].label)),
      'y',
    )}.`,
  osmotolerant: () => 'Con más de 10 % de azúcar usa levadura osmotolerante o aumenta la dosis.',
  powderedYeast: (name: string) =>
    `Interpreto «${name}» como levadura seca de panadería; si es impulsor (levadura química), dilo en el nombre.`,
  heavyOther: (name: string) => `«${name}» pesa más del 30 % de la masa: comprueba su «role».`,
  yeastStrength: (strength: number) =>
    `La levadura va como se pesa: 1 g de la tuya vale por ${number(strength, 2)} g de fresca, y su rango es el de la fresca entre ${number(strength, 2)}.`,
  stiffDough: (hydration: number) =>
    `Con un ${number(hydration, 1)} % de agua es una masa bregada (candeal): necesita refinado.`,
  wetDough: (hydration: number) =>
    `Con un ${number(hydration, 1)} % de agua es una masa muy hidratada: harina de más fuerza (W 240 o más) y pliegues.`,
  assumedHydration: (name: string, hydration: number) =>
    `He supuesto que «${name}» tiene un ${number(hydration)} % de hidratación; si no, escríbelo en el nombre («${name} ${number(hydration + 5)} %»).`,
} as const

/** Names, mentions and categories that the law reserves, the figures it looks at, and what it asks for besides. */
export const law = {
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
  },
  ownUse: 'criterio de Obrador: lo que se tiene por brioche (Reg. (UE) 1169/2011, art. 7)',
  scalded: 'Pan con harina escaldada',
  torta: 'Torta',
  bollo: 'Bollo',
  integral: (cereal: string): string => `Pan integral de ${cereal}`,
  integralX: (percentage: string, cereal: string): string =>
    `Pan elaborado con harina integral ${percentage} de ${cereal}`,
  ofCereal: (cereal: string): string => `Pan de ${cereal}`,
  with: (ingredients: string): string => `Pan con ${ingredients}`,
  treated: 'Pan con harina tratada',
  flour: (noun: string): string => `harina de ${noun}`,
  multicereal: 'Pan multicereal',
  bregado: 'Pan bregado',
  flama: (shape: string): string => `Pan de flama${shape && ` (${shape})`}`,
  viena: 'Pan de Viena',
  colines: 'Colines, picos o regañás',
  molde: 'Pan de molde',
  tostado: 'Pan tostado',
  biscote: 'Biscote',
  rallado: 'Pan rallado',
  otros: 'Pan ácimo',
  bolleria: (usual: string): string => usual,
  sourdough: 'Elaborado con masa madre',
  long: 'Elaborado con larga fermentación',
  artisan: 'De elaboración artesana',
  wood: 'Pan de leña',
  all: (nouns: readonly string[]): string => list(nouns, 'y'),
  percent: (value: number): string => percent(value, 1),
  shares: (all: readonly (readonly [noun: string, percent: number])[]): string =>
    list(
      all.map(([noun, share]) => `${noun} ${percent(share, 1)}`),
      'y',
    ),
  lowerSalt: (perKilo: number): string => `baja la sal a ${number(perKilo, 1)} g por kg de harina`,
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
    improver: (names: readonly string[]): string =>
      `${list(names.map(quoted), 'y')} no lleva gluten, azúcares, malta ni grasa: mira su ficha`,
    whole: (nouns: readonly string[]): string => `la harina de ${list(nouns, 'y')} es integral: míralo en el saco`,
    soda: 'la vendes por su nombre: «pan» es lo que fermenta con levadura o masa madre, y «pan de soda» solo es uso',
    sourdough: [
      'la masa madre está activa, con pH inferior a 4,2 y acidez total superior a 6 ml',
      'la masa y el pan bajan de pH 4,8 solo por su microflora',
      'la levadura, si la hay, entra en la última fase del amasado',
    ],
    eightHours: 'pasan 8 h o más por encima de 4 °C entre el amasado y la cocción',
    artisan: 'cumples el art. 10 (fermentación en bloque, formado a mano, maestro panadero) y tu ley de artesanía',
    wood: 'se cuece íntegramente con leña',
    loss: (most: number, used: number): string =>
      `la merma no pasa del ${number(100 * Math.max(0, most), 1)} % (he contado un ${number(100 * used, 1)} %): mídela y mándala en «merma»`,
  },
} as const

/** How it loses weight, as the end of a sentence. */
export const baked = (): string => 'el agua que se va en el horno'
