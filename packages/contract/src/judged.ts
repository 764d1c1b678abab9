import type { Shown } from '@obrador/engine'
import { type TNumber, type TOptional, type TSchema, Type } from 'typebox'
import { booleanOrNull, range } from './common.ts'

/** The three tables of an answer that go parameter by parameter, described with the engine's own words. */

function tableOf<Key extends string, Schema extends TSchema>(
  parameters: Readonly<Record<Key, Shown>>,
  schema: (parameter: Shown) => Schema,
): { [key in Key]: Schema } {
  const table = {} as { [key in Key]: Schema }
  for (const key of Object.keys(parameters) as Key[]) table[key] = schema(parameters[key])
  return table
}

const described = ({ label, unit, formula }: Shown): TNumber =>
  Type.Number({ description: `${label}, ${unit}: ${formula}.` })

export const paramsOf = <Key extends string>(parameters: Readonly<Record<Key, Shown>>, description: string) =>
  Type.Object(tableOf(parameters, described), { description })

const optionalRange = ({ label }: Shown): TOptional<ReturnType<typeof range>> =>
  Type.Optional(range(`Rango objetivo de ${label}: [mínimo, máximo].`))

export const rangesOf = <Key extends string>(parameters: Readonly<Record<Key, Shown>>) =>
  Type.Object(tableOf(parameters, optionalRange), {
    description: 'Rangos objetivo del tipo. Falta el de un parámetro que el tipo no limita.',
  })

export const inRangeOf = <Key extends string>(parameters: Readonly<Record<Key, Shown>>) =>
  Type.Object(
    tableOf(parameters, ({ label }) => booleanOrNull(`${label} dentro de su rango; null si no se juzga.`)),
    { description: 'Qué parámetros están en rango.' },
  )
