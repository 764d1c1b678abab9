import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium on this machine, for whatever is tried in a real browser. */

/** The setting that names its file, where it is not in PATH. */
const SETTING = 'OBRADOR_BROWSER'

/** Names that it goes by, those without windows first: a page costs them a quarter of what it costs the whole one. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
] as const

type Environment = Readonly<Record<string, string | undefined>>

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Its file; an error that says what to do where there is none. */
export function browserFile(environment: Environment = process.env): string {
  const given = environment[SETTING]
  if (given !== undefined && given !== '') {
    if (isProgram(given)) return given
    throw new Error(`${SETTING} is «${given}», which is no program: give the file of a Chromium.`)
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
  if (found !== undefined) return found
  throw new Error(`There is no browser: put one in PATH (${NAMES.join(', ')}) or give its file in ${SETTING}.`)
}
