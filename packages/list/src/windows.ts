import { find } from '@obrador/engine'
import { fold } from './fold.ts'

/**
 * The figure that belongs to a name: fat of a cream, cocoa of a chocolate, strength of a flour, dextrose equivalent of a glucose. What the trade
 * says without a sign («nata 35», «cobertura 70»), by the head of the name; figures outside its window are weights.
 */
const WINDOWS: readonly (readonly [head: RegExp, fits: (figure: number) => boolean])[] = [
  [/^(?:nata|crema|panna|creme|cream)\b/, (figure) => figure >= 10 && figure <= 48],
  [/^(?:leche|llet|latte|milk|lait)\b/, (figure) => figure <= 4 && !Number.isInteger(figure)],
  [/^(?:mantequilla|butter|beurre|burro|mantega)\b/, (figure) => (figure >= 80 && figure <= 84) || figure === 99],
  [/^(?:harina|farina|farine|flour)\b/, (figure) => figure === 0 || (figure >= 45 && figure <= 450)],
  [
    /^(?:cobertura|chocolate|couverture|chocolat|cioccolato|copertura|xocolata)\b/,
    (figure) => figure >= 28 && figure <= 100,
  ],
  [/^cacao\b/, (figure) => figure >= 10 && figure <= 24],
  [
    /^(?:glucosa|glucose|glucosio|maltodextrina|jarabe de glucosa|sirope de glucosa)\b/,
    (figure) => figure >= 5 && figure <= 60,
  ],
  [/^(?:ron|rum|brandy|licor|conac|cognac|kirsch|whisky|anis)\b/, (figure) => figure >= 15 && figure <= 60],
  [/^(?:base|procrema|pannacrema|basenova)\b/, (figure) => [30, 50, 100, 150, 200, 250].includes(figure)],
  [/^(?:neutro|estabilizante|cremodan)\b/, (figure) => figure >= 1 && figure <= 10],
  [/^(?:pasta de|pasta)\b/, (figure) => figure === 100],
  [/^(?:pure|pulpa)\b/, (figure) => figure >= 50 && figure <= 100],
  [/^(?:masa madre|levain|praline)\b/, (figure) => [50, 60, 100].includes(figure)],
  [/^(?:gelatina|gelatine)\b/, (figure) => figure >= 160 && figure <= 260],
  [/^sorbitol\b/, (figure) => figure === 70],
]

/** Whether a figure behind a name belongs to it, by what the trade says of that ingredient. */
export function isOfName(name: string, figure: number): boolean {
  const folded = fold(name)
  const window = WINDOWS.find(([head]) => head.test(folded))
  return window ? window[1](figure) : find(`${name} ${figure}`) !== undefined
}
