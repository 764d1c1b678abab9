import { spoken } from '../spoken.ts'

export const dialogWords = spoken('dialogWords', { close: 'Cerrar' } as const)

/** What was left half done: a list, an ingredient. */
export const halfDone = spoken('halfDone', { goOn: 'Seguir', discard: 'Descartar' } as const)

export const ownSheetWords = spoken('ownSheetWords', {
  title: 'Un ingrediente tuyo',
  help: 'Copia la ficha técnica del proveedor, por 100 g. Se guarda en este dispositivo.',
  name: 'Nombre',
  model: 'Se parece a',
  chooseModel: 'Elegir del catálogo',
  modelHelp: 'La ficha no dice qué azúcares o grasas lleva: los reparto como en este.',
  price: 'Precio (€ por kilo)',
  fields: {
    kcal: 'Energía (kcal)',
    grasa: 'Grasas',
    saturadas: 'de las cuales saturadas',
    hidratos: 'Hidratos de carbono',
    azucares: 'de los cuales azúcares',
    polioles: 'de los cuales polioles',
    fibra: 'Fibra',
    proteinas: 'Proteínas',
    sal: 'Sal',
    agua: 'Humedad',
    alcohol: 'Alcohol',
  },
  sum: (grams: string): string => `La ficha suma ${grams} g de 100`,
  energy: (kcal: string): string => `De sus cifras salen ${kcal} kcal`,
  fine: 'La ficha cuadra.',
  save: 'Guardar el ingrediente',
  halfDone: (name: string): string =>
    name === '' ? 'Tienes un ingrediente a medias.' : `Tienes un ingrediente a medias: «${name}».`,
  /** Of what it resembles, in a field that nobody has filled in. */
  like: (figure: string): string => `¿${figure}?`,
  asks: 'Lo que falta por saber',
  names: {
    kcal: 'Energía',
    grasa: 'Grasas',
    saturadas: 'Grasas saturadas',
    hidratos: 'Hidratos de carbono',
    azucares: 'Azúcares',
    polioles: 'Polioles',
    fibra: 'Fibra',
    proteinas: 'Proteínas',
    sal: 'Sal',
    agua: 'Humedad',
    alcohol: 'Alcohol',
  },
  untold: (names: string): string => `Sin escribir: ${names}. Vacío no es cero: ¿qué pongo?`,
  asIn: (name: string): string => `Como en ${name}`,
  none: 'No lleva',
  rest: (grams: string): string => `Faltan ${grams}\u202fg hasta 100: ¿el resto es agua?`,
  waterOf: (name: string, grams: string): string => `${name} lleva ${grams}\u202fg.`,
  isWater: (grams: string): string => `Sí, ${grams}\u202fg de agua`,
  notWater: 'No, falta una cifra',
  needsAnswer: 'Contesta antes lo que falta por saber.',
  needsModel: 'Elige a qué ingrediente del catálogo se parece.',
  needsName: 'Ponle un nombre.',
} as const)

export const shareWords = spoken('shareWords', {
  title: 'Compartir',
  help: 'La fórmula va entera en el enlace: no pasa por ningún servidor y no caduca.',
  what: 'Qué mandas',
  lines: 'Ingredientes',
  steps: 'Elaboración',
  tooLong: 'Es larga para un enlace: envíala como fichero.',
  files: 'Como fichero',
  workbook: 'Excel',
  csv: 'CSV',
  file: 'Obrador (JSON)',
  embed: 'Incrustar en tu web',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  send: 'Enviar…',
  cannotCopy: 'Este navegador no deja copiar: selecciona el enlace y cópialo a mano.',
} as const)

/** A text to send by any messenger. */
export const sendText = spoken('sendText', {
  send: 'Enviar como texto',
  copied: 'Texto copiado. Ponlo en tu mensaje.',
  cannotCopy: 'Este navegador no deja copiar.',
} as const)

export const messageWords = spoken('messageWords', {
  grams: (grams: string): string => `${grams} g`,
  share: (percent: string): string => `(${percent} %)`,
  line: (name: string, amount: string): string => `${name}: ${amount}`,
  inside: (name: string, amount: string): string => `   ${name}: ${amount}`,
  over: (base: string): string => `Los porcentajes, sobre la ${base} total.`,
  product: (pieces: string, name: string): string => `${pieces} × ${name}`,
  buy: (name: string, amount: string, packs: string): string => `☐ ${name}: ${amount}${packs}`,
  packs: (told: string): string => ` (${told})`,
  total: (euros: string): string => `Total: ${euros}`,
} as const)
