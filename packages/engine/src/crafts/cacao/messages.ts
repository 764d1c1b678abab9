import type { Wording } from '../../advise/suggestions.ts'
import type { Checked } from '../../judge/legal.ts'
import type { Range } from '../../ratio/range.ts'
import { action } from '../../words/messages.ts'
import { decapitalise, list, number } from '../../words/text.ts'
import { type ParameterKey, parameters } from './params.ts'

export const INERT_EFFECT = ' (cuenta en el peso y la ley lo descuenta, pero no aporta composición)'

export const noChocolate = (): string =>
  'No hay ingredientes válidos: indica pasta de cacao, manteca de cacao, cobertura o azúcar con peso mayor que 0.'

/** What the law calls each product, and what it asks for besides. */
export const law = {
  names: {
    confite: 'Confite de cacao',
    confite_manteca: 'Confite de manteca de cacao',
    cobertura: 'Cobertura de chocolate',
    chocolate: 'Chocolate',
    fideos: 'Fideos o copos de chocolate',
    cobertura_leche: 'Cobertura de chocolate con leche',
    nata: 'Chocolate con nata',
    leche: 'Chocolate con leche',
    familiar: 'Chocolate familiar con leche',
    desnatada: 'Chocolate con leche desnatada',
    leche_fideos: 'Fideos o copos de chocolate con leche',
    blanco: 'Chocolate blanco',
    gianduja: 'Chocolate con avellanas gianduja',
    gianduja_leche: 'Chocolate con leche con avellanas gianduja',
    taza: 'Chocolate a la taza',
    taza_familiar: 'Chocolate familiar a la taza',
    bombon: 'Bombón de chocolate',
    relleno: 'Chocolate relleno',
    polvo: 'Cacao en polvo',
    magro: 'Cacao magro en polvo',
    chocolate_polvo: 'Chocolate en polvo',
    para_beber: 'Chocolate en polvo para beber',
    sucedaneo: 'Sucedáneo de chocolate',
    sucedaneo_leche: 'Sucedáneo de chocolate con leche',
    sucedaneo_blanco: 'Sucedáneo de chocolate blanco',
    especial: 'Cobertura especial con grasa vegetal',
    especial_leche: 'Cobertura especial con grasa vegetal y leche',
    especial_blanca: 'Cobertura especial con grasa vegetal blanca',
    confiteria: 'Artículo de confitería de cacao y chocolate',
    confiteria_sucedaneo: 'Artículo de confitería de sucedáneos de chocolate',
    harina: 'Cacao azucarado en polvo con harina',
    harina_familiar: 'Cacao familiar azucarado en polvo con harina',
    pasta: 'Pasta de cacao 100 %',
  },
  readings: {
    chocolateSolo: 'Chocolate o cobertura',
    almidonAjeno: 'Harina o almidón que no es de trigo, arroz ni maíz',
    endulzante: 'Azúcares o edulcorantes',
    vegetalNoAutorizada: 'Grasa vegetal no autorizada',
    grasaAnimal: 'Grasa animal que no es de leche',
    sustituta: 'Grasa vegetal en lugar de manteca',
    cacaoMasSustituta: 'Cacao más grasa sustituta',
    mantecaMasSustituta: 'Manteca más grasa sustituta',
    grasaMasSustituta: 'Manteca, grasa láctea y grasa sustituta',
    sucedaneo: 'Sucedáneo o cobertura especial',
    cacaoPolvo: 'Cacao en polvo',
    mantecaSeca: 'Manteca de cacao',
    grasaSeca: 'Grasa',
    cacaoSecoSeca: 'Cacao seco desgrasado',
    lecheSeca: 'Sólidos de leche',
    grasaLacteaSeca: 'Grasa láctea',
  } as Readonly<Record<string, string>>,
  quality: (name: string): string => `Mención de calidad en «${name}»`,
  descriptive: 'nombre descriptivo: sin azúcares no hay chocolate (RD 1055/2003 ap. 1.6.a)',
  ownSplit: 'criterio de Obrador, no de la norma: separa el negro, el de leche y el blanco',
  leastCocoa: (percent: number): string => `Cacao: ${number(percent, 0)} % mínimo`,
  vegetableFat: 'Contiene grasas vegetales además de manteca de cacao',
  cooked: 'Para su consumo cocido',
  butterContent: (percent: number): string => `Manteca de cacao: ${number(percent, 0)} %`,
  substituteWords:
    'Las palabras «sucedáneo de chocolate» bajo el nombre comercial, que no puede decir «choco», «cacao» ni «late» (RD 823/1990 art. 10.1.1)',
  besides: {
    flakes: 'se presenta en copos o fideos',
    flour: 'la harina o el almidón son de trigo, arroz o maíz',
    mouthful: 'cada pieza es de un bocado',
    shell: 'el chocolate, carcasa incluida, pesa el 25 % o más de la pieza',
    outside: 'el chocolate de fuera pesa el 25 % o más de la pieza',
    inside: 'dentro no hay pan, pastel, galleta ni helado',
    powder: 'se presenta en polvo',
    confusable: 'por su forma o su uso se confunde con el chocolate',
  },
} as const

