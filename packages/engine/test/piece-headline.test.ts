import { describe, expect, it } from 'vitest'
import { pieceOf } from '../src/entries/piece.ts'
import { productionOf } from '../src/entries/production.ts'
import { allCrafts } from '../src/index.ts'

/** What bars a formula bars whatever is made of it: the piece, the plan, and the formula that it lies in say so. */

type Line = readonly [name: string, grams: number]
interface Part {
  readonly oficio: keyof typeof allCrafts
  readonly type: string
  readonly lines: readonly Line[]
}

const ingredientsOf = ({ oficio, lines }: Part) =>
  lines.map(([name, grams]) =>
    oficio === 'turron' || oficio === 'cacao' ? { ingrediente: name, peso: grams } : { name, grams },
  )
const preparationOf = (part: Part) => ({ oficio: part.oficio, type: part.type, ingredients: ingredientsOf(part) })
const pieceMadeOf = (part: Part, denominacion: string) =>
  pieceOf({ denominacion, partes: [{ nombre: 'Parte', gramos: 80 }], preparaciones: { Parte: preparationOf(part) } })
const analysed = (part: Part, denominacion?: string) =>
  allCrafts[part.oficio].analyse({
    type: part.type,
    ingredients: ingredientsOf(part),
    ...(denominacion && { denominacion }),
  } as never) as { readonly titular: { readonly estado: string; readonly frase: string; readonly bueno: boolean } }

const DOUGH: readonly Line[] = [
  ['Harina de trigo', 1000],
  ['Agua', 640],
  ['Sal', 17],
  ['Levadura fresca', 15],
]
const BARRED: readonly (readonly [estado: string, part: Part])[] = [
  [
    'prohibido',
    {
      oficio: 'pasteleria',
      type: 'macaron',
      lines: [
        ['Almendra molida', 250],
        ['Azúcar glas', 250],
        ['Clara de huevo', 180],
        ['Azúcar', 200],
        ['Dióxido de titanio', 3],
      ],
    },
  ],
  ['dosis', { oficio: 'panaderia', type: 'pan_comun', lines: [...DOUGH, ['Propionato cálcico E282', 6]] }],
  [
    'inseguro',
    {
      oficio: 'pasteleria',
      type: 'crema_mascarpone',
      lines: [
        ['Mascarpone', 500],
        ['Huevos camperos', 270],
        ['Azúcar', 120],
      ],
    },
  ],
  [
    'falta_seguridad',
    {
      oficio: 'helado',
      type: 'helado_crema',
      lines: [
        ['Leche cruda', 560],
        ['Nata 35%', 200],
        ['Azúcar', 140],
        ['Dextrosa', 30],
        ['Leche desnatada en polvo', 40],
      ],
    },
  ],
]

describe.each(BARRED)('a part that is «%s»', (estado, part) => {
  const own = analysed(part).titular

  it('is so in the piece, with its reason', () => {
    const { titular, porRevisar, resumen, partes } = pieceMadeOf(part, 'Postre de la casa')
    expect(own.estado).toBe(estado)
    expect(titular).toMatchObject({ estado, bueno: false, frase: resumen })
    expect(porRevisar.map(({ porque }) => porque)).toEqual([own.frase])
    expect(partes[0]?.preparacion?.titular).toEqual({ estado, frase: own.frase, bueno: false })
  })

  it('is so in the plan of the day', () => {
    const plan = productionOf({
      productos: [{ nombre: 'Postre', piezas: 10, gramos: 80, preparacion: 'Parte' }],
      preparaciones: { Parte: preparationOf(part) },
    } as never)
    expect(plan.hacer[0]?.titular?.estado).toBe(estado)
    expect(plan.warnings[0]).toMatch(/^En «Parte»: /)
  })
})

it('a plain egg on a piece is not right either', () => {
  const { titular, porRevisar } = pieceOf({
    denominacion: 'Postre',
    partes: [
      { nombre: 'Huevo de cáscara', gramos: 20 },
      { nombre: 'Azúcar', gramos: 20 },
    ],
  })
  expect(titular).toMatchObject({ estado: 'inseguro', bueno: false })
  expect(porRevisar).toMatchObject([{ nombre: 'Huevo de cáscara', oficio: 'montaje', verdict: null }])
})

it('what nobody judges or knows is not called right', () => {
  const free: Part = {
    oficio: 'pasteleria',
    type: 'libre',
    lines: [
      ['Nata 35%', 500],
      ['Azúcar', 80],
    ],
  }
  expect(pieceMadeOf(free, 'Postre').titular).toMatchObject({ estado: 'sin_juzgar', bueno: false })
  const unknown = pieceOf({ denominacion: 'Postre', partes: [{ nombre: 'Fliglop', gramos: 20 }] })
  expect(unknown.titular).toMatchObject({ estado: 'incompleto', bueno: false })
})

describe('a name that the formula may not bear, the piece that is called so may not either', () => {
  const NAMES: readonly (readonly [name: string, part: Part])[] = [
    ['Pan', { oficio: 'panaderia', type: 'pan_comun', lines: DOUGH.slice(0, 3) }],
    [
      'Pan de masa madre',
      { oficio: 'panaderia', type: 'pan_rustico_mm', lines: [...DOUGH, ['Masa madre activa', 200]] },
    ],
    [
      'Guirlache',
      {
        oficio: 'turron',
        type: 'guirlache',
        lines: [
          ['Cacahuete tostado', 600],
          ['Azúcar', 400],
        ],
      },
    ],
    [
      'Helado de leche de almendras',
      {
        oficio: 'helado',
        type: 'vegano',
        lines: [
          ['Leche de almendras', 700],
          ['Azúcar', 130],
          ['Aceite de coco', 70],
          ['Inulina', 40],
        ],
      },
    ],
  ]
  it.each(NAMES)('«%s»', (name, part) => {
    const { titular, etiqueta } = pieceMadeOf(part, name)
    expect(analysed(part, name).titular.bueno).toBe(false)
    expect(etiqueta.palabras?.some(({ cumple }) => cumple === false)).toBe(true)
    expect(etiqueta.obligatorio.find(({ id }) => id === 'a')?.estado).toBe('falta')
    expect(titular.bueno).toBe(false)
    expect(titular.frase).toContain(`No puede llamarse «${name}».`)
  })

  it('one of its parts bears it', () => {
    const bread: Part = { oficio: 'panaderia', type: 'pan_comun', lines: DOUGH }
    const { titular, etiqueta } = pieceMadeOf(bread, 'Pan')
    expect(etiqueta.palabras ?? []).toEqual([])
    expect(titular).toMatchObject({ estado: 'equilibrada', bueno: true })
  })
})
