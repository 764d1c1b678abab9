import type { Highs, InitOptions, Model } from 'highs'
import highs from '#highs'

/** HiGHS, loaded once and kept: it is WebAssembly, so loading is the dear part. */
export interface HighsSolver extends Highs {
  /** Models that nobody is using: making one takes as long as solving a small program in it. */
  readonly idle: Model[]
}

/** In a browser, `locateFile` says where `highs.wasm` is served. Where nothing may be compiled at run time both files are handed over compiled: that one, and `dist/callback.wasm` of this package. */
export interface SolverOptions extends InitOptions {
  readonly callbackModule?: NonNullable<InitOptions['wasmModule']>
}

/** As far as it is used: the types of Node do not tell it. */
interface WasmHost {
  readonly WebAssembly: { readonly instantiate: (module: object, imports: object) => Promise<object> }
}

/** The loader of HiGHS takes `instantiateWasm`, which its types do not tell, and does not take `wasmModule`, which they tell. */
const loaderOptions = ({ wasmModule, ...options }: SolverOptions): SolverOptions => ({
  ...options,
  ...(wasmModule && {
    instantiateWasm: async (imports: object, done: (instance: object) => void) =>
      done(await (globalThis as unknown as WasmHost).WebAssembly.instantiate(wasmModule, imports)),
  }),
})

/** The package declares its types as CommonJS and runs as a module, whose default export is the loader itself. */
const loadHighs = highs as unknown as typeof highs.default

/**
 * Loads HiGHS. It takes some hundred milliseconds: once a process, or once a page, is enough.
 *
 * @param options - In a browser `locateFile` says where `highs.wasm` is served; at the edge `wasmModule` and `callbackModule` are what imports of the two files give (docs/edge.md); in Node nothing is needed.
 */
export const loadSolver = async (options: SolverOptions = {}): Promise<HighsSolver> =>
  Object.assign(await loadHighs(loaderOptions(options)), { idle: [] })
