import type { ApiApp } from './app.ts'
import { serviceCrafts } from './engine.ts'

/** A name no catalogue has, so that the index of likenesses is built too. */
const UNKNOWN = 'calentamiento'

/** Builds what the engine builds on first use, so that the first caller does not wait for it, nor anybody beside. */
export function warmUp(): void {
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
}

/** Makes what few of the first callers need, while the service answers: validators and serialisers, then the tools of agents. */
export async function finishStart(app: Pick<ApiApp, 'readyAgents' | 'catchUp'>): Promise<void> {
  await app.catchUp()
  await app.readyAgents()
}
