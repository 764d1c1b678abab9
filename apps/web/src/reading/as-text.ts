import type { AppCraft } from '../engine/crafts.ts'
import { numberText, shownName } from '../format/page-speech.ts'
import { batchFactor, batchTotal } from '../model/batch.ts'
import { type TableFormula, writtenGrams } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import { stepGroupsOf, stepHeadingOf } from '../model/step-groups.ts'
import { titleWords } from '../words/es/bench.ts'
import { messageWords as say } from '../words/es/sheets.ts'
import { namedLines, type OwnIngredients } from './request.ts'
import { workSheet } from './work-sheet.ts'

/** Grams as a message has them: whole, but for what is weighed in little. */
const messageGrams = (grams: number): string =>
  say.grams(Number.isNaN(grams) ? '?' : numberText(grams, grams < 20 ? 1 : 0))

/** A formula as a message: as much of it as is made, one line for each ingredient, what is inside a pre-ferment, and the steps. */
export function formulaText(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  habits: WorkshopHabits,
): string {
  const factor = batchFactor(formula)
  const { pieces, pieceGrams } = formula.batch
  const sheet = workSheet(craft, formula, own, habits, { factor, pieces, pieceGrams })
  const lines = namedLines(formula).flatMap((line) => {
    const { id, name } = line
    const share = sheet.shares.get(id)
    const percent = share === undefined ? '' : ` ${say.share(numberText(share, 1))}`
    const inside = (sheet.stages.get(id) ?? []).map((part) =>
      say.inside(shownName(part.name), messageGrams(part.grams * factor)),
    )
    return [say.line(shownName(name), `${messageGrams(writtenGrams(line) * factor)}${percent}`), ...inside]
  })
  const steps = stepGroupsOf(formula.steps ?? []).flatMap(({ part, steps: own }) => [
    ...(part === undefined ? [] : [stepHeadingOf(part)]),
    ...own.map(({ text }, at) => `${at + 1}. ${text}`),
  ])
  const blocks = [
    [
      formula.name.trim() || titleWords.placeholder,
      `${craft.types[formula.type]?.label ?? craft.label}, ${messageGrams(batchTotal(formula))}`,
    ],
    lines,
    sheet.base === undefined ? [] : [say.over(sheet.base)],
    sheet.says,
    steps,
  ]
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')
}
