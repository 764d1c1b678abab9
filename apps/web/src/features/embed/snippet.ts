import { pageLanguage, shownName } from '../../format/page-speech.ts'
import type { TableFormula } from '../../model/formula.ts'
import { fragmentOfFormula, type SharedFormula } from '../../model/link.ts'
import { embedWords as say } from '../../words/es/embed.ts'

export type FrameTheme = 'claro' | 'oscuro'

export interface EmbeddingOptions {
  /** None follows the page around it. */
  readonly theme: FrameTheme | undefined
  readonly isReadOnly: boolean
}

/** The parameters of the address, and how they are read back. */
const MODE = { name: 'modo', look: 'ver' } as const
const THEME = 'tema'
const THEMES: readonly string[] = ['claro', 'oscuro'] satisfies readonly FrameTheme[]

export function embeddingInAddress(search: string): EmbeddingOptions {
  const asked = new URLSearchParams(search)
  const theme = asked.get(THEME) ?? ''
  return {
    theme: THEMES.includes(theme) ? (theme as FrameTheme) : undefined,
    isReadOnly: asked.get(MODE.name) === MODE.look,
  }
}

/** What is shown to strangers: the lines. Prices, method, desks and batches stay at home, also those of formulas inside. */
const plainOf = ({ craft, type, name, lines, given }: TableFormula): TableFormula => ({
  craft,
  type,
  name,
  given,
  batch: {},
  lines: lines.map(({ made, ...line }) =>
    made ? { ...line, made: { ...made, formula: plainOf(made.formula) } } : line,
  ),
})

const shownOf = ({ formula, own }: SharedFormula): SharedFormula => ({
  formula: plainOf(formula),
  own: own.map(({ price: _, ...ingredient }) => ingredient),
})

/** Tall enough for most; a page that listens to `obrador:alto` gives it what it needs. */
const HEIGHT = 560

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The code to put into a page; without scripts, the page itself says what is in the formula. */
export async function embedSnippetOf(
  shared: SharedFormula,
  { theme, isReadOnly }: EmbeddingOptions,
  name: string,
): Promise<string> {
  const address = new URL('./incrustar', location.href)
  if (isReadOnly) address.searchParams.set(MODE.name, MODE.look)
  if (theme) address.searchParams.set(THEME, theme)
  if (pageLanguage() !== 'es') address.searchParams.set('idioma', pageLanguage())
  const sent = shownOf(shared)
  address.hash = await fragmentOfFormula(sent)
  const title = escaped(say.named(name))
  const said = sent.formula.lines.map((line) => `${shownName(line.name)} ${line.grams} g`).join(', ')
  return (
    `<iframe src="${escaped(address.href)}" title="${title}" width="100%" height="${HEIGHT}" loading="lazy" style="border:0"></iframe>\n` +
    `<noscript>${escaped(`${name}: ${said}`)}</noscript>`
  )
}
