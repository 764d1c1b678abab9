import { list, number, quoted } from './text.ts'

/** Sentences of the law of labels that no craft owns: words that are somebody's, claims, additives and what is mandatory. */

const names = (all: readonly string[]): string => list(all.map(quoted), 'y')

export const printing = {
  own: (name: string, row: string): string =>
    `He calculado ${quoted(name)} como «${row}»: la lista dice lo que has escrito. Comprueba la ficha.`,
  protected: (name: string): string =>
    `${quoted(name)} es un nombre protegido: solo si compras producto con DOP, IGP o indicación geográfica. En el nombre de tu producto, además: único de su clase, cantidad que lo caracterice, su % en la etiqueta y aviso previo al grupo de productores (Reg. (UE) 2024/1143, art. 27).`,
  lawful: (name: string, printed: string): string =>
    `${quoted(name)} es un nombre reservado a la leche y sus productos (Reg. (UE) 1308/2013, anexo VII, parte III): la lista dice «${printed}».`,
  brand: (name: string, printed: string): string =>
    `${quoted(name)} es una marca: la lista dice «${printed}». La marca, solo con permiso y además del nombre (Reg. (UE) 1169/2011, art. 17.4).`,
  plant: (name: string): string =>
    `De ${quoted(name)}, ¿de qué planta es? Es obligatorio decirlo, y si está total o parcialmente hidrogenado (Reg. (UE) 1169/2011, anexo VII.A.8 y 9).`,
  /** What stands in the brackets that only its maker can fill. */
  untoldPlant: (name: string): string => `${name} (…)`,
} as const

export const allergens = {
  unknown: (lines: readonly string[]): string => `De ${names(lines)} no lo sé: mira su etiqueta.`,
  likely: (line: string, all: readonly string[]): string => `${quoted(line)} suele llevar ${list(all, 'o')}`,
} as const

export const claimWords = {
  gluten: 'Sin gluten',
  lactose: 'Sin lactosa',
  vegan: 'Vegano',
  lowFat: 'Bajo contenido de grasa',
  noFat: 'Sin grasa',
  protein: 'Fuente de proteínas',
  highProtein: 'Alto contenido de proteínas',
  lowSalt: 'Bajo contenido de sal',
  veryLowSalt: 'Muy bajo contenido de sal',
  analysis: 'un análisis da 20 mg/kg o menos de gluten y no hay contaminación cruzada',
  oats: 'la avena está tratada para celiacos y da 20 mg/kg o menos',
  lactoseAnalysis: 'un análisis da menos de 0,01 % de lactosa; el alérgeno leche sigue destacado',
  sheet: (lines: readonly string[]): string => `la ficha de ${names(lines)} lo confirma`,
  noAnimal: 'ningún aditivo ni proceso es de origen animal (E 471, E 322, clarificantes…)',
  sweetens: (lines: readonly string[]): string =>
    `${names(lines)} no va para endulzar y no lleva azúcares añadidos: mira su ficha`,
  untold: 'se sabe qué lleva lo que no reconozco',
  glutenNorm: 'Reg. (UE) 828/2014',
  lactoseNorm: 'AESAN, no vinculante',
  veganNorm: 'Reg. (UE) 1169/2011, art. 36.3.b (sin definición legal)',
} as const

const E = (code: string): string => `E ${code}`
export const additiveWords = {
  hyperactivity: (code: string): string =>
    `${E(code)}: puede tener efectos negativos sobre la actividad y la atención de los niños`,
  colour: (what: string): string => `colorante (${what})`,
  whichColour: 'colorante (di cuál)',
  asksColour: (name: string): string =>
    `De ${quoted(name)} falta el número E o el nombre del colorante: es obligatorio en la lista, y de él dependen los límites y la advertencia del anexo V (Reg. (UE) 1169/2011, anexo VII.C; Reg. (CE) 1333/2008).`,
  titanium:
    'El dióxido de titanio (E 171) no está autorizado: quítalo (óxidos de hierro o carbonato cálcico E 170, si hace falta).',
  novel: (name: string): string =>
    `${name} es un nuevo alimento no autorizado en la UE (Reg. (UE) 2015/2283): no puede venderse.`,
  novelFood: (name: string): string =>
    `${name} es un nuevo alimento con condiciones de uso y mención propias: mira la lista de la Unión (Reg. (UE) 2017/2470).`,
  forbidden: (name: string, category: string): string =>
    `${name} no se admite en esta categoría de alimento (${category}; Reg. (CE) 1333/2008, anexo II).`,
  tooMuch: (name: string, dose: number, most: number, category: string): string =>
    `${name}: ${number(dose, 0)} mg/kg de producto, y en esta categoría (${category}) caben ${number(most, 0)} (Reg. (CE) 1333/2008, anexo II).`,
  sweetened: (name: string): string =>
    `${name}: en esta categoría solo cabe en productos sin azúcares añadidos o de valor energético reducido un 30 % (Reg. (CE) 1333/2008, anexo II).`,
  unlisted: (name: string, category: string): string =>
    `${name} no figura en la categoría ${category} del texto leído: confírmalo antes de usarlo (Reg. (CE) 1333/2008, anexo II).`,
  categories: {
    '03': '03, helados',
    '05.1': '05.1, chocolate y sus coberturas',
    '05.2': '05.2, otros productos de confitería',
    '05.4': '05.4, adornos, coberturas y rellenos',
    '07.1.1': '07.1.1, pan de harina, agua, levadura y sal',
    '07.1': '07.1, pan',
    '07.2': '07.2, bollería y pastelería',
    '16': '16, postres',
    '01.4': '01.4, productos lácteos aromatizados',
    '01.6': '01.6, nata',
  },
} as const

