import { expect, it } from 'vitest'
import { examineFormula } from '../src/craft/overview.ts'
import { pieceOf } from '../src/entries/piece.ts'
import { productionOf } from '../src/entries/production.ts'
import { labelOf } from '../src/index.ts'
import { cacao, helado, panaderia, pasteleria, turron } from '../src/whole.ts'

const line = (name: string, grams: number) => ({ name, grams })
const unweighed = (name: string) => ({ name, grams: 0, sinPesar: true })

type Sent = ReturnType<typeof line> & { readonly sinPesar?: boolean }

const bread = (...besides: readonly Sent[]) => ({
  type: 'pan_comun',
  ingredients: [line('Harina', 1000), line('Agua', 620), line('Levadura fresca', 15), ...besides],
})
const salted = bread(unweighed('Sal'))

it('never reads what nobody weighed as nothing: the figure is not judged, and the verdict says so', () => {
  expect(panaderia.analyse(bread(line('Sal', 0))).inRange.sal).toBe(false)
  const { verdict, inRange, titular, sinPesar, lecturas, ...rest } = panaderia.analyse(salted)
  expect({ verdict, sal: inRange.sal, hydration: inRange.hidratacion }).toEqual({
    verdict: 'equilibrada',
    sal: null,
    hydration: true,
  })
  expect(sinPesar).toEqual({ ingredientes: ['Sal'], sinJuzgar: ['sal'] })
  expect(titular).toEqual({
    estado: 'incompleto',
    frase: 'Por ver: lo pesado está en su rango, pero falta pesar «Sal» y sin eso no juzgo sal.',
    bueno: false,
  })
  expect(lecturas.at(-1)).toMatchObject({ nombre: 'Sal', id: 'sal', sinPesar: true })
  expect(rest.suggestions).toEqual(['¿Cuánto pesa «Sal»? Escribe sus gramos: sin ellos no juzgo sal.'])
})

it('judges the rest, and says both', () => {
  const dry = {
    type: 'pan_comun',
    ingredients: [line('Harina', 1000), line('Agua', 220), unweighed('Sal'), unweighed('Levadura')],
  }
  const { verdict, titular, suggestions, warnings } = panaderia.analyse(dry)
  expect(verdict).toBe('revisar')
  expect(titular.estado).toBe('fuera_de_rango')
  expect(titular.frase).toBe(
    'Revisa una cosa: hidratación baja. Además, falta pesar «Sal» y «Levadura» y sin eso no juzgo sal ni levadura.',
  )
  expect(suggestions[0]).toMatch('¿Cuánto pesan «Sal» y «Levadura»?')
  expect(suggestions.slice(1).join()).not.toMatch(/\bsal\b|levadura/)
  // Yeast that nobody weighed is there.
  expect(warnings.join()).not.toMatch('no lleva levadura')
})

it('judges what no pinch decides: the cold of an ice cream with salt and vanilla to taste', () => {
  const mix = [line('Leche entera', 620), line('Nata 35%', 80), line('Azúcar', 140), line('Dextrosa', 40)]
  const { inRange, sinPesar } = helado.analyse({
    type: 'helado_leche',
    ingredients: [
      ...mix,
      line('Leche desnatada en polvo', 35),
      line('neutro', 5),
      unweighed('sal'),
      unweighed('vainilla'),
    ],
  })
  expect(inRange.PAC).toBe(true)
  expect(sinPesar).toEqual({ ingredientes: ['sal', 'vainilla'], sinJuzgar: [] })
})

it('does not excuse a gross fault by a spice, nor judge by a base that nobody weighed', () => {
  expect(
    panaderia.analyse({ ...bread(unweighed('Sal'), unweighed('vainilla')), type: 'pan_comun' }).inRange.hidratacion,
  ).toBe(true)
  expect(() => panaderia.analyse({ type: 'pan_comun', ingredients: [unweighed('Harina'), line('Agua', 600)] })).toThrow(
    /harina/,
  )
  expect(() => panaderia.analyse({ type: 'pan_comun', ingredients: [unweighed('Harina')] })).toThrow(
    /suma de los pesos es 0/,
  )
})

