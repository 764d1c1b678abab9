import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Made } from '../made.ts'
import type { Declaration } from './nutrition.ts'
import { claims as say } from './terms.ts'

/** What a label may claim of sugars and fibre (Regulation (EC) 1924/2006, annex), with what it must then say. */
export interface Claim {
  readonly id: string
  readonly texto: string
  readonly cumple: boolean | null
  /** What no formula shows and the claim asks for. */
  readonly siAdemas: readonly string[]
  /** What must stand beside it. */
  readonly nota?: string
  readonly norma: string
}

/** Put in to sweeten: sugars, syrups and honey, concentrated must and date syrup among them. */
const isSweetening = ({ id, category, composition }: Ingredient): boolean =>
  ['azucar', 'jarabe', 'miel', 'confitura', 'confiteria', 'galleta'].includes(category) ||
  /condensada|dulce_de_leche|azucarad/.test(id) ||
  (category === 'chocolate' && composition.sucrose > 0) ||
  (category === 'pasta_fruto_seco' && composition.sucrose > SWEETENED_PASTE)
/** g of sucrose per 100 g that no nut has by itself. */
const SWEETENED_PASTE = 15
/** Fruit that may be there for its sweetness or for itself: only its maker knows. */
const MAY_SWEETEN: ReadonlySet<string> = new Set(['fruta_seca', 'zumo'])
/** Sugars that sweeten little and are added sugars all the same, polyols and dextrins apart. */
const NO_SUGARS = 0.5
const LOW_SUGARS = 5
const FIBRE = { source: 3, high: 6 } as const

export function claimsOf({ lines }: Made, declared: Declaration): Claim[] {
  const present = lines.flatMap(({ grams, ingredient }) => (grams > 0 && ingredient ? [ingredient] : []))
  const unknown = lines.some(({ grams, ingredient }) => grams > 0 && !ingredient)
  const maySweeten = present.some(({ category }) => MAY_SWEETEN.has(category))
  const added = present.some(isSweetening)
  const sugars = declared.azucares.valor
  const fibre = declared.fibra.valor
  const isSweetened = present.some(({ category }) => category === 'poliol' || category === 'edulcorante')
  const pending = [...(maySweeten ? [say.notToSweeten] : []), ...(unknown ? [say.unknown] : [])]
  return [
    ...(added && !isSweetened
      ? []
      : [
          {
            id: 'sin_azucares_anadidos',
            texto: say.noneAdded,
            cumple: added ? false : pending.length > 0 ? null : true,
            siAdemas: added ? [] : pending,
            ...(sugars > 0 && { nota: say.natural }),
            norma: say.annex,
          },
        ]),
    ...(sugars <= NO_SUGARS
      ? [{ id: 'sin_azucares', texto: say.none, cumple: null, siAdemas: [say.unread], norma: say.annex }]
      : []),
    ...(sugars <= LOW_SUGARS
      ? [{ id: 'bajo_azucar', texto: say.low, cumple: null, siAdemas: [say.solid], norma: say.annexSecondHand }]
      : []),
    ...(fibre >= FIBRE.source
      ? [
          {
            id: 'fibra',
            texto: fibre >= FIBRE.high ? say.highFibre : say.fibre,
            cumple: true,
            siAdemas: [],
            norma: say.annexSecondHand,
          },
        ]
      : []),
  ]
}
