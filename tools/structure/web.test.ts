import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { webShape } from './web.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The breaches of an app of these files. */
function breachesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const source = mkdtempSync(join(tmpdir(), 'obrador-rooms-'))
  folders.push(source)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  return webShape(source).breaches
}

const below = {
  'model/line.ts': 'export type Line = string',
  'views/row.module.css': '@layer views {\n}',
  'views/row.tsx': '',
}

it('lets every room use those below it, and the roots use all', () => {
  const files = { ...below, 'features/bench/bench.tsx': "import type { Line } from '../../model/line.ts'", 'sw.ts': '' }
  expect(
    breachesOf({ ...files, 'main.tsx': "import './features/bench/bench.tsx'\nimport './views/row.module.css'" }),
  ).toEqual([])
})

it.each([
  ['at once', "import { Row } from '../views/row.tsx'"],
  ['as a type', "import type { Row } from '../views/row.tsx'"],
  ['over several lines', "import {\n  Row,\n  other,\n} from '../views/row.tsx'"],
  ['again for others', "export { Row } from '../views/row.tsx'"],
  ['later', "const row = () => import('../views/row.tsx')"],
  ['as a worker', "new Worker(new URL('../views/row.tsx', import.meta.url))"],
])('refuses what looks up %s', (_, text) => {
  expect(breachesOf({ ...below, 'ui/sheet.tsx': text })).toEqual(['web app: ui/sheet.tsx looks up to views/row.tsx'])
})

it('refuses a style that looks up, from code and from a style', () => {
  const breaches = breachesOf({
    ...below,
    'ui/style/a.css': '@import "../../views/row.module.css";',
    'ui/b.tsx': "import * as rowCss from '../views/row.module.css'",
  })
  expect(breaches.toSorted()).toEqual([
    'web app: ui/b.tsx looks up to views/row.module.css',
    'web app: ui/style/a.css looks up to views/row.module.css',
  ])
})

it('refuses features that know each other, and rooms of one floor', () => {
  const files = { ...below, 'features/cost/cost.ts': '', 'words/es/all.ts': '' }
  const breaches = breachesOf({
    ...files,
    'features/label/label.ts': "import '../cost/cost.ts'",
    'routes/page.ts': "import '../words/es/all.ts'",
  })
  expect(breaches.toSorted()).toEqual([
    'web app: features/label/label.ts looks up to features/cost/cost.ts',
    'web app: routes/page.ts looks up to words/es/all.ts',
  ])
})

it('lets the library alone hold what the device keeps', () => {
  const files = { 'library/shelf.ts': '', 'library/commands/day.ts': "import { changeShelf } from '../shelf.ts'" }
  expect(breachesOf({ ...files, 'features/label/label.ts': "import '../../library/commands/day.ts'" })).toEqual([])
  expect(
    breachesOf({ ...files, 'features/label/label.ts': "import { shelfNow } from '../../library/shelf.ts'" }),
  ).toEqual(['web app: features/label/label.ts uses library/shelf.ts, which is of its own room alone'])
})

it('refuses files that reach themselves, and those that stand in no room', () => {
  const [circle, ...rest] = breachesOf({
    'model/a.ts': "import './b.ts'",
    'model/b.ts': "const c = () => import('./c.ts')",
    'model/c.ts': "import type { A } from './a.ts'",
    'model/d.ts': "import './a.ts'",
  })
  expect(circle).toMatch(/^web app: a circle of files: model\/[abc]\.ts → model\/[abc]\.ts → model\/[abc]\.ts$/)
  expect(rest).toEqual([])
  expect(breachesOf({ 'utils/all.ts': '' })).toEqual(['web app: utils/all.ts stands in no room'])
})
