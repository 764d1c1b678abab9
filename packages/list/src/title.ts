import { foldText } from './fold.ts'
import { measureUnitNamed } from './units.ts'

/** What the line that names a recipe says: `title := [stamp] [code] [count | fraction «receta de»] NAME [version] [(remark)] [yield] [colon]`. */
export interface RecipeTitle {
  readonly title: string
  /** Grams that are made, if it says so. */
  readonly yield?: number
  readonly pieces?: number
}

/** What is made in numbers. */
const MADE =
  'uds?|u|unidades|unidad|unids?|piezas|pzas?|barras|barritas|tabletas|moldes|molde|planchas|placas|bandejas|vasitos|vasos|copas|raciones|racions|rac|porciones|personas|pers|pax|comensales|panes|panecillos|bollos|hogazas|bolas|tartas|tartaletas|tarrinas|tarros|botes|cubetas|discos|aros|magdalenas|galletas|bombones|trufas|croissants|baguettes|pizzas|pieces|servings|portions|loaves|pezzi|unitats|peces'
const FIGURE = String.raw`\d+(?:[.,]\d+)?`
const MASS = String.raw`(?:kgs?|kilos?|k|g|grs?|gramos|quilos?)\b\.?`
const LEAD = String.raw`(?:\b(?:para|pa|p\/|x|de|salen|sale|rinde|rinden|hace|hacen|total|unos|unas|aprox\.?|about|for|per|pour|makes|yields?|cubeta|cuba|batch|amasada|amasijo|lote)\s*(?:de\s+)?|[-–—:,=×]\s*)*`

const numberOf = (written = ''): number => Number(written.replace(',', '.'))

/** «1.250 g» has thousands, «1,250 kg» decimals. */
function gramsOf(figure: string, unit: string): number {
  const size = measureUnitNamed(unit, foldText(unit).replace('.', ''))?.size ?? 1
  const plain = size === 1 ? figure.replace(/[.](?=\d{3}$)/, '') : figure
  return Math.round(numberOf(plain) * size * 1e3) / 1e3
}

interface Said {
  readonly yield?: number
  readonly pieces?: number
}
/** A way to say how much is made; what it matches is no part of the name. */
type Way = readonly [says: RegExp, means: (found: RegExpExecArray) => Said | undefined]

const EACH = new RegExp(
  String.raw`${LEAD}(\d+)\s*(?:${MADE}|x|×)\s*(?:(?:de|x|×|a|da|of)\s*)?(${FIGURE})\s*(${MASS})(?:\s*(?:c\/u|cada un[oa]))?`,
  'iu',
)
const WEIGHT = new RegExp(
  String.raw`${LEAD}(?<![\d.,/])(${FIGURE})\s*(${MASS})(?!\s*(?:de\s+)?(?:harina|farina|flour))`,
  'iu',
)
const COUNT = new RegExp(String.raw`${LEAD}(?<![\d.,/])(\d+)\s*(?:${MADE})\b\.?`, 'iu')
const VOLUME = new RegExp(String.raw`${LEAD}(?<![\d.,/])(${FIGURE})\s*(?:litros?|lts?|l|ml|cl)\b\.?`, 'iu')
const OF_FLOUR = new RegExp(
  String.raw`${LEAD}(?:${FIGURE})\s*(?:${MASS})\s*(?:de\s+)?(?:harina|farina|flour)|(?:harina|farina)\s*:?\s*(?:${FIGURE})\s*(?:${MASS})`,
  'iu',
)

/** In this order: «6 barras de 300 g» before «300 g». */
const WAYS: readonly Way[] = [
  [OF_FLOUR, () => ({})],
  [
    EACH,
    ([, count, figure = '', unit = '']) => ({
      pieces: Number(count),
      yield: Number(count) * gramsOf(figure, unit.replace('.', '')),
    }),
  ],
  [WEIGHT, ([, figure = '', unit = '']) => ({ yield: gramsOf(figure, unit.replace('.', '')) })],
  [COUNT, ([, count]) => ({ pieces: Number(count) })],
  // Litres weigh what the product does, which nobody has said.
  [VOLUME, () => ({})],
]

/** How much a text says is made, and the text without it. */
export function yieldInText(text: string): Said & { readonly rest: string } {
  let rest = text
  let said: Said = {}
  for (const [says, means] of WAYS) {
    const found = says.exec(rest)
    if (!found) continue
    said = { ...means(found), ...said }
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
  }
  return { ...said, rest }
}