export const noticeWords = {
  coumarin: (name: string, dose: number, most: string): string =>
    `Cumarina de ${quoted(name)}: unos ${number(dose, 0)} mg/kg de producto, estimados (tonka ≈ 20 g/kg, casia ≈ 3 g/kg)${most}. Usa canela de Ceilán o menos tonka (Reg. (CE) 1334/2008, anexo III).`,
  coumarinMost: (most: number): string => `; máximo ${most}`,
  cyanide: (name: string): string =>
    `${quoted(name)} puede liberar ácido cianhídrico: pide a tu proveedor el análisis (Reg. (UE) 2023/915, 2.3; en turrón y mazapán, máximo 50 mg/kg: Reg. (CE) 1334/2008, anexo III).`,
  bitterAlmond: (name: string): string =>
    `${quoted(name)} libera ácido cianhídrico: máximo 50 mg/kg en turrón y mazapán (Reg. (CE) 1334/2008, anexo III). Pide análisis; no la des cruda.`,
  liquorice: (name: string): string =>
    `${quoted(name)}: con 100 mg/kg o más de glicirricina, «Contiene regaliz»; con 4 g/kg o más, además la advertencia de hipertensión (Reg. (UE) 1169/2011, anexo III.3). Pide la glicirricina a tu proveedor (suele ser del 4 al 8 %).`,
  opiates: (name: string): string =>
    `${quoted(name)}: pide a tu proveedor el análisis de alcaloides del opio (bollería, 1,50 mg/kg; Reg. (UE) 2023/915, 2.5).`,
  thc: (name: string): string =>
    `${quoted(name)}: pide a tu proveedor el análisis de THC (3 mg/kg; Reg. (UE) 2023/915, 2.6).`,
  metal: (name: string): string =>
    `${quoted(name)} (E 174, E 175) solo cabe en la cobertura externa de confites y en la decoración de bombones (Reg. (CE) 1333/2008, anexo II).`,
  rawMilk: (name: string): string =>
    `${quoted(name)}: con leche cruda, hiérvela o dale un tratamiento equivalente antes de usarla; sin eso no se vende (RD 1086/2020, art. 27.4). Nunca para hospitales, escuelas ni residencias.`,
  farmMilk: (name: string): string =>
    `${quoted(name)}: ¿es cruda o pasteurizada? Si es cruda, hiérvela antes de usarla (RD 1086/2020, art. 27.4).`,
} as const

