import { type CraftVocabulary, type NameMatch, type NamesPart, UNREAD_NAME } from '../catalogue/reading/reader.ts'
import { refuseName } from './errors.ts'

/** How a formula reads names: what could only be guessed at is refused. */
export function nameResolverBy(names: NamesPart, vocabulary: CraftVocabulary): (name: string) => NameMatch | undefined {
  const read = names.reader(vocabulary)
  return (name) => {
    const found = read(name)
    return found === UNREAD_NAME ? refuseName(name) : found
  }
}