const labelOf = (key: ParameterKey): string => parameters[key].label

/** The law speaks on its own basis, which the conditions need not repeat. */
export const conditionLabel = (key: string): string =>
  law.readings[key] ?? labelOf(key as ParameterKey).replace(' (base legal)', '')

/** Labels that are not masculine singular. */
const FEMININE: ReadonlySet<ParameterKey> = new Set([
  'manteca',
  'grasaTotal',
  'grasaLactea',
  'agua',
  'aguaLibre',
  'avellana',
  'lecitina',
  'aw',
  'mantecaLegal',
  'grasaLacteaLegal',
  'grasaVegetal',
  'grasaNoAutorizada',
])
const PLURAL: Readonly<Partial<Record<ParameterKey, readonly [low: string, high: string]>>> = {
  lacteos: ['bajos', 'altos'],
  frutosSecos: ['bajos', 'altos'],
  grasaLegal: ['bajas', 'altas'],
  otrasMaterias: ['bajas', 'altas'],
  almidonAnadido: ['bajos', 'altos'],
}

function state(key: ParameterKey, low: boolean): string {
  const [below, above] = PLURAL[key] ?? (FEMININE.has(key) ? ['baja', 'alta'] : ['bajo', 'alto'])
  return low ? below : above
}

const written = (key: ParameterKey, value: number): string => number(value, parameters[key].decimals)
const unitOf = (key: ParameterKey): string => (key === 'aw' ? '' : ' %')
const target = ([least, most]: Range): string => `${number(least)}–${number(most)}`
/** The limits of the law stand on one side alone. */
function goal(range: Range): string {
  if (range[1] === 0) return 'no se admite'
  if (range[1] === 100) return `mínimo legal ${number(range[0])}`
  return `objetivo ${target(range)}`
}

/** A range as it is asked for; open to one side where it has no other limit. */
function asked([least, most]: Range): string {
  if (!Number.isFinite(most) || most === 100) return `de ${number(least)} o más`
  if (!Number.isFinite(least) || least === 0) return `de ${number(most)} o menos`
  return `de ${number(least)} a ${number(most)}`
}

/** What a maker will notice when a parameter is under or over its range. */
const effects: Readonly<Partial<Record<ParameterKey, { readonly under?: string; readonly over?: string }>>> = {
  grasaTotal: { under: 'La masa no fluirá.', over: 'Quedará blanda y grasa.' },
  manteca: { under: 'Costará templar y moldear.' },
  azucar: { over: 'Demasiado dulce.' },
  aguaLibre: { over: 'La masa se agarrota.' },
  lecitina: { over: 'Espesa en vez de fluidificar.' },
  grasaLactea: { over: 'No cuajará.' },
  aw: { over: 'Durará poco.' },
}

/** Water makes dry chocolate seize; in what is moist by nature, a ganache, it shortens its life. %. */
const DRY = 3.5
const wet = (most: number): string => (most <= DRY ? 'Se agarrotará.' : 'Durará poco.')
const effectOf = (key: ParameterKey, low: boolean, [, most]: Range): string | undefined =>
  key === 'agua' && !low ? wet(most) : effects[key]?.[low ? 'under' : 'over']

/** One fact, one action, the grams, and the value it gives. */
export const wording: Wording<ParameterKey> = {
  balanced: (typeLabel) => `Fórmula equilibrada: cumple los límites legales y los objetivos de ${typeLabel}.`,
  correction: (change, range, caused) => {
    const { parameter: key, before, after } = change
    const low = before < range[0]
    const lead = caused ? `Con lo anterior, ${decapitalise(labelOf(key))}` : labelOf(key)
    const fact = `${lead} ${state(key, low)} (${written(key, before)}${unitOf(key)}; ${goal(range)})`
    const effect = effectOf(key, low, range)
    return `${fact}: ${action(change)} y quedará en ${written(key, after)}${unitOf(key)}.${effect ? ` ${effect}` : ''}`
  },
  names: (keys) =>
    list(
      keys.map((key) => decapitalise(labelOf(key))),
      'y',
    ),
}

