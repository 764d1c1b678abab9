import type { LawCase } from './fixtures/law-cases.ts'
import { CREMA, cacao, helado, JIJONA, PAN, pan, pastel, turron } from './law-edges-formulas.ts'
import { labels } from './law-edges-labels.ts'

/** Each gate of the law just outside, just inside, or untold: what no published case names, from the tables of the law. */

const VEGETABLE = [
  'Bebida de almendra',
  'Bebida de arroz',
  'Horchata de chufa',
  'Tofu',
  'Margarina',
  'Aceite de coco',
  'Nata mixta',
]
const OWN_FAT = ['Yema', 'Pasta de avellana', 'Cacao en polvo', 'Coco fresco', 'Chocolate negro']
const FOREIGN_TO_JIJONA = [
  'Mantequilla',
  'Yema',
  'Leche en polvo',
  'Canela',
  'Chocolate negro',
  'Pistacho tostado',
  'Ron',
]
const FOREIGN_TO_MAZAPAN = [
  'Huevo entero',
  'Mantequilla',
  'Cacao en polvo',
  'Leche entera',
  'Ron',
  'Avellana molida',
  'Naranja confitada',
]
const ices: readonly LawCase[] = [
  ...VEGETABLE.map((name) =>
    helado(
      'helado_crema',
      [...CREMA, [name, 60]],
      { nameNot: /^Helado (crema|de leche)/ },
      `RD 618/1998, 3.1.a: ${name}`,
    ),
  ),
  ...OWN_FAT.map((name) =>
    helado(
      'helado_crema',
      [...CREMA, [name, 30]],
      { nameIs: /^Helado crema/ },
      `own fat of a food is no added fat: ${name}`,
    ),
  ),
  helado(
    'sorbete_agua',
    [
      ['Agua', 500],
      ['Fresa', 150],
      ['Plátano', 60],
      ['Azúcar', 250],
      ['Dextrosa', 40],
    ],
    { nameIs: /^Sorbete de fresa$/ },
    'fresa 15 % is enough for its name',
  ),
  helado(
    'sorbete_agua',
    [
      ['Agua', 510],
      ['Fresa', 140],
      ['Plátano', 60],
      ['Azúcar', 250],
      ['Dextrosa', 40],
    ],
    { nameIs: /^Sorbete de frutas \(fresa 14 %, plátano 6 %\)$/ },
    'none of the two reaches its own',
  ),
]

const doughs: readonly LawCase[] = [
  pan('pan_comun', [...PAN, ['Tangzhong', 100]], { categoriaNot: 'pan común' }, 'RD 308/2019, 5.2: scalded flour'),
  pan(
    'pan_comun',
    [
      ['Harina integral', 900],
      ['Sémola de trigo duro', 100],
      ['Agua', 650],
      ['Sal', 16],
      ['Levadura fresca', 15],
    ],
    { nameNot: /^Pan integral/ },
    'RD 308/2019, 4.3: refined semolina is not whole',
  ),
  pan(
    'pan_comun',
    [
      ['Harina panificable', 1000],
      ['Agua', 600],
      ['Sal', 10],
      ['Impulsor', 20],
    ],
    { nameNot: /^Pan/ },
    'RD 308/2019, 2: nothing ferments it',
  ),
  pan(
    'brioche',
    [
      ['Harina de fuerza', 1000],
      ['Agua', 500],
      ['Azúcar', 120],
      ['Sal', 20],
      ['Levadura fresca', 35],
      ['Mantequilla', 450],
    ],
    { nameNot: /^Brioche/ },
    'no egg, no brioche',
  ),
  pastel(
    'arroz_con_leche',
    [
      ['Leche entera', 600],
      ['Bebida de avena', 400],
      ['Arroz', 120],
      ['Azúcar', 120],
    ],
    { nameNot: /leche/ },
    'Reg. 1308/2013: not even in part',
  ),
  pastel(
    'buttercream',
    [
      ['Margarina', 300],
      ['Azúcar glas', 300],
    ],
    { nameNot: /mantequilla/ },
    'Reg. 1308/2013: margarine',
  ),
  pastel(
    'tocino_de_cielo',
    [
      ['Huevo entero', 400],
      ['Azúcar', 400],
      ['Agua', 150],
    ],
    { nameNot: /[Tt]ocino/ },
    'CAE 3.20.52.a: no yolk as such',
  ),
]

