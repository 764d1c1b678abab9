import { describe, expect, test } from 'vitest'
import { type AnswerHeadline, allCrafts, type CraftRequest, labelOf, type ProductLabel } from '../src/index.ts'
import type { CheckedCondition, LegalBlock } from '../src/judge/legal.ts'
import type { SafetyBlock } from '../src/judge/safety.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/**
 * Formulas at the edges of the law, made from its own tables: for every condition that a name of the corpus looks at, the grams of one
 * line that bring its figure just inside, just outside, and the same with a line that nobody knows.
 */

interface Body {
  readonly legal?: LegalBlock
  readonly seguridadAlimentaria?: SafetyBlock
  readonly titular: AnswerHeadline
  readonly warnings?: readonly string[]
  readonly score?: { readonly motivos?: readonly string[] }
}
interface Edge {
  readonly craft: CraftId
  readonly request: CraftRequest
  readonly figure: string
  readonly side: 'inside' | 'outside' | 'unknown'
  readonly name: string
}

const ids = Object.keys(allCrafts) as CraftId[]
const NOBODY_KNOWS = 'Polvo de la casa'
/** Points of a figure that an edge is away from its threshold. */
const NEAR = 0.05

const asked = (craft: CraftId, request: CraftRequest): Body =>
  allCrafts[craft].analyse(request as never, { advice: false }) as unknown as Body
const answered = (craft: CraftId, request: CraftRequest): Body | undefined => {
  try {
    return asked(craft, request)
  } catch {
    return undefined
  }
}

const withLine = (craft: CraftId, request: CraftRequest, name: string, grams: number): CraftRequest => {
  const { fields } = allCrafts[craft]
  const others = request.ingredients.filter((line) => line[fields.name] !== name)
  return { ...request, ingredients: [...others, { [fields.name]: name, [fields.grams]: grams }] } as CraftRequest
}

const figureIn = (body: Body | undefined, id: string): CheckedCondition | undefined =>
  body?.legal?.condiciones.find((one) => one.id === id && one.valor !== undefined)

/** Rows that move the figures of the law: what it names, and what stands in its place. */
const MOVERS = [
  'Leche entera',
  'Leche desnatada en polvo',
  'Nata 35%',
  'Mantequilla',
  'Leche de coco',
  'Margarina',
  'Yema',
  'Fresa',
  'Almendra tostada',
  'Avellana tostada',
  'Cacao en polvo',
  'Manteca de cacao',
  'Chocolate negro',
  'Azúcar',
  'Harina',
  'Harina integral',
  'Almidón de maíz',
  'Levadura fresca',
  'Impulsor',
  'Sal',
  'Agua',
]
const STEPS = 12

/** Grams of a line at which a figure crosses its threshold, by halves; none where it does not. */
function crossing(
  craft: CraftId,
  request: CraftRequest,
  { id, umbral }: CheckedCondition,
  name: string,
): number | undefined {
  const { fields } = allCrafts[craft]
  const total = request.ingredients.reduce((sum, line) => sum + Number(line[fields.grams] ?? 0), 0)
  const above = (grams: number): boolean | undefined => {
    const valor = figureIn(answered(craft, withLine(craft, request, name, grams)), id)?.valor
    return valor === undefined ? undefined : valor > umbral
  }
  let [low, high] = [0, total]
  const from = above(low)
  if (from === undefined || above(high) !== !from) return undefined
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (above(middle) === from) low = middle
    else high = middle
  }
  return high
}

/** The edges of one formula: each condition of its name, moved by the first row that can. */
function edgesOf(craft: CraftId, request: CraftRequest, seen: Map<string, number>): Edge[] {
  const { fields } = allCrafts[craft]
  const body = answered(craft, request)
  const type = String(request.type)
  return (body?.legal?.condiciones ?? []).flatMap((condition): Edge[] => {
    const key = `${craft} ${type} ${condition.id} ${condition.operador} ${condition.umbral}`
    const tries = seen.get(key) ?? 0
    if (tries >= MOST_TRIES || condition.valor === undefined) return []
    seen.set(key, tries + 1)
    const own = request.ingredients.map((line) => String(line[fields.name]))
    for (const name of [...own, ...MOVERS]) {
      const at = crossing(craft, request, condition, name)
      if (at === undefined) continue
      seen.set(key, MOST_TRIES)
      const edge = (side: Edge['side'], made: CraftRequest): Edge => ({
        craft,
        request: made,
        figure: condition.id,
        side,
        name,
      })
      const [more, less] = [
        withLine(craft, request, name, at * (1 + NEAR)),
        withLine(craft, request, name, at * (1 - NEAR)),
      ]
      return [edge('outside', more), edge('inside', less), edge('unknown', withLine(craft, less, NOBODY_KNOWS, at + 1))]
    }
    return []
  })
}

