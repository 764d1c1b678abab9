/**
 * An ingredient is known by its identity (`apps/web/src/model/ingredient-identity.ts`), never by its words. This looks for the ways in which somebody would compare
 * words: the name of a line with another name, and a name in small letters. It reads text, so that it sees what is called a line, a part or an ingredient.
 */
const THINGS = '(?:line|part|ingredient|noted|bought|lot)\\??\\.name\\b'
const COMPARED = new RegExp(
  `\\b${THINGS}(?:\\.\\w+\\(\\))*\\s*[!=]==\\s*(?!'')\\S+|\\S+\\s*[!=]==\\s*${THINGS}|\\b[nN]ame\\.toLowerCase\\(\\)`,
  'g',
)

/** Files of the app that may, and why; `words` is how things are shown. */
const MAY_COMPARE: Readonly<Record<string, string>> = {
  'model/ingredient-identity.ts': 'the one place that tells words apart',
  'model/same-ingredient.ts': 'the same, for what is loaded later',
  'model/edits.ts': 'what was measured is written on every line that is written alike',
  'views/differences.ts': 'two versions of one formula differ by what is written',
  'features/balance/worker.ts': 'the engine answers by the names that it was asked with',
  'features/balance/balance-result.tsx': 'the engine answers by the names that it was asked with',
  'features/bench/changes.ts': 'the engine answers by the names that it was asked with',
  'features/bench/line-measures.tsx': 'the engine answers by the names that it was asked with',
  'features/bench/panels/map-panel.tsx': 'the engine answers by the names that it was asked with',
  'features/menu/rise.ts': 'the engine answers by the names that it was asked with',
  'features/piece/parts-card.tsx': 'the engine answers by the names that it was asked with',
  'features/production/frozen.ts': 'a plan tells its lines by the names that it was asked with',
  'features/bench/made/actions.ts': 'whether a line still bears the name of its formula',
}

/** Comparisons of ingredients by their words in a file of the app, by its path in the source. */
export const wordsComparedIn = (path: string, source: string): readonly string[] =>
  path in MAY_COMPARE || path.startsWith('words/') ? [] : [...source.matchAll(COMPARED)].map(([found]) => found)
