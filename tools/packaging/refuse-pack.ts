/**
 * The `prepack` of every source package. Its folder holds TypeScript that only this workspace can run, so a tarball made there
 * would install and fail; what is built for others lies in `dist/packages`.
 */
import { basename } from 'node:path'

const id = basename(process.cwd())
console.error(`packages/${id} holds sources. Build first, then pack what was built:
  npm run pack                (from the root: tarballs of all of them in dist/tarballs)
  npm run packages            (builds, installs elsewhere and tries them)`)
process.exitCode = 1
