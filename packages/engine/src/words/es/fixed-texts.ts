import type { PRICES_AS_OF } from '../../catalogue/catalogue.ts'
import type { cacaoLawTerms, medalClasses } from '../../crafts/cacao/terms.ts'
import type { CLASSIC_INDEX, heladoLawTerms, PAC_DISCLAIMER, PAC_SCALE } from '../../crafts/helado/terms.ts'
import type { panaderiaLawTerms } from '../../crafts/panaderia/terms.ts'
import type { ganacheUses, pasteleriaLawTerms } from '../../crafts/pasteleria/terms.ts'
import type { turronLawTerms } from '../../crafts/turron/terms.ts'
import type { LAW_BASES } from '../../judge/denomination.ts'
import type { mandatoryTerms } from '../../make/label/mandatory-terms.ts'
import type { allergenNames, claimTexts, LABEL_NOTE, nutrientNames } from '../../make/label/terms.ts'
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
  | typeof PRICES_AS_OF
  | typeof POWERED_BY
  | typeof EVAPORATED_WATER
  | typeof PIECE_LABEL
  | TextsIn<typeof MEDAL_NAMES>
  | TextsIn<typeof breakdownLabels>
  | TextsIn<typeof allergenNames>
  | TextsIn<typeof nutrientNames>
  | 'puntos'

/** Names that Spanish law reserves: what is sold begins with one of them, and a language glosses it. */
export type ReservedName =
  | TextsIn<(typeof heladoLawTerms)['names']>
  | TextsIn<Omit<(typeof panaderiaLawTerms)['category'], 'bolleria'>>
  | TextsIn<
      Pick<
        typeof panaderiaLawTerms,
        | 'treated'
        | 'glutenFree'
        | 'multicereal'
        | 'scalded'
        | 'bregado'
        | 'viena'
        | 'colines'
        | 'molde'
        | 'tostado'
        | 'biscote'
        | 'rallado'
        | 'otros'
        | 'sourdough'
        | 'long'
        | 'artisan'
        | 'wood'
      >
    >
  | 'Pan'
  | 'Pan integral'
  | 'Pan elaborado con harina integral'
  | 'Pan de miga blanda'
  | TextsIn<Pick<(typeof pasteleriaLawTerms)['jam'], 'confitura' | 'extra' | 'mermelada' | 'mermelada_extra'>>
  | TextsIn<(typeof turronLawTerms)['names']>
  | 'Turrón de chocolate'
  | 'Turrón al cacao'
  | 'Gragea o confite'
  | TextsIn<(typeof cacaoLawTerms)['names']>

/** Why, as the tables of the crafts write it: every language has what the first of them has, and a test holds that to the tables. */
export type SpokenReason = keyof typeof englishReasons
