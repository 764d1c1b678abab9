import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import {
  type AnswerHeadline,
  allCrafts,
  BARRING_STATES,
  type CraftRequest,
  labelOf,
  type ProductLabel,
} from '../src/index.ts'
import type { LegalBlock } from '../src/judge/legal.ts'
import type { SafetyBlock } from '../src/judge/safety.ts'
import { LAW_FORMULAS } from './fixtures/law-formulas.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** One answer has one opinion: whatever two blocks of it say of the same thing agrees, over the corpus, formulas at the edges of the norms, and both shaken. */

interface Body {
  readonly legal?: LegalBlock
  readonly titular: AnswerHeadline
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  readonly lecturas?: readonly { readonly nombre?: string; readonly exacta?: boolean }[]
  readonly seguridadAlimentaria?: SafetyBlock
  readonly trophy?: string
  readonly motivos?: readonly string[]
  readonly score?: { readonly medalla?: string; readonly motivos?: readonly string[] }
}
interface Formula {
  readonly craft: CraftId
  readonly request: CraftRequest
}
interface Answer {
  readonly body: Body
  readonly label: ProductLabel
  /** The label of its own name, sent back as the one that somebody chose. */
  readonly again: ProductLabel | undefined
}

const ids = Object.keys(allCrafts) as CraftId[]
const labelled = (craft: CraftId, request: CraftRequest, denominacion?: string): ProductLabel =>
  labelOf(allCrafts[craft] as never, { ...request, ...(denominacion !== undefined && { denominacion }) } as never)

/** What no craft can read is no answer, and has nothing to agree. */
function answered({ craft, request }: Formula): Answer | undefined {
  try {
    const body = allCrafts[craft].analyse(request as never) as unknown as Body
    const label = labelled(craft, request)
    const again = body.legal?.nombre === undefined ? undefined : labelled(craft, request, body.legal.nombre)
    return { body, label, again }
  } catch {
    return undefined
  }
}

/** What is only asked about may still turn out well. */
const UNSOLD = new Set(['inseguro', 'prohibido', 'dosis'])
const PRAISE = /^(?:Fórmula equilibrada:|La fórmula (?:está equilibrada para|cumple todo))/
const row = ({ obligatorio }: ProductLabel, id: string) => obligatorio.find((one) => one.id === id)
const denied = (label: ProductLabel | undefined) =>
  (label?.palabras ?? []).filter(({ cumple }) => cumple === false).map(({ palabra, frase }) => `${palabra}: ${frase}`)
const figuresIn = (text: string): string[] => [...text.matchAll(/(\d+(?:,\d+)?) %/g)].map(([, figure = '']) => figure)

