import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'
import { serve } from './browser.ts'
import type { Breakage, breakStorage, samples, seedLibrary } from './command-samples.ts'

/** Every command of the library, in a browser that refuses to write: its maker is told of each, and each is written once the browser lets it. */

const served = serve()

const LIBRARY = join(import.meta.dirname, '../../src/library')
const COMMANDS = readdirSync(join(LIBRARY, 'commands'))
const ENTRY = join(import.meta.dirname, 'refused-writes.js')
const SCRIPT = '/refused-writes.js'

/** Those that write nothing. */
const READS = ['photos.photoOfFormula', 'photos.photosAsText', 'unsaved.retryUnsaved']

/** All files of commands, whatever they are called, and what a test asks of them. */
const program = `
${COMMANDS.map((file, at) => `import * as commands${at} from '${LIBRARY}/commands/${file}'`).join('\n')}
import { breakStorage, samples, seedLibrary } from '${import.meta.dirname}/command-samples.ts'
import { shelfNow } from '${LIBRARY}/shelf.ts'
const files = { ${COMMANDS.map((file, at) => `'${file.replace('.ts', '')}': commands${at}`).join(', ')} }
const names = Object.entries(files).flatMap(([file, all]) => Object.keys(all).map((name) => file + '.' + name))
const retry = files.unsaved.retryUnsaved
export { breakStorage, names, retry, samples, seedLibrary, shelfNow }
`

async function bundled(): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? program : undefined),
      },
    ],
  })
  try {
    const { output } = await build.generate({ format: 'es', codeSplitting: false })
    return output[0].code
  } finally {
    await build.close()
  }
}

let script = ''
beforeAll(async () => {
  script = await bundled()
})

/** A page with the commands and nothing of the app. */
async function openBare(): Promise<Page> {
  const page = await served.open({ bypassCSP: true }, '/healthz')
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  return page
}

const inPage = <Asked, Answer>(
  page: Page,
  ask: (library: Library, asked: Asked) => Promise<Answer>,
  asked: Asked,
): Promise<Answer> =>
  page.evaluate(`import('${SCRIPT}').then((it) => (${ask})(it, ${JSON.stringify(asked)}))`) as Promise<Answer>
interface Library {
  readonly breakStorage: typeof breakStorage
  readonly samples: typeof samples
  readonly seedLibrary: typeof seedLibrary
  readonly names: readonly string[]
  readonly retry: () => Promise<void>
  readonly shelfNow: () => { readonly unsaved: readonly { readonly kind: string; readonly isFull: boolean }[] }
}

/** Calls a command while nothing can be written; gives what is told of it, and what is still told once it can. */
const refused = (page: Page, name: string, how: Breakage) =>
  inPage(
    page,
    async ({ breakStorage, samples, shelfNow, retry }, asked) => {
      const mend = breakStorage(asked.how)
      await samples[asked.name]?.[1]()
      // Some are not waited for: the turn of what comes after them is theirs too.
      while (shelfNow().unsaved.length === 0 && asked.patience-- > 0) await new Promise((then) => setTimeout(then, 20))
      const told = shelfNow().unsaved
      mend()
      await retry()
      return { told, left: shelfNow().unsaved }
    },
    { name, how, patience: PATIENCE },
  )
/** Times that the shelf is looked at, 20 ms apart: what is told is told at once, on a slow machine too. */
const PATIENCE = 500

describe('a browser that refuses to write', () => {
  it('has a sample of each command, so that none is left out below', async () => {
    const page = await openBare()
    const [names, sampled] = await inPage(page, async (it) => [it.names, Object.keys(it.samples)] as const, 0)
    expect(names.length).toBeGreaterThan(READS.length)
    expect(sampled.concat(READS).toSorted()).toEqual([...names].toSorted())
  })

  it.each(['writes', 'opening'] as const)(
    'tells of each command, and writes it later (%s)',
    { tags: ['nightly'] },
    async (how) => {
      const page = await openBare()
      const kinds = await inPage(
        page,
        async ({ samples, seedLibrary }) => {
          await seedLibrary()
          return Object.entries(samples).map(([name, [kind]]) => [name, kind] as const)
        },
        0,
      )
      for (const [name, kind] of kinds) {
        await page.reload()
        const { told, left } = await refused(page, name, how)
        expect(new Set(told.map((one) => one.kind)), name).toEqual(new Set([kind]))
        expect(left, name).toEqual([])
      }
    },
  )
})
