import { isOfName } from './windows.ts'

/** A line of the text on its way to being read. */
export interface LaidOutLine {
  /** As pasted, without the space around it. */
  readonly text: string
  /** From 1. */
  readonly line: number
  /** Without stamp, bullet, ornament and number. */
  readonly clean: string
  /** A blank line stands before it. */
  readonly apart: boolean
  readonly stamped: boolean
  /** A bullet, box or number marks it as an item of a list. */
  readonly item: boolean
  /** Too long to be an ingredient; `clean` is its beginning. */
  readonly long: boolean
}

const DATE = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
/** In brackets a date needs no year to be one. */
const DAY = String.raw`(?:${DATE}|\d{1,2}[/.-]\d{1,2})`
/** «[16:40, 22/6/2026] Nacho:», «[22/6, 16:40] Nacho:» and «22/6/26, 16:40 - Nacho:», as phones copy a conversation. */
const STAMP = new RegExp(
  String.raw`^(?:\[(?:${TIME},?\s+${DAY}|${DAY},?\s+${TIME})\]|${DATE},?\s+${TIME}\s+[-–])\s*(?:[^:\n]{1,40}:\s*|$)`,
  'i',
)
const LONE_STAMP = new RegExp(String.raw`^(?:${DATE},?\s*)?${TIME}(?:\s*✓+)?$|^${DATE}$`, 'i')
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|\ufe0e|\ufe0f/g
const KEYCAP = /([0-9])\u20e3/g
const ORNAMENT =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ue000-\uf8ff✓✔☐☑☒□■▪▫●○◦◆◇►▸➤➔★☆♥✦✧❖❥➢✗✘]/gu
const BULLET = /^(?:[^\p{L}\p{N}\s"“«'‘([<≈~±∼¿¡.,#|…/%€$]+\s*|[oO]\s+(?=\d)|\[[ xX✓]?\]\s*)+/u
const LAUGHTER = /(?<!\p{L})(?:(?:ja){2,}j?|(?:je){2,}j?|(?:ji){2,}|(?:ha){2,}|lol|xd)(?!\p{L})/giu
/** «(Caramelizar a 165 ºC)»: a line that is all remark is read as one without them. */
const WHOLLY_IN_BRACKETS = /^\(([^()]*)\)\.?$/
const QUOTES = /^["“”«»‘']+|["“”«»]+$/g

/** Columns are parted by two spaces or three: a wider gap says no more than this one. */
const GAP = ' '.repeat(8)
const WIDE_GAP = / {9,}/g

/** The same characters for the same things; the length may change, so what is shown is always the text as pasted. */
export const evenedText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(KEYCAP, '$1) ')
    .replace(/⁄|∕/g, '/')
    .replace(/⁰|˚/g, 'º')
    // «7 h. gelatina»: leaves, not hours.
    .replace(/(\d\s*)h\.?\s+(?=(?:de\s+)?gelatina)/gi, '$1hojas ')
    .replace(/(\d)[\u2009\u202f](?=\d{3}(?!\d))/g, '$1')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(WIDE_GAP, GAP)

/** A line of a request or of an export, as programs write it: «{"name":"Sal","grams":10}». */
const RECORD =
  /^\{?\s*["']?(?:name|nombre|ingrediente|ingredient|producto)["']?\s*:\s*["']([^"']+)["']\s*,\s*["']?(?:grams|gramos|peso|weight|g)["']?\s*:\s*["']?([\d.]+)["']?\s*\}?,?$/i

/** «REF 10234 Nata 35 % 1,2 kg»: the number that a warehouse gives a thing. */
const CODED = /^(?:ref|cod|art|sku)\.?\s*:?\s*[\p{L}-]{0,4}\d[\d.-]*\s+[-–:]?\s*(?=\p{L}.*\d\s*(?:g|gr|kg)\b)/iu

/** «001245 LECHE ENTERA 6 kg»: nobody weighs with noughts in front. */
const NOUGHTS = /^0\d{3,}\s+[-–:]?\s*(?=\p{L}{2})/u

/** «quinientos gramos coma huevos»: the comma that somebody says, between a weight and the next name. */
const SAID_COMMA =
  /\b(gramos?|kilos?|litros?|mililitros?|cuarto|medio|media)\s+coma\s+(?=\p{L})(?!(?:cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinti\p{L}*|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?!\p{L}))/giu

/** «kg azúcar 0,25»: a column of units before that of the names. */
const UNIT_FIRST = /^(kgs?|grs?|g|lts?|litros?|ml|cl)\.?\s+(\p{L}[^\d]*?)\s+(\d+(?:[.,]\d+)?)$/iu

/** «2 colheres (sopa) de fermento»: which spoon, in brackets. */
const SPOON_NOTED = /\b(colher(?:es)?)\s*\((?:de )?(sopa|ch[aá])\)/giu

/** «SAL200GR»: a name and its weight run together. */
const RUN_TOGETHER = /^(\p{L}{3,})(\d+(?:[.,]\d+)?\s?(?:grs?|g|kgs?|ml|l)\.?)$/iu

/** «nata35 60 g», «harina00 500»: a name and its figure run together, and then the weight. */
const RUN_GRADE = /^(\p{L}{4,})(\d{2,3})(?=\s*%?[\s:]+\d)/u

/** «Harina [1000]»: a single figure may be that of a footnote. */
const BOXED = /^([^\d[\]]+)\[(\d{2}[\d.,]*)\]$/

/** A line without who sent it and when. */
export const withoutStamp = (text: string): string => text.replace(INVISIBLE, '').trimStart().replace(STAMP, '')

function cleanLine(text: string): Pick<LaidOutLine, 'clean' | 'stamped' | 'item'> {
  const even = evenedText(text)
    .trim()
    .replace(RECORD, '$1: $2 g')
    .replace(SAID_COMMA, '$1, ')
    .replace(CODED, '')
    .replace(NOUGHTS, '')
    .replace(RUN_TOGETHER, '$1 $2')
    .replace(RUN_GRADE, (run, name: string, figure: string) =>
      isOfName(name, Number(figure)) ? `${name} ${figure}` : run,
    )
    .replace(UNIT_FIRST, '$2 $3 $1')
    .replace(SPOON_NOTED, '$1 de $2')
    .replace(BOXED, '$1 $2')
  const unstamped = even.replace(STAMP, '')
  const dressed = unstamped
    .replace(/[©®™℗]/g, ' ')
    .replace(/(\p{L})[*_]+(?=\s|$)/gu, '$1')
    .replace(/(?<=\s|^)(?:[*_]+(?=[\p{L}\d])|~+(?=\p{L}))/gu, '')
    .replace(/(?<=[\p{L}\d).:%])[*_~]+(?=\s|$)/gu, '')
    .replace(/[↔↕♾ℹ]/g, ' ')
    .replace(ORNAMENT, ' ')
    .trim()
  const bare = dressed.replace(BULLET, '').replace(LAUGHTER, ' ').trim()
  return {
    item: /^\s*[-•·*▪☐□▢–]/u.test(unstamped),
    clean: /^"[^"]*"\s*[,;]/.test(bare) ? bare : bare.replace(QUOTES, '').replace(WHOLLY_IN_BRACKETS, '$1').trim(),
    stamped: unstamped !== even || LONE_STAMP.test(even),
  }
}

/** «Sergi: harina 300»: who speaks, in a conversation that was copied without its stamps. */
const SPEAKER = /^(\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{0,20}){0,2}):\s+(?=\S)/u
/** As often must a name come for it to be somebody's. */
const SPEAKS = 3

