import { capitaliseName, decapitaliseName, listText, numberText, type PhrasesFor, quotedText } from '@obrador/engine'
import type { MenuBar, MenuCodes, MenuLimit, MenuPoint } from './findings.ts'

/** What is said of a menu, in Spanish. */

const SILENT: ReadonlySet<string> = new Set(['puntos', 'aw'])
const withUnit = (value: number, unit: string): string =>
  SILENT.has(unit) ? numberText(value) : `${numberText(value)} ${unit}`

const FIELDS: Readonly<Record<string, string>> = {
  sabores: 'sabores',
  base: 'ingredientes de base',
  correcciones: 'cosas con que corregir',
  ingredients: 'líneas en un sabor',
  libro: 'fórmulas en el libro',
  nuevos: 'cosas nuevas',
}

const COUNTS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'] as const
const basesText = (count: number): string => `${COUNTS[count] ?? count} ${count === 1 ? 'base' : 'bases'}`

const bound = ({ label, end, value, unit }: MenuLimit): string =>
  `${decapitaliseName(label)} (${withUnit(value, unit)} como ${end === 'min' ? 'mínimo' : 'máximo'})`

function wants(flavour: string, limits: readonly MenuLimit[]): string {
  return `${flavour} pide ${listText(limits.filter((one) => one.flavour === flavour).map(bound), 'y')}`
}

function conflict({ flavours, limits, bars, dose }: MenuCodes['menu.conflict']): string {
  const asking = flavours.filter((name) => limits.some(({ flavour }) => flavour === name))
  const refusing = flavours.flatMap((name) => {
    const own = bars.filter((bar: MenuBar) => bar.flavour === name).map((bar) => decapitaliseName(bar.name))
    return own.length > 0 && asking.length < flavours.length ? [`${name} no admite ${listText(own, 'o')}`] : []
  })
  const because = [...asking.map((name) => wants(name, limits)), ...refusing]
  const opening = dose
    ? ` Cabrían con ${numberText(dose.to)} g de ${decapitaliseName(dose.name)} en ${dose.flavour}, en lugar de ${numberText(dose.from)}.`
    : ''
  return `${listText(flavours, 'y')} no caben en la misma base${because.length > 0 ? `: ${because.join('; ')}` : ''}.${opening}`
}

function moved({ label, end, value, needed, unit }: MenuLimit): string {
  const now = `${end === 'min' ? 'mínimo' : 'máximo'} ${numberText(value)}`
  return needed === undefined
    ? `${decapitaliseName(label)} (${now})`
    : `${decapitaliseName(label)} (${now}; tendría que ser ${withUnit(needed, unit)})`
}

const correctedText = ({ corrected, grams }: MenuPoint): string => {
  if (corrected.length === 0) return 'no corriges ninguno'
  const much = `${numberText(grams, 0)} g por kilo`
  return corrected.length === 1
    ? `corriges uno (${decapitaliseName(corrected[0] ?? '')}, ${much})`
    : `corriges ${corrected.length} (${listText(corrected.map(decapitaliseName), 'y')}; ${much} entre todos)`
}

/** Flavours that are named one by one: of more their number says enough. */
const MOST_NAMED = 3
const leftText = (left: readonly string[]): string => {
  if (left.length === 0) return ''
  const who = left.length > MOST_NAMED ? `${left.length} sabores` : listText(left.map(decapitaliseName), 'y')
  return ` ${capitaliseName(who)} no ${left.length === 1 ? 'cabe' : 'caben'} en ninguna base.`
}

const percent = (share: number): string => `${numberText(100 * share, share > 0.99 ? 1 : 0)} %`

