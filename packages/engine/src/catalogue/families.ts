import type { FamilyRule } from './names.ts'

/** Products of which the catalogue has some grades, as several crafts name them. Patterns read a normalised name. */

/** «nata 33 %»: by its fat, between two rows. */
export const CREAM: FamilyRule = {
  pattern: /^(?:nata|crema de leche)(?: \D+)? (\d+(?: \d)?)$/,
  reading: 'between',
  rows: [
    [10.39, 'nata_10'],
    [19.1, 'nata_18'],
    [30, 'nata_30'],
    [35, 'nata'],
    [38, 'nata_38'],
    [40, 'nata_40'],
    [48, 'nata_48'],
  ],
  tolerance: 1,
}

const COUVERTURES: FamilyRule['rows'] = [
  [55, 'cob_negra'],
  [60, 'cob_negra_60'],
  [65, 'cob_negra_64'],
  [70, 'cob_negra_70'],
  [72, 'cob_negra_72'],
  [80, 'cob_negra_80'],
  [85, 'cob_negra_85'],
]

/** «chocolate negro 58 %»: the nearest couverture by its cocoa; a name that says milk or white is not dark. */
export const darkChocolate = (tolerance: number, others: FamilyRule['rows'] = []): FamilyRule => ({
  pattern: /^(?:chocolate|cobertura)(?: de chocolate)?(?: negr[oa]| fondant)? (\d+(?: \d)?)(?: (?:de )?cacao)?$/,
  reading: 'nearest',
  rows: [...others, ...COUVERTURES],
  tolerance,
})
