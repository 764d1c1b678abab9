import type { Lever } from '../../advise/advice.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { isFixed, type Matter, matterOf } from './matter.ts'
import { type Grupo, rowNamed } from './names.ts'
import { type TypeKey, types } from './types.ts'

/** What builds a turrón, and how much a maker minds moving it. Anything else may be cut, never raised. */
const RELUCTANCE: Readonly<Partial<Record<Grupo, number>>> = {
  almendra: 1,
  azucar: 1,
  glucosa: 1,
  poliol: 1,
  miel: 1.5,
  fruto_seco: 2,
  yema: 2,
}
const OTHER_RELUCTANCE = 2
/** They only bring the water or the foam of the cooking: no quality depends on them. */
const UNTOUCHED: ReadonlySet<Grupo> = new Set(['agua', 'clara', 'aditivo', 'aroma'])
/** What the mass is filled up with: it gives way to almond, honey or yolk. */
const FILLERS: ReadonlySet<Grupo> = new Set(['azucar', 'glucosa', 'poliol'])
/** g of fat per 100 g under which an almond is defatted, and no way to a quality. */
const WHOLE_ALMOND = 40

/** What each type may be raised with when the formula has nothing of the kind. */
const palettes: Readonly<Record<TypeKey, readonly string[]>> = {
  jijona: ['almendra_tostada', 'miel', 'azucar'],
  alicante: ['almendra_tostada', 'miel', 'azucar'],
  yema_tostada: ['almendra_cruda', 'yema', 'azucar'],
  mazapan: ['almendra_cruda', 'azucar'],
  guirlache: ['almendra_tostada', 'azucar'],
  peladilla: ['almendra_tostada', 'azucar'],
  generico: ['almendra_tostada', 'azucar'],
}

const isRaisable = ({ grupo, grasa }: Matter): boolean =>
  RELUCTANCE[grupo] !== undefined && !(grupo === 'almendra' && grasa < WHOLE_ALMOND)

const leverOf = (name: string, matter: Matter): Lever<Matter> => ({
  name,
  matter,
  removable: 0,
  addable: isRaisable(matter),
  present: false,
  reluctance: RELUCTANCE[matter.grupo] ?? OTHER_RELUCTANCE,
  group: 'masa',
  filler: FILLERS.has(matter.grupo),
})

const presentLevers = ({ name, grams, matter }: Line<Matter>): Lever<Matter>[] =>
  grams <= 0 || isFixed(matter) || UNTOUCHED.has(matter.grupo)
    ? []
    : [{ ...leverOf(name, matter), removable: grams, present: true }]

const paletteLevers: ReadonlyMap<string, readonly Lever<Matter>[]> = new Map(
  Object.entries(palettes).map(([type, ids]) => [
    type,
    ids.map(rowNamed).map((row) => leverOf(row.name, matterOf(row, types[type as TypeKey]))),
  ]),
)

/** Nuts, honey and yolk are what a turrón is made of, not what flavours it. */
export const builtOn = (_: string, matter: Matter): boolean => isRaisable(matter)

/** What is raised is first sought in the formula, then in the palette of the type. */
export function levers(type: string, { lines }: Formula<Matter>): Lever<Matter>[] {
  const present = lines.flatMap(presentLevers)
  const raisable = new Set(present.filter(({ addable }) => addable).map(({ matter }) => matter.grupo))
  return [...present, ...(paletteLevers.get(type) ?? []).filter(({ matter }) => !raisable.has(matter.grupo))]
}
