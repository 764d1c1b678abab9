import type { BookLayout, ColumnRole, WeightAlarm } from '@obrador/list/book'
import { italianText } from '@obrador/list/language'
import { countedNoun } from './grammar.ts'

const many = (count: number, one: string, more: string): string => countedNoun(count.toLocaleString('it-IT'), one, more)

const uncapped = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const formulas = (count: number): string => many(count, 'formula', 'formule')
const prices = (count: number): string => many(count, 'prezzo', 'prezzi')
const both = (recipes: number, priced: number): string =>
  [...(recipes > 0 || priced === 0 ? [formulas(recipes)] : []), ...(priced > 0 ? [prices(priced)] : [])].join(' e ')

export const importWords = {
  title: 'Importa ricette',
  drop: 'Trascina qui il tuo Excel o il tuo CSV',
  dropHelp: 'Tante ricette in un file, o un listino. Anche una pagina di ricetta, Paprika o Mealie.',
  pick: 'Scegli file',
  other: 'Altro file',
  paste: 'O incolla qui il codice di una pagina di ricetta',
  private: 'Si legge su questo dispositivo: non si manda da nessuna parte. Fino a 20 MB.',
  sample: 'Scarica un file di esempio',
  cancel: 'Annulla',
  toFormulas: 'Vedi le mie formule',
} as const

export const fileReadingWords = {
  title: (name: string): string => `Leggo «${name}»`,
  progress: (sheet: number, sheets: number, recipes: number, rows: number, all: number): string =>
    `Foglio ${sheet} di ${sheets} · ${many(recipes, 'ricetta', 'ricette')} · ${rows} di ${many(all, 'riga', 'righe')}`,
  refusals: italianText.fileRefusals,
  broken: 'Non sono riuscito a leggere questo file. Salvalo di nuovo come .xlsx o .csv. Non ho toccato nulla.',
  page: 'pagina.html',
} as const

export const importLookWords = {
  found: (count: number, name: string, open: number): string =>
    open === 0
      ? `${many(count, 'ricetta', 'ricette')} in «${name}», ${count === 1 ? 'letta per intero' : 'lette per intero'}.`
      : `${many(count, 'ricetta', 'ricette')} in «${name}»: ${many(count - open, 'letta per intero', 'lette per intero')}, ${open} da rivedere.`,
  tariff: (count: number, name: string): string => `«${name}» è un listino: ${prices(count)}.`,
  nothing: 'Non vedo ricette: qual è la colonna dell’ingrediente?',
  out: (names: readonly string[]): string =>
    names.length === 1 ? `Il foglio «${names[0]}» resta fuori.` : `${names.length} fogli restano fuori.`,
  kept: 'Non ho ancora salvato nulla.',
  several: (names: readonly string[]): string =>
    `Hanno più di un prezzo nel file, quindi non ne prendo nessuno: ${names.slice(0, 4).join(', ')}${names.length > 4 ? '…' : ''}.`,
  asked: (count: number): string =>
    `${many(count, 'riga del listino non dice', 'righe del listino non dicono')} il prezzo al chilo.`,
  tabs: { columns: 'Colonne', recipes: 'Ricette', label: 'Che cosa guardare' },
} as const

export const columnWords = {
  title: 'Colonne',
  where: 'Ogni ricetta sta in',
  layouts: {
    column: 'una colonna',
    blocks: 'blocchi con titolo',
    sheets: 'fogli',
    across: 'una tabella incrociata',
  } satisfies Record<BookLayout, string>,
  sheet: 'Foglio',
  sheetOf: (name: string, rows: number): string => `${name} · ${many(rows, 'riga', 'righe')}`,
  column: (letter: string, head: string): string => (head === '' ? letter : `${letter} · ${head}`),
  roles: {
    recipe: 'Ricetta',
    ingredient: 'Ingrediente',
    grams: 'Grammi',
    percent: '%',
    quantity: 'Quantità con unità',
    unit: 'Unità',
    price: 'Prezzo €/kg',
    packPrice: 'Prezzo della confezione',
    pack: 'Formato',
    supplier: 'Fornitore',
    note: 'Nota',
    craft: 'Mestiere',
    type: 'Tipo',
    family: 'Famiglia',
    skip: 'Ignora',
  } satisfies Record<ColumnRole, string>,
  kilos: 'Chili',
  totals: (count: number): string => `${many(count, 'riga di totale, fuori', 'righe di totale, fuori')}.`,
  formulas: 'Le formule del foglio non si ricalcolano: si legge il loro ultimo valore.',
  outside: (count: number): string =>
    `${many(count, 'formula chiede', 'formule chiedono')} dati da fuori: non li chiedo.`,
} as const

