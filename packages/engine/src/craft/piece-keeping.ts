import type { Ingredient } from '../catalogue/ingredient.ts'
import { foldWords } from '../catalogue/normalise.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText, SayFinding } from '../findings/finding.ts'
import { linesAsSent } from '../formula/as-sent.ts'
import type { FormulaLine, ParsedFormula, PreparationUse } from '../formula/formula.ts'
import { untypedKeepingOf } from '../judge/composed.ts'
import { isSavouryLine, keepingWordsOf, rowKeepingOf } from '../judge/row-keeping.ts'
import { byStrictness, classSentence, eggIn, isRawMilk, type SafetyBlock, safetySaidAs } from '../judge/safety.ts'
import { classAsFilling, SAFETY_GRADES, type SafetyClass, safetyClasses, safetyTerms } from '../words/safety.ts'
import { preparedBodyOf } from './made.ts'
import type { PieceRequest } from './piece-request.ts'

/** How a piece put together of parts keeps: as the part that keeps least, plain rows too (RD 1021/2022, arts. 4.1 and 9; docs/decisions/0287). */

type PieceFormula = ParsedFormula<Ingredient | undefined>
type Line = FormulaLine<Ingredient | undefined>
const isRow = ({ use, grams }: Line): boolean => !use && grams > 0
const isComposed = (lines: readonly Line[]): boolean => linesAsSent(lines).length > 1

/** A part with its class; none where nobody knows. */
interface KeptPart {
  readonly parte: string
  readonly clase: SafetyClass | undefined
  /** What its own craft says of it. */
  readonly safety?: SafetyBlock | undefined
  readonly questions?: readonly FindingText[]
}
type KnownPart = KeptPart & { readonly clase: SafetyClass }

/** How it keeps by the part that keeps least, or the parts of which nobody knows and that may be that one. */
export interface PieceKeeping {
  readonly least?: { readonly parte: string; readonly safety: SafetyBlock }
  readonly unknown: readonly string[]
}

/** Parts of which it is worked out how they keep: of more it takes too long. */
const KEEPS_TOLD = 12
const FROZEN: SafetyClass = 'F'
/** What may not be sold as it is. */
export const UNSALEABLE: SafetyClass = '0'
/** Up to this class an unknown part changes neither the kind of date nor the cold. */
const SURELY_PERISHABLE: SafetyClass = '3'

interface PartAt {
  readonly use: PreparationUse
  readonly ruta: readonly string[]
}

/** Every preparation with the ones that it lies in. */
const preparationsThroughout = (uses: readonly PreparationUse[], outer: readonly string[] = []): PartAt[] =>
  uses.flatMap((use) => {
    const ruta = [...outer, use.name]
    return [{ use, ruta }, ...preparationsThroughout(use.prepared.uses, ruta)]
  })

/** What was made and is no longer frozen is as fresh as any mix of milk, or as cooked egg. */
const thawedClass = ({ prepared }: PreparationUse): SafetyClass => (prepared.allergens.includes('huevo') ? '2' : '3')

const safetyOfProduct = ({ prepared }: PreparationUse): SafetyBlock | undefined =>
  preparedBodyOf<{ readonly seguridadAlimentaria?: SafetyBlock }>(prepared).seguridadAlimentaria

function keptProduct({ use, ruta }: PartAt): KeptPart {
  const safety = safetyOfProduct(use)
  const parte = ruta.join(' › ')
  return safety?.clase === FROZEN ? { parte, clase: thawedClass(use) } : { parte, clase: safety?.clase, safety }
}

/** Bought, and put on the piece as it is: by its row, its egg or its milk; by its words where no row is known. */
function keptRow(line: Line): KeptPart {
  const { name, ingredient } = line
  const egg = eggIn(name, ingredient)
  if (isRawMilk(line)) return { parte: name, clase: '0', questions: [commonFinding('safety.ask-milk')] }
  if (egg === 'shell') return { parte: name, clase: '0' }
  if (egg === 'untold') return { parte: name, clase: '0', questions: [commonFinding('safety.ask-egg')] }
  if (egg === 'treated') return { parte: name, clase: '1' }
  if (ingredient) return { parte: name, clase: rowKeepingOf(ingredient) }
  return {
    parte: name,
    clase: keepingWordsOf(name).isFresh ? SURELY_PERISHABLE : undefined,
    questions: [commonFinding('piece.ask-keeping', { name })],
  }
}

/** A preparation that nobody gave a type: by its water. */
const keptMixture = ({ name, prepared }: PreparationUse): KeptPart => ({
  parte: name,
  clase: untypedKeepingOf(prepared) ?? '7',
})

const isTypedProduct = ({ prepared, isStage }: PreparationUse): boolean => prepared.isTyped && !isStage

