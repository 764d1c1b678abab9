import type { PolyolType } from '../../packages/engine/src/science/composition.ts'
import { PAC_OF_SOLUTE } from '../../packages/engine/src/science/freezing.ts'
import { POD_OF_SUBSTANCE } from '../../packages/engine/src/science/sweetness.ts'
import type { Faults, Line } from './tables.ts'

/** What few rows have to say, as `name` or `name=value`, parted by blanks. */

const POLYOLS: Readonly<Record<PolyolType, true>> = {
  sorbitol: true,
  maltitol: true,
  glicerol: true,
  eritritol: true,
  xilitol: true,
  isomalt: true,
  manitol: true,
  lactitol: true,
  propilenglicol: true,
  'sorbitol+propilenglicol': true,
}

/** What a value must be, in words, and whether it is. */
interface Kind {
  readonly wants: string
  readonly isRight: (value: string) => boolean
}

const none: Kind = { wants: 'nothing after it', isRight: (value) => value === '' }
const upTo = (most: number): Kind => ({
  wants: `a number up to ${most}`,
  isRight: (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) <= most,
})
const oneOf = (known: readonly string[]): Kind => ({
  wants: `one of ${known.join(', ')}`,
  isRight: (value) => known.includes(value),
})
const sweet = Object.keys(POD_OF_SUBSTANCE)
const both = sweet.filter((key) => Object.hasOwn(PAC_OF_SOLUTE, key))

const TRAITS = {
  /** Dextrose equivalent of a syrup or a maltodextrin. */
  de: upTo(100),
  /** Alcohol, % vol. */
  abv: upTo(100),
  /** Alveograph W band of a wheat flour. */
  w: { wants: 'a band as 180-220', isRight: (value) => /^\d+-\d+$/.test(value) },
  /** Which polyols its polyols are. */
  polyol: oneOf(Object.keys(POLYOLS)),
  /** Comes from an animal, though no allergen says so: meat, honey, gelatine. */
  animal: none,
  /** In a formula for its taste, though its shelf is technical. */
  tasty: none,
  /** Next to no taste, though its shelf is one of flavours. */
  plain: none,
  /** Made of several ingredients that its maker's label lists. */
  compound: none,
  /** A mixture that is one ingredient on a label. */
  simple: none,
  /** The words of the id mean another row to the trade. */
  'id-not-a-name': none,
  /** Its fibre is a solute, with these constants. */
  fibre: oneOf(both),
  /** Intense sweetener: as sweet as this constant says. */
  sweetener: oneOf(sweet),
  /** Its other sugars are this monosaccharide. */
  monosaccharide: oneOf(sweet),
  /** The whole trade reads it as it comes, with these constants. */
  'as-sold': oneOf(both),
  /** Share of its polyols that is hydrogenated DP ≥ 3. */
  'higher-polyols': upTo(1),
  /** Milk solids without the salts of milk. */
  'no-milk-salts': none,
} satisfies Readonly<Record<string, Kind>>

type Trait = keyof typeof TRAITS
export type Traits = ReadonlyMap<Trait, string>

export function traitsOf(line: Line, faults: Faults): Traits {
  const traits = new Map<Trait, string>()
  const said = line.cells.traits === '' ? [] : line.cells.traits.split(' ')
  for (const text of said) {
    const [name = '', value = ''] = text.split('=')
    const kind: Kind | undefined = TRAITS[name as Trait]
    if (!kind) faults.of(line, 'traits', `«${name}» is no trait. They are: ${Object.keys(TRAITS).join(', ')}.`)
    else if (!kind.isRight(value)) faults.of(line, 'traits', `«${text}»: ${name} wants ${kind.wants}.`)
    else if (traits.has(name as Trait)) faults.of(line, 'traits', `«${name}» stands there twice. Leave one.`)
    traits.set(name as Trait, value)
  }
  return traits
}
