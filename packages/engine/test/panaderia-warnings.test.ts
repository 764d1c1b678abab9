import { describe, expect, test } from 'vitest'
import type { PanaderiaRequest } from '../src/crafts/panaderia/index.ts'
import { panaderia } from '../src/whole.ts'

type Weights = Readonly<Record<string, number>>
type Case = readonly [weights: Weights, more?: Partial<PanaderiaRequest>]

const warningsOf = ([weights, more = {}]: Case): readonly string[] =>
  panaderia.analyse(
    { ...more, ingredients: Object.entries(weights).map(([name, grams]) => ({ name, grams })) },
    { advice: false },
  ).warnings

/** 62 % of water and 1.7 % of salt: lawful, and nothing to say about it. */
const BARRA = { Harina: 1000, Agua: 620, Sal: 17, Levadura: 15 }
const NAPOLI = { 'Harina 00': 1700, Agua: 1000, Sal: 50, 'Levadura fresca': 1 }
const napoli: Partial<PanaderiaRequest> = { type: 'pizza_napolitana' }
const SWEET = { Harina: 1000, Leche: 600, Sal: 18, Mantequilla: 80, Azúcar: 120 }
const molde: Partial<PanaderiaRequest> = { type: 'pan_molde' }
const RUSTIC = { Harina: 1000, Agua: 700, Sal: 18, 'Masa madre': 200 }
const rustic: Partial<PanaderiaRequest> = { type: 'pan_rustico_mm' }

/** What each warning says, formulas that set it off and formulas that come close and do not. */
const rules: Readonly<Record<string, { says: string | RegExp; when: readonly Case[]; not: readonly Case[] }>> = {
  'W01 unknown name': {
    says: 'No reconozco «Unicornio» (1,18 % de la masa): lo trato como inerte (pesa en la masa, pero no entra en los porcentajes; di su «role» si es harina, agua, sal…).',
    when: [[{ ...BARRA, Unicornio: 19.7 }]],
    not: [[BARRA]],
  },
  'W02 nothing raises it': {
    says: 'La fórmula no lleva levadura ni masa madre.',
    when: [[{ Harina: 1000, Agua: 620, Sal: 17 }], [{ ...BARRA, Levadura: 0 }]],
    not: [[BARRA], [RUSTIC, rustic]],
  },
  'W02 too little levain alone': {
    says: /no lleva levadura y su masa madre \(3,9 %\) no llega al 5 %/,
    when: [[{ Harina: 1000, Agua: 620, Sal: 17, 'Masa madre': 40 }]],
    not: [[{ Harina: 1000, Agua: 620, Sal: 17, 'Masa madre': 60 }], [{ ...BARRA, 'Masa madre': 40 }]],
  },
  'W03 chemical leavener': {
    says: 'El impulsor no es levadura de panificación (RD 308/2019, art. 2).',
    when: [[{ ...BARRA, Impulsor: 5 }], [{ ...BARRA, 'Harina leudante': 100 }], [{ ...BARRA, Bicarbonato: 1 }]],
    not: [[BARRA], [{ ...BARRA, Impulsor: 0 }]],
  },
  'W04 salt above the law': {
    says: 'Con una merma del 18 %, el pan tendría 1,49 g de sal por 100 g; el máximo legal del pan común es 1,31 (RD 308/2019, art. 11.2.c). Con 17,6 g por kg de harina cumpliría.',
    when: [[{ 'Harina de trigo': 1000, Agua: 600, Sal: 20, 'Levadura fresca': 20 }]],
    not: [
      [BARRA],
      // What it says would comply, complies.
      [{ 'Harina de trigo': 1000, Agua: 600, Sal: 17.6, 'Levadura fresca': 20 }],
      // With less lost in the oven, the salt is less concentrated.
      [{ 'Harina de trigo': 1000, Agua: 600, Sal: 20, 'Levadura fresca': 20 }, { merma: 0.05 }],
      // Pan especial and pizza have no such limit.
      [{ 'Harina de trigo': 1000, Agua: 600, Sal: 20, 'Levadura fresca': 20, Aceite: 10 }],
      [{ 'Harina de trigo': 1000, Agua: 600, Sal: 20, 'Levadura fresca': 3 }, napoli],
    ],
  },
  'W05 pan especial': {
    says: /^Con estos ingredientes es un pan especial, no pan común \(RD 308\/2019, arts\. 5 y 11\.3\): puede llamarse «Pan con /,
    when: [
      'Aceite',
      'Azúcar',
      'Leche',
      'Huevo',
      'Sésamo',
      'Nueces',
      'Harina de malta',
      'Malta',
      'Gluten',
      'Harina de garbanzo',
    ].map((name): Case => [{ ...BARRA, [name]: 10 }]),
    not: [
      [BARRA],
      [RUSTIC, rustic],
      [{ ...BARRA, 'Harina de centeno': 100, 'Salvado de trigo': 30, Mejorante: 3, 'Ácido ascórbico': 0.1, Aceite: 0 }],
      [SWEET, molde],
    ],
  },
  'W06 yeast in a sourdough loaf': {
    says: 'Con más de 0,2 % de levadura no puede llevar la mención «elaborado con masa madre» (RD 308/2019, art. 14.5).',
    when: [[{ ...RUSTIC, Levadura: 3 }, rustic]],
    not: [[RUSTIC, rustic], [{ ...RUSTIC, Levadura: 2 }, rustic], [{ ...RUSTIC, Levadura: 3 }]],
  },
  'L10 pre-ferments with yeast are no masa madre': {
    says: /^Poolish, biga, esponja y masa fermentada llevan levadura: .*arts\. 8 y 14\.5/,
    when: [[{ ...RUSTIC, 'Masa madre': 20, Poolish: 300 }, rustic]],
    not: [[RUSTIC, rustic], [{ ...RUSTIC, Poolish: 300 }, rustic], [{ ...RUSTIC, 'Masa madre': 20, Poolish: 300 }]],
  },
  'W07 outside the AVPN': {
    says: /^Fuera del disciplinare AVPN: /,
    when: [
      [{ ...NAPOLI, Agua: 1100 }, napoli],
      [{ ...NAPOLI, Sal: 35 }, napoli],
      [{ ...NAPOLI, 'Levadura fresca': 4 }, napoli],
      [{ ...NAPOLI, Aceite: 5 }, napoli],
      [{ ...NAPOLI, Azúcar: 5 }, napoli],
      [{ ...NAPOLI, 'Masa madre': 500 }, napoli],
    ],
    not: [
      [NAPOLI, napoli],
      [{ ...NAPOLI, Aceite: 50 }, { type: 'pizza_teglia' }],
    ],
  },
  'W09 plain yeast in a sweet dough': {
    says: 'Con más de 10 % de azúcar usa levadura osmotolerante o aumenta la dosis.',
    when: [[{ ...SWEET, Levadura: 30 }, molde]],
    not: [
      [{ ...SWEET, Levadura: 30, Azúcar: 90 }, molde],
      [{ ...SWEET, 'Levadura seca osmotolerante': 12 }, molde],
      [{ ...SWEET, 'Masa madre': 200 }, molde],
    ],
  },
  'W10 powdered yeast': {
    says: /^Interpreto «Levadura en polvo» como levadura seca de panadería/,
    when: [[{ Harina: 1000, Agua: 620, Sal: 17, 'Levadura en polvo': 5 }]],
    not: [[BARRA], [{ ...BARRA, 'Leche en polvo': 20 }]],
  },
  'W12 unknown type': {
    says: 'No conozco el tipo «mollete»: he aplicado «pan_comun».',
    when: [[BARRA, { type: 'mollete' }]],
    not: [
      [BARRA, { type: 'pan_comun' }],
      [BARRA, { type: null }],
    ],
  },
  'W13 a heavy stranger': {
    says: /pesa más del 30 % de la masa: comprueba su «role»\.$/,
    when: [[{ ...BARRA, Nueces: 800 }], [{ ...BARRA, Unicornio: 800 }]],
    not: [[{ ...BARRA, Nueces: 600 }], [{ Harina: 100, Agua: 620 }]],
  },
  'W14 a stiff dough': {
    says: 'Con un 48 % de agua es una masa bregada (candeal): necesita refinado.',
    when: [[{ ...BARRA, Agua: 480 }]],
    // Out of range, the suggestion speaks.
    not: [[{ ...BARRA, Agua: 540 }], [{ ...BARRA, Agua: 420 }], [{ ...BARRA, Agua: 480 }, { type: 'baguette' }]],
  },
  'W14 a wet dough': {
    says: 'Con un 76 % de agua es una masa muy hidratada: harina de más fuerza (W 240 o más) y pliegues.',
    when: [[{ ...BARRA, Agua: 760 }]],
    not: [[{ ...BARRA, Agua: 720 }], [{ ...BARRA, Agua: 850 }], [{ ...BARRA, Agua: 760 }, { type: 'ciabatta' }]],
  },
  'W15 a hydration nobody said': {
    says: 'He supuesto que «Biga» tiene un 55 % de hidratación; si no, escríbelo en el nombre («Biga 60 %»).',
    when: [[{ ...BARRA, Biga: 300 }]],
    not: [
      [{ ...BARRA, 'Biga 55 %': 300 }],
      [{ ...BARRA, Poolish: 300 }],
      [{ ...BARRA, 'Masa madre': 300 }],
      [{ ...BARRA, Biga: 0 }],
    ],
  },
}

