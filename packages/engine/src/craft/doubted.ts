import type { MeasuredField } from '../catalogue/measured.ts'
import type { FindingText, Phrasebook } from '../findings/finding.ts'
import type { AnswerHeadline } from './first.ts'
import type { UnweighedSection } from './unweighed.ts'
import type { UsualReport } from './usual.ts'
import type { WrittenName } from './written-name-report.ts'

/** Whether a verdict would stand with the next purchase. */
export type VerdictFirmness = 'firme' | 'justa' | 'incierta'

/** The additive `duda` of an answer. Spanish keys, as the API has. */
export interface AnswerDoubt {
  readonly parametros: Readonly<
    Record<
      string,
      {
        /** One standard deviation, in the unit of the parameter. */
        readonly mas_menos: number
        /** That it lies in its range; none where it is not judged. */
        readonly probabilidad?: number
      }
    >
  >
  /** That all of them lie in their ranges at once. */
  readonly probabilidad: number
  readonly firmeza: VerdictFirmness
  readonly frase: string
  /** The ingredient that matters most to the figure that is nearest to a limit. */
  readonly decide?: {
    readonly ingrediente: string
    readonly parametro: string
    /** Share of its variance, 0 to 1. */
    readonly parte: number
    readonly medir: string
    /** The field of a line that takes the figure. */
    readonly campo?: MeasuredField
  }
  /** Lines of which nobody knows how much they vary: they are taken as exact. */
  readonly sinDatos?: readonly string[]
}

/** A figure that a maker can tell of a line. */
export interface MeasurableFigure {
  readonly field: MeasuredField
  readonly name: string
  readonly unit: string
  readonly usual: number
}

export interface UncertaintyReport {
  readonly duda: AnswerDoubt
  /** What is out by less than its own doubt. */
  readonly near: Readonly<Record<string, FindingText>>
  /** How that is said, where the engine has no words for it. */
  readonly words: Phrasebook
  /** By line, what could be measured of it. */
  readonly measures: () => readonly (readonly MeasurableFigure[])[]
  /** By figure that the law of the name looks at: one standard deviation. */
  readonly law: () => Readonly<Record<string, number>>
}

/** A figure of a line that was used in place of the catalogue's: the additive `medidas` of an answer. */
export interface MeasuredLine {
  readonly ingrediente: string
  readonly campo: MeasuredField
  readonly valor: number
  readonly usual: number
  readonly frase: string
}

/** What any answer may have besides what its craft says. */
export interface OptionalSections {
  /** What people read first. */
  readonly titular: AnswerHeadline
  /** How each formula inside is judged by itself. */
  readonly preparaciones?: readonly object[]
  readonly duda?: AnswerDoubt
  readonly habitual?: UsualReport
  /** Of a type without ranges: nothing was judged, and the verdict is no approval. */
  readonly juzgada?: false
  readonly medidas?: readonly MeasuredLine[]
  /** What nobody weighed, and what is not judged without it. */
  readonly sinPesar?: UnweighedSection
  /** What nobody told the price of: the cost leaves it out. */
  readonly sinPrecio?: readonly string[]
  /** The name that it was sent with, taken apart. */
  readonly nombreEscrito?: WrittenName
}
