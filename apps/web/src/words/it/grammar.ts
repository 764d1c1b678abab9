/** What Italian asks of an article before a figure, and of a count. */

const ARTICLES = {
  il: ['l’', 'lo '],
  al: ['all’', 'allo '],
  del: ['dell’', 'dello '],
  dal: ['dall’', 'dallo '],
} as const

/** «il 20 %», «l’8 %», «dell’11 nov», «lo 0,5 %»: the article sounds as the figure does. */
export function articleBefore(article: keyof typeof ARTICLES, figure: string): string {
  const [vowel, zero] = ARTICLES[article]
  if (/^(?:8|11?(?!\d))/.test(figure)) return `${vowel}${figure}`
  return /^0,/.test(figure) ? `${zero}${figure}` : `${article} ${figure}`
}

const isOne = (time: string): boolean => /^0?1(?!\d)/.test(time)
/** «alle 5:30», «all’1:15». */
export const atTime = (time: string): string => (isOne(time) ? `all’${time}` : `alle ${time}`)
export const fromTime = (time: string): string => (isOne(time) ? `dall’${time}` : `dalle ${time}`)

/** «1 formula», «3 formule». */
export const countedNoun = (count: number | string, one: string, more: string): string =>
  `${count} ${String(count) === '1' ? one : more}`
