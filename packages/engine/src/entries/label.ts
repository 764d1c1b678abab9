import { labelWith } from '../craft/label.ts'
import { spanishLabel } from '../words/es/label.ts'

/** Judges the name that a formula is sent with, as its label does: a part of an engine. */
export { writtenNamePart } from '../craft/written-name.ts'
export { AT_LEAST_TERM } from '../make/label/terms.ts'
/** What is said of a label and of a name, in Spanish. */
export { spanishLabel as labelWords } from '../words/es/label.ts'

/**
 * The label of what a formula makes: any craft, from what it reads and what it knows of the finished product.
 *
 * It takes a craft, the request of that craft with what a label may ask besides (`racion`, `denominacion`, `quid`), and gives the list of
 * ingredients, allergens, nutrition and the name, each with what is not known.
 *
 * @example
 * ```ts
 * import { allCrafts, labelOf } from '@obrador/engine'
 *
 * const { alergenos } = labelOf(allCrafts.panaderia, {
 *   ingredients: [
 *     { name: 'Harina de trigo', grams: 1000 },
 *     { name: 'Agua', grams: 650 },
 *   ],
 * })
 * console.log(alergenos.texto) // → Contiene trigo.
 * ```
 */
export const labelOf = /* #__PURE__ */ labelWith(/* #__PURE__ */ spanishLabel())
