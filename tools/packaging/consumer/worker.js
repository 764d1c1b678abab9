import callbackModule from '../node_modules/@obrador/balancer/dist/callback.wasm'
import wasmModule from '../node_modules/highs/build/highs.wasm'
import { answers } from './answers.ts'
import page from './page.js'

const asked = (body) => new Request('https://edge.example/', { method: 'POST', body: JSON.stringify(body) })
const formula = {
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Agua', grams: 500 },
    { name: 'Azúcar', grams: 300 },
  ],
}

/** Run by workerd: what the packages answer there, then what the worker of docs/edge.md does, to a formula and to none. */
// biome-ignore lint/style/noDefaultExport: workerd asks for it
export default {
  async test() {
    const served = await Promise.all([formula, { ingredients: [] }].map((body) => page.fetch(asked(body))))
    const told = served.map(async (answer) => ({ status: answer.status, body: await answer.json() }))
    console.log(
      JSON.stringify({ packages: await answers({ wasmModule, callbackModule }), page: await Promise.all(told) }),
    )
  },
}