/** The lines without their speakers; an ingredient has one line, or two. */
function unspoken(lines: readonly LaidOutLine[]): readonly LaidOutLine[] {
  const said = new Map<string, number>()
  for (const { clean } of lines) {
    const [, who] = SPEAKER.exec(clean) ?? []
    if (who !== undefined) said.set(who, (said.get(who) ?? 0) + 1)
  }
  const speakers = new Set([...said].flatMap(([who, times]) => (times >= SPEAKS ? [who] : [])))
  if (speakers.size === 0) return lines
  const others = new Set([...said].flatMap(([who, times]) => (times >= SPEAKS - 1 ? [who] : [])))
  return lines.map((line) => {
    const [whole = '', who = ''] = SPEAKER.exec(line.clean) ?? []
    return others.has(who) ? { ...line, clean: line.clean.slice(whole.length) } : line
  })
}

/** «Neutro 5 - 7 g»: a dash between a name and its weight. */
const DASHED = /^(\p{L}.*\S)\s+[-–—]\s+(\d[\d.,]*\s*(?:k?gr?s?|kgs?|ml|cl|l)\.?)$/iu
const LEAST_DASHED = 2

/** Where a list parts names from weights by dashes, the dash behind a figure of a name is no range. */
function undashed(lines: readonly LaidOutLine[]): readonly LaidOutLine[] {
  const dashed = lines.filter(({ clean }) => !/\d$/.test(DASHED.exec(clean)?.[1] ?? '0'))
  if (dashed.length < LEAST_DASHED) return lines
  return lines.map((line) => ({ ...line, clean: line.clean.replace(DASHED, '$1: $2') }))
}

