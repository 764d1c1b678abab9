import type { PhrasesFor } from '../../findings/finding.ts'
import type { ClaimCodes, NameWordCodes, PrintedCodes } from '../../findings/name-words.ts'
import { decapitaliseName, listText, numberText, quotedText } from '../text.ts'
import { failureText } from './law.ts'

const names = (all: readonly string[]): string => listText(all.map(quotedText), 'y')

const called = (name: string | undefined): string => (name === undefined ? '' : ` Puede llamarse «${name}».`)

const claimFigure = ({
  etiqueta,
  valor,
  operador,
  umbral,
  unidad,
}: NonNullable<NameWordCodes['name.claim']['figure']>): string =>
  `${decapitaliseName(etiqueta)} ${numberText(valor, valor < 1 ? 4 : 2)} ${unidad}, ${operador === '>=' ? 'al menos' : 'como mucho'} ${numberText(umbral, 4)}`

/** What is asked of the other product. */
const COMPARED: Readonly<Record<string, string>> = {
  energiaKcal: 'energía',
  grasas: 'grasa',
  saturadas: 'grasa saturada',
  azucares: 'azúcares y energía',
  sal: 'sal',
  fibra: 'fibra',
  proteinas: 'proteína',
}

/** Words of a chosen name, and of the list. */
export const spanishNameWords: PhrasesFor<NameWordCodes & PrintedCodes & ClaimCodes> = {
  'name.dairy': ({ word, instead }) =>
    `«${word}» está reservado a la leche y sus productos, y aquí lo da ${quotedText(instead)} (Reg. (UE) 1308/2013, anexo VII, parte III): quítalo del nombre o llámalo por lo que es.`,
  'name.dairy-missing': ({ word }) =>
    `«${word}» está en el nombre y ningún ingrediente lo es (Reg. (UE) 1308/2013, anexo VII, parte III; Reg. (UE) 1169/2011, art. 7).`,
  'name.missing': ({ word }) =>
    `«${word}» está en el nombre y no hay ningún ingrediente que lo sea: si solo lleva aroma, «sabor ${word}»; si otro ocupa su lugar, nómbralo junto al nombre (Reg. (UE) 1169/2011, arts. 7 y 17 y anexo VI.A.4).`,
  'name.whole': ({ percent }) => {
    const share = `${numberText(percent, 1)} %`
    const here =
      percent > 0
        ? `aquí lo es el ${share} de la harina: «elaborado con harina integral ${share}»`
        : 'aquí ninguna lo es'
    return `«Integral» a secas solo si toda la harina lo es (RD 308/2019, art. 4.3.f); ${here}.`
  },
  'name.whole-unknown': () => '«Integral» solo si toda la harina lo es (RD 308/2019, art. 4.3): aquí no lo sé de toda.',
  'name.protected': ({ word }) =>
    `«${word}» es un nombre protegido: solo si elaboras en su zona según su pliego (no leído) y te certifica su consejo u órgano de control (Reg. (UE) 2024/1143, art. 26). Ni con «tipo», «estilo», «sabor» ni «imitación».`,
  'name.homemade': () =>
    '«Casero» es lo que se hace en una casa: en un obrador puede inducir a error (Reg. (UE) 1169/2011, art. 7).',
  'name.artisan': () =>
    '«Artesano» depende de la ley de artesanía de tu comunidad: solo si tienes la carta o el distintivo.',
  'name.vague': ({ word }) =>
    `«${word}» no tiene definición para este producto: solo si es cierto y puedes demostrarlo (Reg. (UE) 1169/2011, art. 7).`,
  'name.butter-only': ({ others }) =>
    `«De mantequilla» pide que sea la única grasa además de la de huevo y leche, y hay ${names(others)}: «con mantequilla» y su % (Reg. (UE) 1169/2011, arts. 7 y 22).`,
  'name.vanilla': () =>
    '«Vainilla» pide vainilla: con vainillina o aroma, «sabor a vainilla» (Reg. (CE) 1334/2008, art. 16).',
  'name.jam': ({ word }) =>
    `«${word}» tiene definición propia (RD 863/2003; mermelada, RD 670/1990): solo si lleva la fruta que pide y 60 % o más de sólidos solubles.`,
  'name.horchata': () =>
    '«Horchata» es de chufa, con almidón, grasa y grados Brix mínimos (RD 1338/1988, 3.1): solo si los cumple.',
  'name.honey': () =>
    '«Miel» en el nombre pide miel de abejas y su cantidad; con otro azúcar junto a ella, «con miel X %» (RD 1049/2003).',
  'name.claim': ({ word, value, figure, besides, norm, instead }) => {
    const held = figure === undefined ? '' : `: ${claimFigure(figure)}`
    const rather = instead === undefined ? '' : ` Puede decirse «${decapitaliseName(instead)}».`
    if (value === false) return `«${word}» no puede declararse${held} (${norm}).${rather}`
    return `«${word}» solo si ${besides.length > 0 ? listText(besides, 'y') : 'se demuestra'} (${norm}).`
  },
  'name.below': ({ word, failed, name }) =>
    `«${word}» no: ${failed.length > 0 ? listText(failed.map(failureText), 'y') : 'no es un producto de su norma'}.${called(name)}`,
  'name.if': ({ word, besides }, say) => `«${word}» solo si ${listText(besides.map(say), 'y')}.`,
  'name.beside': ({ word, nouns, article, name }) =>
    `«${word}» a secas no dice de qué es: pon ${names(nouns)} a su lado (${article}).${called(name)}`,
  'name.made-as': ({ word, type }) => `«${word}» solo si se hace así: lo has calculado como «${type}».`,
  'name.no-quality': ({ word, name }) =>
    `La norma no da calidad «${word}» a este producto (RD 1787/1982, 7.4).${called(name)}`,
  'name.share': ({ word, said, percent }) =>
    `«${word}»: es el ${numberText(percent, 1)} %, no el ${numberText(said, 1)} (Reg. (UE) 1169/2011, arts. 7 y 22).`,
  'name.share-of': ({ word }) => `«${word}»: no sé de qué ingrediente es; escríbelo junto a él.`,
  'name.cereal': ({ word, percent }) =>
    percent > 0
      ? `«${word}» a secas pide que toda la harina lo sea: di «Pan de ${word} ${numberText(percent, 0)} %» (RD 308/2019, art. 4.4).`
      : `«Pan de ${word}» pide harina de ${word}, y aquí no la hay: di «Pan con ${word}» (RD 308/2019, arts. 4.4 y 14.2).`,
  'name.fruit-below': ({ word, percent, least, norm }) =>
    `Con un ${numberText(percent, 1)} % de ${word}, di «sabor ${word}»: al menos ${numberText(least)} % (${norm}).`,
  'name.taste': ({ word }) =>
    `Nada sabe a «${word}»: «sabor» pide el alimento o su aroma (Reg. (UE) 1169/2011, art. 7).`,
  'name.variety': ({ word }) => `«${word}» solo si lo es: escríbelo así en su línea (Reg. (UE) 1169/2011, art. 7).`,
  'name.without': ({ word, names: lines }) =>
    `«sin ${word}» no: lo lleva ${names(lines)} (Reg. (UE) 1169/2011, art. 7.1).`,
  'name.without-open': ({ word, names: lines }) =>
    `«sin ${word}» solo si la ficha de ${names(lines)} lo confirma; y no es «sin trazas» (Reg. (UE) 1169/2011, art. 7.1).`,
  'name.origin-fails': ({ word, failed, name }) =>
    `«${word}» es un nombre protegido y la fórmula no cumple lo que pide${failed.length > 0 ? `: ${listText(failed.map(failureText), 'y')}` : ''} (Reg. (UE) 2024/1143, art. 26; pliego no leído).${called(name)}`,
  'name.origin-style': ({ word }) =>
    `«${word}» es un nombre protegido: ni con «estilo», «tipo», «receta», «sabor» ni «imitación», lo haga quien lo haga (Reg. (UE) 2024/1143, art. 26.1.b).`,
  'name.origin-ingredient': ({ word }) =>
    `«${word}» como ingrediente: solo si lo compras con su indicación, es el único de su clase, en cantidad que lo caracterice, con su % en la etiqueta y aviso previo al grupo de productores (Reg. (UE) 2024/1143, art. 27).`,
  'name.origin-untold': ({ word }) =>
    `«${word}» es un nombre protegido y ninguna línea dice que lo sea: escribe el ingrediente con su indicación o quítalo del nombre (Reg. (UE) 2024/1143, arts. 26 y 27).`,
  'name.evokes': ({ word }) =>
    `«${word}» puede evocar un nombre protegido: solo si no lleva a pensar en él (Reg. (UE) 2024/1143, art. 26.1.b).`,
  'name.organic': () => '«Ecológico» y «bio» son del que está certificado: solo si lo estás (Reg. (UE) 2018/848).',
  'name.wood': () => '«De leña» solo si se cuece íntegramente con leña (RD 308/2019, art. 14.6).',
  'name.unknown': ({ words }) =>
    `No compruebo ${names(words)}: si dice algo del producto, demuéstralo, que aquí no lo compruebo (Reg. (UE) 1169/2011, art. 7).`,
  'name.change': ({ name, lines, wasBalanced, isBalanced }) => {
    const moved = lines.map(
      ({ ingrediente, antes_g, gramos }) =>
        `${numberText(gramos)} g de ${decapitaliseName(ingrediente)} en vez de ${numberText(antes_g)}`,
    )
    const after = isBalanced ? (wasBalanced ? ' y sigue equilibrada' : ' y queda equilibrada') : ''
    const lost = wasBalanced && !isBalanced ? ', pero dejaría de estar equilibrada' : ''
    return `Con ${listText(moved, 'y')} puede llamarse «${name}»${after}${lost}.`
  },
  'name.cocoa': ({ percent, least }) =>
    `«Chocolate» no: di «al cacao». Cacao ${numberText(percent, 1)} % de la materia seca, al menos ${numberText(least)} (RD 823/1990, art. 10.1.2).`,
  'name.compound': ({ names }) =>
    `«Chocolate» no: ${listText(names.map(quotedText), 'y')} es sucedáneo, con otra grasa en vez de manteca de cacao. Di «sucedáneo de chocolate» (RD 823/1990, arts. 2.7 y 10.1.1; Reg. (UE) 1169/2011, art. 7).`,
  'name.not-chocolate': () =>
    '«Chocolate» pide chocolate en la cantidad de su norma (RD 1055/2003; RD 823/1990, 10.1.2).',

  'label.own-words': ({ name, row, isSpanish }) =>
    `He calculado ${quotedText(name)} como «${row}»: la lista dice lo que has escrito. ${isSpanish ? '' : 'Escríbelo en español, que es como va la etiqueta (Reg. (UE) 1169/2011, art. 15). '}Comprueba la ficha.`,
  'label.protected-word': ({ name }) =>
    `${quotedText(name)} es un nombre protegido: solo si compras producto con DOP, IGP o indicación geográfica. En el nombre de tu producto, además: único de su clase, cantidad que lo caracterice, su % en la etiqueta y aviso previo al grupo de productores (Reg. (UE) 2024/1143, art. 27).`,
  'label.lawful-word': ({ name, printed }) =>
    `${quotedText(name)} es un nombre reservado a la leche y sus productos (Reg. (UE) 1308/2013, anexo VII, parte III): la lista dice «${printed}».`,
  'label.brand': ({ name, printed }) =>
    `${quotedText(name)} es una marca: la lista dice «${printed}». La marca, solo con permiso y además del nombre (Reg. (UE) 1169/2011, art. 17.4).`,
  'label.which-plant': ({ name }) =>
    `De ${quotedText(name)}, ¿de qué planta es? Es obligatorio decirlo, y si está total o parcialmente hidrogenado (Reg. (UE) 1169/2011, anexo VII.A.8 y 9).`,

  'claim.compare': ({ nutrient, change }) =>
    `dices frente a qué producto, con su ${COMPARED[nutrient] ?? nutrient} por 100 g: hace falta un ${Math.abs(change)} % ${change < 0 ? 'menos' : 'más'}`,
  'claim.sheet': ({ names: lines }) => `la ficha de ${names(lines)} lo confirma`,
  'claim.sweetens': ({ names: lines }) =>
    `${names(lines)} no va para endulzar y no lleva azúcares añadidos: mira su ficha`,
}
