import { names } from './catalogue/reading/grammar.ts'
import { type Found, type Grammar, readOutside } from './catalogue/reading/reader.ts'
import { titles } from './catalogue/sources.ts'
import { advised } from './craft/advised.ts'
import { createEngine } from './craft/engine.ts'
import { preparations } from './craft/preparations.ts'
import { type Naming, readIn, searchIn } from './craft/search.ts'
import { definition as cacaoDefinition } from './crafts/cacao/index.ts'
import { definition as heladoDefinition } from './crafts/helado/index.ts'
import { definition as panaderiaDefinition } from './crafts/panaderia/index.ts'
import { definition as pasteleriaDefinition } from './crafts/pasteleria/index.ts'
import { definition as turronDefinition } from './crafts/turron/index.ts'
import { find } from './findings/find.ts'
import { spanish } from './words/es/spanish.ts'

/** The whole engine, which the service answers with. This is the only place that names all parts: a craft is one folder and one line here. */
export const engine = /* #__PURE__ */ createEngine({
  crafts: {
    helado: heladoDefinition,
    panaderia: panaderiaDefinition,
    pasteleria: pasteleriaDefinition,
    turron: turronDefinition,
    cacao: cacaoDefinition,
  },
  words: spanish(),
  names,
  preparations,
  advice: advised,
  titles,
})

export const { crafts } = engine
export const { helado, panaderia, pasteleria, turron, cacao } = crafts

/** A name as it is read outside any craft. */
export const readName = (name: string): Found | undefined => readOutside(engine.names, name)

/** What a name would be read as in a formula: by the craft, or by what all of them share. */
export const readFor = (name: string, craft: Naming = engine) => readIn(craft, name)

/** Rows that answer to a name, the one that it would be read as first. */
export const searchFor = (name: string, craft: Naming = engine) => searchIn(craft, name)

/** @deprecated The whole engine opens preparations. An engine of one's own is given `preparations`. */
export const usePreparations = (): void => undefined

/** @deprecated The whole engine reads names by its grammar. An engine of one's own is given `names`. */
export const readNamesWith = (_grammar: Grammar): void => undefined

/** What is refused before the engine is asked, in its words. */
export const noIngredients = (): string => engine.say(find('formula.no-ingredients'))
export const tooManyIngredients = (count: number, most: number): string =>
  engine.say(find('formula.too-many-ingredients', { count, most }))
