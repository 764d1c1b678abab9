import type { MenuChoiceAnswer, MenuFlavourAnswer, MenuLine } from '@obrador/balancer/menu'
import type { MenuBlock } from './protocol.ts'

/** A menu as it is shown: each family with the number of bases that was chosen for it, its bases counted through. */

export interface ShownBase {
  /** From one on. */
  readonly mark: number
  readonly family: string
  readonly isAlone: boolean
  readonly ingredients: readonly MenuLine[]
  readonly flavours: readonly string[]
  readonly perKilo: number
}

export interface ShownFlavour {
  readonly name: string
  readonly type: string | undefined
  readonly mark: number
  readonly doses: readonly MenuLine[]
  readonly corrections: readonly MenuLine[]
  /** How often it holds, from 0 to 1. */
  readonly firmness: number | undefined
  readonly faults: readonly string[]
}

export interface ShownMenu {
  readonly bases: readonly ShownBase[]
  readonly flavours: readonly ShownFlavour[]
  readonly corrected: readonly ShownFlavour[]
  readonly isProven: boolean
  /** So many have to be corrected, as far as it was proven. */
  readonly correctedBound: number
}

/** The choice of a block: the fewest bases unless somebody wants more. */
export const choiceOfBlock = ({ answer }: MenuBlock, wanted: number | undefined): MenuChoiceAnswer | undefined => {
  const { elecciones = [] } = answer
  return elecciones.find(({ bases }) => bases === wanted) ?? elecciones[0]
}

export const leastFirmness = ({ sabores }: Pick<MenuChoiceAnswer, 'sabores'>): number | undefined => {
  const told = sabores.flatMap(({ probabilidad }) => probabilidad ?? [])
  return told.length > 0 ? Math.min(...told) : undefined
}

/** What a menu asks for is in the fields of its craft. */
interface DoseFields {
  readonly name: string
  readonly grams: string
}

function flavoursOf(
  block: MenuBlock,
  { sabores }: MenuChoiceAnswer,
  fields: DoseFields,
  markOf: (base: string) => number,
) {
  const order = new Map(block.flavours.map(({ nombre }, at) => [nombre, at]))
  return sabores
    .map((told: MenuFlavourAnswer): ShownFlavour => {
      const asked = block.flavours[order.get(told.nombre) ?? -1]
      return {
        name: told.nombre,
        type: asked?.type,
        mark: markOf(told.base),
        doses: (asked?.ingredients ?? []).map((line) => ({
          name: String(line[fields.name]),
          grams: Number(line[fields.grams]),
        })),
        corrections: told.correcciones,
        firmness: told.probabilidad,
        faults: told.falla ?? [],
      }
    })
    .toSorted((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0))
}

export function shownMenu(
  blocks: readonly MenuBlock[],
  wanted: readonly (number | undefined)[],
  fields: DoseFields,
): ShownMenu {
  const bases: ShownBase[] = []
  const flavours: ShownFlavour[] = []
  for (const [at, block] of blocks.entries()) {
    const choice = choiceOfBlock(block, wanted[at])
    if (!choice) continue
    const first = bases.length + 1
    const names = choice.mezclas.map(({ nombre }) => nombre)
    flavours.push(...flavoursOf(block, choice, fields, (base) => first + names.indexOf(base)))
    for (const [b, { ingredients, sabores, coste }] of choice.mezclas.entries())
      bases.push({
        mark: first + b,
        family: block.family,
        isAlone: block.flavours.length === 1 && blocks.length > 1,
        ingredients: ingredients.toSorted((a, c) => c.grams - a.grams),
        flavours: sabores,
        perKilo: coste.kg,
      })
  }
  return {
    bases,
    flavours,
    corrected: flavours.filter(({ corrections }) => corrections.length > 0),
    isProven: blocks.every(({ answer }) => answer.prueba.bases.probado),
    correctedBound: blocks.reduce((sum, block, at) => sum + (choiceOfBlock(block, wanted[at])?.cotaCorregidos ?? 0), 0),
  }
}
