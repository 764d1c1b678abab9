import { WRITTEN_ADDITIVES } from './additive-words.ts'
import { foldWords } from './normalise.ts'

/** An additive that no row of the catalogue is, by its number or by its words. */
export interface WrittenAdditive {
  readonly code: string
  readonly name: string
  /** `@sorbatos`, as the table has it. */
  readonly family: string
  readonly className: string
}

const NUMBER = /\be[\s-]?(\d{3,4})(?:[a-e]|\b)/i
const HINT = /\be[\s-]?\d{3}|s[oó]rb|benzo|propi|lactilato/i
const written: readonly (WrittenAdditive & { readonly words: readonly string[] })[] = WRITTEN_ADDITIVES.map(
  ({ words, ...additive }) => ({ ...additive, words: words.map((said) => ` ${foldWords(said).join(' ')} `) }),
)

/** Most lines say no such word: nothing is looked up of them. */
export function writtenAdditiveIn(name: string): WrittenAdditive | undefined {
  if (!HINT.test(name)) return undefined
  const code = NUMBER.exec(name.normalize('NFC'))?.[1]
  const said = ` ${foldWords(name).join(' ')} `
  const named = written.flatMap((one) => one.words.filter((word) => said.includes(word)).map((word) => ({ one, word })))
  // The longest words say most: «sorbato cálcico» before «sorbato».
  const [longest] = named.toSorted((a, b) => b.word.length - a.word.length)
  return written.find((one) => one.code === code) ?? longest?.one
}

/** Words that a line may say of an additive beside its number and its name. */
const BESIDE: ReadonlySet<string> = new Set('e de en polvo aditivo conservador conservante emulgente'.split(' '))

/** The additive that a line is, and nothing else: a jam «con sorbato» is a jam. */
export function pureAdditiveIn(name: string): WrittenAdditive | undefined {
  const additive = writtenAdditiveIn(name)
  if (!additive) return undefined
  const own = written.find(({ code }) => code === additive.code)
  const words = new Set([...foldWords(additive.name), ...(own?.words ?? []).flatMap((said) => said.trim().split(' '))])
  const isAll = foldWords(name).every((word) => words.has(word) || BESIDE.has(word) || /^e?\d+$/.test(word))
  return isAll ? additive : undefined
}
