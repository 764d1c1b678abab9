const WIDTH = 110

/** JSON as a person would lay it out: what fits on a line stays on it. */
export function compactJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? ''
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat
  const inner = `${indent}  `
  const body = Array.isArray(value)
    ? value.map((item) => inner + compactJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${compactJson(item, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${body.join(',\n')}\n${indent}${close}`
}
