import type { Highs, InitOptions, Model } from 'highs'
import highs from '#highs'

/** HiGHS, loaded once and kept: it is WebAssembly, so loading is the dear part. */
export interface HighsSolver extends Highs {
  /** Models that nobody is using: making one takes as long as solving a small program in it. */
  readonly idle: Model[]
}

/** In a browser, `locateFile` says where `highs.wasm` is served. */
export type SolverOptions = InitOptions

/** The package declares its types as CommonJS and runs as a module, whose default export is the loader itself. */
const loadHighs = highs as unknown as typeof highs.default

/**
 * Loads HiGHS. It takes some hundred milliseconds: once a process, or once a page, is enough.
 *
 * @param options - In a browser `locateFile` says where `highs.wasm` is served; in Node nothing is needed.
 */
export const loadSolver = async (options?: SolverOptions): Promise<HighsSolver> =>
  Object.assign(await loadHighs(options), { idle: [] })
