import { type Craft, type FindingText, FormulaError, type RawLine, UNWEIGHED_FIELD } from '@obrador/engine'
import { menuFinding } from './findings.ts'
import { MENU_LIMITS, type MenuRequest } from './request.ts'

/** What makes no menu is refused before anything is read. */

export const refuseMenu = (finding: FindingText, field: string): never => {
  throw new FormulaError('invalid-request', finding, { field })
}

function checkCount(field: string, count: number, most: number): void {
  if (count > most) refuseMenu(menuFinding('menu.too-many', { what: field, count, most }), field)
}

function checkBase({ base = [], porKilo = 1000 }: MenuRequest): void {
  for (const { name, min = 0, max = porKilo } of base)
    if (min > max) refuseMenu(menuFinding('menu.crossed', { name, min, max }), 'base')
  const least = base.reduce((sum, { min = 0, opcional }) => sum + (opcional ? 0 : min), 0)
  if (least > porKilo) refuseMenu(menuFinding('menu.heavy-minima', { grams: least, most: porKilo }), 'base')
  const most = base.reduce((sum, { max = porKilo }) => sum + max, 0)
  if (base.length > 0 && most < porKilo)
    refuseMenu(menuFinding('menu.light-maxima', { grams: most, least: porKilo }), 'base')
}

/** A dose that may move between two weights. */
export const isRange = (line: RawLine): boolean => typeof line.min === 'number' && typeof line.max === 'number'

const isDose = (grams: unknown): boolean => Number(grams) >= 0 && Number(grams) <= MENU_LIMITS.dose

/** Every dose has a weight: what nobody weighed is asked for, and counts for nothing less than that. */
function checkDoses({ name: nameField, grams: gramsField }: Craft['fields'], { sabores }: MenuRequest): void {
  for (const { nombre, ingredients = [] } of sabores) {
    const doses = ingredients.map((line) => ({
      name: String(line.name ?? line[nameField] ?? ''),
      weights: isRange(line) ? [line.min, line.max] : [line.grams ?? line[gramsField]],
      isUntold: line[UNWEIGHED_FIELD] === true,
    }))
    const untold = doses.filter(
      ({ weights, isUntold }) => isUntold || weights.some((one) => one === undefined || one === null),
    )
    if (untold.length > 0)
      refuseMenu(menuFinding('menu.unweighed', { flavour: nombre, names: untold.map(({ name }) => name) }), 'sabores')
    const bad = doses.find(({ weights }) => !weights.every(isDose))
    if (bad)
      refuseMenu(menuFinding('menu.bad-dose', { flavour: nombre, name: bad.name, most: MENU_LIMITS.dose }), 'sabores')
  }
}

function checkWishes({ sabores }: MenuRequest): void {
  for (const { nombre, objetivos = {}, ingredients = [] } of sabores) {
    for (const [key, { min = -Infinity, max = Infinity }] of Object.entries(objetivos))
      if (min > max) refuseMenu(menuFinding('menu.crossed', { name: `${nombre}: ${key}`, min, max }), 'sabores')
    for (const { name, min, max } of ingredients)
      if (typeof min === 'number' && typeof max === 'number' && min > max)
        refuseMenu(menuFinding('menu.crossed', { name: `${nombre}: ${String(name)}`, min, max }), 'sabores')
  }
}

export function checkMenuRequest(fields: Craft['fields'], request: MenuRequest): void {
  const { sabores, base = [], correcciones } = request
  checkCount('sabores', sabores.length, MENU_LIMITS.flavours)
  checkCount('base', base.length, MENU_LIMITS.base)
  checkCount('correcciones', correcciones?.con?.length ?? 0, MENU_LIMITS.correctors)
  for (const { ingredients = [] } of sabores) checkCount('ingredients', ingredients.length, MENU_LIMITS.lines)
  const names = sabores.map(({ nombre }) => nombre.trim().toLowerCase())
  const twice = sabores.find(({ nombre }, at) => names.indexOf(nombre.trim().toLowerCase()) < at)
  if (twice) refuseMenu(menuFinding('menu.twice', { name: twice.nombre }), 'sabores')
  checkBase(request)
  checkDoses(fields, request)
  checkWishes(request)
}
