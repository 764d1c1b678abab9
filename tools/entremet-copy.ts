import { montajeExample } from '@obrador/contract'

/**
 * The entremet of the documentation as a file of the app: its formulas, the piece put together of them and a day for it, as
 * «Hacer una copia» would write them.
 */

interface Line {
  readonly id: string
  readonly name: string
  readonly grams: number
  readonly locked: false
  readonly made?: { readonly entry: string; readonly version: number; readonly formula: object }
}

const AT = '2026-11-15T10:00:00Z'
const FIELDS = [
  ['name', 'grams'],
  ['ingrediente', 'peso'],
] as const

const entries = montajeExample.preparaciones as Readonly<
  Record<string, { readonly oficio: string; readonly type: string; readonly ingredients: readonly object[] }>
>

function lineOf(name: string, grams: number, id: string): Line {
  const made = entries[name] && { entry: name, version: 1, formula: formulaOf(name) }
  return { id, name, grams, locked: false, ...(made && { made }) }
}

function formulaOf(name: string): object {
  const asked = entries[name]
  if (!asked) throw new Error(`The entremet has no «${name}»`)
  const lines = asked.ingredients.flatMap((raw, at) =>
    FIELDS.flatMap(([called, weight]) => {
      const [ingredient, grams] = [Reflect.get(raw, called), Reflect.get(raw, weight)]
      return typeof ingredient === 'string' ? [lineOf(ingredient, Number(grams), `${name} ${at}`)] : []
    }),
  )
  return { craft: asked.oficio, type: asked.type, name, lines, given: {}, batch: {} }
}

/** g/ml, as each is when it is set: foam, crumb, flakes, jelly. */
const DENSITIES: Readonly<Record<string, number>> = {
  'Glaseado de cacao': 1.25,
  'Mousse de avellana': 0.55,
  'Cremoso de turrón': 1.05,
  'Croustillant de praliné': 1.1,
  'Dacquoise de avellana': 0.45,
}

const { nombre, denominacion, piezas, partes, envase, manoDeObra, iva, pvp } = montajeExample

export const entremetCopy = (date: string): string =>
  JSON.stringify({
    obrador: 2,
    stamp: 'entremet',
    at: AT,
    formulas: Object.keys(entries).map((name) => {
      const formula = formulaOf(name)
      return { id: name, savedAt: AT, formula, versions: [{ at: AT, note: '', formula }], tags: [], note: '' }
    }),
    tables: [],
    own: [],
    prices: {},
    pieces: [
      {
        id: 'entremet',
        savedAt: AT,
        name: nombre,
        legalName: denominacion,
        parts: partes.map((part, at) => ({
          ...lineOf(part.nombre, part.gramos, `parte ${at}`),
          loss: 'merma' in part ? part.merma : 0,
          isDecoration: 'decoracion' in part && part.decoracion,
          ...(DENSITIES[part.nombre] !== undefined && { density: DENSITIES[part.nombre] }),
        })),
        mould: { shape: 'round', diameter: 65, height: 50 },
        pieces: piezas,
        packaging: envase,
        minutes: manoDeObra.minutos,
        hourly: manoDeObra.eurosHora,
        vat: iva,
        price: pvp,
      },
    ],
    pantry: [],
    printsCost: false,
    photos: {},
    day: {
      date,
      products: [{ id: 'entremet', entry: 'entremet', isPiece: true, pieces: piezas, grams: 0 }],
      capacity: {},
      moments: [],
      when: {},
      atHand: [],
      done: [],
      weighed: {},
      earlier: [],
    },
  })
