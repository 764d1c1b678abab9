import { findNormal } from '../lookup.ts'
import { normaliseName } from '../normalise.ts'

/** A name as it was written → the texts worth reading in it, without quantities, packs and remarks. */

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/[ºª]/g, '°'],
  [/[½]/g, ' 0.5 '],
  [/[¼]/g, ' 0.25 '],
  // A salt works, and no pineapple.
  [/\bañana\b/g, 'manantial'],
  // Apples of Italy and pears of Catalonia, whose stems are «mel» (honey) and «per».
  [/\bmele\b/g, 'mela'],
  [/\bperes\b/g, 'peras'],
  // The squash of angel hair and the citron, whose stem is that of French cider.
  [/\bcidr[ao]s?\b/g, 'cidracayote'],
  // «Hershey's» is the maker.
  [/['’]s\b/g, ' '],
]

/** Lower case without accents; punctuation stays, since it says what is a remark and what a figure. */
const plain = (text: string): string =>
  MARKS.reduce((seen, [mark, by]) => seen.replace(mark, by), text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const WEIGHT = 'kgs?|kilos?|grs?|gramos?|g|mg|ml|cl|l|lt|litros?|cc|lb|oz'
const COUNT =
  'uds?|unidad(?:es)?|cucharad(?:it)?as?|cdas?|cdtas?|tazas?|vasos?|latas?|botes?|pizcas?|punados?|dientes?|chorros?|chorritos?|rodajas?|tarros?|bolsas?'
/** «500 g de», «2 cucharadas de», «6x1 L», «aprox. 100 g». */
const LEADING = new RegExp(
  String.raw`^(?:aprox\.? ?)?(?:(?:${NUMBER})(?: ?[x×] ?${NUMBER})? ?(?:(?:${WEIGHT})\b\.?|(?:${COUNT})\b\.?)|(?!0)\d+(?![\d.,]* ?[%°/:-])(?=\s+[a-z]{3})|una? (?:${COUNT})\b) ?(?:de |d')?`,
)
/** «saco 25 kg», «500g»: what it is bought in. */
const PACK = new RegExp(
  String.raw`\b(?:(?:saco|caja|bolsa|cubo|bote|lata|brik|brick|garrafa|botella|pack|paquete|tarro|sc|cj|bib|bid|bot|paq|pqt)\.? (?:de )?)?(?:\d+ ?[x×] ?)?${NUMBER} ?(?:kgs?|kilos?|grs?|gramos?|g|ml|cl|l|lt|litros?|cc|uds?|u)\b\.?(?!/)|\b(?:sc|cj)\.? ?\d+\b`,
  'g',
)
const BULLET = /^[\s\-–—•*·>]+|^\d+[.)]\s+/
const BRACKETS = /[([{]([^)\]}]*)[)\]}]?/g
/** A second choice: the first one is read. */
const CHOICE = /\s+(?:o|u|or|ou)\s+.*$|\s+\/\s+.*$|(?<=[a-z]{3})\/(?=[a-z]{3}).*$/
/** A point behind a word may stand for the rest of it. */
const ENDING = /(?:[\s;:!?*]|(?<![a-z])\.)+$/

export interface CleanedName {
  /** What the name says. */
  readonly head: string
  /** What stands in brackets or after a comma. */
  readonly notes: readonly string[]
}

/** «5 g/kg», «calibre 14/16», «6 mm», «c/6», «4 horas»: how much of it is used, how big it is, how many there are, how long it lay. */
const DOSE =
  /\b\d+(?:[.,]\d+)? ?g ?\/ ?(?:kg|l|litro)\b|\bcalibre \d+(?: ?[/-] ?\d+)?(?: ?mm)?|\b\d+(?: ?[/x-] ?\d+)? ?mm\b|\b(?:\d+ ?x ?\d+ )?c\/ ?\d+|\b\d{2,} ?x ?\d{2,}(?: ?cm)?(?![.,]?\d| ?(?:k?g|m?l|cl)\b)|\bph ?\d+(?:[.,]\d+)?|\b\d+ ?(?:horas?|h|hores?|ore|heures?|hours?|minut[oeis]+|min)\b|\bs\/ ?\d+/g

/** «Pasas al ron» have lain in it. */
const IN_SPIRIT =
  /(?<=[a-z]) (?:al|en) (?=(?:ron|brandy|conac|cognac|armagnac|whisky|anis|kirsch|aguardiente|orujo|pedro ximenez|px|oporto|moscatel|marsala|amaretto|licor de [a-z]+)$)/g