/** Words of a name that somebody chose, held against the formula. */
export const denominationWords = {
  dairy: (word: string, instead: string): string =>
    `«${word}» está reservado a la leche y sus productos, y aquí lo da ${instead} (Reg. (UE) 1308/2013, anexo VII, parte III): quítalo del nombre o llámalo por lo que es.`,
  dairyMissing: (word: string): string =>
    `«${word}» está en el nombre y ningún ingrediente lo es (Reg. (UE) 1308/2013, anexo VII, parte III; Reg. (UE) 1169/2011, art. 7).`,
  missing: (word: string): string =>
    `«${word}» está en el nombre y no hay ningún ingrediente que lo sea: si solo lleva aroma, «sabor ${word}»; si otro ocupa su lugar, nómbralo junto al nombre (Reg. (UE) 1169/2011, arts. 7 y 17 y anexo VI.A.4).`,
  whole: (percent: string): string =>
    `«Integral» a secas solo si toda la harina lo es (RD 308/2019, art. 4.3.f); aquí lo es el ${percent} de la harina: «elaborado con harina integral ${percent}».`,
  wholeUnknown: '«Integral» solo si toda la harina lo es (RD 308/2019, art. 4.3): aquí no lo sé de toda.',
  protected: (word: string, certified: string): string =>
    `«${word}» es un nombre protegido: solo si ${certified} (Reg. (UE) 2024/1143, art. 26). Ni con «tipo», «estilo», «sabor» ni «imitación».`,
  certified: 'elaboras en su zona según su pliego y te certifica su consejo u órgano de control',
  homemade:
    '«Casero» es lo que se hace en una casa: en un obrador puede inducir a error (Reg. (UE) 1169/2011, art. 7).',
  artisan: '«Artesano» depende de la ley de artesanía de tu comunidad: solo si tienes la carta o el distintivo.',
  vague: (word: string): string =>
    `«${word}» no tiene definición para este producto: solo si es cierto y puedes demostrarlo (Reg. (UE) 1169/2011, art. 7).`,
  butterOnly: (others: readonly string[]): string =>
    `«De mantequilla» pide que sea la única grasa además de la de huevo y leche, y hay ${list(others.map(quoted), 'y')}: «con mantequilla» y su % (Reg. (UE) 1169/2011, arts. 7 y 22).`,
  vanilla: '«Vainilla» pide vainilla: con vainillina o aroma, «sabor a vainilla» (Reg. (CE) 1334/2008, art. 16).',
  jam: (word: string): string =>
    `«${word}» tiene definición propia (RD 863/2003; mermelada, RD 670/1990): solo si lleva la fruta que pide y 60 % o más de sólidos solubles.`,
  horchata: '«Horchata» es de chufa, con almidón, grasa y grados Brix mínimos (RD 1338/1988, 3.1): solo si los cumple.',
  honey:
    '«Miel» en el nombre pide miel de abejas y su cantidad; con otro azúcar junto a ella, «con miel X %» (RD 1049/2003).',
  claim: (text: string, value: boolean | null): string =>
    value === false
      ? `«${text}» no puede declararse: mira «declaraciones».`
      : `«${text}» solo si se cumple lo que dice «declaraciones».`,
  legalName: (word: string, legal: string): string =>
    `«${word}» es un nombre reservado y la fórmula no lo alcanza: puede llamarse «${legal}».`,
  notChocolate: '«Chocolate» pide chocolate en la cantidad de su norma (RD 1055/2003; RD 823/1990, 10.1.2).',
} as const

/** Who must give each of the mandatory mentions. */
export const mandatoryWords = {
  who: { obrador: 'Obrador; confírmalo', formula: 'la fórmula y las fichas de tus proveedores', maker: 'tú' },
  texts: {
    net: 'La cantidad neta, en el mismo campo visual que el nombre (no si pesa menos de 5 g o se vende por unidades a la vista).',
    use_by: 'Fecha de caducidad: es muy perecedero. La da quien valida su vida útil, no Obrador.',
    best_before: 'Fecha de consumo preferente. La da quien valida su vida útil, no Obrador.',
    no_date: 'Sin fecha: es pan o bollería que se consume en 24 h (anexo X.1.d).',
    operator: 'Nombre o razón social y dirección de quien responde del producto.',
    origin:
      'El origen, si callarlo confunde, si se muestra un lugar o un nombre protegido, o si el ingrediente primario es de otro sitio.',
    use: 'Modo de empleo, si sin él cuesta usarlo bien (descongelar, hornear, consumir cocido).',
    alcohol: 'Grado alcohólico, solo en bebidas con más de 1,2 % vol.',
    nutrition: 'Información nutricional: la tabla de «nutricion».',
    nutrition_exempt:
      'Exenta si vendes pequeñas cantidades directamente o a comercios de tu zona (anexo V.19), o el envase es pequeño; cualquier declaración nutricional la hace obligatoria.',
    asks_small:
      '¿Vendes solo pequeñas cantidades, directamente o a comercios de tu zona? España no fija kilos: si es así, la información nutricional no es obligatoria.',
    lot: 'Lote (RD 1808/1991), y registro sanitario si te corresponde. Letra de 1,2 mm de altura de la x o más (0,9 si el envase no llega a 80 cm²), en español.',
    weight: (text: string): string => text,
  },
  falls: {
    granel:
      'Sin envasar o envasado a petición: nombre, alérgenos, cantidad de ingredientes y grado alcohólico, en etiqueta o cartel; los alérgenos pueden decirse de palabra si están escritos y hay un aviso a la vista (RD 126/2015, arts. 4 a 6).',
    envasado_propio:
      'Envasado por ti para vender de inmediato en tus tiendas: todo menos la información nutricional (RD 126/2015, art. 5).',
    hosteleria: 'Servido en tu local: los alérgenos (RD 126/2015, art. 4.2).',
    distancia: 'A distancia: todo menos la fecha, antes de la compra (Reg. (UE) 1169/2011, art. 14).',
  },
} as const

export const vatWords = {
  bread: (percent: number): string =>
    `IVA del ${percent} %, orientativo: pan común (Ley 37/1992, art. 91.Dos.1.1.º). Si no es pan común, 10 %.`,
  food: (percent: number): string => `IVA del ${percent} %, orientativo: alimento (Ley 37/1992, art. 91.Uno.1.1.º).`,
  asked: (percent: number): string => `IVA del ${percent} %, el que has pedido.`,
} as const
