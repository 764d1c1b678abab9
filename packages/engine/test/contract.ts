import { describe, expect, test } from 'vitest'
import { nearestRows } from '../src/catalogue/lookup.ts'
import { dataSources } from '../src/catalogue/sources.ts'
import type { AnswerExplanation } from '../src/craft/answer-parts.ts'
import type { AnalysisOptions, Craft } from '../src/craft/craft.ts'
import type { LineReading } from '../src/craft/readings.ts'
import { FormulaError } from '../src/formula/errors.ts'
import { type CraftRequest, type RawLine, REQUEST_LIMITS } from '../src/formula/formula.ts'
import type { FigureRange } from '../src/ratio/range.ts'
import { POWERED_BY } from '../src/words/terms.ts'
import { numberText } from '../src/words/text.ts'

/**
 * What every craft obeys, whatever it makes. A craft runs it by being handed over with formulas it accepts: at least one
 * of each of its types, and where it gives verdicts, one of each verdict.
 */

/** Any craft of the registry: its face, and the little of its definition that this suite needs. */
interface AnyCraft extends Craft<CraftRequest, object> {
  readonly definition: {
    readonly parameters: Readonly<Record<string, { readonly decimals: number }>>
    readonly reads: {
      readonly fields: { readonly name: string; readonly grams: string }
      readonly recipeFor?: unknown
    }
  }
}

/** What an answer may hold. A craft that judges by ranges holds `ranges` and `inRange`, both, and may give a verdict. */
interface Answer {
  readonly status: string
  readonly type: string
  readonly typeLabel: string
  readonly params: Readonly<Record<string, number>>
  readonly warnings: readonly string[]
  readonly poweredBy: string
  readonly verdict?: string
  readonly ranges?: Readonly<Record<string, FigureRange>>
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly suggestions?: readonly string[]
  readonly pareceTipo?: unknown
  readonly lecturas: readonly LineReading[]
  readonly explicacion?: AnswerExplanation
}

const JUDGEMENT = ['ranges', 'inRange'] as const

