import { englishList, englishQuoted } from '@obrador/engine/language'
import { CABINET_RANGE, COARSEST_SCALE } from '../query.ts'
import type * as spanish from './es.ts'

const ITEMS: Readonly<Record<string, string>> = { productos: 'Product', partes: 'part', maquinas: 'Machine' }

const named = (names: readonly string[]): string => englishList(names.map(englishQuoted), 'or')

/** English. Fields keep the names of the interface. */
export const englishRefusals: typeof spanish = {
  noIngredients: () => '“ingredients” is missing: send a list with at least one ingredient and its weight in grams.',
  tooManyIngredients: (count, most) =>
    `You have sent ${count} ingredients and ${most} is the most: combine those that are the same.`,
  noProducts: () => '“productos” is missing: send a list with at least one product, its pieces and what it is made of.',
  lineText: (position, name) => `Line ${position}${name === undefined ? '' : ` (${englishQuoted(name)})`}: `,
  notAnObject: () => 'The body has to be a JSON object with the list “ingredients”: send {"ingredients": […]}.',
  pieceNotAnObject: () => 'The body has to be a JSON object with the list “partes”: send {"partes": […]}.',
  noParts: () =>
    '“partes” is missing: send a list with at least one part, its “nombre” and its “gramos” for each piece.',
  productsNotAnObject: () => 'The body has to be a JSON object with the list “productos”: send {"productos": […]}.',
  itemsText: (items) => {
    const told = items.map(
      ({ list, index, name }) =>
        `${ITEMS[list] ?? list} ${index + 1}${name === undefined ? '' : ` (${englishQuoted(name)})`}`,
    )
    const sentence = told.join(', ')
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: `
  },
  notAList: (name, grams) => `“ingredients” has to be a list: send [{"${name}": "Sugar", "${grams}": 100}, …].`,
  eitherListOrText: () => 'Send “ingredients” or “texto”, not both: take one out.',
  emptyList: () => '“ingredients” is empty: send at least one ingredient and its weight in grams.',
  lineNotAnObject: (name, grams) => `each ingredient is an object: send {"${name}": "Sugar", "${grams}": 100}.`,
  missingName: (field) => `“${field}” is missing: give the name of the ingredient.`,
  missingGrams: (field) => `“${field}” is missing: give the grams of the ingredient.`,
  useInstead: (misses) =>
    `use ${misses.map(({ right, wrong }) => `“${right}” instead of ${englishQuoted(wrong)}`).join(' and ')}.`,
  quotedNumber: (field, sent, meant) =>
    `“${field}” has to be a number: send it without quotation marks (${meant}, not "${sent}").`,
  notANumber: (field) => `“${field}” has to be a number: send it without quotation marks or units.`,
  nullNumber: (field) => `“${field}” cannot be null: send a number.`,
  hugeNumber: (field) => `“${field}” is too large a number: check it.`,
  notABoolean: (field) => `“${field}” has to be true or false: send it without quotation marks.`,
  badPantry: (name, most) =>
    `“despensa” has to be "catalogo" or a list of up to ${most} names: send ["Inulin", {"${name}": "Dextrose", "max": 50}].`,
  notAnObjectField: (field) => `“${field}” has to be an object: see the example in the documentation, at /docs.`,
  missingField: (field) => `“${field}” is missing: add it.`,
  notOneOf: (field, allowed) => `“${field}” has to be one of these: ${allowed.map((one) => `“${one}”`).join(', ')}.`,
  notAListField: (field) => `“${field}” has to be a list: send it in square brackets.`,
  emptyText: (field) => `“${field}” is empty: write something.`,
  tooLong: (field, most) => `“${field}” takes up to ${most} characters.`,
  tooManyItems: (field, most) => `“${field}” takes up to ${most} items.`,
  tooFewItems: (field) => `“${field}” is empty: send at least one item.`,
  notAbove: (field, least) => `“${field}” has to be a number above ${least}.`,
  notAText: (field) => `“${field}” has to be a text: send it in quotation marks.`,
  tooSmall: (field, least) => `“${field}” has to be ${least} or more.`,
  tooBig: (field, most) => `“${field}” has to be ${most} or less.`,
  ignoredField: (sent, meant) =>
    `I ignore ${englishQuoted(sent)}, which is not a field of this request: did you mean “${meant}”?`,
  ignoredParameter: (sent, meant) =>
    `I ignore the parameter ${englishQuoted(sent)} of the address: did you mean “${meant}”?`,
  unknownParameterText: (sent, meant, known) =>
    `I do not know the parameter ${englishQuoted(sent)}: ${meant === undefined ? `use ${named(known)}.` : `did you mean “${meant}”?`}`,
  unknownAnswerField: (path, meant, known) =>
    `“campos” asks for ${englishQuoted(path)}, which the answer does not have: ${
      meant === undefined ? `its fields are ${known.join(', ')}.` : `did you mean “${meant}”?`
    }`,
  emptyFields: () =>
    '“campos” has an empty name: send the fields of the answer separated by commas, for example campos=verdict,params.PAC.',
  otherUnit: (field, unit, way) => `“${field}” says ${englishQuoted(unit)} and weights are in grams: ${way}.`,
  unitWays: {
    volume: 'weigh the ingredient, or send the list in “texto”, which turns volumes into grams',
    kilos: 'multiply by 1000 and take the field out',
    other: 'send the grams and take the field out',
  },
  unusedField: (sent) => `I ignore ${englishQuoted(sent)}: this craft does not use that field.`,
  unreadableRequest: () =>
    'I cannot make sense of the request: compare it with the example in the documentation, at /docs.',
  unsupportedCraft: (craft, supported) =>
    `The craft ${englishQuoted(typeof craft === 'string' ? craft : JSON.stringify(craft))} is not available here: send ${named(supported)} in “craft”, or take the field out.`,
  queryTexts: {
    q: '“q” is what you are looking for: send up to 120 characters.',
    craft: '“craft” is the craft, for example craft=helado.',
    pagina: '“pagina” is the number of the page: send a whole number from 1.',
    por: '“por” is how many rows a page has: send a whole number from 1 to 200.',
    explica: '“explica” takes 1 (with the explanation) or 0 (without it).',
    abrir: '“abrir” takes 1 (with what is inside each preparation) or 0 (without it).',
    breve: '“breve” takes 1 (only the fields of the interface) or 0 (the whole answer).',
    campos: '“campos” are the fields of the answer that you want, separated by commas: campos=verdict,params.PAC.',
    codigos: '“codigos” takes 1 (with the findings as data) or 0 (without them).',
    pais: '“pais” is the country of law and label: send “es” (Spain) or leave it out. What another country would say has not been looked at.',
    idioma: '“idioma” is the language of the sentences: send “es” (Spanish), “en” (English) or “it” (Italian).',
    duda: '“duda” takes 1 (with the doubt of each figure) or 0 (without it).',
    habitual: '“habitual” takes 1 (with how usual it is) or 0 (without it).',
    balanza: `“balanza” is the division of your scale in grams: send a number between 0 and ${COARSEST_SCALE}, for example balanza=1.`,
    vitrina: `“vitrina” is the temperature of your cabinet in °C: send a number between ${CABINET_RANGE.coldest} and ${CABINET_RANGE.warmest}, for example vitrina=-14.`,
  },
}
