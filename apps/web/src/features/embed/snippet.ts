import type { Formula } from '../../model/formula.ts'
import { fragmentOf, type Shared } from '../../model/link.ts'
import { embed as say } from '../../words/es/embed.ts'

export type Theme = 'claro' | 'oscuro'

export interface Embedding {
  /** None follows the page around it. */
  readonly theme: Theme | undefined
  readonly isReadOnly: boolean
}

/** The parameters of the address, and how they are read back. */
const MODE = { name: 'modo', look: 'ver' } as const
const THEME = 'tema'
const THEMES: readonly string[] = ['claro', 'oscuro'] satisfies readonly Theme[]

export function embeddingIn(search: string): Embedding {
  const asked = new URLSearchParams(search)
  const theme = asked.get(THEME) ?? ''
  return {
    theme: THEMES.includes(theme) ? (theme as Theme) : undefined,
    isReadOnly: asked.get(MODE.name) === MODE.look,
  }
}

/** What is shown to strangers: the lines. Prices, method, desks and batches stay at home, also those of formulas inside. */
const plainOf = ({ craft, type, name, lines, given }: Formula): Formula => ({
  craft,
  type,
  name,
  given,
  batch: {},
  lines: lines.map(({ made, ...line }) =>
    made ? { ...line, made: { ...made, formula: plainOf(made.formula) } } : line,
  ),
})

const shownOf = ({ formula, own }: Shared): Shared => ({
  formula: plainOf(formula),
  own: own.map(({ price: _, ...ingredient }) => ingredient),
})

/** Tall enough for most; a page that listens to `obrador:alto` gives it what it needs. */
const HEIGHT = 560

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The code to put into a page; without scripts, the page itself says what is in the formula. */
export async function snippetOf(shared: Shared, { theme, isReadOnly }: Embedding, name: string): Promise<string> {
  const address = new URL('./incrustar', location.href)
  if (isReadOnly) address.searchParams.set(MODE.name, MODE.look)
  if (theme) address.searchParams.set(THEME, theme)
  const sent = shownOf(shared)
  address.hash = await fragmentOf(sent)
  const title = escaped(say.named(name))
  const said = sent.formula.lines.map((line) => `${line.name} ${line.grams} g`).join(', ')
  return (
    `<iframe src="${escaped(address.href)}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>\n` +
    `<noscript>${escaped(`${name}: ${said}`)}</noscript>`
  )
}
