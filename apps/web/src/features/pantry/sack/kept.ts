import type { SackAnswer } from '@obrador/balancer/sack'
import type { LegalAllergen, SupplierSheet } from '@obrador/engine'
import { rowById } from '@obrador/engine/sack'
import { numberText } from '../../../format/page-speech.ts'
import type { OwnAllergens, OwnIngredient } from '../../../model/formula.ts'
import { keptFromLabel, withKindsTold } from '../../../model/packets.ts'
import type { OwnSack, SackDraft } from '../../../model/sack.ts'

interface Line {
  readonly preparacion: {
    readonly ingredients: readonly Readonly<Record<string, unknown>>[]
    readonly rendimiento: number
  }
  readonly saco: {
    readonly modos: readonly (readonly number[])[]
    readonly compra: readonly (readonly number[])[]
    readonly pregunta?: string
    readonly declara?: Readonly<Record<string, 'lleva' | 'puede'>>
  }
}

/** A line under whatever names its craft has for its fields. */
const asLine = (line: Readonly<Record<string, unknown>>): OwnSack['lines'][number] => ({
  name: String(line.name ?? line.ingrediente ?? ''),
  grams: Number(line.grams ?? line.peso ?? 0),
  ...(typeof line.fila === 'string' && { row: line.fila }),
})

const halfOf = (figure: SackAnswer['cifras'][string] | undefined): string | undefined =>
  figure?.probable && `${numberText(figure.valor, 0)} ± ${numberText((figure.probable[1] - figure.probable[0]) / 2, 1)}`

/** «POD 58 ± 2,4 · PAC 97 ± 3,8», or what there is of both. */
function toldOf({ cifras }: SackAnswer): string {
  const [pod, pac] = [halfOf(cifras.POD), halfOf(cifras.PAC_indice_clasico)]
  return [pod && `POD ${pod}`, pac && `PAC ${pac}`].filter((one) => one !== undefined).join(' · ')
}

/** Allergens of all that it may hold, and what the label says of others: what may be there is told as there. */
function allergensOf(lines: OwnSack['lines'], declara: Line['saco']['declara'] = {}): OwnAllergens {
  const all = new Set<LegalAllergen>(lines.flatMap(({ row = '' }) => rowById.get(row)?.allergens ?? []))
  return withKindsTold({
    ...keptFromLabel(declara),
    ...Object.fromEntries([...all].map((one) => [one, 'has' as const])),
  })
}

/** That something is not in it was answered by who had the packet: it holds while the label says what it said. */
const answeredBefore = (former: OwnIngredient | undefined, { text }: SackDraft): OwnAllergens =>
  former?.sack?.draft.text === text
    ? Object.fromEntries(Object.entries(former.allergens ?? {}).filter(([, state]) => state === 'none'))
    : {}

/** A figure as it is printed, or else the likeliest; a printed average may err past 100 g, and no sheet is of more. */
function sheetOf({ cifras }: SackAnswer, { table }: SackDraft): SupplierSheet {
  const printed = (field: string): number | undefined => {
    const found = /\d+(?:[.,]\d+)?/.exec(table[field] ?? '')?.[0]
    return found === undefined ? undefined : Math.min(100, Number(found.replace(',', '.')))
  }
  const value = (key: string): number => cifras[key]?.valor ?? 0
  const saturadas = printed('saturadas')
  return {
    grasa: printed('grasas') ?? value('grasa'),
    hidratos: printed('hidratosDeCarbono') ?? value('azucares') + value('almidon'),
    azucares: printed('azucares') ?? value('azucares'),
    proteinas: printed('proteinas') ?? value('proteinas'),
    ...(saturadas !== undefined && { saturadas }),
    fibra: printed('fibra') ?? value('fibra'),
    sal: printed('sal') ?? value('sal'),
    agua: value('agua'),
  }
}

/** An ingredient of one's own that is what its label says; nothing while the label contradicts itself. */
export function ownIngredientOf(
  id: string,
  name: string,
  answer: SackAnswer,
  draft: SackDraft,
  former?: OwnIngredient,
): OwnIngredient | undefined {
  const line = answer.linea as Line | undefined
  if (!line) return undefined
  const lines = line.preparacion.ingredients.map(asLine)
  const model = lines.toSorted((one, other) => other.grams - one.grams).find(({ row }) => row !== undefined)
  const { modos, compra, pregunta, declara } = line.saco
  return {
    id,
    name,
    model: model?.row ?? 'azucar',
    sheet: sheetOf(answer, draft),
    allergens: { ...answeredBefore(former, draft), ...allergensOf(lines, declara) },
    label: draft.text,
    sack: {
      draft,
      lines,
      yields: line.preparacion.rendimiento,
      modes: modos,
      purchase: compra,
      ...(pregunta !== undefined && { question: pregunta }),
      told: toldOf(answer),
    },
  }
}