export const recipeListWords = {
  title: 'Ricette',
  which: 'Quali ricette',
  filters: {
    open: (count: number): string => `Da controllare ${count}`,
    all: (count: number): string => `Tutte ${count}`,
  },
  state: {
    read: 'Letto tutto',
    open: (count: number): string => `${count} da confermare`,
    alarm: (weight: string, name: string): string => `${weight} di ${uncapped(name)}`,
    unread: (count: number): string => many(count, 'riga non letta', 'righe non lette'),
    supposed: (count: number): string => many(count, 'peso presunto', 'pesi presunti'),
    type: 'manca il tipo',
    out: 'non si importa',
  },
  none: 'Qui non c’è nulla.',
  more: (count: number): string => (count === 1 ? 'Vedine un’altra' : `Vedine altre ${count}`),
  keys: '↑ ↓ scorrono, Invio apre, N va alla prossima da controllare.',
} as const

export const recipeWords = {
  tie: (name: string, isInFile: boolean): string =>
    isInFile ? `«${name}», di questo file` : `La mia formula «${name}»`,
  rows: (from: number, to: number, sheet: string): string =>
    `${from === to ? `riga ${from}` : `righe ${from}–${to}`} del foglio «${sheet}»`,
  nameOf: 'Nome della ricetta',
  leave: 'Non importarla',
  take: 'Importala',
  cell: (letter: string, row: number): string => `Cella ${letter}${row}`,
  changeName: (name: string): string => `${name}: cambia`,
  alarm: (weight: string, name: string): string => `${weight} di ${uncapped(name)}?`,
  alarmWhy: {
    heavy: (): string => 'Nessuno ne pesa tanto in una volta.',
    light: (): string => 'La ricetta intera non arriva a 25 g.',
    others: (rest: string): string => `Il resto fa ${rest}.`,
    share: (rest: string): string => `Il resto fa ${rest}: non torna.`,
    egg: (): string => 'Un uovo pesa da 20 a 90 g: sono pezzi?',
    percent: (): string => 'Non torna con la sua percentuale.',
  } satisfies Record<WeightAlarm, (rest: string) => string>,
  itIs: (weight: string): string => `Sono ${weight}`,
  readAs: 'Lo leggo come',
  unread: 'Non so che cos’è: scegli il tipo.',
  change: 'cambia',
  choose: 'scegli',
  typeOf: (name: string): string => `Tipo di ${name}`,
  weightOf: (name: string): string => `Grammi di ${name}`,
  written: (text: string): string => `Scritto «${text}»: confermalo.`,
  unknown: (name: string): string => `Non conosco «${name}».`,
  weighs: (why: string | undefined): string => (why === undefined ? 'Quanto pesa?' : `Quanto pesa? Propongo ${why}.`),
  all: (count: number): string => (count === 1 ? 'Anche nell’altra?' : `Anche nelle altre ${count}?`),
  allYes: 'Sì, in tutte',
  unit: {
    label: 'Unità di tutta la lista',
    names: { grams: 'g', kilos: 'kg', shares: '%' },
    by: { column: 'lo dice la colonna', supposed: 'presunta', hand: 'l’hai detta tu' },
    column: (letter: string): string => `lo dice la colonna ${letter}`,
    open: 'non lo so: toccane una',
  },
  heads: { grams: 'g', price: '€/kg' },
  priceOf: (name: string): string => `€/kg di ${name}`,
  price: (read: string): string => `${read}/kg?`,
  priceUsual: (usual: string): string => `Di solito sono ${usual}/kg. Non conta finché non lo confermi.`,
  priceByPiece: 'Sembra il prezzo di un pezzo. Non conta finché non lo confermi.',
  priceIs: (price: string): string => `Sono ${price}/kg`,
  next: 'Prossima da controllare ›',
  choosing: 'Scegli una ricetta per vedere le sue righe.',
} as const

