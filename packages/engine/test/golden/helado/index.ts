import type { Evidence } from '../evidence.ts'
import { dossier } from './dossier.ts'
import { flaws } from './flaws.ts'

export const helado: Evidence = {
  dossier,
  flaws,
  remarks: {
    sets: `The ranges were revised once after studying the misses of the validation set (until then 9 of its 26 published
formulas with a sure label were accepted), so it no longer says how the engine does on formulas nobody looked at:
expect less there. Some limits end just beyond a single formula of it: fat of \`sorbete_agua\`, solids of \`semifrio\` and
\`helado_leche\`, sugars of \`crema_untable\`, POD of \`sin_azucar\`. Eight of its formulas are recipes that the reference set
has too (\`alsoIn\`); the last row leaves them out.`,
    figures: `Most mismatches are of definition: yolk fat left out, sugars weighed with their water, totals over another
mass. Carbohydrate, protein, milk fat, label sugars and serving temperature have no counterpart among the parameters.`,
    flaws: `The dossier of the craft counted 900 of 960 (94 %) with the same thirteen flaws. In the eight types whose PAC is
judged the two counts agree within a point, and most of what is missed there is cream left out or tripled where there was
little of it: another balanced formula comes out. They part in the other four types, where no parameter stops salt, and
alcohol, dextrose or water only past the ends of wide ranges: the dossier made fewer of those flaws there, and it also
spoiled formulas that are rejected as they stand, whose flaws are nearly always caught.`,
  },
}
