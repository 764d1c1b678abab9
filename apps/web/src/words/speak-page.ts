import type { PageSpeech } from '../format/page-speech.ts'
import type { AppWords } from './app-words.ts'
import './spoken.ts'

/** What somebody does who works with the page (`ui/use-settled.ts`), brings a file or goes to another page. */
const FIRST_DEEDS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'input',
  'focusin',
  'wheel',
  'dragenter',
  'popstate',
] as const

/** The browser counts as used what was used before this page listened; one that does not tell may have been. */
const wasUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Nobody has been here, and it is the bench that opens: it needs few of the words. */
function isFirstLook(): boolean {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('obrador.') && key !== 'obrador.idioma')
    return kept.length === 0 && !wasUsed() && location.hash === '' && location.pathname.endsWith('/')
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
    // What the device calls the app that is put on it; a frame has none.
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `./obrador-${speech.language}.webmanifest`)
    const sayAll = async (): Promise<void> => {
      const [{ later }] = await Promise.all([loadLater(), speech.loadWhole?.()])
      Object.assign(said, later)
      if (isFrame && later.frameWords) document.title = later.frameWords.title
    }
    speech.isWhole = isFrame || !isFirstLook()
    if (speech.isWhole) return sayAll()
    let isBegun = false
    let coming: Promise<void> | undefined
    const end = new AbortController()
    // What it loads itself is asked for before there is anything to wait for.
    const begin = (): void => {
      if (isBegun) return
      isBegun = true
      // Whoever is quicker than the app has all of the engine's words asked for when it comes (load-tongue.ts).
      speech.isWhole = true
      end.abort()
      coming = sayAll().catch(console.warn)
    }
    globalThis.obradorLater = () => {
      if (wasUsed()) begin()
      return coming
    }
    for (const deed of FIRST_DEEDS) addEventListener(deed, begin, { capture: true, passive: true, signal: end.signal })
  }
