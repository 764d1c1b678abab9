import { ingredient, mixed } from '../catalogue.ts'
import type { Allergen, Category, Ingredient } from '../ingredient.ts'
import type { Mixture } from '../mixtures.ts'
import type { Citation, Grade } from '../sources.ts'
import { SELDOM } from './seldom-rows.ts'

const COLUMNS = [
  'water',
  'protein',
  'otherFat',
  'saturatedFat',
  'sucrose',
  'glucose',
  'fructose',
  'starch',
  'otherCarbs',
  'fibre',
  'organicAcids',
  'salt',
  'ash',
] as const

/** A line of the table as a row; that it says no other shelf, source or allergen than there are is held by a test. */
function rowOf(line: string): Ingredient {
  const [id = '', shelf, name = '', grams = '', source, grade, price, allergen = '', aliases = ''] = line.split(';')
  const figures = grams.split(' ').map(Number)
  return ingredient(id, shelf as Category, {
    name,
    ...Object.fromEntries(COLUMNS.map((column, at) => [column, figures[at] ?? 0])),
    source: source as Citation,
    grade: grade as Grade,
    price: Number(price),
    ...(allergen === '!' ? { vegan: false } : allergen && { allergens: allergen as Allergen }),
    aliases,
  })
}

/** Typical proportions. */
const made: Readonly<Record<string, Mixture>> = {
  mantecado: {
    name: 'Polvorón o mantecado',
    category: 'galleta',
    parts: { harina: 40, manteca_cerdo: 24, azucar_glas: 24, almendra_molida: 12 },
    aliases: 'polvorón|polvorones|mantecado|mantecados',
    added: 3,
  },
  lentejas_chocolate: {
    name: 'Lentejas de chocolate con leche grageadas',
    category: 'confiteria',
    parts: { cob_leche: 55, azucar: 45 },
    aliases: 'lacasito|lacasitos|smarties|grageas de chocolate|lentejas de chocolate de colores',
    added: 4,
  },
  arroz_inflado_malteado: {
    name: 'Arroz inflado malteado',
    category: 'cereal',
    parts: { arroz_inflado: 92, azucar: 4, jarabe_malta: 3, sal: 1 },
    aliases: 'arroz inflado malteado',
    added: 1,
  },
  cruasan: {
    name: 'Cruasán de mantequilla',
    category: 'galleta',
    parts: { harina_fuerza: 50, mantequilla: 25, leche_entera: 18, azucar: 7, huevo_entero: 3, sal: 1, agua: -10 },
    aliases: 'cruasán|croissant|medialuna|cuernito',
    added: 4,
  },
  brioche: {
    name: 'Brioche',
    category: 'galleta',
    parts: { harina_fuerza: 48, huevo_entero: 24, mantequilla: 22, azucar: 6, leche_entera: 6, sal: 1, agua: -10 },
    aliases: 'brioche|pan brioche',
    added: 4,
  },
}

export const seldom = (): readonly Ingredient[] => [
  ...SELDOM.trim().split('\n').map(rowOf),
  ...Object.entries(made).map(([id, mixture]) => mixed(id, mixture)),
]
