import { type CraftEngine, lazyFor } from '@obrador/engine'
import { namesInLanguage, type SpokenLanguage } from '@obrador/engine/language'

/** Lists of names in what is found: of lines that an adjustment adds, too, which nobody wrote. */
const NAME_LISTS: ReadonlySet<string> = new Set(['names'])

/** The folders of each language, loaded once for each engine: another one is a folder in each package and an entry here. */
const FOLDERS = {
  en: lazyFor(
    async (engine: CraftEngine): Promise<SpokenLanguage> => ({
      words: [
        (await import('@obrador/engine/en')).englishWords(),
        (await import('./en/english.ts')).balancerEnglish,
        (await import('@obrador/engine/explained-en')).explainedInEnglish(),
      ],
      names: namesInLanguage(engine, (await import('@obrador/engine/names-en')).englishNames, NAME_LISTS),
    }),
  ),
  it: lazyFor(
    async (engine: CraftEngine): Promise<SpokenLanguage> => ({
      words: [
        (await import('@obrador/engine/it')).italianWords(),
        (await import('./it/italian.ts')).balancerItalian,
        (await import('@obrador/engine/explained-it')).explainedInItalian(),
      ],
      names: namesInLanguage(engine, (await import('@obrador/engine/names-it')).italianNames, NAME_LISTS),
    }),
  ),
}

export type OtherLanguage = keyof typeof FOLDERS

/** All that a language has, for the answers of an engine. */
export const loadLanguage = (language: OtherLanguage, engine: CraftEngine): Promise<SpokenLanguage> =>
  FOLDERS[language](engine)
