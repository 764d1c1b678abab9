import { designationWithoutFigures } from '../../catalogue/designations.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import { normaliseName } from '../../catalogue/normalise.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { PreparationUse, PreparedFormula } from '../../formula/formula.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { decapitaliseName } from '../../words/text.ts'
import * as terms from './terms.ts'

/**
 * What a preparation may be called in the list of ingredients: its own designation, where a law gives it one or custom has
 * one (Regulation (EU) 1169/2011, Annex VII, E.1). Any other is no ingredient of the list: what it is made of is.
 */
export interface PartName {
  /** None: its ingredients are listed with the others. */
  readonly nombre?: string
  /**
   * Its make is laid down in Union law, so that below 2 % it need not be broken down (E.2.a); or it is only spices and herbs
   * (E.2.b). What needs no list of its own (E.2.c) is broken down all the same: that is never wrong.
   */
  readonly exempt?: 'union' | 'spices'
  readonly doubts: readonly FindingText[]
}

const stems = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(normaliseName))

/** First words of names that a law reserves: only the craft that knows the law may give them. */
const RESERVED =
  stems(`turrón mazapán guirlache peladilla marquesa helado sorbete granizado pan biscote chocolate cobertura
  bombón gianduja cacao sucedáneo leche nata mantequilla queso yogur margarina miel confitura mermelada jalea zumo néctar
  azúcar`)

/** First words of what the trade and its customers call the parts of a cake, a bread, an ice cream or a sweet. */
const CUSTOMARY =
  stems(`almíbar baño bavaroise bavarois bizcocho bizcochuelo brioche brownie caramelo cheesecake chantilly
  compota coulant coulis craquelín crema cremoso crocante croustillant crujiente crumble curd dacquoise espuma financier flan
  fondant frangipane galleta ganache garrapiñado gelatina gelée genovesa genoise glasa glaseado granillo hojaldre joconda
  merengue mousse muselina namelaka napaje natillas nougatine panna parfait pasta pâte plancha praliné prefermento
  rocas relleno sablé salsa semifrío sirope soletilla streusel toffee trufa veteado yema biga poolish esponja tangzhong masa`)

/** First words of what Directive 2000/36/EC defines: the only compounds that our crafts make and Union law does. */
const OF_UNION_LAW = stems('chocolate cacao')

const firstOf = (name: string): string => normaliseName(name).split(' ')[0] ?? ''

/** On the shelf of the spices, and none of them: peel, alga, dried vegetables. */
const NO_SPICES: ReadonlySet<string> = new Set(
  'ralladura_limon ralladura_naranja espirulina ajo_polvo cebolla_polvo'.split(' '),
)
const isSpice = (row: Ingredient | undefined): boolean => row?.category === 'especia' && !NO_SPICES.has(row.id)

/** Spices and herbs, with at most additives among them. */
const isSpices = ({ inner }: PreparedFormula): boolean => {
  const rows = inner.flatMap(({ row, share }) => (share > 0 ? [row] : []))
  return (
    rows.some(isSpice) && rows.every((row) => isSpice(row) || (row !== undefined && isAdditiveCategory(row.category)))
  )
}

/** First words of names that mixtures of spices go by. */
const OF_SPICES = stems('mezcla especias curry garam ras zaatar hierbas finas')

const ADDITIVES: ReadonlySet<string> = new Set(
  'acido edulcorante emulgente estabilizante impulsor poliol mejorante'.split(' '),
)
/** Kinds of ingredients that are additives, which no exemption lets out (E.2). */
export const isAdditiveCategory = (category: string): boolean => ADDITIVES.has(category)

const NO_NAME: PartName = { doubts: [] }

/** A name that the law gives, printed in a list, where a comma would end it. */
const inList = (name: string): string => decapitaliseName(name.replaceAll(', ', ' '))

/** Its legal name is of that kind, or at least certain and says it: a gianduja is «chocolate con avellanas gianduja». */
const speaksOf = ({ nombre = '', siAdemas }: LegalBlock, word: string): boolean =>
  firstOf(nombre) === word || (siAdemas.length === 0 && normaliseName(nombre).split(' ').includes(word))

function reserved(name: string, law: LegalBlock | undefined): PartName {
  if (law?.nombre === undefined || !speaksOf(law, firstOf(name)))
    return { doubts: [commonFinding('label.reserved-name', { name })] }
  const isSure = law.cumple === true || (law.cumple === false && law.siAdemas.length === 0)
  return {
    nombre: inList(law.nombre),
    ...(isSure && OF_UNION_LAW.has(firstOf(law.nombre)) && { exempt: 'union' as const }),
    doubts:
      law.siAdemas.length > 0
        ? [commonFinding('label.part-name-if', { asked: name, name: law.nombre, besides: law.siAdemas })]
        : [],
  }
}

/** A dough to ferment another with: sourdough if no yeast was put in (RD 308/2019, art. 2), else a pre-ferment. */
const stageName = (name: string, { inner }: PreparedFormula): string =>
  /masa madre/i.test(name) && !inner.some(({ row, share }) => share > 0 && row?.category === 'levadura')
    ? terms.SOURDOUGH_TERM
    : terms.PREFERMENT_TERM

export function partName({ name, prepared, isStage }: PreparationUse, law: LegalBlock | undefined): PartName {
  const first = firstOf(name)
  if (isStage) return { nombre: stageName(name, prepared), doubts: [] }
  if (RESERVED.has(first)) return reserved(name, law)
  if (isSpices(prepared)) {
    return { nombre: OF_SPICES.has(first) ? inList(name) : terms.SPICES_TERM, exempt: 'spices', doubts: [] }
  }
  // The name of another product, though custom has it: a chocolate mousse with too little chocolate.
  if (law?.cumple === false && normaliseName(name).startsWith(normaliseName(law.denominacion))) {
    return law.nombre === undefined
      ? { doubts: [commonFinding('label.reserved-name', { name })] }
      : { nombre: inList(law.nombre), doubts: [] }
  }
  const isOfItsType = prepared.isTyped && first === firstOf(prepared.typeLabel)
  if (!isOfItsType && !CUSTOMARY.has(first))
    return { ...NO_NAME, doubts: [commonFinding('label.not-customary', { name })] }
  return { nombre: decapitaliseName(designationWithoutFigures(name)), doubts: [] }
}
