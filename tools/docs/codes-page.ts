import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownTable } from './table.ts'

/** The page of `hallazgos`: every code with its values, printed from the types that the compiler holds them to. */

const SOURCES = [
  'packages/engine/src/findings/*.ts',
  'packages/engine/src/crafts/*/findings.ts',
  'packages/balancer/src/findings.ts',
  'packages/balancer/src/sack/findings.ts',
  'packages/balancer/src/menu/findings.ts',
  'packages/balancer/src/menu/book/findings.ts',
] as const
/** Where shapes are written that values name and that others use too. */
const SHAPES = [
  'packages/engine/src/judge/legal.ts',
  'packages/engine/src/judge/denomination.ts',
  'packages/engine/src/ratio/range.ts',
  'packages/engine/src/words/allergens.ts',
  'packages/balancer/src/answer.ts',
  'packages/balancer/src/request.ts',
] as const

/** A code, the type of its values, and what the source says of it. */
interface Code {
  readonly code: string
  readonly values: string
  readonly remark: string
}

const oneLine = (type: string): string =>
  type
    .replaceAll(/\s*\/\*\*.*?\*\//gs, '')
    // Members on lines of their own have nothing between them.
    .replaceAll(/([^{;|&(\s])\s*\n\s*readonly /g, '$1; ')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\| /, '')

/** An entry of a table of codes: what is said of it, its code, and its type up to the next entry. */
const ENTRY =
  /(?: {2}\/\*\*(?<remark>(?:(?!\*\/).)*)\*\/\n)? {2}readonly '(?<code>[^']+)': (?<type>.*?)(?=\n {2}(?:readonly|\/\*\*)|\n\}|$)/gs
const TABLE = /export interface \w+Codes(?:\s+extends[^{]+)? \{\n(?<entries>.*?)\n\}/gs

export const codesIn = (source: string): Code[] =>
  [...source.matchAll(TABLE)].flatMap(({ groups }) =>
    [...(groups?.entries ?? '').matchAll(ENTRY)].map((entry) => ({
      code: entry.groups?.code ?? '',
      values: oneLine(entry.groups?.type ?? ''),
      remark: oneLine(entry.groups?.remark ?? '')
        .replaceAll(/^\* |\s\*\s/g, ' ')
        .trim(),
    })),
  )

const SHAPE =
  /^(?:export )?(?:interface (?<name>\w+)(?<base>[^{]*)\{(?<body>.*?)^\}|type (?<alias>\w+) =(?<type>.*?))(?=\n(?:\n|export|type|interface|\/\*\*|const)|$(?![\s\S]))/gms

const shapesIn = (source: string): (readonly [name: string, type: string])[] =>
  [...source.matchAll(SHAPE)].flatMap(({ groups: shape }) =>
    shape?.alias
      ? [[shape.alias, oneLine(shape.type ?? '')] as const]
      : [
          [
            shape?.name ?? '',
            oneLine(`${(shape?.base ?? '').replace(/ extends (\w+)/, '$1 &')} {${shape?.body ?? ''}}`),
          ] as const,
        ],
  )

/** Shapes that a type names, and those that they name. */
function namedBy(type: string, all: ReadonlyMap<string, string>, named = new Set<string>()): ReadonlySet<string> {
  for (const [word] of type.matchAll(/\b[A-Z]\w+/g)) {
    if (named.has(word) || !all.has(word)) continue
    named.add(word)
    namedBy(all.get(word) ?? '', all, named)
  }
  return named
}

const read = (root: string, patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .map((path) => readFileSync(join(root, path), 'utf8'))

/** Told in the text of the page. */
const WITHOUT_SHAPE: ReadonlySet<string> = new Set(['NoValues', 'FindingText', 'FormulaFinding'])

const cell = (text: string): string => text.replaceAll('|', '\\|')
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``)

export function codesPage(root: string): string {
  const sources = read(root, SOURCES)
  const codes = sources.flatMap(codesIn)
  const shapes = new Map(
    [...sources, ...read(root, SHAPES)].flatMap(shapesIn).filter(([name]) => !name.endsWith('Codes')),
  )
  const named = [...namedBy(codes.map(({ values }) => values).join(' '), shapes)]
    .filter((name) => !WITHOUT_SHAPE.has(name))
    .toSorted()
  return `# Codes of what was found

With \`?codigos=1\` the paths that analyse, adjust, label, put together and plan add \`hallazgos\`: each sentence of the answer that says something of
the formula, as data: \`codigo\`, \`valores\`, and in \`donde\` where the sentence stands (a JSON pointer). A refusal has its own too. A code never changes
its meaning; new codes and new values come without notice. A finding inside another (\`FindingText\`) is \`{ codigo, valores }\` or a name as it stands. A limit
that does not exist is \`null\`; what is \`undefined\` is left out. What is said of fields that are not used and of how a pasted text was read has no code.

${codes.length} codes. A code without values has \`{}\`.

${markdownTable(
  ['`codigo`', '`valores`', 'Remark'],
  codes.map(({ code: name, values, remark }) => [code(name), values === 'NoValues' ? '' : code(values), cell(remark)]),
)}

## Shapes that values name

${markdownTable(
  ['Name', 'Shape'],
  named.map((name) => [code(name), code(shapes.get(name) ?? '')]),
)}
`
}
