import { spoken } from '../spoken.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const NUMBERS = ['Ningún', 'Un', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve', 'Diez'] as const
const ORDINALS = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
  'undécima',
  'duodécima',
] as const
const changes = (count: number): string => many(count, 'cambio', 'cambios')

/** How the book stands with the others: the words of the masthead. */
export const syncStatusWords = spoken('syncStatusWords', {
  upToDate: (ago: string): string => (ago === '' ? 'Al día' : `Al día · ${ago}`),
  sending: (count: number): string => (count === 0 ? 'Recibiendo…' : `Enviando ${changes(count)}…`),
  offline: (count: number): string => (count === 0 ? 'Sin red' : `Sin red: ${changes(count)} por mandar`),
  expiring: (days: number, on: string): string => `Sin usar desde hace ${many(days, 'día', 'días')}: caduca el ${on}`,
  full: (size: string): string => `No cabe: ${size}. Las fotos se quedan en este aparato`,
  crowded: 'No caben más aparatos en este libro',
  unreadable: 'En el servidor hay algo que no se puede leer',
  lost: 'Este aparato ya no tiene la llave',
  gone: 'Lo compartido se ha borrado',
  expired: (on: string): string => `Lo compartido caducó el ${on}`,
  minutes: (count: number): string => `hace ${count} min`,
  hours: (count: number): string => `hace ${count} h`,
} as const)

/** What stands under them where there is room. */
export const syncDetailWords = spoken('syncDetailWords', {
  offline: 'Se mandan solos al volver.',
  expiring: 'Abrirlo en cualquier aparato lo renueva.',
  full: 'El resto se sigue mandando.',
  crowded: 'Quita uno en otro aparato para que quepa este.',
  unreadable: 'Tu libro sigue aquí, entero. Se arregla al abrirlo en otro aparato con la llave del libro.',
  lost: 'Tu libro sigue aquí, entero. No recibe cambios.',
  gone: 'Tu libro sigue aquí, entero.',
} as const)

/** Of a change that this device may not make. */
export const putBackWords = spoken('putBackWords', {
  putBack:
    'Este aparato solo pesa: lo que se había cambiado aquí no está en el libro. Vuelve a decir lo que dice el libro.',
  seen: 'Entendido',
} as const)

export const sharingPageWords = spoken('sharingPageWords', {
  title: 'Compartir el libro',
  back: 'Copia y ajustes',
  about: 'El mismo libro en el ordenador, el móvil y la tableta.',
  open: 'Abrir',
  alone: 'Tu libro está solo en este aparato.',
  notReached: 'No llego al servidor. Vuelve a probar con red.',
  share: 'Compartir el libro',
  join: 'Unirme a otro',
  name: 'Cómo se llama este aparato',
  names: { phone: 'Móvil', tablet: 'Tableta', desk: 'Ordenador' },
  devices: (count: number, isUpToDate: boolean): string => {
    const number = NUMBERS[count] ?? String(count)
    return `${number} ${count === 1 ? 'aparato' : 'aparatos'}, un libro.${isUpToDate ? ' Todo al día.' : ''}`
  },
  weighs: 'Este aparato pesa. No ve precios.',
  setAside: (count: number): string =>
    count === 1
      ? 'Ha llegado 1 anotación que no se entiende, o de quien no puede escribirla. Está apartada; el resto sigue.'
      : `Han llegado ${count} anotaciones que no se entienden, o de quien no puede escribirlas. Están apartadas; el resto sigue.`,
  newKey: 'Poner la nueva',
  seePhotos: 'Ver las fotos',
  startOver: 'Empezar de nuevo',
} as const)

export const keyWords = spoken('keyWords', {
  add: 'Añadir un aparato',
  which: 'Qué llave',
  kinds: { book: 'Llave del libro', weigh: 'Solo pesar' },
  opens: {
    book: 'Lee y cambia todo: fórmulas, precios, hornadas. Quien tenga esta llave tiene el libro.',
    weigh: 'Pesa, marca lo hecho y apunta hornadas. No ve precios, costes ni márgenes, y no cambia fórmulas.',
  },
  steps: [
    'En el otro aparato: «Más → Copia y ajustes → Compartir el libro → Unirme a otro».',
    'Escanea este código, o escribe las doce palabras.',
  ],
  picture: 'Código para unir otro aparato; o usa las doce palabras',
  words: 'Las doce palabras',
  hides: 'Se oculta en 2 minutos.',
  copy: 'Copiar las palabras',
  copied: 'Copiadas.',
  cannotCopy: 'El navegador no deja copiar: escríbelas.',
  print: 'Imprimir y guardar',
  told: 'Entre aparatos viaja cifrado: el servidor guarda lo que no puede leer. Si pierdes la llave pierdes lo compartido, no el libro: cada aparato tiene su copia.',
} as const)

