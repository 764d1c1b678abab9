import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { browserFile } from './browser.ts'
import { askedInBrowser } from './packaging/bundle.ts'

const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'obrador-browser-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder with a program of that name, or with a file that cannot be run. */
function withProgram(at: string, name: string, mode = 0o755): string {
  const place = join(folder, at)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, name), '#!/bin/sh\nexit 1\n')
  chmodSync(join(place, name), mode)
  return place
}

describe('the browser', () => {
  const whole = withProgram('whole', 'chromium')
  const shell = withProgram('shell', 'chromium-headless-shell')
  const text = withProgram('text', 'chromium-headless-shell', 0o644)
  const path = (...folders: string[]) => ({ PATH: folders.join(delimiter) })

  it('is found wherever PATH has it, and the one without windows before others', () => {
    expect(browserFile(path('/nowhere', whole))).toBe(join(whole, 'chromium'))
    expect(browserFile(path(text, whole, shell))).toBe(join(shell, 'chromium-headless-shell'))
  })

  it('is the one of the setting, which must be a program', () => {
    const own = join(whole, 'chromium')
    expect(browserFile({ ...path(shell), OBRADOR_BROWSER: own })).toBe(own)
    const wrong = join(text, 'chromium-headless-shell')
    expect(() => browserFile({ ...path(shell), OBRADOR_BROWSER: wrong })).toThrow(`OBRADOR_BROWSER is «${wrong}»`)
  })

  it('is asked for in words where there is none', () => {
    expect(() => browserFile(path(text, '/nowhere'))).toThrow(
      /^There is no browser: put one in PATH \(chromium-headless-shell, .*\) or give its file in OBRADOR_BROWSER\.$/,
    )
  })
})

/** ms in which a program that has nothing to do must have ended, however busy the machine; building the packages takes minutes. */
const AT_ONCE = 20_000

it('npm run packages says at once that there is no browser, and ends', { timeout: 2 * AT_ONCE }, () => {
  const { status, signal, stderr } = spawnSync(process.execPath, ['tools/packaging/check.ts'], {
    cwd: root,
    env: { FULL: '1', PATH: dirname(process.execPath) },
    timeout: AT_ONCE,
    encoding: 'utf8',
  })
  expect({ status, signal }).toEqual({ status: 1, signal: null })
  expect(stderr).toMatch(/^packages: There is no browser: /)
})

it('a browser that does not start leaves nothing open', { timeout: AT_ONCE }, async () => {
  const servers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length
  const before = servers()
  const broken = join(withProgram('broken', 'chromium'), 'chromium')
  await expect(askedInBrowser(new Map([['/a.js', '']]), broken)).rejects.toThrow()
  expect(servers()).toBe(before)
})

it('the job that builds a release installs the browser before it tries the packages', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
  const [, job = ''] = workflow.split(/^ {2}build:$/m)
  const [before = '', after] = job.split('npm run packages')
  expect(after).toBeDefined()
  expect(before).toMatch(/playwright-core install --with-deps chromium-headless-shell\n.*GITHUB_PATH/)
})
