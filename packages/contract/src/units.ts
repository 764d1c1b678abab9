import { isPlainObject } from '@obrador/engine'
import type { LineFields } from './crafts.ts'
import { MOST_FOREIGN, plainFieldName } from './near-field.ts'
import type { ServiceRefusal } from './refusal.ts'
import * as spanish from './words/es.ts'
import type { RefusalWords } from './words/language.ts'

/** A unit that somebody wrote beside a weight: grams are what everybody means, and anything else would be read as them. */

type Body = Readonly<Record<string, unknown>>

const FIELDS: ReadonlySet<string> = new Set(['unit', 'units', 'uom', 'unidad', 'unidades', 'unidadmedida', 'medida'])
const GRAMS: ReadonlySet<string> = new Set(['g', 'gr', 'grs', 'gramo', 'gramos', 'gram', 'grams', 'gm'])
const WAYS: readonly (readonly [way: keyof RefusalWords['unitWays'], units: ReadonlySet<string>])[] = [
  ['kilos', new Set(['kg', 'kgs', 'kilo', 'kilos', 'kilogramo', 'kilogramos', 'kilogram', 'kilograms'])],
  [
    'volume',
    new Set([
      ...['ml', 'cl', 'dl', 'l', 'lt', 'cc', 'litro', 'litros', 'liter', 'liters', 'litre', 'litres', 'mililitro'],
      ...['mililitros', 'milliliter', 'milliliters', 'taza', 'tazas', 'cup', 'cups', 'cucharada', 'cucharadas'],
      ...['cucharadita', 'cucharaditas', 'tbsp', 'tsp', 'floz'],
    ]),
  ],
]

/** The sentence against a unit that is not grams; nothing where there is none. */
function wrongUnit(sent: Body, say: RefusalWords): { readonly field: string; readonly sentence: string } | undefined {
  let looked = 0
  for (const field in sent) {
    const unit = sent[field]
    if (typeof unit !== 'string' || unit.trim() === '') continue
    if (++looked > MOST_FOREIGN) return undefined
    if (!FIELDS.has(plainFieldName(field))) continue
    const word = plainFieldName(unit)
    if (GRAMS.has(word)) continue
    const way = WAYS.find(([, units]) => units.has(word))?.[0] ?? 'other'
    return { field, sentence: say.otherUnit(field, unit.trim(), say.unitWays[way]) }
  }
  return undefined
}

/** Formulas inside formulas that are looked at: no request goes deeper. */
const DEEPEST = 6

/** The formulas that a body brings along, by name or in a line. */
function* innerOf(body: Body, lines: readonly unknown[]): Generator<unknown> {
  if (isPlainObject(body.preparaciones)) yield* Object.values(body.preparaciones)
  for (const line of lines) if (isPlainObject(line)) yield line.preparacion
}

/** What a body has against itself where it says units: everything is weighed in grams, and nothing is taken for them. */
export function unitProblem(
  body: unknown,
  { name, list }: Pick<LineFields, 'name' | 'list'>,
  say: RefusalWords = spanish,
  depth = 0,
): ServiceRefusal | undefined {
  if (!isPlainObject(body) || depth > DEEPEST) return undefined
  const sent = body[list ?? 'ingredients']
  const lines: readonly unknown[] = Array.isArray(sent) ? sent : []
  for (const [index, line] of lines.entries()) {
    const wrong = isPlainObject(line) ? wrongUnit(line, say) : undefined
    if (!wrong) continue
    const called = isPlainObject(line) && typeof line[name] === 'string' ? line[name].trim() : undefined
    const error = say.lineText(index + 1, called || undefined) + wrong.sentence
    return depth === 0
      ? { error, codigo: 'linea_invalida', linea: index, campo: wrong.field }
      : { error, codigo: 'campo_invalido', campo: wrong.field }
  }
  const whole = wrongUnit(body, say)
  if (whole) return { error: whole.sentence, codigo: 'campo_invalido', campo: whole.field }
  for (const inner of innerOf(body, lines)) {
    const problem = unitProblem(inner, { name }, say, depth + 1)
    if (problem) return problem
  }
  return undefined
}
