import { type MeasuredField, measuredNameOf } from '../../catalogue/measured.ts'
import { figureTerms, heladoLawTerms } from '../../crafts/helado/terms.ts'
import type { TranslatedTerms } from '../../findings/language.ts'
import { LAW_BASES, type LawBase } from '../../judge/denomination.ts'
import { type SafetyClass, type SafetyClassText, safetyClasses, safetyTerms } from '../safety.ts'

/** What tables and laws call something inside the sentences of an ice cream, by what they call it in Spanish. */

/** Pairs each Spanish term of a table with the English one of the same key: a key without one does not compile. */
const paired = <Key extends string>(
  spanish: Readonly<Record<Key, string>>,
  english: Readonly<Record<Key, string>>,
): TranslatedTerms => Object.fromEntries((Object.keys(english) as Key[]).map((key) => [spanish[key], english[key]]))

/** The judged figures of an ice cream, by their labels. */
const FIGURES: TranslatedTerms = {
  PAC: 'PAC',
  POD: 'POD',
  Azúcares: 'Sugars',
  Grasa: 'Fat',
  SLNG: 'MSNF',
  'Sólidos totales': 'Total solids',
}

type Spoken = Pick<SafetyClassText, 'label' | 'temperatura' | 'plazo' | 'condicion' | 'norma'>

const COLD = '8 °C or less (4 °C or less if it fills a cake)'
const PASTRY_COLD = '4 °C or less'
const DAY = '24 h from when it is made'
const ROOM = 'RD 1021/2022, art. 4.2'

const CLASSES: Readonly<Record<SafetyClass, Spoken>> = {
  0: {
    label: 'It may not be sold like this',
    temperatura: 'none',
    plazo: '0 h',
    condicion: 'use a pasteurised egg product instead of shell egg, or bring the centre to 70 °C for 2 s',
    norma: 'RD 1021/2022, art. 9',
  },
  1: {
    label: 'Uncooked egg product',
    temperatura: COLD,
    plazo: DAY,
    condicion: 'write down the date and the hour',
    norma: 'RD 1021/2022, arts. 4 and 9.3',
  },
  2: {
    label: 'Cooked shell egg',
    temperatura: COLD,
    plazo: DAY,
    condicion: 'the centre goes above 70 °C for 2 s; for more days, pasteurised egg and a validated shelf life',
    norma: 'RD 1021/2022, arts. 4 and 9.3',
  },
  3: {
    label: 'Fresh, without shell egg',
    temperatura: PASTRY_COLD,
    plazo: '3 days as a guide: your own food safety plan decides',
    condicion: 'cool from 60 to 10 °C in less than 2 h',
    norma: 'RD 1021/2022, art. 4.1, if it fills a cake; the days, judgement of Obrador',
  },
  4: {
    label: 'Fresh, rich in sugar',
    temperatura: PASTRY_COLD,
    plazo: 'about 7 days as a guide',
    condicion: 'boiled or pasteurised cream; more than 5 days needs a Listeria study',
    norma: `${ROOM}; Reg. (EC) 2073/2005, annex I, not read`,
  },
  5: {
    label: 'Intermediate moisture',
    temperatura: '12 to 18 °C',
    plazo: 'about 2 weeks',
    condicion: 'water activity measured and good hygiene',
    norma: ROOM,
  },
  6: {
    label: 'Stable at room temperature',
    temperatura: '20 °C or less, kept dry',
    plazo: 'weeks (4 to 8; sources disagree)',
    condicion: 'mould and hardening limit it: measure the water activity before you set a date',
    norma: ROOM,
  },
  7: {
    label: 'Stable at room temperature',
    temperatura: 'room temperature',
    plazo: 'months',
    condicion: 'rancidity limits it, not microbes',
    norma: ROOM,
  },
  F: {
    label: 'Frozen',
    temperatura: '−18 °C or less',
    plazo: 'until its best-before date',
    condicion: 'with the dates of making and of freezing; never refrozen',
    norma: 'RD 1021/2022, arts. 4.1 and 5',
  },
}

const MIX: Readonly<Record<keyof typeof safetyTerms.mix, string>> = {
  shell:
    'heat the mix to at least 70 °C for 2 s and, with shell yolk, freeze it within 24 h; meanwhile, 4 °C or less (RD 1021/2022, arts. 9.1 and 9.3)',
  plain:
    'heat the mix (as a guide: 85 °C, or 65 °C for 30 min) and cool it fast; up to 72 h below 6 °C (former art. 6.1 of RD 618/1998, repealed: good practice)',
  sorbet:
    'uncooked only if the measured pH is 4.6 or less (5.5 in a granita); freeze at once (former art. 6.1 of RD 618/1998, repealed: good practice)',
}

