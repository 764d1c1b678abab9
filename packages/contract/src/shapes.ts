import type { allCrafts } from '@obrador/engine'
import type { Static, TObject } from 'typebox'
import type { ajusteSchemas } from './ajuste/crafts.ts'
import type { adjustFields, lineWishes } from './ajuste/request.ts'
import type { analysisContracts, analysisSchemas } from './crafts.ts'
import type { FichaSchema, labelFields } from './etiqueta/request.ts'

/** Requests and answers by craft, read off the schemas; where those are put together at run time, off their parts. */

type CraftId = keyof typeof allCrafts

/** The service reads a recipe type that it does not know as the usual one of the craft, and says so; a program names one that there is. */
export type AnalysisRequests = {
  [id in CraftId]: Static<(typeof analysisSchemas)[(typeof analysisContracts)[id]['request']]> & {
    type?: (ReturnType<(typeof allCrafts)[id]['analyse']> extends { readonly type: infer Kind } ? Kind : never) | null
  }
}
export type AnalysisResponses = {
  [id in CraftId]: Static<(typeof analysisSchemas)[(typeof analysisContracts)[id]['response']]>
}

type LineOf<id extends CraftId> = AnalysisRequests[id]['ingredients'][number]
type WithLines<id extends CraftId, Extra> = Omit<AnalysisRequests[id], 'ingredients'> & {
  ingredients: (LineOf<id> & Extra)[]
}

/** A line without its weight, with what an adjustment may put in of it. */
type PantryLine<id extends CraftId> = Omit<LineOf<id>, 'grams' | 'peso'> &
  Pick<Static<TObject<typeof lineWishes>>, 'max' | 'precio'>

export type AjusteRequests = {
  [id in CraftId]: WithLines<id, Static<TObject<typeof lineWishes>>> &
    Static<TObject<typeof adjustFields>> & { despensa?: 'catalogo' | (string | PantryLine<id>)[] }
}

export type AjusteResponses = {
  [id in CraftId]: Omit<Static<typeof ajusteSchemas.HeladoAjusteResponse>, 'formula' | 'antes' | 'despues'> & {
    formula: AnalysisRequests[id]
    antes: AnalysisResponses[id]
    despues: AnalysisResponses[id]
  }
}

export type EtiquetaRequests = {
  [id in CraftId]: WithLines<id, { ficha?: Static<typeof FichaSchema> }> & Static<TObject<typeof labelFields>>
}
