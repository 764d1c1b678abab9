/** Steps of one part of a product, with the place of each among all steps. */
export interface StepGroup {
  /** Absent: of the whole, or nobody says. */
  readonly part?: string
  readonly steps: readonly { readonly text: string; readonly at: number }[]
}

/** More letters than the name of a part has: a long line that ends in a colon is a step. */
const LONGEST_PART = 60
const HEADING = /:\s*$/
const isStepHeading = (step: string): boolean => HEADING.test(step) && step.length <= LONGEST_PART

/** How a part is written among the steps: a line of its own that ends in a colon. */
export const stepHeadingOf = (part: string): string => `${part.replace(HEADING, '')}:`

/** The steps of a method by part: a line that ends in a colon heads those that follow. */
export function stepGroupsOf(steps: readonly string[]): readonly StepGroup[] {
  const groups: { part?: string; steps: { text: string; at: number }[] }[] = []
  steps.forEach((text, at) => {
    if (isStepHeading(text)) groups.push({ part: text.replace(HEADING, ''), steps: [] })
    else if (groups.length === 0) groups.push({ steps: [{ text, at }] })
    else groups.at(-1)?.steps.push({ text, at })
  })
  return groups
}

/** What is done, without the headings of parts. */
export const stepsWithoutHeadings = (steps: readonly string[]): readonly string[] =>
  steps.filter((step) => !isStepHeading(step))
