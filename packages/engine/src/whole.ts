import { grammarNames } from './catalogue/reading/grammar.ts'
import { type NameGrammar, type NameMatch, readOutside } from './catalogue/reading/reader.ts'
import { readingShownNames } from './catalogue/reading/shown-names.ts'
import { sourceTitles } from './catalogue/sources.ts'
import type { TranslatedNames } from './catalogue/translated-names.ts'
import { adviceWithProduct } from './craft/advised.ts'
import { createEngine } from './craft/engine.ts'
import { preparationsPart } from './craft/preparations.ts'
import { type NameReader, rowReadIn, searchRowsIn } from './craft/search.ts'
import { writtenNamePart } from './craft/written-name.ts'
import { cacaoDefinition } from './crafts/cacao/index.ts'
import { heladoDefinition } from './crafts/helado/index.ts'
import { panaderiaDefinition } from './crafts/panaderia/index.ts'
import { pasteleriaDefinition } from './crafts/pasteleria/index.ts'
import { turronDefinition } from './crafts/turron/index.ts'
import { englishNames } from './entries/names-en.ts'
import { italianNames } from './entries/names-it.ts'
import { commonFinding } from './findings/find.ts'
import { spanishPhrasebooks } from './words/es/spanish.ts'

/** The whole engine, which the service answers with. This is the only place that names all parts: a craft is one folder and one line here. */
export const wholeEngine = /* #__PURE__ */ createEngine({
  crafts: {
    helado: heladoDefinition,
    panaderia: panaderiaDefinition,
    pasteleria: pasteleriaDefinition,
    turron: turronDefinition,
    cacao: cacaoDefinition,
  },
  words: spanishPhrasebooks(),
  names: readingShownNames(grammarNames, [englishNames, italianNames]),
  preparations: preparationsPart,
  advice: adviceWithProduct,
  writtenName: writtenNamePart,
  titles: sourceTitles,
})

export const { crafts: allCrafts } = wholeEngine
export const { helado, panaderia, pasteleria, turron, cacao } = allCrafts

/** A name as it is read outside any craft. */
export const readIngredientName = (name: string): NameMatch | undefined => readOutside(wholeEngine.names, name)

/** What a name would be read as in a formula: by the craft, or by what all of them share. */
export const readNameFor = (name: string, craft: NameReader = wholeEngine) => rowReadIn(craft, name)

/** Rows that answer to a name, the one that it would be read as first. */
export const searchFor = (name: string, craft: NameReader = wholeEngine, names?: TranslatedNames) =>
  searchRowsIn(craft, name, names?.rowName)

/** @deprecated The whole engine opens preparations. An engine of one's own is given `preparations`. */
export const usePreparations = (): void => undefined

/** @deprecated The whole engine reads names by its grammar. An engine of one's own is given `names`. */
export const readNamesWith = (_grammar: NameGrammar): void => undefined

/** What is refused before the engine is asked, in its words. */
export const noIngredients = (): string => wholeEngine.say(commonFinding('formula.no-ingredients'))
export const tooManyIngredients = (count: number, most: number): string =>
  wholeEngine.say(commonFinding('formula.too-many-ingredients', { count, most }))
