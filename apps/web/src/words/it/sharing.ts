import { articleBefore, countedNoun } from './grammar.ts'

const NUMBERS = ['Nessun', 'Un', 'Due', 'Tre', 'Quattro', 'Cinque', 'Sei', 'Sette', 'Otto', 'Nove', 'Dieci'] as const
const ORDINALS = [
  'prima',
  'seconda',
  'terza',
  'quarta',
  'quinta',
  'sesta',
  'settima',
  'ottava',
  'nona',
  'decima',
  'undicesima',
  'dodicesima',
] as const
const changes = (count: number): string => countedNoun(count, 'modifica', 'modifiche')
const formulasText = (count: number): string => countedNoun(count, 'formula', 'formule')

export const syncStatusWords = {
  upToDate: (ago: string): string => (ago === '' ? 'Aggiornato' : `Aggiornato · ${ago}`),
  sending: (count: number): string => (count === 0 ? 'Ricevo…' : `Invio ${changes(count)}…`),
  offline: (count: number): string => (count === 0 ? 'Senza rete' : `Senza rete: ${changes(count)} da inviare`),
  expiring: (days: number, on: string): string =>
    `Non usato da ${countedNoun(days, 'giorno', 'giorni')}: scade ${articleBefore('il', on)}`,
  full: (size: string): string => `Non c’è spazio: ${size}. Le foto restano su questo dispositivo`,
  crowded: 'Questo ricettario non ammette altri dispositivi',
  unreadable: 'Sul server c’è qualcosa che non si può leggere',
  lost: 'Questo dispositivo non ha più la chiave',
  gone: 'La condivisione è stata cancellata',
  expired: (on: string): string => `La condivisione è scaduta ${articleBefore('il', on)}`,
  minutes: (count: number): string => `${count} min fa`,
  hours: (count: number): string => `${count} h fa`,
} as const

export const syncDetailWords = {
  offline: 'Partono da sole quando torna la rete.',
  expiring: 'Aprirlo su qualsiasi dispositivo lo rinnova.',
  full: 'Il resto continua a partire.',
  crowded: 'Togline uno da un altro dispositivo per fare posto a questo.',
  unreadable:
    'Il tuo ricettario è ancora qui, intero. Si rimedia aprendolo su un altro dispositivo con la chiave del ricettario.',
  lost: 'Il tuo ricettario è ancora qui, intero. Non riceve modifiche.',
  gone: 'Il tuo ricettario è ancora qui, intero.',
} as const

export const putBackWords = {
  putBack:
    'Questo dispositivo può solo pesare: le modifiche fatte qui non sono nel ricettario. Torna a valere quello che dice il ricettario.',
  seen: 'Ho capito',
} as const

export const sharingPageWords = {
  title: 'Condividi il ricettario',
  back: 'Backup e impostazioni',
  about: 'Lo stesso ricettario su computer, telefono e tablet.',
  open: 'Apri',
  alone: 'Il tuo ricettario è solo su questo dispositivo.',
  notReached: 'Non raggiungo il server. Riprova quando c’è rete.',
  share: 'Condividi il ricettario',
  join: 'Unisciti a un altro',
  name: 'Come si chiama questo dispositivo',
  names: { phone: 'Telefono', tablet: 'Tablet', desk: 'Computer' },
  devices: (count: number, isUpToDate: boolean): string => {
    const number = NUMBERS[count] ?? String(count)
    return `${number} ${count < 2 ? 'dispositivo' : 'dispositivi'}, un ricettario.${isUpToDate ? ' Tutto aggiornato.' : ''}`
  },
  weighs: 'Questo dispositivo serve per pesare. Non vede i prezzi.',
  setAside: (count: number): string =>
    count === 1
      ? 'È arrivata 1 annotazione che non si capisce, o di chi non può scriverla. È messa da parte; il resto va avanti.'
      : `Sono arrivate ${count} annotazioni che non si capiscono, o di chi non può scriverle. Sono messe da parte; il resto va avanti.`,
  newKey: 'Metti la nuova',
  seePhotos: 'Vedi le foto',
  startOver: 'Ricomincia',
} as const

export const keyWords = {
  add: 'Aggiungi un dispositivo',
  which: 'Quale chiave',
  kinds: { book: 'Chiave del ricettario', weigh: 'Solo pesare' },
  opens: {
    book: 'Legge e cambia tutto: formule, prezzi, lotti. Chi ha questa chiave ha il ricettario.',
    weigh: 'Pesa, spunta il fatto e annota i lotti. Non vede prezzi, costi né margini, e non cambia le formule.',
  },
  steps: [
    'Sull’altro dispositivo: «Altro → Backup e impostazioni → Condividi il ricettario → Unisciti a un altro».',
    'Inquadra questo codice, o scrivi le dodici parole.',
  ],
  picture: 'Codice per unire un altro dispositivo; oppure usa le dodici parole',
  words: 'Le dodici parole',
  hides: 'Si nasconde tra 2 minuti.',
  copy: 'Copia le parole',
  copied: 'Copiate.',
  cannotCopy: 'Il browser non lascia copiare: scrivile.',
  print: 'Stampa e conserva',
  told: 'Tra i dispositivi viaggia cifrato: il server conserva ciò che non può leggere. Se perdi la chiave perdi la condivisione, non il ricettario: ogni dispositivo ha la sua copia.',
} as const

