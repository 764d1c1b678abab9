import type { AppWords } from '../app-words.ts'
import * as advice from './advice.ts'
import * as bench from './bench.ts'
import * as book from './book.ts'
import * as colophon from './colophon.ts'
import * as coming from './coming.ts'
import * as copy from './copy.ts'
import * as doubt from './doubt.ts'
import * as engine from './engine.ts'
import * as firstVisit from './first-visit.ts'
import * as norms from './norms.ts'
import * as origin from './origin.ts'
import * as panels from './panels.ts'
import * as picker from './picker.ts'
import * as published from './published.ts'
import * as results from './results.ts'
import * as row from './row.ts'
import * as search from './search.ts'
import * as shell from './shell.ts'
import * as thumbBar from './thumb-bar.ts'
import * as usual from './usual.ts'
import * as volume from './volume.ts'

const atOnce = {
  ...advice,
  ...bench,
  ...book,
  ...colophon,
  ...coming,
  ...copy,
  ...doubt,
  ...engine,
  ...firstVisit,
  ...norms,
  ...origin,
  ...panels,
  ...picker,
  ...published,
  ...results,
  ...row,
  ...search,
  ...shell,
  ...thumbBar,
  ...usual,
  ...volume,
}

/** What the app says in Italian to whoever looks for the first time, before anything is pressed. */
export const italianAtOnce = atOnce satisfies Partial<AppWords>
