import { decapitaliseName, listText } from '../../words/text.ts'

/** What the craft and the law call things. */

/** What a ganache is good for. */
export const ganacheUses = { tart: 'relleno de tarta o macaron', truffle: 'trufa / corte', bonbon: 'bombón' } as const

/** What each customary name is called without what it stands for; `<x>` is what stands in its place. */
const INSTEAD: Readonly<Record<string, readonly [withIt: string, bare: string]>> = {
  arroz_con_leche: ['Arroz con <x>', 'Dulce'],
  leche_frita: ['Crema frita con <x>', 'Crema frita'],
  dulce_de_leche: ['Crema dulce de <x>', 'Crema dulce'],
  teja: ['Teja de <x>', 'Teja'],
  namelaka: ['Crema de <x>', 'Crema'],
  nata_montada: ['Crema montada de <x>', 'Crema montada'],
  crema_mascarpone: ['Crema de <x>', 'Crema'],
  cheesecake: ['Tarta de <x>', 'Tarta'],
  buttercream: ['Crema de <x>', 'Crema'],
  lemon_curd: ['Crema de <x>', 'Crema'],
  crema_almendra: ['Crema de <x>', 'Crema'],
  frangipane: ['Crema de <x>', 'Crema'],
  macaron: ['Macaron de <x>', 'Merengue horneado'],
  tarta_santiago: ['Tarta de <x>', 'Tarta'],
  joconda: ['Bizcocho de <x>', 'Bizcocho'],
  yema_pastelera: ['Dulce de <x>', 'Dulce'],
  tocino_de_cielo: ['Dulce de <x>', 'Dulce'],
  crema_pastelera: ['Crema con <x>', 'Crema'],
  natillas: ['Crema con <x>', 'Crema'],
  flan: ['Postre cuajado con <x>', 'Postre cuajado'],
  crema_catalana: ['Crema con <x>', 'Crema'],
  crema_inglesa: ['Crema con <x>', 'Crema'],
  panna_cotta: ['Postre cuajado con <x>', 'Postre cuajado'],
  tarta_zanahoria: ['Bizcocho de <x>', 'Bizcocho'],
  brownie: ['Bizcocho de <x>', 'Bizcocho'],
  sobao: ['Sobao de <x>', 'Bizcocho'],
}

