import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { text } from './deploy/files.ts'
import { type ApiApp, testApp, wake } from './helpers.ts'

/** Examples in TypeScript are run from the installed packages: tools/packaging/examples.ts. */

const SERVICE = 'http://localhost:8080'
const run = promisify(execFile)
const has = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let app: ApiApp
let address: string
let folder: string
beforeAll(async () => {
  app = await testApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'obrador-examples-'))
  await wake(app)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code)
const here = (code: string): string => code.replaceAll(SERVICE, address)
/** Comes back where it is told to: a service on a machine that others use too may have no time at once. */
const patient = (code: string): string => code.replaceAll('curl -s ', 'curl -s --retry 5 ')

describe.each(['README.md', 'docs/examples.md', 'docs/guia.md', 'docs/guide.md'])('%s', (name) => {
  const page = text(name)
  const calls = [
    ...page.matchAll(/^```sh\n(curl .*?)^```(?:(?:(?!^```|^## ).)*?<!-- answer -->\n```json\n(.*?)^```)?/gms),
  ]

  it.skipIf(!has('curl') || (/\| jq /.test(page) && !has('jq')))('every curl answers what the page says', async () => {
    expect(calls.length).toBeGreaterThan(0)
    for (const [, code = '', answer] of calls) {
      const { stdout } = await run('bash', ['-c', patient(here(code))])
      const found = JSON.parse(stdout)
      expect(found, code).not.toHaveProperty('error')
      if (answer) expect(found, code).toEqual(JSON.parse(answer))
    }
  })
})

describe('docs/examples.md', () => {
  const [module = '', ...programs] = blocks(text('docs/examples.md'), 'python')

  it('every program in Python prints what it says', { tags: ['nightly'] }, async ({ skip }) => {
    if (!has('python3')) skip('no Python here')
    writeFileSync(join(folder, 'obrador.py'), here(module))
    expect(programs.length).toBeGreaterThan(10)
    for (const program of programs) {
      const { stdout } = await run('python3', ['-c', program], {
        cwd: folder,
        env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
      })
      const said = [...program.matchAll(/# → (.*)$/gm)].map(([, line]) => line)
      expect(stdout.trim().split('\n'), program).toEqual(said)
    }
  })

  it('each example is there in the three languages', () => {
    const page = text('docs/examples.md')
    const titles = page.match(/^## /gm)?.length
    expect(programs).toHaveLength(titles ?? 0)
    expect(blocks(page, 'ts')).toHaveLength(titles ?? 0)
    expect(blocks(page, 'sh')).toHaveLength(titles ?? 0)
  })
})
