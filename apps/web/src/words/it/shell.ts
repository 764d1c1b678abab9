import type { CraftId } from '../../model/formula.ts'

export const BRAND_NAME = 'Obrador'

export const craftNames: Readonly<Record<CraftId, string>> = {
  helado: 'Gelato',
  panaderia: 'Pane',
  pasteleria: 'Pasticceria',
  turron: 'Torrone',
  cacao: 'Cioccolato',
}

export const documentWords = {
  title: 'formulazione artigianale',
  description:
    'Analizza e bilancia formule di gelato, pane, pasticceria, torrone e cioccolato. Gratis, senza account, anche senza connessione.',
  noscript: 'Obrador calcola nel tuo browser: attiva JavaScript per usarlo.',
} as const

export const navigationWords = {
  crafts: 'Mestieri',
  craft: 'Mestiere',
  places: 'Sezioni',
  bench: 'Banco',
  formulas: ['Le mie', 'formule'],
  production: 'Produzione',
  pantry: 'Dispensa',
  widePlaces: 'Altre sezioni',
  batches: 'Lotti e tracciabilità',
  counter: 'Allergeni',
  piece: 'Montaggio',
  more: 'Altro',
  science: 'Scienza',
  developers: 'API',
  copy: 'Backup e impostazioni',
  about: 'Informazioni',
  skip: 'Vai al contenuto',
  paste: 'Incolla la mia',
} as const

export const loadingText = 'Apro il laboratorio…'

export const errorWords = {
  title: 'Qualcosa si è rotto',
  body: 'Le tue formule sono ancora salvate su questo dispositivo. Ricarica la pagina; se succede di nuovo, esporta la formula e ricomincia.',
  reload: 'Ricarica',
} as const

export const toastWords = {
  undo: 'Annulla',
  close: 'Chiudi l’avviso',
  removed: (name: string): string => `Hai tolto «${name}».`,
  applied: 'Modifica applicata.',
  cleared: 'Il banco è vuoto.',
  elsewhere: (name: string): string => `«${name}» è cambiata in un’altra scheda.`,
  showOther: 'Vedi l’altra',
  keepThis: 'Tieni questa',
  opened: (name: string): string => `Hai aperto «${name}».`,
  former: (name: string): string => `«${name}» resta in Le mie formule.`,
  saved: (name: string): string => `«${name}» salvata su questo dispositivo.`,
  badLink: 'Il link è incompleto: fattelo rimandare.',
  update: 'C’è una nuova versione di Obrador.',
  updateNow: 'Aggiorna',
} as const

export const toastRegionLabel = 'Notifiche'