/** Sizes, dates, hours, versions, numbers of a formula: no weights, and no name. A ratio, a share or a year tells products apart. */
const NOT_NAME: readonly RegExp[] = [
  // The heads of columns beside it.
  /(?:(?:\t| {2,}| ?[|;] ?)(?:bruto|neto|[x×]\s?\d+|g|gr|kg|%|gramos|cantidad|peso|€\/kg))+\s*$/iu,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d{2}\b/gu,
  /(?:^|\s)\d{1,2} (?:de )?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: (?:de )?20\d\d)?/giu,
  /(?:ø|\bd(?:iam)?\.?|\baros? (?:de )?)\s*\d+(?:[.,]\d+)?(?:\s*cm)?/giu,
  /\b(?:moldes?|marcos?|bandejas?|placas?|aros?|latas?) (?:de )?\d+(?:\s*[x×]\s*\d+)*\s*(?:cm|mm)\b/giu,
  /\b\d+(?:[.,]\d+)?\s*[x×]\s*\d+(?:[.,]\d+)?(?:\s*[x×]\s*\d+(?:[.,]\d+)?)?\s*(?:cm|mm)?\b/giu,
  /\b\d+(?:[.,]\d+)?\s*(?:cm|mm)\b/giu,
  /(?:^|\s)(?:v|ver\.?|versi[oó]n|rev\.?)\s*\d+(?:\.\d+)*(?=\s|$)/giu,
  /(?:^|\s)[x×]\s*\d+\s*$/iu,
  /\b\d{1,2}\s*:\s*\d{2}\b/gu,
]
const LEADS: readonly RegExp[] = [
  /^\s*(?:#+|\*+|[-–—•·>]+)\s*/u,
  /^\s*\(?\d{1,2}\s?(?:\)|\.-|\.\s)\s*/u,
  /^\s*(?:f[oó]rmula|receta|ficha|pr[aá]ctica|elaboraci[oó]n|ref\.?|referencia|c[oó]d(?:igo)?\.?|n[º°.]|n[uú]m\.?)\s*(?:t[eé]cnica\s*)?(?:n[º°.]?|num\.?|no\.?)?\s*[:#]?\s*\p{L}{0,2}\d+\s*[-–—:.)]?\s*/iu,
  /^\s*(?:(?:amasijo|amasada|producci[oó]n|obrador|pedido)\s+)?(?:del?\s+)?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s*[:,-]?\s*/iu,
  /^\s*(?:(?:\d+\/\d+|media|medio|doble|½|¼|1)\s+)?(?:receta|f[oó]rmula|ficha t[eé]cnica|ficha|escandallo|recipe|ricetta|recette)(?!\p{L})\s*(?:(?:de|del|per|para|of|:|-|–)\s*)?(?:la\s+|el\s+)?/iu,
  new RegExp(String.raw`^\s*(\d+)\s+(?:${MADE})\s+(?:de\s+)?`, 'iu'),
]
const EDGES = /^[\s.,:;=+*_#|/·•–—>→-]+|[\s.,:;=+*_#|/·•–—<→(-]+$/gu
const TAIL = /\s+(?:para|pa|de|del|con|en|per|for|p\/|cubeta|total|aprox\.?|unos|unas)\s*$/iu
/** «Masa A», «Masa X»: a capital alone is of the name, unless a yield was cut off behind it. */
const LETTER_TAIL = /\s+[xya]\s*$/u
const STARS = /[★☆✓✔*_~"“”«»\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u200d]+/gu

const sentenceCase = (text: string): string => {
  const lower = text.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
/** Capitals all over are no name's own. */
const spelt = (text: string): string =>
  text === text.toUpperCase() && /\p{L}{3}/u.test(text)
    ? sentenceCase(text)
    : text.charAt(0).toUpperCase() + text.slice(1)

/** «S0RBETE», «FlOR Dl»: noughts and ells that a scanner put among capitals. */
const unscanned = (text: string): string =>
  text.replace(/(?<=\p{Lu})0(?=\p{Lu})|(?<=\p{Lu}{2})0(?=\s|$)/gu, 'O').replace(/(?<=\p{Lu})l(?=\p{Lu}|\s|$)/gu, 'I')

/** The name of a recipe, its yield and its pieces, out of the line that heads it. */
export function titleInLine(line: string): RecipeTitle {
  const inside = [...line.matchAll(/\(([^()]*)\)/g)].map(([, note = '']) => note).join(' , ')
  const noted = yieldInText(inside)
  let name = unscanned(line.replace(/\([^()]*\)?/g, ' ').replace(STARS, ' '))
  let leading: number | undefined
  for (const lead of LEADS) {
    const found = lead.exec(name)
    if (!found) continue
    if (found[1] !== undefined) leading = Number(found[1])
    name = name.slice(found[0].length)
  }
  for (const pattern of NOT_NAME) name = name.replace(pattern, ' ')
  const { rest, ...said } = yieldInText(name)
  let kept = rest.replace(/\s+/g, ' ').trim()
  const isCut = rest !== name
  for (let turn = 0; turn < 3; turn++) {
    kept = kept.replace(EDGES, '').replace(TAIL, '').replace(LETTER_TAIL, '')
    if (isCut) kept = kept.replace(/\s+X\s*$/, '')
    kept = kept.trim()
  }
  const made = said.yield ?? noted.yield
  const pieces = said.pieces ?? noted.pieces ?? leading
  return {
    title: spelt(kept),
    ...(made === undefined ? {} : { yield: made }),
    ...(pieces === undefined ? {} : { pieces }),
  }
}
