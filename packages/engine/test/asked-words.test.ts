import { expect, test } from 'vitest'
import { allCrafts, type Craft, type CraftRequest, labelOf } from '../src/index.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/**
 * A word that an answer asks somebody to write is one that it reads: put into the line, it is known, the type stays, and nobody asks
 * again. Every sentence that asks for a word stands here with what answers it; one that does not fails.
 */

interface Answer {
  readonly type?: string
  readonly warnings: readonly string[]
  readonly legal?: {
    readonly siAdemas: readonly string[]
    readonly menciones: readonly { readonly siAdemas: readonly string[] }[]
  }
  readonly seguridadAlimentaria?: { readonly preguntas: readonly string[] }
}
type Line = Readonly<Record<string, unknown>>

const UNREAD = /No reconozco|no conozco|[Qq]uer(?:í|i)as decir|[Qq]uieres decir/
/** Sentences of what must be written in the name of a line. */
const ASKS = /escr[ií]bel|\bdilo en|\bdi cuál|falta el número E/i

const EGG = /\b(?:huevos?|yemas?|claras?|eggs?|uova|ous)\b/i
const TOLD_EGG = /pasteuriz|líquid|cocid|polvo|cáscara|fresc|camper|crud|corral|albúmina|deshidrat|hilado|ovoproducto/i
const isUntoldEgg = (name: string): boolean => EGG.test(name) && !TOLD_EGG.test(name) && !/confitad|glas/i.test(name)
const agreeing = (name: string, word: string): string =>
  `${name} ${/\b(?:yema|clara)s?\b/i.test(name) ? word.replace(/o$/, 'a') : word}`

/** What asks, and the names that answer it, line by line; nothing where a line is none of it. */
const ANSWERS: readonly (readonly [asks: RegExp, answered: readonly ((name: string) => string | undefined)[]])[] = [
  [
    /¿El huevo es de cáscara/,
    [
      (name) => (isUntoldEgg(name) ? agreeing(name, 'pasteurizado') : undefined),
      (name) => (isUntoldEgg(name) ? `${name} de cáscara` : undefined),
    ],
  ],
  [
    /¿Se cuece con el huevo dentro/,
    [(name) => (EGG.test(name) && !/cocid/.test(name) ? agreeing(name, 'cocido') : undefined)],
  ],
  [/¿Hierves la leche cruda/, [(name) => (/crud/.test(name) ? `${name} hervida` : undefined)]],
  [
    /la almendra va cruda, pelada y molida/,
    [(name) => (/almendra/i.test(name) ? 'Almendra cruda pelada y molida' : undefined)],
  ],
  [
    /la avellana va finamente triturada/,
    [(name) => (/avellana/i.test(name) ? 'Avellana finamente triturada' : undefined)],
  ],
  [
    /He supuesto que «(.+)» tiene un [\d,]+ % de hidratación/,
    [
      (name) =>
        /%/.test(name)
          ? undefined
          : /biga|esponja|masa madre|lievito|poolish|prefermento|levain/i.test(name)
            ? `${name} 55 %`
            : undefined,
    ],
  ],
]

const saidIn = ({ warnings, legal, seguridadAlimentaria }: Answer): readonly string[] => [
  ...warnings,
  ...(legal?.siAdemas ?? []),
  ...(legal?.menciones ?? []).flatMap(({ siAdemas }) => siAdemas),
  ...(seguridadAlimentaria?.preguntas ?? []),
]

const ids = Object.keys(allCrafts) as CraftId[]
const answerOf = (id: CraftId, request: CraftRequest): Answer =>
  (allCrafts[id] as unknown as Craft).analyse(request, { advice: false }) as unknown as Answer

/** What no formula of the corpus asks. */
const lines = (id: CraftId, all: Readonly<Record<string, number>>) => {
  const { name, grams } = allCrafts[id].definition.reads.fields
  return Object.entries(all).map(([line, weight]) => ({ [name]: line, [grams]: weight }))
}
const BESIDES: Readonly<Partial<Record<CraftId, readonly CraftRequest[]>>> = {
  cacao: [
    {
      type: 'gianduja',
      ingredients: lines('cacao', { Avellana: 230, 'Pasta de cacao': 290, 'Manteca de cacao': 60, Azúcar: 415 }),
    },
    { type: 'negro', ingredients: lines('cacao', { 'Pasta de cacao': 600, Azúcar: 400, 'Clara de huevo': 20 }) },
  ],
  helado: [
    {
      type: 'helado_leche',
      ingredients: lines('helado', { 'Leche cruda de vaca': 780, 'Leche desnatada en polvo': 30, Azúcar: 160 }),
    },
  ],
}

