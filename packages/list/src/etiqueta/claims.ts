import type { LabelClaim } from '@obrador/engine/sack'

/** What a label says besides its list, and must not be read as an ingredient of it. */

const FIGURE = String.raw`(\d{1,3}(?:[.,]\d+)?)`
const LEAST = /m[ií]n(?:imo|\.)?\b|como m[ií]nimo|al menos/i

interface Pattern {
  readonly of: LabelClaim['of']
  readonly pattern: RegExp
}

/** The value stands before or behind «mínimo»; «elaborado con 50 g de fruta por 100 g» and «azúcares totales: 60 g» are of jams. */
const PATTERNS: readonly Pattern[] = [
  {
    of: 'cacao',
    pattern: new RegExp(
      String.raw`^(?:contenido (?:m[ií]nimo )?(?:en|de) cacao|(?:s[oó]lidos|materia seca(?: total)?|componentes) de(?:l)? cacao|cacao)\s*(?::|m[ií]nimo:?|m[ií]n\.?:?|del?)?\s*(?:m[ií]nimo\s*)?${FIGURE}\s*%`,
      'i',
    ),
  },
  {
    of: 'solidosLacteos',
    pattern: new RegExp(
      String.raw`^(?:s[oó]lidos (?:l[aá]cteos|de (?:la )?leche)|extracto seco (?:l[aá]cteo|de (?:la )?leche)|materia seca l[aá]ctea|componentes l[aá]cteos)\s*(?:totales)?\s*(?::|m[ií]nimo:?|m[ií]n\.?:?)?\s*(?:m[ií]nimo\s*)?${FIGURE}\s*%`,
      'i',
    ),
  },
  {
    of: 'fruta',
    pattern: new RegExp(
      String.raw`^(?:elaborad[oa]|preparad[oa]|hech[oa])\s+con\s+(?:un\s+)?${FIGURE}\s*(?:g|gramos|%)\s+de\s+(?:frutas?|pulpa|c[ií]tricos|\p{L}+)`,
      'iu',
    ),
  },
  {
    of: 'azucaresTotales',
    pattern: new RegExp(
      String.raw`^(?:contenido\s+(?:total\s+)?(?:en|de)\s+az[uú]cares(?:\s+totales)?|az[uú]cares\s+totales|contenido\s+total\s+en\s+az[uú]cares)\s*:?\s*${FIGURE}\s*(?:g|gramos|%)`,
      'iu',
    ),
  },
]

const PART = /\ben (?:el|la|los|las) ([^.,;]+)/i

/** Of cocoa, «cacao 18 %» alone is an ingredient with its share: a claim says so by its minimum, its colon or its words. */
const SAYS_SO = /m[ií]n|contenido|s[oó]lidos|componentes|materia seca|:/i

export function labelClaimIn(text: string): LabelClaim | undefined {
  for (const { of, pattern } of PATTERNS) {
    const found = pattern.exec(text)
    if (!found || (of === 'cacao' && !SAYS_SO.test(text))) continue
    const value = Number((found[1] ?? '').replace(',', '.'))
    if (!(value > 0 && value <= 300)) continue
    const part = PART.exec(text)?.[1]?.trim()
    const isLeast = of === 'cacao' || of === 'solidosLacteos' || LEAST.test(text)
    return { of, value, isLeast, ...(part !== undefined && { part }) }
  }
  return undefined
}

/** What is neither an ingredient nor a figure: traces, storage, origin, weight, the maker. */
const ASIDE =
  /^(?:puede(?:n)? contener|contiene\b|trazas|al[eé]rgenos|sin gluten|conserv(?:ar|aci[oó]n|[eé]se) |mant[eé]n|consumir|una vez abierto|peso neto|contenido neto|peso escurrido|fabricado|elaborado (?:en|por)|producido|envasado|distribuido|origen|lote|modo de empleo|instrucciones|dosis|dosificaci[oó]n|agitar|producto de|apto para|no contiene|por (?:100|porci[oó]n|raci[oó]n|unidad)|\*+\s*(?:ingredient|de agricultura|procedente|certificad)|www\.|registro|rgseaa|fecha|caducidad|valores? (?:medios?|nutricional)|informaci[oó]n|ver |para (?:al[eé]rgenos|informaci[oó]n)|los ingredientes en|ingredientes de agricultura)/i
export const isAsideText = (text: string): boolean => ASIDE.test(text)
