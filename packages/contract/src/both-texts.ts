/**
 * What a schema says of a field, in both languages beside each other: bothTexts`Qué es. | What it is.` The Spanish one is the
 * `description` that everybody reads; the English one goes along under a symbol, which neither JSON nor a validator sees, to the
 * English description of the interface.
 */

const ENGLISH = Symbol('english')

/** A description, as the options of a schema take it. */
export type SchemaText = { readonly description: string }

/** A description that has its English: the mark is of the type alone, since the types of schemas could not name the symbol. */
export type BothTexts = { readonly description: string & { readonly '~english': true } }

const englishOf = (text: object): string | undefined => Reflect.get(text, ENGLISH)

const SEPARATOR = ' | '

/** Both halves as they are written. A text in two languages that stands in a half is there in its language. */
export function bothTexts(
  written: TemplateStringsArray,
  ...parts: readonly (string | number | BothTexts)[]
): BothTexts {
  const inHalf = (read: (text: BothTexts) => string): string =>
    String.raw({ raw: written }, ...parts.map((part) => (typeof part === 'object' ? read(part) : part)))
  const [description, ...more] = inHalf((text) => text.description).split(SEPARATOR)
  const [, english] = inHalf((text) => englishOf(text) ?? '').split(SEPARATOR)
  if (!description || !english || more.length > 1) throw new Error(`not a text in two languages: ${description}`)
  return { description, [ENGLISH]: english } as SchemaText as BothTexts
}

/** What something described says of itself, in as many languages, and nothing else of it. */
export function onlyText(described: SchemaText): SchemaText {
  const english = englishOf(described)
  return { description: described.description, ...(english !== undefined && { [ENGLISH]: english }) }
}

/** What is sent and answered, and no description of it. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'enum', 'const', 'default'])

/** The English of every description in schemas, by the Spanish one: what is said in Spanish once is said in English once. */
export function englishDescriptions(schemas: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof schemas !== 'object' || schemas === null) return found
  const english = englishOf(schemas)
  if (english !== undefined) {
    const { description } = schemas as SchemaText
    if ((found.get(description) ?? english) !== english) throw new Error(`two English texts: ${description}`)
    found.set(description, english)
  }
  for (const key of Object.keys(schemas))
    if (!VALUES.has(key)) englishDescriptions((schemas as Readonly<Record<string, unknown>>)[key], found)
  return found
}

/** Words of the interface, each with what it means in English where that is not the same. */
export const glossedWords = <Word extends string>(
  words: readonly Word[],
  meanings: Readonly<Record<Word, string | undefined>>,
): string => words.map((word) => (meanings[word] === undefined ? word : `${word} (${meanings[word]})`)).join(', ')

/** Words of the interface as English texts mark them. */
export const codeWords = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ')
