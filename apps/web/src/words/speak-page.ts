import type { PageSpeech } from '../format/page-speech.ts'
import type { AppWords } from './app-words.ts'
import './spoken.ts'

/** What somebody who works with the page does first. */
const FIRST_DEEDS = ['pointerdown', 'keydown', 'dragenter', 'popstate'] as const

/** Nobody has been here, and it is the bench that opens: it needs few of the words. */
function isFirstLook(): boolean {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('obrador.') && key !== 'obrador.idioma')
    return kept.length === 0 && location.hash === '' && location.pathname.endsWith('/')
  } catch {
    return false
  }
}

/**
 * Has a page speak another language than Spanish: everything that is evaluated after it. At a first look it has the words of the
 * bench; the others come with the first thing that is done, and whatever the app loads from then on waits for them (build/later-words.ts).
 */
export const pageSpeaker =
  (
    words: Partial<AppWords> & Pick<AppWords, 'BRAND_NAME' | 'documentWords'>,
    loadLater: () => Promise<{ readonly later: Partial<AppWords> }>,
    speech: PageSpeech,
  ) =>
  async (isFrame: boolean): Promise<void> => {
    const said: Record<string, unknown> = { ...words }
    globalThis.obradorWords = said
    globalThis.obradorSpeech = speech
    document.documentElement.lang = speech.language
    document.title = `${words.BRAND_NAME} · ${words.documentWords.title}`
    document.querySelector('meta[name=description]')?.setAttribute('content', words.documentWords.description)
    const sayAll = async (): Promise<void> => {
      const [{ later }] = await Promise.all([loadLater(), speech.loadWhole?.()])
      Object.assign(said, later)
      if (isFrame && later.frameWords) document.title = later.frameWords.title
    }
    speech.isWhole = isFrame || !isFirstLook()
    if (speech.isWhole) return sayAll()
    const begin = (): void => {
      if (!globalThis.obradorLater) globalThis.obradorLater = sayAll().catch(console.warn)
    }
    for (const deed of FIRST_DEEDS) addEventListener(deed, begin, { capture: true, once: true })
  }
