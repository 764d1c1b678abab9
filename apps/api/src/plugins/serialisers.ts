import compilers from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factory = ReturnType<typeof compilers>
type Serialiser = ReturnType<ReturnType<Factory>>
type Schemas = Readonly<Record<string, unknown>>

/** The named schemas that one refers to, and those that they refer to. */
function neededBy(schema: unknown, all: Schemas, needed: Record<string, unknown> = {}): Schemas {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#/g)) {
    if (Object.hasOwn(needed, name) || !Object.hasOwn(all, name)) continue
    needed[name] = all[name]
    neededBy(all[name], all, needed)
  }
  return needed
}

/**
 * The framework's serialisers, each made once and of what it needs: nearly all answers of all paths are a few named
 * schemas, and making one of all of them for every path and status was half of the start.
 */
const buildSerializer: Factory = (all, options) => {
  const made = new Map<string, Serialiser>()
  return (route) => {
    const key = JSON.stringify(route.schema)
    const serialise = made.get(key) ?? compilers()(neededBy(route.schema, all as Schemas), options)(route)
    made.set(key, serialise)
    return serialise
  }
}

export const serialiserOptions: Pick<FastifyServerOptions, 'schemaController'> = {
  schemaController: { compilersFactory: { buildSerializer } },
}
