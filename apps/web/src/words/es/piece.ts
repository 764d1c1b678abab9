import { numberText } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** A piece put together of parts. */
export const pieceScreenWords = spoken('pieceScreenWords', {
  place: 'Montaje',
  list: 'Montajes',
  back: 'Mis fórmulas',
  name: 'Nombre del montaje',
  placeholder: 'Montaje sin nombre',
  summary: 'Resultado',
  keep: (part: string): string => `por ${part}`,
  empty: 'Elige la primera parte.',
  emptyHelp: 'Una parte es una de tus fórmulas o un ingrediente, con los gramos que quedan en cada pieza.',
  remove: 'Eliminar el montaje',
  removed: (name: string): string => `«${name}», eliminado.`,
  other: 'Otro montaje',
  more: 'Más',
  label: 'Etiqueta',
  nameless: 'Sin nombre legal propio: di qué es',
  namelessWhy: 'Una pieza así no tiene un nombre reservado: en su etiqueta di qué es, para que se entienda.',
  named: (name: string): string => `«${name}»`,
  namedWhy: 'Así la describes en su etiqueta: no tiene un nombre reservado.',
  untold: 'No se sabe cómo se conserva',
  toDay: 'Llevar a producción',
  taken: (name: string): string => `«${name}» está en el plan.`,
  full: 'El plan tiene ya todos los productos que caben en un día.',
  print: 'Imprimir',
  short: (wrong: number, parts: number): string =>
    wrong > 0
      ? `${wrong === 1 ? '1 parte' : `${wrong} partes`} por revisar`
      : `${parts === 1 ? '1 parte' : `${parts} partes`}, bien`,
  shortFigures: (weight: string, cost: string): string => `${weight} · ${cost}`,
} as const)

export const pieceParts = spoken('pieceParts', {
  title: 'Partes de una pieza',
  order: 'de arriba abajo',
  add: 'Añadir parte',
  addDecoration: 'Añadir decoración',
  within: (name: string): string => `Dentro, «${name}»:`,
  grams: (name: string): string => `Gramos de ${name}`,
  gramsHead: 'Gramos por pieza',
  whole: 'Una pieza',
  noPrice: 'sin precio',
  right: 'Bien',
  decoration: 'Decoración',
  wraps: 'Envuelve la pieza (glaseado, baño)',
  more: (name: string): string => `Más sobre ${name}`,
  loss: 'Merma (%)',
  lossOf: (name: string): string => `Merma de ${name} (%)`,
  lost: (percent: string, grams: string): string => `Merma ${percent}: hay que hacer ${grams}`,
  density: 'Densidad (g/ml)',
  densityOf: (name: string): string => `Densidad de ${name} (g/ml)`,
  width: { round: 'Diámetro (mm)', square: 'Lado (mm)', bar: 'Ancho (mm)', dome: 'Diámetro (mm)' },
  widthOf: (name: string): string => `Ancho de ${name} (mm)`,
  toTheWall: 'Hasta la pared',
  up: 'Subir',
  down: 'Bajar',
  open: 'Abrir en la mesa',
  take: 'Quitar',
  taken: (name: string): string => `Has quitado «${name}».`,
  changed: 'Ha cambiado en Mis fórmulas.',
  follow: 'Seguir la nueva',
} as const)

const millimetres = (value: number): string => `${numberText(value, 1)}\u202fmm`

export const drawingWords = spoken('drawingWords', {
  title: 'Corte a escala',
  bars: 'Peso de cada parte',
  mould: 'Molde',
  moulds: { round: 'Redondo', square: 'Cuadrado', bar: 'Barra', dome: 'Media esfera', none: 'Sin molde' },
  view: 'Tamaño del dibujo',
  views: { cut: 'Corte', true: '1 : 1' },
  trueSize: 'A su tamaño: 10\u202fmm del dibujo son 10\u202fmm en papel; en pantalla, según la tuya.',
  diameter: { round: 'Diámetro (mm)', square: 'Lado (mm)', bar: 'Ancho (mm)', dome: 'Diámetro (mm)' },
  length: 'Largo (mm)',
  height: 'Alto del molde (mm)',
  noHeight: 'Sin medir',
  millimetres,
  across: {
    round: (width: number): string => `Diámetro ${millimetres(width)}`,
    square: (width: number): string => `Lado ${millimetres(width)}`,
    bar: (width: number, length: number): string => `Ancho ${millimetres(width)}, largo ${millimetres(length)}`,
    dome: (width: number): string => `Diámetro ${millimetres(width)}`,
  },
  ruler: (length: number): string => `Escala: ${millimetres(length)}`,
  estimated: 'Altura estimada: cuento 1 g por mililitro donde no has escrito la densidad.',
  measured: 'Alturas según el peso, el molde y la densidad de cada parte.',
  fits: (sum: number, height: number): string =>
    `La suma (${millimetres(sum)}) cabe en el molde de ${millimetres(height)}.`,
  over: (over: number | undefined, grams: string, name: string): string =>
    over === undefined
      ? `No cabe: quita ${grams} de «${name}».`
      : `Sobran ${millimetres(over)}: quita ${grams} de «${name}».`,
  insert: (width: number, height: number): string => `⌀ ${numberText(width, 1)} · ${millimetres(height)}`,
  bare: (grams: string, around: string, name: string): string =>
    `Faltan ${grams} de «${around}» para cubrir «${name}».`,
  tight: (name: string): string => `«${name}» no cabe: a su altura el molde es más estrecho.`,
  thickness: (name: string): string => `Alto de ${name} (mm)`,
  byWeight: 'Cada barra es tan alta como pesa su parte.',
  picture: (count: number): string => `Dibujo de ${count === 1 ? 'una capa' : `${count} capas`}`,
  table: 'Capas, de arriba abajo',
  part: 'Parte',
  tall: 'Alto (mm)',
  weight: 'Peso',
  onTop: 'encima',
  wraps: (thickness: number): string => `envuelve, ${millimetres(thickness)}`,
} as const)

export const piecePriceWords = spoken('piecePriceWords', {
  title: 'Precio de una pieza',
  ingredients: 'Ingredientes',
  packaging: 'Envase (€ por pieza)',
  packagingRow: 'Envase',
  labour: 'Mano de obra',
  labourFor: (minutes: string, pieces: string): string => `${minutes} min para ${pieces}`,
  pieces: 'Piezas',
  minutes: 'Minutos para todas',
  hourly: 'Euros por hora',
  vat: 'IVA (%)',
  cost: 'Coste',
  margin: 'Margen (%)',
  below: (price: string, lost: string): string => `A ${price} pierdes ${lost} por pieza.`,
  marginHelp: 'El margen es sobre el precio sin IVA. Escribe uno de los dos y sale el otro.',
  board: (vat: string): string => `PVP con IVA del ${vat} %`,
  own: 'Con tus precios; los que faltan son orientativos.',
  indicative: 'Precios orientativos: escribe los tuyos en Despensa.',
} as const)

export const pieceLabelWords = spoken('pieceLabelWords', {
  title: 'Una pieza, en la etiqueta',
  energy: 'Energía',
  per100: (text: string): string => `${text} por 100 g`,
  prepare: 'Preparar etiqueta',
  perPiece: (grams: string): string => `Por pieza (${grams} g)`,
} as const)

export const assembledWords = spoken('assembledWords', {
  open: 'Montada…',
  title: '¿Cuántas has montado?',
  lots: 'De qué hornada o de qué lote es cada parte. Lo que no confirmes queda como «quizá».',
  isLot: (lot: string): string => `Sí, ${lot}`,
} as const)
