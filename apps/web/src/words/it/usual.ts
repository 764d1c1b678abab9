export const usualLineWords = {
  unusual: 'Poco consueta.',
  rarer: (tenths: number): string => `Più rara di ${tenths} pubblicate su 10.`,
  alike: 'Somiglia a',
  compareWith: (title: string, author: string | undefined): string =>
    `Confronta con «${title}»${author === undefined ? '' : `, di ${author}`}`,
  gramsOf: (least: string, most: string): string => `di solito: ${least}–${most} g`,
  toLine: (name: string): string => `Vai ai grammi di ${name}`,
  band: (least: string, most: string, n: number): string =>
    `Di solito tra ${least} e ${most} (${n} pubblicate): un valore fuori non è un errore.`,
  bandTold: (least: string, most: string): string => `; di solito da ${least} a ${most}`,
  key: 'il consueto',
} as const
