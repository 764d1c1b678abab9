import {
  FormulaError,
  type LabelledCraft,
  type LabelOptions,
  type LegalAllergen,
  labelOf,
  type ProductLabel,
  type TextSpan,
} from '@obrador/engine'
import type { AppCraft } from '../engine/crafts.ts'
import { toldAnswer } from '../format/page-speech.ts'
import type { SavedFormula, TableFormula } from '../model/formula.ts'
import { identityOfLine, keptKeyIn } from '../model/ingredient-identity.ts'
import type { ToldPackets } from '../model/packets.ts'
import { statedInFormula } from '../model/stated.ts'
import { declaredBy, type OwnIngredients, tableRequestOf } from './request.ts'

export interface LabelWishes {
  readonly racion?: number
  readonly denominacion?: string
}

/** How sure the declared values are, where it is asked for, what packets tell of allergens, and makers of what a formula of the library may contain. */
export interface LabelReading extends Pick<LabelOptions, 'doubt' | 'packetOf'> {
  readonly tracesOf?: (entry: string) => readonly string[]
}

/** The same with what this workshop knows: of a line what its packet tells, by its row or by its words; of a formula inside what its own label says. */
export const workshopReading = (
  { packets, saved }: { readonly packets: ToldPackets; readonly saved: readonly SavedFormula[] },
  reading: LabelReading = {},
): LabelReading => ({
  ...reading,
  tracesOf: (entry) => {
    const formula = saved.find(({ id }) => id === entry)?.formula
    return (formula && statedInFormula(formula).traces) ?? []
  },
  packetOf: ({ name, ingredient }) => {
    const packet =
      packets[
        keptKeyIn(
          packets,
          identityOfLine({ name }, [], () => ingredient),
        )
      ]
    return packet && declaredBy(packet)
  },
})

/** Words in capitals are allergens, as suppliers write them: they stand out, in small letters. */
const CAPITALS = /(\p{Lu}{3,}(?:\s\p{Lu}{3,})*)/u

const spansIn = (text: string, allergen: LegalAllergen | undefined): readonly TextSpan[] =>
  text.split(CAPITALS).flatMap((part) => {
    if (part === '') return []
    if (allergen === undefined || !CAPITALS.test(part)) return [{ texto: part }]
    return [{ texto: part.toLowerCase(), alergeno: allergen }]
  })

/** What an ingredient of one's own is made of follows it in brackets, by the text of its supplier. */
export function withOwnTexts(
  label: ProductLabel,
  formula: Pick<TableFormula, 'lines'>,
  own: OwnIngredients,
): ProductLabel {
  const textOf = (lines: readonly string[]): string | undefined => {
    const [id, ...others] = formula.lines.filter(({ name }) => lines.includes(name)).map((line) => line.own)
    const mine = others.length > 0 ? undefined : own.find((one) => one.id === id)
    // What is inside one that was opened is already in the list.
    return mine?.sack ? undefined : mine?.label
  }
  const lista = label.ingredientes.lista.map((item) => {
    const text = textOf(item.lineas)
    if (text === undefined) return item
    const spans = spansIn(text.replace(/\.$/, ''), item.alergenos[0])
    return { ...item, tramos: [...item.tramos, { texto: ' (' }, ...spans, { texto: ')' }] }
  })
  return { ...label, ingredientes: { ...label.ingredientes, lista } }
}

/** The label of a formula; none for what is no formula yet. */
export function foodLabel(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  wishes: LabelWishes = {},
  reading: LabelReading = {},
): ProductLabel | undefined {
  try {
    const label = labelOf(
      craft as unknown as LabelledCraft,
      { ...tableRequestOf(craft, formula, own), ...wishes },
      reading,
    )
    return toldAnswer(withOwnTexts(label, formula, own))
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