it('keeps it in the list, the allergens and the law, and prints a least where it counts', () => {
  const label = labelOf(panaderia, bread(unweighed('Sal'), unweighed('Mantequilla')))
  expect(label.ingredientes.texto).toBe('Ingredientes: harina de TRIGO, agua, levadura, sal, mantequilla (? %; LECHE).')
  expect(label.alergenos.texto).toMatch(/leche/)
  expect(label.nutricion.por100g.sal).toMatchObject({
    texto: '?',
    faltan: ['Sal', 'Mantequilla'],
  })
  expect(label.warnings.join()).toMatch('«Sal» está sin pesar')
})

it('gives no medal for what it could not judge', () => {
  const batter = [
    line('Harina', 250),
    line('Azúcar', 250),
    line('Huevo entero', 200),
    line('Aceite', 220),
    line('Leche entera', 60),
  ]
  const { trophy, sinPesar } = pasteleria.analyse({
    type: 'magdalenas',
    ingredients: [...batter, unweighed('Impulsor')],
  })
  expect(sinPesar?.sinJuzgar).toEqual(['impulsorHarina'])
  expect(trophy === undefined || trophy === 'bronze').toBe(true)
})

it('shows the line without grams and the gauge without a judgement', () => {
  const { overview } = examineFormula(panaderia, salted)
  expect(overview.lines.at(-1)).toMatchObject({ name: 'Sal', grams: 0, isUnweighed: true })
  expect(overview.figures.find(({ key }) => key === 'sal')).toMatchObject({ inRange: null, isUnsettled: true })
  expect(overview.remarks).toHaveLength(1)
  expect(overview.changes).toEqual([])
})

it('knows it inside a preparation, too', () => {
  const inner = {
    oficio: 'panaderia',
    type: 'pan_comun',
    ingredients: [line('Harina', 500), line('Agua', 300), unweighed('Sal')],
  }
  const { sinPesar, inRange } = panaderia.analyse({
    type: 'pan_comun',
    ingredients: [
      line('Harina', 500),
      line('Agua', 320),
      line('Levadura fresca', 15),
      { name: 'Masa vieja', grams: 800, preparacion: inner },
    ],
  })
  expect(sinPesar?.ingredientes).toEqual(['Sal'])
  expect(inRange.sal).toBe(null)
})

it('tells no salt of a bread, nor its water, where nobody weighed them', () => {
  const told = (...besides: readonly Sent[]) => panaderia.analyse(bread(...besides), { explain: true }).explicacion
  expect(told(line('Sal', 18))).toMatchObject({ sal_100g_pan: 1.33, rendimiento_masa: 165.3 })
  const saltless = told(unweighed('Sal'))
  expect(saltless).toMatchObject({ rendimiento_masa: 163.5 })
  expect(saltless).not.toHaveProperty('sal_100g_pan')
  const dry = told(line('Sal', 18), unweighed('Agua'))
  expect(dry).toMatchObject({ convenciones: { levadura_fresca: 1.5 } })
  for (const figure of ['sal_100g_pan', 'rendimiento_masa', 'convenciones.hidratacion_nominal'])
    expect(dry).not.toHaveProperty(figure)
  // A spice takes no part in any of them.
  expect(told(line('Sal', 18), unweighed('Canela'))).toMatchObject({ sal_100g_pan: 1.33, rendimiento_masa: 165.3 })
})

it('holds no bound of the law by what nobody weighed: it says what must be weighed', () => {
  const lawOf = (...besides: readonly Sent[]) => panaderia.analyse(bread(...besides)).legal
  const salt = (legal: ReturnType<typeof lawOf>) => legal?.condiciones.find(({ id }) => id === 'salPan')?.cumple
  expect(salt(lawOf(line('Sal', 10)))).toBe(true)
  const open = lawOf(unweighed('Sal'))
  expect(salt(open)).toBe(null)
  expect(open).toMatchObject({ cumple: null, nombre: 'Pan de miga blanda' })
  expect(open?.siAdemas).toEqual(['al pesar «Sal» da sal por 100 g de pan, como mucho 1,31 g/100 g'])
  // Nor is a bread refused for its salt before its water is weighed, nor for a spice.
  const dry = { type: 'pan_comun', ingredients: [line('Harina', 1000), line('Sal', 18), line('Levadura fresca', 15)] }
  expect(salt(panaderia.analyse({ ...dry, ingredients: [...dry.ingredients, line('Agua', 1)] }).legal)).toBe(false)
  const { legal, warnings } = panaderia.analyse({ ...dry, ingredients: [...dry.ingredients, unweighed('Agua')] })
  expect(salt(legal)).toBe(null)
  expect(warnings.join()).not.toMatch(/1,31/)
  expect(salt(lawOf(line('Sal', 10), unweighed('Canela')))).not.toBe(null)
})

