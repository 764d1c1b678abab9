import { allCrafts } from '@obrador/engine'
import { Type } from 'typebox'
import { CONFIDENCES, KINDS, SETS, SEVERITIES } from '../../packages/engine/test/golden/corpus.ts'

/** The shape of a file of the corpus. */

const text = (description: string) => Type.String({ minLength: 1, description })
const oneOf = (values: readonly string[], description: string) =>
  Type.Unsafe<string>({ type: 'string', enum: values, description })
const outcomes = (description: string) => Type.Array(Type.String(), { minItems: 1, description })

const Formula = Type.Object(
  {
    id: text('Stable within the craft.'),
    set: oneOf(
      SETS,
      'reference: ranges were tuned on it. The others were collected without knowing the ranges, and have since been read.',
    ),
    type: text('Recipe type, as in `request.type`.'),
    kind: oneOf(KINDS, 'Published by others, built to be right, or spoiled on purpose.'),
    source: Type.Object(
      {
        title: text('Where it is from.'),
        author: Type.Optional(text('Who wrote it.')),
        ref: Type.Optional(text('Page, address or edition.')),
      },
      { additionalProperties: false, description: 'Who published it.' },
    ),
    confidence: Type.Optional(oneOf(CONFIDENCES, 'How sure whoever collected it was of its label.')),
    severity: Type.Optional(oneOf(SEVERITIES, 'How bad a flaw made on purpose is.')),
    alsoIn: Type.Optional(text('The reference formula that it repeats.')),
    expected: Type.Object(
      {
        oneOf: Type.Optional(outcomes('The outcome should be one of these.')),
        noneOf: Type.Optional(outcomes('The outcome should be none of these; a refusal is right too.')),
      },
      {
        additionalProperties: false,
        minProperties: 1,
        maxProperties: 1,
        description: 'The outcome that does it justice.',
      },
    ),
    request: Type.Unsafe<object>({
      type: 'object',
      required: ['ingredients'],
      description: 'The body to POST to `path`.',
    }),
    unweighed: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Figures that the source does not weigh: `expected` is what it deserves without judging them.',
      }),
    ),
    published: Type.Optional(
      Type.Record(Type.String(), Type.Number(), {
        description: 'Figures of the source, under the names of `params` where there is a counterpart.',
      }),
    ),
    note: Type.Optional(text('What was assumed in writing it down.')),
  },
  { additionalProperties: false, description: 'A formula.' },
)

export const CorpusFile = Type.Object(
  {
    $schema: text('This schema.'),
    about: text('What it is.'),
    licence: text(
      'SPDX identifier of the terms on which the selection and its labels may be used; formulas are cited facts.',
    ),
    craft: oneOf(Object.keys(allCrafts), 'Craft.'),
    path: text('Where its requests are posted.'),
    outcome: text('Where an answer says what the formula amounts to.'),
    formulas: Type.Array(Formula, { description: 'The formulas.' }),
  },
  { additionalProperties: false, description: 'Formulas of one craft with the outcome that does each justice.' },
)
