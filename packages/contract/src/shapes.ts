import type { crafts } from '@obrador/engine'
import type { Static, TObject } from 'typebox'
import type { ajusteSchemas } from './ajuste/crafts.ts'
import type { asked as wished, wishes } from './ajuste/request.ts'
import type { contracts, schemas } from './crafts.ts'
import type { Ficha, asked as labelled } from './etiqueta/request.ts'

/** Requests and answers by craft, read off the schemas; where those are put together at run time, off their parts. */

type CraftId = keyof typeof crafts

export type AnalysisRequests = { [id in CraftId]: Static<(typeof schemas)[(typeof contracts)[id]['request']]> }
export type AnalysisResponses = { [id in CraftId]: Static<(typeof schemas)[(typeof contracts)[id]['response']]> }

type LineOf<id extends CraftId> = AnalysisRequests[id]['ingredients'][number]
type WithLines<id extends CraftId, Extra> = Omit<AnalysisRequests[id], 'ingredients'> & {
  ingredients: (LineOf<id> & Extra)[]
}

/** A line without its weight, with what an adjustment may put in of it. */
type PantryLine<id extends CraftId> = Omit<LineOf<id>, 'grams' | 'peso'> &
  Pick<Static<TObject<typeof wishes>>, 'max' | 'precio'>

export type AjusteRequests = {
  [id in CraftId]: WithLines<id, Static<TObject<typeof wishes>>> &
    Static<TObject<typeof wished>> & { despensa?: 'catalogo' | (string | PantryLine<id>)[] }
}

export type AjusteResponses = {
  [id in CraftId]: Omit<Static<typeof ajusteSchemas.HeladoAjusteResponse>, 'formula' | 'antes' | 'despues'> & {
    formula: AnalysisRequests[id]
    antes: AnalysisResponses[id]
    despues: AnalysisResponses[id]
  }
}

export type EtiquetaRequests = {
  [id in CraftId]: WithLines<id, { ficha?: Static<typeof Ficha> }> & Static<TObject<typeof labelled>>
}
