/**
 * `name in table` is true of what every object inherits: a request that says «valueOf» would find it in any table. Which shape of a union
 * something has is asked with a name in quotes; whether a table has a name, with `Object.hasOwn`, a Map or a Set.
 */

/** What is no code: comments and texts. A text leaves its quotes, for what is asked with one. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
/** A name, or a part of something, before `in`; not the variable of a loop nor that of a mapped type. */
const ASKED = /(?<![\w$'".\])])(?<!\b(?:const|let|var) )(?<!\[)[\w$]+(?:\??\.[\w$]+|\[[^\]\n]*\])* in [\w$(][\w$.]*/g

/** Each place of a module where a table is asked for what it may only inherit. */
export const inheritedIn = (text: string): string[] =>
  [...text.replaceAll(COMMENT, '').replaceAll(TEXT, "''").matchAll(ASKED)].map(([found]) => found)
