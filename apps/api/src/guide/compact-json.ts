const WIDTH = 110
/** A row of a table stays a row, however long: an object of plain values inside a list. */
const isRow = (value: object): boolean =>
  !Array.isArray(value) && Object.values(value).every((item) => typeof item !== 'object' || item === null)

const onOneLine = (value: unknown): string => JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? ''

/** JSON as a person would lay it out: what fits on a line stays on it. */
export function compactJson(value: unknown, indent = ''): string {
  const flat = onOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  const body = Array.isArray(value)
    ? value.map((item) => inner + (isRow(Object(item)) ? onOneLine(item) : compactJson(item, inner)))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${body.join(',\n')}\n${indent}${close}`
}
