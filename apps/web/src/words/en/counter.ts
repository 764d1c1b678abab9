export const counterWords = {
  title: 'Allergens for the counter',
  help: 'For what you sell loose: a sheet that customers can read. In Spain it has to be in Spanish too.',
  heading: 'Allergens in our products',
  ask: 'If you have an allergy or intolerance, ask us before you buy.',
  allergen: 'Allergen',
  print: 'Print',
  none: 'Nothing to list yet: save a formula with a name and come back.',
  choose: 'Choose products',
  chosen: (count: number, all: number): string => `${count} of ${all}`,
  noneChosen: 'Choose at least one product.',
  back: 'My formulas',
  cells: {
    present: 'yes',
    traces: 'may',
    untold: '?',
    absent: 'no',
  },
  unknown: 'not known: ask us',
  legend:
    '“may”: the maker of an ingredient, or of the product, warns of it. “?”: a packet still to be checked; ask us.',
  law: 'Sold loose: Regulation (EU) 1169/2011, art. 44, and RD 126/2015 (Spain). Written information available to customers.',
  unread: (product: string): string => `${product}: its formula cannot be read.`,
  packets: (product: string, count: number, names: string): string =>
    `${product}: ${count === 1 ? 'one packet' : `${count} packets`} still to be checked. ${names}.`,
  reviewed: 'Checked by',
  link: 'Allergens for the counter',
}
