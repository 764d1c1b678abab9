import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'
import { withEntities } from './text.ts'

/**
 * XML while it is unzipped, one mark at a time. No tree is made and no entity is declared, so that a part costs no more than its bytes, and reading stops at
 * the first thing that is too much.
 */

export interface XmlListener {
  /** An element by its name without prefix, and the whole mark, for `nameAttributesOf`. */
  readonly open?: (name: string, mark: string) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** Marks that may still be read, of all parts of a file; what closes an element counts with it. */
export interface XmlBudget {
  marks: number
}

/** Each attribute is looked for behind the one before, so that no mark takes longer than its length. */
export function attributesOf(mark: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  let at = endOfName(mark, 1)
  for (;;) {
    const equals = mark.indexOf('=', at)
    let start = equals + 1
    while (mark.charCodeAt(start) <= CODE.blank) start++
    const quote = mark.charAt(start)
    const end = quote === '"' || quote === "'" ? mark.indexOf(quote, start + 1) : -1
    if (equals < 0 || end < 0) return attributes
    attributes.set(mark.slice(at, equals).trim(), withEntities(mark.slice(start + 1, end)))
    at = end + 1
  }
}

/** What is not above a blank is one: tabs and ends of lines. */
const CODE = { blank: 32, declares: 33, quote: 34, apostrophe: 39, slash: 47, end: 62, instructs: 63 } as const
const CDATA = '<![CDATA['

/** Where an element ends: a «>» between quotes does not end it. */
function endOfElement(text: string, start: number): number {
  let quote = 0
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === CODE.quote || code === CODE.apostrophe) quote = code
    else if (code === CODE.end) return at + 1
  }
  return -1
}

function endBehind(text: string, mark: string, start: number): number {
  const end = text.indexOf(mark, start)
  return end < 0 ? -1 : end + mark.length
}

/** Where the mark that begins here ends; -1 where the text stops before. */
function endOfMark(text: string, start: number): number {
  const kind = text.charCodeAt(start + 1)
  if (kind === CODE.slash) return endBehind(text, '>', start)
  if (kind === CODE.instructs) return endBehind(text, '?>', start)
  if (kind !== CODE.declares) return endOfElement(text, start)
  if (text.startsWith('<!--', start)) return endBehind(text, '-->', start)
  if (text.startsWith(CDATA, start)) return endBehind(text, ']]>', start)
  if (text.length - start < CDATA.length) return -1
  throw new FileError('entities')
}

/** Where the name of an element ends: at a blank, a slash or the end. */
function endOfName(mark: string, from: number): number {
  let at = from
  for (let code = mark.charCodeAt(at); code > CODE.blank && code !== CODE.slash && code !== CODE.end; )
    code = mark.charCodeAt(++at)
  return at
}

function nameIn(mark: string, from: number): string {
  const name = mark.slice(from, endOfName(mark, from))
  return name.slice(name.indexOf(':') + 1)
}

function createScanner(listener: XmlListener, budget: XmlBudget) {
  let depth = 0
  let rest = ''
  const hear = (mark: string): void => {
    const kind = mark.charCodeAt(1)
    if (kind === CODE.slash) {
      depth -= 1
      if (depth < 0) throw new FileError('cut')
      listener.close?.(nameIn(mark, 2))
      return
    }
    budget.marks -= 1
    if (budget.marks < 0) throw new FileError('swells')
    if (mark.startsWith(CDATA)) listener.text?.(mark.slice(CDATA.length, -']]>'.length))
    if (kind === CODE.declares || kind === CODE.instructs) return
    const name = nameIn(mark, 1)
    listener.open?.(name, mark)
    if (mark.charCodeAt(mark.length - 2) === CODE.slash) listener.close?.(name)
    else depth += 1
  }
  return {
    read(chunk: string): void {
      const text = rest + chunk
      let at = 0
      for (;;) {
        const start = text.indexOf('<', at)
        if ((start < 0 ? text.length : start) - at > FILE_LIMITS.text) throw new FileError('text')
        if (start < 0) break
        if (start > at) listener.text?.(withEntities(text.slice(at, start)))
        at = start
        const end = endOfMark(text, at)
        if ((end < 0 ? text.length : end) - at > FILE_LIMITS.text) throw new FileError('text')
        if (end < 0) break
        hear(text.slice(at, end))
        at = end
      }
      rest = text.slice(at)
    },
    end(): void {
      if (depth !== 0 || rest.trim() !== '') throw new FileError('cut')
    },
  }
}

export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  listener: XmlListener,
  budget: XmlBudget,
): Promise<void> {
  const decoder = new TextDecoder()
  const scanner = createScanner(listener, budget)
  for await (const chunk of chunks) scanner.read(decoder.decode(chunk, { stream: true }))
  scanner.read(decoder.decode())
  scanner.end()
}
