export const counterWords = {
  title: 'Allergens for the counter',
  help: 'For what you sell loose: a sheet that customers can read.',
  print: 'Print',
  inSpanish:
    'The sheet is in Spanish: your customers in Spain read it (Regulation (EU) 1169/2011, art. 15; RD 126/2015).',
  none: 'Nothing to list yet: save a formula with a name and come back.',
  choose: 'Choose products',
  chosen: (count: number, all: number): string => `${count} of ${all}`,
  noneChosen: 'Choose at least one product.',
  misnamed: (name: string, why: string): string =>
    `“${name}”: it may not be shown to customers under this name. ${why}`,
  back: 'My formulas',
  link: 'Allergens for the counter',
}
