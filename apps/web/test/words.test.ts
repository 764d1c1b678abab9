import { adjustFormula, loadSolver } from '@obrador/balancer'
import { describe, expect, it } from 'vitest'
import { craftOfEngine } from '../src/engine/crafts.ts'
import { partLoaders } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { craftIds } from '../src/model/crafts.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { foodLabel } from '../src/reading/food-label.ts'
import { readTableFormula } from '../src/reading/request.ts'
import { balancerWords } from '../src/words/es/balancer.ts'
import { appCraft, EVERYTHING, engine } from './engine.ts'

/** Words for whoever calls the API, which mean nothing on a screen. */
const FOR_CALLERS =
  /«(?:ingredients|fijo|ficha|despensa|precio|grams|nombre|gramos|peso|[a-z]+_[a-z_]+|\w+[A-Z]\w*)»|\b[Mm][aá]nda(?!rina|n? en el sabor)|Pásame|dame su|\brole\b|false|Has mandado/

/** What a person is told here. */
function told(sentences: readonly string[]): void {
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.filter((sentence) => FOR_CALLERS.test(sentence))).toEqual([])
}

const with_ = (formula: TableFormula, name: string, grams: number): TableFormula => ({
  ...formula,
  lines: [...formula.lines, newLine(name, grams)],
})

describe.each(craftIds)('%s', (id) => {
  it('says what is missing as one would say it to a person', async () => {
    const example = exampleFormulaOf(id)
    const empty = readTableFormula(engine, { ...example, lines: [] }, [], {})
    expect(empty.problem).toBe('Añade al menos un ingrediente con su peso.')
    const weightless = { ...example, lines: example.lines.map((line) => ({ ...line, grams: 0 })) }
    expect(readTableFormula(engine, weightless, [], {}).problem).toBe('Escribe los gramos de al menos un ingrediente.')
    told([readTableFormula(engine, with_(example, 'Sal', 1e8), [], {}).problem ?? ''])
    const many = { ...example, lines: Array.from({ length: 500 }, () => newLine('Sal', 1)) }
    told([readTableFormula(engine, many, [], {}).problem ?? ''])
    const water = [newLine('Agua', 100)]
    const { problem } = readTableFormula(engine, { ...example, lines: water }, [], {})
    if (problem !== undefined) told([problem])
  })

  it('and what it does not know', async () => {
    const craft = appCraft(id)
    const strange = with_(exampleFormulaOf(id), 'polvo de hadas', 100)
    const { overview } = readTableFormula(engine, strange, [], {})
    told([...(overview?.warnings ?? []).map(craft.engine.say), ...(overview?.remarks ?? [])])
    told(foodLabel(craft, strange, [])?.warnings ?? [])
  })
})

describe('the balancer', () => {
  it('speaks of locks and of the pantry, not of fields', async () => {
    // As the worker of the app does.
    const speaking = await createEngineStore(partLoaders, [balancerWords]).load(EVERYTHING)
    const solver = await loadSolver()
    const sentences: string[] = []
    for (const id of craftIds) {
      const craft = craftOfEngine(speaking, id)
      const { name, grams } = craft.definition.reads.fields
      const example = with_(exampleFormulaOf(id), 'Fresa', 30)
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
        const { explicacion, warnings } = adjustFormula(craft as never, request as never, solver)
        sentences.push(...explicacion, ...warnings)
      }
    }
    told(sentences)
  })
})
