import { foldText } from './fold.ts'
import { withoutStamp } from './layout.ts'
import type { ListLine, ReadLine, SkippedLine } from './reading.ts'
import { headsPart, ingredientPartsOf, isBarrenRecipe, opensRecipe } from './recipes.ts'
import { titleInLine } from './title.ts'

/** A part of what a text makes, with what it is made of. */
interface MadePart {
  readonly title: string
  readonly lines: ListLine[]
  hasSteps: boolean
}

/** A step, the part whose lines it follows, and whether a heading among the steps names that part, or the whole. */
interface PlacedStep {
  readonly step: SkippedLine
  readonly under: MadePart | undefined
  readonly isTold: boolean
}

/** What goes in at once, or on a day: no part of the product. */
const GROUP = /^(?:secos|solidos|liquidos|polvos|fase|paso|dia|resto)\b/
/** What follows is of all parts. */
const ASSEMBLY = /^\P{L}*(?:montaje|acabado|ensamblaje|presentacion|terminacion)\s*[:.]?\s*$/u
/** «Para la masa», «1. Masa:», «De la crema»: which part it is, before what is done. */
const ADDRESSED = /^(?:para|de) (?:el|la|los|las) |^(?:el|la|los|las) /
const NUMBERED = /^\s*(?:\d{1,2}\s*[.)º°-]+|paso \d+\s*[:.-]?|[-–—•*·▪✓>]+)\s*/u

/** What is done to a dough, a cream or a coating alone; what puts parts together is of none of them. */
const WORK = {
  dough:
    /\b(?:aren|amas|lamin|bole|heñ|refin|fermenta|lev[ae]|estir|en blanco|vueltas?|pliegues?|plegad|autolisis|gluten|formar (?:las )?(?:barras|piezas|bolas|hogazas))/,
  cream: /\b(?:coc(?:er|emos|ed)|cuec|cuez|herv|hierv|nap(?:e|ar)|82|83|84|85 ?º|infusion|pasteuriz|espes|a piel)/,
  coating: /\b(?:atemper|templar? (?:la |el )?(?:cobertura|chocolate)|camisa|encamis)/,
} as const
type WorkKind = keyof typeof WORK
const JOINS =
  /\b(?:mont(?:ar|aje|amos) (?:la tarta|el pastel|las capas)|ensambl|cubri|rellen(?:ar|amos|e)\b|decor|servir|presentar)/
const KINDS: Readonly<Record<WorkKind, RegExp>> = {
  dough: /\b(?:masa|hojaldre|bizcocho|brisa|quebrada|sable|brioche|pan|choux|galleta|plaston|streusel|crumble|dough)\b/,
  cream: /\b(?:crema|relleno|natillas?|curd|salsa|mermelada|almibar|sirope|base|ganache|praline|confitura|compota)\b/,
  coating: /\b(?:cobertura|bano|camisa|glaseado|carcasa)\b/,
}

/** How much each witness weighs: the name of a part, an ingredient of it alone, one that others have too, what is done. */
const SAYS = { name: 4, own: 2, shared: 0.5, work: 1.5 } as const
/** Letters by which a word is known in singular and plural. */
const STEM_LETTERS = 3

