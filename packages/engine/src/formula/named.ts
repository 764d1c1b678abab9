import { type Found, type Names, UNREAD, type Vocabulary } from '../catalogue/reading/reader.ts'
import { refuseName } from './errors.ts'

/** How a formula reads names: what could only be guessed at is refused. */
export function namedBy(names: Names, vocabulary: Vocabulary): (name: string) => Found | undefined {
  const read = names.reader(vocabulary)
  return (name) => {
    const found = read(name)
    return found === UNREAD ? refuseName(name) : found
  }
}
