export const usualLineWords = {
  unusual: 'Unusual.',
  rarer: (tenths: number): string => `Rarer than ${tenths} in 10 published.`,
  alike: 'It is like',
  compareWith: (title: string, author: string | undefined): string =>
    `Compare with “${title}”${author === undefined ? '' : `, by ${author}`}`,
  gramsOf: (least: string, most: string): string => `usual: ${least}–${most} g`,
  toLine: (name: string): string => `Go to the grams of ${name}`,
  band: (least: string, most: string, n: number): string =>
    `Usual, from ${least} to ${most} (${n} published): being outside it is not a fault.`,
  bandTold: (least: string, most: string): string => `; usual, ${least} to ${most}`,
  key: 'usual',
}
