import type { Evidence } from '../craft-evidence.ts'
import { dossier } from './dossier.ts'
import { flaws } from './flaws.ts'

export const turron: Evidence = {
  dossier,
  flaws,
  accepts: ['Suprema', 'Extra'],
  remarks: {
    sets: `A turrón is sorted, not passed: a formula counts as _accepted_ (or _caught_) when its category is one that whoever
collected it admits. The categories of the reference set were worked out by other code with the same rules, so they show that
two programs agree, not that the rules are right. The thresholds are legal figures and were not tuned. Seven of the published
formulas of the validation set are the same pages as reference formulas. Several labels admit two categories: with the single
one that the collector wrote first, 13 of 19 agree; the other six he called Extra for want of a legal minimum, and the decree
has one.`,
    figures: `Labels typed as a batch of 1000 g are not a mass balance: they state each ingredient at use over the finished
product, whose water has already gone, so that the same grams read as a batch give more almond and honey than the label says
(\`tur-ali-01\`, \`tur-ali-03\`, \`tur-jij-01\`). The yield of \`tur-ali-05\` leaves out what sticks to the pan. The energy of
\`tur-jij-03\` is that of a product with more almond than the legal minimum the formula was built on. The label of
\`tur-gen-05\` counts protein as nitrogen × 6.25 and an almond of 59 % fat.`,
    flaws: `Caught here means that the formula falls below Extra. Half of the nuts leaves some mazapanes and guirlaches with
the 35 or 38 % that Extra asks for, and yolk is not missed where a formula has twice what it needs.`,
  },
}
