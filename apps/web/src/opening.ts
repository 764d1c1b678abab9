import { chosenLanguage } from './format/chosen-language.ts'

/** Decides what the page speaks before anything that has words is evaluated. A page in Spanish loads nothing for it. */

const LANGUAGES = { en: () => import('./words/speech-en.ts'), it: () => import('./words/speech-it.ts') }

/** Where the language that was chosen is kept, as `library/store.ts` keeps. */
const KEPT = 'obrador.idioma'

/** What the device has kept or, the first time, reads. */
function ownLanguage(asked: string | null) {
  const device = navigator.languages
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    const chosen = chosenLanguage([asked, kept, ...device])
    if (!kept) localStorage.setItem(KEPT, JSON.stringify(chosen))
    return chosen
  } catch {
    // A browser that lets nothing be kept.
    return chosenLanguage([asked, ...device])
  }
}

async function openPage(): Promise<void> {
  const isFrame = document.getElementById('frame') !== null
  const asked = new URLSearchParams(location.search).get('idioma')
  // What others show inside theirs speaks as they ask, and keeps nothing.
  const language = isFrame ? chosenLanguage([asked, 'es']) : ownLanguage(asked)
  // Without its words the app speaks Spanish.
  if (language !== 'es')
    await LANGUAGES[language]()
      .then(({ speak }) => speak(isFrame))
      .catch(console.warn)
  await (isFrame ? import('./embed.tsx') : import('./main.tsx'))
}

void openPage()
