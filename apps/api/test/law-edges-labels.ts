import type { LawCase } from './fixtures/law-cases.ts'
import type { Line } from './law-edges-formulas.ts'
import {
  BIZCOCHO,
  CREMA,
  etiqueta,
  etiquetaCacao,
  etiquetaPan,
  etiquetaPastel,
  PAN,
  SORBETE,
} from './law-edges-formulas.ts'

const SIN_AZUCAR: readonly Line[] = [
  ['Leche entera', 560],
  ['Nata 35%', 230],
  ['Maltitol', 120],
]

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

export const labels: readonly LawCase[] = [
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
  etiquetaPastel('bizcocho', [...BIZCOCHO, ['Naranja', 100]], { warningMatch: /«limón»/ }, 'a food that no line is', {
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