export const spanishMenu: PhrasesFor<MenuCodes> = {
  'menu.twice': ({ name }) => `Hay dos sabores que se llaman ${quotedText(name)}: dales nombres distintos.`,
  'menu.too-many': ({ what, count, most }) =>
    `Hay ${count} ${FIELDS[what] ?? what} y aquí caben ${most}: quita los que menos te importen.`,
  'menu.heavy-minima': ({ grams, most }) =>
    `Los mínimos de la base suman ${numberText(grams)} g y la base pesa ${numberText(most)}: baja alguno.`,
  'menu.light-maxima': ({ grams, least }) =>
    `Los máximos de la base suman ${numberText(grams)} g y la base pesa ${numberText(least)}: sube alguno o añade ingredientes.`,
  'menu.crossed': ({ name, min, max }) =>
    `${quotedText(name)}: el mínimo (${numberText(min)}) pasa del máximo (${numberText(max)}). Cámbialos de sitio o quita uno.`,
  'menu.unread': ({ flavour, names }) =>
    `${flavour === undefined ? 'En la base' : `En ${quotedText(flavour)}`} no reconozco ${listText(names.map(quotedText), 'y')}: ${names.length === 1 ? 'escríbelo' : 'escríbelos'} como en el catálogo o dame su composición.`,
  'menu.unweighed': ({ flavour, names }) =>
    `En ${quotedText(flavour)} falta el peso de ${listText(names.map(quotedText), 'y')}: di sus gramos por kilo de base.`,
  'menu.bad-dose': ({ flavour, name, most }) =>
    `En ${quotedText(flavour)}, la dosis de ${quotedText(name)} ha de ser un número de gramos entre 0 y ${numberText(most)}.`,
  'menu.base-untold': () => 'De este tipo no hay una base que haga todo el mundo: di en «base» con qué haces la tuya.',
  'menu.free-type': ({ flavour }) =>
    `${quotedText(flavour)} es de un tipo sin rangos, y sin ellos no hay nada que cuadrar: di de qué tipo es.`,
  'menu.unknown-figure': ({ key, keys }) =>
    `«objetivos» no puede pedir ${quotedText(key)}: los parámetros de este oficio son ${listText(keys, 'y')}.`,
  'menu.bounded': ({ field, most }) =>
    `«${field}» pide más de lo que se hace de una vez: cuento con ${numberText(most)}.`,
  'menu.impossible': ({ flavour, limits, bars, allergens }, say) =>
    bars.length > 0
      ? `${capitaliseName(flavour)} no cabe en ninguna base: todas llevan ${listText(bars.map(decapitaliseName), 'y')}, que este sabor no admite${
          allergens.length > 0
            ? ` (alérgenos que no son suyos: ${listText(
                allergens.map((one) => decapitaliseName(say(one))),
                'y',
              )})`
            : ''
        }.`
      : `${capitaliseName(flavour)} no cabe en ninguna base${limits.length > 0 ? `: se lo impide ${listText(limits.map(moved), 'y')}` : ''}.`,
  'menu.conflict': conflict,
  'menu.late': () => 'La máquina iba lenta y he parado antes de acabar: puede haber algo mejor. Vuelve a calcularlo.',
  'menu.families': ({ families }) =>
    `Cada familia lleva sus bases (${listText(families, 'y')}): no se juntan aunque los números lo permitan.`,
  'menu.first': ({ points, left }) =>
    `${capitaliseName(points.map((point) => `con ${basesText(point.bases)} ${correctedText(point)}`).join('; '))}.${leftText(left)}`,
  'menu.nobody': ({ flavours }) =>
    flavours === 1 ? 'El sabor no cabe en ninguna base.' : `Ninguno de los ${flavours} sabores cabe en una base.`,
  'menu.none': ({ most, needed }) =>
    needed === undefined
      ? `Con ${basesText(most)} no sale, y no sé con cuántas saldría.`
      : `Con ${basesText(most)} no sale: hacen falta ${needed}.`,
  'menu.perhaps': ({ found, bound: least }) =>
    `He encontrado ${basesText(found)}; no me ha dado tiempo a demostrar que no se pueda con ${COUNTS[least] ?? least}.`,
  'menu.of-flavours': ({ flavours, what }, say) => `${listText(flavours, 'y')}: ${decapitaliseName(say(what))}`,
  'menu.unborne': ({ word }) => `No puede llamarse ${quotedText(word)}.`,
  'menu.other-allergens': ({ allergens }, say) =>
    `Lleva lo que no debía llevar: ${listText(
      allergens.map((one) => decapitaliseName(say(one))),
      'y',
    )}.`,
  'menu.finer-scale': ({ base }) => `En ${base} los límites son tan justos que hay que pesar más fino de lo pedido.`,
  'menu.stock-short': ({ name, there, needed }) =>
    `De ${decapitaliseName(name)} hay ${numberText(there, 0)} g y harían falta ${numberText(needed, 0)}.`,
  'menu.certainty': ({ asked, flavours, least }) =>
    `No llego al ${percent(asked)} que pides en ${listText(flavours, 'y')}: el menos firme aguanta el ${percent(least)} de las veces.`,
  'menu.certainty-costs': ({ asked, bases, before }) =>
    `Aguantar el ${percent(asked)} de las veces pide ${basesText(bases)}; sin eso ${before === 1 ? 'bastaba' : 'bastaban'} ${COUNTS[before] ?? before}.`,
}
