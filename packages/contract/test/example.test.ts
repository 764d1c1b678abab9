import { Type } from 'typebox'
import { expect, it, vi } from 'vitest'
import { answerWithFields } from '../src/common.ts'
import { withExample } from '../src/example.ts'

it('an example is worked out when somebody reads it, once, also where fields were added', () => {
  const work = vi.fn(() => ({ verdict: 'equilibrada' }))
  const schema = withExample(Type.Object({ verdict: Type.String() }), work)
  const wider = answerWithFields(schema, { more: Type.Optional(Type.String()) })
  expect(work).not.toHaveBeenCalled()
  expect(JSON.parse(JSON.stringify(wider))).toMatchObject({
    properties: { verdict: { type: 'string' }, more: { type: 'string' } },
    required: ['verdict'],
    examples: [{ verdict: 'equilibrada' }],
  })
  expect(Reflect.get(schema, 'examples')).toEqual([{ verdict: 'equilibrada' }])
  expect(work).toHaveBeenCalledOnce()
})
