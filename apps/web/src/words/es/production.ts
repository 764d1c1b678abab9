import { spoken } from '../spoken.ts'
import type { craftNames } from './shell.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** The machine that bounds a batch of each craft. */
export const machineNames = spoken<Readonly<Record<keyof typeof craftNames, string>>>('machineNames', {
  helado: 'Mantecadora',
  panaderia: 'Amasadora',
  pasteleria: 'Batidora',
  turron: 'Mezcladora de turrón',
  cacao: 'Atemperadora',
})

export const dayWords = spoken('dayWords', {
  empty: '¿Qué haces mañana?',
  emptyHelp: 'Elige qué haces y cuántas piezas: te digo qué preparar, en qué orden, y qué comprar.',
  summary: (products: number, preparations: number, pieces: number): string =>
    `${many(products, 'producto', 'productos')}, ${many(preparations, 'preparación', 'preparaciones')}, ${many(pieces, 'unidad', 'unidades')}.`,
  print: 'Imprimir',
  weigh: 'Pesar',
  another: 'Repetir otro día',
  repeat: (title: string): string => `Repetir el ${title}`,
  parts: 'Partes del plan',
  what: 'Qué haces',
  mise: 'Mise en place',
  buy: 'Compra',
  clock: 'Reloj',
  date: 'Día',
} as const)

/** Moments of a day: they have the names that the maker gives them. */
export const momentWords = spoken('momentWords', {
  usual: (at: number, count: number): string =>
    at > 0 && at === count - 1 && count > 2 ? 'Al final' : (['Primero', 'Después', 'Luego'][at] ?? 'Más tarde'),
  name: (name: string): string => `Nombre del momento «${name}»`,
  when: (name: string): string => `Cuándo haces ${name}`,
  whenShort: 'Cuándo',
  other: 'Otro momento',
  late: (users: string): string => `Va después de ${users}, que la lleva.`,
  suggested: (eve: string, day: string): readonly string[] => [
    `${eve}, antes de cerrar`,
    `${eve} tarde, necesita frío`,
    `${day}, primera hora`,
  ],
} as const)

/** Making again on another day what was made on one. */
export const repeatWords = spoken('repeatWords', {
  title: 'Otro día',
  date: 'Para el día',
  which: 'Qué repites',
  blank: 'Empezar en blanco',
  done: (title: string): string => `Plan para el ${title}. El de antes se queda aquí.`,
  started: 'Plan en blanco. El de antes se queda en «Repetir otro día».',
} as const)

/** A plan on the scale, one preparation after another. */
export const planWeighWords = spoken('planWeighWords', {
  lead: (at: number, of: number, weight: string): string => `${at} de ${of} · ${weight}`,
  batch: (at: number, of: number): string => `Tanda ${at} de ${of}`,
  which: 'Preparación',
  done: (name: string): string => `${name} (hecha)`,
  next: (name: string): string => `Siguiente: ${name}`,
  nextBatch: (at: number, of: number): string => `Seguir con la tanda ${at} de ${of}`,
  finished: 'Está todo pesado.',
  kept: 'Su hornada está guardada.',
  changed: (weight: string): string => `El plan ha cambiado: ya tenías pesados ${weight}.`,
  reset: 'Empezarla de nuevo',
} as const)

export const productWords = spoken('productWords', {
  count: (count: number): string => many(count, 'producto', 'productos'),
  add: 'Añadir producto',
  search: 'Buscar en mis fórmulas',
  piece: (parts: number): string => `Montaje, ${many(parts, 'parte', 'partes')}`,
  openPiece: 'Abrir el montaje',
  pieceHelp: 'Los gramos y la merma de cada parte se cambian en su montaje.',
  none: 'Ninguna con ese nombre.',
  noFormulas: 'Guarda una fórmula en la Mesa y aquí podrás elegirla.',
  pieces: (name: string): string => `Piezas de ${name}`,
  gramsOf: (name: string): string => `Gramos por pieza de ${name}`,
  lossOf: (name: string): string => `Merma de ${name}, %`,
  grams: 'Gramos por pieza',
  loss: 'Merma, %',
  lossCounted: (label: string): string => `La ${label.toLowerCase()} ya está contada.`,
  lossHelp: 'De cada 100 g hechos, los que no llegan a la pieza.',
  each: (weight: string): string => `piezas de ${weight}`,
  whole: (weight: string): string => `toda la fórmula, ${weight}`,
  unweighed: '? ¿Cuánto pesa cada pieza? Hasta saberlo no entra en el plan.',
  noLoss: 'Sin merma: cuento 0 %.',
  remove: 'Quitar',
  removed: (name: string): string => `Has quitado «${name}».`,
  most: (count: number): string => `Hasta ${count} productos por día: parte el plan.`,
  unread: 'Por revisar',
  unreadHelp: 'No puedo leer su fórmula: ábrela en la Mesa.',
  gone: 'Ya no está en Mis fórmulas',
} as const)

