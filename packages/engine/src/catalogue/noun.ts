import { decapitaliseName } from '../words/text.ts'
import { flagOf } from './flags.ts'

/** What the name of a product calls an ingredient: «Puré de fresa 10 % azúcar» is «fresa», «Almendra repelada tostada» is «almendra». */

const PREPARED = /^(?:puré|zumo|pulpa|pasta|crema|harina|copos|bebida|leche|praliné|orejón) de /i
const ASIDE = /\s*(?:\(.*\)|(?:\bcon\s+)?\d.*$)/g
const MADE =
  /\s+(?:asad|crud|tostad|repelad|pelad|molid|rallad|deshidratad|liofilizad|sec|fresc|cocid|líquid|pur|azucarad|entera?s? en polv)[oa]s?\b.*$|\s+(?:con piel|en polvo|sin azúcar|virgen.*)$/i

/** What a name says of the form of some rows is part of it: milk in powder is no milk. */
export function nounOfName({ name, flags }: { readonly name: string; readonly flags: string }): string {
  const bare = name.replace(ASIDE, '').trim()
  return decapitaliseName(flagOf({ flags }, 'needsWord') ? bare : bare.replace(PREPARED, '').replace(MADE, '').trim())
}
