import { adjust, loadSolver } from '@obrador/balancer'
import { describe, expect, it } from 'vitest'
import { craftIds } from '../src/model/crafts.ts'
import { type Formula, newLine } from '../src/model/formula.ts'
import { exampleOf } from '../src/reading/examples.ts'
import { foodLabel } from '../src/reading/food-label.ts'
import { read } from '../src/reading/request.ts'
import { forPeople } from '../src/words/es/people.ts'
import { appCraft, engine } from './engine.ts'

/** Words for whoever calls the API, which mean nothing on a screen. */
const FOR_CALLERS =
  /«(?:ingredients|fijo|ficha|despensa|precio|grams|nombre|gramos|peso|[a-z]+_[a-z_]+|\w+[A-Z]\w*)»|\b[Mm][aá]nda(?!rina|n? en el sabor)|Pásame|dame su|\brole\b|false|Has mandado/

/** Both readings: what the service says, and what a person is told here. */
function told(sentences: readonly string[], isReworded: boolean): void {
  expect(sentences.length).toBeGreaterThan(0)
  if (isReworded) expect(sentences.join('\n')).toMatch(FOR_CALLERS)
  expect(sentences.map(forPeople).filter((sentence) => FOR_CALLERS.test(sentence))).toEqual([])
}

const with_ = (formula: Formula, name: string, grams: number): Formula => ({
  ...formula,
  lines: [...formula.lines, newLine(name, grams)],
})

describe.each(craftIds)('%s', (id) => {
  it('says what is missing as one would say it to a person', async () => {
    const example = exampleOf(id)
    const empty = read(engine, { ...example, lines: [] }, [], {})
    expect(forPeople(empty.problem ?? '')).toBe('Añade al menos un ingrediente con su peso.')
    const weightless = { ...example, lines: example.lines.map((line) => ({ ...line, grams: 0 })) }
    expect(forPeople(read(engine, weightless, [], {}).problem ?? '')).toBe(
      'Escribe los gramos de al menos un ingrediente.',
    )
    told([read(engine, with_(example, 'Sal', 1e8), [], {}).problem ?? ''], true)
    const many = { ...example, lines: Array.from({ length: 500 }, () => newLine('Sal', 1)) }
    told([read(engine, many, [], {}).problem ?? ''], true)
    const water = [newLine('Agua', 100)]
    const { problem } = read(engine, { ...example, lines: water }, [], {})
    if (problem !== undefined) told([problem], false)
  })

  it('and what it does not know', async () => {
    const craft = appCraft(id)
    const strange = with_(exampleOf(id), 'polvo de hadas', 100)
    const { overview } = read(engine, strange, [], {})
    told([...(overview?.warnings ?? []), ...(overview?.remarks ?? [])], false)
    told(foodLabel(craft, strange, [])?.warnings ?? [], true)
  })
})

describe('the balancer', () => {
  it('speaks of locks and of the pantry, not of fields', async () => {
    const solver = await loadSolver()
    const sentences: string[] = []
    for (const id of craftIds) {
      const craft = appCraft(id)
      const { name, grams } = craft.definition.reads.fields
      const example = with_(exampleOf(id), 'Fresa', 30)
      for (const fixed of [0, 2, 99]) {
        const request = {
          type: example.type,
          ingredients: example.lines.map((line, at) => ({
            [name]: line.name,
            [grams]: line.grams,
            ...(at < fixed && { fijo: true }),
          })),
          objetivo: 'menor_coste',
          despensa: ['polvo de hadas'],
        }
        const { explicacion, warnings } = adjust(craft as never, request as never, solver)
        sentences.push(...explicacion, ...warnings)
      }
    }
    told(sentences, true)
  }, 60_000)
})
