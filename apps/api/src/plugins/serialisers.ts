import { AjvCompiler } from '@fastify/ajv-compiler'
import compilers from '@fastify/fast-json-stringify-compiler'
import { lazyValue } from '@obrador/engine'
import type { FastifyServerOptions } from 'fastify'

type Factory = ReturnType<typeof compilers>
type Serialiser = ReturnType<ReturnType<Factory>>
type Schemas = Readonly<Record<string, unknown>>
type AnySchema = Parameters<ReturnType<ReturnType<typeof AjvCompiler>>>[0]

/** The named schemas that one refers to, and those that they refer to. */
function neededBy(schema: unknown, all: Schemas, needed: Record<string, unknown> = {}): Schemas {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"#]+)#/g)) {
    if (Object.hasOwn(needed, name) || !Object.hasOwn(all, name)) continue
    needed[name] = all[name]
    neededBy(all[name], all, needed)
  }
  return needed
}

type ValidatorFactory = ReturnType<typeof AjvCompiler>
type Validate = ReturnType<ReturnType<ValidatorFactory>>

/** Compilers whose work waits: until somebody asks, or until there is time for it. */
export interface LateCompilers {
  readonly options: Pick<FastifyServerOptions, 'schemaController'>
  /** Hands over what was put off, piece by piece. */
  readonly piecesPutOff: () => readonly (() => unknown)[]
}

/**
 * Making the validators and serialisers of all paths was a third of the start, and whoever waits for a replica to come up waits for none of them: each is
 * made when it is first asked for, and the others after the service listens.
 */
export function lateCompilers(): LateCompilers {
  const waiting: (() => unknown)[] = []
  const later = <Made>(make: () => Made): (() => Made) => {
    const made = lazyValue(make)
    waiting.push(made)
    return made
  }
  // Each is made once and of what it needs: nearly all answers of all paths are a few named schemas.
  const buildSerializer: Factory = (all, options) => {
    const known = new Map<string, () => Serialiser>()
    return (route) => {
      const key = JSON.stringify(route.schema)
      const serialise =
        known.get(key) ?? later(() => compilers()(neededBy(route.schema, all as Schemas), options)(route))
      known.set(key, serialise)
      return (answer) => serialise()(answer)
    }
  }
  // One Ajv for all, and a shape is added when a path first needs it: to add all of them took longer than what a path needs.
  const buildValidator: ValidatorFactory = (all, options) => {
    const added: Record<string, unknown> = {}
    let add: ((shape: AnySchema) => unknown) | undefined
    const onCreate = (ajv: { addSchema: (shape: AnySchema) => unknown }) => {
      add = (shape) => ajv.addSchema(shape)
    }
    const compiler = lazyValue(() => AjvCompiler()({}, { ...options, onCreate } as typeof options))
    const compile: ReturnType<ValidatorFactory> = (route) => {
      const own = compiler()
      const before = new Set(Object.keys(added))
      for (const [name, shape] of Object.entries(neededBy(route, all, added)))
        if (!before.has(name)) add?.(shape as AnySchema)
      return own(route)
    }
    return (route) => {
      const compiled = later(() => compile(route))
      const validate = (data: unknown) => {
        const found = compiled()(data)
        validate.errors = compiled().errors
        return found
      }
      validate.errors = undefined as Validate['errors']
      return validate as Validate
    }
  }
  return {
    options: { schemaController: { compilersFactory: { buildSerializer, buildValidator } } },
    piecesPutOff: () => waiting.splice(0),
  }
}
