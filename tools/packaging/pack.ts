import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './published.ts'
import { must } from './run.ts'
import { stageAll, stagedIn } from './stage.ts'

/** `npm run pack`: the tarballs that a registry would get, for whoever installs them from here. */

const folder = join(root, 'dist/tarballs')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const ids = stageAll().map(({ id }) => stagedIn(id))
await must('npm', ['pack', '--silent', '--pack-destination', folder, ...ids], { cwd: root })
console.log(`${ids.length} tarballs in dist/tarballs: npm install ./dist/tarballs/*.tgz`)
