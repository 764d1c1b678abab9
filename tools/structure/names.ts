/** What modules export, as words: a name says what it holds or does, and belongs to one module. */

/** Words that a name has on average, over all modules. */
const LEAST_WORDS = 2.2
/** A name that so many modules export means nothing without its module; sister files of the crafts may share a few. */
const SHARED_BY = 4
const MOST_SHARED = 10
/** Outside the folders of the crafts no name is exported by as many modules. */
const OWN_BELOW = 3
/** Folders that have the same files each. */
const CRAFT_FOLDER = /(?:^|\/)crafts\/[^/]+\//
/** A word has one name over the folders of the languages: it counts where it is Spanish. */
const OTHER_LANGUAGE = /(?<=\/words\/)(?!es)[a-z]{2}(?=\/)/

const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?!enum\b)([\w$]+)/gm
/** `export const { a, b: c } = …`, and `export { a, b as c }` of what the file itself has. */
const LISTED = /^export (?:const |type )?\{([^}]*)\}(?! from\b)/gm
/** `export { a as b } from …`: under another name, which is a name of this module. */
const RENAMED = /^export (?:type )?\{([^}]*)\} from\b/gm

const lastName = (part: string): string[] => {
  const name = /([\w$]+)\s*$/.exec(part.replace(/\s*=.*$/s, ''))?.[1]
  return name ? [name] : []
}

/** The names that a module declares and exports, each once. */
export const namesIn = (source: string): string[] => [
  ...new Set([
    ...[...source.matchAll(DECLARED)].map(([, name = '']) => name),
    ...[...source.matchAll(LISTED)].flatMap(([, names = '']) => names.split(',').flatMap(lastName)),
    ...[...source.matchAll(RENAMED)].flatMap(([, names = '']) =>
      names.split(',').flatMap((part) => (/\sas\s/.test(part) ? lastName(part) : [])),
    ),
  ]),
]

/** «waterActivityOf» has three words, and so has «WATER_ACTIVITY_OF». */
export const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/[_$]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim()
    .toLowerCase()
    .split(/\s+/)

const IRREGULAR = new Set(
  'asked begun bought built cut done drawn found given gone grown heard held kept known laid left lost made meant met misread paid put read said seen sent set shown sold spent taken taught thrown told tried typed understood unread untold written'.split(
    ' ',
  ),
)
/** Nouns and verbs that end like a participle. */
const NO_PARTICIPLE = new Set(['bed', 'embed', 'shed'])

/** A name that is one participle says what happened, and not to what. */
export const isBareParticiple = (name: string): boolean => {
  const [word = '', ...others] = wordsIn(name)
  return others.length === 0 && (IRREGULAR.has(word) || (/[^e]ed$/.test(word) && !NO_PARTICIPLE.has(word)))
}

export interface NameFigures {
  readonly count: number
  /** Words per exported name. */
  readonly words: number
  /** Names that four modules or more export. */
  readonly shared: readonly string[]
  readonly breaches: readonly string[]
}

/** `sources`: the text of each module by its path. */
export function nameFigures(sources: ReadonlyMap<string, string>): NameFigures {
  const modules = new Map<string, string[]>()
  for (const [path, source] of sources)
    for (const name of namesIn(source)) {
      const spanish = sources.get(path.replace(OTHER_LANGUAGE, 'es'))
      if (!OTHER_LANGUAGE.test(path) || spanish === undefined || !namesIn(spanish).includes(name))
        modules.set(name, [...(modules.get(name) ?? []), path])
    }
  const all = [...modules].flatMap(([name, paths]) => paths.map((path) => ({ name, path })))
  const words = all.reduce((sum, { name }) => sum + wordsIn(name).length, 0) / Math.max(1, all.length)
  const shared = [...modules].flatMap(([name, paths]) => (paths.length >= SHARED_BY ? [name] : [])).toSorted()
  const outside = [...modules].flatMap(([name, paths]) => {
    const own = paths.filter((path) => !CRAFT_FOLDER.test(path))
    return own.length >= OWN_BELOW ? [`${name} is exported by ${own.length} modules: ${own.join(', ')}`] : []
  })
  return {
    count: all.length,
    words,
    shared,
    breaches: [
      ...(words < LEAST_WORDS ? [`exported names have ${words.toFixed(2)} words, and should have ${LEAST_WORDS}`] : []),
      ...(shared.length > MOST_SHARED ? [`names that ${SHARED_BY} modules export: ${shared.join(', ')}`] : []),
      ...outside,
      ...all.flatMap(({ name, path }) =>
        isBareParticiple(name) ? [`${path} exports a bare participle: ${name}`] : [],
      ),
    ],
  }
}
