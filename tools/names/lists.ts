import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCrafts, FormulaError } from '@obrador/engine'
import { type PastedFormula, pastedFormula } from '@obrador/list'

/** Lists of another language with what each line is and weighs, and what is made of them when they are pasted. */

type CraftId = keyof typeof allCrafts

interface WantedLine {
  readonly text: string
  /** Rows that it may be; none where it is no ingredient. */
  readonly ids: readonly string[]
  /** None where nobody tells a weight. */
  readonly grams?: number
  /** A volume or a count: its weight is a custom. */
  readonly isAbout: boolean
}

export interface WantedList {
  /** From 1, as they stand in the file. */
  readonly number: number
  readonly craft: CraftId
  readonly lines: readonly WantedLine[]
}

const ARROW = ' => '

function wantedLine(written: string): WantedLine {
  const [text = '', wanted] = written.split(ARROW)
  if (wanted === undefined) return { text, ids: [], isAbout: false }
  const [ids = '', weight = '?'] = wanted.split(' ')
  const isAbout = weight.startsWith('~')
  return { text, ids: ids.split('|'), isAbout, ...(weight !== '?' && { grams: Number(weight.replace('~', '')) }) }
}

export const listsIn = (file: string): readonly WantedList[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n\n')
    .slice(1)
    .map((block, at) => {
      const [craft = '', ...lines] = block.trim().split('\n')
      return { number: at + 1, craft: craft as CraftId, lines: lines.map(wantedLine) }
    })

/** Right; asked, where nothing is harmed; or another thing or weight than was written, without a question. */
export type ListOutcome = 'right' | 'asked' | 'silent'

/** Shares by which a weight may be away: that of a figure, and that of a cup, a spoon or a piece. */
const AWAY = { written: 0.01, custom: 0.25 } as const

interface ReadPart {
  readonly name: string
  readonly gramos?: number
  readonly aprox: boolean
  readonly pregunta?: string
  readonly provisional?: boolean | undefined
}

/** What a line was read as: one ingredient, and others that nobody wrote. */
function outcomeOf(craft: CraftId, { ids, grams, isAbout }: WantedLine, parts: readonly ReadPart[]): ListOutcome {
  const [part, ...more] = parts
  const read = part && allCrafts[craft].nameRead(part.name)
  const isAsked = part?.pregunta !== undefined
  if (ids.length === 0) return part?.gramos === undefined || isAsked ? 'right' : read ? 'silent' : 'asked'
  if (!part || more.some(({ gramos }) => gramos !== undefined)) return 'silent'
  if (!read) return 'asked'
  if (!ids.includes(read.ingredient.id)) return read.open?.others || part.provisional ? 'asked' : 'silent'
  if (grams === undefined) return 'right'
  const isNear = Math.abs((part.gramos ?? 0) - grams) <= grams * (isAbout ? AWAY.custom : AWAY.written)
  // A weight that was guessed of a figure is a question; one that follows from a volume of water is none.
  return isNear && (isAbout || !isAsked || !part.aprox) ? 'right' : isAsked ? 'asked' : 'silent'
}

export interface MeasuredLine {
  readonly list: number
  readonly text: string
  readonly outcome: ListOutcome
  readonly found: string
}

/** A text without any weight is refused, and nothing of it is read. */
function readingOf(text: string, craft: CraftId): Pick<PastedFormula, 'lecturas' | 'ingredients'> | undefined {
  try {
    return pastedFormula(text, { name: 'name', grams: 'grams' }, { craft, together: true })
  } catch (refusal) {
    if (refusal instanceof FormulaError) return undefined
    throw refusal
  }
}

export function measureList({ number, craft, lines }: WantedList): readonly MeasuredLine[] {
  const reading = readingOf(lines.map((line) => line.text).join('\n'), craft)
  if (!reading) return lines.map(({ text }) => ({ list: number, text, outcome: 'asked', found: '' }))
  const { lecturas, ingredients } = reading
  const sent = [...ingredients]
  const parts = lecturas.map(({ ingredientes = [] }) =>
    ingredientes.map((one): ReadPart => {
      // A bare word is sent as what it was taken for; lines without a weight are not sent.
      const counts = one.gramos !== undefined || one.sinPesar === true
      return { ...one, name: String((counts ? sent.shift()?.name : undefined) ?? one.nombre) }
    }),
  )
  return lines.map((line, at) => {
    const [part] = parts[at] ?? []
    const outcome = outcomeOf(craft, line, parts[at] ?? [])
    const id = part && allCrafts[craft].nameRead(part.name)?.ingredient.id
    return {
      list: number,
      text: line.text,
      outcome,
      found: `${part?.name} → ${id} ${part?.gramos} ${part?.pregunta ?? ''}`,
    }
  })
}
