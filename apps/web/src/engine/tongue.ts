import { type CraftEngine, createEngine, ingredientCatalogue } from '@obrador/engine'
import { type LanguageWords, languageBook, languageTeller, valuesInLanguage } from '@obrador/engine/language'
import type { TranslatedNames } from '@obrador/engine/names-en'
import type { PageSpeech } from '../format/page-speech.ts'

/** Texts of a table that an answer shows as they are. */
const TERMS: ReadonlySet<string> = new Set(
  'etiqueta temperatura plazo condicion gradoLabel ambito base textura lecturaAw siAdemas medir quien unidad otrasVentas disclaimer escala descripcion medallaLabel trophyLabel'.split(
    ' ',
  ),
)
/** Of these only whole sentences: a label has its own words there. */
const SENTENCES: ReadonlySet<string> = new Set(['texto', 'nota', 'obligatorio', 'categoria'])
const isSentence = (text: string): boolean => /[.?)]$/.test(text)
const NORMS: ReadonlySet<string> = new Set(['norma', 'article'])
/** What a label prints is in Spanish (Regulation (EU) 1169/2011, art. 15). Names of lines are their maker's. */
const KEPT: ReadonlySet<string> = new Set(['nutricion', 'ingredientes', 'lines', 'lineas'])

type Tongue = NonNullable<PageSpeech['tongue']>

interface NamedType {
  readonly label: string
  readonly styles?: readonly { readonly id: string; readonly label: string }[]
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** The crafts of an engine as a screen names them: what they judge by is not touched. */
function nameCrafts(engine: CraftEngine, { typeName }: TranslatedNames, termOf: Tongue['termOf']): void {
  for (const craft of engine.everyCraft) {
    const { id, label } = craft
    const { definition } = craft as unknown as {
      readonly definition: { readonly parameters: Record<string, NamedType> }
    }
    const types = Object.entries(craft.types as Readonly<Record<string, NamedType>>).map(([type, one]) => [
      type,
      {
        ...one,
        label: typeName(id, type) ?? one.label,
        ...(one.styles && {
          styles: one.styles.map((style) => ({ ...style, label: typeName(id, type, style.id) ?? style.label })),
        }),
      },
    ])
    const parameters = Object.entries(definition.parameters).map(([key, one]) => [
      key,
      { ...one, label: termOf(one.label) ?? one.label },
    ])
    Object.assign(craft, {
      label: typeName(id) ?? label,
      types: Object.fromEntries(types),
      definition: { ...definition, parameters: Object.fromEntries(parameters) },
    })
  }
}

/** What the engine says in a language: it finds as in Spanish, and says by the words of the folders. */
export function engineTongue(folders: readonly LanguageWords[], names: TranslatedNames): Tongue {
  const { termOf, citation } = languageTeller(folders)
  const rows = new Map(ingredientCatalogue.map((row) => [row.name, names.rowName(row)]))

  function textOf(text: string, key: string): string {
    if (NORMS.has(key)) return termOf(text) ?? citation(text)
    return ((SENTENCES.has(key) ? isSentence(text) : TERMS.has(key)) ? termOf(text) : undefined) ?? text
  }
  /** What has nothing to say stays the object that it is. */
  function told(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return textOf(value, key)
    if (typeof value !== 'object' || value === null || !isPlain(value) || KEPT.has(key)) return value
    const own = Array.isArray(value)
    const changed = Object.entries(value).flatMap(([name, inner]) => {
      const said = told(inner, own ? key : name)
      return said === inner ? [] : [[name, said] as const]
    })
    if (changed.length === 0) return value
    return Object.assign(own ? [...value] : { ...value }, Object.fromEntries(changed))
  }

  return {
    termOf,
    nameOf: (name) => rows.get(name),
    told: <Answer>(answer: Answer) => told(answer) as Answer,
    engineOf(parts, screen) {
      const spoken = [...screen.map((phrases) => ({ phrases })), ...folders]
      const book = languageBook(spoken, (values) => valuesInLanguage(engine, names)(values))
      const engine: CraftEngine = createEngine({ ...parts, words: [book, ...(parts.words ?? [])], termOf })
      nameCrafts(engine, names, termOf)
      return engine
    },
  }
}
