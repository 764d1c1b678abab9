const batchesOf = (count: number): string => `${count} ${count === 1 ? 'batch' : 'batches'}`
const piecesOf = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`
const maybeOf = (count: number): string => (count === 0 ? '' : ` Perhaps ${count === 1 ? 'one' : count} more.`)

export const recallWords = {
  title: 'Recall a lot',
  choose: 'Choose a lot and see every batch it went into.',
  lots: 'Lots',
  noLot: 'no lot',
  notKnown: 'not known',
  isSure: 'Confirmed',
  heads: ['Batch', 'Product', 'Pieces', 'To whom'],
  count: (sure: number, maybe: number): string => (maybe === 0 ? batchesOf(sure) : `${sure} + ${batchesOf(maybe)}`),
  headline: (name: string, lot: string, batches: number, pieces: number, uncounted: number, maybe: number): string => {
    const counted = pieces === 0 ? '' : ` and ${piecesOf(pieces)}`
    const others = pieces === 0 || uncounted === 0 ? '' : `, plus those of ${batchesOf(uncounted)} not counted`
    return `With ${name} ${lot} you made ${batchesOf(batches)}${counted}${others}.${maybeOf(maybe)}`
  },
  unlotted: (name: string, batches: number): string => `The lot of ${name} is not known in ${batchesOf(batches)}.`,
  cameFrom: (supplier: string | undefined, day: string | undefined): string =>
    `Supplier: ${supplier ?? '? (not known)'}. Arrived: ${day ?? '? (not known)'}.`,
  maybe: 'Possibly these too: nobody confirmed their lot and the sack was open, or something else has the same number',
  print: 'Print the recall',
  csv: 'CSV of the recall',
  csvName: 'recall',
  csvHeads: ['Ingredient', 'Lot', 'Supplier', 'Arrived', 'Batch', 'Day', 'Product', 'Pieces', 'To whom', 'Certain'],
  sure: { yes: 'yes', maybe: '? treat as affected' },
  supposed: (lot: string): string => `? perhaps ${lot}`,
  untold: '? no lot',
  unknown: '?',
  untoldOf: (names: string): string => `? ${names}, no lot`,
  drawing: 'See the diagram',
  law: '● confirmed with a tap · ? not known: treat as affected. Regulation (EC) 178/2002, arts. 18 and 19. Sales to the public are not recorded.',
} as const