/** «M.G.», «s/sal», «P.A.N.»: the points and bars inside an abbreviation. */
const dotted = (text: string): string =>
  text
    // «L.P.D.», «A.O.V.E.»: initials are one word.
    .replace(/\b(?!p\. ?a\. ?n\b)(?:[a-z]\. ?){2,}[a-z]\b\.?/g, (initials) => initials.replace(/[. ]/g, ''))
    // «M.M.» as people write it for the ferment.
    .replace(/\bm\. ?m\b\.?/g, 'mm')
    // «Piña en su jugo» is the fruit, and no juice.
    .replace(/(?<=[a-z]) en su (?:propio )?(?:jugo|zumo)\b/, '')
    .replace(/^(?:p|pta)\. ?(?=[a-z]{3})/, 'pasta ')
    // Nuts are not pasteurised: «past. avellana» is their paste.
    .replace(
      /^past\. ?(?=(?:avellana|almendra|pistach|cacahuete|nue[zc]|pinon|sesamo|anacardo|pecan|macadamia|turron))/,
      'pasta ',
    )
    .replace(/^l\. ?(?=[a-z]{3})/, 'leche ')
    .replace(/^ch\. ?(?=[a-z]{3})/, 'chocolate ')
    .replace(/^ac\. ?ol\b\.?/, 'aceite oliva ')
    .replace(/^ac\. ?gir\b\.?/, 'aceite girasol ')
    .replace(/\bfc[ao]\b\.?/g, 'fresca')
    .replace(/\bc ?\/ ?s\b/g, ' ')
    .replace(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replace(/\be[ -](?=\d{3}\b)/g, 'e')
    // «Semi montada» is one word; «leche semi» is another.
    .replace(/\bsemi (?=(?:mont|desnat|descrem|cur|sec|confit|amarg|dulc|salad|batid|liquid|candi)[a-z]*)/g, 'semi')
    // How far it is demineralised says nothing of its protein.
    .replace(/\b(desmineralizad[oa](?: en polvo)?(?: al)?) ?d?\d{2}\b ?%?/g, '$1')
    .replace(
      /\b(cerveza|vino|cava|sidra|vermut|ginebra|gin|ron|sangria)\b(.*?) 0(?:[.,]0)(?: ?%)?(?! ?%)/g,
      '$1$2 sin alcohol',
    )
    .replace(/\bs\/p\b/g, 'sin piel')
    .replace(/\bs\/h\b/g, 'sin hueso')
    .replace(/\bs\/ ?(?:a|az|azuc)\b\.?/g, 'sin azucar')
    .replace(/(?<=[a-z]) \+ (?=[a-z])/g, ' y ')
    .replace(IN_SPIRIT, ' macerado en ')
    .replace(/\bc\/u\b/g, ' ')
    // A praliné of two nuts has both.
    .replace(/^(pralin[^/]*[a-z])\/(?=[a-z])/, '$1 y ')
    .replace(/\bs\/ ?(?=[a-z])|\bs (?=(?:sal|azucar|gluten|lactosa|piel|hueso)\b)/g, 'sin ')
    .replace(/\bp\/ ?(?=[a-z])/g, 'para ')
    .replace(/\bc\/ ?(?=[a-z])/g, 'con ')
    .replace(/\bm\. ?g\.?/g, 'mg ')
    .replace(/\bm\. ?s\.?/g, 'ms ')
    .replace(/\bmat\. ?/g, 'mat ')
    .replace(/\bd\. ?e\.?/g, 'de ')
    .replace(/\b0(?:[.,]0+)? ?% (?:de |en )?(?=azucar|alcohol|lactosa|gluten)/g, 'sin ')

/** What binds wherever it stands: neither a remark nor a second choice may hide it. */
const BINDING =
  /\b(?:sin|sans|senza) (?:gluten|lactosa|azucar(?:es)?|sal|alcohol|leche|lacteos?|huevo|soja|glutine|sucre|zucchero)\b|\b(?:gluten|sugar|lactose) free\b|\bvegetal\b|\bvegan[oa]?\b/g

/** The dose of a base tells which it is. */
const undosed = (dose: string, at: number, text: string): string =>
  /\bbase\b/.test(text.slice(0, at)) ? ` ${dose.replace(/ ?g.*/, '')} ` : ' '

/** «Corrector de acidez (ácido cítrico)», «emulgente: lecitina»: a label says what a thing is for, and then what it is. */
const CLASS =
  /^(?:emulgentes?|estabilizantes?|espesantes?|gelificantes?|correctore?s? de (?:la )?acidez|acidulantes?|antioxidantes?|conservador(?:es)?|edulcorantes?|gasificantes?|humectantes?|agentes? de [a-z ]+)\s*(?::\s*|\()(.+?)\)?$/
/** Two of a class are two things. */
const classless = (text: string): string =>
  text.replace(CLASS, (_, things: string) => things.replace(/,(?!\d)/g, ' y '))

/** «Flour, rye»: English tables write which it is behind the thing. */
const turnedBack = (text: string): string => {
  const [, thing = '', which = ''] = /^([a-z]+), ([a-z]+)$/.exec(text.trim()) ?? []
  return thing !== '' && findNormal(normaliseName(`${which} ${thing}`)) ? `${which} ${thing}` : text
}

export function cleanName(name: string): CleanedName {
  const notes: string[] = []
  const bare = classless(dotted(plain(name).replace(DOSE, undosed)).replace(BULLET, '').trim()).replace(LEADING, '')
  const outside = bare.replace(BRACKETS, (_, note: string) => {
    notes.push(note.trim())
    return ' '
  })
  const [first = '', ...after] = turnedBack(outside).split(/,(?!\d)|;| - | – /)
  notes.push(...after)
  const chosen = (text: string): string =>
    text.replace(CHOICE, '').replace(PACK, ' ').replace(/\s+/g, ' ').replace(ENDING, '').trim()
  const head = chosen(first)
  const bound = (bare.match(BINDING) ?? []).filter((words) => !head.includes(words))
  return {
    head: [head, ...bound].join(' '),
    notes: notes
      .filter((note) => !/^\s*(?:o|u)\s/.test(note))
      .map((note) => chosen(note.replace(BINDING, '')))
      .filter(Boolean),
  }
}
