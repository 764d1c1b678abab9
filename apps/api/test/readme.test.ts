import { analysisContracts } from '@obrador/contract'
import { allCrafts, ingredientCatalogue } from '@obrador/engine'
import { expect, it } from 'vitest'
import { configureApi } from '../src/config.ts'
import { text } from './deploy/files.ts'

const readme = text('README.md')
/** Lines that a stranger reads before going on. */
const LONGEST = 150

it('the README is short', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(LONGEST)
})

it('the READMEs name the image as the release of this version calls it', () => {
  const { version } = JSON.parse(text('package.json'))
  const release = text('.github/workflows/release.yml')
  expect(release).toMatch(/for platform in (?:\w+ )*amd64;/)
  expect(release).toMatch(/docker save "\$1:\$\{VERSION#v\}" .*\/\$1-\$VERSION-linux-\$platform\.tar\.gz"/)
  expect(release).toMatch(/^\s*build obrador deploy\/Dockerfile$/m)
  for (const page of [readme, text('README.es.md')])
    expect(page).toContain(
      `docker load -i obrador-v${version}-linux-amd64.tar.gz && docker run --rm -p 8080:8080 obrador:${version}`,
    )
})

it('the READMEs count what is there', () => {
  const paths = Object.values(analysisContracts).map(({ path }) => path)
  const types = Object.values(allCrafts).map((craft) => Object.keys(craft.types).length)
  const table = [...readme.matchAll(/\| `POST (\S+)` \| (\d+) \|/g)].map(([, path, count]) => [path, Number(count)])
  expect(table).toEqual(paths.map((path, index) => [path, types[index]]))
  expect(readme).toContain(`catalogue of ${ingredientCatalogue.length} ingredients`)
  expect(text('README.es.md')).toContain(`catálogo de ${ingredientCatalogue.length} ingredientes`)
  expect(readme).toContain(`${configureApi({}).limits.post} POST requests per minute`)
})