const sweets: readonly LawCase[] = [
  ...FOREIGN_TO_JIJONA.map((name) =>
    turron(
      'jijona',
      [...JIJONA, [name, 20]],
      { mencionNot: /IGP/, motivoNot: /compatible con la IGP/, nameNot: /^Turrón blando/ },
      `RD 1787/1982, 6.4.1: ${name}`,
    ),
  ),
  ...FOREIGN_TO_MAZAPAN.map((name) =>
    turron(
      'mazapan',
      [
        ['Almendra molida', 500],
        ['Azúcar', 450],
        [name, 40],
      ],
      { nameNot: /^Mazapán, calidad/, mencionNot: /Toledo|Soto/, scoreCategoriaNot: 'Suprema' },
      `RD 1787/1982, 2.4: ${name}`,
    ),
  ),
  turron(
    'mazapan',
    [
      ['Almendra tostada', 500],
      ['Azúcar', 450],
    ],
    { nameNot: /^Mazapán, calidad/ },
    'RD 1787/1982, 2.4: raw almond',
  ),
  turron(
    'mazapan',
    [
      ['Almendra molida', 500],
      ['Azúcar', 450],
      ['Agua', 50],
    ],
    { nameIs: /^Mazapán, calidad Suprema/ },
    'just almond, sugar and water',
  ),
  turron(
    'guirlache',
    [
      ['Almendra tostada', 500],
      ['Azúcar', 480],
    ],
    { nameIs: /^Turrón guirlache, calidad/ },
    'only almond: nothing beside the name',
  ),
  cacao(
    'negro',
    [
      ['Cobertura negra 60 %', 90],
      ['Galleta maría', 910],
    ],
    { nameNot: /Artículo/ },
    'RD 823/1990, 2.6.1: 9 %',
  ),
  cacao(
    'negro',
    [
      ['Cobertura negra 60 %', 110],
      ['Almendra tostada', 890],
    ],
    // The name says what weighs most; the one of the norm may be chosen.
    { nameIs: /almendra/, alternativasMatch: /Artículo/ },
    'RD 823/1990, 2.6.1: 11 %',
  ),
  cacao(
    'negro',
    [
      ['Pasta de cacao', 380],
      ['Azúcar', 520],
      ['Harina de maíz', 75],
      ['Lecitina', 5],
    ],
    { nameIs: /a la taza/ },
    'RD 1055/2003, 1.11: maize',
  ),
]

const oils: readonly LawCase[] = [
  pan(
    'pan_comun',
    [...PAN, ['Aceite de oliva', 40]],
    { nameNot: /virgen/ },
    'Reg. (UE) 2022/2104: «virgen extra» only where it was written',
  ),
  pan(
    'pan_comun',
    [...PAN, ['Aceite de oliva virgen extra', 40]],
    { nameIs: /aceite de oliva virgen extra/ },
    'as it was written',
  ),
]

const CAKE = [
  ['Harina floja', 200],
  ['Azúcar', 200],
  ['Huevo entero', 200],
  ['Mantequilla', 100],
] as const
const hidden: readonly LawCase[] = [
  pastel(
    'bizcocho',
    [...CAKE, ['Nuez', 300]],
    { nameIs: /^Bizcocho.* con nuez$/ },
    'P6: 25 % or more of the finished product',
  ),
  pastel('bizcocho', [...CAKE, ['Nuez', 60]], { nameNot: / con / }, 'P6: less than 25 %'),
  cacao(
    'gianduja',
    [
      ['Chocolate negro', 700],
      ['Avellana tostada', 300],
    ],
    { cumpleIs: null },
    'RD 1055/2003, 1.6.b.3.º: untold grind',
  ),
  cacao(
    'gianduja',
    [
      ['Chocolate negro', 700],
      ['Pasta de avellana', 300],
    ],
    { cumpleIs: true },
    'RD 1055/2003, 1.6.b.3.º: ground',
  ),
]

const sandwich: LawCase = {
  path: '/api/montaje',
  body: {
    nombre: 'Bocadillo',
    partes: [
      { nombre: 'Pan', gramos: 120 },
      { nombre: 'Jamón cocido', gramos: 60 },
    ],
    preparaciones: {
      Pan: { oficio: 'panaderia', type: 'pan_comun', ingredients: PAN.map(([name, grams]) => ({ name, grams })) },
    },
    margen: 60,
  },
  expected: { ivaIs: 10 },
  why: 'Ley 37/1992, 91: a sandwich is no bread',
}

export const lawEdges: readonly LawCase[] = [...ices, ...labels, ...doughs, ...sweets, ...oils, ...hidden, sandwich]