const stemOf = (word: string): string => (word.length > STEM_LETTERS + 1 ? word.replace(/(?:es|s)$/, '') : word)
const wordsOf = (text: string): readonly string[] =>
  (foldText(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length >= STEM_LETTERS).map(stemOf)
const JOINING = new Set(['para', 'del', 'con', 'sin', 'los', 'las', 'una', 'por'])
const namingWordsOf = (text: string): readonly string[] => wordsOf(text).filter((word) => !JOINING.has(word))

/** The part that a heading or the head of a step names. */
function partNamed(text: string, parts: readonly MadePart[]): MadePart | undefined {
  const said = namingWordsOf(text.replace(ADDRESSED, ''))
  const hits = parts.filter(({ title }) => {
    const [head] = namingWordsOf(title)
    return head !== undefined && said[0] === head
  })
  return hits.length === 1 ? hits[0] : undefined
}

/** The parts of a text, and its steps, each under the part whose lines it follows. */
function placedSteps(lines: readonly ReadLine[]) {
  const parts: MadePart[] = []
  const steps: PlacedStep[] = []
  let open: MadePart | undefined
  let isTold = false
  let waiting = ''
  const begin = (title: string): MadePart => {
    const part: MadePart = { title, lines: [], hasSteps: false }
    parts.push(part)
    return part
  }
  for (const line of lines) {
    if (!('skip' in line)) {
      if (line.title !== undefined) open = begin(line.title)
      else if (waiting !== '' || !open || isTold) open = begin(waiting)
      open.lines.push(line)
      isTold = false
      waiting = ''
    } else if (line.skip === 'heading') {
      const text = withoutStamp(line.text)
      const { title } = titleInLine(text)
      const named = partNamed(foldText(title), parts)
      if (isBarrenRecipe(text)) {
        if (parts.length > 0) open = undefined
        isTold = false
      } else if (named && steps.length + parts.length > 0 && !line.text.includes('(')) {
        waiting = title
        open = named
        isTold = true
      } else if (parts.length === 0 || ((opensRecipe(text) || headsPart(text)) && !GROUP.test(foldText(title)))) {
        waiting = title
        if (parts.length > 0) open = undefined
      }
    } else if (line.skip === 'step') {
      if (ASSEMBLY.test(foldText(withoutStamp(line.text)))) {
        open = undefined
        isTold = true
      }
      if (open) open.hasSteps = true
      steps.push({ step: line, under: open, isTold })
      if (parts.length > 0 && !isTold) waiting = ''
    }
  }
  return { parts, steps }
}

/** What of each part a step names: the longest names first, so that «azúcar glas» is not the sugar of another part. */
function ingredientScores(step: string, parts: readonly MadePart[]): readonly number[] {
  let left = ` ${wordsOf(step).join(' ')} `
  const scores = parts.map(() => 0)
  const names = parts.map(({ lines }) => ingredientPartsOf(lines).map(({ name }) => namingWordsOf(name)))
  const take = (phrase: string, has: (words: readonly string[]) => boolean): void => {
    if (phrase === '' || !left.includes(` ${phrase} `)) return
    const at = names.map((own) => own.some(has))
    const many = at.filter(Boolean).length
    at.forEach((isThere, part) => {
      if (isThere) scores[part] = (scores[part] ?? 0) + (many === 1 ? SAYS.own : SAYS.shared)
    })
    left = left.replaceAll(` ${phrase} `, '  ')
  }
  const phrases = [...new Set(names.flat().map((words) => words.join(' ')))].toSorted((a, b) => b.length - a.length)
  for (const phrase of phrases) take(phrase, (words) => words.join(' ') === phrase)
  for (const head of new Set(names.flat().map(([first = '']) => first))) take(head, ([first]) => first === head)
  return scores
}

const titlesIn = (step: string, parts: readonly MadePart[]): readonly boolean[] => {
  const said = new Set(wordsOf(step))
  return parts.map(({ title }) => {
    const [head] = namingWordsOf(title.replace(/^para (?:el|la|los|las) /i, ''))
    return head !== undefined && said.has(head)
  })
}

/** The part that a step behind all of them speaks of; none where it speaks of two or of none. */
function partSpokenOf(text: string, parts: readonly MadePart[]): MadePart | undefined {
  const step = foldText(text).replace(NUMBERED, '')
  const [, head = ''] = /^((?:para (?:el|la|los|las) )?[\p{L} ]{3,30}?)\s*[:,]/u.exec(step) ?? []
  const addressed = head === '' ? undefined : partNamed(head, parts)
  if (addressed) return addressed
  const named = titlesIn(step, parts)
  if (named.filter(Boolean).length > 1) return undefined
  const spoken = ingredientScores(step, parts)
  const scores = spoken.map((score, at) => {
    const title = foldText(parts[at]?.title ?? '')
    const works = (Object.keys(WORK) as WorkKind[]).some((kind) => KINDS[kind].test(title) && WORK[kind].test(step))
    return score + (named[at] ? SAYS.name : 0) + (works ? SAYS.work : 0)
  })
  const best = Math.max(...scores)
  const rivals = scores.filter((score) => score >= best - SAYS.shared && score > 0).length
  // One part by its name, and what only another has: both.
  const isOfTwo = named.some(Boolean) && spoken.some((score, at) => score >= SAYS.own && !named[at])
  const isJoined = JOINS.test(step) && named.some(Boolean)
  return best < SAYS.work || rivals > 1 || isOfTwo || isJoined ? undefined : parts[scores.indexOf(best)]
}

/** Each step with the part that it speaks of: the one whose heading it stands under; behind all of them, by what it names and does. */
export function withStepParts(lines: readonly ReadLine[]): readonly ReadLine[] {
  const { parts, steps } = placedSteps(lines)
  const titled = parts.filter(({ title }) => title !== '')
  if (steps.length === 0 || parts.length < 2 || titled.length === 0) return lines
  const last = parts.at(-1)
  // Steps below the last part are its own where all others have theirs too; else they are those of the whole.
  const isInterleaved = parts.slice(0, -1).every(({ hasSteps }) => hasSteps)
  const partOf = ({ step, under, isTold }: PlacedStep): MadePart | undefined => {
    if (isTold || (under && under !== last)) return under
    if (!under || !isInterleaved) return partSpokenOf(step.text, parts)
    const others = titlesIn(step.text, parts).some((isNamed, at) => isNamed && parts[at] !== last)
    return others || JOINS.test(foldText(step.text)) ? undefined : last
  }
  const told = new Map(steps.map((placed) => [placed.step, partOf(placed)]))
  return lines.map((line) => {
    const part = 'skip' in line ? told.get(line) : undefined
    const [first] = part?.lines ?? []
    return part && first && part.title !== '' ? { ...line, part: part.title, partLine: first.line } : line
  })
}
