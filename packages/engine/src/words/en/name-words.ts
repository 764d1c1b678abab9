import type { PhrasesFor, SayFinding } from '../../findings/finding.ts'
import type { ClaimCodes, NameWordCodes, PrintedCodes } from '../../findings/name-words.ts'
import { decapitaliseName } from '../text.ts'
import { englishGlossary as word } from './glossary.ts'
import { englishFailure } from './law.ts'
import { englishCalled, englishCitation, englishList, englishNumber, englishQuoted } from './text.ts'

/** Words of a chosen name are those that the label prints: they stay in Spanish, between quotation marks. */

const names = (all: readonly string[]): string => englishList(all.map(englishQuoted), 'and')
const called = (name: string | undefined): string =>
  name === undefined ? '' : ` It may be called ${englishCalled(name)}.`

const MISLEADING = 'Reg. (EU) 1169/2011, art. 7'
const PROTECTED = 'Reg. (EU) 2024/1143, art. 26'
const DAIRY = 'Reg. (EU) 1308/2013, annex VII, part III'

const claimFigure = (
  { etiqueta, valor, operador, umbral, unidad }: NonNullable<NameWordCodes['name.claim']['figure']>,
  say: SayFinding,
): string =>
  `${decapitaliseName(say(etiqueta))} ${englishNumber(valor, valor < 1 ? 4 : 2)} ${say(unidad)}, ${operador === '>=' ? 'at least' : 'at most'} ${englishNumber(umbral, 4)}`

/** What is asked of the other product. */
const COMPARED: Readonly<Record<string, string>> = {
  energiaKcal: word.energía,
  grasas: word.grasa,
  saturadas: word.saturadas,
  azucares: `${word.azúcares} and ${word.energía}`,
  sal: word.sal,
  fibra: word.fibra,
  proteinas: word.proteína,
}