export function craftContract(craft: AnyCraft, examples: readonly CraftRequest[]): void {
  const { name: nameField, grams: gramsField } = craft.definition.reads.fields
  const analyse = (request: CraftRequest, options?: AnalysisOptions): Answer =>
    craft.analyse(request, options) as unknown as Answer
  /** Each example is analysed once for all tests. */
  const answers: Answer[] = []
  const each = (check: (answer: Answer, request: CraftRequest) => void): void => {
    for (const [at, request] of examples.entries()) {
      answers[at] ??= analyse(request, { explain: true })
      check(answers[at], request)
    }
  }

  /** A formula of the type that stands in for any other: the one to spoil line by line. */
  const { type: _, ...usual } = examples.find(({ type }) => type === craft.defaultType) ?? { ingredients: [] }
  const lines = usual.ingredients
  const first: RawLine = lines[0] ?? {}
  const gramsOf = (line: RawLine): number => Number(line[gramsField])
  const withLines = (ingredients: readonly RawLine[]): CraftRequest => ({ ...usual, ingredients })
  const adding = (line: RawLine): CraftRequest => withLines([...lines, line])
  /** The same formula with its second line changed. */
  const spoilt = (changes: RawLine): CraftRequest => withLines(lines.with(1, { ...lines[1], ...changes }))

  test(`${craft.id}: a name is the same row whatever nobody calls a type, and none where it says what cannot be`, () => {
    const names = lines.map((line) => String(line[nameField]))
    for (const name of [...names, 'Masa madre', 'Masa madre al 9999 %', 'Unobtainium']) {
      expect(craft.rowNamed(name, 'un tipo que nadie conoce'), name).toBe(craft.rowNamed(name))
    }
    expect(names.map((name) => craft.rowNamed(name)?.id)).toEqual(analyse(usual).lecturas.map(({ id }) => id))
  })

  describe(`${craft.id}: its table of types`, () => {
    test('has a default, labels of its own, ranges in order and sources that exist', () => {
      expect(craft.label).not.toBe('')
      expect(Object.keys(craft.types)).toContain(craft.defaultType)
      const labels = Object.values(craft.types).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
      for (const [id, { label, ranges, unjudged, sources: cited }] of Object.entries(craft.types)) {
        expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/)
        expect(label.trim(), id).not.toBe('')
        expect(cited.length, id).toBeGreaterThan(0)
        for (const key of cited) expect(Object.keys(dataSources), id).toContain(key)
        for (const key of [...Object.keys(ranges), ...(unjudged ?? [])]) {
          expect(Object.keys(craft.definition.parameters), id).toContain(key)
        }
        for (const range of Object.values(ranges)) expectRange(range ?? [])
      }
    })

    test('is covered by the examples', () => {
      const types = examples.map(({ type }) => type)
      expect(Object.keys(craft.types).filter((type) => !types.includes(type))).toStrictEqual([])
      expect(lines.length).toBeGreaterThanOrEqual(2)
    })
  })

  describe(`${craft.id}: its answers`, () => {
    test('say what was applied, and by whom', () => {
      each(({ status, type, typeLabel, poweredBy }, request) => {
        expect({ status, poweredBy }).toStrictEqual({ status: 'ok', poweredBy: POWERED_BY })
        expect(typeLabel).not.toBe('')
        // A type with variants answers with the variant that the formula belongs to.
        if (craft.definition.reads.recipeFor) return
        expect({ type, typeLabel }).toStrictEqual({
          type: request.type,
          typeLabel: craft.types[request.type ?? '']?.label,
        })
      })
    })

    test('hold finite numbers and survive JSON unchanged', () => {
      each((answer) => {
        expect(Object.keys(answer.params).length).toBeGreaterThan(0)
        for (const value of Object.values(answer.params)) expect(Number.isFinite(value)).toBe(true)
        expect(JSON.parse(JSON.stringify(answer))).toStrictEqual(answer)
      })
    })

    test('show parameters rounded to their decimals', () => {
      each(({ params }) => {
        for (const [key, value] of Object.entries(params)) {
          const decimals = craft.definition.parameters[key]?.decimals
          if (decimals !== undefined) expect(Number(value.toFixed(decimals)), key).toBe(value)
        }
      })
    })

    test('judge with ranges and what is in range, or by neither', () => {
      each((answer) => {
        const held = JUDGEMENT.filter((key) => answer[key] !== undefined).length
        expect(answer.verdict === undefined ? [0, JUDGEMENT.length] : [JUDGEMENT.length]).toContain(held)
      })
    })

    test('give pairs as ranges, for parameters of the craft', () => {
      each(({ ranges = {} }) => {
        for (const [key, range] of Object.entries(ranges)) {
          expectRange(range)
          expect(Object.keys(craft.definition.parameters)).toContain(key)
        }
      })
    })

    test('never contradict themselves: verdict ⇔ inRange ⇔ the values shown', () => {
      each(({ params, ranges = {}, inRange = {}, verdict, warnings = [] }, request) => {
        const { unjudged = [], isFree = false, ranges: limits = {} } = craft.types[request.type ?? ''] ?? {}
        // With a fifth of the mass unread every figure is to be seen, and nothing is approved.
        const [, unread = '0'] = /El ([\d,]+) % de la masa no está identificado/.exec(warnings.join()) ?? []
        if (Number(unread.replace(',', '.')) > 20) {
          for (const inside of Object.values(inRange)) expect(inside).toBeNull()
          if (verdict) expect(verdict).toBe('revisar')
          return
        }
        for (const [key, inside] of Object.entries(inRange)) {
          const value = params[key]
          const [least = Number.NaN, most = Number.NaN] = ranges[key] ?? []
          // What no type limits is shown with all that can be, and not judged.
          const isOpen = least === 0 && most === 100 && !Object.hasOwn(limits, key)
          const judged = value !== undefined && ranges[key] !== undefined && !isOpen && !unjudged.includes(key)
          expect(inside, key).toBe(judged ? value >= least && value <= most : null)
        }
        const isOut = isFree || Object.values(inRange).includes(false)
        if (verdict) expect(verdict).toBe(isOut ? 'revisar' : 'equilibrada')
      })
    })

    test('of both verdicts come with something to say', () => {
      const verdicts = new Set<string>()
      each(({ verdict, suggestions = [] }) => {
        if (verdict === undefined) return
        verdicts.add(verdict)
        expect(suggestions.length).toBeGreaterThan(0)
        if (verdict === 'equilibrada') expect(suggestions).toHaveLength(1)
        for (const sentence of suggestions) expectSpanish(sentence)
      })
      if (verdicts.size > 0) expect([...verdicts].sort()).toStrictEqual(['equilibrada', 'revisar'])
    })

    test('explain every parameter: the parts add up to the value shown', () => {
      each(({ params, explicacion }, { ingredients }) => {
        const known = Object.keys(params).filter((key) => Object.hasOwn(craft.definition.parameters, key))
        expect(Object.keys(explicacion?.parametros ?? {}).toSorted()).toStrictEqual(known.toSorted())
        expect(
          explicacion?.ingredientes.slice(0, ingredients.length).map(({ nombre, gramos }) => [nombre, gramos]),
        ).toStrictEqual(ingredients.map((line) => [line[nameField], line[gramsField]]))
        for (const [key, { valor, contribuciones, formula, fuentes }] of Object.entries(
          explicacion?.parametros ?? {},
        )) {
          // The value is rounded, and so is each part; a value derived from a rounded one is off by another half unit.
          const unit = 10 ** -(craft.definition.parameters[key]?.decimals ?? 0) + Number.EPSILON * 100
          expect(Math.abs(valor - (params[key] ?? Number.NaN)), key).toBeLessThanOrEqual(unit)
          const sum = contribuciones?.reduce((total, { aporte }) => total + aporte, 0)
          const tolerance = unit + 1e-4 * (contribuciones?.length ?? 0)
          if (sum !== undefined) expect(Math.abs(sum - valor), key).toBeLessThanOrEqual(tolerance)
          expect(formula, key).not.toBe('')
          expect(fuentes.length, key).toBeGreaterThan(0)
        }
      })
    })

    test('are the same every time, and only grow when asked to explain', () => {
      each(({ explicacion, ...answer }, request) => {
        expect(explicacion).toBeDefined()
        expect(analyse(request)).toStrictEqual(answer)
        const { suggestions: _unadvised, pareceTipo: _unseen, ...unadvised } = analyse(request, { advice: false })
        // Only whoever advises looks for the nearest type.
        const { suggestions: _advised, pareceTipo: _other, ...advised } = answer
        expect(unadvised).toStrictEqual(advised)
      })
    })

    test('leave the request as it was', () => {
      for (const request of examples) {
        const frozen = structuredClone(request)
        for (const line of frozen.ingredients) Object.freeze(line)
        Object.freeze(frozen.ingredients)
        analyse(Object.freeze(frozen), { explain: true })
        expect(frozen).toStrictEqual(request)
      }
    })
  })

  describe(`${craft.id}: what it makes of a type`, () => {
    test.each(['tipo_inexistente', '', ' ', 'toString', '__proto__'])(
      '«%s» is unknown: the default, and a warning',
      (type) => {
        const known = analyse({ ...usual, type: craft.defaultType })
        const { warnings, ...answer } = analyse({ ...usual, type })
        const { warnings: expected, ...rest } = known
        expect(answer).toStrictEqual(rest)
        expect(warnings.slice(1)).toStrictEqual(expected)
        expect(warnings[0]).toContain(`«${type}»`)
        expect(warnings[0]).toContain(craft.defaultType)
      },
    )

    test('null is the same as absent: the default, in silence', () => {
      const known = analyse({ ...usual, type: craft.defaultType })
      expect(analyse({ ...usual, type: null })).toStrictEqual(known)
      expect(analyse(usual)).toStrictEqual(known)
    })
  })

  describe(`${craft.id}: what it makes of lines`, () => {
    test('a line of zero grams is kept and weighs nothing', () => {
      const { params, explicacion } = analyse(adding({ ...first, [gramsField]: 0 }), { explain: true })
      expect(params).toStrictEqual(analyse(usual).params)
      expect(explicacion?.ingredientes.filter(({ gramos }) => gramos >= 0)).toHaveLength(lines.length + 1)
    })

    test('spaces around a name and fields it does not know change nothing', () => {
      const spaced = lines.map((line) => ({ ...line, [nameField]: `  ${line[nameField]} `, color: 'azul' }))
      expect(analyse(withLines(spaced))).toStrictEqual(analyse(usual))
    })

    test('an unknown name is warned of, with its share of the mass and what it may have meant', () => {
      // Every word misspelt, so that no craft can tell what it is from one of them.
      const unknown = String(first[nameField]).replace(/\p{L}+/gu, (word) => `${word}qx`)
      const grams = 37
      const total = lines.reduce((sum, line) => sum + gramsOf(line), grams)
      const { warnings } = analyse(adding({ [nameField]: unknown, [gramsField]: grams }))
      const warning = warnings.find((sentence) => sentence.includes(`«${unknown}»`)) ?? ''
      expect(warning).toContain(`${numberText((100 * grams) / total)} %`)
      const candidates = nearestRows(unknown)
      expect(candidates.length).toBeGreaterThan(0)
      for (const { name } of candidates) expect(warning).toContain(name)
    })

    test('a name like no other is warned of too', () => {
      const { warnings } = analyse(adding({ [nameField]: '¿¡***!?', [gramsField]: 1 }))
      expect(warnings.some((sentence) => sentence.includes('«¿¡***!?»'))).toBe(true)
    })

    test(`takes ${REQUEST_LIMITS.ingredients} lines, names of ${REQUEST_LIMITS.nameLength} characters and weights of ${REQUEST_LIMITS.grams} g`, () => {
      const many = Array.from({ length: REQUEST_LIMITS.ingredients }, (_line, index) => ({
        ...lines[index % lines.length],
      }))
      expect(analyse(withLines(many)).status).toBe('ok')
      expect(analyse(adding({ [nameField]: 'x'.repeat(REQUEST_LIMITS.nameLength), [gramsField]: 1 })).status).toBe('ok')
      expect(analyse(adding({ ...first, [gramsField]: REQUEST_LIMITS.grams })).status).toBe('ok')
    })
  })

  describe(`${craft.id}: what it refuses, saying why in Spanish`, () => {
    test('no lines at all', () => {
      expect(refusal(withLines([])).code).toBe('no-ingredients')
    })

    test('too many lines, saying how many may be', () => {
      const { code, message } = refusal(withLines(Array.from({ length: REQUEST_LIMITS.ingredients + 1 }, () => first)))
      expect(code).toBe('too-many-ingredients')
      expect(message).toContain(String(REQUEST_LIMITS.ingredients))
    })

    test('weights that add up to zero', () => {
      const { code, message } = refusal(withLines(lines.map((line) => ({ ...line, [gramsField]: 0 }))))
      expect(code).toBe('no-weight')
      expect(message).toContain(gramsField)
    })

    test.each([
      -1,
      -0.001,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      REQUEST_LIMITS.grams + 1,
      '100',
      null,
      undefined,
      [100],
      true,
    ])('a weight of %j', (weight) => {
      const { code, message } = refusal(spoilt({ [gramsField]: weight }))
      expect(code).toBe('invalid-line')
      expect(message).toMatch(/línea 2\b/i)
      expect(message).toContain(`«${lines[1]?.[nameField]}»`)
      expect(message).toContain(gramsField)
    })

    test.each(['', '   ', 'x'.repeat(REQUEST_LIMITS.nameLength + 1), 7, null, undefined, {}])(
      'a name of %j',
      (name) => {
        const { code, message } = refusal(spoilt({ [nameField]: name }))
        expect(code).toBe('invalid-line')
        expect(message).toMatch(/línea 2\b/i)
        expect(message).toContain(nameField)
      },
    )

    test.each([undefined, null, 'Agua', {}, []])('ingredients of %j', (ingredients) => {
      expect(refusal({ ingredients } as unknown as CraftRequest).code).toBe('no-ingredients')
    })

    test.each([null, 7, 'Agua'])('a line of %j', (line) => {
      expect(refusal({ ingredients: [line] } as unknown as CraftRequest).code).toBe('invalid-line')
    })

    function refusal(request: CraftRequest): FormulaError {
      try {
        analyse(request)
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error
        expectSpanish(error.message)
        return error
      }
      throw new Error('It was accepted')
    }
  })
}

function expectRange(range: readonly number[]): void {
  expect(range).toHaveLength(2)
  for (const limit of range) expect(Number.isFinite(limit)).toBe(true)
  // The law may ask for none at all: [0, 0].
  expect(range[0]).toBeLessThanOrEqual(range[1] ?? Number.NaN)
}

/** A sentence a person can read: it ends, has words of Spanish, and nothing of the machine's. */
function expectSpanish(sentence: string): void {
  expect(sentence).toMatch(/^[\p{Lu}«¿].*[.?!]$/su)
  expect(sentence).toMatch(/\b(de|el|la|los|las|un|una|debe|entre|en|es)\b/)
  expect(sentence).not.toMatch(/\b(the|must|should|is|of|undefined|null|NaN|Infinity)\b|\[object/)
}
