import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { must } from './run.ts'
import { stagedIn } from './stage.ts'

export interface Installed {
  /** A project of its own, outside the workspace. */
  readonly folder: string
  readonly tarballs: readonly string[]
}

/** A bundler that the project has by itself, as it comes: no plugin, no setting of ours. */
const ESBUILD = 'esbuild@0.28.2'

/** Packs every package and installs the tarballs, and nothing else of ours, where no workspace can help them. */
export async function install(ids: readonly string[]): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-packages-'))
  await must('npm', ['pack', '--silent', '--pack-destination', folder, ...ids.map(stagedIn)], { cwd: folder })
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  await must(
    'npm',
    [
      'install',
      '--silent',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      ESBUILD,
      ...tarballs.map((file) => `./${file}`),
    ],
    { cwd: folder },
  )
  cpSync(join(import.meta.dirname, 'consumer'), join(folder, 'consumer'), { recursive: true })
  return { folder, tarballs }
}
