import { isRatioParameter, roundTo } from '@obrador/engine'
import type { BindingLimit, PriceRange, SensitivityReport } from './answer.ts'
import { isCostLimit } from './limit.ts'
import type { LinearProgram } from './program.ts'
import { basePlaneOf, type LimitRow } from './rows.ts'
import type { AdjustTask } from './task.ts'

/** A price of a limit under this is the noise of a sum, € per kg or shares of the batch. */
const NOTHING = 1e-7
const DECIMALS = { cost: 4, grams: 1, price: 2 } as const

/** A unit of the parameter is worth so much of its row where the answer stands: the base may have grown. */
function unitOf(
  { limit: { reading }, base }: LimitRow,
  grams: readonly number[],
  { start, batch }: AdjustTask,
): number {
  if (isCostLimit(reading) || !isRatioParameter(reading)) return 1
  const lines = start.lines.map((line, at) => ({ ...line, grams: grams[at] ?? line.grams }))
  return basePlaneOf(reading, lines, batch) / base
}

function bindingLimits(
  { rows, model, aim }: LinearProgram,
  grams: readonly number[],
  task: AdjustTask,
): BindingLimit[] {
  const { rowDual } = model.getSolution()
  return rows.flatMap((row, at): BindingLimit[] => {
    const price = Math.abs(rowDual[at] ?? 0)
    if (price < NOTHING) return []
    const { limit, end } = row
    const perUnit = price * unitOf(row, grams, task)
    return [
      {
        parametro: limit.key,
        etiqueta: limit.label,
        unidad: limit.unit,
        limite: end,
        valor: limit.range[end === 'min' ? 0 : 1],
        cuesta: aim === 'cost' ? roundTo(perUnit, DECIMALS.cost) : roundTo(perUnit * task.batch, DECIMALS.grams),
        por: aim === 'cost' ? '€/kg' : 'g',
      },
    ]
  })
}

const finite = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < 1e20

/** A program that nothing limits has no prices to turn at: the solver refuses to say any. */
function rangingOf(model: LinearProgram['model']) {
  try {
    return model.getRanging()
  } catch {
    return undefined
  }
}

function priceRanges(
  { model, movement: { movers } }: LinearProgram,
  grams: readonly number[],
  { lines }: AdjustTask,
): PriceRange[] {
  const ranging = rangingOf(model)
  if (!ranging) return []
  const { colCostDown, colCostUp } = ranging
  return movers.flatMap(({ line, isNew }, at) => {
    const { name, price } = lines[line] ?? { name: '', price: 0 }
    // What the pantry offered and was not taken can no longer come in.
    if (isNew && !grams[line]) return []
    const [down, up] = [colCostDown.value[at], colCostUp.value[at]]
    return [
      {
        nombre: name,
        precio: price,
        ...(finite(down) && down > 0 && { desde: roundTo(down, DECIMALS.price) }),
        ...(finite(up) && { hasta: roundTo(up, DECIMALS.price) }),
      },
    ]
  })
}

/** What each limit that the answer leans on costs, and between which prices the cheapest answer stays the same. */
export function sensitivityReportOf(
  program: LinearProgram,
  task: AdjustTask,
  grams: readonly number[],
): SensitivityReport {
  return {
    limites: bindingLimits(program, grams, task),
    precios: program.aim === 'cost' ? priceRanges(program, grams, task) : [],
  }
}
