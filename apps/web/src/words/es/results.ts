import { marginOnSide, marginWords, type RangeMargin } from '@obrador/engine'
import { spoken } from '../spoken.ts'

export const verdictWords = spoken('verdictWords', {
  heading: 'Veredicto',
  cannot: 'No se puede calcular todavía.',
  alone: 'Añade al menos otro ingrediente.',
} as const)

/** What a figure is called: whole, and in what it is and how it is meant. */
interface FigureName {
  readonly label: string
  readonly name: string
  readonly aside: string
}

/** What a figure is called on a screen, where its own name says too little: by craft and key. */
export const figureNames = spoken<Readonly<Record<string, Readonly<Record<string, FigureName>>>>>('figureNames', {
  helado: {
    PAC: { label: 'Temperatura de servicio (PAC)', name: 'Temperatura de servicio', aside: 'PAC' },
    azucares: { label: 'Azúcares, sin la lactosa', name: 'Azúcares', aside: 'sin la lactosa' },
  },
})

/** The same where the figure is of a cabinet of one's own: the PAC that everybody knows is another. */
export const ownFigureNames = spoken<typeof figureNames>('ownFigureNames', {
  helado: {
    PAC: { label: 'Temperatura de servicio, en tu vitrina', name: 'Temperatura de servicio', aside: 'en tu vitrina' },
  },
})

/** The law, as part of the verdict. */
export const lawWords = spoken('lawWords', {
  mayNot: (name: string, why: string, isBalanced: boolean): string =>
    `${isBalanced ? 'Equilibrada, pero no' : 'No'} puede llamarse «${name}»${why === '' ? '' : `: ${why}`}.`,
  condition: (label: string, value: string | undefined, isLeast: boolean, threshold: string): string =>
    `${value === undefined ? label : `${label}, ${value}`} (${isLeast ? 'mínimo' : 'máximo'} ${threshold})`,
  others: (count: number): string => (count === 1 ? 'otra condición' : `otras ${count} condiciones`),
} as const)

export const gaugeWords = spoken('gaugeWords', {
  heading: 'Parámetros',
  state: { in: 'en su rango', under: 'por debajo', over: 'por encima', none: 'informativo' },
  unknown: 'no se sabe',
  shape: { in: '●', under: '▼', over: '▲', none: '' },
  /** What comes before the balance, and what nobody judged. */
  first: {
    inseguro: '■',
    falta_seguridad: '□',
    prohibido: '▼',
    dosis: '▼',
    sin_nombre: '▼',
    incompleto: '○',
    por_confirmar: '○',
    sin_juzgar: '–',
    casi: '◐',
    dosis_alta: '▲',
  },
  /** The same, when it could be otherwise. */
  close: { in: '○', under: '▽', over: '△', none: '' },
  key: { firm: 'seguro', close: 'justo', varies: 'lo que puede variar' },
  /** «a 0,2 puntos del máximo» is a distance; beside what may vary it says on which side. */
  may: (from: RangeMargin, vary: string): string => `${marginOnSide(from)}, y puede variar ±\u202f${vary}`,
  margin: marginWords,
  more: (vary: string): string => `±\u202f${vary}`,
  range: (least: string, most: string): string => `${least} a ${most}`,
  own: 'tuyo',
  told: (margin: string, question: string): string => `, ${margin}. ${question}`,
  informs: 'Otras cifras',
  origin: '¿De dónde sale?',
  ghost: (label: string, value: string): string => `${label} quedaría en ${value}`,
} as const)

export const actionWords = spoken('actionWords', {
  label: 'Acciones',
  balance: 'Equilibrar',
  save: 'Guardar versión',
  duplicate: 'Duplicar',
  compare: 'Comparar',
  share: 'Compartir',
  foodLabel: 'Preparar etiqueta',
  print: 'Imprimir',
  kitchen: 'Pesar',
  clear: 'Vaciar la mesa',
  more: 'Más',
} as const)
