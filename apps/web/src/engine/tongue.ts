import { type Craft, type CraftEngine, createEngine, decapitaliseName } from '@obrador/engine'
import { type LanguageWords, languageBook, languageTeller, namesInLanguage, tableText } from '@obrador/engine/language'
import type { TranslatedNames } from '@obrador/engine/names-en'
import type { PageSpeech } from '../format/page-speech.ts'

/** Texts of a table in the overview of a formula, which no answer of the service has. */
const FIGURE_TERMS: ReadonlySet<string> = new Set(['figures.label', 'figures.name', 'figures.aside', 'figures.unit'])
/** What a label prints is in Spanish (Regulation (EU) 1169/2011, art. 15). Names of lines are their maker's. */
const KEPT: ReadonlySet<string> = new Set(['nutricion', 'ingredientes', 'lines', 'lineas'])

/** Lists of names of lines in what was found: a page shows a name of the catalogue in its language, whoever wrote it. */
const LINE_LISTS: ReadonlySet<string> = new Set(['unknown', 'all', 'names', 'uncounted'])

/** A type as a label calls it, where no law reserves a name: the first of its names, without what only the catalogue adds. */
const soldAs = (label: string): string => label.replace(/ \(.*\)| \/ .*/g, '')

type Tongue = NonNullable<PageSpeech['tongue']>

interface NamedType {
  readonly label: string
  readonly styles?: readonly { readonly id: string; readonly label: string }[]
}

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Words of a desk: what it divides, what it loses and what it calls its parts. */
const DESK_TERMS: ReadonlySet<string> = new Set(['label', 'finished', 'raw'])

/** The desk of a craft in the words of the language; what it works out is not touched. */
function deskSaid<Desk>(desk: Desk, termOf: Tongue['termOf']): Desk {
  if (typeof desk !== 'object' || desk === null || !isPlain(desk)) return desk
  if (Array.isArray(desk)) return desk.map((one) => deskSaid(one, termOf)) as Desk
  const told = Object.entries(desk).map(([key, value]) => {
    if (typeof value === 'string') return [key, DESK_TERMS.has(key) ? (termOf(value) ?? value) : value]
    return [key, deskSaid(value, termOf)]
  })
  return Object.fromEntries(told)
}

/** The crafts of an engine as a screen names them: what they judge by is not touched. */
function nameCrafts(engine: CraftEngine, { typeName }: TranslatedNames, termOf: Tongue['termOf']): void {
  for (const craft of engine.everyCraft) {
    const { id, label } = craft
    const { definition } = craft as unknown as {
      readonly definition: { readonly parameters: Record<string, NamedType>; readonly desk?: object }
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
      definition: {
        ...definition,
        parameters: Object.fromEntries(parameters),
        desk: deskSaid(definition.desk, termOf),
      },
    })
  }
}

/** What the engine says in a language: it finds as in Spanish, and says by the words of the folders; what a screen says otherwise comes first. */
export function engineTongue(
  own: Pick<LanguageWords, 'phrases' | 'terms'>,
  opening: LanguageWords,
  names: TranslatedNames,
): Tongue & { readonly learn: (more: readonly LanguageWords[]) => void } {
  const screen = { ...opening, ...own }
  let folders: readonly LanguageWords[] = [screen, opening]
  let teller = languageTeller(folders)
  const { citation, glossOf } = teller
  const termOf: Tongue['termOf'] = (text) => teller.termOf(text)
  const customary = new Map<string, string>()
  const inNoCraft = namesInLanguage({ everyCraft: [] as readonly Craft[] } as CraftEngine, names, LINE_LISTS)

  const textOf = (text: string, key: string): string => tableText(text, key, { termOf, citation }, FIGURE_TERMS)
  /** What has nothing to say stays the object that it is. */
  function said(value: unknown, sayText: (text: string, key: string) => string, key = ''): unknown {
    if (typeof value === 'string') return sayText(value, key)
    if (typeof value !== 'object' || value === null || !isPlain(value) || KEPT.has(key)) return value
    const own = Array.isArray(value)
    const changed = Object.entries(value).flatMap(([name, inner]) => {
      const again = said(inner, sayText, own ? key : key === 'figures' ? `figures.${name}` : name)
      return again === inner ? [] : [[name, again] as const]
    })
    if (changed.length === 0) return value
    return Object.assign(own ? [...value] : { ...value }, Object.fromEntries(changed))
  }

  return {
    learn: (more) => {
      folders = [screen, ...more]
      teller = languageTeller(folders)
    },
    termOf,
    glossOf: (name) => glossOf(name) ?? customary.get(name),
    nameOf: inNoCraft.rowName,
    told: <Answer>(answer: Answer) => said(answer, textOf) as Answer,
    saidAgain: (reply, heard) => {
      const listener = languageTeller(folders, heard, inNoCraft.values)
      return said(reply, (text, key) => {
        const [finding] = heard.get(text) ?? []
        return (finding && listener.tell(finding)) ?? textOf(text, key)
      }) as typeof reply
    },
    engineOf(parts) {
      const book = languageBook(folders, (values) => named.values(values))
      const engine: CraftEngine = createEngine({ ...parts, words: [book, ...(parts.words ?? [])], termOf })
      const named = namesInLanguage(engine, names, LINE_LISTS)
      for (const { types } of engine.everyCraft)
        for (const { label } of Object.values(types as Readonly<Record<string, NamedType>>))
          customary.set(soldAs(label), decapitaliseName(named.typeName(label) ?? label))
      nameCrafts(engine, names, termOf)
      return engine
    },
  }
}
