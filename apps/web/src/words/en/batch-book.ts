const batchesOf = (count: number): string => `${count} ${count === 1 ? 'batch' : 'batches'}`
const fromLot = (ingredient: string, lot: string): string => `${ingredient}${lot === '' ? '' : ` from lot ${lot}`}`

export const batchBookWords = {
  none: 'No batches yet. Weigh a formula and tap “Finished”.',
  count: (all: number, good: number, measured: number): string =>
    `${batchesOf(all)}${measured === 0 ? ', not measured' : `: ${good} as expected`}.`,
  verdict: { si: 'as expected', justo: 'only just', no: 'off', pendiente: 'no readings' } as Readonly<
    Record<string, string>
  >,
  remove: 'Delete',
  removed: 'Batch deleted: what it taught is forgotten with it.',
  trace: 'Traceability',
  traceLead: {
    lot: 'Pick a lot and see every batch and every label it went into.',
    label: 'Pick the lot on a label and see everything that went in.',
  },
  from: 'Starting from',
  ways: { lot: 'From a lot', label: 'From a label' },
  wentIn: 'What went in',
  made: 'Batches',
  cameOut: 'What came out',
  since: (lot: string, day: string): string => `${lot} · since ${day}`,
  batchOn: (day: string, name: string): string => `${day}, ${name}`,
  pieces: (count: string): string => `${count} ${count === '1' ? 'piece' : 'pieces'}`,
  toShop: 'no business recorded',
  noLot: 'no lot',
  print: 'Print',
  label: 'Label',
  more: (name: string): string => `More for batch ${name}`,
  open: 'Open the formula as it was',
  frozen: (name: string, day: string): string => `${name}, ${day}`,
  frozenOpened: (day: string): string =>
    `This is how it was weighed on ${day}; today’s version is still in your formulas.`,
  share: 'Share',
  shared: 'Copied: paste it into a message. Your purchase lots are left out.',
  notShared: 'The browser does not allow copying.',
  readings: (text: string): string => `Measured: ${text}.`,
  seeAll: (all: number): string => `See all ${all}`,
  noLots: 'No batch has its lots recorded.',
  lotHas: (name: string, lot: string, batches: number, pieces: string): string =>
    `With ${name}, lot ${lot}, you made ${batchesOf(batches)}${pieces === '' ? '' : ` and ${pieces}`}.`,
  labelHas: (lot: string, lots: number): string =>
    lots === 0
      ? `Label ${lot} has no lots recorded.`
      : `Label ${lot} was made with ${lots} ${lots === 1 ? 'lot' : 'lots'}.`,
  went: (to: string): string => `To another business: ${to}. The rest, in your shop.`,
  law: 'Regulation (EC) 178/2002, art. 18: who each thing comes from and which business it goes to. Sales to the public are not recorded. What you did not record here is not here.',
  csv: 'CSV',
  csvName: 'batches',
  csvHeads: [
    'Batch',
    'Day',
    'Formula',
    'Ingredient',
    'Lot',
    'Grams',
    'Result',
    'Pieces',
    'Business',
    'What happened',
    'Supplier',
    'Arrived',
  ],
  ofFormula: 'Of this formula',
  tabs: { formula: 'Formula', batches: 'Batches', versions: 'Versions' },
  back: 'My formulas',
  onTable: 'See on the bench',
  noneOf: 'No batches of this formula yet. Weigh it and tap “Finished”.',
  lotIs: (ingredient: string, lot: string, how: string): string => `${fromLot(ingredient, lot)} is ${how}.`,
  drinks: (ingredient: string, lot: string, isMore: boolean): string =>
    `${fromLot(ingredient, lot)} takes ${isMore ? 'more' : 'less'} water.`,
  strips: 'Measured and expected',
  legend: { band: 'expected, 9 in 10', si: 'as expected', justo: 'only just', no: 'not learned from' },
  strip: 'Which reading',
  stripsOf: 'Strips of the batches',
  next: 'the next one',
  opens: (lot: string, others: number): string => `lot ${lot}${others > 0 ? ` and ${others} more` : ''}`,
  stripName: (reading: string, batches: number, read: string, expected: string): string =>
    `${reading}, ${batchesOf(batches)}. The last one, ${read}; expected ${expected}.`,
  asTable: (reading: string): string => `See as a table: ${reading}`,
  heads: ['Date', 'Lot', 'Expected', 'Measured', 'Result'],
  workshop: 'My workshop',
  workshopLead: 'What your batches have taught. “To start with” is what is assumed when nobody has measured.',
  constant: (key: string): string => {
    const [name = '', of] = key.split('@')
    const called =
      {
        'refractometro.agua': 'Refractometer, in water: error',
        'refractometro.leche': 'Refractometer, with milk or cocoa: error',
        'evaporacion.frio': 'Cold process, lost on the way',
        'evaporacion.pasteurizadora': 'Pasteuriser, evaporates',
        'evaporacion.cazo': 'Pan, evaporates',
        coccion: 'Cooking point, water left over',
        friccion: 'Mixer, warms by',
        horno: 'Oven, loss beyond the usual',
        aire: 'Batch freezer, overrun',
        vitrina: 'Display cabinet, against my figures',
        aw: 'aw meter against my figures',
      }[name] ?? name
    return of === undefined || of === '' ? called : `${called} (${of})`
  },
  bar: (name: string, own: string, around: string, first: string, firstAround: string): string =>
    `${name}: yours ${own}, give or take ${around}; to start with ${first}, give or take ${firstAround}`,
  atFirst: 'to start with',
  mine: 'yours',
  use: 'Use on the bench',
  proposed: (text: string): string => `Proposed for the bench: ${text}.`,
  useIt: 'Use',
  notNow: 'Not now',
  used: 'From now on the bench counts on your figures.',
  nothingToUse: 'Nothing the bench can use yet: measure the dough temperature or the overrun.',
  friction: (value: string): string => `friction ${value}`,
  air: (value: string): string => `overrun ${value}`,
  forget: 'Forget…',
  forgetOne: (name: string): string => `Forget: ${name}`,
  forgotten: (name: string): string => `${name}: learned afresh from today.`,
  done: 'Done',
} as const
