import { findRow } from '@obrador/engine'
import { foldText } from './fold.ts'

/** A figure that a name bears without a sign, and what it says of the ingredient. */
export interface FigureOfName {
  readonly figure: number
  readonly says: 'fat' | 'cocoa' | 'strength' | 'dextrose' | 'alcohol' | 'dose' | 'share' | 'bloom'
}

/**
 * The figure that belongs to a name: fat of a cream, cocoa of a chocolate, strength of a flour, dextrose equivalent of a glucose. What the trade
 * says without a sign («nata 35», «cobertura 70»), by the head of the name; figures outside its window are weights.
 */
const WINDOWS: readonly (readonly [head: RegExp, says: FigureOfName['says'], fits: (figure: number) => boolean])[] = [
  [/^(?:nata|crema|panna|creme|cream)\b/, 'fat', (figure) => figure >= 10 && figure <= 48],
  [/^(?:leche|llet|latte|milk|lait)\b/, 'fat', (figure) => figure <= 4 && !Number.isInteger(figure)],
  [
    /^(?:mantequilla|butter|beurre|burro|mantega)\b/,
    'fat',
    (figure) => (figure >= 80 && figure <= 84) || figure === 99,
  ],
  [/^(?:harina|farina|farine|flour)\b/, 'strength', (figure) => figure === 0 || (figure >= 45 && figure <= 450)],
  [
    /^(?:cobertura|choco|chocolate|couverture|chocolat|cioccolato|copertura|xocolata)\b/,
    'cocoa',
    (figure) => figure >= 28 && figure <= 100,
  ],
  [/^cacao\b/, 'fat', (figure) => figure >= 10 && figure <= 24],
  [
    /^(?:glucosa|glucose|glucosio|maltodextrina|jarabe de glucosa|sirope de glucosa)\b/,
    'dextrose',
    (figure) => figure >= 5 && figure <= 60,
  ],
  [/^(?:ron|rum|brandy|licor|conac|cognac|kirsch|whisky|anis)\b/, 'alcohol', (figure) => figure >= 15 && figure <= 60],
  [/^(?:base|procrema|pannacrema|basenova)\b/, 'dose', (figure) => [30, 50, 100, 150, 200, 250].includes(figure)],
  [/^(?:neutro|estabilizante|cremodan)\b/, 'dose', (figure) => figure >= 1 && figure <= 10],
  [/^(?:pasta de|pasta)\b/, 'share', (figure) => figure === 100],
  [/^(?:pure|pulpa)\b/, 'share', (figure) => figure >= 50 && figure <= 100],
  [/^(?:masa madre|levain|praline)\b/, 'share', (figure) => [50, 60, 100].includes(figure)],
  [/^(?:gelatina|gelatine)\b/, 'bloom', (figure) => figure >= 160 && figure <= 260],
  [/^sorbitol\b/, 'share', (figure) => figure === 70],
  [/^(?:wpc|wpi|mpc|mpi)\b/, 'share', (figure) => figure >= 30 && figure <= 95],
]

/** Whether a figure behind a name belongs to it, by what the trade says of that ingredient. */
export function isOfName(name: string, figure: number): boolean {
  const folded = foldText(name)
  const window = WINDOWS.find(([head]) => head.test(folded))
  return window ? window[2](figure) : findRow(`${name} ${figure}`) !== undefined
}

/** The bare figure at the end of a name, and what the trade says by it: 35 of «nata 35» is its fat. */
export function figureOfName(name: string): FigureOfName | undefined {
  const [, head = '', written = ''] = /^(.*\p{L}\S*)\s+(\d+(?:[.,]\d+)?)$/u.exec(name.trim()) ?? []
  const figure = Number(written.replace(',', '.'))
  const folded = foldText(head)
  const window = WINDOWS.find(([named]) => named.test(folded))
  return written !== '' && window?.[2](figure) ? { figure, says: window[1] } : undefined
}
