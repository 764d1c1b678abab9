import { setImmediate } from 'node:timers/promises'
import { type Craft, REQUEST_LIMITS } from '@obrador/engine'
import { type ReadLine, textReadingSteps } from '@obrador/list'
import { serviceCrafts } from './engine.ts'

/** Work that one body asks for and that others need not wait for: some of it in each turn of the loop. */

/** Characters of names or of a pasted text that are read in one turn: the dearest found take 10 ms of a busy core. */
export const CHARACTERS_A_TURN = 1500

type Rest = () => Promise<unknown>

/** Goes through steps that say how many characters each has read, and lets others have their turn after so many. */
async function inTurns<Result>(steps: Generator<number, Result>, rest: Rest): Promise<Result> {
  let read = 0
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    read += step.value
    if (read < CHARACTERS_A_TURN) continue
    read = 0
    await rest()
  }
}

/** The lines of a pasted text. */
export const textInTurns = (text: string, rest: Rest = setImmediate): Promise<readonly ReadLine[]> =>
  inTurns(textReadingSteps(text), rest)

interface NamedLines {
  readonly ingredients?: readonly Readonly<Record<string, unknown>>[]
  readonly preparaciones?: Readonly<Record<string, NamedLines | null>>
}

/** Every name of a body and of its preparations, as far as it has any; what is longer than a name is refused later. */
function* namesIn({ ingredients, preparaciones }: NamedLines): Generator<string> {
  for (const line of Array.isArray(ingredients) ? ingredients : []) {
    const { name, ingrediente = name } = Object(line) as Readonly<Record<string, unknown>>
    if (typeof ingrediente === 'string' && ingrediente.length <= REQUEST_LIMITS.nameLength) yield ingrediente.trim()
  }
  for (const one of Object.values(preparaciones ?? {})) if (one) yield* namesIn({ ingredients: one.ingredients ?? [] })
}

function* readNames({ nameRead, engine: { names } }: Craft, body: NamedLines): Generator<number, undefined> {
  for (const name of namesIn(body)) {
    if (!nameRead(name)) names.mayHold(name)
    yield name.length
  }
}

/** Whether a body has so many names that reading them takes more than a turn. */
export function hasManyNames(body: object): boolean {
  const { ingredients, preparaciones } = body as NamedLines
  const lines = Array.isArray(ingredients) ? ingredients.length : 0
  if (!preparaciones && lines * REQUEST_LIMITS.nameLength <= CHARACTERS_A_TURN) return false
  let characters = 0
  for (const name of namesIn(body)) {
    characters += name.length
    if (characters > CHARACTERS_A_TURN) return true
  }
  return false
}

/** Reads the names of a body before it is analysed, where there are many: the engine remembers them. */
export async function namesInTurns(craft: string | undefined, body: object, rest: Rest = setImmediate): Promise<void> {
  if (craft === undefined || !Object.hasOwn(serviceCrafts, craft) || !hasManyNames(body)) return
  await inTurns(readNames(serviceCrafts[craft as keyof typeof serviceCrafts] as unknown as Craft, body), rest)
}