/** Each pair says what is wrong with an answer, or nothing. */
const PAIRS: Readonly<Record<string, (answer: Answer) => unknown>> = {
  'headline and advice': ({ body: { titular, suggestions } }) =>
    BARRING_STATES.has(titular.estado) && suggestions.some((one) => PRAISE.test(one)),
  'readings and warnings': ({ body: { lecturas = [], warnings } }) =>
    lecturas.some(({ nombre = '', exacta }) => exacta === false && !warnings.some((one) => one.includes(nombre))),
  'headline and medal': ({ body: { titular, score, trophy } }) =>
    UNSOLD.has(titular.estado) && ['gold', 'silver'].some((medal) => medal === score?.medalla || medal === trophy),
  'headline and reasons': ({ body: { titular, score, motivos = score?.motivos } }) =>
    UNSOLD.has(titular.estado) && motivos !== undefined && !motivos.includes(titular.frase),
  'headline and law': ({ body: { titular, legal, seguridadAlimentaria } }) =>
    titular.bueno && (legal?.cumple === false || seguridadAlimentaria?.clase === '0'),
  'objection and advice': ({ body: { legal, suggestions } }) =>
    /y podrá/.test(legal?.objecion ?? '') &&
    /[Nn]o llega a llamarse|Sigue sin poder|ningún cambio/.test(suggestions.join(' ')),
  'least and most': ({ body: { suggestions } }) =>
    /llega a 0 %|pasa de [\d,]+ %[^.]*al menos/.test(suggestions.join(' ')),
  'mentions and reasons': ({ body: { legal, score } }) =>
    (score?.motivos ?? []).some((reason) => {
      const [, name] = /compatible con la (.*?)(?: \(|;)/.exec(reason) ?? []
      return (
        name !== undefined && !legal?.menciones.some((one) => one.denominacion.startsWith(name) && one.cumple !== false)
      )
    }),
  'own name and words': ({ again }) => denied(again).join(' | '),
  'words and name': ({ again }) => denied(again).length > 0 && again && row(again, 'a')?.estado === 'dado',
  'name and alternatives': ({ body: { legal } }) =>
    legal?.cumple === false &&
    legal.nombre !== undefined &&
    !legal.alternativas.some((other) => legal.nombre?.startsWith(other)),
  'besides and lines': ({ label, body: { legal } }) =>
    /almendra va cruda/.test((legal?.siAdemas ?? []).join(' ')) &&
    /ALMENDRA[^,]* tostada/.test(label.ingredientes.texto),
  'allergens and list': ({ label: { alergenos, ingredientes } }) =>
    alergenos.presentes
      .flatMap(({ palabras }) => palabras)
      .filter((word) => !ingredientes.texto.includes(word.toLocaleUpperCase('es')))
      .join(', '),
  'name and quantities': ({ label, body: { legal } }) => {
    // What is of the flour has another base, and says so by its norm (RD 308/2019, 4.3 and 4.4).
    const name = /integral|Pan de /.test(legal?.nombre ?? '')
      ? ''
      : (legal?.nombre ?? '').replace(/(?:menos del|aroma) [\d,]+ %/g, '')
    const said = [row(label, 'd')?.texto ?? '', label.ingredientes.texto].join(' ')
    return figuresIn(name)
      .filter((figure) => figure !== '100' && !figuresIn(said).includes(figure))
      .join(', ')
  },
  'jam and quantities': ({ label }) => {
    const [, grams] = /Elaborado con ([\d,]+) g de fruta/.exec(label.menciones.join(' ')) ?? []
    const one = label.ingredientes.lista.filter(({ cantidad }) => cantidad).length === 1
    // More fruit than jam is told by weight (Annex VIII, 4.a).
    const isTold = new RegExp(`(?<![\\d,])${grams} (?:%|g por 100 g)`).test(row(label, 'd')?.texto ?? '')
    return grams !== undefined && one && !isTold
  },
  'mandatory and mentions': ({ label, body: { legal } }) =>
    legal && label.menciones.filter((sentence) => !legal.obligatorio.includes(sentence)).join(' | '),
  'class and date': ({ label, body: { seguridadAlimentaria } }) => {
    const date = row(label, 'f')?.texto ?? ''
    const isShort = '01234'.includes(seguridadAlimentaria?.clase ?? '7')
    return isShort ? /^Fecha de consumo preferente/.test(date) : /^Fecha de caducidad/.test(date)
  },
}

const disagreements = (formula: Formula): string[] => {
  const answer = answered(formula)
  if (!answer) return []
  return Object.entries(PAIRS).flatMap(([pair, wrong]) => {
    const found = wrong(answer)
    if (!found) return []
    const { fields } = allCrafts[formula.craft]
    const lines = formula.request.ingredients.map((line) => `${line[fields.name]} ${line[fields.grams]}`).join('; ')
    return [`${pair}: ${formula.craft} ${formula.request.type}: ${lines} → ${answer.body.legal?.nombre} ${found}`]
  })
}

const written: readonly Formula[] = LAW_FORMULAS.trim()
  .split('\n')
  .map((text) => {
    const [, craft = '', type = '', lines = ''] = /^(\w+) (\w+): (.*)$/.exec(text) ?? []
    const { name, grams } = allCrafts[craft as CraftId].fields
    const ingredients = lines.split('; ').map((line) => {
      const [, said = '', weight = ''] = /^(.*) ([\d.]+)$/.exec(line) ?? []
      return { [name]: said, [grams]: Number(weight) }
    })
    return { craft: craft as CraftId, request: { type, ingredients } as CraftRequest }
  })
const corpus: readonly Formula[] = ids.flatMap((craft) => goldenRequests(craft).map((request) => ({ craft, request })))
const known = [...written, ...corpus]

const ADDED = [
  'Leche de coco',
  'Margarina',
  'Yema',
  'Huevo entero',
  'Cacao en polvo',
  'Ron',
  'Cerveza',
  'Sal',
  'Chocolate negro',
  'Harina integral',
  'Fécula de patata',
  'Impulsor',
  'Alulosa',
  'Sucralosa',
  'Maltitol en polvo',
  'Colorante E122',
  'Colorante E 133',
  'Dióxido de titanio',
  'Sorbato potásico',
  'Propionato cálcico E 282',
  'Ácido ascórbico',
  'Aroma de vainilla',
  'Aroma de mantequilla',
  'Pistacho tostado',
  'Almendra tostada',
  'Fresa',
  'Queso crema',
  'Nata 35%',
  'Miel',
  'Cosa rara',
]

/** A formula with one line more, without one of its own, or with its grams moved. */
const shaken = fc
  .record({
    at: fc.nat(known.length - 1),
    added: fc.constantFrom(...ADDED),
    share: fc.oneof(
      fc.double({ min: 0.0002, max: 0.02, noNaN: true }),
      fc.double({ min: 0.02, max: 0.5, noNaN: true }),
    ),
    dropped: fc.option(fc.nat(12)),
    moved: fc.array(fc.double({ min: 0.4, max: 2, noNaN: true }), { maxLength: 12 }),
  })
  .map(({ at, added, share: part, dropped, moved }): Formula => {
    const { craft, request } = known[at] as Formula
    const { name, grams } = allCrafts[craft].fields
    const total = request.ingredients.reduce((sum, line) => sum + Number(line[grams] ?? 0), 0)
    const kept = request.ingredients.filter((_, index) => index !== dropped || request.ingredients.length < 2)
    const weighed = kept.map((line, index) =>
      typeof line[grams] === 'number' ? { ...line, [grams]: Number(line[grams]) * (moved[index] ?? 1) } : line,
    )
    return {
      craft,
      request: { ...request, ingredients: [...weighed, { [name]: added, [grams]: part * total }] } as CraftRequest,
    }
  })

/** Shaken formulas that the gate tries, and the night. */
const GATE = 100
const NIGHT = 20_000
const tried = (numRuns: number): string[] =>
  fc.sample(shaken, { numRuns, seed: 48 }).flatMap((formula) => disagreements(formula))

describe('one answer has one opinion', () => {
  test('of formulas at the edges of the norms', () => {
    expect(written.length).toBeGreaterThan(150)
    expect(written.flatMap(disagreements)).toEqual([])
  })

  test('of the corpus', () => {
    expect(share(corpus, 0).flatMap(disagreements)).toEqual([])
  })

  test('of formulas shaken from both', () => {
    expect(tried(GATE)).toEqual([])
  })

  test('of twenty thousand of them', { tags: ['nightly'] }, () => {
    expect(tried(NIGHT)).toEqual([])
  })
})
