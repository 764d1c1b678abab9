import type { cacaoLawTerms, medalClasses } from '../../crafts/cacao/terms.ts'
import type { CLASSIC_INDEX, heladoLawTerms, PAC_DISCLAIMER, PAC_SCALE } from '../../crafts/helado/terms.ts'
import type { panaderiaLawTerms } from '../../crafts/panaderia/terms.ts'
import type { ganacheUses, pasteleriaLawTerms } from '../../crafts/pasteleria/terms.ts'
import type { turronLawTerms } from '../../crafts/turron/terms.ts'
import type { LAW_BASES } from '../../judge/denomination.ts'
import type { mandatoryTerms } from '../../make/label/mandatory-terms.ts'
import type { allergenNames, claimTexts, LABEL_NOTE } from '../../make/label/terms.ts'
import type { englishReasons } from '../en/reasons.ts'
import type { SAFETY_GRADES, SafetyClassText, safetyClasses, safetyTerms } from '../safety.ts'
import type { breakdownLabels, EVAPORATED_WATER, MEDAL_NAMES, PIECE_LABEL, POWERED_BY } from '../terms.ts'

/** Texts in a table; what a function makes is said by a finding. */
type TextsIn<Table> = Table extends string
  ? Table
  : Table extends (...args: never[]) => unknown
    ? never
    : Table extends readonly (infer Item)[]
      ? TextsIn<Item>
      : Table extends object
        ? { [key in keyof Table]: TextsIn<Table[key]> }[keyof Table]
        : never

type KeepingText = (typeof safetyClasses)[keyof typeof safetyClasses][Exclude<keyof SafetyClassText, 'grado'>]

/** Texts that never change: a language without one of them does not compile. */
export type FixedText =
  | KeepingText
  | TextsIn<typeof safetyTerms>
  | TextsIn<typeof SAFETY_GRADES>
  | TextsIn<typeof LAW_BASES>
  | TextsIn<Pick<typeof heladoLawTerms, 'notIce' | 'litreWeighed' | 'semisolid' | 'frozen'>>
  | TextsIn<Pick<typeof panaderiaLawTerms, 'mandatory' | 'besides'>>
  | TextsIn<Pick<typeof pasteleriaLawTerms, 'besides' | 'category'>>
  | TextsIn<Pick<typeof turronLawTerms, 'mandatory' | 'besides'>>
  | TextsIn<(typeof cacaoLawTerms)['besides']>
  | TextsIn<typeof medalClasses>
  | Exclude<TextsIn<typeof ganacheUses>, SpokenReason>
  | TextsIn<typeof claimTexts>
  | TextsIn<Pick<typeof mandatoryTerms, 'who' | 'texts' | 'falls'>>
  | typeof PAC_DISCLAIMER
  | typeof PAC_SCALE
  | typeof CLASSIC_INDEX
  | typeof LABEL_NOTE
  | typeof POWERED_BY
  | typeof EVAPORATED_WATER
  | typeof PIECE_LABEL
  | TextsIn<typeof MEDAL_NAMES>
  | TextsIn<typeof breakdownLabels>
  | TextsIn<typeof allergenNames>
  | 'puntos'

/** Why, as the tables of the crafts write it: every language has what the first of them has, and a test holds that to the tables. */
export type SpokenReason = keyof typeof englishReasons
