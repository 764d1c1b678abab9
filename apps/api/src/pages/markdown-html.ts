import { escapeHtml, inlineHtml, jsonHtml } from './html.ts'

/** The guide as a page: the few marks that it uses (headings, lists, tables, code, paragraphs), and no other. */

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** A row that begins with a code can be linked to by it. */
const rowHtml = (line: string): string => {
  const cells = cellsOf(line)
  const [, code] = /^`([a-z_]+)`$/.exec(cells[0] ?? '') ?? []
  return `<tr${code === undefined ? '' : ` id="${code}"`}>${cells.map((cell) => `<td>${inlineHtml(cell)}</td>`).join('')}</tr>`
}

function tableHtml([head = '', , ...rows]: readonly string[]): string {
  const titles = cellsOf(head).map((cell) => `<th scope="col">${inlineHtml(cell)}</th>`)
  return `<div class="wide" tabindex="0"><table><thead><tr>${titles.join('')}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table></div>`
}

function codeHtml([fence = '', ...lines]: readonly string[]): string {
  const text = lines.slice(0, -1).join('\n')
  return `<pre tabindex="0"><code>${fence === '```json' ? jsonHtml(text) : escapeHtml(text)}</code></pre>`
}

/** An address inside the page, from a title. */
const anchorOf = (title: string): string =>
  title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/\W+/g, '-').replace(/^-|-$/g, '')

function blockHtml(block: string): string {
  const lines = block.split('\n')
  const [, title] = /^## (.*)$/.exec(block) ?? []
  if (title !== undefined) return `<h2 id="${anchorOf(title)}">${inlineHtml(title)}</h2>`
  if (block.startsWith('```')) return codeHtml(lines)
  if (block.startsWith('|')) return tableHtml(lines)
  if (block.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inlineHtml(line.slice(2))}</li>`).join('')}</ul>`
  return `<p>${inlineHtml(block)}</p>`
}

/** Blocks are parted by an empty line, but for those inside code. */
export const markdownHtml = (text: string): string =>
  (text.match(/```[\s\S]*?```|[^\n]+(?:\n(?!```)[^\n]+)*/g) ?? []).map(blockHtml).join('\n')
