import {
  CAMBIO_PATH,
  CARTA_PATH,
  FLAVOURS_A_REQUEST,
  filePaths,
  HORNADA_PATH,
  KIBIBYTES_A_REQUEST,
  LINES_A_REQUEST,
  LOTE_PATH,
  PRODUCCION_PATH,
  SACO_PATH,
  SACO_PRICE,
  WORKBOOK_REQUESTS,
} from '@obrador/contract'

/** What an operation counts as, in requests of the allowance of a minute. */
export interface OperationPrice {
  /** Whatever it brings. */
  readonly base: number
  /** One more for each so many of these. */
  readonly each?: readonly { readonly unit: PricedUnit; readonly size: number }[]
}
export type PricedUnit = 'analisis' | 'KiB' | 'lineas' | 'sabores' | 'formulas'

/** Where the price of an operation stands in its description. */
export const PRICE_KEY = 'x-peticiones'

const byBytes = { unit: 'KiB', size: KIBIBYTES_A_REQUEST } as const

/** What counts as more than one. */
const PRICED_PATHS: ReadonlyMap<string, OperationPrice> = new Map<string, OperationPrice>([
  ...filePaths.map((path) => [path, { base: WORKBOOK_REQUESTS }] as const),
  [SACO_PATH, { base: SACO_PRICE }],
  [LOTE_PATH, { base: 0, each: [{ unit: 'analisis', size: 1 }] }],
  [CARTA_PATH, { base: 0, each: [{ unit: 'sabores', size: FLAVOURS_A_REQUEST }] }],
  [CAMBIO_PATH, { base: 0, each: [{ unit: 'formulas', size: FLAVOURS_A_REQUEST }] }],
  [PRODUCCION_PATH, { base: 1, each: [byBytes, { unit: 'lineas', size: LINES_A_REQUEST }] }],
  [HORNADA_PATH, { base: 1, each: [byBytes] }],
])

const PLAIN: OperationPrice = { base: 1 }

export const operationPrice = (path: string): OperationPrice => PRICED_PATHS.get(path) ?? PLAIN

/** Prices with the paths that have them, those of several crafts as one. */
export function pricesTold(): readonly (readonly [path: string, price: OperationPrice])[] {
  const [sheet = ''] = filePaths
  return [...PRICED_PATHS]
    .filter(([path]) => path === sheet || !filePaths.includes(path))
    .map(([path, price]) => [path === sheet ? path.replace(/[^/]+$/, '{oficio}') : path, price])
}