/** Words of a name that say that it is sold frozen. */
const FROZEN_WORDS = /^(?:helad|congelad|ultracongelad)/
/** Whether it is sold frozen: as it was told, else as its name says. */
export const soldFrozenOf = ({ congelada, nombre, denominacion }: PieceRequest): boolean | undefined =>
  congelada ?? (foldWords(`${nombre} ${denominacion}`).some((word) => FROZEN_WORDS.test(word)) || undefined)

/** The block of a class that no craft tells. */
function blockOfClass(clase: SafetyClass, isCured: boolean, say: SayFinding): SafetyBlock {
  const plain = classAsFilling(safetyClasses[clase])
  const said = isCured
    ? {
        ...plain,
        label: say(commonFinding('piece.cured')),
        condicion: say(commonFinding('piece.cured-condition')),
      }
    : plain
  const { label, ...told } = said
  return {
    clase,
    etiqueta: label,
    ...told,
    gradoLabel: SAFETY_GRADES[said.grado],
    frase: say(classSentence(clase, said)),
    preguntas: [],
    ambito: safetyTerms.industry,
  }
}

/** Sold frozen, with what it is afterwards; what may not be sold is not mended by cold. */
function asFrozen(thawed: SafetyBlock, product: PreparationUse | undefined, say: SayFinding): SafetyBlock {
  if (thawed.clase === UNSALEABLE) return thawed
  const frozen = (product && safetyOfProduct(product)) ?? blockOfClass(FROZEN, false, say)
  return { ...frozen, frase: say(commonFinding('piece.thawed', { frozen: frozen.frase, what: thawed.frase })) }
}

/** The parts of a piece that keep by themselves, and the products among them that were not looked at. */
function keptPartsOf({ uses, lines }: PieceFormula): { parts: readonly KeptPart[]; products: readonly PartAt[] } {
  const products = preparationsThroughout(uses).filter(({ use }) => isTypedProduct(use))
  const parts = [
    ...products.slice(0, KEEPS_TOLD).map(keptProduct),
    ...uses.filter((use) => !(isTypedProduct(use) || use.isStage)).map(keptMixture),
    ...lines.filter(isRow).map(keptRow),
  ]
  return { parts, products }
}

/** What its class says of this very piece. */
function saidOfPiece(least: KnownPart, { lines }: PieceFormula, say: SayFinding): SafetyBlock {
  const own = least.safety ?? blockOfClass(least.clase, least.clase === '4', say)
  const alone = { ...own, label: own.etiqueta }
  const said = isComposed(lines) ? classAsFilling(alone) : alone
  const isSavoury =
    own.clase !== UNSALEABLE && lines.some((line) => isRow(line) && isSavouryLine(line.name, line.ingredient))
  const condicion = isSavoury ? say(commonFinding('piece.savoury', { condition: own.condicion })) : own.condicion
  return safetySaidAs(own, { ...said, condicion }, say)
}

/** The part that keeps least; nothing where one of which nobody knows may be that one. `soldFrozen`: as it was told, if it was. */
export function pieceKeepingOf(formula: PieceFormula, soldFrozen: boolean | undefined, say: SayFinding): PieceKeeping {
  const { parts, products } = keptPartsOf(formula)
  const unknown = parts.flatMap(({ parte, clase }) => (clase === undefined ? [parte] : []))
  const [least] = parts.filter((part): part is KnownPart => part.clase !== undefined).toSorted(byStrictness)
  const isLong = least !== undefined && byStrictness({ clase: SURELY_PERISHABLE }, least) < 0
  if (!least || (unknown.length > 0 && isLong)) return { unknown }
  const told = saidOfPiece(least, formula, say)
  const frozen = products.slice(0, KEEPS_TOLD).find(({ use }) => use.prepared.keeps() === FROZEN)?.use
  // What is frozen and nothing else is sold as it is made.
  const isFrozen = soldFrozen ?? (frozen !== undefined && !isComposed(formula.lines))
  const asksFrozen = frozen !== undefined && soldFrozen === undefined && !isFrozen
  const preguntas = [
    ...told.preguntas,
    ...parts.flatMap(({ questions = [] }) => questions).map(say),
    ...(asksFrozen ? [say(commonFinding('piece.ask-frozen', { part: frozen.name }))] : []),
  ]
  const safety = {
    ...(isFrozen ? asFrozen(told, frozen, say) : told),
    preguntas: [...new Set(preguntas)],
    ...(products.length > KEEPS_TOLD && {
      aviso: say(commonFinding('piece.not-all-parts', { seen: KEEPS_TOLD, all: products.length })),
    }),
  }
  return { unknown, least: { parte: least.parte, safety } }
}

/** What is asked and said of how it keeps, among the warnings of the piece. */
export const keepingWarnings = ({ least, unknown }: PieceKeeping): FindingText[] =>
  least
    ? [...(least.safety.aviso === undefined ? [] : [least.safety.aviso]), ...least.safety.preguntas]
    : [commonFinding('piece.keeping-unknown', { names: unknown })]
