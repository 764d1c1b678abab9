/** What a line says beside name and weight: remarks, rates, purposes, and figures that a scanner misread. */

export const TO_TASTE = new RegExp(
  [
    String.raw`(?:^|[\s(:;,–-])(?:c\/s|c\.s\.?|c\/n|c\.n\.|cs|q\.?\s?s\.?|s\/n|s\/g|q\.?\s?b\.?|qb)(?=$|[\s).,;])`,
    String.raw`\b(?:al gusto|a gusto|ao gusto|ao gosto|a gosto|gustura|a tu gusto|al gust|to taste|a piacere|a volonte|nach geschmack|quanto basta|cantidad suficiente|cantidad necesaria|(?:lo|la|el|las|los|les|els|els) que (?:se )?(?:admit|pid|haga falta|haya|quier|quer|necesit|deman|calgui|calga|vulgu|tome|absorb|acept|chupe|trague)\w*|(?:la|lo|el|las|los) necesari[oa]s?|la suficiente|el suficiente|opcional|optional|facultativo|a ojo|unas gotas|un poco|un poquito|algo de|una mica|un po'?|a little|some|un pellizco)\b`,
    String.raw`\b(?:para|pa|per|for|pour|zum)\s+(?:\p{L}*(?:espolvore|decorar|servir|rebozar|engrasar|untar|pintar|freir|glasear|cubrir|enharinar|envolver|acompanar|adornar|dorar|banar|forrar|estirar|empolvar|dusting|serving|sprinkling|greasing|garnish|decorare|servire|spolverare|decorer|servir|ungere)\p{L}*|(?:el|la|los|las|il|le|els) (?:molde|moldes|bandeja|bandejas|mesa|manos|horno|motlle|stampo|moule|plato|copa))`,
  ].join('|'),
  'iu',
)

export const isAlternativeRemark = (text: string): boolean =>
  /^\s*(?:o|u|ó|or|ou|oppure|en su defecto|si|también|tambien)\b/i.test(text)
export const isEachRemark = (text: string): boolean =>
  /\b(?:c\/u|c\.u\.|cada|each|ciascun\w+|chacun\w*)\b|\/ud/i.test(text)
/** «l00», «1OO», «25O», «2S0»: letters that a scanner takes noughts, ones and fives for. */
export const MISREAD_FIGURE =
  /(?<![\p{L}\d])(?:\d[\d.,]*[OoISB|][\dOoIlSB|.,]*|\d+l\d+|[lI|][\dOo]+|[OoSB][.,]?\d+)(?=\s*(?:g|gr|grs|kg|ml|l|cl|dl)\b)|(?<=[\p{L}%)]\s)\d[\d.,]*[Oo][\dOo]*$|(?<=\s)[lI|](?=\s+(?:g|gr|grs|kg)\b)/u

/** A unit in place of the decimal comma; with another behind it, a letter that was misread. */
export const WEDGED_UNIT = /(?<![\p{L}\d])\d+(?:k|kg|l)\d+(?![\p{L}\d])(?!\s*(?:g|gr|grs|kg|ml|l|cl|dl)\b)/iu

/** «5 g/l», «20 g por kilo»: how much in something, not how much. */
export const RATE_REMARK =
  /\d\s*(?:g|gr|grs|gramos|kg|ml)\.?\s*(?:\/\s*(?:l|kg|litro|kilo|ud|pieza)\b|(?:por|x|cada|per)\s+(?:cada )?(?:\d+ )?(?:l|kg|kilo|litro|pieza|unidad|racion|huevo)\b)/

interface Brackets {
  readonly main: string
  readonly inside: readonly string[]
}
export function bracketsOfLine(text: string): Brackets {
  const inside: string[] = []
  const main = text
    .replace(/([x×*])\s*\(([^()]{1,40})\)/gi, '$1 $2')
    .replace(/\(([^()]*)\)|\[([^[\]]*)\]/g, (_, round: string | undefined, square: string | undefined) => {
      inside.push((round ?? square ?? '').trim())
      return ' '
    })
    // A bracket that is never closed goes on to the end.
    .replace(/\(([^()]*)$/, (_, open: string) => {
      inside.push(open.trim())
      return ' '
    })
  return { main, inside }
}

/** Figures of a purpose («para 1/2 litro de líquido») are not of the ingredient, once it has its own. */
const FOR_SO_MUCH =
  /\s(?:para|por|per|for|pour)\s+(?:cada\s+|unos\s+|unas\s+)?(?:[\d½¼¾]|un |una |medio |media |dos |tres )/i

export function withoutPurpose(main: string): string {
  const at = FOR_SO_MUCH.exec(main)?.index
  return at !== undefined && /\d|\b(?:un|una|medio|media|dos)\b/.test(main.slice(0, at)) ? main.slice(0, at) : main
}
