import type { LawCase } from './law-cases.ts'

/** Each gate of the law just outside, just inside, or untold: what no published case names, from the tables of the law. */

type Line = readonly [name: string, grams: number]
const ask =
  (path: string, fields: readonly [string, string] = ['name', 'grams']) =>
  (type: string, lines: readonly Line[], expected: LawCase['expected'], why: string, more: object = {}): LawCase => ({
    path,
    body: { type, ingredients: lines.map(([name, grams]) => ({ [fields[0]]: name, [fields[1]]: grams })), ...more },
    expected,
    why,
  })
const SWEETS = ['ingrediente', 'peso'] as const
const helado = ask('/api/balance')
const pan = ask('/api/balance/panaderia')
const pastel = ask('/api/balance/pasteleria')
const turron = ask('/api/balance/turron', SWEETS)
const cacao = ask('/api/balance/cacao', SWEETS)
const etiqueta = ask('/api/etiqueta/helado')
const etiquetaPan = ask('/api/etiqueta/panaderia')
const etiquetaPastel = ask('/api/etiqueta/pasteleria')
const etiquetaCacao = ask('/api/etiqueta/cacao', SWEETS)

const CREMA: readonly Line[] = [
  ['Leche entera', 560],
  ['Nata 35%', 230],
  ['Leche en polvo desnatada', 40],
  ['Azúcar', 140],
  ['Dextrosa', 25],
]
const SIN_AZUCAR: readonly Line[] = [
  ['Leche entera', 560],
  ['Nata 35%', 230],
  ['Maltitol', 120],
]
const PAN: readonly Line[] = [
  ['Harina panificable', 1000],
  ['Agua', 620],
  ['Sal', 16],
  ['Levadura fresca', 15],
]
const SORBETE: readonly Line[] = [
  ['Agua', 500],
  ['Fresa', 200],
  ['Azúcar', 250],
]
const BIZCOCHO: readonly Line[] = [
  ['Harina floja', 250],
  ['Azúcar', 250],
  ['Huevo entero', 250],
]
const JIJONA: readonly Line[] = [
  ['Almendra tostada', 660],
  ['Miel', 150],
  ['Azúcar', 170],
  ['Clara de huevo', 20],
]

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
const SUGARED = [
  'Leche condensada',
  'Licor de café',
  'Puré de fresa',
  'Praliné de avellana',
  'Miel',
  'Isomaltulosa',
  'Extracto de vainilla',
]
const MAY_BE_SUGARED = ['Pasas', 'Zumo de manzana', 'Neutro', 'Pectina NH', 'Bebida de soja', 'Dátiles']
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
const PROTECTED: readonly (readonly [written: string, not: RegExp])[] = [
  ['Turrón duro', /Alicante/i],
  ['Espumoso', /cava|champ/i],
  ['Vinagre', /m[oó]dena|vino/i],
  ['Vino dulce', /oporto|marsala/i],
  ['Brandy', /co[nñ]ac|cognac/i],
  ['Queso azul', /roquefort|cabrales/i],
  ['Pimentón', /vera/i],
  ['Plátano', /canarias/i],
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

const labels: readonly LawCase[] = [
  ...SUGARED.map((name) =>
    etiqueta(
      'sin_azucar',
      [...SIN_AZUCAR, [name, 40]],
      { claimNotTrue: 'sin_azucares_anadidos' },
      `Reg. 1924/2006: ${name} has added sugars`,
    ),
  ),
  ...MAY_BE_SUGARED.map((name) =>
    etiqueta(
      'sin_azucar',
      [...SIN_AZUCAR, [name, 20]],
      { claimNotTrue: 'sin_azucares_anadidos' },
      `Reg. 1924/2006: ${name} may have them`,
    ),
  ),
  ...PROTECTED.map(([name, not]) =>
    etiqueta(
      'helado_crema',
      [...CREMA, [name, 30]],
      { ingredientesNot: not },
      `Reg. 2024/1143, 26: nobody wrote more than «${name}»`,
    ),
  ),
  etiqueta(
    'helado_crema',
    [...CREMA, ['Roquefort', 30]],
    { ingredientesMatch: /roquefort/i, warningMatch: /nombre protegido/ },
    'written, it stands, and is told',
  ),
  etiqueta(
    'helado_crema',
    [...CREMA, ['Nutella', 60]],
    { ingredientesNot: /nutella/i, warningMatch: /marca/ },
    'Reg. 1169/2011, 17.4: a brand',
  ),
  etiqueta(
    'helado_crema',
    [...CREMA, ['Leche de soja', 60]],
    { ingredientesMatch: /bebida de SOJA/, warningMatch: /reservado a la leche/ },
    'Reg. 1308/2013, VII.III',
  ),
  etiqueta(
    'helado_crema',
    [...CREMA, ['Mermelada de melocotón', 60]],
    { ingredientesMatch: /melocotón/, ingredientesNot: /albaricoque/ },
    'a near reading calculates, the label prints what was written',
  ),
  etiqueta(
    'sorbete_agua',
    [...SORBETE, ['Colorante E171', 1]],
    { warningMatch: /E 171/ },
    'Reg. 1333/2008: titanium dioxide',
  ),
  etiqueta(
    'sorbete_agua',
    [...SORBETE, ['Colorante rojo', 1]],
    { ingredientesMatch: /colorante \(di cuál\)/, warningMatch: /número E/ },
    'a colour is never left out',
  ),
  etiqueta(
    'sorbete_agua',
    [...SORBETE, ['Colorante tartracina', 0.1]],
    { mencionesMatch: /E 102: puede tener efectos negativos/ },
    'annex V by its name',
  ),
  etiqueta('helado_crema', [...CREMA, ['Haba tonka', 1]], { warningMatch: /[Cc]umarina/ }, 'Reg. 1334/2008, annex III'),
  etiquetaPastel(
    'magdalenas',
    [...BIZCOCHO, ['Mantequilla', 200], ['Sucralosa', 1]],
    { warningMatch: /Sucralosa no se admite/ },
    'Reg. 1333/2008: 07.2 takes polyols alone',
  ),
  etiquetaPastel(
    'magdalenas',
    [...BIZCOCHO, ['Aceite de girasol', 200]],
    { warningMatch: /«mantequilla»/ },
    'a name that says butter',
    { denominacion: 'Magdalenas de mantequilla' },
  ),
  etiquetaPastel('bizcocho', [...BIZCOCHO, ['Naranja', 100]], { warningMatch: /«limon»/ }, 'a food that no line is', {
    denominacion: 'Bizcocho de limón',
  }),
  etiquetaPastel('bizcocho', BIZCOCHO, { warningMatch: /«sin gluten»/ }, 'a claim in the name', {
    denominacion: 'Bizcocho sin gluten',
  }),
  etiquetaPastel('bizcocho', BIZCOCHO, { warningMatch: /«Casero»/ }, 'art. 7', { denominacion: 'Bizcocho casero' }),
  etiquetaPan('pan_comun', PAN, { warningMatch: /«pan de cea»/ }, 'Reg. 2024/1143, 26', { denominacion: 'Pan de Cea' }),
  etiquetaCacao(
    'negro',
    [
      ['Pasta de cacao', 500],
      ['Manteca de cacao', 100],
      ['Azúcar', 395],
      ['Lecitina', 5],
      ['Colorante E120', 1],
    ],
    { warningMatch: /E 120 no se admite/ },
    'chocolate takes no colour',
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
    { nameIs: /Artículo/ },
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

export const lawEdges: readonly LawCase[] = [...ices, ...labels, ...doughs, ...sweets, sandwich]
