import { describe, expect, test } from 'vitest'
import { allCrafts, createEngine, spanishPhrasebooks, wholeEngine } from '../src/index.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** Of an answer, what is asked for: the same as in the whole one, and nothing worked out besides. */

const ids = Object.keys(allCrafts) as CraftId[]
/** What an engine was asked to do while an answer was made. */
const done: string[] = []
const watched = createEngine({
  ...(wholeEngine.parts as Parameters<typeof createEngine>[0]),
  words: spanishPhrasebooks(),
  hear: ({ code }) => done.push(`say ${code}`),
  advice: (...asked) => {
    done.push('advice')
    return wholeEngine.advice?.(...asked) as never
  },
})

const answered = (id: CraftId, request: unknown, only?: readonly string[]): Record<string, unknown> => {
  done.length = 0
  const craft = watched.crafts[id as never] as unknown as { analyse: (sent: never, options: object) => object }
  return craft.analyse(request as never, only ? { only: new Set(only) } : {}) as Record<string, unknown>
}

describe.each(ids)('%s', (id) => {
  const requests = goldenRequests(id).filter((_, at) => at % 9 === 0)

  test('each field alone is as in the whole answer', () => {
    for (const request of requests) {
      const body = answered(id, request)
      for (const field of Object.keys(body)) expect(answered(id, request, [field])[field], field).toEqual(body[field])
    }
  })

  test('figures take neither corrections nor a sentence', () => {
    for (const request of requests) {
      answered(id, request, ['status', 'type', 'params', 'ranges', 'inRange', 'verdict'])
      expect(done.filter((one) => !one.startsWith('say advice.style'))).toEqual([])
    }
  })

  test('what is read first and the law take no corrections; corrections are worked out for whoever wants them', () => {
    const off = requests.find((request) => answered(id, request) && done.includes('advice'))
    expect(off).toBeDefined()
    for (const only of [['titular'], ['legal'], ['warnings'], ['lecturas'], ['seguridadAlimentaria']]) {
      answered(id, off, only)
      expect(done).not.toContain('advice')
    }
    answered(id, off, ['suggestions'])
    expect(done).toContain('advice')
  })
})
