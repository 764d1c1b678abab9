import { decapitalise } from '../words/text.ts'

/** What the name of a product calls an ingredient: «Puré de fresa 10 % azúcar» is «fresa», «Almendra repelada tostada» is «almendra». */

const PREPARED = /^(?:puré|zumo|pulpa|pasta|crema|harina|copos|bebida|leche|praliné|orejón) de /i
const ASIDE = /\s*(?:\(.*\)|(?:\bcon\s+)?\d.*$)/g
const MADE =
  /\s+(?:crud|tostad|repelad|pelad|molid|rallad|deshidratad|liofilizad|sec|fresc|cocid|líquid|entera?s? en polv)[oa]s?\b.*$|\s+(?:con piel|en polvo|sin azúcar|virgen.*)$/i

export const nounOf = ({ name }: { readonly name: string }): string =>
  decapitalise(name.replace(ASIDE, '').replace(PREPARED, '').replace(MADE, '').trim())
