import { adjustFormula, loadSolver } from '@obrador/balancer'
import { montajeExample, produccionExample } from '@obrador/contract'
import type { RawLine } from '@obrador/engine'
import { nutrientDeviations } from '@obrador/engine/doubt'
import { type PieceRequest, pieceOf } from '@obrador/engine/piece'
import { type ProductionRequest, productionOf } from '@obrador/engine/production'
import { pastedFormula, readText } from '@obrador/list'
import { after, type CorpusFormula, craftOf, linesFor } from './corpus.ts'
import { ALL, asking, type Formulas, type Kind } from './kinds.ts'
import type { Question } from './question.ts'

/** What formulas are asked together: one inside another, as a piece, as the plan of a day; and what others make of them. */

/** A formula as one inside another; every third without a type, every fifth with what is left of it. */
const asPreparation = ({ craft, request }: CorpusFormula, at: number): RawLine => {
  const { type, ...untyped } = request
  return { oficio: craft, ...untyped, ...(at % 3 > 0 && { type }), ...(at % 5 === 0 && { rendimiento: 88 }) }
}

/** Another formula, mostly of another craft. */
const STRIDE = 311
const partner = (formulas: Formulas, at: number): CorpusFormula => after(formulas, at, STRIDE)
const GRAMS = 150

const inside: Kind = function* (formulas) {
  for (const [at, { craft: id, id: called, request }] of formulas.entries()) {
    const craft = craftOf(id)
    const [name] = linesFor(id, [['Preparación', GRAMS]])
    const line = { ...name, preparacion: asPreparation(partner(formulas, at), at) }
    const nested = { ...request, ingredients: [...request.ingredients, line] }
    yield* asking({ kind: 'inside', craft, id: called, request: nested }, at % 4 === 0 ? ALL : ALL.slice(0, 3))
  }
}

/** By name, two levels deep, with an entry that nobody uses. */
const entries: Kind = function* (formulas) {
  for (const [at, { craft: id, id: called, request }] of formulas.entries()) {
    if (at % 2 === 0) continue
    const middle = partner(formulas, at)
    const inner = partner(formulas, at + STRIDE)
    const preparaciones = {
      Relleno: {
        ...asPreparation(middle, at),
        ingredients: [...middle.request.ingredients, ...linesFor(middle.craft, [['Fondo', 80]])],
      },
      Fondo: asPreparation(inner, at + 1),
      'Sin usar': asPreparation(inner, at + 2),
    }
    const nested = {
      ...request,
      preparaciones,
      ingredients: [...request.ingredients, ...linesFor(id, [['relleno', GRAMS]])],
    }
    yield* asking({ kind: 'entries', craft: craftOf(id), id: called, request: nested }, ALL.slice(0, 2))
  }
}

const PRICED: readonly object[] = [
  { pvp: 4.8, envase: 0.2 },
  { margen: 60, manoDeObra: { minutos: 90, eurosHora: 18 } },
  { iva: 21 },
  { piezas: 0 },
  { denominacion: 'Tarta de almendra', quid: ['almendra'] },
]

const pieceAt = (formulas: Formulas, at: number): PieceRequest => ({
  nombre: `Pieza ${at}`,
  piezas: 1 + (at % 24),
  partes: [
    { nombre: 'Base', gramos: 40 + (at % 60), merma: at % 20 },
    { nombre: 'Crema', gramos: 30 },
    { nombre: at % 7 === 0 ? 'Unobtainium' : 'Avellana tostada', gramos: 2, decoracion: true },
  ],
  preparaciones: {
    Base: asPreparation(formulas[at] as CorpusFormula, at),
    Crema: asPreparation(partner(formulas, at), at + 1),
  },
  ...after(PRICED, at),
})

const PIECE_STEP = 3
const pieces: Kind = function* (formulas) {
  const asked = (name: string, request: PieceRequest): Question => ({
    name: `pieces/${name}`,
    asked: request,
    ask: () => pieceOf(request, { doubt: nutrientDeviations }),
  })
  yield asked('example', montajeExample)
  yield asked('nothing', { partes: [] })
  for (let at = 0; at < formulas.length; at += PIECE_STEP) yield asked(`${at}`, pieceAt(formulas, at))
}

const PLAN_STEP = 5
const plans: Kind = function* (formulas) {
  const asked = (name: string, request: ProductionRequest): Question => ({
    name: `plans/${name}`,
    asked: request,
    ask: () => productionOf(request),
  })
  yield asked('example', produccionExample)
  yield asked('nothing', { productos: [] })
  for (let at = 0; at < formulas.length; at += PLAN_STEP) {
    const [one, other] = [pieceAt(formulas, at), pieceAt(formulas, (at + 7) % formulas.length)]
    const productos = [one, other].map(({ nombre, piezas = 1, partes }) => ({
      nombre: nombre ?? '',
      piezas,
      partes: partes.map(({ decoracion: _, ...part }) => part),
    }))
    const { preparaciones = {} } = one
    yield asked(`${at}`, {
      productos,
      preparaciones,
      existencias: { Base: at % 200, Nadie: 10 },
      maquinas: [{ nombre: 'Batidora', capacidad: 500 + (at % 900), preparaciones: ['Crema'] }],
      precios: { Azúcar: 1.1, [`Algo ${at}`]: 2 },
      ...(at % 11 === 0 && { division: 5 }),
    })
  }
}

/** Seconds that no adjustment takes: what is found must not depend on how busy the machine is. */
const PATIENCE = { seconds: 3600 } as const
const ADJUST_STEP = 16
const WISHES: readonly object[] = [
  {},
  { objetivo: 'menor_coste' },
  { nivel: 'mejor' },
  { despensa: 'catalogo', maxNuevos: 1 },
  { seguridad: 0.9 },
]
const solver = await loadSolver()
const adjusted: Kind = function* (formulas) {
  for (let at = 0; at < formulas.length; at += ADJUST_STEP) {
    const { craft, id, request, lines } = formulas[at] as CorpusFormula
    const spoilt = linesFor(
      craft,
      lines.map(([name, grams], place) => [name, place === at % lines.length ? 2 * grams : grams]),
    )
    const asked = { ...request, ingredients: spoilt, ...after(WISHES, at / ADJUST_STEP) }
    yield {
      name: `adjusted/${craft}/${id}`,
      asked: [craft, asked],
      ask: () => adjustFormula(craftOf(craft), asked, solver, PATIENCE),
    }
  }
}

/** Formulas as somebody would paste them. */
const pasted: Kind = function* (formulas) {
  for (const { craft, id, lines } of formulas) {
    const text = lines.map(([name, grams]) => `- ${grams} g de ${name}`).join('\n')
    yield {
      name: `pasted/${craft}/${id}`,
      asked: text,
      ask: () => [readText(text), pastedFormula(text, craftOf(craft).fields)],
    }
  }
}

export const NESTED_KINDS: Readonly<Record<string, Kind>> = { inside, entries, pieces, plans, adjusted, pasted }
