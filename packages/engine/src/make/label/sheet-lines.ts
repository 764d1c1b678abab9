import { annexWordsIn } from '../../catalogue/annex-words.ts'
import { spanishNameOf } from '../../catalogue/saying.ts'
import { type AllergenTelling, readToldAllergens } from '../../catalogue/told-allergens.ts'
import { packetUseAmong } from '../../formula/formula.ts'
import type { FinishedProduct, MadeLine } from '../made.ts'
import type { LabelSheetLine } from './lines.ts'
import { printedNameOf } from './printed.ts'
import { readSheet, type SupplierLabel } from './sheet.ts'

/** What the packet of a line tells of allergens, where its maker has looked at it once for all formulas. */
export type PacketOfLine = (
  line: Pick<MadeLine, 'name' | 'ingredient'>,
) => Readonly<Record<string, AllergenTelling>> | undefined

/** What was sent with a line comes first; a packet of the workshop is none of what lies inside a product that was bought. */
function sheetWithPacket(
  line: MadeLine,
  sheet: SupplierLabel | undefined,
  packetOf: PacketOfLine | undefined,
): SupplierLabel | undefined {
  const isTold = sheet?.alergenos !== undefined || sheet?.declara !== undefined
  if (isTold || packetUseAmong(line.within)) return sheet
  const declara = readToldAllergens(packetOf?.(line))
  return declara ? { ...sheet, declara } : sheet
}

/** The lines of a product as its label tells them. */
export const sheetLinesOf = (
  { lines }: Pick<FinishedProduct, 'lines'>,
  packetOf: PacketOfLine | undefined,
): LabelSheetLine[] =>
  lines.map((line, index) => {
    const name = spanishNameOf(line)
    return {
      ...line,
      name,
      written: line.name,
      sheet: sheetWithPacket(line, readSheet(line.sent, index + 1), packetOf),
      printed: printedNameOf(name, line.ingredient, line.isLabelled),
      named: [...new Set(annexWordsIn(name, line.ingredient === undefined).map((word) => word.name))],
    }
  })
