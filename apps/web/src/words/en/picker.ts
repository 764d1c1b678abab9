export const pickerWords = {
  label: 'Search for an ingredient',
  placeholder: 'Type an ingredient',
  open: 'See the catalogue',
  formulas: 'My formulas',
  mine: 'My ingredients',
  catalogue: 'Catalogue',
  bought: 'Do you buy it made? Open the sack',
  notFound: (text: string): string =>
    text === '' ? 'I cannot find it: create my own' : `I cannot find it: create “${text}”`,
  also: (alias: string): string => `also “${alias}”`,
  results: 'Ingredients',
}
