import { contracts } from '@obrador/contract'
import { catalogue, crafts } from '@obrador/engine'
import { expect, it } from 'vitest'
import { configure } from '../src/config.ts'
import { text } from './deploy/files.ts'

const readme = text('README.md')
/** Lines that a stranger reads before going on. */
const LONGEST = 180

it('the README is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(LONGEST)
})

it('the READMEs count what is there', () => {
  const paths = Object.values(contracts).map(({ path }) => path)
  const types = Object.values(crafts).map((craft) => Object.keys(craft.types).length)
  const table = [...readme.matchAll(/\| `POST (\S+)` \| (\d+) \|/g)].map(([, path, count]) => [path, Number(count)])
  expect(table).toEqual(paths.map((path, index) => [path, types[index]]))
  expect(readme).toContain(`catalogue of ${catalogue.length} ingredients`)
  expect(text('README.es.md')).toContain(`catálogo de ${catalogue.length} ingredientes`)
  expect(readme).toContain(`${configure({}).limits.post} POST requests per minute`)
})
