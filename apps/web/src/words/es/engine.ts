import {
  decapitaliseName,
  type EngineCodes,
  type FindingText,
  listText,
  numberText,
  type Phrasebook,
  quotedText,
} from '@obrador/engine'
import { spoken } from '../spoken.ts'

/**
 * The engine and the balancer speak to whoever calls them: «manda», «fijo: false», the names of fields. On a screen there
 * is nothing to send and there are no fields but those one sees: what a screen says otherwise stands here, by its code.
 */

export type ScreenPhrases<All> = {
  readonly [code in keyof All]?: (values: All[code], say: (text: FindingText) => string) => string
}

const SCREEN_FIELDS: Readonly<Record<string, string>> = {
  'manoDeObra.minutos': 'Minutos para todas',
  'manoDeObra.eurosHora': 'Euros por hora',
}

const names = (all: readonly string[]): string => listText(all.map(quotedText), 'y')

const engine: ScreenPhrases<EngineCodes> = {
  'formula.no-ingredients': () => 'Añade al menos un ingrediente con su peso.',
  'formula.no-weight': () => 'Escribe los gramos de al menos un ingrediente.',
  'formula.too-many-ingredients': ({ count, most }) =>
    `La fórmula tiene ${count} ingredientes y el máximo es ${most}: agrupa los que sean iguales.`,
  'formula.bad-name': ({ position, longest }) => `Línea ${position}: el nombre debe tener entre 1 y ${longest} letras.`,
  'formula.bad-weight': ({ position, name, most }) =>
    `Línea ${position} («${name}»): el peso debe ser un número de gramos entre 0 y ${most}.`,
  'formula.bad-measure': ({ name }) => `«${name}»: la medida debe ser un número entre 0 y 100.`,
  'formula.impossible-measure': ({ name, value, usual, unit }) =>
    usual === undefined
      ? `«${name}»: esa medida no dice nada de este ingrediente.`
      : `«${name}»: ${numberText(value)} no puede ser de este ingrediente (lo normal es ${numberText(usual, 1)} ${unit}). Revisa la medida o el nombre.`,
  'formula.bad-evaporation': ({ available }) =>
    `El agua que se evapora debe ser mayor que 0 y menor que el agua de la fórmula (${numberText(available, 1)} g).`,
  'formula.unknown-ingredient': ({ name, percent, near, effect, describable }, say) => {
    const candidates = near.map((one) => `«${one}»`)
    const offer = near.length > 0 ? ` ¿Querías decir ${listText(candidates, 'o')}?` : ''
    const remedy = describable ? ' Créalo como ingrediente tuyo.' : ''
    return `No reconozco «${name}» (${numberText(percent)} % de la masa): lo trato como inerte${say(effect)}.${offer}${remedy}`
  },
  'doubt.firm-inside': ({ isTold }) =>
    `Seguro: ${isTold ? 'con lo que has medido, y aunque lo demás varíe como suele' : 'aunque tus ingredientes varíen como suelen de una compra a otra'}, las cifras siguen en su rango.`,
  'doubt.firm-outside': ({ isTold }) =>
    `Seguro: lo que ${isTold ? 'aún pueden variar tus ingredientes' : 'tus ingredientes varían de una compra a otra'} no basta para que entre en su rango.`,
  'doubt.depends-on-measured': ({ ingredient, figure, isInside }) =>
    `Ya has medido tu ${decapitaliseName(ingredient)}. Ninguna medida es exacta: aún puede ${isInside ? 'sacar' : 'meter'} la cifra de ${decapitaliseName(figure)} ${isInside ? 'de' : 'en'} su rango. Deja algo más de margen.`,
  'doubt.by-little-measured': ({ ingredient }) =>
    `Está fuera por menos de lo que puede errar tu medida de ${decapitaliseName(ingredient)}.`,
  'label.unknown': ({ name, near }) => {
    const offer = near.length > 0 ? ` ¿Querías decir ${listText(near.map(quotedText), 'o')}?` : ''
    return `No sé qué lleva ${quotedText(name)}: sus alérgenos faltan y los valores, que no lo cuentan, son mínimos.${offer} Créalo como ingrediente tuyo.`
  },
  'label.untold': ({ name, missing }, say) =>
    `No sé todo lo que lleva ${quotedText(name)}; falta: ${say(missing)}. Los totales son mínimos: créalo como ingrediente tuyo con la ficha del proveedor.`,
  'label.unknown-allergens': ({ all }) =>
    `No sé qué alérgenos ${all.length > 1 ? 'llevan' : 'lleva'} ${names(all)}: mira la etiqueta de tu proveedor y ${all.length > 1 ? 'guárdalos como ingredientes tuyos' : 'guárdalo como ingrediente tuyo'}, con sus alérgenos.`,
  'safety.ask-egg': () => '¿El huevo es de cáscara o pasteurizado?',
  'piece.unpriced': ({ names: unpriced, share }) =>
    `Sin precio: ${names(unpriced)}. El coste es de ${numberText(share, 1)} de cada 100 g y no saco de él precio ni margen: escríbelo en Despensa.`,
  'piece.nameless': () =>
    'Una pieza así no tiene nombre legal propio: pon en «Denominación» qué es, de modo que quien compra lo entienda (art. 17).',
  'piece.bad-amount': ({ field, least, most }) =>
    `«${SCREEN_FIELDS[field] ?? field}» debe ser un número entre ${least} y ${most}.`,
}

/** What a screen says otherwise than the service. */
export const screenWords = spoken<Phrasebook>('screenWords', engine as Phrasebook)
