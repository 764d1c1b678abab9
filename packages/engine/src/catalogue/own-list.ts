import { findNormal } from './lookup.ts'
import { foldWords, normaliseName, stemWord } from './normalise.ts'

/** A bought product as somebody wrote it: what it is, and the list of its packet behind it in brackets. */
export interface ListedProduct {
  readonly head: string
  /** What stands in the brackets; empty where it says no list. */
  readonly list: string
}

const BEHIND = /^(.*?[^\s([])\s*[([](.+?)[)\]]?\s*$/s
const NUMBERED = /\be[\s-]?\d{3}/i
const SHARE = /\b(\d+(?:[.,]\d+)?)\s*%/
/** Their brackets say which additive they are, and they are nothing else. */
const CLASS_HEAD =
  /^(?:colorante|emulgente|emulsionante|estabilizante|espesante|gelificante|corrector|acidulante|antioxidante|conserva(?:dor|nte)|edulcorante|gasificante|impulsor|humectante|agente|aroma|potenciador|endurecedor)/i

const isFood = (item: string): boolean => findNormal(normaliseName(item.replace(SHARE, ' '))) !== undefined

/** Remarks are no list: «avellana (tostada, pelada)» is hazelnut, «praliné (avellana 50 %, azúcar)» is what somebody made. */
function isList(text: string): boolean {
  const items = text.split(/,(?!\d)|;/).filter((item) => /\p{L}/u.test(item))
  if (items.length > 1) return items.some((item) => NUMBERED.test(item) || isFood(item))
  return SHARE.test(text) && isFood(text.replace(/^.*%\s*(?:de )?(?=\p{L})/u, ''))
}

export function listedProductIn(name: string): ListedProduct {
  const [, head = name, list = ''] = /[([]/.test(name) ? (BEHIND.exec(name) ?? []) : []
  return list !== '' && !CLASS_HEAD.test(head) && isList(list) ? { head, list } : { head: name, list: '' }
}

/** Words of a share that is of the fruit or the nut, whichever it is: «60 % de fruta». */
const OF_WHICHEVER: readonly string[] = ['fruta', 'fruto', 'pulpa', 'puro', 'pura', 'al']

/** «Pasta de pistacho 60 %», «(60 % de pistacho, azúcar)»: how much of a product is of a food, % of it, where its own words say so. */
export function saidShareOf(name: string, noun: string): number | undefined {
  if (!name.includes('%')) return undefined
  const words = new Set([...foldWords(noun).map(stemWord), ...OF_WHICHEVER])
  const isOf = (text: string | undefined): boolean =>
    words.has(stemWord(foldWords(text ?? '').filter((word) => word !== 'de' && word !== 'del')[0] ?? ''))
  for (const said of name.matchAll(/(\p{L}+)?[\s(:]*(\d+(?:[.,]\d+)?)\s*%\s*((?:del? )?\p{L}+)?/gu)) {
    const [, before, figure = '', after] = said
    if (after === undefined ? isOf(before) : isOf(after)) return Number(figure.replace(',', '.'))
  }
  return undefined
}
