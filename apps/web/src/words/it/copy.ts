import { countedNoun } from './grammar.ts'

const days = (count: number): string => (count === 0 ? 'oggi' : count === 1 ? 'ieri' : `${count} giorni fa`)
const ofDay = (count: number): string => `di ${days(count)}`

const counted = (formulas: number, ingredients: number, prices: number): string => {
  const parts = [
    formulas > 0 ? countedNoun(formulas, 'formula', 'formule') : '',
    ingredients > 0 ? countedNoun(ingredients, 'ingrediente', 'ingredienti') : '',
    prices > 0 ? countedNoun(prices, 'prezzo', 'prezzi') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

export const otherTab = (name: string): string => `${name} (altra scheda)`.trim()

export const copyStateWords = {
  inFile: 'Nel tuo file',
  fileWaits: 'Guarda il tuo file',
  copied: (age: number): string => `Copia ${ofDay(age)}`,
  never: 'Nessuna copia',
  unsaved: 'Non salvato',
} as const

export const reminderWords = {
  text: (age: number | undefined): string =>
    age === undefined ? 'Hai formule salvate e nessuna copia.' : `L’ultima copia è ${ofDay(age)}.`,
  action: 'Fai una copia',
} as const

export const copyWords = {
  counted,
  title: 'Copia e impostazioni',
  book: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Il tuo ricettario è ancora da cominciare.' : `Il tuo ricettario: ${all}.`
  },
  last: (age: number | undefined): string =>
    age === undefined ? 'Ancora nessuna copia.' : `Ultima copia: ${days(age)}.`,
  where:
    'Tutto sta solo su questo dispositivo. Se lo perdi o si cancella, ciò che non è in una copia va perso con lui.',
  whereShared:
    'Il tuo ricettario è su questo dispositivo e su quelli che lo condividono. Una copia serve anche se li perdi tutti.',
  stays: 'Il browser ha promesso di non cancellarlo di sua iniziativa.',
  mayGo: 'Il browser potrebbe cancellarlo se gli manca spazio: fai delle copie.',
  notKept: 'Questo browser non lascia salvare nulla: scarica una copia prima di chiudere.',

  make: 'Fai una copia',
  makeHelp:
    'Un file con tutto: formule, quello che c’è su ogni banco, ingredienti tuoi, prezzi, dispensa e impostazioni.',
  made: 'Copia scaricata.',

  file: 'File tuo',
  fileHelp: 'Scegli un file nella tua cartella sincronizzata: lo tengo aggiornato io.',
  noFile: 'Questo browser non può tenere aggiornato un file: fai una copia ogni tanto.',
  choose: 'Scegli il file',
  chooseOther: 'Scegline un altro',
  leave: 'Non usarlo più',
  current: (name: string, at: string): string => `«${name}», aggiornato. ${at}.`,
  locked: (name: string): string => `«${name}» chiede di nuovo il permesso.`,
  allow: 'Consenti',
  missing: (name: string): string => `Non trovo «${name}».`,
  foreign: (name: string): string => `«${name}» non è di Obrador, o è troncato: non ho toccato nulla.`,
  ahead: (what: string): string => `Nel file ci sono modifiche di un altro computer: ${what}.`,
  aheadList: 'Vedile',
  join: 'Unisci',
  keepMine: 'Tieni questo',

  restore: 'Ripristina',
  restoreHelp:
    'Una copia di Obrador, o un CSV con l’ingrediente e i grammi di ogni riga. Prima di toccare nulla ti dico che cosa porta.',
  pick: 'Scegli un file',
  bad: 'Questo file non è di Obrador, o è troncato: non ho toccato nulla.',
  brings: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Non porta nulla che tu non abbia già.' : `Porta ${all} che non hai.`
  },
  known: (count: number): string => (count === 1 ? 'Hai già 1 formula uguale.' : `Hai già ${count} formule uguali.`),
  beside: (names: readonly string[]): string =>
    names.length === 1
      ? `«${names[0]}» è diversa dalla tua: restano tutte e due.`
      : `${names.length} sono diverse dalle tue, e di ognuna restano tutte e due: ${names.map((name) => `«${name}»`).join(', ')}.`,
  tables: (count: number): string =>
    count === 1 ? 'Porta anche quello che c’era su un banco.' : `Porta anche quello che c’era su ${count} banchi.`,
  pantry: (count: number): string => `Per la dispensa: ${countedNoun(count, 'nome', 'nomi')}.`,
  day: 'Porta anche un piano di produzione.',
  norms: 'Porta anche impostazioni tue (vetrina o intervalli).',
  drafts: 'Porta anche quello che era rimasto a metà.',
  clash: (count: number): string =>
    count === 1 ? 'Un prezzo è diverso dal tuo' : `${count} prezzi sono diversi dai tuoi`,
  mine: 'I miei',
  theirs: 'Quelli del file',
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine} qui, ${theirs} nel file`,
  apply: 'Ripristina',
  cancel: 'Lascia stare',
  restored: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Copia ripristinata.' : `Copia ripristinata: ${all}.`
  },
} as const

export const previewWords = {
  sent: 'Ti hanno mandato questa formula. La tua resta sul banco.',
  region: 'Formula ricevuta',
  own: (names: readonly string[]): string =>
    names.length === 1
      ? `Porta 1 ingrediente suo: ${names[0]} (si salva insieme).`
      : `Porta ${names.length} ingredienti suoi: ${names.join(', ')} (si salvano insieme).`,
  known: 'L’hai già salvata.',
  other: (version: number): string =>
    version > 0 ? `Ne hai già una con questo nome, versione ${version}.` : 'Ne hai già una con questo nome.',
  compare: 'Vedi che cosa cambia',
  open: 'Apri sul banco',
  save: 'Salva tra le mie formule',
  close: 'Chiudi',
} as const
