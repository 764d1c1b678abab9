import type { PhrasesFor } from '../../findings/finding.ts'
import type { SubstanceCodes } from '../../findings/substances.ts'
import { listText, numberText, quotedText } from '../text.ts'

/** Categories of food of annex II, part D, of Regulation (EC) 1333/2008, as a sentence calls them. */
export const FOOD_CATEGORY_NAMES: Readonly<Record<string, string>> = {
  '03': '03, helados',
  '05.1': '05.1, chocolate y sus coberturas',
  '05.2': '05.2, otros productos de confitería',
  '05.4': '05.4, adornos, coberturas y rellenos',
  '07.1.1': '07.1.1, pan de harina, agua, levadura y sal',
  '07.1': '07.1, pan',
  '07.2': '07.2, bollería y pastelería',
  '16': '16, postres',
  '01.4': '01.4, productos lácteos aromatizados',
  '01.6': '01.6, nata',
}
const called = (category: string): string => FOOD_CATEGORY_NAMES[category] ?? category
const ANNEX = 'Reg. (CE) 1333/2008, anexo II'

/** What may not be in a food, or only so much of it, and what some foods bring along. */
export const spanishSubstances: PhrasesFor<SubstanceCodes> = {
  'substance.asks-colour': ({ name }) =>
    `De ${quotedText(name)} falta el número E o el nombre del colorante: es obligatorio en la lista, y de él dependen los límites y la advertencia del anexo V (Reg. (UE) 1169/2011, anexo VII.C; Reg. (CE) 1333/2008).`,
  'substance.titanium': () =>
    'El dióxido de titanio (E 171) no está autorizado: quítalo (óxidos de hierro o carbonato cálcico E 170, si hace falta).',
  'substance.not-authorised': ({ name }) =>
    `${name} es un nuevo alimento no autorizado en la UE (Reg. (UE) 2015/2283): no puede venderse.`,
  'substance.novel-food': ({ name }) =>
    `${name} es un nuevo alimento con condiciones de uso y mención propias: mira la lista de la Unión (Reg. (UE) 2017/2470).`,
  'substance.forbidden': ({ name, category }) =>
    `${name} no se admite en esta categoría de alimento (${called(category)}; ${ANNEX}).`,
  'substance.carried': ({ name, category, packets }) =>
    `${name} viene en ${listText(packets.map(quotedText), 'y')}, y añadido no cabe así en esta categoría (${called(category)}): solo se admite si está autorizado en ese ingrediente y no se hace solo para esto. Pregunta a tu proveedor (Reg. (CE) 1333/2008, art. 18).`,
  'substance.too-much': ({ name, dose, most, category }) =>
    `${name}: ${numberText(dose, 0)} mg/kg de producto, y en esta categoría (${called(category)}) caben ${numberText(most, 0)} (${ANNEX}).`,
  'substance.sweetened': ({ name, saved }) =>
    `${name}: en esta categoría cabe sin azúcares añadidos, o si el valor energético baja un 30 %${saved === undefined ? '' : `: aquí, −${numberText(saved, 0)} % frente a lo mismo con azúcar`} (${ANNEX}).`,
  'substance.not-loose': ({ name, category }) =>
    `${name} solo se admite en pan y bollería envasados: a granel, no (${called(category)}; ${ANNEX}).`,
  'substance.is-packed': ({ name, most, category }) =>
    `${name}: ¿va envasado? Solo envasado se admite, hasta ${numberText(most, 0)} mg/kg según el producto (${called(category)}; ${ANNEX}).`,
  'substance.colour-strength': ({ name, dose, most, category }) =>
    `${name}: pregunta la riqueza del colorante. Puro serían ${numberText(dose, 0)} mg/kg y caben ${numberText(most, 0)} mg/kg (${called(category)}; ${ANNEX}).`,
  'substance.caffeine': ({ dose }) =>
    `Cafeína: ¿la pones por su efecto? Entonces la etiqueta dice «Contiene cafeína. No recomendado para niños ni mujeres embarazadas (${numberText(dose, 0)} mg/100 g)»; como aroma, «aroma (cafeína)» (Reg. (UE) 1169/2011, anexos III.4.2 y VII.D).`,
  'substance.unlisted': ({ name, category }) =>
    `${name} no figura en la categoría ${called(category)} del texto leído: confírmalo antes de usarlo (${ANNEX}).`,
  'substance.coumarin': ({ names, dose, most }) =>
    `Cumarina de ${listText(names.map(quotedText), 'y')}: unos ${numberText(dose, 0)} mg/kg de producto, estimados (tonka ≈ 20 g/kg, casia ≈ 3 g/kg)${most === undefined ? '' : `; máximo ${numberText(most)}`}. Usa canela de Ceilán o menos tonka (Reg. (CE) 1334/2008, anexo III).`,
  'substance.cyanide': ({ name }) =>
    `${quotedText(name)} puede liberar ácido cianhídrico: pide a tu proveedor el análisis (Reg. (UE) 2023/915, 2.3; en turrón y mazapán, máximo 50 mg/kg: Reg. (CE) 1334/2008, anexo III).`,
  'substance.bitter-almond': ({ name }) =>
    `${quotedText(name)} libera ácido cianhídrico: máximo 50 mg/kg en turrón y mazapán (Reg. (CE) 1334/2008, anexo III). Pide análisis; no la des cruda.`,
  'substance.liquorice': ({ name }) =>
    `${quotedText(name)}: con 100 mg/kg o más de glicirricina, «Contiene regaliz»; con 4 g/kg o más, además la advertencia de hipertensión (Reg. (UE) 1169/2011, anexo III.3). Pide la glicirricina a tu proveedor (suele ser del 4 al 8 %).`,
  'substance.opiates': ({ name }) =>
    `${quotedText(name)}: pide a tu proveedor el análisis de alcaloides del opio (bollería, 1,50 mg/kg; Reg. (UE) 2023/915, 2.5).`,
  'substance.thc': ({ name }) =>
    `${quotedText(name)}: pide a tu proveedor el análisis de THC (3 mg/kg; Reg. (UE) 2023/915, 2.6).`,
  'substance.metal': ({ name }) =>
    `${quotedText(name)} (E 174, E 175) solo cabe en la cobertura externa de confites y en la decoración de bombones (${ANNEX}).`,
  'substance.no-additive': ({ name, code }) =>
    `${quotedText(name)}: ${code} no está entre los aditivos autorizados en la UE; quítalo, así no puede venderse (${ANNEX}).`,
  'substance.insect': ({ name }) =>
    `${quotedText(name)}: cada especie de insecto pide su autorización como nuevo alimento, en su uso y su dosis, y una mención de que puede dar alergia a quien la tiene a crustáceos, moluscos o ácaros (Reg. (UE) 2015/2283 y 2017/2470). ¿Qué especie es, y qué dice su ficha?`,
  'substance.green-tea': ({ name }) =>
    `${quotedText(name)}: pregunta al fabricante cuánto galato de epigalocatequina (EGCG) aporta; la UE lo limita por porción diaria y pide advertencias en la etiqueta (Reg. (UE) 2022/2340).`,
  'substance.guarana': ({ name }) =>
    `${quotedText(name)} lleva cafeína: pregunta al fabricante cuánta. Si la pones por su efecto, la etiqueta dice «Contiene cafeína. No recomendado para niños ni mujeres embarazadas», con los mg por 100 g (Reg. (UE) 1169/2011, anexo III.4.2).`,
  'substance.raw-milk': ({ name }) =>
    `${quotedText(name)}: con leche cruda, hiérvela o dale un tratamiento equivalente antes de usarla; sin eso no se vende (RD 1086/2020, art. 27.4). Nunca para hospitales, escuelas ni residencias.`,
  'substance.farm-milk': ({ name }) =>
    `${quotedText(name)}: ¿es cruda o pasteurizada? Si es cruda, hiérvela antes de usarla (RD 1086/2020, art. 27.4).`,
}