test.each(ids)('%s: what is asked for in words is read and settles the question', (id) => {
  const field = allCrafts[id].definition.reads.fields.name
  const wrong: string[] = []
  let settled = 0
  for (const request of [...goldenRequests(id), ...(BESIDES[id] ?? [])]) {
    const before = answerOf(id, request)
    for (const sentence of saidIn(before)) {
      const found = ANSWERS.find(([asks]) => asks.test(sentence))
      if (!found) {
        if (ASKS.test(sentence)) wrong.push(`no answer is known: ${sentence}`)
        continue
      }
      const [asks, ways] = found
      for (const way of ways) {
        const renamed = new Set<string>()
        const ingredients = request.ingredients.map((line: Line) => {
          const name = way(String(line[field]).replaceAll('_', ' '))
          if (name !== undefined) renamed.add(name)
          return name === undefined ? line : { ...line, [field]: name }
        })
        // A line may be an id of the catalogue in another tongue, which no word can be put into.
        if (renamed.size === 0) continue
        const after = answerOf(id, { ...request, ingredients } as CraftRequest)
        settled++
        const unread = after.warnings.filter(
          (one) => UNREAD.test(one) && [...renamed].some((name) => one.includes(name)),
        )
        const still = saidIn(after).filter((one) => asks.test(one))
        if (after.type !== before.type) wrong.push(`${[...renamed]}: ${before.type} became ${after.type}`)
        wrong.push(...unread, ...still.map((one) => `${[...renamed].join(', ')}: still ${one}`))
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([])
  expect(settled).toBeGreaterThan(1)
})

const analysed = (id: CraftId, name: string, grams: number): Answer => {
  const { fields } = allCrafts[id].definition.reads
  const ingredients = [
    { [fields.name]: name, [fields.grams]: grams },
    { [fields.name]: 'Azúcar', [fields.grams]: 100 },
    { [fields.name]: 'Harina de trigo', [fields.grams]: 100 },
    { [fields.name]: 'Pasta de cacao', [fields.grams]: 100 },
    { [fields.name]: 'Almendra', [fields.grams]: 100 },
  ]
  return answerOf(id, { type: 'libre', ingredients } as unknown as CraftRequest)
}

test.each([
  ['pasteleria', 'Huevo de cáscara', 50],
  ['pasteleria', 'Yema de huevo de cáscara', 50],
  ['pasteleria', 'Clara pasteurizada', 50],
  ['pasteleria', 'Huevo líquido', 50],
  ['pasteleria', 'Clara en polvo', 50],
  ['pasteleria', 'Copos de avena sin gluten', 50],
  ['pasteleria', 'Harina de avena sin gluten', 50],
  ['pasteleria', 'Almidón de trigo sin gluten', 50],
  ['panaderia', 'Masa madre activa', 50],
  ['panaderia', 'Masa madre de harina integral', 50],
  ['pasteleria', 'Leche cruda', 50],
  ['pasteleria', 'Leche sin pasteurizar', 50],
  ['pasteleria', 'Leche recién ordeñada', 50],
  ['pasteleria', 'Leche fresca del día', 50],
  ['pasteleria', 'Avellana tostada molida', 50],
  ['pasteleria', 'Aceite vegetal (girasol)', 20],
  ['pasteleria', 'Grasa vegetal (palma)', 20],
  ['pasteleria', 'Ácido cítrico E 330', 1],
  ['pasteleria', 'E 330', 1],
  ['pasteleria', 'Colorante E 120', 0.1],
  ['pasteleria', 'Colorante E 102 tartracina', 0.1],
  ['pasteleria', 'Chocolate sin azúcar', 50],
] as const)('%s reads «%s»', (id, name, grams) => {
  expect(analysed(id, name, grams).warnings.filter((one) => UNREAD.test(one) && one.includes(name))).toEqual([])
})

test('a label asks for the plant of an oil and the number of a colour until they are written', () => {
  const labelled = (...names: readonly string[]) =>
    labelOf(allCrafts.pasteleria, { type: 'libre', ingredients: names.map((name) => ({ name, grams: 5 })) })
  const asks = (name: string): boolean => labelled(name, 'Azúcar').warnings.some((one) => /planta|número E/.test(one))
  for (const [asked, answered] of [
    ['Aceite vegetal', 'Aceite vegetal (girasol)'],
    ['Grasa vegetal', 'Grasa vegetal (coco)'],
    ['Colorante azul', 'Colorante azul E 133'],
  ] as const)
    expect([asked, asks(asked), asks(answered)]).toEqual([asked, true, false])
})

test('a line is printed in whole phrases', () => {
  const printed = (name: string): string =>
    labelOf(allCrafts.pasteleria, { type: 'libre', ingredients: [{ name, grams: 100 }] }).ingredientes.texto
  expect(printed('Leche fresca del día')).toBe('Ingredientes: LECHE fresca del día.')
  expect(printed('Leche fresca de Pascual')).toBe('Ingredientes: LECHE fresca.')
  expect(printed('Harina de trigo de la marca Harimsa')).toBe('Ingredientes: harina de TRIGO.')
})
