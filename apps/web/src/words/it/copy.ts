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
  copied: (age: number): string => `Backup ${ofDay(age)}`,
  never: 'Nessun backup',
  unsaved: 'Non salvato',
} as const

export const reminderWords = {
  text: (age: number | undefined): string =>
    age === undefined ? 'Hai formule salvate e nessun backup.' : `L’ultimo backup è ${ofDay(age)}.`,
  action: 'Fai un backup',
} as const

export const copyWords = {
  counted,
  title: 'Backup e impostazioni',
  book: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Il tuo ricettario è ancora da cominciare.' : `Il tuo ricettario: ${all}.`
  },
  last: (age: number | undefined): string =>
    age === undefined ? 'Ancora nessun backup.' : `Ultimo backup: ${days(age)}.`,
  where:
    'Tutto sta solo su questo dispositivo. Se lo perdi o si cancella, ciò che non è in un backup va perso con lui.',
  whereShared:
    'Il tuo ricettario è su questo dispositivo e su quelli che lo condividono. Un backup serve anche se li perdi tutti.',
  stays: 'Il browser ha promesso di non cancellarlo di sua iniziativa.',
  mayGo: 'Il browser potrebbe cancellarlo se gli manca spazio: fai dei backup.',
  notKept: 'Questo browser non lascia salvare nulla: scarica un backup prima di chiudere.',

  make: 'Fai un backup',
  makeHelp:
    'Un file con tutto: formule, quello che c’è su ogni banco, ingredienti tuoi, prezzi, dispensa e impostazioni.',
  made: 'Backup scaricato.',

  file: 'File tuo',
  fileHelp: 'Scegli un file nella tua cartella sincronizzata: lo tengo aggiornato io.',
  noFile: 'Questo browser non può tenere aggiornato un file: fai un backup ogni tanto.',
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
    'Un backup di Obrador, o un CSV con l’ingrediente e i grammi di ogni riga. Prima di toccare qualcosa ti dico che cosa contiene.',
  pick: 'Scegli un file',
  bad: 'Questo file non è di Obrador, o è troncato: non ho toccato nulla.',
  brings: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Non contiene nulla che tu non abbia già.' : `Contiene ${all} che non hai.`
  },
  known: (count: number): string => (count === 1 ? 'Hai già 1 formula uguale.' : `Hai già ${count} formule uguali.`),
  beside: (names: readonly string[]): string =>
    names.length === 1
      ? `«${names[0]}» è diversa dalla tua: restano tutte e due.`
      : `${names.length} sono diverse dalle tue, e di ognuna restano tutte e due: ${names.map((name) => `«${name}»`).join(', ')}.`,
  tables: (count: number): string =>
    count === 1
      ? 'Contiene anche quello che c’era su un banco.'
      : `Contiene anche quello che c’era su ${count} banchi.`,
  pantry: (count: number): string => `Per la dispensa: ${countedNoun(count, 'nome', 'nomi')}.`,
  day: 'Contiene anche un piano di produzione.',
  norms: 'Contiene anche impostazioni tue (vetrina o intervalli).',
  drafts: 'Contiene anche quello che era rimasto a metà.',
  clash: (count: number): string =>
    count === 1 ? 'Un prezzo è diverso dal tuo' : `${count} prezzi sono diversi dai tuoi`,
  mine: 'I miei',
  theirs: 'Quelli del file',
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine} qui, ${theirs} nel file`,
  apply: 'Ripristina',
  cancel: 'Lascia stare',
  restored: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Backup ripristinato.' : `Backup ripristinato: ${all}.`
  },
} as const

export const previewWords = {
  sent: 'Ti hanno mandato questa formula. La tua resta sul banco.',
  region: 'Formula ricevuta',
  own: (names: readonly string[]): string =>
    names.length === 1
      ? `Con 1 ingrediente suo: ${names[0]} (si salva insieme).`
      : `Con ${names.length} ingredienti suoi: ${names.join(', ')} (si salvano insieme).`,
  known: 'L’hai già salvata.',
  other: (version: number): string =>
    version > 0 ? `Ne hai già una con questo nome, versione ${version}.` : 'Ne hai già una con questo nome.',
  compare: 'Vedi che cosa cambia',
  open: 'Apri sul banco',
  save: 'Salva tra le mie formule',
  close: 'Chiudi',
} as const
