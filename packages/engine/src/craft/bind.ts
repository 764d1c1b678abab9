import { canBeType } from '../advise/identity.ts'
import { refusingInWords, unlessRefused } from '../formula/errors.ts'
import type { CraftRequest } from '../formula/formula.ts'
import { formulaReader } from '../formula/reader.ts'
import { lazyValue } from '../words/lazy.ts'
import { answerFormula } from './answer.ts'
import type { BlockingUnknowns } from './answer-parts.ts'
import type {
  AnalysisOptions,
  BoundDefinition,
  Craft,
  CraftDefinition,
  CraftEngine,
  JudgedFormula,
  JudgedFormulaReader,
  NameReading,
  RecipeType,
} from './craft.ts'
import { formulaJudgeOf } from './judge-of.ts'
import { expandPreparations } from './known.ts'
import { blockingUnknownsIn } from './unread.ts'

/** A craft with the definition that it was bound from. */
export interface BoundCraft<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts = undefined,
> extends Craft<Request, Body> {
  readonly definition: BoundDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>
}

/** A craft of an engine: the mechanics that every one of them shares. */
export function bindCraft<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts,
>(
  written: CraftDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>,
  engine: CraftEngine,
): BoundCraft<Matter, Key, Judged, Recipe, Request, Body, Facts> {
  const { say } = engine
  const { mayHold, settle } = engine.names
  const definition = { ...written, reads: { ...written.reads(engine.names), mayHold, settle } }
  const { types, defaultType, reads } = definition
  const read = formulaReader(reads, definition.id)
  const judgedAs = formulaJudgeOf(definition)
  const typeIds = Object.keys(types)

  const typeNamed = (asked: string): string | undefined =>
    Object.hasOwn(types, asked) ? asked : reads.typeNamed?.(asked)

  // A name may say what cannot be: a sourdough of a thousand per cent.
  const nameRead = (name: string, type = defaultType): NameReading | undefined => {
    const read = unlessRefused(() => reads.identify({ name, raw: {}, type: typeNamed(type) ?? defaultType }))
    return read?.ingredient && { ingredient: read.ingredient, ...(read.open && { open: read.open }) }
  }

  /** The lines of a request, read for its type. */
  function readFor(request: Request) {
    const asked = request.type ?? defaultType
    const named = typeNamed(asked)
    const as = named ?? defaultType
    return {
      asked,
      isKnown: named !== undefined,
      as,
      formula: read(expandPreparations(engine, request, definition.id), as, request.aguaEvaporada ?? 0),
    }
  }

  /** Everything but the advice and the words. Whoever reads it in another way asks nothing of the keys. */
  function find(request: Request, { asked, isKnown, as, formula } = readFor(request)): JudgedFormula<Matter, Body> {
    const judged = judgedAs(as, formula, request)
    const found: JudgedFormula<Matter, Body> = {
      engine,
      definition,
      request,
      asked,
      isKnown,
      ...judged,
      unread: lazyValue((): BlockingUnknowns | undefined => blockingUnknownsIn(found)),
      facts: lazyValue(() => definition.facts?.(judged.judgement, request)),
    } as unknown as JudgedFormula<Matter, Body>
    return found
  }

  return {
    id: definition.id,
    engine,
    label: definition.label,
    defaultType,
    types,
    fields: reads.fields,
    nameRead,
    rowNamed: (name: string, type?: string) => nameRead(name, type)?.ingredient,
    analyse: (request: Request, options: AnalysisOptions = {}) =>
      refusingInWords(say, () => answerFormula(find(request), options).body),
    found: <Result>(request: Request, readAs: JudgedFormulaReader<Body, Result>) =>
      refusingInWords(say, () => readAs(find(request))),
    mayBe: (request: Request) => {
      const { formula } = readFor(request)
      return typeIds.filter((type) => canBeType(definition.advises.identity, type, formula))
    },
    fitting: <Result>(request: Request, readAs: JudgedFormulaReader<Body, Result>) => {
      const sent = readFor(request)
      return canBeType(definition.advises.identity, sent.as, sent.formula) ? readAs(find(request, sent)) : undefined
    },
    definition,
  }
}