export const joinWords = {
  title: 'Unisciti a un altro',
  lead: 'Inquadra il codice dell’altro dispositivo.',
  scan: 'Inquadra il codice',
  stop: 'Chiudi la fotocamera',
  camera: 'Quello che vede la fotocamera',
  noCamera:
    'Questo browser non legge i codici: scrivi le dodici parole, o inquadralo con la fotocamera del telefono e segui il link.',
  refused: 'Il browser non lascia usare la fotocamera: scrivi le dodici parole.',
  or: 'o scrivi le dodici parole',
  word: (number: number): string => `Parola ${number}`,
  count: (count: number): string => `${count} di 12. Bastano tre lettere.`,
  look: 'Vedi che cosa succederebbe',
  looking: 'Guardo l’altro ricettario…',
  cancel: 'Non ora',
  badWord: (number: number): string => `La ${ORDINALS[number - 1] ?? ''} parola non è nell’elenco.`,
  badCheck: 'Ne manca qualcuna o sono scambiate.',
  unknown: 'Il server non ha nessun ricettario con questa chiave.',
  closed: {
    moved:
      'La chiave è stata cambiata: queste parole non aprono più il ricettario. Chiedi le nuove su un dispositivo che ce l’ha: «Condividi il ricettario → Aggiungi un dispositivo».',
    unreadable:
      'Quello che il server conserva non si può leggere. Apri il ricettario su un dispositivo che ce l’ha già e riprova.',
    devices:
      'Questo ricettario non ammette altri dispositivi. Togline uno da un altro dispositivo per fare posto a questo.',
  },
  badLink: 'Il link è incompleto: scrivi le dodici parole.',
  already: 'Questo dispositivo condivide già un ricettario. Prima di unirlo a un altro, smetti di condividere questo.',

  two: 'Si uniscono due ricettari. Non si sovrascrive nulla.',
  weighs: 'Questo dispositivo peserà con l’altro ricettario. Non vedrà i prezzi.',
  begin: 'Comincia a pesare',
  begun: (formulas: number): string => `Pronto per pesare: ${formulasText(formulas)}.`,
  caption: 'Che cosa c’è in ognuno',
  columns: ['qui', 'lì', 'uguali'],
  groups: {
    formulas: 'Formule',
    pieces: 'Montaggi',
    own: 'Ingredienti',
    prices: 'Prezzi',
    batches: 'Lotti',
    photos: 'Foto',
  },
  clashes: (count: number): string =>
    count === 1 ? '1 con lo stesso nome, ma diversa' : `${count} con lo stesso nome, ma diverse`,
  beside: (name: string): string => `Restano tutte e due; quella di qui, come «${name}».`,
  version: (number: number): string => `È la stessa, cambiata: quella di qui entra come versione ${number}.`,
  changed: 'È la stessa, cambiata: resta quella di lì.',
  prices: (count: number): string =>
    count === 1
      ? '1 prezzo diverso: resta il più recente, l’altro nel suo storico.'
      : `${count} prezzi diversi: di ognuno resta il più recente, l’altro nel suo storico.`,
  keeps: 'Prima di unire salvo un backup del tuo ricettario: per 30 giorni si può tornare indietro.',
  join: 'Unisci',
  joined: (formulas: number): string => `Uniti: ${formulasText(formulas)}.`,
  undo: 'Annulla',
  undone: 'Il tuo ricettario è di nuovo quello di prima. Quello che c’era è nel backup scaricato.',
  undoHelp: (until: string): string =>
    `Fino ${articleBefore('al', until)} puoi tornare al ricettario che avevi prima. Prima scarico un backup di quello di adesso.`,
} as const

export const deviceWords = {
  title: 'Dispositivi',
  room: (count: number, most: number, used: string, size: string): string => `${count} di ${most} · ${used} di ${size}`,
  this: 'questo',
  rename: 'Cambia il nome',
  now: 'aggiornato',
  which: { book: 'chiave del ricettario', weigh: 'solo pesare' },
  remove: 'Togli',
  removeOf: (name: string): string => `Togli ${name}`,
  removing: (name: string): string => `Togli «${name}»`,
  how: (others: number): string =>
    others === 1
      ? 'Faccio una chiave nuova e ci passo il ricettario. L’altro dispositivo la riceve da solo; se è spento, quando si accende.'
      : others === 0
        ? 'Faccio una chiave nuova e ci passo il ricettario.'
        : `Faccio una chiave nuova e ci passo il ricettario. Gli altri ${others} dispositivi la ricevono da soli; se qualcuno è spento, quando si accende.`,
  holders: 'Ricevono la chiave nuova',
  trust: { new: 'nuovo', changed: 'altra chiave' },
  code: (code: string): string => `codice ${code}`,
  compare:
    'Segna quelli che conosci: gli altri restano senza chiave. Ogni dispositivo mostra il suo codice in questa stessa pagina.',
  inside: (name: string): string => `Quello che «${name}» ha già dentro non si può cancellare da qui.`,
  confirm: 'Togli e cambia la chiave',
  leaveIt: (_name: string): string => 'Lascia stare',
  failed: 'Non sono riuscito a cambiare la chiave: non raggiungo il server. Tutto è rimasto com’era.',
  removed: (name: string): string => `«${name}» non ha più la chiave.`,

  leave: 'Smetti di condividere qui',
  leaveHelp: 'Il ricettario resta su questo dispositivo così com’è.',
  leaveNow: 'Smetti di condividere',
  delete: 'Cancella la condivisione',
  deleteHelp: 'Il server cancella tutto quello che conserva. Ogni dispositivo tiene il suo ricettario.',
  deleteNow: 'Cancella dal server',
} as const

export const weighingKeyWords = {
  can: ['Formule e piani, da pesare e spuntare', 'Lotti: annota misure e materie prime'],
  cannot: ['Prezzi, costi e margini: cifrati con un’altra chiave', 'Cambiare le formule: non può'],
} as const
