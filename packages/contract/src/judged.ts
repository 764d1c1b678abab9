import type { ShownFigure } from '@obrador/engine'
import type { TSchema } from 'typebox'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { booleanOrNull, rangeSchema } from './common.ts'
import { Type } from './schema-type.ts'

/** The three tables of an answer that go parameter by parameter, described with the engine's own words. */

type Described<Key extends string> = Readonly<Record<Key, ShownFigure>>

/** What each figure is called in English and how it is worked out: `the hydration: free water, …`. */
export type EnglishFigures<Key extends string> = Readonly<Record<Key, `${string}: ${string}`>>

/** Units that are a word. */
const UNITS: Readonly<Record<string, string>> = { puntos: 'points' }

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function table<Key extends string, Schema extends TSchema>(
  parameters: Described<Key>,
  english: EnglishFigures<NoInfer<Key>>,
  schema: (parameter: ShownFigure, named: string, told: string) => Schema,
): { [key in Key]: Schema } {
  const schemas = {} as { [key in Key]: Schema }
  for (const key of Object.keys(parameters) as Key[]) {
    const [named = '', ...told] = english[key].split(': ')
    schemas[key] = schema(parameters[key], named, told.join(': '))
  }
  return schemas
}

const value = ({ label, unit, formula }: ShownFigure, named: string, told: string) =>
  Type.Number(
    bothTexts`${label}, ${unit}: ${formula}. | ${capitalised(named.replace(/^the /, ''))}, ${UNITS[unit] ?? unit}: ${told}.`,
  )
// What each figure is, `params` says: these are the same for all of them, and are written once in the description.
const judged = () =>
  booleanOrNull(
    bothTexts`Si la cifra está en su rango; null si no se juzga. | Whether the figure is in its range; null if it is not judged.`,
  )
const limits = () =>
  rangeSchema(bothTexts`Rango objetivo de la cifra: [mínimo, máximo]. | Target range of the figure: [least, most].`)

/** Values that every answer has, and those that only some types show. */
export const paramsSchemaOf = <Key extends string, Some extends string>(
  always: Described<Key>,
  sometimes: Described<Some>,
  english: EnglishFigures<NoInfer<Key | Some>>,
  about: SchemaText,
) =>
  Type.Object(
    {
      ...table(always, english, value),
      ...table(sometimes, english, (...figure) => Type.Optional(value(...figure))),
    },
    about,
  )

export const rangesSchemaOf = <Key extends string>(parameters: Described<Key>, english: EnglishFigures<NoInfer<Key>>) =>
  Type.Object(
    table(parameters, english, () => Type.Optional(limits())),
    bothTexts`Rangos objetivo del tipo. Falta el de un parámetro que el tipo no limita. | Target ranges of the type. That of a parameter that the type does not limit is missing.`,
  )

/** Whether each figure is in its range, where the type judges it. */
export const inRangeSchemaOf = <Key extends string>(
  parameters: Described<Key>,
  english: EnglishFigures<NoInfer<Key>>,
) =>
  Type.Object(
    table(parameters, english, () => Type.Optional(judged())),
    bothTexts`Qué parámetros están en rango. | Which parameters are in range.`,
  )

/** Parameters that every answer of a craft shows, and the rest of them. */
export function splitParameters<All extends Readonly<Record<string, ShownFigure>>, Key extends keyof All & string>(
  parameters: All,
  always: readonly Key[],
): { readonly always: Pick<All, Key>; readonly sometimes: Omit<All, Key> } {
  const isAlways = ([key]: readonly [string, unknown]): boolean => always.some((name) => name === key)
  const entries = Object.entries(parameters)
  return {
    always: Object.fromEntries(entries.filter(isAlways)) as Pick<All, Key>,
    sometimes: Object.fromEntries(entries.filter((entry) => !isAlways(entry))) as Omit<All, Key>,
  }
}
