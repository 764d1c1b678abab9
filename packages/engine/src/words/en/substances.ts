import type { PhrasesFor } from '../../findings/finding.ts'
import type { SubstanceCodes } from '../../findings/substances.ts'
import { englishList, englishNumber, englishQuoted } from './text.ts'

/** Categories of food of annex II, part D, of Regulation (EC) 1333/2008, as a sentence calls them. */
const CATEGORIES: Readonly<Record<string, string>> = {
  '03': '03, edible ices',
  '05.1': '05.1, cocoa and chocolate products',
  '05.2': '05.2, other confectionery',
  '05.4': '05.4, decorations, coatings and fillings',
  '07.1.1': '07.1.1, bread of wheat flour, water, yeast and salt',
  '07.1': '07.1, bread and rolls',
  '07.2': '07.2, fine bakery wares',
  '16': '16, desserts',
  '01.4': '01.4, flavoured dairy products',
  '01.6': '01.6, cream',
}
const called = (category: string): string => CATEGORIES[category] ?? category
const ANNEX = 'Reg. (EC) 1333/2008, annex II'

/** What may not be in a food, or only so much of it, and what some foods bring along. */
export const englishSubstances: PhrasesFor<SubstanceCodes> = {
  'substance.asks-colour': ({ name }) =>
    `${englishQuoted(name)}: the E number or the name of the colour is missing. The list of ingredients must give it, and the limits and the warning of annex V depend on it (Reg. (EU) 1169/2011, annex VII.C; Reg. (EC) 1333/2008).`,
  'substance.titanium': () =>
    'Titanium dioxide (E 171) is not authorised: take it out (iron oxides or calcium carbonate E 170, if needed).',
  'substance.not-authorised': ({ name }) =>
    `${name} is a novel food that is not authorised in the EU (Reg. (EU) 2015/2283): it may not be sold.`,
  'substance.novel-food': ({ name }) =>
    `${name} is a novel food with its own conditions of use and labelling: see the Union list (Reg. (EU) 2017/2470).`,
  'substance.forbidden': ({ name, category }) =>
    `${name} is not allowed in this category of food (${called(category)}; ${ANNEX}).`,
  'substance.carried': ({ name, category, packets }) =>
    `${name} comes in ${englishList(packets.map(englishQuoted), 'and')}, and may not be added by itself in this category (${called(category)}): it is only allowed if it is authorised in that ingredient and the ingredient is not made for this purpose alone. Ask your supplier (Reg. (EC) 1333/2008, art. 18).`,
  'substance.too-much': ({ name, dose, most, category }) =>
    `${name}: ${englishNumber(dose, 0)} mg/kg of product; this category (${called(category)}) allows ${englishNumber(most, 0)} (${ANNEX}).`,
  'substance.sweetened': ({ name, saved }) =>
    `${name}: allowed in this category only with no added sugars, or if energy falls by 30%${saved === undefined ? '' : `: here −${englishNumber(saved, 0)}% against the same with sugar`} (${ANNEX}).`,
  'substance.not-loose': ({ name, category }) =>
    `${name} is only allowed in prepacked bread and bakery wares, not loose (${called(category)}; ${ANNEX}).`,
  'substance.is-packed': ({ name, most, category }) =>
    `${name}: is it prepacked? Only then is it allowed, up to ${englishNumber(most, 0)} mg/kg depending on the product (${called(category)}; ${ANNEX}).`,
  'substance.colour-strength': ({ name, dose, most, category }) =>
    `${name}: ask how strong the colour is. If pure, it would be ${englishNumber(dose, 0)} mg/kg, and ${englishNumber(most, 0)} mg/kg is allowed (${called(category)}; ${ANNEX}).`,
  'substance.caffeine': ({ dose }) =>
    `Caffeine: is it there for its effect? Then the label says “Contiene cafeína. No recomendado para niños ni mujeres embarazadas (${englishNumber(dose, 0)} mg/100 g)”; as a flavouring, “aroma (cafeína)” (Reg. (EU) 1169/2011, annexes III.4.2 and VII.D).`,
  'substance.unlisted': ({ name, category }) =>
    `${name} is not in category ${called(category)} in the text we have read: check before you use it (${ANNEX}).`,
  'substance.coumarin': ({ names, dose, most }) =>
    `Coumarin from ${englishList(names.map(englishQuoted), 'and')}: about ${englishNumber(dose, 0)} mg/kg of product, estimated (tonka ≈ 20 g/kg, cassia ≈ 3 g/kg)${most === undefined ? '' : `; at most ${englishNumber(most)}`}. Use Ceylon cinnamon or less tonka (Reg. (EC) 1334/2008, annex III).`,
  'substance.cyanide': ({ name }) =>
    `${englishQuoted(name)} may release hydrocyanic acid: ask your supplier for the analysis (Reg. (EU) 2023/915, 2.3; in nougat and marzipan at most 50 mg/kg: Reg. (EC) 1334/2008, annex III).`,
  'substance.bitter-almond': ({ name }) =>
    `${englishQuoted(name)} releases hydrocyanic acid: at most 50 mg/kg in nougat and marzipan (Reg. (EC) 1334/2008, annex III). Ask for an analysis; never serve it raw.`,
  'substance.liquorice': ({ name }) =>
    `${englishQuoted(name)}: at 100 mg/kg of glycyrrhizin or more, “Contiene regaliz” (contains liquorice); at 4 g/kg or more, also the warning about hypertension (Reg. (EU) 1169/2011, annex III.3). Ask your supplier for the glycyrrhizin (usually 4 to 8%).`,
  'substance.opiates': ({ name }) =>
    `${englishQuoted(name)}: ask your supplier for the analysis of opium alkaloids (bakery wares, 1.50 mg/kg; Reg. (EU) 2023/915, 2.5).`,
  'substance.thc': ({ name }) =>
    `${englishQuoted(name)}: ask your supplier for the analysis of THC (3 mg/kg; Reg. (EU) 2023/915, 2.6).`,
  'substance.metal': ({ name }) =>
    `${englishQuoted(name)} (E 174, E 175) may only be used on the outside of confectionery and to decorate chocolates (${ANNEX}).`,
  'substance.no-additive': ({ name, code }) =>
    `${englishQuoted(name)}: ${code} is not among the additives authorised in the EU; take it out, it may not be sold with it (Reg. (EC) 1333/2008, annex II).`,
  'substance.insect': ({ name }) =>
    `${englishQuoted(name)}: each species of insect needs its own authorisation as a novel food, for its use and dose, and a statement that it may cause allergy in people allergic to crustaceans, molluscs or mites (Reg. (EU) 2015/2283 and 2017/2470). Which species is it, and what does its data sheet say?`,
  'substance.green-tea': ({ name }) =>
    `${englishQuoted(name)}: ask the manufacturer how much epigallocatechin gallate (EGCG) it brings; the EU limits it per daily portion and requires warnings on the label (Reg. (EU) 2022/2340).`,
  'substance.guarana': ({ name }) =>
    `${englishQuoted(name)} contains caffeine: ask the manufacturer how much. If it is there for its effect, the label says “Contiene cafeína. No recomendado para niños ni mujeres embarazadas”, with the mg per 100 g (Reg. (EU) 1169/2011, annex III.4.2).`,
  'substance.raw-milk': ({ name }) =>
    `${englishQuoted(name)}: boil raw milk, or treat it as thoroughly, before you use it; otherwise it may not be sold (RD 1086/2020, art. 27.4). Never for hospitals, schools or care homes.`,
  'substance.farm-milk': ({ name }) =>
    `${englishQuoted(name)}: is it raw or pasteurised? Boil it before use if it is raw (RD 1086/2020, art. 27.4).`,
}
