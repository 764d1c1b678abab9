import type { DraftPart, LineDraft } from './draft.ts'
import { yieldOfTitle } from './headed.ts'
import { isWeight } from './interpretation.ts'
import { headIsKnown } from './known.ts'
import { type FiguredLine, gramsOfFigure, type ListUnit, sharesOfLines, tellsUnit, unitOfList } from './list-unit.ts'
import type { FigureUnit } from './reading.ts'
import { suggestAsSaid } from './suggest.ts'

/** Lines that have to stand beside each other before they tell a unit. */
const LEAST_LINES = 2

const partsOfDraft = (draft: LineDraft): readonly DraftPart[] =>
  draft.is === 'part' ? [draft.part] : draft.is === 'several' ? draft.parts : []

const figuredLine = ({ name, bare, grams, suggest }: DraftPart): FiguredLine => ({
  name,
  ...(bare ? { bare } : {}),
  ...(bare && !bare.isCount ? {} : { grams: grams ?? suggest?.grams ?? 0 }),
})

/** What a part is once the list has told its unit: a weight, a question, or a share of the flour or of the whole. */
function settledPart({ bare, ...read }: DraftPart, unit: ListUnit, isOdd: boolean): DraftPart {
  if (!bare) return read
  if (unit.is === 'bakers' || unit.is === 'shares') return { name: read.name, percent: bare.value, figureUnit: unit.is }
  if (bare.isCount) return read
  if (unit.is === 'parts') return { name: read.name, ask: 'unclear', figureUnit: unit.is }
  const likelier = unit.is === 'either' ? unit.likelier : unit.is === 'mixed' ? unit.unit : unit.is
  const meant = isOdd ? (likelier === 'kilos' ? 'grams' : 'kilos') : likelier
  const grams = Math.round(gramsOfFigure(bare, meant) * 1e6) / 1e6
  if (unit.is === 'either' || isOdd || bare.isAsked || !isWeight(grams)) {
    const suggest =
      isWeight(grams) && suggestAsSaid(grams, meant === 'kilos' ? ['kilos', bare.value] : ['grams', grams])
    return { name: read.name, ask: 'unclear', figureUnit: meant, ...(suggest ? { suggest } : {}) }
  }
  return { name: read.name, grams, figureUnit: meant, ...(read.approx ? { approx: read.approx } : {}) }
}

/** The lines between two headings: a part may have its own percentages. */
function sectionsOf(drafts: readonly LineDraft[]): readonly (readonly DraftPart[])[] {
  const sections: DraftPart[][] = [[]]
  for (const draft of drafts) {
    if (draft.is === 'skip' && draft.skip === 'heading') sections.push([])
    sections.at(-1)?.push(...partsOfDraft(draft))
  }
  return sections
}

/** Each part with a bare figure, settled by its list: shares by the part that it stands in, weights by all of them together. */
function settledByList(drafts: readonly LineDraft[], said?: FigureUnit): ReadonlyMap<DraftPart, DraftPart> {
  const settled = new Map<DraftPart, DraftPart>()
  if (said) {
    for (const part of drafts.flatMap(partsOfDraft)) settled.set(part, settledPart(part, { is: said }, false))
    return settled
  }
  const weighed: DraftPart[] = []
  const made = yieldOfTitle(drafts)
  for (const section of sectionsOf(drafts)) {
    const shares = section.length < LEAST_LINES ? undefined : sharesOfLines(section.map(figuredLine), made)
    if (shares) for (const part of section) settled.set(part, settledPart(part, shares, false))
    else weighed.push(...section)
  }
  // One figure alone tells nothing of itself, nor does a 0: another must stand beside it, or a weight that is written.
  const told = weighed.filter(({ bare, grams }) => (bare ? tellsUnit(bare) : grams !== undefined))
  // Nor does «6 gorringo», where nobody knows what is counted, among weights that are written.
  if (told.length < LEAST_LINES || !told.some(({ name, bare }) => bare && (!bare.isAsked || headIsKnown(name))))
    return settled
  const unit = unitOfList(weighed.map(figuredLine), made)
  for (const [at, part] of weighed.entries())
    settled.set(part, settledPart(part, unit, unit.is === 'mixed' && unit.odd.has(at)))
  return settled
}

/** Figures without a unit have that of their list: decided for all of them together, or asked once for all; or the one that somebody has said. */
export function settledFigures(drafts: readonly LineDraft[], said?: FigureUnit): readonly LineDraft[] {
  const byList = settledByList(drafts, said)
  const settled = (part: DraftPart): DraftPart => {
    const { bare: _, ...read } = part
    return byList.get(part) ?? read
  }
  return drafts.map((draft): LineDraft => {
    if (draft.is === 'several') return { ...draft, parts: draft.parts.map(settled) }
    if (draft.is !== 'part') return draft
    const { percent, ...part } = settled(draft.part)
    if (percent === undefined) return { ...draft, part }
    return {
      line: draft.line,
      is: 'name',
      name: part.name,
      percent,
      ...(part.figureUnit && { figureUnit: part.figureUnit }),
    }
  })
}
