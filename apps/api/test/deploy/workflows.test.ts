import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

const commands = (job: Parsed): string => job.steps.map(({ run = '' }: Parsed) => run).join('\n')

it('every night tries everything, and what fails becomes an issue', () => {
  const [{ on, jobs }] = yaml(`${FOLDER}/nightly.yml`)
  expect(on.schedule).toHaveLength(1)
  expect(commands(jobs.full)).toContain('.ci/run --full')
  expect(jobs.tell).toMatchObject({ needs: 'full', if: 'failure()', permissions: { issues: 'write' } })
  expect(commands(jobs.tell)).toContain('gh issue create')
})

describe('a release', () => {
  const [{ on, jobs }] = yaml(`${FOLDER}/release.yml`)
  const { gate, build, publish } = jobs

  it('passes the gate first, and brings the images of service and relay with their bills of materials', () => {
    expect(on).toEqual({ push: { tags: ['v*'] } })
    expect([build.needs, publish.needs]).toEqual(['gate', 'build'])
    for (const part of ['.ci/run --full', 'npm run audit']) expect(commands(gate)).toContain(part)
    for (const part of ['npm run sbom', 'docker save', 'obrador-bases.txt']) expect(commands(build)).toContain(part)
    for (const file of ['deploy/Dockerfile', 'deploy/relay/Dockerfile'])
      expect(commands(build)).toMatch(new RegExp(`^build obrador\\S* ${file}$`, 'm'))
    // For both kinds of machine, without emulating one: nothing runs in the last stage of an image, and what is built before is the same for all.
    expect(commands(build)).toMatch(/for platform in arm64 amd64; do\s+docker build --platform "linux\/\$platform"/)
    for (const file of ['deploy/Dockerfile', 'deploy/relay/Dockerfile']) {
      const stages = text(file).split(/^(?=FROM )/m)
      expect(stages.filter((stage) => /^RUN /m.test(stage))).toEqual([
        expect.stringMatching(/^FROM --platform=\$BUILDPLATFORM \S+ AS build\n/),
      ])
    }
    for (const file of ['deploy/compose.yaml', 'deploy/relay/compose.yaml'])
      expect(commands(build)).toContain(`docker compose -f ${file} up --no-build --detach --wait`)
  })

  it('builds on the digests that it has asked for, and on nothing that was pinned later', () => {
    const [pinned, built] = ['node tools/bases.ts', 'docker build'].map((part) => commands(build).indexOf(part))
    expect(pinned).toBeGreaterThan(0)
    expect(built).toBeGreaterThan(Number(pinned))
  })

  it('is built without rights, and published without running anything of the project', () => {
    for (const job of [gate, build]) expect(job).not.toHaveProperty('permissions')
    expect(publish.permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' })
    const actions = publish.steps.flatMap(({ uses = [] }: Parsed) => uses)
    for (const uses of actions)
      expect(uses).toMatch(/^actions\/(?:setup-node|download-artifact|attest-build-provenance)@/)
    expect(commands(publish)).not.toMatch(/npm (?:ci|run|install|exec)|npx|\bnode |tools\/|docker|curl/)
    expect(commands(publish)).toContain('sha256sum --check --strict')
    expect(commands(publish)).toMatch(/npm publish \S+ --ignore-scripts --provenance/)
  })
})
