import type { ApiApp } from './app.ts'
import { collectGarbage } from './collect-garbage.ts'
import { serviceCrafts } from './engine.ts'

/** Names of a line: one of the catalogue, and one that it does not have, for which the index of likenesses is built. */
const KNOWN = 'Agua'
const UNKNOWN = 'calentamiento'

function analyseInAll(name: string): void {
  for (const craft of Object.values(serviceCrafts)) {
    try {
      craft.analyse(
        { ingredients: [{ name, ingrediente: name, grams: 1, peso: 1 }] },
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

/** Builds what the engine builds on first use, so that the first caller does not wait for it, nor anybody beside. */
export const warmUp = (): void => analyseInAll(KNOWN)

/**
 * Makes what few of the first callers need, while the service answers: validators and serialisers, the index of likenesses, which takes most of a warm-up and one turn of
 * the loop, then what writes workbooks and the tools of agents. What all of it left behind is given back.
 */
export async function finishStart(app: Pick<ApiApp, 'readyAgents' | 'readyWorkbooks' | 'catchUp'>): Promise<void> {
  await app.catchUp()
  analyseInAll(UNKNOWN)
  await app.readyWorkbooks()
  await app.readyAgents()
  collectGarbage()
}
