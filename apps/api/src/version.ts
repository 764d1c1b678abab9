import { readFileSync } from 'node:fs'

const manifest = new URL('../../../packages/engine/package.json', import.meta.url)

/** Version of the engine: every answer carries it, so that a figure can be cited and a change of numbers noticed. */
export const ENGINE_VERSION: string = JSON.parse(readFileSync(manifest, 'utf8')).version
export const VERSION_HEADER = 'Obrador-Version'
/** Names the request in the answer and in the log. */
export const REQUEST_HEADER = 'X-Request-Id'
