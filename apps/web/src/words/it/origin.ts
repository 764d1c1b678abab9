export const originWords = {
  of: (label: string): string => `Da dove viene ${label}?`,
  parts: 'Quanto mette ogni ingrediente',
  formula: 'Come si calcola',
  sources: 'Fonti',
  blend: 'Non è una somma: dipende da tutta la miscela.',
} as const
