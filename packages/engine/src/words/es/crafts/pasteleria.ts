import type { PasteleriaCodes } from '../../../crafts/pasteleria/findings.ts'
import type { PasteleriaRole } from '../../../crafts/pasteleria/names.ts'
import type { NamedFigure } from '../../../findings/figure.ts'
import type { PhrasesFor } from '../../../findings/finding.ts'
import { decapitaliseName, listText, numberText } from '../../text.ts'
import { spanishAction } from '../moves.ts'
import { roleTerms } from '../role-terms.ts'

/** Kinds of chocolate, after the word. */
const kinds: Readonly<Partial<Record<PasteleriaRole, string>>> = {
  chocolate_negro: 'negro',
  chocolate_leche: 'con leche',
  chocolate_blanco: 'blanco',
}

const anyOf = (roles: readonly PasteleriaRole[]): string =>
  listText(
    roles.map((role) => roleTerms[role]),
    'o',
  )

/** Labels that are not masculine singular. */
const FEMININE: ReadonlySet<string> = new Set([
  'agua',
  'grasa',
  'grasaHarina',
  'grasaAnadida',
  'grasaAgua',
  'grasaLactea',
  'grasaLacteaFinal',
  'grasaProducto',
  'harina',
  'harinaAlmendra',
  'zanahoriaHarina',
  'salHarina',
  'estructuraTernura',
  'claraAlmendra',
  'claraPolvos',
  'mantequillaAlmendra',
  'mantequillaPolvos',
  'mantequillaBase',
  'mantequillaAzucar',
  'mantequilla',
  'lecheAlmendra',
  'yemaLitro',
  'yema',
  'nataBase',
  'nataQueso',
  'nataAzucar',
  'nata',
  'gelatina',
  'mantecaCacao',
  'aw',
  'pure',
  'frutaFinal',
  'pectina',
])
const PLURAL: Readonly<Partial<Record<string, readonly [low: string, high: string]>>> = {
  azucares: ['bajos', 'altos'],
  solidos: ['bajos', 'altos'],
  espumante: ['bajos', 'altos'],
  proteinas: ['bajas', 'altas'],
}

function state({ key }: NamedFigure, low: boolean): string {
  const [below, above] = PLURAL[key] ?? (FEMININE.has(key) ? ['baja', 'alta'] : ['bajo', 'alto'])
  return low ? below : above
}

/** What a cook will notice when a parameter is under or over its range. */
const effects: Readonly<Partial<Record<string, { readonly under?: string; readonly over?: string }>>> = {
  azucares: { over: 'Demasiado dulce.' },
  huevoHarina: { under: 'No montará.' },
  azucarHarina: { over: 'Se hundirá y caramelizará.' },
  grasaHarina: { under: 'Masa dura y seca.', over: 'Miga grasienta.' },
  impulsorHarina: { under: 'No subirá.', over: 'Subirá y se hundirá, con sabor químico.' },
  liquidoHarina: { under: 'Masa seca.', over: 'Se desparramará.' },
  panadaHarina: { over: 'Se desparramará.' },
  almidonLitro: { under: 'No espesará.', over: 'Textura de engrudo.' },
  espesanteLitro: { under: 'No napará.', over: 'Textura de engrudo.' },
  huevoLitro: { under: 'Quedará floja.' },
  yemaLitro: { under: 'No napará.' },
  gelatina: { under: 'No se sostendrá.', over: 'Quedará gomosa.' },
  chocolateNata: { under: 'No cristalizará.', over: 'Se puede cortar.' },
  mantecaCacao: { under: 'No tomará cuerpo.' },
  grasaAgua: { over: 'Emulsión cortada.' },
  azucarClara: { under: 'Merengue inestable.', over: 'Quedará azúcar sin disolver.' },
  huevoZumo: { under: 'No espesará.' },
  barquillo: { under: 'No crujirá.', over: 'No ligará.' },
  pectina: { under: 'No cuajará.', over: 'Quedará gomosa.' },
  azucarFruta: { over: 'Cristalizará.' },
  frutaFinal: { under: 'No llega a la fruta que pide la ley.' },
  claraAlmendra: { over: 'Masa demasiado líquida.' },
  grasaLacteaFinal: { under: 'No llega al 6 % legal de grasa láctea.' },
}

