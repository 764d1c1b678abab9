import { capitaliseName, listText } from '../../words/text.ts'
import { type TurronParameterKey, turronParameters } from './params.ts'

/** What the craft and the law call things. */

/** What the norms call each product, the figures they look at, and what they ask for besides. */
export const turronLawTerms = {
  names: {
    blando: 'Turrón blando',
    duro: 'Turrón duro',
    yema: 'Turrón de yema',
    mazapan: 'Mazapán',
    guirlache: 'Turrón guirlache',
    coco: 'Turrón de coco',
    nieve: 'Turrón de nieve',
    blandoFecula: 'Turrón con fécula blando',
    mazapanFecula: 'Mazapán con fécula',
    marquesas: 'Marquesas',
    soto: 'Mazapán de Soto',
    peladilla: 'Peladilla',
  },
  readings: {
    almidonSeca: 'Fécula',
    cacaoSeca: 'Componentes de cacao',
    ajenosSinAvellana: 'Ingredientes que no admite',
    solidosHuevo: 'Sólidos de huevo',
    ajenosTurron: 'Materias que no son de turrón (huevo entero, hortaliza, queso…)',
    huevoEntero: 'Huevo entero',
    otroAlmidon: 'Fécula que no es de trigo',
    ajenosMarquesas: 'Ingredientes ajenos a las marquesas',
    almendraOAvellana: 'Almendra o avellana',
    ajenos: 'Ingredientes ajenos al turrón blando o duro',
    almendraPorAzucares: 'Almendra por azúcares',
    nucleoAlmendra: 'Núcleo de almendra',
    conChocolate: 'Núcleo o cobertura de chocolate',
  } as Readonly<Record<string, string>>,
  quality: (name: string, quality: string): string => `${name}, calidad ${quality}`,
  category: (quality: string): string => `calidad ${quality}`,
  ofMatter: (nouns: readonly string[]): string => (nouns.length > 0 ? `Turrón de ${listText(nouns, 'y')}` : 'Turrón'),
  chocolate: 'chocolate',
  /** What takes the place of almond stands beside «turrón» (RD 1787/1982, 7.3.3). */
  guirlacheOf: (nouns: readonly string[]): string =>
    nouns.length > 0 ? `Turrón guirlache de ${listText(nouns, 'y')}` : 'Turrón guirlache',
  alsoCocoa: (name: string): string => `${name} al cacao`,
  ofChocolate: (nouns: readonly string[]): string =>
    `Turrón de chocolate${nouns.length > 0 ? ` con ${listText(nouns, 'y')}` : ''}`,
  withCocoa: (nouns: readonly string[]): string =>
    `Turrón al cacao${nouns.length > 0 ? ` con ${listText(nouns, 'y')}` : ''}`,
  /** How what has no name of the decree is described. */
  described: { paste: 'Masa', sweet: 'Dulce' },
  withStarch: (name: string): string => `${name} con fécula`,
  dragee: (noun: string): string => `Gragea o confite de ${noun}`,
  chocolateDragee: (noun: string): string => `Gragea o confite de chocolate${noun === '' ? '' : ` con ${noun}`}`,
  caramelised: (noun: string): string => `${capitaliseName(noun)} garrapiñada`,
  igp: (name: string): string => `IGP ${name}`,
  besideArticle: 'RD 1787/1982, 7.3.3',
  /** What the official notice prints, and what hangs from a specification that was not read. */
  official: ' (extracto del DOUE; pliego no leído)',
  unread: ' (pliego no leído)',
  /** Two figures that the consolidated text prints otherwise (docs/decisions/0030). */
  misprints: {
    almond:
      'RD 1787/1982, 7.4: 64 % (el texto consolidado del BOE imprime 54; 34 % de grasa no sale de 54 % de almendra)',
    protein: 'RD 1787/1982, 6.4.1: 9,5 % (el texto consolidado del BOE imprime 95)',
  },
  secondHand: ' (cifra de fuente secundaria; el pliego no se ha leído)',
  ownSweet: 'criterio de Obrador: el decreto no fija un mínimo de azúcares',
  ownBinding: 'criterio técnico: por encima falta masa que ligue o cubra',
  ownAromas:
    'criterio de Obrador: se tolera un 1 % de canela, ralladura y otros aromas; el RD 1787/1982, 6.4.1, no los admite',
  mandatory: {
    class: 'La clase y la categoría comercial junto al nombre, en letras de 5 mm o más (RD 1787/1982, 7.3)',
    quality: 'La materia que sustituye a la almendra, junto a «turrón», si la hay (RD 1787/1982, 7.3.3)',
  },
  besides: {
    rawAlmond: 'la almendra va cruda, pelada y molida',
    snow: 'se hace como turrón de nieve o de mazapán, con almendra cruda molida y sin tostar la masa',
    wholeAlmond: 'el núcleo es la almendra entera, grageada',
    coated: 'el fruto va grageado',
    caramel: 'el fruto va cubierto de azúcar caramelizado',
    zone: (place: string): string => `lo elaboras en la zona (${place})`,
    certified: 'te certifica el Consejo Regulador',
  },
} as const

export const turronConditionLabel = (key: string): string =>
  turronLawTerms.readings[key] ?? turronParameters[key as TurronParameterKey].label

/** What a formula of a category «queda». */
export const categoryText = (category: string): string => `en categoría ${category}`