/** Customary and protected names, the figures they look at, and what they ask for besides. */
export const pasteleriaLawTerms = {
  /** What customary names stand for, as the conditions call it. */
  essentials: {
    leche: 'Leche',
    lacteo: 'Leche o nata',
    nata: 'Nata',
    queso: 'Queso',
    mascarpone: 'Mascarpone',
    mantequilla: 'Mantequilla',
    huevo: 'Huevo',
    yema: 'Yema',
    limon: 'Limón',
    almendra: 'Almendra',
    zanahoria: 'Zanahoria',
    arroz: 'Arroz',
    cacao: 'Cacao o chocolate',
    chocolate: 'Chocolate',
    vegetal: 'Bebida, crema o grasa vegetal en lugar de la de leche',
  },
  /** A drink of a plant by its lawful name. */
  plant: (row: string): string =>
    decapitaliseName(
      row
        .replace(/ \(.*\)| \d.*$| sin azúcar$/g, '')
        .replace(/^Leche de/, 'Bebida de')
        .replace(/^Nata vegetal.*/, 'grasa vegetal'),
    ),
  /** What a name does not say and weighs most stands beside it. */
  withHidden: (name: string, nouns: readonly string[]): string =>
    nouns.length > 0 ? `${name} con ${listText(nouns, 'y')}` : name,
  instead: (type: string, stands: string): string => (INSTEAD[type]?.[0] ?? 'Dulce de <x>').replace('<x>', stands),
  /** How it is, where nothing stands in the place of what is missing: what it is made of follows. */
  described: (type: string): string => INSTEAD[type]?.[1] ?? 'Dulce',
  /** Of a type that the catalogue calls by several names the label says the first, without what only the catalogue adds. */
  printed: (label: string): string => label.replace(/ \(.*\)/g, '').split(' / ')[0] ?? label,
  figures: {
    ajenosSobao: 'Ingredientes que la IGP no nombra',
    gasificanteSobao: 'Gasificante',
    cacaoSeca: 'Componentes de cacao',
    pctAlmendra: 'Almendra',
    pctAzucar: 'Azúcar',
    pctHuevo: 'Huevo',
    harina: 'Harina',
    otraGrasa: 'Grasa que no es mantequilla',
    grasaFinal: 'Grasa',
    proteinaFinal: 'Proteína',
    humedad: 'Humedad',
    aw: 'Actividad de agua',
    frutaAcabada: 'Fruta por kg de producto acabado',
    frutaVedada: 'Manzana, pera, melón, sandía, uva, calabaza, pepino o tomate en la mezcla',
  },
  category: {
    hojaldre: 'pastelería: masa de hojaldre (RD 496/2010, 1.3.1)',
    azucarada: 'pastelería: masa azucarada (RD 496/2010, 1.3.2)',
    escaldada: 'pastelería: masa escaldada (RD 496/2010, 1.3.3)',
    batida: 'pastelería: masa batida (RD 496/2010, 1.3.4)',
    reposteria: 'pastelería: masa de repostería (RD 496/2010, 1.3.5)',
    confiteria: 'producto de confitería (RD 496/2010, 1.1)',
  },
  chocolateNames: {
    ganache_negro: 'Ganache de chocolate negro',
    ganache_leche: 'Ganache de chocolate con leche',
    ganache_blanco: 'Ganache de chocolate blanco',
    mousse_chocolate: 'Mousse de chocolate',
    coulant: 'Coulant de chocolate',
    cremoso: 'Cremoso de chocolate',
    bizcocho_chocolate: 'Bizcocho de chocolate',
  },
  /** The same of what has too little cocoa for the word. */
  cocoaNames: {
    ganache_negro: 'Ganache al cacao',
    ganache_leche: 'Ganache al cacao',
    ganache_blanco: 'Ganache al cacao',
    mousse_chocolate: 'Mousse al cacao',
    coulant: 'Coulant al cacao',
    cremoso: 'Cremoso al cacao',
    bizcocho_chocolate: 'Bizcocho al cacao',
  } as Readonly<Record<string, string>>,
  /** As the table of the law prints them; an answer takes them from the type. */
  usualNames: {
    arroz_con_leche: 'Arroz con leche',
    leche_frita: 'Leche frita',
    dulce_de_leche: 'Dulce de leche',
    teja: 'Teja de almendra',
    namelaka: 'Namelaka',
    nata_montada: 'Nata montada',
    crema_mascarpone: 'Crema de mascarpone',
    cheesecake: 'Tarta de queso',
    buttercream: 'Crema de mantequilla',
    lemon_curd: 'Crema de limón',
    crema_almendra: 'Crema de almendra',
    frangipane: 'Frangipane',
    macaron: 'Macaron',
    joconda: 'Bizcocho gioconda',
    yema_pastelera: 'Yema pastelera',
    tocino_de_cielo: 'Tocino de cielo',
    crema_pastelera: 'Crema pastelera',
    natillas: 'Natillas',
    flan: 'Flan de huevo',
    crema_catalana: 'Crema catalana',
    crema_inglesa: 'Crema inglesa',
    panna_cotta: 'Panna cotta',
    ganache_montada: 'Ganache montada',
    tarta_zanahoria: 'Tarta de zanahoria',
    brownie: 'Brownie',
  } as Readonly<Record<string, string>>,
  /** What the trade calls a type whose label says more, or a protected name. */
  besideArticle: 'RD 863/2003, 8.2',
  customary: {
    tarta_santiago: 'Tarta de almendra',
    sobao: 'Sobao',
    leche_frita: 'Leche frita',
    genoise: 'Genovesa',
    pound_cake: 'Pound cake',
    macaron: 'Macaron',
    masa_tarta: 'Masa de tarta',
    bavarois: 'Bavarois',
    buttercream: 'Crema de mantequilla',
    lemon_curd: 'Crema de limón',
    cheesecake: 'Tarta de queso',
    frangipane: 'Frangipane',
    bizcocho: 'Bizcocho',
    tarta_zanahoria: 'Tarta de zanahoria',
    nata_montada: 'Nata montada',
    crema_mascarpone: 'Crema de mascarpone',
    gelatina_fruta: 'Gelatina de fruta',
    pate_de_fruta: 'Pâte de fruit',
    praline: 'Praliné',
    crujiente_praline: 'Crujiente de praliné',
    teja: 'Teja de almendra',
    nube: 'Nube',
    rosquillas: 'Rosquillas',
  },
  jam: {
    confitura: 'Confitura',
    extra: 'Confitura extra',
    mermelada: 'Mermelada',
    mermelada_extra: 'Mermelada extra',
    described: 'Preparado',
    several: 'frutas varias',
    of: (name: string, fruits: string): string => (fruits === '' ? name : `${name} de ${fruits}`),
  },
  /** The sentence of RD 863/2003, 8.3, in the field of the name. */
  madeWith: (grams: string): string => `Elaborado con ${grams} g de fruta por 100 g`,
  protected: {
    santiago: 'IGP Tarta de Santiago',
    sobao: 'IGP Sobao Pasiego',
    estepa: 'IGP Polvorones o Mantecados de Estepa',
  },
  ofChocolate: 'de chocolate (si no, «al cacao»)',
  official: ' (extracto del DOUE; pliego no leído)',
  unread: ' (cifra de fuente secundaria; el pliego no se ha leído)',
  besides: {
    customary:
      'es lo que su nombre usual da a entender y no lleva colorante que imite la yema (Código Alimentario, 3.20.52)',
    zone: (place: string): string => `lo elaboras en la zona (${place})`,
    certified: 'te certifica el Consejo Regulador',
    jamBrix: 'el refractómetro marca 60 °Brix o más en lo acabado',
    jamSold: 'se vende como tal: dentro de un pastel el RD 863/2003 no rige (art. 2.2)',
    jamPulp: 'es de pulpa sin concentrar',
    marmaladeBrix: 'el refractómetro marca de 40 a menos de 60 °Brix',
  },
} as const
