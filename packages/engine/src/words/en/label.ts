import type { PhrasesFor } from '../../findings/finding.ts'
import type { LabelCodes } from '../../findings/label.ts'
import { printedContains, printedTraces } from '../es/printed.ts'
import { capitaliseName } from '../text.ts'
import { englishGlossary as word } from './glossary.ts'
import { englishNameWords } from './name-words.ts'
import { englishCalled, englishList, englishNames, englishNumber, englishQuoted } from './text.ts'

const NUTRIENTS: Readonly<Record<string, string>> = {
  energiaKj: word.energía,
  energiaKcal: word.energía,
  grasas: word.grasas,
  saturadas: word.saturadas,
  hidratosDeCarbono: word['hidratos de carbono'],
  azucares: word.azúcares,
  fibra: word.fibra,
  proteinas: word.proteínas,
  sal: word.sal,
}

const SMALL_PRINT = 'annex VII, part E'

/** What is said of a label, beside what it says; what it prints stays in Spanish. */
export const englishLabel: PhrasesFor<LabelCodes> = {
  ...englishNameWords,
  'label.as-formulated': () => 'Per 100 g of product as formulated: it loses no weight in the making.',
  'label.as-put-together': () =>
    'Per 100 g of assembled product: assembly loses no weight, and the water that its preparations lose in the making is already taken off.',
  'label.as-finished': ({ percent, said }, say) =>
    `Per 100 g of finished product: it loses ${englishNumber(percent, 1)}% of its weight, ${say(said)}.`,
  'label.unlisted-water': ({ most }) =>
    `Added water that is not over ${most}% of the finished product need not be listed (annex VII, part A, point 1).`,
  'label.contains': ({ words, unknown }) => {
    const open = unknown.length > 0 ? `As for ${englishNames(unknown)}, I do not know: read the label.` : ''
    if (words.length > 0)
      return open ? `The label says ${englishQuoted(printedContains(words))} ${open}` : printedContains(words)
    return open || 'No ingredient is among the allergens of annex II.'
  },
  'label.unknown-date': ({ names }) =>
    `Use-by or best-before date: I do not know how ${names.length > 0 ? englishList(names.map(englishQuoted), 'or') : 'it'} keeps; treat it as highly perishable.`,
  'label.traces': ({ words }) => printedTraces(words),
  'label.unknown': ({ name, near }) =>
    `I do not know what is in ${englishQuoted(name)}: its allergens are missing, and the values, which leave it out, are minimums.${near.length > 0 ? ` Did you mean ${englishList(near.map(englishQuoted), 'or')}?` : ''} Send what your supplier’s label says in “ficha”.`,
  'label.unknown-allergens': ({ all }) =>
    `I do not know the allergens of ${englishNames(all)}: read your supplier’s label and send them in “ficha.alergenos” ([] if it has none).`,
  'label.unweighed': ({ name, missing }, say) =>
    `${englishQuoted(name)} is not weighed: ${say(missing)} is known only of the rest, and the total is a minimum. Write its grams.`,
  'label.untold': ({ name, missing }, say) =>
    `I do not know all that is in ${englishQuoted(name)}; missing: ${say(missing)}. The totals are minimums: send what is missing in “ficha”.`,
  'label.nutrients': ({ nutrients }) => englishList([...new Set(nutrients.map((key) => NUTRIENTS[key] ?? key))], 'and'),
  'label.compounds': ({ all, small }) =>
    `Compound ingredient${all.length > 1 ? 's' : ''}: ${englishNames(all)}. Add in brackets the ingredients that the supplier’s label gives, allergens emphasised (${SMALL_PRINT}). They may be left out only if it is under ${small}% and a Union rule fixes its composition.`,
  'label.no-such-quantity': ({ all }) =>
    `I cannot find ${englishNames(all)} among the ingredients: I cannot give the quantity.`,
  'label.sulphites': () =>
    'Sulphites are only declared above 10 mg/kg of the product (annex II, point 12): ask your supplier how much there is.',
  'label.species': ({ all }) =>
    `${englishList(all.map(englishQuoted), 'and')}: the species must be named (wheat, rye…; almond, hazelnut…): change it in the list.`,
  'label.name-if': ({ name, besides }, say) =>
    `${englishCalled(name)}, as long as ${englishList(besides.map(say), 'and')}.`,
  'label.exempt-union': ({ small }) =>
    `It is under ${small}% of the product and a Union rule fixes its composition: its ingredients may be left out, but not additives or allergens (${SMALL_PRINT}, point 2.a).`,
  'label.exempt-spices': ({ small }) =>
    `A mix of spices or herbs under ${small}% of the product: its ingredients may be left out, but not additives or allergens (${SMALL_PRINT}, point 2.b).`,
  'label.not-customary': ({ name }) =>
    `${englishQuoted(name)} is neither a legal nor a customary name: its ingredients go in the list with the others (${SMALL_PRINT}, point 1). If it has one (“mousse”, “bizcocho”…), put it first.`,
  'label.reserved-name': ({ name }) =>
    `${englishQuoted(name)} begins with a name that the law reserves, and nothing here shows that it may use it: its ingredients go in the list with the others. Give its “oficio” and its “type”, or call it what it is.`,
  'label.too-many-names': ({ most }) =>
    `There are more than ${most} preparations: the ingredients of the rest go in the list with the others.`,
  'label.part-name-if': ({ asked, name, besides }, say) =>
    `${englishQuoted(asked)} goes in the list as ${englishQuoted(name)}, as long as ${englishList(besides.map(say), 'and')}.`,
  'label.partial-total': ({ name, amount, uncounted }) =>
    `${englishQuoted(name)}: ${englishQuoted(amount)} in all, not counting what is in ${englishNames(uncounted)}: ask your supplier and add it.`,
  'label.bad-sale': ({ all }) => `“venta” is how it is sold: send ${englishList(all.map(englishQuoted), 'or')}.`,
  'label.bad-compared': ({ all }) =>
    `“comparado” has figures per 100 g of the other product, with these keys: ${all.map(englishQuoted).join(', ')}.`,
  'label.bad-net': ({ most }) => `“pesoNeto” is the grams sold: send a number above 0 and up to ${most}.`,
  'label.bad-portion': ({ most }) => `“racion” is the grams of a portion: send a number from 1 to ${most}.`,
  'label.bad-denomination': ({ longest }) =>
    `“denominacion” is the name of the product: send a text of up to ${longest} characters.`,
  'label.bad-quantities': ({ most }) =>
    `“quid” is the list of ingredients whose quantity you want to give: send up to ${most} names.`,
  'label.bad-sheet': ({ position }) =>
    `Line ${position}: “ficha” must be an object with the values per 100 g of the supplier’s label.`,
  'label.bad-sheet-figure': ({ position, field, most }) =>
    `Line ${position}: “ficha.${field}” must be a number from 0 to ${most}.`,
  'label.bad-sheet-allergens': ({ position, all }) =>
    `Line ${position}: “ficha.alergenos” must be a list of those it has among these: ${all.map(englishQuoted).join(', ')}.`,
  'label.bad-told-allergens': ({ position, tellings, all }) =>
    `Line ${position}: “ficha.declara” says of each allergen ${englishList(tellings.map(englishQuoted), 'or')}, by its name or that of its species: ${all.map(englishQuoted).join(', ')}, “trigo”, “avellana”…`,
  'label.beyond-tolerance': ({ nutrient, declared, sd, tolerance }, say) =>
    `${capitaliseName(say(nutrient))}, ${englishQuoted(declared)}: as the ingredients vary (± ${englishNumber(sd, 1)} g), some batches may fall outside the tolerance of the Commission’s 2012 guidance (± ${englishNumber(tolerance, 1)} g). Use your supplier’s data sheet, or have the product analysed before you print.`,
}
