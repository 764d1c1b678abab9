import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installed } from './install.ts'
import { must } from './run.ts'

/** How a consumer may look for packages: as its bundler does, or as Node does. */
const RESOLUTIONS = [
  { moduleResolution: 'bundler', module: 'esnext' },
  { moduleResolution: 'nodenext', module: 'nodenext' },
] as const

/** The compiler of a consumer, as strict as it can be, reads the packages' types: ours, and those of what they use. */
export async function checkTypes({ folder }: Installed): Promise<string> {
  for (const resolution of RESOLUTIONS) {
    const file = join(folder, `tsconfig.${resolution.moduleResolution}.json`)
    const compilerOptions = {
      ...resolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      noEmit: true,
      strict: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      allowImportingTsExtensions: true,
    }
    writeFileSync(file, JSON.stringify({ compilerOptions, include: ['consumer', 'examples'] }))
    await must('tsc', ['-p', file], { cwd: folder })
  }
  return RESOLUTIONS.map(({ moduleResolution }) => moduleResolution).join(', ')
}
