/**
 * What is kept, as data: a shape is read here as a decoder and as a type, in `apps/web/format` as JSON Schema, in tests as a source of examples. What comes from
 * outside (a link, a file, an older version of the app) is looked at before it is believed: what is not as its shape says is left out, and the rest stays.
 */
export interface KeptShape<out Kept> {
  readonly is:
    | 'text'
    | 'figure'
    | 'signed'
    | 'choice'
    | 'flag'
    | 'yes'
    | 'list'
    | 'table'
    | 'record'
    | 'nested'
    | 'other'
  /** `level`: how many formulas it lies inside. */
  readonly decode: (value: unknown, level: number) => Kept | undefined
  readonly of?: KeptShape<unknown>
  readonly fields?: ShapeFields
  readonly values?: readonly string[]
  readonly nested?: () => KeptShape<unknown>
  readonly isOptional?: true
  /** It says a price, which only some may read in a shared book, or is of this device alone; otherwise it is shared with the rest. */
  readonly sharedAs?: 'price' | 'never'
}
export interface OptionalShape<out Kept> extends KeptShape<Kept> {
  readonly isOptional: true
}
/** What somebody clears is told apart from what nobody has said, until it is written. */
export interface ClearableShape<out Kept> extends OptionalShape<Kept> {
  readonly isClearable: true
}
export type ShapeFields = Readonly<Record<string, KeptShape<unknown>>>
export interface RecordShape<Fields extends ShapeFields> extends KeptShape<RecordOf<Fields>> {
  readonly fields: Fields
}

/** The type of what a shape keeps. */
export type KeptAs<Shape> = Shape extends KeptShape<infer Kept> ? Kept : never
type NeededKeys<Fields> = {
  [key in keyof Fields]: Fields[key] extends OptionalShape<unknown> ? never : key
}[keyof Fields]
export type RecordOf<Fields> = { readonly [key in NeededKeys<Fields>]: KeptAs<Fields[key]> } & {
  readonly [key in Exclude<keyof Fields, NeededKeys<Fields>>]?:
    | KeptAs<Fields[key]>
    | (Fields[key] extends ClearableShape<unknown> ? undefined : never)
}

/** Far beyond any honest value: what is cut here is lost. */
const LONGEST_NAME = 400
const MOST_GRAMS = 1_000_000_000
const MOST_ITEMS = 100_000

export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
export const isTextValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME
export const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
export const isQuantityValue = (value: unknown): value is number =>
  isFiniteNumber(value) && value >= 0 && value <= MOST_GRAMS

export const leafShape = <Kept>(
  is: KeptShape<Kept>['is'],
  test: (value: unknown) => value is Kept,
): KeptShape<Kept> => ({ is, decode: (value) => (test(value) ? value : undefined) })

/** A short text; one that is longer is left out. */
export const shortText = leafShape('text', isTextValue)
export const someFigure = leafShape('figure', isQuantityValue)
export const signedFigure = leafShape('signed', isFiniteNumber)
export const oneOfTexts = <Value extends string>(values: readonly Value[]): KeptShape<Value> => ({
  is: 'choice',
  values,
  decode: (value) => values.find((one) => one === value),
})
export const trueOrFalse: KeptShape<boolean> = { is: 'flag', decode: (value) => value === true }

/** The same with something done to what is read. */
export const decodedAs = <Kept>(
  shape: KeptShape<Kept>,
  change: (kept: Kept | undefined) => Kept | undefined,
): KeptShape<Kept> => ({ ...shape, decode: (value, level) => change(shape.decode(value, level)) })

/** The same where something more holds of it. */
export const shapeWhere = <Kept>(shape: KeptShape<Kept>, test: (kept: Kept) => boolean): KeptShape<Kept> =>
  decodedAs(shape, (kept) => (kept !== undefined && test(kept) ? kept : undefined))
/** Where it is missing or wrong, something else stands for it. */
export const shapeOr = <Kept>(shape: KeptShape<Kept>, fallback: NoInfer<Kept>): KeptShape<Kept> =>
  decodedAs(shape, (kept) => kept ?? fallback)
/** It may be missing. */
export const maybeKept = <Kept>(shape: KeptShape<Kept>): OptionalShape<Kept> => ({ ...shape, isOptional: true })
/** It is missing where there is nothing in it. */
export const unlessEmpty = <Kept extends object>(shape: KeptShape<Kept>): OptionalShape<Kept> =>
  maybeKept(shapeWhere(shape, (kept) => Object.keys(kept).length > 0))

/** What is read of `value`, if it is of that shape. */
export const decodeShape = <Kept>(shape: KeptShape<Kept>, value: unknown): Kept | undefined => shape.decode(value, 0)

/** What is no item of it is left out. */
export const listOf = <Kept>(of: KeptShape<Kept>, most = MOST_ITEMS): KeptShape<readonly Kept[]> => ({
  is: 'list',
  of,
  decode: (value, level) =>
    Array.isArray(value) ? value.slice(0, most).flatMap((one) => of.decode(one, level) ?? []) : undefined,
})

/** What is left of the entries of an object once each is read. */
export const readEntries = <Kept>(
  value: object,
  most: number,
  read: (one: unknown) => Kept | undefined,
): Readonly<Record<string, Kept>> =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, most)
      .flatMap(([key, one]) => {
        const kept = read(one)
        return kept === undefined ? [] : [[key, kept] as const]
      }),
  )

/** By keys that nobody can list. */
export const tableOf = <Kept>(of: KeptShape<Kept>, most = MOST_ITEMS): KeptShape<Readonly<Record<string, Kept>>> => ({
  is: 'table',
  of,
  decode: (value, level) =>
    isPlainObject(value) ? readEntries(value, most, (one) => of.decode(one, level)) : undefined,
})

/** Fields by their names, written in this order. `after` settles what fields say of each other. */
export const recordOf = <Fields extends ShapeFields>(
  fields: Fields,
  after?: (kept: RecordOf<Fields>, value: Readonly<Record<string, unknown>>) => RecordOf<Fields> | undefined,
): RecordShape<Fields> => ({
  is: 'record',
  fields,
  decode: (value, level) => {
    if (!isPlainObject(value)) return undefined
    const kept: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(fields)) {
      const one = field.decode(value[key], level)
      if (one !== undefined) kept[key] = one
      else if (!field.isOptional) return undefined
    }
    return after ? after(kept as RecordOf<Fields>, value) : (kept as RecordOf<Fields>)
  },
})

/** Figures under some of these keys, in the order of the keys. */
export const figuresOf = <Key extends string>(keys: readonly Key[]): KeptShape<{ readonly [key in Key]?: number }> => {
  const fields = Object.fromEntries(keys.map((key) => [key, maybeKept(someFigure)]))
  return recordOf(fields)
}

/** The quantities among some keys of an object; what is not one is dropped. */
export const quantitiesIn = <Key extends string>(value: unknown, keys: readonly Key[]): { [key in Key]?: number } =>
  decodeShape(figuresOf(keys), value) ?? {}

/** A shape that holds itself, so many times. */
export const nestedShape = <Kept>(nested: () => KeptShape<Kept>, most: number): KeptShape<Kept> => ({
  is: 'nested',
  nested,
  decode: (value, level) => (level < most ? nested().decode(value, level + 1) : undefined),
})
