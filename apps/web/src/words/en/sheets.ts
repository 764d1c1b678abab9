export const dialogWords = { close: 'Close' }

export const halfDone = { goOn: 'Carry on', discard: 'Discard' }

export const ownSheetWords = {
  title: 'An ingredient of your own',
  help: 'Copy the supplier’s data sheet, per 100 g. It is kept on this device.',
  name: 'Name',
  model: 'It is like',
  chooseModel: 'Choose from the catalogue',
  modelHelp: 'The data sheet does not say which sugars or fats it has: I share them out as in this one.',
  price: 'Price (€ per kilo)',
  fields: {
    kcal: 'Energy (kcal)',
    grasa: 'Fat',
    saturadas: 'of which saturates',
    hidratos: 'Carbohydrate',
    azucares: 'of which sugars',
    polioles: 'of which polyols',
    fibra: 'Fibre',
    proteinas: 'Protein',
    sal: 'Salt',
    agua: 'Moisture',
    alcohol: 'Alcohol',
  },
  sum: (grams: string): string => `The data sheet adds up to ${grams} g of 100`,
  energy: (kcal: string): string => `Its figures give ${kcal} kcal`,
  fine: 'The data sheet adds up.',
  save: 'Save the ingredient',
  halfDone: (name: string): string =>
    name === '' ? 'You have an ingredient half done.' : `You have an ingredient half done: “${name}”.`,
  like: (figure: string): string => `${figure}?`,
  asks: 'What is still to be known',
  names: {
    kcal: 'Energy',
    grasa: 'Fat',
    saturadas: 'Saturates',
    hidratos: 'Carbohydrate',
    azucares: 'Sugars',
    polioles: 'Polyols',
    fibra: 'Fibre',
    proteinas: 'Protein',
    sal: 'Salt',
    agua: 'Moisture',
    alcohol: 'Alcohol',
  },
  untold: (names: string): string => `Left blank: ${names}. Blank is not zero: what shall I put?`,
  asIn: (name: string): string => `As in ${name}`,
  none: 'It has none',
  rest: (grams: string): string => `${grams}\u202fg short of 100: is the rest water?`,
  waterOf: (name: string, grams: string): string => `${name} has ${grams}\u202fg.`,
  isWater: (grams: string): string => `Yes, ${grams}\u202fg of water`,
  notWater: 'No, a figure is missing',
  needsAnswer: 'First answer what is still to be known.',
  needsModel: 'Choose which ingredient of the catalogue it is like.',
  needsName: 'Give it a name.',
}

export const shareWords = {
  title: 'Share',
  help: 'The whole formula travels in the link: it goes through no server and never expires.',
  what: 'What you send',
  lines: 'Ingredients',
  steps: 'Method',
  tooLong: 'It is long for a link: send it as a file.',
  files: 'As a file',
  workbook: 'Excel',
  csv: 'CSV',
  file: 'Obrador (JSON)',
  embed: 'Embed in your website',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Link copied.',
  send: 'Send…',
  cannotCopy: 'This browser does not allow copying: select the link and copy it by hand.',
}

export const sendText = {
  send: 'Send as text',
  copied: 'Text copied. Paste it into your message.',
  cannotCopy: 'This browser does not allow copying.',
}

export const messageWords = {
  grams: (grams: string): string => `${grams} g`,
  share: (percent: string): string => `(${percent}%)`,
  line: (name: string, amount: string): string => `${name}: ${amount}`,
  inside: (name: string, amount: string): string => `   ${name}: ${amount}`,
  over: (base: string): string => `Percentages on total ${base}.`,
  product: (pieces: string, name: string): string => `${pieces} × ${name}`,
  buy: (name: string, amount: string, packs: string): string => `☐ ${name}: ${amount}${packs}`,
  packs: (told: string): string => ` (${told})`,
  total: (euros: string): string => `Total: ${euros}`,
}
