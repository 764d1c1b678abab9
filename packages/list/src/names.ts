import { findRow } from '@obrador/engine'
import { firstChoiceIn, foldText, listedWords, OTHER_CHOICE } from './fold.ts'
import { withoutFullStop } from './known.ts'
import { isAlternativeRemark } from './remarks.ts'

/** Connectors in front of a name. */
const LEADING =
  /^(?:(?:necesito|necesitas|necesitamos|quiero|ponle|ponme|apunta|pues|mira|son|hacen falta|hace falta|lleva|llevan|luego|tambien|también|echo|he puesto|de la|de los|de las|del|de|di|d['’]|of the|of|von|el|la|los|las|y|e|i|and|un|una|otra|otro|the|extra de|n\.|nr\.|núm\.)(?:\s+|(?<=['’]))|d['’]|l['’])/i
/** Joints and signs around a name. */
const AHEAD = /^[\s.,:;=/|+→>–—·•\-*_~"“”«»'‘’<#&\\!¡]+/u
const BEHIND = /[\s,:;=/|+→>–—·•\-*_~"“”«»'‘’<#&\\!¡(]/u

/** A name without them. The end is found from behind: an expression would begin again at every sign within. */
function withoutEdges(text: string): string {
  const kept = text.replace(AHEAD, '')
  let end = kept.length
  while (end > 0 && BEHIND.test(kept.charAt(end - 1))) end--
  return kept.slice(0, end)
}
const LAST_JOINT = /(?<!\d)\s+(?:de|del|di|d['’]|of|con|para|en|cada|aprox\.?)$/i
/** «W280 de 25 kg», «2 paquetes x 200 g»; in capitals, DE is a grade and A a letter («Nata A»). */
const SMALL_JOINT = /\s+(?:de|da|di|of|x|×|y|e|a|o)$/
/** How exactly it is weighed, between the unit and the name. */
const EXACTLY =
  /^(?:just[oa]s?|exact[oa]s?|net[oa]s?|limpi[oa]s?|escas[oa]s?|larg[oa]s?|bien pesad[oa]s?)\s+(?=(?:de|d['’]|di)\s)/i

/**
 * What is done to an ingredient before it is weighed, which says nothing of what it is. «Tostada», «montada»,
 * «en polvo», «integral» stay: they are what the ingredient is.
 */
const HANDLED = listedWords(
  [
    '(?<=(?:mantequilla|manteca|margarina) )bland[oa]s?|(?<!en )fri[oa]s?|muy fri[oa]s?|helada|tibi[oa]s?|templad[oa]s?|caliente|hirviendo|tamizad[oa]s?|desmenuzad[oa]s?|en pomada|en punto pomada|pomada',
    '(?:a )?\\d{1,3} ?[º°] ?c|a temperatura ambiente|a temp\\.? ambiente|a t[ªº]? ambiente|temperatura ambiente|del tiempo|opcional|ras[oa]s?|colmad[oa]s?|generos[oa]s?|escas[oa]s?|abundante',
    'para fundir|cada un[oa]|c/u|c\\.u\\.|en total|ya pesad[oa]s?|sin cascara|sifted|softened|room temperature|at room temperature|divided',
    'de las pequenas|de los pequenos|de las grandes|de los grandes|mas o menos|aprox\\.?|aproximadamente',
  ].join('|'),
)
const handled = new RegExp(`\\s+(?:(?:y|e|o|and|bien|muy)\\s+)?(?:${HANDLED.join('|')})$`)
const AS_MUCH_AS = /\s+(?:la|lo|el|las|los) que (?:se )?(?:admit|pid|necesit|haga falta|tome|absorb)\p{L}*$/u
const PURPOSE =
  /\s+(?:para|pa|per|for|pour)\s+(?:el|la|los|las|un|una|the|la|le|les|il)?\s*(?:molde|moldes|bandeja|masa|relleno|crema|caramelo|almibar|bano|cobertura|base|decorar|servir|pintar|espolvorear|rebozar|engrasar|untar|freir|glasear|cubrir|enharinar|envolver\w*|acompanar|adornar|dorar|banar|dusting|sprinkling|frying|topping|rolling|copertura|friggere|decorare|spolverare|fundir|forrar|amasar|estirar)\b.*$/
/** Words that a name of the catalogue may begin with, at most. */
const MOST_NAME_WORDS = 4

/** «o margarina»: another ingredient that may take the place of one. What is none is a remark («o lo que tengas»). */
function otherIngredientIn(text: string, first: string): string | undefined {
  const [, joint = '', other = ''] = OTHER_CHOICE.exec(text) ?? []
  const words = other.split(/\s+/).slice(0, MOST_NAME_WORDS)
  const [head = ''] = first.split(' ')
  const isNamed = words.some((_, at) => {
    const name = words.slice(0, at + 1).join(' ')
    return name !== '' && (findRow(name) ?? findRow(`${head} ${name}`)) !== undefined
  })
  return isNamed ? `${joint}${other}`.trim() : undefined
}

/** Cold or soft it is butter, on the River Plate; without a word it is lard elsewhere: how it is held tells which. */
const BUTTER_OR_LARD = /^manteca (?!de )/

/** The end of a name that only says how it is handled, cut off as often as there is one. */
function unhandled(name: string): string {
  let kept = name
  for (let turn = 0; turn < 4; turn++) {
    const plain = foldText(kept)
    // Folding keeps the length of every spelling in use but ligatures, where the cut would go astray.
    if (plain.length !== kept.length || BUTTER_OR_LARD.test(plain)) return kept
    const cut =
      handled.exec(plain)?.index ??
      AS_MUCH_AS.exec(plain)?.index ??
      (findRow(kept) ? undefined : PURPOSE.exec(plain)?.index)
    if (cut === undefined || cut === 0) return kept
    kept = withoutEdges(kept.slice(0, cut))
  }
  return kept
}

/** «DE 38 glucosa»: in capitals before a figure it is a grade. */
const DEXTROSE_GRADE = /^DE ?\d/

export const trimmedName = (text: string): string => {
  let kept = withoutEdges(text.replace(/\s+/g, ' '))
  for (let turn = 0; turn < 3; turn++)
    kept = DEXTROSE_GRADE.test(kept) ? kept : withoutEdges(kept.replace(EXACTLY, '').replace(LEADING, ''))
  return withoutEdges(kept.replace(LAST_JOINT, '').replace(SMALL_JOINT, ''))
}

/** Of a percentage with its unit: «70 % de cacao». */
const MOST_TOLD_WORDS = 4
const isToldBriefly = (remark: string): boolean =>
  isIdentityRemark(remark) && remark.split(' ').length <= MOST_TOLD_WORDS

/** «Flour, rye»: English tables write which it is behind the thing. */
function turnedName(first: string, next = ''): string {
  const turned = `${next} ${first}`
  return /^\p{L}+$/u.test(next) && findRow(turned) ? turned : first
}

/** «fresa, plátano y naranja»: ingredients of the catalogue side by side; «harina, fuerza» is one, and «queso crema, philadelphia» the same twice. */
export function ingredientsBeside(rest: string): string | undefined {
  const said = trimmedName(rest)
  if (!/,\s/.test(said) || findRow(said)) return undefined
  const pieces = said.split(/\s*,\s+|\s+(?:y|e|i|and|et)\s+/i)
  const rows = pieces.map((piece) => findRow(piece)?.id)
  const isOne = [pieces, pieces.toReversed()].some((words) => findRow(words.join(' ')) !== undefined)
  return isOne || rows.includes(undefined) || new Set(rows).size < pieces.length ? undefined : said
}

const SENTENCE = /(?<=\p{L}{3})\.\s+(?=\p{Lu})(?!DE\b|W\d|MG\b)/u
/** A text before and behind its first full stop; the point of «HUEVO LIQ. PAST.» ends no sentence. */
function sentencesIn(text: string): readonly string[] {
  const [first = '', ...others] = text.split(SENTENCE)
  return others.length === 0 || withoutFullStop(`${first}.`) !== first ? [text] : [first, ...others]
}

/** «Nata / yogur» are two things; «leche / milk» is one, said twice. */
function isChoiceByBar(text: string): boolean {
  const [, first = '', other = ''] = /^(.+)\s\/\s+(\p{L}[\p{L}\s]*)$/u.exec(text) ?? []
  const row = findRow(other)
  return row !== undefined && row.id !== findRow(first)?.id
}

/** Behind a comma, a dash or a full stop begins a remark; the commas of figures have no space behind them. */
const REMARK_BEGINS = /\s*,\s+|\s+[–—-]\s+|\s+=\s+|;\s*/u
const REMARK_OR_BAR = new RegExp(`${REMARK_BEGINS.source}|\\s+\\/\\s+`, 'u')

/** A name as it should stand in a formula: what the line says besides its weight, without joints and remarks. */
export function nameFrom(rest: string, remarks: readonly string[]): string {
  const remarked = trimmedName(rest.replace(/\s{2,}/g, ' ').trim())
  const pieces = remarked.split(isChoiceByBar(remarked) ? REMARK_BEGINS : REMARK_OR_BAR).flatMap(sentencesIn)
  const at = pieces.findIndex((piece) => /\p{L}/u.test(piece))
  const first = pieces[at] ?? ''
  const handledName = unhandled(trimmedName(turnedName(first, pieces[at + 1])))
  const name = findRow(handledName) ? handledName : unhandled(firstChoiceIn(handledName))
  const bare = name === '' ? trimmedName(first) : name
  const kept = /(?:\p{L}{5}|\s\p{L}{3,4})\.$/u.test(bare) ? withoutFullStop(bare) : bare
  const choice = otherIngredientIn(handledName.slice(name.length), name) ?? ''
  // «Nata, 18 % MG», «leche, o bebida de soja»: what tells which it is, or may be, is no remark.
  const told = pieces.slice(at + 1).filter((piece) => isToldBriefly(piece) || isAlternativeRemark(piece))
  const besides = [...told, ...remarks].flatMap((text) =>
    isIdentityRemark(text) ? [text] : (otherIngredientIn(` ${text}`, kept) ?? []),
  )
  return [kept, choice, ...besides.map((text) => `(${text})`)].filter(Boolean).join(' ')
}

/** «E415», «T80», «W200»: an additive or a flour that is told by its number alone. */
export const isGradeAlone = (text: string): boolean => /^\s*(?:E-?\d{3,4}[a-z]?|[WT] ?\d{2,3})\s*$/iu.test(text)

/** Whether brackets hold what an ingredient is: a percentage, a grade, an E number. */
export const isIdentityRemark = (text: string): boolean =>
  !/\b(?:hum|humedad|merma|hidratacion|hidratación)\b/i.test(text) &&
  /\d\s*%|\bE-?\d{3}|\b[WT]\s?\d{2,3}\b|\bDE\b|\b[Bb]loom\b|\d\s*º(?!\s*[CF])/.test(text)
