import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Marks a module that the words of a language have for themselves. */
const OWN = /\?words-\w+$/
const FILE_OF_WORDS = /\/words\/speech-(\w+)\.ts$/

/**
 * The words of another language are evaluated before any other module of the app: what they use of it (texts of the engine) they
 * have with them. A chunk shared with the app would evaluate the app first, in Spanish.
 */
export const ownWords: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer = '') {
    const [, language] = FILE_OF_WORDS.exec(source) ?? []
    const mark = language === undefined ? OWN.exec(importer)?.[0] : `?words-${language}`
    if (mark === undefined) return undefined
    const found = await this.resolve(source, importer.replace(OWN, ''), { skipSelf: true })
    return found && { ...found, id: found.id + mark, moduleSideEffects: false }
  },
  load: (id) => (OWN.test(id) ? { code: readFileSync(id.replace(OWN, ''), 'utf8'), moduleType: 'ts' } : undefined),
}
