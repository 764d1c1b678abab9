export const dialogWords = { close: 'Chiudi' } as const

export const halfDone = { goOn: 'Continua', discard: 'Scarta' } as const

export const ownSheetWords = {
  title: 'Un ingrediente tuo',
  help: 'Copia la scheda tecnica del fornitore, per 100 g. Si salva su questo dispositivo.',
  name: 'Nome',
  model: 'Somiglia a',
  chooseModel: 'Scegli dal catalogo',
  modelHelp: 'La scheda non dice quali zuccheri o grassi contiene: li ripartisco come in questo.',
  price: 'Prezzo (€ al chilo)',
  fields: {
    kcal: 'Energia (kcal)',
    grasa: 'Grassi',
    saturadas: 'di cui acidi grassi saturi',
    hidratos: 'Carboidrati',
    azucares: 'di cui zuccheri',
    polioles: 'di cui polioli',
    fibra: 'Fibre',
    proteinas: 'Proteine',
    sal: 'Sale',
    agua: 'Umidità',
    alcohol: 'Alcol',
  },
  sum: (grams: string): string => `La scheda somma ${grams} g su 100`,
  energy: (kcal: string): string => `Dalle sue cifre vengono ${kcal} kcal`,
  fine: 'La scheda torna.',
  save: 'Salva l’ingrediente',
  halfDone: (name: string): string =>
    name === '' ? 'Hai un ingrediente a metà.' : `Hai un ingrediente a metà: «${name}».`,
  like: (figure: string): string => `${figure}?`,
  asks: 'Che cosa resta da sapere',
  names: {
    kcal: 'Energia',
    grasa: 'Grassi',
    saturadas: 'Acidi grassi saturi',
    hidratos: 'Carboidrati',
    azucares: 'Zuccheri',
    polioles: 'Polioli',
    fibra: 'Fibre',
    proteinas: 'Proteine',
    sal: 'Sale',
    agua: 'Umidità',
    alcohol: 'Alcol',
  },
  untold: (names: string): string => `Non scritto: ${names}. Vuoto non è zero: che cosa metto?`,
  asIn: (name: string): string => `Come in ${name}`,
  none: 'Non ne ha',
  rest: (grams: string): string => `Mancano ${grams}\u202fg per arrivare a 100: il resto è acqua?`,
  waterOf: (name: string, grams: string): string => `${name} ne ha ${grams}\u202fg.`,
  isWater: (grams: string): string => `Sì, ${grams}\u202fg di acqua`,
  notWater: 'No, manca una cifra',
  needsAnswer: 'Prima rispondi a quello che resta da sapere.',
  needsModel: 'Scegli a quale ingrediente del catalogo somiglia.',
  needsName: 'Dagli un nome.',
} as const

export const shareWords = {
  title: 'Condividi',
  help: 'La formula sta tutta nel link: non passa da nessun server e non scade.',
  what: 'Che cosa mandi',
  lines: 'Ingredienti',
  steps: 'Procedimento',
  tooLong: 'È lunga per un link: mandala come file.',
  files: 'Come file',
  workbook: 'Excel',
  csv: 'CSV',
  file: 'Obrador (JSON)',
  embed: 'Incorpora nel tuo sito',
  link: 'Link',
  copy: 'Copia il link',
  copied: 'Link copiato.',
  send: 'Invia…',
  cannotCopy: 'Questo browser non lascia copiare: seleziona il link e copialo a mano.',
} as const

export const sendText = {
  send: 'Invia come testo',
  copied: 'Testo copiato. Incollalo nel tuo messaggio.',
  cannotCopy: 'Questo browser non lascia copiare.',
} as const

export const messageWords = {
  grams: (grams: string): string => `${grams} g`,
  share: (percent: string): string => `(${percent} %)`,
  line: (name: string, amount: string): string => `${name}: ${amount}`,
  inside: (name: string, amount: string): string => `   ${name}: ${amount}`,
  over: (base: string): string => `Percentuali calcolate su: ${base} totale.`,
  product: (pieces: string, name: string): string => `${pieces} × ${name}`,
  buy: (name: string, amount: string, packs: string): string => `☐ ${name}: ${amount}${packs}`,
  packs: (told: string): string => ` (${told})`,
  total: (euros: string): string => `Totale: ${euros}`,
} as const
