import { setTimeout as rest } from 'node:timers/promises'
import type { ApiApp } from './app.ts'
import { collectGarbage, untilIdle } from './collect-garbage.ts'
import { serviceCrafts } from './engine.ts'

/** Names of a line: one of the catalogue, and one that it does not have, for which the index of likenesses is built. */
const KNOWN = 'Agua'
const UNKNOWN = 'calentamiento'

/** ms before each piece. The largest takes some tens of them; where it takes longer, nine in ten of those who ask still do not meet it. */
const PAUSE = 250

/** For each craft, a reading of a name: it builds what the engine builds on first use. */
const readingsOf = (name: string) =>
  Object.values(serviceCrafts).map((craft) => () => {
    try {
      const request = { ingredients: [{ name, ingrediente: name, grams: 1, peso: 1 }] }
      craft.analyse(request, { explain: true, habitual: true })
    } catch {
      // A craft may refuse such a formula; it has read the name by then.
    }
  })

/**
 * Makes what the first callers would wait for, while the service answers: piece by piece and with a pause before each, so that the loop is not late for those who ask. Crafts
 * come first, then validators and serialisers, the index of likenesses, what writes workbooks and the tools of agents. What all of it left behind is given back
 * once nobody asks.
 */
export async function finishStart(
  app: Pick<ApiApp, 'readyAgents' | 'readyWorkbooks' | 'piecesPutOff'>,
  pause = PAUSE,
): Promise<void> {
  const pieces = [
    ...readingsOf(KNOWN),
    ...app.piecesPutOff(),
    ...readingsOf(UNKNOWN),
    app.readyWorkbooks,
    app.readyAgents,
  ]
  for (const make of pieces) {
    await rest(pause, undefined, { ref: false })
    await make()
  }
  await untilIdle()
  collectGarbage()
}
