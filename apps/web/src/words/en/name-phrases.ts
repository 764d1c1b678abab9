import type { EngineCodes, Phrasebook } from '@obrador/engine'
import { englishList } from '@obrador/engine/en'
import { calledName } from '../../format/called-name.ts'
import type { ScreenPhrases } from '../es/engine.ts'

/** What is said of a name on a label, with what a customary name means, which only a page knows. */
const names: ScreenPhrases<Pick<EngineCodes, 'name.if' | 'label.name-if'>> = {
  'name.if': ({ word, besides }, say) => `${calledName(word)} only if ${englishList(besides.map(say), 'and')}.`,
  'label.name-if': ({ name, besides }, say) =>
    `${calledName(name)}, as long as ${englishList(besides.map(say), 'and')}.`,
}
export const namePhrases: Phrasebook = names as Phrasebook
