import type { Wording } from '../../advise/suggestions.ts'
import { action } from '../../words/messages.ts'
import { decapitalise, list, number } from '../../words/text.ts'
import type { Role } from './names.ts'
import { type ParameterKey, parameters } from './params.ts'

export const INERT_EFFECT = ' (cuenta en el peso, pero no aporta composición)'

/** What a cook calls each role when it is missing. */
const roleWords: Readonly<Record<Role, string>> = {
  harina: 'harina',
  leudante: 'harina leudante',
  almidon: 'almidón',
  azucar: 'azúcar',
  azucar_glas: 'azúcar glas',
  grasa: 'grasa',
  mantequilla: 'mantequilla',
  margarina: 'margarina',
  huevo: 'huevo',
  yema: 'yema',
  clara: 'clara',
  leche: 'leche',
  sin_lactosa: 'lácteo sin lactosa',
  nata: 'nata',
  nata_acida: 'nata agria',
  queso: 'queso',
  mascarpone: 'mascarpone',
  chocolate_negro: 'chocolate negro',
  chocolate_leche: 'chocolate con leche',
  chocolate_blanco: 'chocolate blanco',
  cacao: 'cacao',
  fruto_seco: 'fruto seco',
  almendra: 'almendra',
  pasta_fruto_seco: 'pasta de fruto seco',
  fruta: 'fruta',
  zumo_acido: 'zumo ácido',
  zanahoria: 'zanahoria',
  arroz: 'arroz',
  gelatina: 'gelatina',
  gelificante: 'otro gelificante',
  impulsor: 'impulsor',
  bicarbonato: 'bicarbonato',
  sal: 'sal',
  agua: 'agua',
}

const anyOf = (roles: readonly Role[]): string =>
  list(
    roles.map((role) => roleWords[role]),
    'o',
  )

export const missingBase = (type: string, missing: readonly (readonly Role[])[]): string =>
  `El tipo «${type}» no reconoce su ingrediente base (${list(missing.map(anyOf), 'y')}): añádelo, o mira si está bien escrito.`

export const unknownRole = (name: string, roles: readonly string[]): string =>
  `«${name}»: «role» debe ser uno de ${roles.join(', ')}.`

export const badBakingLoss = (most: number): string =>
  `«perdidaHorneado» es el % de peso que se pierde: debe estar entre 0 y el agua de la fórmula (${number(most, 1)} %).`

/** Labels that are not masculine singular. */
const FEMININE: ReadonlySet<ParameterKey> = new Set([
  'agua',
  'grasa',
  'grasaHarina',
  'grasaAnadida',
  'grasaAgua',
  'grasaLactea',
  'grasaLacteaFinal',
  'grasaProducto',
  'harina',
  'harinaAlmendra',
  'zanahoriaHarina',
  'salHarina',
  'estructuraTernura',
  'claraAlmendra',
  'claraPolvos',
  'mantequillaAlmendra',
  'mantequillaPolvos',
  'mantequillaBase',
  'mantequillaAzucar',
  'mantequilla',
  'lecheAlmendra',
  'yemaLitro',
  'yema',
  'nataBase',
  'nataQueso',
  'nataAzucar',
  'nata',
  'gelatina',
  'mantecaCacao',
  'aw',
  'pure',
])
const PLURAL: Readonly<Partial<Record<ParameterKey, readonly [low: string, high: string]>>> = {
  azucares: ['bajos', 'altos'],
  solidos: ['bajos', 'altos'],
  espumante: ['bajos', 'altos'],
  proteinas: ['bajas', 'altas'],
}

type LabelOf = (key: ParameterKey) => string

function state(key: ParameterKey, low: boolean): string {
  const [below, above] = PLURAL[key] ?? (FEMININE.has(key) ? ['baja', 'alta'] : ['bajo', 'alto'])
  return low ? below : above
}

/** What a cook will notice when a parameter is under or over its range. */
const effects: Readonly<Partial<Record<ParameterKey, { readonly under?: string; readonly over?: string }>>> = {
  azucares: { over: 'Demasiado dulce.' },
  huevoHarina: { under: 'No montará.' },
  azucarHarina: { over: 'Se hundirá y caramelizará.' },
  grasaHarina: { under: 'Masa dura y seca.', over: 'Miga grasienta.' },
  impulsorHarina: { under: 'No subirá.', over: 'Subirá y se hundirá, con sabor químico.' },
  liquidoHarina: { under: 'Masa seca.', over: 'Se desparramará.' },
  panadaHarina: { over: 'Se desparramará.' },
  almidonLitro: { under: 'No espesará.', over: 'Textura de engrudo.' },
  espesanteLitro: { under: 'No napará.', over: 'Textura de engrudo.' },
  huevoLitro: { under: 'Quedará floja.' },
  yemaLitro: { under: 'No napará.' },
  gelatina: { under: 'No se sostendrá.', over: 'Quedará gomosa.' },
  chocolateNata: { under: 'No cristalizará.', over: 'Se puede cortar.' },
  mantecaCacao: { under: 'No tomará cuerpo.' },
  grasaAgua: { over: 'Emulsión cortada.' },
  azucarClara: { under: 'Merengue inestable.', over: 'Quedará azúcar sin disolver.' },
  huevoZumo: { under: 'No espesará.' },
  claraAlmendra: { over: 'Masa demasiado líquida.' },
  grasaLacteaFinal: { under: 'No llega al 6 % legal de grasa láctea.' },
}