/** What a class says of itself, and of a mix that is frozen. */
const keeping = (): TranslatedTerms =>
  Object.assign(
    {},
    ...(Object.keys(CLASSES) as SafetyClass[]).map((clase) =>
      paired<keyof Spoken>(safetyClasses[clase], CLASSES[clase]),
    ),
    ...(Object.keys(MIX) as (keyof typeof MIX)[]).map((mix) => ({
      [`${safetyTerms.mix[mix]}; ${safetyClasses.F.condicion}`]: `${MIX[mix]}; ${CLASSES.F.condicion}`,
    })),
  )

const MEASURES: Readonly<Record<MeasuredField, string>> = {
  cacao: '% cocoa',
  de: 'DE',
  grado: 'alcoholic strength',
  humedad: 'moisture',
  grasa: '% fat',
  proteina: '% protein',
  brix: '°Brix',
}

const LEGAL_BASES: Readonly<Record<LawBase, string>> = {
  mezcla: 'of the mix',
  masa: 'of the mass',
  acabado: 'of the finished product',
  harina: 'of the total flour',
  chocolate: 'of the chocolate part',
  seca: 'of the dry matter',
  pieza: 'of the piece',
  producto: 'of the product',
  litro: 'per litre',
}

const LEGAL_FIGURES: Readonly<Record<keyof typeof heladoLawTerms.figures, string>> = {
  grasaLactea: 'Milk fat',
  proteinaLactea: 'Milk protein',
  SLNG: 'Milk solids-not-fat',
  materiaGrasa: 'Edible fat',
  grasaAnadida: 'Added fat that is not milk fat',
  proteinaAnadida: 'Added protein that is not milk protein',
  fruta: 'Fruit, as fresh',
  solidosTotales: 'Total solids',
  frutaComun: 'Fruit that gives it its name, as fresh',
  frutaFuerte: 'Citrus, acid or exotic fruit that gives it its name',
  frutoCascara: 'Nut that gives it its name',
  yema: 'Egg yolk, as fresh',
  cacaoSobreSeca: 'Cocoa components',
  pesoLitro: 'Weight',
}

/** Reasons and products of the tables of ice cream, and crafts that a formula may be of. */
const SAID: TranslatedTerms = {
  'un sorbete no lleva lácteos': 'a sorbet holds no dairy',
  'sorbete de leche': 'a milk sorbet',
  'un granizado no lleva lácteos': 'a granita holds no dairy',
  'no es vegetal': 'it does not come from plants',
  'la miel no es vegana': 'honey is not vegan',
  'la gelatina no es vegana': 'gelatine is not vegan',
  '«sin azúcares añadidos» no admite ninguno: Reg. (CE) 1924/2006, anexo':
    '“no added sugars” allows none: Reg. (EC) 1924/2006, annex',
  'con agua se agarrota y se enmohece': 'with water it seizes and goes mouldy',
  'granizado de café hecho': 'a granita of brewed coffee',
  'más del 10 % de café molido o soluble no se bebe: escríbelo como café expreso o de cafetera':
    'nobody drinks more than 10% of ground or soluble coffee: write it as “café expreso” or brewed coffee',
  'helado de agua': 'a water ice',
  'sin un 15 % de fruta no es «sorbete»: se llama helado de agua, con lo que le da sabor':
    'without 15% of fruit it is no “sorbete”: it is called “helado de agua”, with what gives it its flavour',
  Helado: 'ice cream',
  Panadería: 'bread',
  Pastelería: 'pastry',
  'Turrón y mazapán': 'nougat and marzipan',
  'Cacao y chocolate': 'cocoa and chocolate',
}

export const englishTerms = (): TranslatedTerms => ({
  ...SAID,
  ...keeping(),
  ...paired(figureTerms, { lactoseOfWater: 'Lactose in the water' }),
  ...FIGURES,
  ...paired<LawBase>(LAW_BASES, LEGAL_BASES),
  ...paired(heladoLawTerms.figures, LEGAL_FIGURES),
  ...Object.fromEntries(
    (Object.keys(MEASURES) as MeasuredField[]).map((field) => [measuredNameOf(field), MEASURES[field]]),
  ),
})
