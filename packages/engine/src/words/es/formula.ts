import type { PhrasesFor } from '../../findings/finding.ts'
import type { FormulaCodes } from '../../findings/formula.ts'
import { decapitaliseName, listText, numberText, quotedNames, quotedText } from '../text.ts'
import { spanishMayHold, spanishOpenReading } from './open-readings.ts'

/** What a field of a request is: its face says what it is called there. */
export type RequestField = 'list' | 'name' | 'grams' | 'type'
/** The name of a field, from the one that the craft has for it. */
export type FieldNamer = (field: RequestField, own: string) => string
export const fieldAsSent: FieldNamer = (_, own) => own

/** What is wrong with what was sent, and how it was read. */
export const spanishFormula = (called: FieldNamer): PhrasesFor<FormulaCodes> => ({
  'formula.unweighed-base': ({ names, type }) => `Falta pesar ${quotedNames(names)}: sin eso no juzgo «${type}».`,
  'formula.cost-without': ({ names }) => `El coste no cuenta ${quotedNames(names)}, sin pesar.`,
  'formula.cost-unpriced': ({ names }) => `El coste no cuenta ${quotedNames(names)}, sin precio: es un mínimo.`,
  'formula.unknown-type': ({ value, applied, near }) => {
    const others = near.filter((type) => type !== applied).map((type) => `«${type}»`)
    const offer = others.length > 0 ? ` ¿Querías decir ${listText(others, 'o')}?` : ''
    return `No conozco el tipo ${quotedText(value)}: he aplicado «${applied}».${offer}`
  },
  'formula.unknown-ingredient': ({ name, percent, near, effect, describable, mayBring }, say) => {
    const offer =
      near.length > 0
        ? ` ¿Querías decir ${listText(
            near.map((one) => `«${one}»`),
            'o',
          )}?`
        : ''
    const remedy = describable ? ' Pásame su composición para afinar.' : ''
    return `No reconozco «${name}» (${numberText(percent)} % de la masa): lo trato como inerte${say(effect)}.${offer}${remedy}${spanishMayHold(mayBring)}`
  },
  'formula.additive': ({ name, code, called, className }) =>
    `«${name}» es ${called} (E ${code}), ${className}: se declara así y, sin composición en el catálogo, cuenta como inerte.`,
  'formula.frying-oil': ({ oil, percent }) =>
    `Cuento ${numberText(percent)} g de «${decapitaliseName(oil)}» por 100 g de masa, lo que suele chupar al freír: pesa el tuyo y añádelo como línea con su nombre («Aceite de oliva de freír»).`,
  'formula.gains-left-out': () =>
    'El aceite que chupa al freír no está contado: pésalo y añádelo como línea para que cuente en la etiqueta.',
  'formula.unidentified-mass': ({ percent }) =>
    `El ${numberText(percent)} % de la masa no está identificado: el veredicto es orientativo.`,
  'formula.interpreted': ({ name, as }) => `He interpretado «${name}» como «${as}».`,
  'formula.open-reading': ({ name, as, ...open }) => spanishOpenReading(name, as, open),
  'formula.lactose-beyond-milk': ({ position, name, lactose, milk }) =>
    `La composición de «${name}» (línea ${position}) tiene ${numberText(lactose)} g de lactosa y solo ${numberText(milk)} g de sólidos lácteos, que la incluyen: la uso tal cual. Revisa la ficha.`,
  'formula.too-much-energy': ({ position, name, kcal, most }) =>
    `La composición de «${name}» (línea ${position}) dice ${numberText(kcal)} kcal por 100 g y la grasa pura da ${numberText(most)}: la uso tal cual. Revisa la ficha.`,
  'formula.overfull': ({ position, name, sum, water }) =>
    `La composición de «${name}» (línea ${position}) suma ${numberText(sum)} g por 100 g: la uso tal cual${water > 0 ? '' : ', sin agua'}. Revisa la ficha.`,
  'formula.no-ingredients': () =>
    `Falta «${called('list', 'ingredients')}»: manda una lista con al menos un ingrediente y su peso en gramos.`,
  'formula.too-many-ingredients': ({ count, most }) =>
    `Has mandado ${count} ingredientes y el máximo es ${most}: agrupa los que sean iguales.`,
  'formula.no-weight': ({ field }) =>
    `La suma de los pesos es 0: indica en «${called('grams', field)}» los gramos de al menos un ingrediente.`,
  'formula.bad-line': ({ position, name, grams }) =>
    `Línea ${position}: manda un objeto con «${called('name', name)}» y «${called('grams', grams)}».`,
  'formula.bad-name': ({ position, field, longest }) =>
    `Línea ${position}: «${called('name', field)}» debe tener entre 1 y ${longest} caracteres.`,
  'formula.bad-weight': ({ position, name, field, most }) =>
    `Línea ${position} («${name}»): «${called('grams', field)}» debe ser un número de gramos entre 0 y ${most}.`,
  'formula.bad-component': ({ position, name, field }) =>
    `Línea ${position} («${name}»): «${field}» son gramos por 100 g y debe estar entre 0 y 100.`,
  'formula.bad-figure': ({ position, name, field }) =>
    `Línea ${position} («${name}»): «${field}» debe ser un número igual o mayor que 0.`,
  'formula.bad-measure': ({ position, name, field }) =>
    `Línea ${position} («${name}»): «${field}» es lo que mides o lees en el envase y debe ser un número entre 0 y 100.`,
  'formula.impossible-measure': ({ position, name, field, value, unit, usual }) =>
    usual === undefined
      ? `Línea ${position} («${name}»): «${field}» no dice nada de este ingrediente. Quítalo, o mira si el nombre es el que querías.`
      : `Línea ${position} («${name}»): «${field}» ${numberText(value)} no puede ser de este ingrediente (lo normal es ${`${numberText(usual, 1)} ${unit}`.trim()}). Revisa la medida o el nombre.`,
  'formula.measured-unknown': ({ name, fields }) =>
    `No sé qué es «${name}», así que no puedo usar ${listText(
      fields.map((field) => `«${field}»`),
      'y',
    )}: lo medido completa un ingrediente del catálogo. Da su composición entera o un nombre conocido.`,
  'formula.bad-evaporation': ({ available }) =>
    `«aguaEvaporada» debe ser mayor que 0 y menor que el agua de la fórmula (${numberText(available, 1)} g).`,
  'formula.boiled-off': () => 'el agua que se evapora al cocer',
  'formula.inside': ({ name, what }, say) => `En «${name}»: ${decapitaliseName(say(what))}`,
  'formula.cannot-read': ({ name }) =>
    `${quotedText(name)} no es un nombre del catálogo tal como está, y aquí no puedo interpretarlo: escríbelo como en el catálogo o manda su identificador.`,
  'formula.cannot-doubt': () => 'Aquí no sé decir cuánto varían las cifras: pide la respuesta sin la duda.',
  'formula.cannot-open': () =>
    'Aquí no puedo abrir preparaciones: manda en su lugar los ingredientes de que están hechas.',
  'formula.lost-too-much': ({ asked, most }) =>
    `La fórmula no tiene los ${numberText(asked, 1)} g de agua que perdería al hacerse: cuento que pierde toda la que tiene, ${numberText(most, 1)} g. Revisa la merma.`,
})
