import type { Book } from '../findings/finding.ts'
import { saying } from '../formula/errors.ts'
import type { CraftRequest } from '../formula/formula.ts'
import {
  checkAsked,
  type Label,
  type LabelledBody,
  type LabelOptions,
  type LabelRequest,
  labelOfMade,
} from '../make/label/label.ts'
import type { Craft } from './craft.ts'
import { madeOf } from './made.ts'

export type LabelledCraft<Request extends CraftRequest = LabelRequest> = Craft<Request, LabelledBody>

/** The label of what a formula makes, with words for it: any craft, from what it reads and what it knows of the finished product. */
export const labelWith = (words: Book) =>
  function labelOf<Request extends CraftRequest>(
    craft: LabelledCraft<Request>,
    request: Request & LabelRequest,
    options?: LabelOptions,
  ): Label {
    const say = craft.engine.sayWith(words)
    return saying(say, () => {
      checkAsked(request)
      return craft.found(request, (found) => labelOfMade(say, craft.id, madeOf(found), request, options))
    })
  }
