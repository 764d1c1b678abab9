/** Several lines, or a line of three figures or more. */
const LINES = /\S\s*\n\s*\S/
const FIGURES = /\d+\D+\d+\D+\d/

/** What comes in at once was pasted; what comes letter by letter is being written. */
export const comesAtOnce = (before: string, after: string): boolean =>
  after.length - before.length > 1 && (LINES.test(after) || FIGURES.test(after))