const written = (key: ParameterKey, value: number): string => number(value, parameters[key].decimals)

/** One fact, one action, the grams, and the value it gives. The labels are those of the recipe. */
export const wording = (labelOf: LabelOf): Wording<ParameterKey> => ({
  balanced: (typeLabel) => `Fórmula equilibrada: todos los parámetros están dentro del rango de ${typeLabel}.`,
  correction: (change, range, caused) => {
    const { parameter: key, before, after } = change
    const low = before < range[0]
    const lead = caused ? `Con lo anterior, ${decapitalise(labelOf(key))}` : labelOf(key)
    const fact = `${lead} ${state(key, low)} (${written(key, before)}; objetivo ${number(range[0])}–${number(range[1])})`
    const effect = low ? effects[key]?.under : effects[key]?.over
    return `${fact}: ${action(change)} y quedará en ${written(key, after)}.${effect ? ` ${effect}` : ''}`
  },
  names: (keys) =>
    list(
      keys.map((key) => decapitalise(labelOf(key))),
      'y',
    ),
})

export const headline = {
  fault:
    (labelOf: LabelOf) =>
    (key: ParameterKey, low: boolean): string =>
      `${decapitalise(labelOf(key))} ${state(key, low)}`,
  balanced: (medal: string | undefined): string =>
    medal === undefined ? 'Equilibrada.' : `Equilibrada. Medalla de ${medal.toLowerCase()}.`,
} as const

/** What a ganache is good for. */
export const uses = { tart: 'relleno de tarta o macaron', truffle: 'trufa / corte', bonbon: 'bombón' } as const

export const warnings = {
  notSantiago: () => 'La IGP Tarta de Santiago es de almendra, y según fuentes secundarias sin harina en la masa.',
  underSantiago: () =>
    'La IGP Tarta de Santiago pide al menos 33 % de almendra y, según fuentes secundarias, 33 % de azúcar y 25 % de huevo.',
  notEstepa: () =>
    'Con menos del 8 % de almendra no sería un polvorón de la IGP de Estepa (cifra de fuente secundaria; el pliego no se ha leído).',
  protease: (fruit: string) =>
    `La proteasa de «${fruit}» en crudo impide cuajar la gelatina: hierve el puré o usa agar o pectina.`,
  madame: () => 'Sin gelatina es una crema madame: úsala en el día.',
  cookedSyrup: () => 'Anota solo el agua que queda tras cocer el almíbar (a 118 °C ≈ 13 % del almíbar).',
  otherChocolate: (role: Role, type: string) =>
    `El chocolate mayoritario es ${roleWords[role].replace('chocolate ', '')}: revisa si el tipo correcto es ${type}.`,
  whipped: () => 'Es la proporción de una ganache montada: si la vas a montar, usa el tipo ganache_montada.',
  leavened: () => 'Lleva impulsor: esta masa sube por el aire del huevo montado; si monta bien, no lo necesita.',
  spirits: (percent: number) =>
    `Lleva ${number(percent, 1)} % de alcohol: parte se evapora en el horno y retrasa el cuajado.`,
} as const

/** Customary and protected names, the figures they look at, and what they ask for besides. */
/** What each customary name is called without what it stands for; `<x>` is what stands in its place. */
const INSTEAD: Readonly<Record<string, readonly [withIt: string, bare: string]>> = {
  arroz_con_leche: ['Arroz con <x>', 'Arroz dulce'],
  dulce_de_leche: ['Crema dulce de <x>', 'Crema dulce'],
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
  yema_pastelera: ['Dulce de <x>', 'Dulce de huevo'],
  tocino_de_cielo: ['Dulce de <x>', 'Dulce de huevo'],
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

export const law = {
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
    decapitalise(
      row
        .replace(/ \(.*\)| \d.*$| sin azúcar$/g, '')
        .replace(/^Leche de/, 'Bebida de')
        .replace(/^Nata vegetal.*/, 'grasa vegetal'),
    ),
  instead: (type: string, stands: string | undefined): string => {
    const [withIt, bare] = INSTEAD[type] ?? ['Crema de <x>', 'Producto de pastelería']
    return stands === undefined ? bare : withIt.replace('<x>', stands)
  },
  figures: {
    ajenosSobao: 'Ingredientes que el pliego no nombra',
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
  } as Readonly<Record<string, string>>,
  /** As the table of the law prints them; an answer takes them from the type. */
  usualNames: {
    arroz_con_leche: 'Arroz con leche',
    dulce_de_leche: 'Dulce de leche',
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
  customary: { tarta_santiago: 'Tarta de almendra', sobao: 'Sobao' },
  protected: {
    santiago: 'IGP Tarta de Santiago',
    sobao: 'IGP Sobao Pasiego',
    estepa: 'IGP Polvorones o Mantecados de Estepa',
  },
  ofChocolate: 'de chocolate (si no, «al cacao»)',
  unread: ' (cifra de fuente secundaria; el pliego no se ha leído)',
  besides: {
    customary:
      'es lo que su nombre usual da a entender y no lleva colorante que imite la yema (Código Alimentario, 3.20.52)',
    zone: (place: string): string => `lo elaboras en la zona (${place})`,
    certified: 'te certifica el Consejo Regulador',
  },
} as const

/** How it loses weight, as the end of a sentence. */
export const baked = (): string => 'el agua que se va en el horno o en el fuego'
