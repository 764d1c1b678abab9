/** The paths that a source imports from, types and imports at run time included. */
export const importedPaths = (source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path)
