import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Marks a module that the words of a language have for themselves. */
const OWN = /\?(?:words|later)-\w+$/
const FILE_OF_WORDS = /\/(speech|later)-(\w+)\.ts$/

/**
 * The words of another language are evaluated before any other module of the app: what they use of it (texts of the engine) they
 * have with them. A chunk shared with the app would evaluate the app first, in Spanish.
 */
export const ownWords: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer = '') {
    const [, part, language] = FILE_OF_WORDS.exec(source) ?? []
    const mark = language === undefined ? OWN.exec(importer)?.[0] : `?${part === 'later' ? part : 'words'}-${language}`
    if (mark === undefined) return undefined
    const found = await this.resolve(source, importer.replace(OWN, ''), { skipSelf: true })
    // What loads a file later is of the start of the page, which has no words.
    if (!found || found.id.startsWith('\0')) return found
    return { ...found, id: found.id + mark, moduleSideEffects: false }
  },
  load: (id) => (OWN.test(id) ? { code: readFileSync(id.replace(OWN, ''), 'utf8'), moduleType: 'ts' } : undefined),
}