/** Formulas of which the same condition is tried to be moved. */
const MOST_TRIES = 1
/** Every fifth formula is looked at: each name of the law is asked for by many. */
const EVERY = 5
function hunt(): Edge[] {
  const seen = new Map<string, number>()
  return ids.flatMap((craft) =>
    goldenRequests(craft)
      .filter((_, at) => at % EVERY === 0)
      .flatMap((request) => edgesOf(craft, request, seen)),
  )
}

function agree({ legal, seguridadAlimentaria, titular, score }: Body, label: ProductLabel): void {
  expect([label.legal?.nombre, label.legal?.cumple]).toEqual([legal?.nombre, legal?.cumple])
  expect(label.denominacion).toBe(legal?.nombre)
  expect(label.seguridadAlimentaria?.clase).toBe(seguridadAlimentaria?.clase)
  expect(titular.bueno && (legal?.cumple === false || seguridadAlimentaria?.clase === '0')).toBe(false)
  expect(label.alergenos.ausentes === undefined).toBe(label.alergenos.sinDato.length > 0)
  const offered = (legal?.menciones ?? [])
    .filter(({ cumple }) => cumple !== false)
    .map(({ denominacion }) => denominacion)
  for (const motivo of score?.motivos ?? []) {
    const [, name] = /compatible con la (.*?);/.exec(motivo) ?? []
    if (name !== undefined) expect(offered).toContain(name)
  }
}

describe('formulas at the edges of the law, from its tables', () => {
  const edges = hunt()

  test('are more than 300, of every craft and every side', () => {
    expect(edges.length).toBeGreaterThan(300)
    for (const craft of ids) expect(edges.filter((one) => one.craft === craft).length, craft).toBeGreaterThan(5)
  })

  test('no block of an answer denies another', () => {
    for (const { craft, request } of edges) {
      const body = answered(craft, request)
      if (body) agree(body, labelOf(allCrafts[craft] as never, request))
    }
  })

  test('every name is borne, refused with its article, or open with what it asks for', () => {
    const wrong = edges.flatMap(({ craft, request, figure, side, name }) => {
      const { legal } = answered(craft, request) ?? {}
      if (!legal) return []
      // Of a group one is enough.
      const isMet = ({ bastaUna }: CheckedCondition): boolean =>
        bastaUna !== undefined && legal.condiciones.some((one) => one.bastaUna === bastaUna && one.cumple !== false)
      const failed = legal.condiciones.filter((one) => one.cumple === false && !isMet(one))
      const isRefused =
        legal.cumple === false && failed.length > 0 && failed.every(({ norma }) => norma !== '') && !!legal.objecion
      const isOpen =
        legal.cumple === null && (legal.siAdemas.length > 0 || legal.condiciones.some(({ cumple }) => cumple === null))
      const isBorne = legal.cumple === true && legal.nombre !== undefined && failed.length === 0
      return isRefused || isOpen || isBorne
        ? []
        : [`${craft} ${figure} ${side} ${name}: ${legal.cumple} ${legal.denominacion}`]
    })
    expect(wrong).toEqual([])
  })

  test('what nobody knows is told, leaves no name asserted and gives no gram of the law', () => {
    for (const { craft, request } of edges.filter(({ side }) => side === 'unknown')) {
      const { legal, titular } = answered(craft, request) ?? {}
      if (!legal || !titular) continue
      expect(legal.cumple).not.toBe(true)
      expect(legal.objecion ?? '').not.toMatch(/y podrá/)
      expect(titular.bueno).toBe(false)
    }
  })
})
