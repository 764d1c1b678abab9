import type { PageSpeech } from '../format/page-speech.ts'
import type { AppWords } from './app-words.ts'
import './spoken.ts'

/** Has a page speak another language than Spanish: everything that is evaluated after it. */
export const pageSpeaker =
  (words: AppWords, speech: PageSpeech) =>
  (isFrame: boolean): void => {
    globalThis.obradorWords = words
    globalThis.obradorSpeech = speech
    document.documentElement.lang = speech.language
    const { BRAND_NAME, documentWords, frameWords } = words
    document.title = isFrame ? frameWords.title : `${BRAND_NAME} · ${documentWords.title}`
    document.querySelector('meta[name=description]')?.setAttribute('content', documentWords.description)
  }
