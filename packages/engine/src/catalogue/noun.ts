import { decapitaliseName } from '../words/text.ts'
import { flagOf } from './flags.ts'

/** What the name of a product calls an ingredient: «Puré de fresa 10 % azúcar» is «fresa», «Almendra repelada tostada» is «almendra». */

/** The milk of an animal is milk; what a plant gives is called after the plant. */
const PREPARED =
  /^(?:puré|zumo|pulpa|pasta|crema|harina|copos|bebida|leche(?! de (?:cabra|oveja|búfala|vaca)(?!\p{L}))|praliné|orejón) de /iu
const ASIDE = /\s*(?:\(.*\)|(?:\bcon\s+)?\d.*$)/g
const MADE =
  /(?<=^leche de \p{L}+)\s+entera$|\s+(?:asad|crud|tostad|repelad|pelad|molid|rallad|deshidratad|liofilizad|sec|fresc|cocid|líquid|pur|azucarad|entera?s? en polv)[oa]s?\b.*$|\s+(?:con piel|en polvo|sin azúcar|virgen.*)$/iu

/** What a name says of the form of some rows is part of it: milk in powder is no milk. */
export function nounOfName({ name, flags }: { readonly name: string; readonly flags: string }): string {
  const bare = name.replace(ASIDE, '').trim()
  return decapitaliseName(flagOf({ flags }, 'needsWord') ? bare : bare.replace(PREPARED, '').replace(MADE, '').trim())
}