/** «1.», «1.-», «1)», «1º», «1er», «a)»: the number of a line, and what comes behind. */
const NUMBERED =
  /^(?:\(?(\d{1,2})\s?(?:\)|\.-|\.º|\.\)|º\s|ª\s|(?<=\d)(?:er[oa]?|d[oa]|t[oa]|m[oa])\s|\.(?=\s|\p{L})|-(?=\s))|(\d{1,2})\s+(?=\d|\p{L}{3}.*\s\d[\d.,]*\s*(?:g|gr|grs|kg|ml|l)\b))\s*(?=\S)/u
const LETTERED = /^(?:\(?[a-hA-H]\)|[a-h]\.(?=\s))\s*(?=\S)/u

/** Where a list counts its lines 1, 2, 3, the numbers are not figures of the ingredients. */
function unnumbered(lines: readonly LaidOutLine[]): readonly LaidOutLine[] {
  let due = 1
  let most = 0
  for (const { clean } of lines) {
    const number = Number(NUMBERED.exec(clean)?.slice(1).find(Boolean))
    if (number === due) due++
    else if (number === 1) due = 2
    else if (!Number.isNaN(number)) due = 1
    most = Math.max(most, due - 1)
  }
  const counting = most >= 3 || (most === 2 && lines.length <= 4)
  return lines.map((line) => {
    const found = NUMBERED.exec(line.clean)
    if (!found) return { ...line, clean: line.clean.replace(LETTERED, '') }
    const behind = line.clean.slice(found[0].length)
    const sure = found[1] !== undefined && (/^\(?\d{1,2}\s?(?:\)|\.-)/.test(found[0]) || /^\p{L}/u.test(behind))
    return sure && !/^\d{1,2}\s?-/.test(found[0])
      ? { ...line, clean: behind }
      : counting
        ? { ...line, clean: behind }
        : line
  })
}

/** Longer lines are prose or waste, more lines and characters than these no formula has: they are asked about as they stand. */
const LONGEST_LINE = 480
/** Figures that a line may hold: a whole recipe in one has two for each of its ingredients. */
const MOST_FIGURES = 40
const MOST_LINES = 150
const MOST_CHARACTERS = 8_000

export interface TextLayout {
  readonly lines: readonly LaidOutLine[]
  /** What lies beyond the bounds. */
  readonly beyond: readonly { readonly text: string; readonly line: number }[]
}

/** The lines that hold something, cleaned. */
export function textLayoutOf(text: string): TextLayout {
  const lines: LaidOutLine[] = []
  const beyond: { text: string; line: number }[] = []
  let apart = true
  let characters = 0
  for (const [index, whole] of text.split(/\r\n|\r|\n|\u2028|\u2029/).entries()) {
    const written = whole.trim()
    if (written === '') {
      apart = true
      continue
    }
    if (lines.length >= MOST_LINES || characters > MOST_CHARACTERS) {
      beyond.push({ text: written, line: index + 1 })
      continue
    }
    const long = written.length > LONGEST_LINE || (written.match(/\d[\d.,]*/g)?.length ?? 0) > MOST_FIGURES
    characters += Math.min(LONGEST_LINE, written.length)
    lines.push({
      text: written,
      line: index + 1,
      apart,
      long,
      ...cleanLine(long ? written.slice(0, LONGEST_LINE) : written),
    })
    apart = false
  }
  return { lines: undashed(unnumbered(unspoken(lines))), beyond }
}
