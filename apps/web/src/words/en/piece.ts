import { englishNumber } from '@obrador/engine/en'

const parts = (count: number): string => (count === 1 ? '1 part' : `${count} parts`)

export const pieceScreenWords = {
  place: 'Assembly',
  list: 'Assemblies',
  back: 'My formulas',
  name: 'Name of the assembly',
  placeholder: 'Untitled assembly',
  summary: 'Result',
  keep: (part: string): string => `because of ${part}`,
  empty: 'Choose the first part.',
  emptyHelp: 'A part is one of your formulas or an ingredient, with the grams left in each piece.',
  remove: 'Delete the assembly',
  removed: (name: string): string => `“${name}” deleted.`,
  other: 'Another assembly',
  more: 'More',
  label: 'Label',
  nameless: 'No legal name of its own: say what it is',
  namelessWhy: 'No name is reserved for a piece like this: say on its label what it is, so that people understand.',
  named: (name: string): string => `“${name}”`,
  namedWhy: 'This is how you describe it on its label: it has no reserved name.',
  untold: 'Keeping unknown',
  toDay: 'Take to production',
  taken: (name: string): string => `“${name}” is in the plan.`,
  full: 'The plan is full: no more products fit in a day.',
  print: 'Print',
  short: (wrong: number, all: number): string => (wrong > 0 ? `${parts(wrong)} to check` : `${parts(all)}, fine`),
  shortFigures: (weight: string, cost: string): string => `${weight} · ${cost}`,
}

export const pieceParts = {
  title: 'Parts of a piece',
  order: 'from top to bottom',
  add: 'Add part',
  addDecoration: 'Add decoration',
  within: (name: string): string => `Inside, “${name}”:`,
  grams: (name: string): string => `Grams of ${name}`,
  gramsHead: 'Grams per piece',
  whole: 'One piece',
  noPrice: 'no price',
  right: 'Fine',
  decoration: 'Decoration',
  wraps: 'Wraps the piece (glaze, coating)',
  more: (name: string): string => `More about ${name}`,
  loss: 'Loss (%)',
  lossOf: (name: string): string => `Loss of ${name} (%)`,
  lost: (percent: string, grams: string): string => `Loss ${percent}: make ${grams}`,
  density: 'Density (g/ml)',
  densityOf: (name: string): string => `Density of ${name} (g/ml)`,
  width: { round: 'Diameter (mm)', square: 'Side (mm)', bar: 'Width (mm)', dome: 'Diameter (mm)' },
  widthOf: (name: string): string => `Width of ${name} (mm)`,
  toTheWall: 'Right to the edge',
  up: 'Move up',
  down: 'Move down',
  open: 'Open on the bench',
  take: 'Remove',
  taken: (name: string): string => `“${name}” removed.`,
  changed: 'It has changed in My formulas.',
  follow: 'Use the new one',
}

const millimetres = (value: number): string => `${englishNumber(value, 1)}\u202fmm`

export const drawingWords = {
  title: 'Cross-section to scale',
  bars: 'Weight of each part',
  mould: 'Mould',
  moulds: { round: 'Round', square: 'Square', bar: 'Bar', dome: 'Half sphere', none: 'No mould' },
  view: 'Size of the drawing',
  views: { cut: 'Section', true: '1 : 1' },
  trueSize: 'True to size: 10\u202fmm in the drawing are 10\u202fmm on paper; on screen it depends on your display.',
  diameter: { round: 'Diameter (mm)', square: 'Side (mm)', bar: 'Width (mm)', dome: 'Diameter (mm)' },
  length: 'Length (mm)',
  height: 'Height of the mould (mm)',
  noHeight: 'Not measured',
  millimetres,
  across: {
    round: (width: number): string => `Diameter ${millimetres(width)}`,
    square: (width: number): string => `Side ${millimetres(width)}`,
    bar: (width: number, length: number): string => `Width ${millimetres(width)}, length ${millimetres(length)}`,
    dome: (width: number): string => `Diameter ${millimetres(width)}`,
  },
  ruler: (length: number): string => `Scale: ${millimetres(length)}`,
  estimated: 'Height estimated: I count 1 g per millilitre where you have not entered the density.',
  measured: 'Heights by the weight, the mould and the density of each part.',
  fits: (sum: number, height: number): string =>
    `The total height (${millimetres(sum)}) fits in the ${millimetres(height)} mould.`,
  over: (over: number | undefined, grams: string, name: string): string =>
    over === undefined
      ? `It does not fit: take out ${grams} of “${name}”.`
      : `${millimetres(over)} too high: take out ${grams} of “${name}”.`,
  insert: (width: number, height: number): string => `⌀ ${englishNumber(width, 1)} · ${millimetres(height)}`,
  bare: (grams: string, around: string, name: string): string =>
    `${grams} more of “${around}” are needed to cover “${name}”.`,
  tight: (name: string): string => `“${name}” does not fit: at its height the mould is narrower.`,
  thickness: (name: string): string => `Height of ${name} (mm)`,
  byWeight: 'The taller the bar, the heavier the part.',
  picture: (count: number): string => `Drawing of ${count === 1 ? 'one layer' : `${count} layers`}`,
  table: 'Layers, from top to bottom',
  part: 'Part',
  tall: 'Height (mm)',
  weight: 'Weight',
  onTop: 'on top',
  wraps: (thickness: number): string => `wraps, ${millimetres(thickness)}`,
}

export const piecePriceWords = {
  title: 'Price of a piece',
  ingredients: 'Ingredients',
  packaging: 'Packaging (€ per piece)',
  packagingRow: 'Packaging',
  labour: 'Labour',
  labourFor: (minutes: string, pieces: string): string => `${minutes} min for ${pieces}`,
  pieces: 'Pieces',
  minutes: 'Minutes for all of them',
  hourly: 'Euros per hour',
  vat: 'VAT (%)',
  cost: 'Cost',
  margin: 'Margin (%)',
  below: (price: string, lost: string): string => `At ${price} you lose ${lost} a piece.`,
  marginHelp: 'The margin is on the price before VAT. Enter one and the other follows.',
  board: (vat: string): string => `Retail price with VAT at ${vat}%`,
  own: 'At your prices; those missing are a guide.',
  indicative: 'Guide prices: enter your own in Pantry.',
}

export const pieceLabelWords = {
  title: 'One piece, on the label',
  energy: 'Energy',
  per100: (text: string): string => `${text} per 100 g`,
  prepare: 'Prepare label',
  perPiece: (grams: string): string => `Per piece (${grams} g)`,
}

export const assembledWords = {
  open: 'Put together…',
  title: 'How many have you put together?',
  lots: 'Which batch or lot each part is from. What you do not confirm stays as “maybe”.',
  isLot: (lot: string): string => `Yes, ${lot}`,
}
