const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

export const book = {
  title: 'Mis fórmulas',
  mine: (count: number): string => `Mías ${count}`,
  published: 'Publicadas',
  which: 'Qué fórmulas',
  import: 'Importar',
  new: 'Nueva',
  search: 'Nombre, ingrediente o nota',
  all: 'Todas',
  craft: 'Oficio',
  tags: 'Etiquetas',
  look: 'Mira esto',
  review: 'Para revisar',
  unpriced: 'Sin precio',
  bin: 'Papelera',
  list: 'Fórmulas',
  order: 'Ordenar por',
  orders: { used: 'Uso reciente', name: 'Nombre', craft: 'Oficio' },
  shown: (shown: number, all: number): string =>
    shown === all ? many(all, 'fórmula', 'fórmulas') : `${shown} de ${many(all, 'fórmula', 'fórmulas')}`,
  more: (count: number): string => `Ver ${count} más`,
  empty: 'Aquí está cada fórmula tuya desde que tiene nombre. La de la mesa ya está a salvo.',
  keepIt: 'Ir a la mesa',
  none: (text: string): string => `Nada con «${text}».`,
  noneHere: 'Nada por aquí.',
  maybe: (word: string): string => `¿${word.charAt(0).toUpperCase()}${word.slice(1)}?`,
  perKilo: (price: string): string => `${price}/kg`,
  version: (number: number): string => `v${number}`,
  loose: 'Sin versión',
  choose: 'Elige una fórmula para ver sus versiones.',
  about: (name: string): string => `Sobre ${name}`,
  marked: 'Para comparar',
  markedOne: (name: string): string => `«${name}», marcada. Pulsa C en otra para compararlas.`,
  keys: '/ busca · ↑↓ pasan de una a otra · Intro abre · C en dos las compara',
  pieces: 'Montajes',
  pieceType: (parts: number): string => `Montaje, ${many(parts, 'parte', 'partes')}`,
} as const

export const looks = {
  fine: 'Equilibrada',
  close: (label: string): string => `Justa de ${label}`,
  barely: (label: string): string => `${label}, por poco`,
  depends: (ingredient: string): string => `Depende de tu ${ingredient}`,
  named: 'Equilibrada, nombre por ver',
  cannot: 'Por completar',
  first: {
    inseguro: 'No se puede vender así',
    falta_seguridad: 'Falta un dato de seguridad',
    prohibido: 'Lleva algo no permitido',
    dosis: 'Dosis no permitida',
    sin_nombre: 'Nombre no permitido',
    incompleto: 'Falta leer una línea',
    por_confirmar: 'Una lectura por confirmar',
    sin_juzgar: 'Sin juzgar',
    dosis_alta: 'Dosis alta',
  },
  over: (label: string): string => `${label}, por encima`,
  under: (label: string): string => `${label}, por debajo`,
} as const

export const detail = {
  open: 'Abrir',
  openOne: (name: string): string => `Abrir ${name}`,
  duplicate: 'Duplicar',
  copy: (name: string): string => `${name} (copia)`.trim(),
  duplicated: (name: string): string => `En la mesa, una copia de «${name}».`,
  rename: 'Renombrar',
  name: 'Nombre',
  tags: 'Etiquetas',
  tagsHelp: 'Etiquetas, separadas por comas',
  note: 'Nota',
  photo: 'Foto',
  newPhoto: 'Poner una foto',
  otherPhoto: 'Cambiar la foto',
  noPhoto: 'Quitar la foto',
  photoOf: (name: string): string => `Foto de ${name}`,
  badPhoto: 'Ese fichero no es una foto que este navegador entienda.',
  photoGone: 'Has quitado la foto.',
  delete: 'Eliminar',
  deleted: (name: string): string => `Has eliminado «${name}».`,
  done: 'Hecho',
  versions: 'Versiones',
  noVersions: 'Aún no has guardado ninguna versión.',
  first: 'La primera.',
  changed: (before: string, after: string): string => `Qué cambió de ${before} a ${after}`,
  theVersion: (number: number): string => `la ${number}`,
  now: 'lo de ahora',
  others: 'Elegir otras',
  restore: (number: number): string => `Abrir la versión ${number}`,
} as const

export const comparison = {
  title: 'Comparar',
  before: 'De',
  after: 'A',
  version: (name: string, number: number): string => `${name}, versión ${number}`,
  now: (name: string): string => `${name}, como está`,
  table: (name: string): string => `En la mesa: ${name}`,
  grams: 'Gramos',
  figures: 'Parámetros',
  change: 'Cambio',
  rest: 'Lo demás, igual.',
  same: 'Dicen lo mismo.',
  type: 'Tipo',
  method: 'La elaboración también ha cambiado.',
  inside: (name: string): string => `${name} es otra por dentro.`,
  none: '—',
} as const

export const bin = {
  help: 'Lo eliminado se queda aquí 30 días.',
  empty: 'La papelera está vacía.',
  recover: 'Recuperar',
  recoverOne: (name: string): string => `Recuperar ${name}`,
  recovered: (name: string): string => `«${name}» está otra vez en tus fórmulas.`,
} as const

export const published = {
  count: (count: number): string => many(count, 'fórmula publicada', 'fórmulas publicadas'),
  none: 'Ninguna con esas palabras.',
  asPublished: 'Tal como se publicaron: quien las firma puede no seguir estos rangos.',
  standing: {
    right: '● Equilibrada',
    look: '▲ Algo que revisar',
    unlawful: '▼ No cumple con su nombre',
  },
  openOne: (name: string): string => `Abrir ${name}`,
  with: (type: string, flavour: string): string => `${type} con ${flavour.toLowerCase()}`,
} as const

export const fresh = {
  blank: (craft: string): string => `En blanco: ${craft.toLowerCase()}`,
  copy: 'Copia de la que está en la mesa',
  example: 'Desde un ejemplo',
  paste: 'Pegar una lista',
  piece: 'Montaje',
} as const

export const saving = {
  title: 'Guardar versión',
  question: '¿Qué has cambiado?',
  name: 'Nombre de la fórmula',
  save: 'Guardar',
  saved: (number: number): string => `Versión ${number} guardada.`,
  known: (number: number): string => `Ya está guardada: es la versión ${number}.`,
  state: (number: number, when: string): string => `Versión ${number}, ${when}`,
  unsaved: 'cambios sin versión',
  less: (name: string): string => `menos ${name}`,
  more: (name: string): string => `más ${name}`,
  with: (name: string): string => `con ${name}`,
  without: (name: string): string => `sin ${name}`,
  type: (label: string): string => `ahora es ${label}`,
  measures: 'otras medidas',
  steps: 'otra elaboración',
  inside: (name: string): string => `otra versión de ${name}`,
  renamed: 'otro nombre',
} as const

export const method = {
  heading: 'Elaboración',
  edit: 'Editar',
  done: 'Hecho',
  none: 'Escribe aquí los pasos: van en la ficha y se guardan con la fórmula.',
  write: 'Escribir los pasos',
  label: 'Pasos, uno por línea',
} as const

/** «hoy, 9:12», «ayer», «11 nov»: when something was last touched. */
export const when = { today: (time: string): string => `hoy, ${time}`, yesterday: 'ayer' } as const
