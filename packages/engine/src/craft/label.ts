import type { Phrasebook } from '../findings/finding.ts'
import { refusingInWords } from '../formula/errors.ts'
import type { CraftRequest } from '../formula/formula.ts'
import { checkAsked, type LabelRequest } from '../make/label/asked.ts'
import { allergensOfMade, type LabelOptions, labelOfMade, type ProductLabel } from '../make/label/label.ts'
import type { LabelledBody } from '../make/label/labelled-body.ts'
import type { Craft } from './craft.ts'
import { finishedProductOf, producedLinesOf } from './made.ts'

export type LabelledCraft<Request extends CraftRequest = LabelRequest> = Craft<Request, LabelledBody>

/** The label of what a formula makes, with words for it: any craft, from what it reads and what it knows of the finished product. */
export const labelWith = (words: Phrasebook) =>
  function labelOf<Request extends CraftRequest>(
    craft: LabelledCraft<Request>,
    request: Request & LabelRequest,
    options?: LabelOptions,
  ): ProductLabel {
    const say = craft.engine.sayWith(words)
    return refusingInWords(say, () => {
      checkAsked(request)
      return craft.found(request, (found) => labelOfMade(say, craft.id, finishedProductOf(found), request, options))
    })
  }

/** The allergens on the label of a formula, without working out the rest of it. */
export const presentAllergensOf = <Request extends CraftRequest>(
  craft: LabelledCraft<Request>,
  request: Request,
): readonly string[] => craft.found(request, (found) => allergensOfMade(producedLinesOf(found)).map(({ id }) => id))
