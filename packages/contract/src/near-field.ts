/** The name that somebody meant, where it differs from what was written by a slip of the keys. */

/** Letters and digits alone, without case or accents: `materiaGrasa`, `materia_grasa` and `MateriaGrasa` are one. */
export const plainFieldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Letters under which a word is too short for a slip to tell one from another. */
const SHORTEST = 4
/** Letters of a word that are looked at: no field has as many. */
const LONGEST = 40

/** Whether two words are one slip apart: a letter more, less, other, or two that changed places. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isOther = short.slice(at + 1) === long.slice(at + 1)
  const isTurned =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isOther || isTurned
}

/** Foreign names that are held against ours, of one body: a table of somebody's own has fewer columns. */
export const MOST_FOREIGN = 500

/** Fields with the letters that tell them from others. */
export type PlainFields = readonly (readonly [field: string, plain: string])[]
export const plainFields = (fields: Iterable<string>): PlainFields =>
  [...fields].map((field) => [field, plainFieldName(field)])

/** The field that a word is one slip away from; none of a word that may well be somebody's own. */
export function nearestOf(written: string, fields: PlainFields): string | undefined {
  const word = plainFieldName(written.slice(0, LONGEST))
  const same = fields.find(([, own]) => own === word)
  if (same || word.length < SHORTEST) return same?.[0]
  return fields.find(([, own]) => own.length >= SHORTEST && isSlip(word, own))?.[0]
}

export const nearestField = (written: string, fields: Iterable<string>): string | undefined =>
  nearestOf(written, plainFields(fields))
