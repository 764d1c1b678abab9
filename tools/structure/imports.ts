/** Lines of a block comment: an example in it imports as a reader would. */
const COMMENT_LINE = /^\s*\*.*$/gm

/** The paths that a source imports from, types and imports at run time included. */
export const importedPaths = (source: string): string[] =>
  [...source.replaceAll(COMMENT_LINE, '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path)