export const headline = {
  fault: (key: ParameterKey, low: boolean): string => `${decapitalise(labelOf(key))} ${state(key, low)}`,
  medal: (medal: string, name: string | undefined): string =>
    name === undefined
      ? `Medalla de ${medal.toLowerCase()}.`
      : `Medalla de ${medal.toLowerCase()}. Puede llamarse «${name}».`,
} as const

const NOT: Readonly<Record<Checked['operador'], string>> = { '>=': '<', '<=': '>', '>': '≤', '<': '≥' }
const held = ({ etiqueta, valor, operador, umbral }: Checked): string =>
  `${etiqueta} ${number(valor ?? 0)} % ${NOT[operador]} ${number(umbral)} %`

/** Why the medal is the one it is. */
export const reasons = {
  fails: (failed: Checked, name: string) => `${held(failed)}: no puede llamarse «${name}» (${failed.norma}).`,
  meets: (name: string) => `Cumple la denominación «${name}».`,
  besides: (name: string, all: readonly string[]) => `Puede llamarse «${name}» si además ${list(all, 'y')}.`,
  alternative: (names: readonly string[]) =>
    `Puede llamarse ${list(
      names.map((name) => `«${name}»`),
      'o',
    )}.`,
  shell: (chocolate: number, shell: number) =>
    `El relleno lleva ${number(chocolate)} % de chocolate: la pieza es un bombón de chocolate si la carcasa pesa al menos el ${number(shell)} % (RD 1055/2003 ap. 1.13).`,
  claim: () => 'Admite mención de calidad (RD 1055/2003 ap. 6.g).',
  noClaim: (failed: Checked) => `${held(failed)}: sin mención de calidad (${failed.norma}).`,
  outOfRange: (key: ParameterKey, value: number, range: Range, serious: boolean) =>
    `${labelOf(key)} ${written(key, value)} % fuera del objetivo ${target(range)} %${serious ? ', y mucho' : ''}.`,
  activity: (aw: number, reading: string) =>
    `Actividad de agua estimada ${number(aw)}: ${reading}. Es una estimación orientativa; no sustituye a la medida.`,
  /** Below gold: what is asked of each figure that is wanting. */
  gold: (wanted: readonly (readonly [ParameterKey, Range])[]) =>
    `Para la medalla de oro: ${list(
      wanted.map(([key, range]) => `${decapitalise(labelOf(key))} ${asked(range)}${unitOf(key)}`),
      'y',
    )}.`,
  label: (words: readonly string[]) =>
    `Etiqueta: ${list(
      words.map((word) => `«${decapitalise(word)}»`),
      'y',
    )}.`,
} as const

/** What a formula of each class «queda». */
export const classes = { inRange: 'en rango y con su nombre legal', gold: 'con medalla de oro' } as const

/** What an estimated activity would mean on the scale of keeping, if a measurement confirmed it. */
export const awReadings: Readonly<Record<string, string>> = {
  3: 'producto fresco, a 4 °C o menos y unos 3 días',
  4: 'producto fresco, a 4 °C o menos y unos 7 días, si la medida la confirma',
  5: 'unas 2 semanas de 12 a 18 °C, si la medida la confirma',
  6: 'de 4 a 8 semanas, si la medida la confirma',
  7: 'meses, si la medida la confirma: manda la grasa (enranciamiento, velo graso), no los microbios',
}

export const warnings = {
  seizes: () => 'La masa se agarrota: sobra agua. Quita el ingrediente húmedo o cámbialo por su versión en polvo.',
  nothingToTemper: () => 'Sin manteca de cacao: no hay nada que templar.',
  icingSugar: () => 'Usa azúcar glas sin almidón: el almidón sólo se admite en chocolate a la taza.',
  lecithin: () => 'Lecitina por encima del 1 %: espesa en vez de fluidificar. Baja a 0,3–0,5 %.',
  incompatibleFat: () =>
    'Lleva una grasa no compatible con la manteca de cacao: no se templa, y no puede llamarse chocolate (RD 1055/2003 ap. 2.2 y 3.1.1.º).',
  vegetableFatLabel: () =>
    'La etiqueta debe decir «contiene grasas vegetales además de manteca de cacao» (RD 1055/2003 ap. 6.b).',
  wholeAsGround: () => 'Cuento la avellana como molida: para gianduja se muele fina.',
  laxative: () =>
    'Más de un 10 % de polioles: la etiqueta debe decir «un consumo excesivo puede producir efectos laxantes» (Reglamento (UE) 1169/2011, anexo III).',
} as const
