import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import type { Installed } from './install.ts'
import { stagedIn } from './stage.ts'

/** What a registry and its tools would find fault with. */
export async function lint(ids: readonly string[]): Promise<string> {
  for (const id of ids) {
    const { messages, pkg } = await publint({ pkgDir: stagedIn(id), pack: false, strict: true })
    const found = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
    if (found.length > 0) throw new Error(`@obrador/${id}\n${found.join('\n')}`)
  }
  return `${ids.length} packages`
}

/** Ways of importing that there is nothing for: CommonJS, and resolvers that know no `exports`. */
const NOT_SERVED: readonly string[] = ['node10', 'node16-cjs']

/** What is run and never imported. */
const COMMANDS: readonly string[] = ['cli']

/** Whether types and code of every entry resolve alike for whoever imports modules. */
export async function typesResolve({ folder, tarballs }: Installed): Promise<string> {
  const imported = tarballs.filter((file) => !COMMANDS.some((id) => file.startsWith(`obrador-${id}-`)))
  for (const file of imported) {
    const found = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, file))))
    if (!found.types) throw new Error(`${file} has no types`)
    const problems = found.problems.filter(
      (one) => !('resolutionKind' in one && NOT_SERVED.includes(one.resolutionKind)),
    )
    if (problems.length > 0) throw new Error(`${file}\n${JSON.stringify(problems, null, 2)}`)
  }
  return `${imported.length} tarballs`
}
