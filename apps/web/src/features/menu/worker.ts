import { type HighsSolver, loadSolver } from '@obrador/balancer'
import {
  type BookFormulaRequest,
  type BookMenu,
  composeMenu,
  type MenuRequest,
  menusFromBook,
  respondToPrices,
} from '@obrador/balancer/menu'
import { type CraftRequest, FormulaError, type PreparationRequest, type RawLine } from '@obrador/engine'
import wasmUrl from 'highs/runtime?url'
import { type AppCraft, type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula, partLoaders } from '../../engine/parts.ts'
import { createEngineStore } from '../../engine/store.ts'
import { type SpokenQuestion, workerVoice } from '../../engine/worker-voice.ts'
import { formulaCostOf } from '../../model/cost.ts'
import type { TableFormula } from '../../model/formula.ts'
import { pricedByFormula } from '../../reading/made.ts'
import { namedLines, namedRequestOf, requestWithNorms } from '../../reading/request.ts'
import type { MenuBlock, MenuQuestion, MenuReply, PastedFlavour, RiseQuestion } from './protocol.ts'

/** Menus and changes of prices, off the page: what is found on the way is told, so that whoever stops has the best so far. */

const voice = workerVoice<MenuReply>()
const store = createEngineStore(partLoaders, [], voice.hear)

type Asked = Pick<MenuQuestion, 'own' | 'prices' | 'norms'>

/** A formula as the engine is asked, each line at what it costs here, also inside. */
function pricedRequest(engine: AppEngine, formula: TableFormula, asked: Asked): CraftRequest {
  const craft = craftOfEngine(engine, formula.craft)
  const request = namedRequestOf(craft, formula, asked.own)
  const cost = formulaCostOf(formula, asked.prices, pricedByFormula(craft, formula, asked.own, asked.prices))
  const priceOf = new Map(cost.lines.map(({ line, price }) => [line.id, price]))
  const lines = namedLines(formula)
  const ingredients = request.ingredients.map((raw, at): RawLine => {
    const line = lines[at]
    const price = line && priceOf.get(line.id)
    const inner = line?.made && pricedRequest(engine, line.made.formula, asked).ingredients
    return {
      ...raw,
      ...(price !== undefined && { precio: price }),
      ...(inner && { preparacion: { ...(raw.preparacion as PreparationRequest), ingredients: inner } }),
    }
  })
  return requestWithNorms({ ...request, ingredients }, formula, asked.norms)
}

const pastedRequest = (craft: AppCraft, { name, doses }: PastedFlavour) => ({
  nombre: name,
  ingredients: doses.map((one) => ({ [craft.fields.name]: one.name, [craft.fields.grams]: one.grams })),
})

/** The menus of the book with what was pasted, which is on the base of the first of them. */
function menusOf(craft: AppCraft, question: MenuQuestion): readonly (MenuRequest & Partial<BookMenu>)[] {
  const { formulas, pasted, doses } = question
  const asked = formulas.map(({ name, formula }) => ({
    nombre: name,
    formula: pricedRequest(craft.engine, formula, question),
  }))
  const [first, ...rest] = menusFromBook(craft as never, asked)
  const added = pasted.map((one) => pastedRequest(craft, one))
  const menus = [{ ...first, sabores: [...(first?.sabores ?? []), ...added] }, ...rest]
  const { name, grams } = craft.fields
  return menus
    .filter(({ sabores }) => sabores.length > 0)
    .map((menu) => ({
      ...menu,
      sabores: menu.sabores.map((flavour) => ({
        ...flavour,
        ingredients: (flavour.ingredients ?? []).map((line) => ({
          ...line,
          [grams]: doses[flavour.nombre]?.[String(line[name])] ?? line[grams],
        })),
      })),
    }))
}

/** Whoever is to have a base of its own is a menu by itself, which nothing corrects. */
function setApart(menu: MenuRequest & Partial<BookMenu>, apart: readonly string[]) {
  const { correcciones: _, ...alone } = menu
  const isApart = ({ nombre }: { readonly nombre: string }): boolean => apart.includes(nombre)
  const shared = menu.sabores.filter((one) => !isApart(one))
  return [
    ...(shared.length > 0 ? [{ ...menu, sabores: shared }] : []),
    ...menu.sabores.filter(isApart).map((one) => ({ ...alone, sabores: [one] })),
  ]
}

function composeAll(craft: AppCraft, question: MenuQuestion, solver: HighsSolver, tell: typeof reply): void {
  const menus = menusOf(craft, question).flatMap((menu) => setApart(menu, question.apart))
  const found: MenuBlock[] = []
  for (const menu of menus) {
    const told = (answer: MenuBlock['answer']): MenuBlock => ({
      family: menu.familia ?? '',
      flavours: menu.sabores,
      answer,
    })
    const show = (answer: MenuBlock['answer']): void => tell({ blocks: [...found, told(answer)], isDone: false })
    found.push(told(composeMenu(craft as never, { ...menu, duda: true }, solver, { show })))
  }
  tell({ blocks: found, isDone: true })
}

function respond(engine: AppEngine, question: RiseQuestion, solver: HighsSolver): void {
  const { formulas, change, refused, newcomers } = question
  const { name, before, now } = change
  const libro = formulas.map((one) => ({
    ...(pricedRequest(engine, one.formula, question) as BookFormulaRequest),
    nombre: one.name,
    oficio: one.formula.craft,
    kilos: one.kilos,
  }))
  const cambios = now === undefined ? { faltan: [name] } : { precios: { [name]: now } }
  reply({
    rise: respondToPrices(
      (one) => craftOfEngine(engine, one.oficio as TableFormula['craft']) as never,
      { libro, antes: { precios: { [name]: before } }, cambios, intactas: refused, nuevos: { con: newcomers } },
      solver,
    ),
  })
}

/** What only the engine reads (rows of one's own) does not cross, and nobody there asks for it. */
const reply = voice.tell

let loaded: Promise<HighsSolver> | undefined

async function answer(question: MenuQuestion | RiseQuestion): Promise<void> {
  loaded ??= loadSolver({ locateFile: () => wasmUrl })
  const needs = question.formulas.flatMap(({ formula }) => needsOfFormula(formula))
  const [engine, solver] = await Promise.all([
    store.load([...new Set([question.craft, ...needs, 'names', 'preparations'] as const)]),
    loaded,
  ])
  const tell = question.is === 'menu' && question.isWarmUp ? () => {} : reply
  try {
    if (question.is === 'rise') respond(engine, question, solver)
    else composeAll(craftOfEngine(engine, question.craft), question, solver, tell)
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    tell({ problem: error.message })
  }
}

// A page hears of what is thrown, and of nothing that a promise refuses: it would wait for ever.
const fail = (error: unknown): void => void setTimeout(() => reportError(error))
type Asking = MessageEvent<SpokenQuestion<MenuQuestion | RiseQuestion>>
addEventListener('message', ({ data: { question, isHeard } }: Asking) => {
  voice.listen(isHeard)
  answer(question).catch(fail)
})
