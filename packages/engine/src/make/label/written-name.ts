import type { FindingText, SayFinding } from '../../findings/finding.ts'
import type { FinishedProduct } from '../made.ts'
import type { LabelRequest } from './asked.ts'
import { type LabelClaimCheck, labelClaimsOf } from './claims.ts'
import { type NamePart, partsOfName } from './denomination.ts'
import type { LabelledBody } from './labelled-body.ts'
import { declaredLines, type LabelSheetLine } from './lines.ts'
import { foldedName } from './name-cut.ts'
import { evidenceOfLine } from './name-evidence.ts'
import { LABEL_NUTRIENTS } from './nutrients.ts'
import { exactNutrients, type LabelLine, type NutritionDeclaration, nutritionDeclaration } from './nutrition.ts'
import { type PacketOfLine, sheetLinesOf } from './sheet-lines.ts'

/** What a product is made of, as its label declares it. */
interface DeclaredProduct {
  readonly lines: readonly LabelSheetLine[]
  readonly declared: readonly LabelLine[]
  readonly por100g: NutritionDeclaration
}

/** The same for who needs nothing else of a label. */
export function declaredProductOf(
  made: FinishedProduct<LabelledBody>,
  packetOf: PacketOfLine | undefined,
): DeclaredProduct {
  const lines = sheetLinesOf(made, packetOf)
  const declared = declaredLines(lines, made)
  return { lines, declared, por100g: nutritionDeclaration(declared, 100) }
}

/** The name that somebody chose, held against the same answer: its claims, and its parts. Label, analysis and pieces ask here. */
export function writtenNameOf(
  say: SayFinding,
  made: FinishedProduct<LabelledBody>,
  { lines, declared, por100g }: DeclaredProduct,
  { denominacion, comparado }: Pick<LabelRequest, 'denominacion' | 'comparado'>,
): { readonly declaraciones: readonly LabelClaimCheck[]; readonly partes: readonly NamePart<FindingText>[] } {
  const asked = denominacion?.trim() || undefined
  const declaraciones = labelClaimsOf({
    lines,
    finished: made.finished,
    exact: exactNutrients(declared),
    untold: new Set(LABEL_NUTRIENTS.filter((key) => por100g[key].faltan)),
    said: foldedName(asked ?? ''),
    compared: comparado ?? {},
    told: say,
  })
  const { legal } = made.body
  const partes =
    asked === undefined
      ? []
      : partsOfName(asked, { ...made, lines: lines.map(evidenceOfLine), legal, claims: declaraciones })
  return { declaraciones, partes }
}
