import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildApp } from '@obrador/api/src/app.ts'
import { CATALOGUE_FILES } from '@obrador/contract'
import { schemaFiles } from '../docs/format-page.ts'

/**
 * Catalogue and types as files, each with what the service answers at its path: `api/catalogo/leche_entera/index.json` is
 * `GET /api/catalogo/leche_entera`. Any server of files, or a network of them, gives them out without a process of ours.
 */

export interface StaticFile {
  readonly path: string
  readonly text: string
}

const root = resolve(import.meta.dirname, '../..')
/** What a path of the service is called as a file: a server of files looks for it there. */
const fileOf = (path: string): string => `${path.slice(1)}/index.json`
const MANY = 1_000_000

interface Listed {
  readonly ingredientes: readonly { readonly id: string; readonly [field: string]: unknown }[]
}

/** All rows as a search lists them, on one page. */
const listOf = ({ ingredientes }: Listed): string =>
  JSON.stringify({
    total: ingredientes.length,
    pagina: 1,
    paginas: 1,
    ingredientes: ingredientes.map(({ id, nombre, alias, categoria }) => ({ id, nombre, alias, categoria })),
  })

/** What there is, so that whoever mirrors it fetches only what has changed. */
function indexOf(version: string, files: readonly StaticFile[]): string {
  const archivos = files.map(({ path, text }) => ({
    ruta: path,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }))
  return `${JSON.stringify({ version, archivos }, null, 1)}\n`
}

export async function staticFiles(): Promise<readonly StaticFile[]> {
  const service = await buildApp({ logLevel: 'silent', limits: { post: MANY, get: MANY } })
  try {
    let version = ''
    const ask = async (path: string): Promise<string> => {
      const response = await service.inject(path)
      if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`)
      version = String(response.headers['obrador-version'])
      return response.body
    }
    const whole = await ask(CATALOGUE_FILES.json)
    const types = await ask('/api/tipos')
    const rows: Listed = JSON.parse(whole)
    const { oficios } = JSON.parse(types) as { readonly oficios: readonly { readonly craft: string }[] }
    const paths = [
      ...oficios.map(({ craft }) => `/api/tipos/${craft}`),
      ...rows.ingredientes.map(({ id }) => `/api/catalogo/${id}`),
    ]
    const files: StaticFile[] = [
      { path: CATALOGUE_FILES.json.slice(1), text: whole },
      { path: CATALOGUE_FILES.csv.slice(1), text: await ask(CATALOGUE_FILES.csv) },
      { path: fileOf('/api/catalogo'), text: listOf(rows) },
      { path: fileOf('/api/tipos'), text: types },
    ]
    for (const path of paths) files.push({ path: fileOf(path), text: await ask(path) })
    files.push(...schemaFiles().map(({ path, text }) => ({ path: path.replace('docs/', ''), text })))
    files.push({ path: 'NOTICE', text: readFileSync(join(root, 'NOTICE'), 'utf8') })
    return [{ path: 'index.json', text: indexOf(version, files) }, ...files]
  } finally {
    await service.close()
  }
}
