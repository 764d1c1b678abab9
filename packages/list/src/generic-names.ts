import { foldText, listedWords } from './fold.ts'
import { CRAFT_PRODUCTS } from './products/all.ts'
import { conditionsHold, listFiguresOf, type WeighedName } from './products/composition.ts'
import type { GenericRule, GenericRules, ListFigure } from './products/product.ts'

/** What a list makes, as far as it settles a name that only says a shelf. */
export interface GenericScene {
  readonly craft: string
  readonly type: string
  readonly title?: string | undefined
  readonly lines: readonly WeighedName[]
}

/** What a name that only says a shelf is in its list. */
export interface GenericReading {
  /** The row that is put; none where nothing is likely. */
  readonly put?: string
  /** Rows that it may be as well. */
  readonly others: readonly string[]
  /** Its maker is asked. */
  readonly isAsked: boolean
}

/** Shelves of which no list tells the product, whatever the craft: never one of them for the bare word. */
const UNTOLD: GenericRules = {
  'queso|quesos': [{ others: 'queso_crema queso_fresco queso_curado_oveja', isAsked: true }],
  'crema|cremas': [{ others: 'nata crema_pastelera queso_crema', isAsked: true }],
  aceite: [{ put: 'aceite_girasol', others: 'aceite_oliva', isAsked: true }],
  vino: [{ put: 'vino_blanco', others: 'vino_tinto vino_dulce', isAsked: true }],
  'ácido|acido': [{ others: 'acido_citrico acido_tartarico acido_ascorbico', isAsked: true }],
  'licor|licores': [{ others: 'triple_sec amaretto licor_hierbas', isAsked: true }],
  // A syrup, or almond and icing sugar.
  'tpt|t.p.t.|tant pour tant|tanto por tanto': [{ put: 'almibar_1_1', others: 'mazapan', isAsked: true }],
  // In a shop it is sold sweetened; in a formula it is cream, whipped.
  'nata montada': [{ put: 'nata_montada_azucarada', others: 'nata', isAsked: true }],
  // For bread, or the maize flour of a brand that is a country's word for it.
  'harina pan': [{ put: 'harina_panificable', others: 'harina_maiz', isAsked: true }],
  // «Masa madre» is a protected word (RD 308/2019): a ferment that is not called so is not one.
  'prefermento|pre-fermento|fermento|esponja|pie|pie de masa': [
    { others: 'poolish biga masa_fermentada', isAsked: true },
  ],
}

/** Grams of the packets in which dry yeast is sold, and of two of them. */
const PACKETS_G: readonly number[] = [5, 5.5, 7, 10, 11, 14]

const ruleOf = (rules: GenericRules, folded: string): readonly GenericRule[] | undefined =>
  Object.entries(rules).find(([words]) => listedWords(words).some((word) => foldText(word) === folded))?.[1]

/** What a bare name is by its dose, by what stands beside it and by what is made; nothing where the name tells it. */
export function genericReadingOf(
  name: string,
  grams: number | undefined,
  { craft, type, title = '', lines }: GenericScene,
): GenericReading | undefined {
  const folded = foldText(name).trim()
  const own = CRAFT_PRODUCTS.find((products) => products.craft === craft)?.generics ?? {}
  const rules = ruleOf(own, folded) ?? ruleOf(UNTOLD, folded)
  if (!rules) return undefined
  const ofList = listFiguresOf(lines)
  const figure = (key: ListFigure): number => {
    if (key === 'packet') return grams !== undefined && PACKETS_G.includes(grams) ? 1 : 0
    if (key !== 'share' && key !== 'shareF') return ofList(key)
    const whole = lines.reduce((sum, line) => sum + line.grams, 0) * (key === 'share' ? 1 : ofList('flour') / 100)
    return whole > 0 ? (100 * (grams ?? 0)) / whole : 0
  }
  const said = foldText(title)
  const rule = rules.find(
    ({ types, says, if: conditions = [] }) =>
      (types === undefined || listedWords(types).includes(type)) &&
      (says === undefined || says.test(said)) &&
      conditionsHold(figure, conditions),
  )
  return (
    rule && {
      ...(rule.put !== undefined && { put: rule.put }),
      others: rule.others.split(' ').filter(Boolean),
      isAsked: rule.isAsked === true,
    }
  )
}