const written = ({ decimals }: NamedFigure, value: number): string => numberText(value, decimals)

/** What is said of a pastry. */
export const spanishPasteleria: PhrasesFor<PasteleriaCodes> = {
  'pasteleria.inert': () => ' (cuenta en el peso, pero no aporta composición)',
  'pasteleria.balanced': ({ typeLabel }) =>
    `Fórmula equilibrada: todos los parámetros están dentro del rango de ${typeLabel}.`,
  // One fact, one action, the grams, and the value it gives. The labels are those of the recipe.
  'pasteleria.correction': ({ figure, before, after, range, caused, change }) => {
    const low = before < range[0]
    const lead = caused ? `Con lo anterior, ${decapitaliseName(figure.label)}` : figure.label
    const fact = `${lead} ${state(figure, low)} (${written(figure, before)}; objetivo ${numberText(range[0])}–${numberText(range[1])})`
    const effect = effects[figure.key]?.[low ? 'under' : 'over']
    return `${fact}: ${spanishAction(change)} y quedará en ${written(figure, after)}.${effect ? ` ${effect}` : ''}`
  },
  'pasteleria.figures': ({ figures }) =>
    listText(
      figures.map(({ label }) => decapitaliseName(label)),
      'y',
    ),
  'pasteleria.fault': ({ figure, low }) => `${decapitaliseName(figure.label)} ${state(figure, low)}`,
  'pasteleria.missing-base': ({ type, base }, say) =>
    `El tipo «${type}» no reconoce su ingrediente base (${say(base)}): añádelo, o mira si está bien escrito.`,
  'pasteleria.base': ({ roles }) => listText(roles.map(anyOf), 'y'),
  'pasteleria.unknown-role': ({ name, roles }) => `«${name}»: «role» debe ser uno de ${roles.join(', ')}.`,
  'pasteleria.bad-baking-loss': ({ most }) =>
    `«perdidaHorneado» es el % de peso que se pierde: debe estar entre 0 y el agua de la fórmula (${numberText(most, 1)} %).`,
  'pasteleria.balanced-verdict': ({ medal }) =>
    medal === undefined ? 'Equilibrada.' : `Equilibrada. Medalla de ${medal.toLowerCase()}.`,
  'pasteleria.not-santiago': () =>
    'La IGP Tarta de Santiago es de almendra, y según fuentes secundarias sin harina en la masa (pliego no leído).',
  'pasteleria.under-santiago': () =>
    'La IGP Tarta de Santiago pide al menos 33 % de almendra y, según fuentes secundarias, 33 % de azúcar y 25 % de huevo (pliego no leído).',
  'pasteleria.not-estepa': () =>
    'Con menos del 8 % de almendra no sería un polvorón de la IGP de Estepa (cifra de fuente secundaria; el pliego no se ha leído).',
  'pasteleria.protease': ({ fruit }) =>
    `La proteasa de «${fruit}» en crudo impide cuajar la gelatina: hierve el puré o usa agar o pectina.`,
  'pasteleria.madame': () => 'Sin gelatina es una crema madame: úsala en el día.',
  'pasteleria.cooked-syrup': () => 'Anota solo el agua que queda tras cocer el almíbar (a 118 °C ≈ 13 % del almíbar).',
  'pasteleria.other-chocolate': ({ role, type }) =>
    `El chocolate mayoritario es ${kinds[role] ?? roleTerms[role]}: revisa si el tipo correcto es ${type}.`,
  'pasteleria.whipped': () =>
    'Es la proporción de una ganache montada: si la vas a montar, usa el tipo ganache_montada.',
  'pasteleria.leavened': () =>
    'Lleva impulsor: esta masa sube por el aire del huevo montado; si monta bien, no lo necesita.',
  'pasteleria.spirits': ({ percent }) =>
    `Lleva ${numberText(percent, 1)} % de alcohol: parte se evapora en el horno y retrasa el cuajado.`,
  'pasteleria.boiled-down': ({ brix }) =>
    `Las cifras son de la receta cruda: se cuece hasta ${numberText(brix)} °Brix, medidos con el refractómetro.`,
  'pasteleria.acidity': () => 'La pectina amarilla cuaja con pH 3,4 o menos, y la receta no lo dice: mídelo.',
  'pasteleria.baked': () => 'el agua que se va en el horno o en el fuego',
}