it('asks for the weight where a least of the law hangs on it, in every craft', () => {
  // Their lines have fields of their own.
  const asConfectioner = ({ name, grams, ...rest }: Sent) => ({ ingrediente: name, peso: grams, ...rest })
  const asked = [
    helado.analyse({
      type: 'helado_crema',
      ingredients: [line('Leche entera', 700), line('Azúcar', 150), unweighed('Nata 35%')],
    }),
    cacao.analyse({
      type: 'negro',
      ingredients: [line('Azúcar', 400), line('Manteca de cacao', 100), unweighed('Pasta de cacao')].map(
        asConfectioner,
      ),
    }),
    turron.analyse({
      type: 'jijona',
      ingredients: [
        line('Miel', 200),
        line('Azúcar', 150),
        line('Clara de huevo', 10),
        unweighed('Almendra tostada'),
      ].map(asConfectioner),
    }),
  ].map(({ legal }) => legal)
  const cake = [line('Almendra molida', 330), line('Azúcar', 340), unweighed('Huevo entero')]
  const santiago = pasteleria.analyse({ type: 'tarta_santiago', ingredients: cake }).legal.menciones[0]
  for (const held of [...asked, santiago]) {
    expect(held?.cumple).toBe(null)
    expect(held?.siAdemas.join()).toMatch(/al pesar «/)
  }
})

it('prints no name as settled on the label that what nobody weighed decides', () => {
  expect(labelOf(panaderia, salted).warnings.join()).toMatch(/al pesar «Sal» da sal por 100 g de pan/)
})

it('is left out of no cost in silence: an analysis, a piece, the plan of a day', () => {
  const sponge = {
    type: 'bizcocho',
    ingredients: [
      line('Harina', 250),
      line('Azúcar', 220),
      line('Huevo pasteurizado', 220),
      line('Mantequilla', 200),
      line('Impulsor', 8),
      unweighed('Chocolate negro 70%'),
    ],
  }
  expect(pasteleria.analyse(sponge).warnings.join()).toMatch('El coste no cuenta «Chocolate negro 70%»')
  const preparaciones = { Bizcocho: { oficio: 'pasteleria', ...sponge } }
  const piece = pieceOf({
    nombre: 'Pieza',
    pvp: 3,
    partes: [
      { nombre: 'Bizcocho', gramos: 100 },
      { nombre: 'Nata 35%', gramos: 20 },
    ],
    preparaciones,
  } as never)
  expect(piece.coste.sinPesar).toEqual(['Chocolate negro 70%'])
  expect(piece.precio).toBeUndefined()
  expect(piece.resumen).toBe('Dos partes; falta pesar «Chocolate negro 70%».')
  expect(piece.warnings.join()).toMatch('Sin pesar: «Chocolate negro 70%»')
  const plan = productionOf({ productos: [{ nombre: 'Bizcocho', piezas: 10, gramos: 100 }], preparaciones } as never)
  const chocolate = { gramos: 0, sinPesar: true }
  expect(plan.hacer[0]?.lineas.at(-1)).toMatchObject({ nombre: 'Chocolate negro 70%', ...chocolate })
  expect(plan.compra.find(({ id }) => id === 'cob_negra_70')).toMatchObject({ ...chocolate, coste: 0 })
  expect(plan.compra.filter(({ sinPesar }) => sinPesar)).toHaveLength(1)
  expect(plan.coste.sinPesar).toEqual(['Cobertura negra 70 %'])
  expect(plan.warnings.join()).toMatch('Ni la compra ni el coste lo cuentan')
})

