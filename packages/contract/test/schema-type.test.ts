import { Type as TypeBox } from 'typebox'
import { expect, it } from 'vitest'
import { Type } from '../src/schema-type.ts'

/** A schema with the marks that TypeBox reads, which no JSON shows. */
const withMarks = (schema: unknown): unknown =>
  typeof schema !== 'object' || schema === null
    ? schema
    : Object.fromEntries(
        Object.getOwnPropertyNames(schema).map((key) => [
          key,
          Array.isArray(schema) && key === 'length' ? schema.length : withMarks(Reflect.get(schema, key)),
        ]),
      )

/** One schema that uses every builder, made by some builders. */
const everyKind = (make: Pick<typeof TypeBox, keyof typeof Type>) =>
  make.Object(
    {
      name: make.String({ minLength: 1, description: 'a name' }),
      grams: make.Number({ minimum: 0 }),
      pieces: make.Optional(make.Integer({ maximum: 9 })),
      isFixed: make.Optional(make.Boolean()),
      kind: make.Enum(['a', 'b'], { description: 'one of them' }),
      version: make.Literal(3),
      mark: make.Literal('x', { title: 'mark' }),
      both: make.Union([make.String(), make.Array(make.Number(), { maxItems: 2 })], { description: 'either' }),
      table: make.Record(make.String(), make.Number(), { maxProperties: 4 }),
      own: make.Unsafe<string>({ type: 'string', format: 'date' }),
      nothing: make.Optional(make.Object({})),
    },
    { additionalProperties: false },
  )

it('what the builders make is what those of TypeBox make, marks and the order of keys included', () => {
  const [ours, theirs] = [everyKind(Type), everyKind(TypeBox)]
  expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs))
  expect(withMarks(ours)).toEqual(withMarks(theirs))
})
