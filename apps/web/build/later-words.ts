import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * What the app loads later has Spanish words in it, and takes those of the page where it is evaluated: in a page that speaks
 * another language it waits for the words that are on their way (`words/speak-page.ts`). Vite loads all of it by one function.
 */
export const laterWords: Plugin = {
  name: 'later-words',
  apply: 'build',
  transform(code, id) {
    if (id !== HELPER) return undefined
    const waiting = code
      .replace(
        'let promise = Promise.resolve();',
        'const later = globalThis.obradorLater?.(); let promise = Promise.resolve();',
      )
      .replace('return baseModule()', 'return (later ? later.then(baseModule) : baseModule())')
    if (waiting.split('later').length < 4) throw new Error('Vite loads what comes later in another way')
    return waiting
  },
}
