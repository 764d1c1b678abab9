import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'

/** What a reader sees is in the words of a language, never in a screen: signs and units alone stand there. */

const SOURCE = join(import.meta.dirname, '../src')
/** Attributes that are read out or shown. */
const SHOWN = new Set(['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title'])
/** Units are written alike in every language. */
const UNITS = /\/kg/
const WORD = /\p{L}{2}/u

interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode)

/** The texts that an expression may come to, as far as they are written in it. */
function textsOf(node: SyntaxNode): string[] {
  if (node.type === 'JSXText' || node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw)
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression as SyntaxNode)
  if (node.type === 'LogicalExpression') return textsOf(node.right as SyntaxNode)
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((one) => textsOf(one as SyntaxNode))
  return []
}

function shownIn(node: SyntaxNode): string[] {
  const own =
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node.children as SyntaxNode[])
      : node.type === 'JSXAttribute' && SHOWN.has(String((node.name as SyntaxNode).name)) && isNode(node.value)
        ? [node.value]
        : []
  return [...own.flatMap(textsOf), ...partsOf(node).flatMap(shownIn)]
}

const wordsIn = (source: string): string[] =>
  shownIn(parseAst(source, { lang: 'tsx' }) as unknown as SyntaxNode)
    .map((text) => text.trim())
    .filter((text) => WORD.test(text.replace(UNITS, '')))

it('no screen has a word of its own', () => {
  const screens = globSync('**/*.tsx', { cwd: SOURCE })
  expect(screens.length).toBeGreaterThan(200)
  expect(
    screens.flatMap((file) => wordsIn(readFileSync(join(SOURCE, file), 'utf8')).map((text) => [file, text])),
  ).toEqual([])
})

it('a word is found as a text, as a choice and as what is read out', () => {
  const screen =
    "const a = (b: number) => <p title='Dos' className='tres'>● Uno {b ? 'Sí' : say.no} {b && `No`} €/kg</p>"
  expect(wordsIn(screen)).toEqual(['● Uno', 'Sí', 'No', 'Dos'])
})
