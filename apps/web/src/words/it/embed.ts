export const frameWords = {
  title: 'Una formula, su Obrador',
  noscript: 'La formula si calcola nel tuo browser: attiva JavaScript per vederla.',
  broken: 'Questa formula non si può leggere: il link è incompleto.',
  lines: 'Ingredienti',
  grams: (name: string): string => `Grammi di ${name}`,
  play: 'Cambia i grammi: qui non si salva nulla.',
  back: 'Torna all’originale',
  open: 'Apri in Obrador',
} as const

export const embedWords = {
  title: 'Incorpora',
  help: 'Incolla questo nella tua pagina. La formula sta nel link: non passa da nessun server e non scade.',
  use: 'A che serve',
  play: 'Da provare',
  look: 'Solo da vedere',
  theme: 'Colori',
  asPage: 'Come la pagina',
  light: 'Chiaro',
  dark: 'Scuro',
  code: 'Codice',
  leavesOut:
    'Senza prezzi, note né lotti. Senza cookie e senza salvare nulla. In WordPress: blocco «HTML personalizzato».',
  copy: 'Copia',
  copied: 'Codice copiato.',
  cannotCopy: 'Questo browser non lascia copiare: seleziona il codice e copialo a mano.',
  named: (name: string): string => `${name}, su Obrador`,
} as const
