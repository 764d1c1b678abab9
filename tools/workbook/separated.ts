/** Rows of a text of values between commas, some of them in quotes. */
export function separated(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"|([^,\n]*)/y
  let at = 0
  while (at < text.length) {
    cell.lastIndex = at
    const [all = '', quoted, plain = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += all.length
    if (text[at] === '\n') rows.push([])
    at++
  }
  return rows
}
