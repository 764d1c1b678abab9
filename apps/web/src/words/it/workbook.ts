export const workbookWords = {
  done: 'Scaricato: si ricalcola da solo in Excel, LibreOffice e Fogli Google.',
} as const
