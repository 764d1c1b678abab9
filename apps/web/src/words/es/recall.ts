import { spoken } from '../spoken.ts'

/** What is said where a lot is taken back from all that was made with it. */

const batchesOf = (count: number): string => `${count} ${count === 1 ? 'hornada' : 'hornadas'}`
const piecesOf = (count: number): string => `${count} ${count === 1 ? 'pieza' : 'piezas'}`
const maybeOf = (count: number): string => (count === 0 ? '' : count === 1 ? ' Quizá una más.' : ` Quizá ${count} más.`)

export const recallWords = spoken('recallWords', {
  title: 'Retirar un lote',
  choose: 'Elige un lote y verás cada hornada que lo lleva.',
  lots: 'Lotes',
  noLot: 'sin lote',
  notKnown: 'no se sabe',
  isSure: 'Confirmado',
  heads: ['Hornada', 'Producto', 'Piezas', 'A quién'],
  count: (sure: number, maybe: number): string =>
    maybe === 0 ? batchesOf(sure) : `${sure} + ${maybe} ${sure + maybe === 1 ? 'hornada' : 'hornadas'}`,
  headline: (name: string, lot: string, batches: number, pieces: number, uncounted: number, maybe: number): string => {
    const counted = pieces === 0 ? '' : ` y ${piecesOf(pieces)}`
    const others = pieces === 0 || uncounted === 0 ? '' : `, más las de ${batchesOf(uncounted)} sin contar`
    return `Con ${name} ${lot} hiciste ${batchesOf(batches)}${counted}${others}.${maybeOf(maybe)}`
  },
  unlotted: (name: string, batches: number): string => `De ${name} no se sabe el lote en ${batchesOf(batches)}.`,
  cameFrom: (supplier: string | undefined, day: string | undefined): string =>
    `De quién vino: ${supplier ?? '? (no se sabe)'}. Cuándo llegó: ${day ?? '? (no se sabe)'}.`,
  maybe: 'Puede que también: nadie tocó su lote y el saco estaba abierto, o es el mismo número en otra cosa',
  print: 'Imprimir la retirada',
  csv: 'CSV de la retirada',
  csvName: 'retirada',
  csvHeads: ['Ingrediente', 'Lote', 'De quién', 'Llegó', 'Hornada', 'Día', 'Producto', 'Piezas', 'A quién', 'Seguro'],
  sure: { yes: 'sí', maybe: '? trátalo como si lo llevara' },
  supposed: (lot: string): string => `? quizá ${lot}`,
  untold: '? sin lote',
  unknown: '?',
  untoldOf: (names: string): string => `? ${names}, sin lote`,
  drawing: 'Ver el dibujo',
  law: '● confirmado con un toque · ? no se sabe: trátalo como si lo llevara. Reglamento (CE) 178/2002, arts. 18 y 19. La venta al público no se apunta.',
} as const)
