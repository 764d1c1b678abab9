import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { styleBreaches } from './styles.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A view with its sheet, and the global ones: nothing is wrong with them. */
const right = {
  'ui/style/base.css': '@layer base { .button { color: red } .card-head { color: red } }',
  'ui/style/controls.css': '@layer base { .table { color: red } .table .number { color: red } }',
  'views/row.module.css': '@layer views { .row { color: red } .row .name-of:hover { color: red } }',
  'views/row.tsx':
    "import * as rowCss from './row.module.css'\n<a className={isOn ? rowCss.row : 'button'}><b className={rowCss.nameOf} /></a>",
}

/** The breaches of an app with these files too, or in place of those that are right. */
function breachesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const source = mkdtempSync(join(tmpdir(), 'obrador-styles-'))
  folders.push(source)
  for (const [path, text] of Object.entries({ ...right, ...files })) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  return styleBreaches(source)
}

it('finds nothing where each class is of one sheet, in its layer, and used', () => {
  expect(breachesOf({})).toEqual([])
  const shown = 'import \'../ui/style/controls.css\'\n<table className="table"><td className="number" /></table>'
  expect(breachesOf({ 'views/list.tsx': shown })).toEqual([])
})

it.each([
  [
    'a sheet that is no module',
    { 'features/cost/cost.css': '@layer features {}' },
    'features/cost/cost.css is no module: only ui/style/ has global sheets',
  ],
  [
    'a sheet in the layer of another room',
    { 'features/cost/cost.module.css': '@layer views {}' },
    'features/cost/cost.module.css does not stand in the layer «features»',
  ],
  [
    'a rule outside of the layer',
    { 'features/cost/cost.module.css': '@layer features {}\na { color: red }' },
    'features/cost/cost.module.css does not stand in the layer «features»',
  ],
  [
    'two sheets of one name',
    { 'features/cost/row.module.css': '@layer features {}' },
    'views/row.module.css bears the name of features/cost/row.module.css',
  ],
  [
    'a class that would bear a global name',
    {
      'views/card.module.css': '@layer views { .head { color: red } }',
      'views/card.tsx': "import * as cardCss from './card.module.css'\n<a className={cardCss.head} />",
    },
    'views/card.module.css and ui/style/ both have «card-head»',
  ],
  [
    'what is said of a class that is not there',
    { 'features/cost/cost.module.css': '@layer features { :global(.row-nothing) { color: red } }' },
    'features/cost/cost.module.css styles «row-nothing», which no sheet has',
  ],
  [
    'what is said of a class of a room above',
    { 'ui/sheet.module.css': '@layer ui { :global(.row) { color: red } }' },
    'ui/sheet.module.css styles «row» of views/row.module.css, which is not below it',
  ],
  [
    'a class that nobody has',
    { 'features/cost/cost.module.css': '@layer features { .total { color: red } }' },
    'features/cost/cost.module.css styles «total», which nothing has',
  ],
  [
    'a class that the sheet has not',
    { 'views/other.tsx': "import * as rowCss from './row.module.css'\n<a className={rowCss.other} />" },
    'views/other.tsx takes «other» of views/row.module.css, which has none',
  ],
  [
    'a class in letters that no global sheet has',
    { 'views/other.tsx': "<a className={isOn ? 'button' : 'row'} />" },
    'views/other.tsx writes the class «row», which is in no global sheet',
  ],
  [
    'code that looks for a class of a module',
    { 'views/other.tsx': "const ROWS = '[data-on] :is(.button, .row)'" },
    'views/other.tsx looks for the class «row», which is in no global sheet',
  ],
  [
    'code that asks the page for a class of a module',
    { 'views/other.tsx': "document.querySelector<HTMLElement>('.row')" },
    'views/other.tsx looks for the class «row», which is in no global sheet',
  ],
  [
    'a table without its sheet',
    { 'views/other.tsx': '<table className="table" />' },
    'views/other.tsx shows «table» without ui/style/controls.css',
  ],
])('refuses %s', (_, files, breach) => {
  expect(breachesOf(files)).toEqual([`web app: ${breach}`])
})
