import {
  type ClearableShape,
  decodedAs,
  type KeptShape,
  leafShape,
  listOf,
  maybeKept,
  type RecordOf,
  type RecordShape,
  type ShapeFields,
  shapeOr,
  tableOf,
} from './shape.ts'

/** Shapes that the first screen does not read. */

/** What no other shape says; its schema stands in `apps/web/format`. */
export const otherShape = <Kept>(decode: (value: unknown) => Kept | undefined): KeptShape<Kept> => ({
  is: 'other',
  decode,
})

/** A text of any length, cut where it is too long. */
export const textUpTo = (most: number): KeptShape<string> => ({
  is: 'text',
  decode: (value) => (typeof value === 'string' ? value.slice(0, most) : undefined),
})
export const onlyTrue: KeptShape<true> = leafShape('yes', (value) => value === true)

/** The same with something done to it. */
export const shapeAs = <Kept>(shape: KeptShape<Kept>, change: (kept: Kept) => Kept): KeptShape<Kept> =>
  decodedAs(shape, (kept) => (kept === undefined ? undefined : change(kept)))
/** It may be missing, or be told as cleared. */
export const clearable = <Kept>(shape: KeptShape<Kept>): ClearableShape<Kept> => ({
  ...maybeKept(shape),
  isClearable: true,
})

/** What an older version of the app wrote is brought to the present form before it is read. */
export const readThrough = <Fields extends ShapeFields>(
  before: (value: unknown) => unknown,
  shape: RecordShape<Fields>,
): RecordShape<Fields> => ({ ...shape, decode: (value, level) => shape.decode(before(value), level) })

export const listOrNone = <Kept>(of: KeptShape<Kept>, most?: number): KeptShape<readonly Kept[]> =>
  shapeOr(listOf(of, most), [])
export const tableOrNone = <Kept>(of: KeptShape<Kept>, most?: number): KeptShape<Readonly<Record<string, Kept>>> =>
  shapeOr(tableOf(of, most), {})
/** A table of what has such keys alone. */
export const tableWithKeys = <Kept>(
  of: KeptShape<Kept>,
  isKey: (key: string) => boolean,
): KeptShape<Readonly<Record<string, Kept>>> =>
  shapeAs(tableOf(of), (table) => Object.fromEntries(Object.entries(table).filter(([key]) => isKey(key))))

/** The same kind of value under some of these keys, in the order in which they were written. */
export const someOfKeys = <Key extends string, Kept>(
  keys: readonly Key[],
  of: KeptShape<Kept>,
): KeptShape<{ readonly [key in Key]?: Kept }> => {
  const table: KeptShape<object> = tableWithKeys(of, (key) => keys.some((one) => one === key))
  return { ...table, is: 'record', fields: Object.fromEntries(keys.map((key) => [key, maybeKept(of)])) }
}

/** The same, shared in another way than the rest. */
export const sharedAs = <Shape extends KeptShape<unknown>>(as: 'price' | 'never', shape: Shape): Shape => ({
  ...shape,
  sharedAs: as,
})
/** The fields of a record that are shared in some way. */
export const fieldsSharedAs = ({ fields }: RecordShape<ShapeFields>, as: 'price' | 'never'): readonly string[] =>
  Object.keys(fields).filter((name) => fields[name]?.sharedAs === as)

/** The fields of a record among more, in their order. */
export const fieldsOf = <Fields extends ShapeFields>(
  { fields }: RecordShape<Fields>,
  value: { readonly [key in keyof RecordOf<Fields>]: RecordOf<Fields>[key] | undefined },
): RecordOf<Fields> =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, Reflect.get(value, key)])) as RecordOf<Fields>
