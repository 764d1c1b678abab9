import { spoken } from '../spoken.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

const days = (count: number): string => (count === 0 ? 'de hoy' : count === 1 ? 'de ayer' : `de hace ${count} días`)

/** How much there is of each thing, what there is none of left out. */
const counted = (formulas: number, ingredients: number, prices: number): string => {
  const parts = [
    formulas > 0 ? many(formulas, 'fórmula', 'fórmulas') : '',
    ingredients > 0 ? many(ingredients, 'ingrediente', 'ingredientes') : '',
    prices > 0 ? many(prices, 'precio', 'precios') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** What another tab had on the table, where this one was written over it. */
export const otherTab = spoken('otherTab', (name: string): string => `${name} (otra pestaña)`.trim())

/** The state of the copy: always the same words. */
export const copyStateWords = spoken('copyStateWords', {
  inFile: 'En tu fichero',
  fileWaits: 'Mira tu fichero',
  copied: (age: number): string => `Copia ${days(age)}`,
  never: 'Sin copia',
  unsaved: 'Sin guardar',
} as const)

export const reminderWords = spoken('reminderWords', {
  text: (age: number | undefined): string =>
    age === undefined ? 'Tienes fórmulas guardadas y ninguna copia.' : `Tu última copia es ${days(age)}.`,
  action: 'Hacer una copia',
} as const)

export const copyWords = spoken('copyWords', {
  counted,
  title: 'Copia y ajustes',
  book: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Tu libro está por empezar.' : `Tu libro: ${all}.`
  },
  last: (age: number | undefined): string =>
    age === undefined ? 'Sin copia todavía.' : `Última copia, ${days(age).slice(3)}.`,
  where: 'Todo vive solo en este dispositivo. Si lo pierdes o se borra, lo que no esté en una copia se pierde con él.',
  whereShared: 'Tu libro está en este dispositivo y en los que lo comparten. Una copia sirve aunque los pierdas todos.',
  stays: 'El navegador ha prometido no borrarlo por su cuenta.',
  mayGo: 'El navegador podría borrarlo si le falta espacio: haz copias.',
  notKept: 'Este navegador no deja guardar nada: descarga una copia antes de cerrar.',

  make: 'Hacer una copia',
  makeHelp: 'Un fichero con todo: fórmulas, lo que hay en cada mesa, ingredientes tuyos, precios, despensa y ajustes.',
  made: 'Copia descargada.',

  file: 'Fichero propio',
  fileHelp: 'Elige un fichero en tu carpeta sincronizada: lo mantengo al día.',
  noFile: 'Este navegador no puede mantener un fichero al día: haz copias de vez en cuando.',
  choose: 'Elegir el fichero',
  chooseOther: 'Elegir otro',
  leave: 'Dejar de usarlo',
  current: (name: string, at: string): string => `«${name}», al día. ${at}.`,
  locked: (name: string): string => `«${name}» pide permiso otra vez.`,
  allow: 'Permitir',
  missing: (name: string): string => `No encuentro «${name}».`,
  foreign: (name: string): string => `«${name}» no es de Obrador, o está cortado: no he tocado nada.`,
  ahead: (what: string): string => `El fichero tiene cambios de otro equipo: ${what}.`,
  aheadList: 'Verlos',
  join: 'Reunir',
  keepMine: 'Quedarme con este',

  restore: 'Restaurar',
  restoreHelp:
    'Una copia de Obrador, o un CSV con el ingrediente y los gramos de cada línea. Antes de tocar nada te digo qué trae.',
  pick: 'Elegir un fichero',
  bad: 'Este fichero no es de Obrador, o está cortado: no he tocado nada.',
  brings: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'No trae nada que no tengas.' : `Trae ${all} que no tienes.`
  },
  known: (count: number): string =>
    count === 1 ? 'Ya tienes 1 fórmula igual.' : `Ya tienes ${count} fórmulas iguales.`,
  beside: (names: readonly string[]): string =>
    names.length === 1
      ? `«${names[0]}» es distinta de la tuya: se quedan las dos.`
      : `${names.length} son distintas de las tuyas, y se quedan las dos de cada una: ${names.map((name) => `«${name}»`).join(', ')}.`,
  tables: (count: number): string =>
    count === 1 ? 'Trae también lo que había en una mesa.' : `Trae también lo que había en ${count} mesas.`,
  pantry: (count: number): string => `Para la despensa: ${many(count, 'nombre', 'nombres')}.`,
  day: 'Trae también un plan de producción.',
  norms: 'Trae también ajustes tuyos (vitrina o rangos).',
  drafts: 'Trae también lo que quedó a medias.',
  clash: (count: number): string =>
    count === 1 ? 'Un precio es distinto del tuyo' : `${count} precios son distintos de los tuyos`,
  mine: 'Los míos',
  theirs: 'Los del fichero',
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine} aquí, ${theirs} en el fichero`,
  apply: 'Restaurar',
  cancel: 'Dejarlo',
  restored: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    const last = prices > 0 ? prices : ingredients > 0 ? ingredients : formulas
    const isFeminine = ingredients + prices === 0
    if (all === '') return 'Copia restaurada.'
    return `${all} ${isFeminine ? (last === 1 ? 'restaurada' : 'restauradas') : formulas + ingredients + prices === 1 ? 'restaurado' : 'restaurados'}.`
  },
} as const)

export const previewWords = spoken('previewWords', {
  sent: 'Te han enviado esta fórmula. La tuya sigue en la mesa.',
  region: 'Fórmula recibida',
  own: (names: readonly string[]): string =>
    names.length === 1
      ? `Trae 1 ingrediente suyo: ${names[0]} (se guardará con ella).`
      : `Trae ${names.length} ingredientes suyos: ${names.join(', ')} (se guardarán con ella).`,
  known: 'Ya la tienes guardada.',
  other: (version: number): string =>
    version > 0 ? `Ya tienes una con este nombre, versión ${version}.` : 'Ya tienes una con este nombre.',
  compare: 'Ver qué cambia',
  open: 'Abrir en la mesa',
  save: 'Guardar en mis fórmulas',
  close: 'Cerrar',
} as const)
