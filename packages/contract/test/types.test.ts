import type {
  CacaoBody,
  CacaoRequest,
  CraftRequest,
  HeladoBody,
  Label,
  PanaderiaBody,
  PanaderiaRequest,
  PasteleriaBody,
  PasteleriaRequest,
  TurronBody,
} from '@obrador/engine'
import type { OpenCatalogue } from '@obrador/engine/open-data'
import type { Piece, PieceRequest } from '@obrador/engine/piece'
import type { RecipeLd } from '@obrador/engine/recipe'
import type { Static } from 'typebox'
import { expect, it } from 'vitest'
import type { CatalogoEntero, etiquetaSchemas, montajeSchemas, schemas } from '../src/index.ts'

/** Checked by the compiler: the schemas and the types of the engine say the same, in both directions. */

type Frozen<T> = T extends readonly unknown[] | object ? { readonly [key in keyof T]: Frozen<T[key]> } : T
type Request = Frozen<Static<typeof schemas.BalanceRequest>>
type Response = Frozen<Static<typeof schemas.BalanceResponse>>

/** The engine knows which citations exist; to a client they are text. */
type Cited<T> = T extends { readonly fuente?: string }
  ? { readonly [key in keyof T]: key extends 'fuente' ? string : Cited<T[key]> }
  : T extends readonly unknown[] | object
    ? { readonly [key in keyof T]: Cited<T[key]> }
    : T

const fromEngine = (body: HeladoBody): Response => body
const toEngine = (body: Response): Cited<HeladoBody> => body
const doughFromEngine = (body: PanaderiaBody): Frozen<Static<typeof schemas.PanaderiaResponse>> => body
const doughToEngine = (body: Frozen<Static<typeof schemas.PanaderiaResponse>>): Cited<PanaderiaBody> => body
const doughAsked = (request: Frozen<Static<typeof schemas.PanaderiaRequest>>): PanaderiaRequest => request
const pastryFromEngine = (body: PasteleriaBody): Frozen<Static<typeof schemas.PasteleriaResponse>> => body
const pastryToEngine = (body: Frozen<Static<typeof schemas.PasteleriaResponse>>): Cited<PasteleriaBody> => body
const pastryAsked = (request: Frozen<Static<typeof schemas.PasteleriaRequest>>): PasteleriaRequest => request
const turronFromEngine = (body: TurronBody): Frozen<Static<typeof schemas.TurronResponse>> => body
const turronToEngine = (body: Frozen<Static<typeof schemas.TurronResponse>>): Cited<TurronBody> => body
const turronAsked = (request: Frozen<Static<typeof schemas.TurronRequest>>): CraftRequest => request
const chocolateFromEngine = (body: CacaoBody): Frozen<Static<typeof schemas.CacaoResponse>> => body
const chocolateToEngine = (body: Frozen<Static<typeof schemas.CacaoResponse>>): Cited<CacaoBody> => body
const chocolateAsked = (request: Frozen<Static<typeof schemas.CacaoRequest>>): CacaoRequest => request
const labelFromEngine = (label: Label): Frozen<Static<typeof etiquetaSchemas.EtiquetaResponse>> => label
const labelToEngine = (label: Frozen<Static<typeof etiquetaSchemas.EtiquetaResponse>>): Cited<Label> => label
const recipeFromEngine = (recipe: RecipeLd): Frozen<Static<typeof schemas.Receta>> => recipe
const recipeToEngine = (recipe: Frozen<Static<typeof schemas.Receta>>): RecipeLd => recipe
const catalogueFromEngine = (whole: OpenCatalogue): Frozen<Static<typeof CatalogoEntero>> => whole
const catalogueToEngine = (whole: Frozen<Static<typeof CatalogoEntero>>): OpenCatalogue => whole
const pieceFromEngine = (piece: Piece): Frozen<Static<typeof montajeSchemas.MontajeResponse>> => piece
const pieceToEngine = (piece: Frozen<Static<typeof montajeSchemas.MontajeResponse>>): Cited<Piece> => piece
const pieceAsked = (request: Frozen<Static<typeof montajeSchemas.MontajeRequest>>): PieceRequest => request
const asked = (request: Request): CraftRequest => request

it('the schemas and the types of the engine agree', () => {
  expect(
    [
      fromEngine,
      toEngine,
      asked,
      doughFromEngine,
      doughToEngine,
      doughAsked,
      pastryFromEngine,
      pastryToEngine,
      pastryAsked,
      turronFromEngine,
      turronToEngine,
      turronAsked,
      chocolateFromEngine,
      chocolateToEngine,
      chocolateAsked,
      labelFromEngine,
      labelToEngine,
      recipeFromEngine,
      recipeToEngine,
      catalogueFromEngine,
      catalogueToEngine,
      pieceFromEngine,
      pieceToEngine,
      pieceAsked,
    ].every((check) => typeof check === 'function'),
  ).toBe(true)
})
