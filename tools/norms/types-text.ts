import { readFileSync, writeFileSync } from 'node:fs'
import type { FigureRange } from '@obrador/engine'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'

/** The part of `types.ts` that writes the ranges of a type, or of one of its styles. */
function placeOf(text: string, group: string): readonly [from: number, to: number] {
  const [type, style] = group.split('/')
  const from = text.indexOf(`\n  ${type}: {\n`)
  const to = text.indexOf('\n  },\n', from)
  if (from < 0 || to < 0) throw new Error(`types.ts has no ${type}`)
  const styles = text.indexOf('styles: [', from)
  const hasStyles = styles >= 0 && styles < to
  if (style === undefined) return [from, hasStyles ? styles : to]
  const own = text.indexOf(`id: '${style}'`, styles)
  const next = text.indexOf("id: '", own + 1)
  if (!hasStyles || own < 0 || own > to) throw new Error(`types.ts has no ${group}`)
  return [own, next >= 0 && next < to ? next : to]
}

/** Writes one range in place of the one that stands there. */
export function writtenRange(text: string, group: string, key: string, [least, most]: FigureRange): string {
  const [from, to] = placeOf(text, group)
  const part = text.slice(from, to)
  const pattern = new RegExp(`\\b${key}: \\[[^\\]]*\\]`)
  if (!pattern.test(part)) throw new Error(`types.ts writes no ${key} of ${group}`)
  return text.slice(0, from) + part.replace(pattern, `${key}: [${least}, ${most}]`) + text.slice(to)
}

/** Writes ranges into the `types.ts` of a craft. */
export function writeTypes(
  craft: CraftId,
  ranges: readonly (readonly [group: string, key: string, FigureRange])[],
): void {
  const path = new URL(`../../packages/engine/src/crafts/${craft}/types.ts`, import.meta.url)
  let text = readFileSync(path, 'utf8')
  for (const [group, key, range] of ranges) text = writtenRange(text, group, key, range)
  writeFileSync(path, text)
}
