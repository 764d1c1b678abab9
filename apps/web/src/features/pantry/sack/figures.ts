import type { SackAnswer, SackFigureAnswer } from '@obrador/balancer/sack'
import { sackWants } from '@obrador/engine/sack'
import type { CraftId } from '../../../model/formula.ts'

type Named = readonly [key: string, figure: SackFigureAnswer]

const widthOf = ({ probable }: SackFigureAnswer): number => (probable ? probable[1] - probable[0] : 0)
/** Less of something in a hundred grams is none. */
const NOTHING = 0.05

/** The figures of a craft that are in the product, the widest doubt first. */
export const figuresForCraft = ({ cifras }: SackAnswer, craft: CraftId): readonly Named[] =>
  Object.keys(sackWants[craft])
    .flatMap((key): Named[] => {
      const figure = cifras[key]
      return figure && (figure.seguro?.[1] ?? figure.valor) > NOTHING ? [[key, figure]] : []
    })
    .toSorted(([, one], [, other]) => widthOf(other) - widthOf(one))
