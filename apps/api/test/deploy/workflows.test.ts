import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exists, type Parsed, ROOT, text, yaml } from './files.ts'

const FOLDER = '.github/workflows'
const { scripts } = JSON.parse(text('package.json'))

it.each(readdirSync(join(ROOT, FOLDER)))('%s calls what is there, with no more rights than it says', (file) => {
  const [workflow] = yaml(`${FOLDER}/${file}`)
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const jobs: Parsed[] = Object.values(workflow.jobs)
  for (const job of jobs) {
    expect(job['timeout-minutes']).toBeGreaterThan(0)
    for (const needed of [job.needs ?? []].flat()) expect(workflow.jobs).toHaveProperty(needed)
  }
  for (const { uses } of jobs.flatMap(({ steps }) => steps)) {
    if (uses) expect(uses, 'an action is pinned by its commit').toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  }
  const commands = jobs.flatMap(({ steps }) => steps.map(({ run = '' }: Parsed) => run)).join('\n')
  for (const [, script = ''] of commands.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script)
  for (const [path] of commands.matchAll(/\bdeploy\/[\w./]+|\.ci\/run/g)) expect(exists(path), path).toBe(true)
})

it('the gate needs no more rights than whoever runs it', () => {
  for (const file of ['ci.yml', 'nightly.yml', 'release.yml'])
    expect(text(`${FOLDER}/${file}`)).not.toMatch(/sudo[^\n]*\.ci\/run/)
})

it('the images that a release stands on are written down to the byte', () => {
  const [{ jobs }] = yaml(`${FOLDER}/release.yml`)
  const { run } = jobs.release.steps.find(({ name }: Parsed) => name === 'Bases, to the byte')
  const { services } = yaml('deploy/compose.yaml')[0]
  const [, base] = /^FROM (\S+)/m.exec(text('deploy/Dockerfile')) ?? []
  for (const image of [base, services.proxy.image, services.store.image]) expect(run).toContain(image)
})

const commands = (job: Parsed): string => job.steps.map(({ run = '' }: Parsed) => run).join('\n')

it('every night tries everything, and what fails becomes an issue', () => {
  const [{ on, jobs }] = yaml(`${FOLDER}/nightly.yml`)
  expect(on.schedule).toHaveLength(1)
  expect(commands(jobs.full)).toContain('.ci/run --full')
  expect(jobs.tell).toMatchObject({ needs: 'full', if: 'failure()', permissions: { issues: 'write' } })
  expect(commands(jobs.tell)).toContain('gh issue create')
})

it('a release passes the gate first, and brings the image and its bill of materials', () => {
  const [{ on, jobs }] = yaml(`${FOLDER}/release.yml`)
  expect(on).toEqual({ push: { tags: ['v*'] } })
  expect(jobs.release.needs).toBe('gate')
  for (const part of ['.ci/run --full', 'npm run audit']) expect(commands(jobs.gate)).toContain(part)
  for (const part of ['npm run sbom', 'docker build', 'docker save', 'dist/*']) {
    expect(commands(jobs.release)).toContain(part)
  }
})
