import highs, { type Highs, type InitOptions } from 'highs'

/** HiGHS, loaded once and kept: it is WebAssembly, so loading is the dear part. */
export type Solver = Highs

/** In a browser, `locateFile` says where `highs.wasm` is served. */
export type SolverOptions = InitOptions

/** The package declares its types as CommonJS and runs as a module, whose default export is the loader itself. */
const loadHighs = highs as unknown as typeof highs.default

export const loadSolver = (options?: SolverOptions): Promise<Solver> => loadHighs(options)
