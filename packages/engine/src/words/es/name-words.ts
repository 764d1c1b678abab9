import type { PhrasesFor } from '../../findings/finding.ts'
import type { ClaimCodes, NameWordCodes, PrintedCodes } from '../../findings/name-words.ts'
import { listText, numberText, quotedText } from '../text.ts'

const names = (all: readonly string[]): string => listText(all.map(quotedText), 'y')

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
    return `«Integral» a secas solo si toda la harina lo es (RD 308/2019, art. 4.3.f); aquí lo es el ${share} de la harina: «elaborado con harina integral ${share}».`
  },
  'name.whole-unknown': () => '«Integral» solo si toda la harina lo es (RD 308/2019, art. 4.3): aquí no lo sé de toda.',
  'name.protected': ({ word }) =>
    `«${word}» es un nombre protegido: solo si elaboras en su zona según su pliego y te certifica su consejo u órgano de control (Reg. (UE) 2024/1143, art. 26). Ni con «tipo», «estilo», «sabor» ni «imitación».`,
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
  'name.claim': ({ word, value }) =>
    value === false
      ? `«${word}» no puede declararse: mira «declaraciones».`
      : `«${word}» solo si se cumple lo que dice «declaraciones».`,
  'name.reserved': ({ word, legal }) =>
    `«${word}» es un nombre reservado y la fórmula no lo alcanza: puede llamarse «${legal}».`,
  'name.not-chocolate': () =>
    '«Chocolate» pide chocolate en la cantidad de su norma (RD 1055/2003; RD 823/1990, 10.1.2).',

  'label.own-words': ({ name, row }) =>
    `He calculado ${quotedText(name)} como «${row}»: la lista dice lo que has escrito. Comprueba la ficha.`,
  'label.protected-word': ({ name }) =>
    `${quotedText(name)} es un nombre protegido: solo si compras producto con DOP, IGP o indicación geográfica. En el nombre de tu producto, además: único de su clase, cantidad que lo caracterice, su % en la etiqueta y aviso previo al grupo de productores (Reg. (UE) 2024/1143, art. 27).`,
  'label.lawful-word': ({ name, printed }) =>
    `${quotedText(name)} es un nombre reservado a la leche y sus productos (Reg. (UE) 1308/2013, anexo VII, parte III): la lista dice «${printed}».`,
  'label.brand': ({ name, printed }) =>
    `${quotedText(name)} es una marca: la lista dice «${printed}». La marca, solo con permiso y además del nombre (Reg. (UE) 1169/2011, art. 17.4).`,
  'label.which-plant': ({ name }) =>
    `De ${quotedText(name)}, ¿de qué planta es? Es obligatorio decirlo, y si está total o parcialmente hidrogenado (Reg. (UE) 1169/2011, anexo VII.A.8 y 9).`,

  'claim.sheet': ({ names: lines }) => `la ficha de ${names(lines)} lo confirma`,
  'claim.sweetens': ({ names: lines }) =>
    `${names(lines)} no va para endulzar y no lleva azúcares añadidos: mira su ficha`,
}
