import type { WorkshopHabits } from './habits.ts'

/** Papers that labels are printed on, and how small their letters may be. */

/** mm; a roll is as long as what is on it, a sheet holds several. */
export interface LabelPaperSize {
  readonly width: number
  readonly height?: number
  readonly across?: number
  readonly down?: number
}

export const PAPER_IDS = ['roll', 'card', 'sheet', 'custom'] as const
export type PaperId = (typeof PAPER_IDS)[number]

const PAPERS: Readonly<Record<Exclude<PaperId, 'custom'>, LabelPaperSize>> = {
  roll: { width: 62 },
  card: { width: 100, height: 50 },
  sheet: { width: 70, height: 37, across: 3, down: 8 },
}
const USUAL_CUSTOM = { width: 80, height: 60 } as const
const NARROWEST = 20
const LONGEST = 297
const within = (mm: number): number => Math.min(LONGEST, Math.max(NARROWEST, mm))

export const paperIdOf = ({ paper }: WorkshopHabits): PaperId => PAPER_IDS.find((id) => id === paper) ?? 'roll'

export function paperOfId(habits: WorkshopHabits): LabelPaperSize {
  const id = paperIdOf(habits)
  if (id !== 'custom') return PAPERS[id]
  const { paperWidth = USUAL_CUSTOM.width, paperHeight = USUAL_CUSTOM.height } = habits
  return { width: within(paperWidth), height: within(paperHeight) }
}

export const labelsPerPage = ({ across = 1, down = 1 }: LabelPaperSize): number => across * down

const MM_PER_POINT = 25.4 / 72
export const MM_PER_PX = 25.4 / 96
/** Of the em, in Source Sans 3: a small x, and the lowest of its figures. */
const X_HEIGHT = 0.486
const FIGURE_HEIGHT = 0.64

/** mm of a small x (Regulation (EU) 1169/2011, art. 13.2 and 13.3). */
export const LEAST_X = { usual: 1.2, small: 0.9 } as const
export const xHeightOf = (points: number): number => points * MM_PER_POINT * X_HEIGHT
export const figureHeightOf = (points: number): number => points * MM_PER_POINT * FIGURE_HEIGHT

/** As the drawing has it: just over the minimum. */
const USUAL_POINTS = 7.2
const POINTS = { least: 5, most: 24 } as const
export const fontPointsOf = ({ points = USUAL_POINTS }: WorkshopHabits): number =>
  Math.min(POINTS.most, Math.max(POINTS.least, points))

/** mm of the figures of a net quantity, by g or ml (Directive 76/211/EEC, annex I, 3.1). */
const FIGURES: readonly (readonly [over: number, mm: number])[] = [
  [1000, 6],
  [200, 4],
  [50, 3],
  [0, 2],
]
export const leastFigure = (net: number): number => FIGURES.find(([over]) => net > over)?.[1] ?? 2

const HALF_POINT = 2
/** Points of the net quantity: as large as the law asks, and no smaller than the rest. */
export const netPoints = (net: number, points: number): number =>
  Math.max(points, Math.ceil((HALF_POINT * leastFigure(net)) / (MM_PER_POINT * FIGURE_HEIGHT)) / HALF_POINT)

/** A page of paper, mm: a label, or a sheet of them. */
const A4 = { width: 210, height: 297 } as const
export const pageOfPaper = (
  paper: LabelPaperSize,
  height: number,
): { readonly width: number; readonly height: number } =>
  labelsPerPage(paper) > 1 ? A4 : { width: paper.width, height: paper.height ?? height }
