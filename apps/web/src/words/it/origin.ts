export const originWords = {
  of: (label: string): string => `${label}: da dove viene?`,
  parts: 'Quanto mette ogni ingrediente',
  formula: 'Come si calcola',
  sources: 'Fonti',
  blend: 'Non è una somma: dipende da tutta la miscela.',
} as const
