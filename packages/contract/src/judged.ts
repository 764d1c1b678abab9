import type { ShownFigure } from '@obrador/engine'
import { type TSchema, Type } from 'typebox'
import { booleanOrNull, rangeSchema } from './common.ts'

/** The three tables of an answer that go parameter by parameter, described with the engine's own words. */

type Described<Key extends string> = Readonly<Record<Key, ShownFigure>>

function table<Key extends string, Schema extends TSchema>(
  parameters: Described<Key>,
  schema: (parameter: ShownFigure) => Schema,
): { [key in Key]: Schema } {
  const schemas = {} as { [key in Key]: Schema }
  for (const key of Object.keys(parameters) as Key[]) schemas[key] = schema(parameters[key])
  return schemas
}

const value = ({ label, unit, formula }: ShownFigure) => Type.Number({ description: `${label}, ${unit}: ${formula}.` })
const judged = ({ label }: ShownFigure) => booleanOrNull(`${label} dentro de su rango; null si no se juzga.`)
const limits = ({ label }: ShownFigure) => rangeSchema(`Rango objetivo de ${label}: [mínimo, máximo].`)

/** Values that every answer has, and those that only some types show. */
export const paramsSchemaOf = <Key extends string, Some extends string>(
  always: Described<Key>,
  sometimes: Described<Some>,
  description: string,
) =>
  Type.Object(
    { ...table(always, value), ...table(sometimes, (parameter) => Type.Optional(value(parameter))) },
    { description },
  )

export const rangesSchemaOf = <Key extends string>(parameters: Described<Key>) =>
  Type.Object(
    table(parameters, (parameter) => Type.Optional(limits(parameter))),
    { description: 'Rangos objetivo del tipo. Falta el de un parámetro que el tipo no limita.' },
  )

export const inRangeSchemaOf = <Key extends string, Some extends string>(
  always: Described<Key>,
  sometimes: Described<Some>,
) =>
  Type.Object(
    { ...table(always, judged), ...table(sometimes, (parameter) => Type.Optional(judged(parameter))) },
    { description: 'Qué parámetros están en rango.' },
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