it('is a whole formula inside another, which is asked for by its own name', () => {
  const preparaciones = {
    'Pie de masa': {
      oficio: 'panaderia',
      type: null,
      ingredients: [line('Harina de centeno', 100), line('Agua', 100)],
    },
    Dentro: { oficio: 'panaderia', type: null, ingredients: [line('Agua', 50), unweighed('Pie de masa')] },
  }
  const loaf = (name: string) => ({
    type: 'pan_comun',
    ingredients: [
      line('Harina panificable', 1000),
      line('Agua', 650),
      line('Sal', 18),
      line('Levadura fresca', 15),
      ...(name === 'Dentro' ? [line(name, 50)] : [unweighed(name)]),
    ],
    preparaciones,
  })
  for (const name of ['Pie de masa', 'Dentro']) {
    const answer = panaderia.analyse(loaf(name))
    expect(answer.sinPesar?.ingredientes).toEqual(['Pie de masa'])
    expect(answer.titular.bueno).toBe(false)
    expect(answer.suggestions.join()).toMatch('¿Cuánto pesa «Pie de masa»?')
    const label = labelOf(panaderia, loaf(name))
    expect(label.alergenos.texto).toMatch('centeno')
    expect(label.nutricion.por100g.energiaKcal.texto).toMatch('al menos')
  }
  const plan = productionOf({
    productos: [{ nombre: 'Pan', piezas: 10, gramos: 100 }],
    preparaciones: { ...preparaciones, Pan: { oficio: 'panaderia', ...loaf('Pie de masa') } },
  } as never)
  expect(plan.hacer[0]?.lineas.at(-1)).toMatchObject({ nombre: 'Pie de masa', gramos: 0, sinPesar: true })
  expect(plan.coste.sinPesar).toEqual(['Pie de masa'])
})

it('tells of a cost what nobody told the price of, by itself and inside another, in each craft that has a cost', () => {
  const stranger = 'Polvos de hadas'
  const told = (answer: { readonly warnings?: readonly string[] }) => answer.warnings?.join() ?? ''
  for (const lines of [[line(stranger, 50)], [{ ...line('Polvos mágicos', 50), azucares: 50, materiagrasa: 30 }]]) {
    const name = String(Object.values(lines[0] ?? {})[0])
    const cream = { type: 'crema_pastelera', ingredients: [line('Leche entera', 1000), line('Yema', 200), ...lines] }
    const preparaciones = { Crema: { oficio: 'pasteleria', ...cream } }
    const ingredients = [line('Crema', 500), line('Mantequilla', 500)]
    const priced = ingredients.map((one) => ({ ...one, precio: 3 }))
    expect(pasteleria.analyse(cream).sinPrecio).toEqual([name])
    expect(pasteleria.analyse({ type: 'buttercream', ingredients, preparaciones }).sinPrecio).toEqual([name])
    expect(pieceOf({ partes: [{ nombre: 'Crema', gramos: 100 }], preparaciones } as never).coste.sinPrecio).toEqual([
      'Crema',
    ])
    // Who tells no price has not asked about the cost.
    expect(told(pasteleria.analyse(cream))).not.toMatch('sin precio')
    expect(told(pasteleria.analyse({ type: 'buttercream', ingredients: priced, preparaciones }))).toMatch(
      `El coste no cuenta «${name}», sin precio`,
    )
    const paid = pasteleria.analyse({ ...cream, ingredients: cream.ingredients.map((one) => ({ ...one, precio: 3 })) })
    expect(paid.sinPrecio).toBeUndefined()
    expect(told(paid)).not.toMatch('sin precio')
  }
})

it('is fruit of a jam that the law waits for, and a base that is asked for and not missing', () => {
  const jam = (...fruit: readonly Sent[]) =>
    pasteleria.analyse({ type: 'confitura', ingredients: [line('Fresa', 300), line('Azúcar', 450), ...fruit] }).legal
  expect(jam().cumple).toBe(false)
  const open = jam(unweighed('Frambuesa'))
  expect(open.cumple).toBe(null)
  expect(open.siAdemas.join()).toMatch('al pesar «Frambuesa» da fruta por kg')
  expect(open.obligatorio).toEqual(['Elaborado con ? g de fruta por 100 g'])
  const sweetless = { type: 'confitura', ingredients: [line('Fresa', 300), unweighed('Azúcar')] }
  expect(() => pasteleria.analyse(sweetless)).toThrow('Falta pesar «Azúcar»')
})
