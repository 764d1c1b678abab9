import type { Evidence } from '../craft-evidence.ts'
import { dossier } from './dossier.ts'
import { flaws } from './flaws.ts'

export const cacao: Evidence = {
  dossier,
  flaws,
  accepts: ['gold', 'silver'],
  remarks: {
    sets: `The ranges were tuned on the reference set, and the rules were changed once after studying the misses of the
validation set (until then 13 of its 16 published formulas with a sure label were accepted), so it no longer says how the
engine does on formulas nobody looked at. Whoever collected it said whether each formula is good, not its medal. Six of its
formulas are recipes that the reference set has too (\`alsoIn\`). The law is the same for everybody: what it rejects is
rejected whatever the ranges say.`,
    figures: `A water activity is matched within 0.03. The author's 0.78 of \`cac-bom-01\` is a course sheet that no published
method reproduces at its water; the 0.85 of \`cac-bom-03\` was measured with chocolate chips, which are drier and sweeter than the
couverture that stands for them. The milk of \`cac-lec-03\` is weighed as powder on the label and dry here.`,
    flaws: `A firm ganache with twice the cream is a soft one, which somebody sells: it is accepted with a warning. More cocoa
butter gives a very fluid chocolate, and much sugar makes a 57 % bar of a 95 % one.`,
  },
}
