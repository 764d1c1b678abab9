/** Text as it stands in a page. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)

/** What a text marks: code, strong and slanted words, links. What is code is left as it is. */
export function inlineHtml(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith('`') && piece.length > 1
        ? `<code>${escapeHtml(piece.slice(1, -1))}</code>`
        : escapeHtml(piece)
            .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
            .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
            .replace(/\*([^*]+)\*/g, '<em>$1</em>'),
    )
    .join('')
}

/** JSON with its keys told apart. */
export const jsonHtml = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"(\s*:)?|[^"]+/g, (piece, colon?: string) =>
    colon === undefined ? escapeHtml(piece) : `<b>${escapeHtml(piece.slice(0, -colon.length))}</b>${colon}`,
  )
