export { type AnalysisOptions, type Client, type CodesOptions, createClient } from './client.ts'
export { ObradorError } from './error.ts'
export type { CallOptions, ClientOptions } from './send.ts'
export type {
  Adjustment,
  AdjustRequest,
  Analysis,
  AnalysisRequest,
  Asked,
  Batch,
  Found,
  Ingredient,
  Label,
  LabelRequest,
  Made,
  MadeRequest,
  Manifest,
  Oficio,
  Piece,
  PieceRequest,
  Plan,
  PlanRequest,
  Reading,
  Search,
  Types,
} from './shapes.ts'
