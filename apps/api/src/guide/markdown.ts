import { compactJson } from './compact-json.ts'

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

export const markdownCode = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')

export const jsonBlock = (value: unknown): string => `\`\`\`json\n${compactJson(value)}\n\`\`\``
