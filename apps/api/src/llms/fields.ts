/** Schemas told as lists of fields, for whoever reads text. */

export interface FieldShape {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly FieldShape[]
  readonly $ref?: string
  readonly items?: FieldShape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, FieldShape>>
  readonly patternProperties?: Readonly<Record<string, FieldShape>>
  readonly additionalProperties?: FieldShape | boolean
  readonly required?: readonly string[]
}

/** A schema as it is told: what the validator knows of it besides is none of its business. */
export const fieldShapeOf = (schema: object): FieldShape => schema as FieldShape

const LINE = '\n'
const RANGE = '[min, max]'

/** What the entries of a table with free keys look like. */
function entriesOf({ additionalProperties, patternProperties }: FieldShape): FieldShape | undefined {
  const [pattern] = Object.values(patternProperties ?? {})
  return pattern ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

function numberKind({ minimum, exclusiveMinimum, maximum }: FieldShape, type: string): string {
  const least = minimum === undefined ? exclusiveMinimum : minimum
  const from = least === undefined ? '' : `${exclusiveMinimum === undefined ? 'from' : 'above'} ${least}`
  const bounds = [from, maximum === undefined ? '' : `to ${maximum}`].filter((bound) => bound !== '')
  return [type, ...bounds].join(' ')
}

function listKind({ items, minItems, maxItems }: FieldShape): string {
  if (items?.type === 'number' && minItems === 2 && maxItems === 2) return RANGE
  const most = maxItems === undefined ? '' : `, at most ${maxItems}`
  return `list of ${items ? fieldKindOf(items) : 'anything'}${most}`
}

function typeKind(shape: FieldShape, type: string): string {
  if (type === 'number' || type === 'integer') return numberKind(shape, type)
  if (type === 'array') return listKind(shape)
  const entries = type === 'object' && !shape.properties ? entriesOf(shape) : undefined
  return entries ? `{ key: ${fieldKindOf(entries)} }` : type
}

/** What a value may be, in a few words. */
export function fieldKindOf(shape: FieldShape): string {
  if (shape.$ref) return shape.$ref.replace('#', '')
  if (shape.enum) return shape.enum.map(String).join(' | ')
  if (shape.const !== undefined) return `always ${shape.const}`
  if (shape.anyOf) return [...new Set(shape.anyOf.map(fieldKindOf))].join(' | ')
  return [shape.type ?? []]
    .flat()
    .map((type) => typeKind(shape, type))
    .join(' | ')
}

/** The shape whose fields are worth telling: of an object itself, of the items of a list, of the entries of a table. */
function inside(shape: FieldShape): FieldShape | undefined {
  if (shape.properties) return shape
  const next = shape.items ?? entriesOf(shape)
  return next && !next.$ref ? inside(next) : undefined
}

/** Many alike, and not figures: a table by parameter, whose names say it all. */
const LEAST_ALIKE = 6
function alike({ properties = {} }: FieldShape): string | undefined {
  const [kind, ...others] = new Set(Object.values(properties).map(fieldKindOf))
  const isTable = others.length === 0 && Object.keys(properties).length >= LEAST_ALIKE
  return isTable && (kind === RANGE || kind === 'boolean | null') ? kind : undefined
}

/** Fields inside another that are worth a word instead of being told again. */
const LEAST_AGAIN = 3

/**
 * Tells every field with what it may be and what it says, those inside it below; a star is for those that are always there.
 * What has been told once is referred to.
 */
export function fieldTeller(): (shape: FieldShape) => string {
  const told = new Map<string, string>()

  function insideOf(name: string, shape: FieldShape, indent: string): string {
    const key = JSON.stringify(shape.properties)
    const before = told.get(key)
    if (before !== undefined) return ` Inside, as in \`${before}\` above.`
    if (fieldKeysOf(shape).length >= LEAST_AGAIN) told.set(key, name)
    return `${LINE}${list(shape, `${indent}  `)}`
  }

  function list({ properties = {}, required = [] }: FieldShape, indent: string): string {
    return Object.entries(properties)
      .map(([name, shape]) => {
        const star = required.includes(name) ? '*' : ''
        const kind = alike(shape)
        if (kind)
          return `${indent}- \`${name}\`${star} (${kind} each): ${shape.description} ${fieldKeysOf(shape).join(', ')}.`
        const deeper = inside(shape)
        const own = `${indent}- \`${name}\`${star} (${fieldKindOf(shape)}): ${shape.description ?? ''}`
        return deeper ? `${own}${insideOf(name, deeper, indent)}` : own
      })
      .join(LINE)
  }

  return (shape) => list(shape, '')
}

/** A shape without the fields of others. */
export function withoutFields(shape: FieldShape, others: Iterable<string>): FieldShape {
  const left = new Set(others)
  const entries = Object.entries(shape.properties ?? {}).filter(([name]) => !left.has(name))
  return { ...shape, properties: Object.fromEntries(entries) }
}

/** Fields that all of them have, and say the same of. */
export function sharedFields([first, ...rest]: readonly FieldShape[]): FieldShape {
  const same = ([name, shape]: readonly [string, FieldShape]): boolean =>
    rest.every(({ properties }) => JSON.stringify(properties?.[name]) === JSON.stringify(shape))
  return { ...first, properties: Object.fromEntries(Object.entries(first?.properties ?? {}).filter(same)) }
}

export const fieldKeysOf = ({ properties = {} }: FieldShape): string[] => Object.keys(properties)
