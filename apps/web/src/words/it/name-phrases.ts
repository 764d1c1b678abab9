import type { EngineCodes, Phrasebook } from '@obrador/engine'
import { italianList } from '@obrador/engine/it'
import { calledName } from '../../format/called-name.ts'
import type { ScreenPhrases } from '../es/engine.ts'

/** What is said of a name on a label, with what a customary name means, which only a page knows. */
const names: ScreenPhrases<Pick<EngineCodes, 'name.if' | 'label.name-if'>> = {
  'name.if': ({ word, besides }, say) => `${calledName(word)} solo se ${italianList(besides.map(say), 'e')}.`,
  'label.name-if': ({ name, besides }, say) => `${calledName(name)}, se inoltre ${italianList(besides.map(say), 'e')}.`,
}
export const namePhrases: Phrasebook = names as Phrasebook
