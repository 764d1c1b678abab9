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
  Catalogue,
  Found,
  Ingredient,
  Label,
  LabelRequest,
  Manifest,
  Oficio,
  Piece,
  PieceRequest,
  Plan,
  PlanRequest,
  Reading,
  Recipe,
  Sack,
  SackRequest,
  Search,
  Types,
} from './shapes.ts'
