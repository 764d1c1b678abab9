/**
 * Sentences are said, and never read back: what a face needs to know of what was found stands in its code and its values.
 * A regular expression over a sentence would be an interface that nobody has written down.
 */

/** Modules that reworded sentences, and must not come back. */
export const GONE = [
  'apps/web/src/words/es/people.ts',
  'packages/engine/src/words/messages.ts',
  'packages/balancer/src/messages.ts',
] as const

/** What is said: the result of a `say`, and the fields in which an answer says it or calls something. */
const SAID = String.raw`(?:\bsay(?:\.\w+)*\([^()]*\)|\btell\([^()]*\)|\b(?:headline|sentence|frase|porque|resumen|objecion|etiqueta|temperatur[ae]|(?:recipe|asked)\.label|typeLabel|remark|warning|suggestion|problem\.message|error\.message)\b)`
/** What would read it back. */
const READ = String.raw`\??\.(?:replace|replaceAll|match|matchAll|search|split)\(\s*(?:\/|[A-Z][A-Z_]+\b|new RegExp)`
const TESTED = new RegExp(String.raw`(?:\/[gimsuy]*|\b[A-Z][A-Z_]+)\.(?:test|exec)\(\s*${SAID}`, 'g')
const REPLACED = new RegExp(`${SAID}${READ}`, 'g')
/** A list of sentences, run through what would reword each. */
const REWORDED = /readonly \(readonly \[\w+: RegExp, \w+: string\]\)\[\]/g

/** Each place of a module where a sentence is read back. */
export const readBackIn = (text: string): string[] =>
  [TESTED, REPLACED, REWORDED].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