describe.each(Object.entries(rules))('%s', (_, { says, when, not }) => {
  const told = (warnings: readonly string[]): number =>
    warnings.filter((text) => (typeof says === 'string' ? text === says : says.test(text))).length

  test.each(when.map((formula) => ({ formula })))('$formula sets it off, once', ({ formula }) => {
    expect(told(warningsOf(formula))).toBe(1)
  })

  test.each(not.map((formula) => ({ formula })))('$formula does not', ({ formula }) => {
    expect(told(warningsOf(formula))).toBe(0)
  })
})

test('the AVPN warning names what is outside', () => {
  expect(warningsOf([{ ...NAPOLI, Sal: 35, Aceite: 5 }, napoli])).toStrictEqual([
    'Fuera del disciplinare AVPN: sal y grasa.',
  ])
})

test('a good loaf is told nothing', () => {
  for (const formula of [[BARRA], [RUSTIC, rustic], [NAPOLI, napoli]] as const) {
    expect(warningsOf(formula)).toStrictEqual([])
  }
})

test('the hydration of a line given as a figure is not a guess', () => {
  const { warnings } = panaderia.analyse({
    ingredients: [
      { name: 'Harina', grams: 1000 },
      { name: 'Agua', grams: 550 },
      { name: 'Sal', grams: 17 },
      { name: 'Biga', grams: 200, hidratacion: 48 },
    ],
  })
  expect(warnings.filter((text) => text.startsWith('He supuesto'))).toStrictEqual([])
})