export const importFootWords = {
  brings: both,
  clash: (count: number): string => many(count, 'prezzo cambia quello che hai', 'prezzi cambiano quelli che hai'),
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine}/kg → ${theirs}/kg`,
  takeClash: 'Cambia anche questi',
  unknownPrices: (count: number): string =>
    `${many(count, 'prezzo è di qualcosa che non conosco e resta', 'prezzi sono di cose che non conosco e restano')} fuori.`,
  same: (names: readonly string[]): string =>
    names.length === 1
      ? `Hai già «${names[0]}»: nuova versione o a parte?`
      : `Ne hai già ${names.length} con lo stesso nome: nuova versione o a parte?`,
  sames: { version: 'Nuova versione', apart: 'A parte' },
  import: (recipesIn: number, pricesIn: number): string => `Importa ${both(recipesIn, pricesIn)}`,
  done: (recipesIn: number, pricesIn: number): string => `Importazione fatta: ${both(recipesIn, pricesIn)}.`,
  doneHelp: '«Annulla» toglie tutta l’importazione in una volta.',
  undo: 'Annulla',
  undone: 'Importazione annullata: tutto è come prima.',
  notKept: 'Questo browser non lascia salvare: non ho importato nulla.',
} as const

export const importListWords = {
  title: 'Quello che hai importato',
  row: (formulasIn: number, touched: number, priced: number): string =>
    `${both(formulasIn + touched, priced)}${touched > 0 ? ` · ${many(touched, 'cambiata', 'cambiate')} da allora` : ''}`,
  undo: 'Annulla',
  undoOne: (file: string): string => `Annulla «${file}»`,
  touched: (count: number, names: readonly string[]): string =>
    `${count === 1 ? 'Una l’hai cambiata o prodotta' : `${count} le hai cambiate o prodotte`} da allora: «${[...names].slice(0, 3).join('», «')}»${count > 3 ? '…' : ''}.`,
  leaveTouched: (count: number, touched: number): string =>
    `Togline ${count} e lascia ${touched === 1 ? 'questa' : 'queste'}`,
  takeAll: (count: number): string => (count === 1 ? 'Toglila' : `Toglile tutte e ${count}`),
  help: 'Le formule vanno nel cestino per trenta giorni. Di quelle che avevi già torna la versione di prima.',
  done: (file: string, count: number): string => `«${file}»: ${many(count, 'formula tolta', 'formule tolte')}.`,
  failed: 'Questo browser non lascia salvare: non ho tolto nulla.',
} as const

export const sampleFile = {
  file: 'ricette-di-esempio.csv',
  rows: [
    ['Ricetta', 'Ingrediente', 'Grammi', 'Prezzo €/kg', 'Fornitore', 'Nota'],
    ['Gelato alla vaniglia', 'Latte intero', 600, 0.95, 'Latteria', ''],
    ['', 'Panna 35%', 150, 3.4, 'Latteria', 'fredda'],
    ['', 'Zucchero', 140, 1.05, '', ''],
    ['', 'Destrosio', 50, 1.9, '', ''],
    ['', 'Latte magro in polvere', 45, 4.2, '', ''],
    ['', 'Neutro', 5, 18, '', ''],
    ['Brioche', 'Farina di forza', 1000, 0.8, 'Mulino', ''],
    ['', 'Uova', 500, 2.9, '', ''],
    ['', 'Burro', 400, 7.1, 'Latteria', 'freddo'],
    ['', 'Zucchero', 120, 1.05, '', ''],
    ['', 'Lievito di birra fresco', 30, 2.5, '', ''],
    ['', 'Sale', 20, 0.5, '', ''],
  ],
} as const
