import { capitaliseName, decapitaliseName, listText } from '@obrador/engine'
import { eurosText, gramsText } from '../../format/numbers.ts'
import { spoken } from '../spoken.ts'

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const bases = (count: number): string => many(count, 'base', 'bases')
const grams = (value: number): string => `${gramsText(value)}\u00A0g`
const COUNTS = ['ninguno', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const
const countOf = (count: number): string => COUNTS[count] ?? String(count)

interface Weighed {
  readonly name: string
  readonly grams: number
}
const weighed = (lines: readonly Weighed[]): string =>
  listText(
    lines.map((line) => `${grams(line.grams)} de ${decapitaliseName(line.name)}`),
    'y',
  )

const added = ({ name, grams: value }: Weighed): string => `${gramsText(value)} ${decapitaliseName(name)}`
const withDoses = (doses: readonly Weighed[]): string => (doses.length > 0 ? `, con sus ${weighed(doses)}` : '')

/** What the page of the menu says: how many bases, which, and whom to correct. */
export const menuWords = spoken('menuWords', {
  title: 'La carta',
  empty: 'Elige de tu libro los sabores que salen de una base.',
  help: 'Cuántas bases hacen falta para todos tus sabores, cuáles, y a quién hay que corregir.',
  none: 'No tienes fórmulas de este oficio. Pega aquí tus dosis, o guarda antes una fórmula.',
  flavours: 'Sabores',
  chosen: (count: number, all: number): string => `${count} de ${all}`,
  all: 'Elegir todos',
  nobody: 'Quitar todos',
  craft: 'Oficio',
  pasteLabel: 'O pega tus dosis, un sabor en cada línea',
  pasteHint: 'Pistacho: 100 g de pasta de pistacho',
  pasteHelp: 'En gramos por kilo de base.',
  pasteUnweighed: (names: readonly string[]): string =>
    `Falta el peso de ${listText(names.map(decapitaliseName), 'y')}: escribe sus gramos.`,
  pasteGuessed: (doses: readonly Weighed[]): string => `A ojo, por lo que suele pesar: ${weighed(doses)}.`,
  pasteTake: 'Añadir estos sabores',
  remove: (name: string): string => `Quitar ${name}`,
  working: 'Buscando…',
  searching: (count: number): string => `Buscando con ${bases(count)}…`,
  stop: 'Parar',
  stopped: 'Parado: es lo mejor que había hasta ahora.',
  broken: 'No se ha podido calcular en este navegador.',
  again: 'Buscar otra vez',
  headline: (flavours: number, count: number): string =>
    `${flavours === 1 ? 'Tu sabor sale' : `Tus ${flavours} sabores salen`} de ${bases(count)}.`,
  corrected: (count: number): string =>
    count === 0 ? 'No se corrige ninguno.' : count === 1 ? 'Se corrige uno.' : `Se corrigen ${countOf(count)}.`,
  proven: 'Probado.',
  perhapsFewer: (count: number): string =>
    count === 0 ? 'Quizá no haga falta corregir ninguno.' : `Quizá baste con corregir ${countOf(count)}.`,
  perhaps: (count: number): string => `Quizá se pueda con ${count === 1 ? 'una' : countOf(count)}.`,
  withMore: (count: number, corrected: number): string =>
    corrected === 0
      ? `Con ${count}, no se corrige ninguno.`
      : `Con ${count}, ${corrected === 1 ? 'se corrige uno' : `se corrigen ${countOf(corrected)}`}.`,
  perKilo: 'Por kilo de base',
  nothing: 'nada',
  doses: weighed,
  correction: (lines: readonly Weighed[]): string => `+ ${lines.map(added).join(', ')}`,
  how: '¿Cuántas bases?',
  howOf: (family: string): string => `¿Cuántas bases de ${family}?`,
  left: '← Corregir, g por kilo',
  right: 'Firmeza del más justo, de 100 compras →',
  rightShort: 'Firmeza, de 100 →',
  baseWord: (count: number): string => (count === 1 ? 'base' : 'bases'),
  impossible: 'no se puede',
  gramsOf: (value: number, flavours: number): string =>
    flavours === 0 ? grams(0) : `${grams(value)}, ${many(flavours, 'sabor', 'sabores')}`,
  row: (count: number, corrected: number, value: number, firm: number | undefined): string =>
    `${bases(count)}: ${corrected === 0 ? 'no corriges ninguno' : `corriges ${countOf(corrected)}, ${grams(value)} por kilo`}${firm === undefined ? '' : `; el más justo aguanta ${firm} de cada 100 compras`}`,
  baseName: (family: string, isOnly: boolean, mark: number): string =>
    `Base${family === '' ? '' : ` de ${family}`}${isOnly ? '' : ` ${mark}`}`,
  baseOf: (flavour: string): string => `Base de ${decapitaliseName(flavour)}`,
  mark: (mark: number): string => `base ${mark}`,
  eachKilo: (price: number): string => `${eurosText(price)}/kg`,
  serves: (flavours: readonly string[]): string =>
    flavours.length === 1 ? `${flavours[0]} · por kilo` : `${flavours.length} sabores · por kilo`,
  grams,
  vat: 'Cuba',
  vatKilos: (kilos: number): string => `${kilos} kg`,
  kilos: (value: number): string => (value < 1000 ? grams(value) : `${gramsText(value / 1000)}\u00A0kg`),
  toCorrect: (names: readonly string[]): string =>
    names.length === 1
      ? `Uno por corregir: ${decapitaliseName(names[0] ?? '')}`
      : `${capitaliseName(countOf(names.length))} por corregir`,
  correctOne: (mark: number, doses: readonly Weighed[]): string => `Por kilo de base ${mark}${withDoses(doses)}:`,
  tightest: (name: string, firm: number): string =>
    `${capitaliseName(name)} es el más justo: ${firm} de cada 100 compras.`,
  otherDose: 'Otra dosis',
  putDose: (value: number, name: string): string => `Poner ${grams(value)} de ${decapitaliseName(name)}`,
  ownBase: 'Su propia base',
  shareBase: 'Que comparta base',
  doseOf: (line: string, flavour: string): string => `Gramos de ${line} en ${flavour}`,
  why: 'Por qué no bastan menos',
  make: 'Hacer estas bases',
  makes: (count: number, flavours: number): string =>
    `Guarda ${bases(count)} y ${many(flavours, 'fórmula', 'fórmulas')} que ${count === 1 ? 'la' : 'las'} ${flavours === 1 ? 'lleva' : 'llevan'}. Las tuyas de ahora quedan como versión.`,
  made: (count: number, flavours: number): string =>
    `Guardadas ${bases(count)} y ${many(flavours, 'fórmula', 'fórmulas')}.`,
  unmade: 'Todo como estaba.',
  failed: 'No se ha podido guardar.',
  notes: {
    before: 'Antes de la carta',
    base: 'Base de la carta',
    flavour: (base: string): string => `Sobre «${base}»`,
  },
  rise: '¿Y si sube la nata?',
  print: 'Imprimir la tabla para la pared',
  wall: 'Por kilo de base',
  flavour: 'Sabor',
  base: 'Base',
  dose: 'Dosis y correcciones',
} as const)

/** What is said when something goes up, or nobody brings it any more. */
export const riseWords = spoken('riseWords', {
  title: (name: string): string =>
    /^nata\b/i.test(name) ? '¿Y si sube la nata?' : `¿Y si cambia el precio de ${decapitaliseName(name)}?`,
  what: 'Qué cambia',
  from: (price: number | undefined): string => (price === undefined ? 'de ? a' : `de ${eurosText(price)} a`),
  now: (name: string): string => `Precio nuevo de ${decapitaliseName(name)}, €/kg`,
  missing: 'No me la sirven',
  unpriced: (name: string): string =>
    `No se sabe lo que pagas por ${decapitaliseName(name)}: pon su precio en Despensa.`,
  notAll: 'No he podido mirar todas las compras posibles: puede haber una mejor.',
  none: 'Ninguna fórmula tuya lo lleva.',
  first: (lost: number, formulas: number, isWeekly: boolean): string =>
    `${lost >= 0 ? 'Pierdes' : 'Ganas'} ${eurosText(Math.abs(lost))}${isWeekly ? ' a la semana' : ''} en ${many(formulas, 'fórmula', 'fórmulas')}.`,
  without: (formulas: number): string => `Sin eso hay que cambiar ${many(formulas, 'fórmula', 'fórmulas')}.`,
  supposed: 'Contando un kilo de cada una: escribe cuántos haces a la semana.',
  back: (euros: number): string => `Con cambios pequeños vuelven ${eurosText(euros)}.`,
  nothingBack: 'Ningún cambio pequeño lo devuelve.',
  more: (euros: number): string => `Cuesta ${eurosText(euros)} más.`,
  solid: (euros: number, formulas: number): string =>
    `${eurosText(euros)} cambiando ${many(formulas, 'fórmula', 'fórmulas')}`,
  pale: (euros: number): string => `${eurosText(euros)} que ya se podían ahorrar antes`,
  hatched: (euros: number, kilo: number): string =>
    `${eurosText(euros)} que solo arregla el precio: ${eurosText(kilo)} por kilo`,
  product: 'Producto',
  kilos: 'kg/semana',
  kilosOf: (name: string): string => `Kilos de ${name} a la semana`,
  carried: (count: number): string => `La ${count === 1 ? 'lleva' : 'llevan'} ${many(count, 'fórmula', 'fórmulas')}`,
  lost: 'Margen perdido',
  costs: '€/kg antes · ahora · después',
  change: 'Qué cambiar',
  gives: 'Vuelve',
  taken: (name: string): string => `Cambiar ${name}`,
  left: 'Se queda como está',
  already: 'Ya se podía antes de la subida: no tiene que ver con ella',
  stays: 'Siguen equilibradas, con su nombre y su temperatura; ningún alérgeno nuevo.',
  moves: (changes: readonly { readonly name: string; readonly de: number; readonly a: number }[]): string =>
    changes.map(({ name, de, a }) => `${name} ${gramsText(de)} → ${gramsText(a)}`).join(' · '),
  impossible: (name: string, missing: readonly string[]): string =>
    missing.length > 0
      ? `${name}: sin ${listText(missing.map(decapitaliseName), 'ni')} no sale cambiando poco.`
      : `${name}: no hay cambio pequeño que valga.`,
  apply: (count: number): string => `Cambiar ${many(count, 'fórmula', 'fórmulas')}`,
  applied: (count: number): string =>
    `${count === 1 ? 'Cambiada' : 'Cambiadas'} ${many(count, 'fórmula', 'fórmulas')}.`,
  note: (name: string): string => `Por el precio de ${decapitaliseName(name)}`,
} as const)
