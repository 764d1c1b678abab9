import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * The letters of the first screen, cut out of the whole fonts: `npm run fonts` writes them. What is not in them the browser
 * takes from the whole file (ui/style/tokens.css), which it fetches only then.
 */

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('')
/** Spanish and its neighbours, what stands between figures, and the signs that the app writes. */
const BEYOND = 'áéíóúüñçàèòïâêîôûÁÉÍÓÚÜÑÇÀÈÒÏ¿¡«»“”‘’·–—…ºª°€±×÷−²³½¼¾\u00a0\u2009\u202f'
export const CHARACTERS = ASCII + BEYOND

/** Each with the weights that the styles ask for. */
export const FONTS = {
  'sans.woff2': {
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    min: 400,
    max: 700,
  },
  'serif.woff2': { from: '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2', min: 500, max: 500 },
} as const

export const FOLDER = join(import.meta.dirname, '../src/ui/style/fonts')
const { resolve } = createRequire(import.meta.url)

export const subsetOf = (font: keyof typeof FONTS): Promise<Buffer> => {
  const { from, min, max } = FONTS[font]
  return subsetFont(readFileSync(resolve(from)), CHARACTERS, {
    targetFormat: 'woff2',
    // One weight alone needs no axis, which is a third of the file.
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
  })
}

if (import.meta.main) {
  for (const font of Object.keys(FONTS) as (keyof typeof FONTS)[])
    writeFileSync(join(FOLDER, font), await subsetOf(font))
}