export const joinWords = spoken('joinWords', {
  title: 'Unirme a otro',
  lead: 'Escanea el código del otro aparato.',
  scan: 'Escanear el código',
  stop: 'Dejar la cámara',
  camera: 'Lo que ve la cámara',
  noCamera:
    'Este navegador no lee códigos: escribe las doce palabras, o escanéalo con la cámara del móvil y sigue el enlace.',
  refused: 'El navegador no deja usar la cámara: escribe las doce palabras.',
  or: 'o escribe las doce palabras',
  word: (number: number): string => `Palabra ${number}`,
  count: (count: number): string => `${count} de 12. Con tres letras basta.`,
  look: 'Ver qué pasaría',
  looking: 'Mirando el otro libro…',
  cancel: 'Ahora no',
  badWord: (number: number): string => `La ${ORDINALS[number - 1] ?? ''} palabra no está en la lista.`,
  badCheck: 'Falta alguna o están cambiadas.',
  unknown: 'El servidor no tiene ningún libro con esa llave.',
  /** Why the book that the words open cannot be looked at, by what the server says. */
  closed: {
    moved:
      'La llave se cambió: estas palabras ya no abren el libro. Pide las nuevas en un aparato que lo tenga: «Compartir el libro → Añadir un aparato».',
    unreadable:
      'Lo que guarda el servidor no se puede leer. Abre el libro en un aparato que ya lo tenga y vuelve a probar.',
    devices: 'No caben más aparatos en este libro. Quita uno en otro aparato para que quepa este.',
  },
  badLink: 'El enlace está incompleto: escribe las doce palabras.',
  already: 'Este aparato ya comparte un libro. Antes de unirlo a otro, deja de compartir este.',

  two: 'Se juntan dos libros. No se pisa nada.',
  weighs: 'Este aparato va a pesar con el otro libro. No verá precios.',
  begin: 'Empezar a pesar',
  begun: (formulas: number): string => `Listo para pesar: ${many(formulas, 'fórmula', 'fórmulas')}.`,
  caption: 'Qué hay en cada uno',
  columns: ['aquí', 'allí', 'iguales'],
  groups: {
    formulas: 'Fórmulas',
    pieces: 'Montajes',
    own: 'Ingredientes',
    prices: 'Precios',
    batches: 'Hornadas',
    photos: 'Fotos',
  },
  clashes: (count: number): string =>
    count === 1 ? '1 con el mismo nombre y distinta' : `${count} con el mismo nombre y distintas`,
  beside: (name: string): string => `Quedan las dos; la de aquí, como «${name}».`,
  version: (number: number): string => `Es la misma, cambiada: la de aquí entra como versión ${number}.`,
  changed: 'Es la misma, cambiada: queda la de allí.',
  prices: (count: number): string =>
    count === 1
      ? '1 precio distinto: queda el más reciente, el otro en su historial.'
      : `${count} precios distintos: queda el más reciente de cada uno, el otro en su historial.`,
  keeps: 'Antes de juntar guardo una copia de tu libro: se puede deshacer durante 30 días.',
  join: 'Juntar',
  joined: (formulas: number): string => `Juntados: ${many(formulas, 'fórmula', 'fórmulas')}.`,
  undo: 'Deshacer',
  undone: 'Tu libro es otra vez el de antes. Lo que había está en la copia descargada.',
  undoHelp: (until: string): string =>
    `Hasta el ${until} puedes volver al libro que tenías antes. Descargo antes una copia del de ahora.`,
} as const)

/** «la tableta», «el móvil»: by how the name begins. */
const isFeminine = (name: string): boolean => /^\p{L}+a(?:\s|$)/u.test(name)

export const deviceWords = spoken('deviceWords', {
  title: 'Aparatos',
  room: (count: number, most: number, used: string, size: string): string => `${count} de ${most} · ${used} de ${size}`,
  this: 'este',
  rename: 'Cambiar el nombre',
  now: 'al día',
  which: { book: 'llave del libro', weigh: 'solo pesar' },
  remove: 'Quitar',
  removeOf: (name: string): string => `Quitar ${name}`,
  removing: (name: string): string => `Quitar «${name}»`,
  how: (others: number): string =>
    others === 1
      ? 'Hago una llave nueva y paso el libro a ella. El otro aparato la recibe solo; si está apagado, al encenderlo.'
      : others === 0
        ? 'Hago una llave nueva y paso el libro a ella.'
        : `Hago una llave nueva y paso el libro a ella. Los otros ${others} aparatos la reciben solos; si alguno está apagado, al encenderlo.`,
  holders: 'Reciben la llave nueva',
  trust: { new: 'nuevo', changed: 'otra clave' },
  code: (code: string): string => `código ${code}`,
  compare:
    'Marca los que conozcas: los demás se quedan sin llave. En cada aparato se ve su código, en esta misma página.',
  inside: (name: string): string => `Lo que «${name}» ya tiene dentro no se puede borrar desde aquí.`,
  confirm: 'Quitar y cambiar la llave',
  leaveIt: (name: string): string => (isFeminine(name) ? 'Dejarla' : 'Dejarlo'),
  failed: 'No he podido cambiar la llave: no llego al servidor. Todo sigue como estaba.',
  removed: (name: string): string => `«${name}» ya no tiene la llave.`,

  leave: 'Dejar de compartir aquí',
  leaveHelp: 'El libro se queda en este aparato tal como está.',
  leaveNow: 'Dejar de compartir',
  delete: 'Borrar lo compartido',
  deleteHelp: 'El servidor borra todo lo que guarda. Cada aparato conserva su libro.',
  deleteNow: 'Borrar del servidor',
} as const)

export const weighingKeyWords = spoken('weighingKeyWords', {
  can: ['Fórmulas y planes, para pesar y marcar', 'Hornadas: apunta medidas y lotes'],
  cannot: ['Precios, costes y márgenes: cifrados con otra llave', 'Cambiar fórmulas: no puede'],
} as const)