export const englishNameWords: PhrasesFor<NameWordCodes & PrintedCodes & ClaimCodes> = {
  'name.dairy': ({ word: said, instead }) =>
    `${englishQuoted(said)} is reserved for milk and its products, and here it comes from ${englishQuoted(instead)} (${DAIRY}): take it out of the name, or call it what it is.`,
  'name.dairy-missing': ({ word: said }) =>
    `${englishQuoted(said)} is in the name and no ingredient is that (${DAIRY}; ${MISLEADING}).`,
  'name.missing': ({ word: said }) =>
    `${englishQuoted(said)} is in the name and no ingredient is that: if there is only a flavouring, “sabor ${said}”; if something else takes its place, give it beside the name (Reg. (EU) 1169/2011, arts. 7 and 17 and annex VI.A.4).`,
  'name.whole': ({ percent }) => {
    const share = `${englishNumber(percent, 1)} %`
    const here =
      percent > 0 ? `here ${share} of the flour is: “elaborado con harina integral ${share}”` : 'here none of it is'
    return `“Integral” (wholemeal) by itself only if all the flour is (RD 308/2019, art. 4.3.f); ${here}.`
  },
  'name.whole-unknown': () =>
    '“Integral” (wholemeal) only if all the flour is (RD 308/2019, art. 4.3): here I do not know that of all of it.',
  'name.protected': ({ word: said }) =>
    `${englishQuoted(said)} is a protected name: only if you make it in its area by its specification (not read) and its control body certifies you (${PROTECTED}). Not with “tipo”, “estilo”, “sabor” or “imitación” either.`,
  'name.homemade': () =>
    `“Casero” (home-made) is what is made in a home: from a workshop the word may mislead (${MISLEADING}).`,
  'name.artisan': () =>
    '“Artesano” (artisan) depends on the crafts law of your region of Spain: only if you hold its card or mark.',
  'name.vague': ({ word: said }) =>
    `${englishQuoted(said)} has no definition for this product: only if it is true and you can show it (${MISLEADING}).`,
  'name.butter-only': ({ others }) =>
    `“De mantequilla” (butter) needs butter to be the only fat besides that of egg and milk, and there is ${names(others)}: “con mantequilla” and its % (Reg. (EU) 1169/2011, arts. 7 and 22).`,
  'name.vanilla': () =>
    '“Vainilla” needs vanilla: with vanillin or flavouring, “sabor a vainilla” (Reg. (EC) 1334/2008, art. 16).',
  'name.jam': ({ word: said }) =>
    `${englishQuoted(said)} has a definition of its own (RD 863/2003; marmalade, RD 670/1990): only with the fruit that it asks for and 60% soluble solids or more.`,
  'name.horchata': () =>
    '“Horchata” is made from tiger nuts, with a minimum of starch, fat and degrees Brix (RD 1338/1988, 3.1): only if it meets them.',
  'name.honey': () =>
    '“Miel” (honey) in the name needs bees’ honey and its quantity; with another sugar beside it, “con miel X %” (RD 1049/2003).',
  'name.claim': ({ word: said, value, figure, besides, norm, instead }, say) => {
    const held = figure === undefined ? '' : `: ${claimFigure(figure, say)}`
    const rather = instead === undefined ? '' : ` It may say ${englishQuoted(decapitaliseName(instead))}.`
    if (value === false) return `${englishQuoted(said)} may not be claimed${held} (${englishCitation(norm)}).${rather}`
    return `${englishQuoted(said)} only if ${besides.length > 0 ? englishList(besides.map(say), 'and') : 'it can be shown'} (${englishCitation(norm)}).`
  },
  'name.below': ({ word: said, failed, name }, say) =>
    `Not ${englishQuoted(said)}: ${
      failed.length > 0
        ? englishList(
            failed.map((one) => englishFailure(one, say)),
            'and',
          )
        : 'it is not a product of that regulation'
    }.${called(name)}`,
  'name.if': ({ word: said, besides }, say) =>
    `${englishQuoted(said)} only if ${englishList(besides.map(say), 'and')}.`,
  'name.beside': ({ word: said, nouns, article, name }) =>
    `${englishQuoted(said)} by itself does not say what it is made of: put ${names(nouns)} beside it (${englishCitation(article)}).${called(name)}`,
  'name.made-as': ({ word: said, type }) =>
    `${englishQuoted(said)} only if it is made that way: you have calculated it as ${englishQuoted(type)}.`,
  'name.no-quality': ({ word: said, name }) =>
    `The regulation gives this product no grade ${englishQuoted(said)} (RD 1787/1982, 7.4).${called(name)}`,
  'name.share': ({ word: said, said: told, percent }) =>
    `${englishQuoted(said)}: it is ${englishNumber(percent, 1)}%, not ${englishNumber(told, 1)} (Reg. (EU) 1169/2011, arts. 7 and 22).`,
  'name.share-of': ({ word: said }) =>
    `${englishQuoted(said)}: I do not know which ingredient that is; write it beside the ingredient.`,
  'name.cereal': ({ word: said, percent }) =>
    percent > 0
      ? `${englishQuoted(said)} by itself needs all the flour to be that: say “Pan de ${said} ${englishNumber(percent, 0)} %” (RD 308/2019, art. 4.4).`
      : `“Pan de ${said}” needs flour of it, and there is none: say “Pan con ${said}” (RD 308/2019, arts. 4.4 and 14.2).`,
  'name.fruit-below': ({ word: said, percent, least, norm }) =>
    `With ${englishNumber(percent, 1)}% of ${englishQuoted(said)}, say “sabor ${said}”: at least ${englishNumber(least)}% (${englishCitation(norm)}).`,
  'name.taste': ({ word: said }) =>
    `Nothing tastes of ${englishQuoted(said)}: “sabor” needs the food or its flavouring (${MISLEADING}).`,
  'name.variety': ({ word: said }) =>
    `${englishQuoted(said)} only if it is so: write it on its line too (${MISLEADING}).`,
  'name.without': ({ word: said, names: lines }) =>
    `Not “sin ${said}”: ${names(lines)} ${lines.length > 1 ? 'have' : 'has'} it (Reg. (EU) 1169/2011, art. 7.1).`,
  'name.without-open': ({ word: said, names: lines }) =>
    `“sin ${said}” only if the data sheet of ${names(lines)} confirms it; and it does not mean “no traces” (Reg. (EU) 1169/2011, art. 7.1).`,
  'name.origin-fails': ({ word: said, failed, name }, say) =>
    `${englishQuoted(said)} is a protected name and the formula does not meet what it asks for${
      failed.length > 0
        ? `: ${englishList(
            failed.map((one) => englishFailure(one, say)),
            'and',
          )}`
        : ''
    } (${PROTECTED}; specification not read).${called(name)}`,
  'name.origin-style': ({ word: said }) =>
    `${englishQuoted(said)} is a protected name: not with “estilo”, “tipo”, “receta”, “sabor” or “imitación” either, whoever makes it (${PROTECTED}.1.b).`,
  'name.origin-ingredient': ({ word: said }) =>
    `${englishQuoted(said)} as an ingredient: only if you buy it under its indication, it is the only one of its kind, there is enough to characterise the product, its % is on the label and the producer group was told beforehand (Reg. (EU) 2024/1143, art. 27).`,
  'name.origin-untold': ({ word: said }) =>
    `${englishQuoted(said)} is a protected name and no line says that it is one: write the ingredient with its indication, or take it out of the name (Reg. (EU) 2024/1143, arts. 26 and 27).`,
  'name.evokes': ({ word: said }) =>
    `${englishQuoted(said)} may evoke a protected name: only if it does not bring that name to mind (${PROTECTED}.1.b).`,
  'name.organic': () =>
    '“Ecológico” and “bio” (organic) are for certified producers: only if you are one (Reg. (EU) 2018/848).',
  'name.wood': () => '“De leña” (wood-fired) only if it is baked with wood alone (RD 308/2019, art. 14.6).',
  'name.unknown': ({ words }) =>
    `I do not check ${names(words)}: if it says something about the product, be ready to show it (${MISLEADING}).`,
  'name.change': ({ name, lines, wasBalanced, isBalanced }) => {
    const moved = lines.map(
      ({ ingrediente, antes_g, gramos }) =>
        `${englishNumber(gramos)} g of ${decapitaliseName(ingrediente)} instead of ${englishNumber(antes_g)}`,
    )
    const after = isBalanced ? (wasBalanced ? ' and stays balanced' : ' and comes out balanced') : ''
    const lost = wasBalanced && !isBalanced ? ', but would no longer be balanced' : ''
    return `With ${englishList(moved, 'and')} it may be called ${englishCalled(name)}${after}${lost}.`
  },
  'name.cocoa': ({ percent, least }) =>
    `Not “chocolate”: say “al cacao”. Cocoa is ${englishNumber(percent, 1)}% of the dry matter, at least ${englishNumber(least)} is needed (RD 823/1990, art. 10.1.2).`,
  'name.compound': ({ names }) =>
    `Not “chocolate”: ${englishList(names.map(englishQuoted), 'and')} is a substitute, with another fat in place of cocoa butter. Say “sucedáneo de chocolate” (RD 823/1990, arts. 2.7 and 10.1.1; Reg. (EU) 1169/2011, art. 7).`,
  'name.not-chocolate': () =>
    '“Chocolate” needs chocolate in the quantity that its regulation sets (RD 1055/2003; RD 823/1990, 10.1.2).',
  'label.own-words': ({ name, row, isSpanish }) =>
    `I have calculated ${englishQuoted(name)} as ${englishQuoted(row)}: the list says what you wrote. ${isSpanish ? '' : 'Write it in Spanish, as the label is (Reg. (EU) 1169/2011, art. 15). '}Check the data sheet.`,
  'label.protected-word': ({ name }) =>
    `${englishQuoted(name)} is a protected name: only if you buy it with its PDO, PGI or geographical indication. In the name of your product, besides: the only one of its kind, enough to characterise it, its % on the label and the producer group told beforehand (Reg. (EU) 2024/1143, art. 27).`,
  'label.lawful-word': ({ name, printed }) =>
    `${englishQuoted(name)} is a name reserved for milk and its products (${DAIRY}): the list says ${englishQuoted(printed)}.`,
  'label.brand': ({ name, printed }) =>
    `${englishQuoted(name)} is a brand: the list says ${englishQuoted(printed)}. The brand, only with permission and besides the name (Reg. (EU) 1169/2011, art. 17.4).`,
  'label.which-plant': ({ name }) =>
    `${englishQuoted(name)}: from which plant? It must be said, and whether it is fully or partly hydrogenated (Reg. (EU) 1169/2011, annex VII.A.8 and 9).`,
  'claim.compare': ({ nutrient, change }) =>
    `you say compared with which product, with its ${COMPARED[nutrient] ?? nutrient} per 100 g: it takes ${Math.abs(change)}% ${change < 0 ? 'less' : 'more'}`,
  'claim.sheet': ({ names: lines }) => `the data sheet of ${names(lines)} confirms it`,
  'claim.sweetens': ({ names: lines }) =>
    `${names(lines)} ${lines.length > 1 ? 'are' : 'is'} not there to sweeten and ${lines.length > 1 ? 'have' : 'has'} no added sugars: see the data sheet`,
}
