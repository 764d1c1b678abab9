import type { DeclaredNutrient } from '@obrador/engine/sack'

/** The nutrition table of a label: each value as it is printed, since its decimals tell how it was rounded. */
export type TableRead = { readonly [key in DeclaredNutrient | 'energiaKj' | 'energiaKcal']?: string }

const WORDS: readonly (readonly [DeclaredNutrient | 'sodio' | 'energia' | 'otra', RegExp])[] = [
  ['saturadas', /(?:(?:[aá]cidos\s+)?grasos?\s+)?saturad[oa]s|grasas?\s+saturadas?|saturates|saturated/giu],
  [
    'otra',
    /monoinsaturad[oa]s|poliinsaturad[oa]s|trans\b|polioles|polialcoholes|az[uú]cares\s+a[ñn]adidos|almid[oó]n|colesterol|calcio|hierro|vitamina|sodio\s*\/\s*sal/giu,
  ],
  ['hidratosDeCarbono', /hidratos(?:\s+de\s+carbono)?|carbohidratos|gl[uú]cidos|carbohydrates?/giu],
  ['azucares', /az[uú]cares|sugars/giu],
  ['grasas', /grasas?(?:\s+totales)?|l[ií]pidos|\bfat\b/giu],
  ['fibra', /fibra(?:\s+(?:alimentaria|diet[eé]tica))?|\bfib(?:re|er)\b/giu],
  ['proteinas', /prote[ií]nas?|\bprotein\b/giu],
  ['sal', /\bsal\b|\bsalt\b/giu],
  ['sodio', /\bsodio\b|\bsodium\b/giu],
  ['energia', /valor\s+energ[eé]tico|energ[ií]a|calor[ií]as|\benergy\b/giu],
]

interface Said {
  readonly what: (typeof WORDS)[number][0]
  readonly at: number
  readonly end: number
}

/** Words of the table in their order; a word inside a longer one is not said twice. */
function saidIn(text: string): Said[] {
  const all = WORDS.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map((found): Said => ({ what, at: found.index, end: found.index + found[0].length })),
  ).toSorted((one, other) => one.at - other.at || other.end - one.end)
  return all.filter(({ at }, index) => all.slice(0, index).every((before) => before.end <= at || before.at > at))
}

const VALUE = /(<|≤|menos de|inferior a)?\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(kj|kcal|mg|g|%)?/iu
/** Between a word and its figure stand only marks and remarks. */
const FAR = 40

interface Figure {
  readonly text: string
  readonly unit: string | undefined
}

function figureAfter(text: string, from: number, to: number): Figure | undefined {
  const stretch = text.slice(from, Math.min(to, from + FAR + 12))
  const found = VALUE.exec(stretch)
  if (!found || found.index > FAR || found[3] === '%') return undefined
  return { text: `${found[1] ? '<' : ''}${found[2] ?? ''}`, unit: found[3]?.toLowerCase() }
}

const PER_HUNDRED = /(?:por|per|cada|en)?\s*100\s*(?:g|ml|gramos)\b/giu
const MG = 1000
const SALT_OF_SODIUM = 2.5

/** mg as g, sodium as salt; the figure as it would be printed. */
function inGrams({ text, unit }: Figure, factor: number): string {
  if (unit !== 'mg' && factor === 1) return text
  const less = text.startsWith('<') ? '<' : ''
  const value = Number(text.replace('<', '').replace(',', '.')) * factor * (unit === 'mg' ? 1 / MG : 1)
  return `${less}${Number(value.toPrecision(3))}`.replace('.', ',')
}

function energyIn(stretch: string): TableRead {
  const of = (unit: string): string | undefined =>
    new RegExp(String.raw`(\d{1,4}(?:[.,]\d+)?)\s*${unit}`, 'iu').exec(stretch)?.[1] ??
    new RegExp(String.raw`${unit}\s*[:)]?\s*(\d{1,4}(?:[.,]\d+)?)`, 'iu').exec(stretch)?.[1]
  const [energiaKj, energiaKcal] = [of('kj'), of('kcal')]
  return { ...(energiaKj !== undefined && { energiaKj }), ...(energiaKcal !== undefined && { energiaKcal }) }
}

/** How far after the word for energy its two figures stand. */
const ENERGY_REACH = 80

export function readTable(text: string): TableRead {
  const plain = text.replace(PER_HUNDRED, ' ')
  const said = saidIn(plain)
  const table: Record<string, string> = {}
  said.forEach(({ what, end }, index) => {
    const next = said[index + 1]?.at ?? plain.length
    if (what === 'energia') {
      Object.assign(table, energyIn(plain.slice(end, Math.min(next, end + ENERGY_REACH))))
      return
    }
    if (what === 'otra') return
    const figure = figureAfter(plain, end, next)
    if (!figure || figure.unit?.startsWith('k')) return
    const key = what === 'sodio' ? 'sal' : what
    table[key] ??= inGrams(figure, what === 'sodio' ? SALT_OF_SODIUM : 1)
  })
  return table
}

/** Places of words that have a figure in grams right behind them: a table, and no list. */
export function tableSpan(text: string): readonly [from: number, to: number] | undefined {
  const plain = text.replace(PER_HUNDRED, (found) => ' '.repeat(found.length))
  const said = saidIn(plain)
  const withFigure = said.filter(({ what, end }, index) => {
    if (what === 'energia') return /\d\s*k(?:j|cal)/iu.test(plain.slice(end, end + ENERGY_REACH))
    const figure = figureAfter(plain, end, said[index + 1]?.at ?? plain.length)
    const between = plain.slice(end, end + FAR).split(/\d/)[0] ?? ''
    return (
      figure !== undefined && (figure.unit === 'g' || figure.unit === 'mg' || /^[\s:.()<|\tgde-]*$/iu.test(between))
    )
  })
  const [first, last] = [withFigure[0], withFigure.at(-1)]
  return withFigure.length >= LEAST_FIGURES && first && last ? [first.at, last.end + FAR] : undefined
}
/** Figures in a row that make a table. */
const LEAST_FIGURES = 3
