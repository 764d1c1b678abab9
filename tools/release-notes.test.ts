import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notesOf } from './release-notes.ts'

const CHANGELOG = [
  '# Changelog',
  '',
  '## Unreleased',
  '',
  '- later',
  '',
  '## 1.1.0 (2026-12-01)',
  '',
  '### Added',
  '',
  '- new',
  '',
  '## 1.1',
  '',
  '- old',
].join('\n')

test('the notes of a version are its section alone', () => {
  expect(notesOf(CHANGELOG, '1.1.0')).toBe('### Added\n\n- new')
  expect(notesOf(CHANGELOG, '1.1')).toBe('- old')
})

test('a version that the changelog does not have has no notes', () => {
  expect(notesOf(CHANGELOG, '1.2.0')).toBeUndefined()
})

test('the version of the repository has notes, and a date', () => {
  const root = new URL('../', import.meta.url)
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }
  const changelog = readFileSync(new URL('CHANGELOG.md', root), 'utf8')
  expect(notesOf(changelog, version)?.length).toBeGreaterThan(0)
  expect(changelog).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d{2}-\\d{2}\\)$`, 'm'))
})
