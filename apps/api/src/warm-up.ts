import type { ApiApp } from './app.ts'
import { serviceCrafts } from './engine.ts'

/** A name no catalogue has, so that the index of likenesses is built too. */
const UNKNOWN = 'calentamiento'

/** Builds what the engine and the tools of agents build on first use, so that the first caller does not wait for it, nor anybody beside. */
export async function warmUp(app: Pick<ApiApp, 'readyAgents'>): Promise<void> {
  for (const craft of Object.values(serviceCrafts)) {
    try {
      craft.analyse(
        { ingredients: [{ name: UNKNOWN, ingrediente: UNKNOWN, grams: 1, peso: 1 }] },
        {
          explain: true,
          habitual: true,
        },
      )
    } catch {
      // A craft may refuse such a formula; it has read the name by then.
    }
  }
  await app.readyAgents()
}
