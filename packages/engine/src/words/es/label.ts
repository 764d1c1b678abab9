import type { PhrasesFor } from '../../findings/finding.ts'
import type { LabelCodes } from '../../findings/label.ts'
import { capitaliseName, listText, numberText, quotedNames, quotedText } from '../text.ts'
import { type FieldNamer, fieldAsSent } from './formula.ts'
import { spanishNameWords } from './name-words.ts'
import { printedContains, printedTraces } from './printed.ts'

const inSentences: Readonly<Record<string, string>> = {
  energiaKj: 'energía',
  energiaKcal: 'energía',
  grasas: 'grasas',
  saturadas: 'saturadas',
  hidratosDeCarbono: 'hidratos de carbono',
  azucares: 'azúcares',
  fibra: 'fibra',
  proteinas: 'proteínas',
  sal: 'sal',
}

const lower = (text: string): string => text.toLocaleLowerCase('es')

/** What is said of a label, beside what it says. */
export const spanishLabel = (called: FieldNamer = fieldAsSent): PhrasesFor<LabelCodes> => ({
  ...spanishNameWords,
  'label.as-formulated': () => 'Por 100 g de producto tal como se formula: no pierde peso al hacerse.',
  'label.as-put-together': () =>
    'Por 100 g de producto montado: no pierde peso al montarse, y el agua que pierden sus preparaciones al hacerse ya está descontada.',
  'label.as-finished': ({ percent, said }, say) =>
    `Por 100 g de producto acabado: pierde un ${numberText(percent, 1)} % de su peso, ${say(said)}.`,
  'label.unlisted-water': ({ most }) =>
    `El agua añadida que no pasa del ${most} % del producto acabado puede no figurar (anexo VII, parte A, punto 1).`,
  'label.contains': ({ words, unknown }) => {
    const open = unknown.length > 0 ? `De ${quotedNames(unknown)} no lo sé: mira su etiqueta.` : ''
    if (words.length > 0) return `${printedContains(words)} ${open}`.trim()
    return open || 'Ningún ingrediente es de los alérgenos del anexo II.'
  },
  'label.unknown-date': ({ names }) =>
    `Caducidad o consumo preferente: no sé cómo se conserva${names.length > 0 ? ` ${listText(names.map(quotedText), 'o')}` : ''}; trátalo como muy perecedero.`,
  'label.traces': ({ words }) => printedTraces(words),
  'label.unknown': ({ name, near }) => {
    const offer = near.length > 0 ? ` ¿Querías decir ${listText(near.map(quotedText), 'o')}?` : ''
    return `No sé qué lleva ${quotedText(name)}: sus alérgenos faltan y los valores, que no lo cuentan, son mínimos.${offer} Manda en «ficha» lo que dice la etiqueta de tu proveedor.`
  },
  'label.unknown-allergens': ({ all }) =>
    `No sé qué alérgenos ${all.length > 1 ? 'llevan' : 'lleva'} ${quotedNames(all)}: mira la etiqueta de tu proveedor y mándalos en «ficha.alergenos» ([] si no lleva ninguno).`,
  'label.unweighed': ({ name, missing }, say) =>
    `${quotedText(name)} está sin pesar: de ${say(missing)} solo se sabe lo demás, y el total es un mínimo. Escribe sus gramos.`,
  'label.untold': ({ name, missing }, say) =>
    `No sé todo lo que lleva ${quotedText(name)}; falta: ${say(missing)}. Los totales son mínimos: manda lo que falta en «ficha».`,
  'label.nutrients': ({ nutrients }) => listText([...new Set(nutrients.map((key) => inSentences[key] ?? key))], 'y'),
  'label.compounds': ({ all, small }) =>
    `${all.length > 1 ? 'Ingredientes compuestos' : 'Ingrediente compuesto'}: ${quotedNames(all)}. Añade entre paréntesis los ingredientes que pone la etiqueta del proveedor, con sus alérgenos destacados (anexo VII, parte E). Solo sobra si no llega al ${small} % y su composición la fija una norma de la Unión.`,
  'label.no-such-quantity': ({ all }) =>
    `No encuentro ${quotedNames(all)} entre los ingredientes: no puedo dar su cantidad.`,
  'label.sulphites': () =>
    'Los sulfitos solo se declaran si el producto pasa de 10 mg/kg (anexo II, punto 12): pregunta a tu proveedor cuánto llevan.',
  'label.species': ({ all }) =>
    `De ${listText(all.map(lower), 'y')} hay que nombrar la especie (trigo, centeno…; almendra, avellana…): cámbiala en la lista.`,
  'label.name-if': ({ name, besides }) => `${quotedText(name)}, si además ${listText(besides, 'y')}.`,
  'label.exempt-union': ({ small }) =>
    `No llega al ${small} % del producto y su composición la fija una norma de la Unión: puede no detallarse, salvo aditivos y alérgenos (anexo VII, parte E, punto 2.a).`,
  'label.exempt-spices': ({ small }) =>
    `Mezcla de especias o hierbas que no llega al ${small} % del producto: puede no detallarse, salvo aditivos y alérgenos (anexo VII, parte E, punto 2.b).`,
  'label.not-customary': ({ name }) =>
    `${quotedText(name)} no es un nombre legal ni consagrado por el uso: sus ingredientes van en la lista con los demás (anexo VII, parte E, punto 1). Si tiene uno («mousse», «bizcocho»…), ponlo delante.`,
  'label.reserved-name': ({ name }) =>
    `${quotedText(name)} empieza por un nombre que la ley reserva y aquí no consta que pueda llevarlo: sus ingredientes van en la lista con los demás. Di su «oficio» y su «${called('type', 'type')}», o llámalo por lo que es.`,
  'label.too-many-names': ({ most }) =>
    `Hay más de ${most} preparaciones: de las demás, los ingredientes van en la lista con los otros.`,
  'label.part-name-if': ({ asked, name, besides }) =>
    `${quotedText(asked)} va en la lista como ${quotedText(name)}, si además ${listText(besides, 'y')}.`,
  'label.partial-total': ({ name, amount, uncounted }) =>
    `De ${quotedText(name)} hay en total ${amount}, sin contar lo que lleva ${quotedNames(uncounted)}: pregúntalo a tu proveedor y súmalo.`,
  'label.bad-sale': ({ all }) => `«venta» es cómo se vende: manda ${listText(all, 'o')}.`,
  'label.bad-compared': ({ all }) =>
    `«comparado» lleva cifras por 100 g del otro producto, con estas claves: ${all.join(', ')}.`,
  'label.bad-net': ({ most }) =>
    `«pesoNeto» son los gramos que se venden: manda un número mayor que 0 y hasta ${most}.`,
  'label.bad-portion': ({ most }) => `«racion» son los gramos de una ración: manda un número entre 1 y ${most}.`,
  'label.bad-denomination': ({ longest }) =>
    `«denominacion» es el nombre del producto: manda un texto de hasta ${longest} caracteres.`,
  'label.bad-quantities': ({ most }) =>
    `«quid» es la lista de ingredientes cuya cantidad quieres indicar: manda hasta ${most} nombres.`,
  'label.bad-sheet': ({ position }) =>
    `Línea ${position}: «ficha» debe ser un objeto con los valores por 100 g de la etiqueta del proveedor.`,
  'label.bad-sheet-figure': ({ position, field, most }) =>
    `Línea ${position}: «ficha.${field}» debe ser un número entre 0 y ${most}.`,
  'label.bad-sheet-allergens': ({ position, all }) =>
    `Línea ${position}: «ficha.alergenos» debe ser una lista con los que lleve de estos: ${all.join(', ')}.`,
  'label.bad-told-allergens': ({ position, tellings, all }) =>
    `Línea ${position}: «ficha.declara» dice de cada alérgeno ${listText(tellings.map(quotedText), 'o')}, por su nombre o el de su especie: ${all.join(', ')}, trigo, avellana…`,
  'label.beyond-tolerance': ({ nutrient, declared, sd, tolerance }) =>
    `${capitaliseName(nutrient)}, ${declared}: con lo que varían los ingredientes (± ${numberText(sd, 1)} g) alguna partida puede salirse de la tolerancia de la guía de la Comisión de 2012 (± ${numberText(tolerance, 1)} g). Usa la ficha de tu proveedor o analiza el producto antes de imprimir.`,
})
