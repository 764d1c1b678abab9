import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from '@obrador/api/src/app.ts'
import { loadSolver } from '@obrador/balancer'
import { allCrafts } from '@obrador/engine'
import { additivesPage } from './docs/additives-page.ts'
import { agentsPage } from './docs/agents-page.ts'
import { balancerPage } from './docs/balancer-page.ts'
import { codesPage } from './docs/codes-page.ts'
import { entremetPage } from './docs/entremet-page.ts'
import { errorsPage } from './docs/errors-page.ts'
import { type Ask, examplesPage } from './docs/examples-page.ts'
import { formatPage, schemaFiles } from './docs/format-page.ts'
import { glossaryPage } from './docs/glossary-page.ts'
import { guideInEnglish, guideInSpanish } from './docs/guide-page.ts'
import { labelPage } from './docs/label-page.ts'
import { legalPage } from './docs/legal-page.ts'
import { namesPage } from './docs/names-page.ts'
import { readmeAdjustment } from './docs/readme-adjustment.ts'
import { readmeAnswer } from './docs/readme-answer.ts'
import { readmeCounts } from './docs/readme-counts.ts'
import { releasedPage } from './docs/released.ts'
import { scalePage } from './docs/scale-page.ts'
import { sciencePage } from './docs/science-page.ts'
import { solutesPage } from './docs/solutes-page.ts'
import { vatPage } from './docs/vat-page.ts'
import { isFull } from './tier.ts'

/**
 * Documents that are made from the engine's own tables. Without arguments it checks that they are current and fails if
 * one is not; with `--write` it writes them.
 */

const write = process.argv.includes('--write')
const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')

const solver = await loadSolver()

// What a page says that the service answers, a service has answered.
const service = await buildApp({ logLevel: 'silent' })
/** Threads for adjustments take a while to wake. */
const LONGEST_TRY = 50
const ask: Ask = async (path, body) => {
  for (let attempt = 1; ; attempt++) {
    const response = await service.inject({ url: path, ...(body && { method: 'POST', payload: body }) })
    if (response.statusCode === 200) return response.json()
    if (response.statusCode !== 503 || attempt === LONGEST_TRY) throw new Error(`${path} answers ${response.body}`)
  }
}
const RELEASED = 'docs/interfaz-1.txt'

const documents: readonly { readonly path: string; readonly text: string }[] = [
  ...Object.values(allCrafts).map((craft) => {
    const path = `docs/ciencia/${craft.id}.md`
    return { path, text: sciencePage(craft, read(path)) }
  }),
  { path: 'docs/ciencia/solutos.md', text: solutesPage() },
  { path: 'docs/ciencia/etiqueta.md', text: labelPage() },
  { path: 'docs/entremet.md', text: entremetPage() },
  { path: 'docs/nombres.md', text: namesPage() },
  { path: 'docs/legal.md', text: legalPage() },
  { path: 'docs/aditivos.md', text: additivesPage() },
  { path: 'docs/iva.md', text: vatPage() },
  { path: 'docs/errores.md', text: errorsPage() },
  { path: 'docs/codigos.md', text: codesPage(root) },
  { path: 'docs/glossary.md', text: glossaryPage() },
  { path: 'docs/agentes.md', text: await agentsPage() },
  { path: 'docs/formato.md', text: formatPage() },
  ...schemaFiles(),
  { path: 'docs/guia.md', text: guideInSpanish() },
  { path: 'docs/guide.md', text: guideInEnglish() },
  { path: 'docs/examples.md', text: await examplesPage(ask) },
  { path: RELEASED, text: releasedPage(await ask('/openapi.json'), read(RELEASED)) },
  // Every formula of the corpus adjusted twice over: half of the time that all pages take.
  ...(isFull || write ? [{ path: 'docs/balancer.md', text: balancerPage(solver, read('docs/balancer.md')) }] : []),
  { path: 'docs/scale.md', text: scalePage(read('docs/scale.md')) },
  { path: 'README.md', text: readmeCounts(await readmeAnswer(read('README.md'), ask)) },
  { path: 'README.es.md', text: readmeCounts(readmeAdjustment(read('README.es.md'), solver)) },
]

await service.close()

const stale = documents.filter(({ path, text }) => read(path) !== text)
for (const { path, text } of stale) {
  if (write) writeFileSync(join(root, path), text)
  console.log(`${path} ${write ? 'written' : 'is not current: run «npm run docs -- --write» and read the difference'}`)
}
console.log(`docs: ${documents.length} generated documents, ${stale.length} ${write ? 'written' : 'stale'}`)
process.exitCode = stale.length > 0 && !write ? 1 : 0
