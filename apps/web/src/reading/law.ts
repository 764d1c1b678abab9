import type {
  AnswerHeadline,
  CorrectionStep,
  FindingText,
  FormulaOverview,
  LegalBlock,
  SayFinding,
  WrittenName,
} from '@obrador/engine'
import { decapitaliseName, listText, numberText } from '../format/page-speech.ts'
import { lawWords } from '../words/es/results.ts'

/** What every body says of the law, where its craft has one to say. */
export const legalBlockIn = (body: unknown): LegalBlock | undefined =>
  (body as { readonly legal?: LegalBlock } | undefined)?.legal

/** What was found of the name that a maker wrote for the label. */
export const writtenNameOf = (body: unknown): WrittenName | undefined =>
  (body as { readonly nombreEscrito?: WrittenName } | undefined)?.nombreEscrito

/** An overview in the words of the screen: what is read first, whoever shows it. */
export interface ScreenVerdict extends Omit<FormulaOverview, 'headline' | 'remarks'> {
  /** The balance as the engine found it. */
  readonly found: FindingText
  /** What is read first, and the balance behind it where that is another thing. */
  readonly headline: string
  readonly remarks: readonly string[]
  /** Nothing to say against it, neither in its figures nor in its name. */
  readonly isGood: boolean
  /** That it would stand with the next purchase, and every figure with it; nothing where nobody has looked yet. */
  readonly isFirm?: boolean
  /** What comes before the balance, where something does: safety, law, an unread line, a dose. */
  readonly blocked?: string
}

type Headed = Pick<FormulaOverview, 'first' | 'changes'>

/** The change that the headline asks for: of what is not there at all its own, else the only one. */
export const headlineChange = ({ first: { casi, fallo }, changes }: Headed): CorrectionStep | undefined => {
  if (fallo && fallo.linea === undefined) return changes.find(({ parameter }) => parameter === fallo.parametro)
  return (casi ?? fallo) && changes.length === 1 ? changes[0] : undefined
}

/** Whether one deed settles what the headline says: a line to look at, or a change. */
export const hasHeadlineDeed = (headed: Headed): boolean =>
  headed.first.fallo?.linea !== undefined || headlineChange(headed) !== undefined

/** States that are of the balance alone. */
const OF_BALANCE: ReadonlySet<AnswerHeadline['estado']> = new Set([
  'sin_juzgar',
  'casi',
  'fuera_de_rango',
  'equilibrada',
])

/** Conditions told before «y otras». */
const MOST_TOLD = 2

/** «Sal por 100 g de pan, 1,94 g»: what is measured per something says so in its label. */
const unitBeside = (unit: string): string => unit.split('/')[0] ?? unit

function failing({ condiciones }: LegalBlock): string {
  const told = condiciones
    .filter(({ cumple }) => cumple === false)
    .map(({ etiqueta, valor, operador, umbral, unidad }) =>
      lawWords.condition(
        decapitaliseName(etiqueta),
        valor === undefined ? undefined : `${numberText(valor)} ${unitBeside(unidad)}`.trim(),
        operador.startsWith('>'),
        numberText(umbral),
      ),
    )
  const rest = told.length - MOST_TOLD
  return listText(rest > 0 ? [...told.slice(0, MOST_TOLD), lawWords.others(rest)] : told, 'y')
}

/** What people read first, in the order that the engine found: safety and law before balance. */
export function withHeadline(overview: FormulaOverview, body: unknown, say: SayFinding): ScreenVerdict {
  const { first, headline: found, verdict } = overview
  const isBalanced = verdict === 'equilibrada'
  const legal = legalBlockIn(body)
  const balance = say(found)
  const told = { ...overview, found, remarks: overview.remarks.map(say) }
  if (OF_BALANCE.has(first.estado)) return { ...told, headline: balance, isGood: first.bueno && legal?.cumple !== null }
  const blocked =
    first.estado === 'sin_nombre' && legal && writtenNameOf(body)?.cumple !== false
      ? lawWords.mayNot(legal.denominacion, failing(legal), isBalanced)
      : say(first.frase)
  return { ...told, isGood: false, blocked, headline: isBalanced ? blocked : `${blocked} ${balance}` }
}
