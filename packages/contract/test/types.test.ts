import type {
  CacaoBody,
  CacaoRequest,
  CraftRequest,
  HeladoBody,
  PanaderiaBody,
  PanaderiaRequest,
  PasteleriaBody,
  PasteleriaRequest,
  ProductLabel,
  TurronBody,
} from '@obrador/engine'
import type { OpenCatalogue } from '@obrador/engine/open-data'
import type { PieceAnswer, PieceRequest } from '@obrador/engine/piece'
import type { RecipeLd } from '@obrador/engine/recipe'
import type { Static } from 'typebox'
import { expect, it } from 'vitest'
import type { analysisSchemas, CatalogoEntero, etiquetaSchemas, montajeSchemas } from '../src/index.ts'

/** Checked by the compiler: the schemas and the types of the engine say the same, in both directions. */

type Frozen<T> = T extends readonly unknown[] | object ? { readonly [key in keyof T]: Frozen<T[key]> } : T
type Request = Frozen<Static<typeof analysisSchemas.BalanceRequest>>
type Response = Frozen<Static<typeof analysisSchemas.BalanceResponse>>

/** The engine knows which citations exist; to a client they are text. */
type Cited<T> = T extends { readonly fuente?: string }
  ? { readonly [key in keyof T]: key extends 'fuente' ? string : Cited<T[key]> }
  : T extends readonly unknown[] | object
    ? { readonly [key in keyof T]: Cited<T[key]> }
    : T

const fromEngine = (body: HeladoBody): Response => body
const toEngine = (body: Response): Cited<HeladoBody> => body
const doughFromEngine = (body: PanaderiaBody): Frozen<Static<typeof analysisSchemas.PanaderiaResponse>> => body
const doughToEngine = (body: Frozen<Static<typeof analysisSchemas.PanaderiaResponse>>): Cited<PanaderiaBody> => body
const doughAsked = (request: Frozen<Static<typeof analysisSchemas.PanaderiaRequest>>): PanaderiaRequest => request
const pastryFromEngine = (body: PasteleriaBody): Frozen<Static<typeof analysisSchemas.PasteleriaResponse>> => body
const pastryToEngine = (body: Frozen<Static<typeof analysisSchemas.PasteleriaResponse>>): Cited<PasteleriaBody> => body
const pastryAsked = (request: Frozen<Static<typeof analysisSchemas.PasteleriaRequest>>): PasteleriaRequest => request
const turronFromEngine = (body: TurronBody): Frozen<Static<typeof analysisSchemas.TurronResponse>> => body
const turronToEngine = (body: Frozen<Static<typeof analysisSchemas.TurronResponse>>): Cited<TurronBody> => body
const turronAsked = (request: Frozen<Static<typeof analysisSchemas.TurronRequest>>): CraftRequest => request
const chocolateFromEngine = (body: CacaoBody): Frozen<Static<typeof analysisSchemas.CacaoResponse>> => body
const chocolateToEngine = (body: Frozen<Static<typeof analysisSchemas.CacaoResponse>>): Cited<CacaoBody> => body
const chocolateAsked = (request: Frozen<Static<typeof analysisSchemas.CacaoRequest>>): CacaoRequest => request
const labelFromEngine = (label: ProductLabel): Frozen<Static<typeof etiquetaSchemas.EtiquetaResponse>> => label
const labelToEngine = (label: Frozen<Static<typeof etiquetaSchemas.EtiquetaResponse>>): Cited<ProductLabel> => label
const recipeFromEngine = (recipe: RecipeLd): Frozen<Static<typeof analysisSchemas.Receta>> => recipe
const recipeToEngine = (recipe: Frozen<Static<typeof analysisSchemas.Receta>>): RecipeLd => recipe
const catalogueFromEngine = (whole: OpenCatalogue): Frozen<Static<typeof CatalogoEntero>> => whole
const catalogueToEngine = (whole: Frozen<Static<typeof CatalogoEntero>>): OpenCatalogue => whole
const pieceFromEngine = (piece: PieceAnswer): Frozen<Static<typeof montajeSchemas.MontajeResponse>> => piece
const pieceToEngine = (piece: Frozen<Static<typeof montajeSchemas.MontajeResponse>>): Cited<PieceAnswer> => piece
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