export const roomWords = spoken('roomWords', {
  title: 'Máquinas',
  help: 'Los kilos que caben de una vez. Vacío, va todo en una tanda.',
  places: 'Cuántas cosas a la vez',
  placesHelp: 'Vacío, una. Lo que no quepa se dice en el reloj.',
  hands: 'Personas',
  oven: 'Sitios en el horno',
  machines: (machine: string): string => `${machine}, cuántas`,
  kilos: (machine: string): string => `${machine}, kilos por tanda`,
  unit: 'kg',
} as const)

export const atHandWords = spoken('atHandWords', {
  title: 'Ya tengo hecho',
  add: 'Añadir una preparación',
  choose: 'Elegir…',
  grams: (name: string): string => `Gramos hechos de ${name}`,
  since: (date: string): string => `del ${date}`,
} as const)

export const miseWords = spoken('miseWords', {
  product: (pieces: string, name: string): string => `${pieces} × ${name}`,
  title: 'Mise en place',
  done: (done: number, of: number): string => `${done} de ${of} ${of === 1 ? 'hecha' : 'hechas'}`,
  tick: (name: string, weight: string): string => `${name}, ${weight}`,
  lines: (name: string): string => `Qué lleva ${name}`,
  ingredient: 'Ingrediente',
  batch: 'Por tanda',
  all: 'En total',
  taken: (weight: string): string => `Descuento ${weight} que ya tienes.`,
  left: (weight: string): string => `Salen ${weight}.`,
  review: 'Por revisar',
  untick: 'Desmarcar todo',
  unticked: 'Todo está por hacer.',
  starts: (time: string, day: string): string => `Empieza ${day} a las ${time}.`,
  notes: 'A comprobar',
  nothing: 'Nada que preparar: escribe cuántas piezas haces.',
} as const)

export const shoppingWords = spoken('shoppingWords', {
  title: 'Lista de la compra',
  titleOf: (day: string): string => `Lista de la compra, ${day.toLowerCase()}`,
  count: (count: number): string => many(count, 'ingrediente', 'ingredientes'),
  lead: (count: number, outlay: string): string =>
    count === 0
      ? 'Lo tienes todo: no hay nada que comprar.'
      : `Compra ${many(count, 'ingrediente', 'ingredientes')}: ${outlay} en envases enteros.`,
  ingredient: 'Ingrediente',
  buy: 'Comprar',
  needs: (need: string, have: string): string => `necesitas ${need}, tienes ${have}`,
  enough: 'ya lo tienes',
  untold: (known?: string | number): string => (known === undefined ? '?' : `${known} + ?`),
  uses: (cost: string): string => `De todo ello, el plan gasta ${cost}.`,
  bought: 'He comprado',
  haveBought: 'Sumado a lo que tienes.',
  used: 'Descontar lo gastado',
  haveUsed: 'Descontado de lo que tienes.',
  euro: '€',
  packs: (count: number, weight: string): string => `${count} de ${weight}`,
  total: 'Compra',
  estimated: 'Con ○, a precio orientativo: pon el tuyo en «Precios y existencias».',
  isEstimated: 'precio orientativo',
  csv: 'CSV',
  file: (date: string): string => `compra-${date}`,
  csvHeads: ['Ingrediente', 'Gramos', '€/kg', '€', 'Para', 'Tengo (g)', 'Compro (g)', 'Pago (€)'],
} as const)

/** The day on paper. */
export const dayPaperWords = spoken('dayPaperWords', {
  assembly: 'Montaje',
  pieces: (count: number): string => many(count, 'pieza', 'piezas'),
  heads: ['De abajo arriba', 'cada una', 'en total', 'lote'],
  totals: 'De cada preparación, en total',
  loss: 'Con la merma que dice cada parte; la de manga y molde, súmala tú.',
  noLoss: 'Sin merma de manga ni de molde: súmala tú.',
  supposed: (what: string): string => `○ Supuesto: ${what}.`,
  printed: (time: string): string => `impreso a las ${time}`,
  unweighed: (names: string): string => `? Sin peso de pieza, fuera del plan: ${names}.`,
} as const)
