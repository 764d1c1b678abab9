import type { MapAxis } from '@obrador/engine/usual'
import { decapitaliseName } from '../../format/page-speech.ts'

export const axisWords: Readonly<Record<MapAxis, { readonly name: string; readonly unit: string }>> = {
  azucar: { name: 'Zuccheri, senza il lattosio', unit: '%' },
  grasa: { name: 'Grassi', unit: '%' },
  agua: { name: 'Acqua', unit: '%' },
  harina: { name: 'Farina', unit: '%' },
  huevo: { name: 'Uova, sul secco e senza grassi', unit: '%' },
  lacteo: { name: 'Solidi del latte non grassi', unit: '%' },
  fruta: { name: 'Solidi della frutta', unit: '%' },
  fruto_seco: { name: 'Frutta secca, senza i suoi grassi', unit: '%' },
  fruto_seco_entero: { name: 'Frutta secca, sul secco', unit: '%' },
  hidratacion: { name: 'Idratazione', unit: '% sulla farina' },
  levadura: { name: 'Lievito compresso', unit: '% sulla farina' },
  sal: { name: 'Sale', unit: '% sulla farina' },
}

const one = (count: number): string => (count === 1 ? 'pubblicata' : 'pubblicate')
/** «Di tutte le 24 pubblicate» has the figure in the middle: a figure beyond all others is told by its name. */
const beyondAll = (side: 'more' | 'less', axis: string, n: number): string =>
  `${decapitaliseName(axis)} ${side === 'more' ? 'sopra' : 'sotto'} ${n === 1 ? 'l’unica' : `tutte le ${n}`} ${one(n)}`

export const mapWords = {
  title: (type: string): string => `Mappa: ${decapitaliseName(type)}`,
  count: (n: number): string => `${n} ${one(n)}`,
  about: (n: number): string => `${n} formule pubblicate. Ogni punto è una formula; toccalo per vedere di chi è.`,
  mine: 'la tua',
  isMine: 'La tua',
  moved: 'quanto l’hai spostata',
  published: 'pubblicata',
  otherStyle: 'di altro stile',
  range: 'intervallo',
  usual: 'il consueto',
  horizontal: 'Asse orizzontale',
  vertical: 'Asse verticale',
  enlarge: 'Ingrandisci',
  back: (name: string): string => `Torna a ${name}`,
  compare: 'Confronta',
  weights: 'Muovi i grammi',
  asTable: 'Vedi come tabella',
  all: (n: number): string => `Vedile tutte e ${n}`,
  formula: 'Formula',
  source: 'Fonte',
  order: 'dalla più alla meno simile',
  walk: 'Scorri le pubblicate con le frecce; con Invio si confrontano',
  at: (x: string, y: string): string => `${x}, ${y}`,
  inUsual: (there: number, n: number): string =>
    `Tra le pubblicate, nella zona più consueta: ce ne sono ${there} su ${n}.`,
  inRange: 'Nell’intervallo, fuori dalla zona più consueta.',
  beyond: (side: 'more' | 'less', axis: string, n: number): string =>
    `${beyondAll(side, axis, n).replace(/^./, (letter) => letter.toUpperCase())}.`,
  inRangeBeyond: (side: 'more' | 'less', axis: string, n: number): string =>
    `Nell’intervallo; ${beyondAll(side, axis, n)}.`,
  outOfRange: (there: number): string =>
    there === 0
      ? 'Fuori intervallo, e lì non c’è nessuna pubblicata.'
      : `Fuori intervallo, con ${there === 1 ? 'un’altra' : `altre ${there}`} ${one(there)}.`,
  among: (n: number): string => `Tra le ${n} pubblicate.`,
  unread: 'Ci sono ingredienti che non si leggono: la tua non si può collocare.',
  none: 'Di questo tipo ce ne sono poche pubblicate: non c’è mappa.',
} as const
