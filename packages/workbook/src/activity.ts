import { WATER_ACTIVITY } from '@obrador/engine/workbook'
import { cellAt, fixedCell, type SheetDraft } from './cells.ts'
import { numberLiteral } from './expression.ts'
import type { WorkbookLayout } from './layout.ts'
import * as style from './style.ts'

/** Halvings of the interval of activities: the last is narrower than 1e-10. */
const STEPS = 34
const DECIMALS = 6
const HEAD_HEIGHT = 32
const FIGURE = style.decimalsFormat(DECIMALS)

const { waterMolarMass, solute, sorbent, soluble, search } = WATER_ACTIVITY

/** What the search is reckoned with. */
const CONSTANTS = {
  waterMass: waterMolarMass,
  sucroseMass: solute.sucrose.molarMass,
  sucroseK: solute.sucrose.k,
  glucoseMass: solute.monosaccharide.molarMass,
  glucoseK: solute.monosaccharide.k,
  lactoseMass: solute.lactose.molarMass,
  lactoseK: solute.lactose.k,
  cocoaA: sorbent.cocoa.a,
  proteinA: sorbent.protein.a,
  cocoaB: sorbent.cocoa.b,
  nutA: sorbent.nut.a,
  nutB: sorbent.nut.b,
  starchA: sorbent.starch.a,
  starchB: sorbent.starch.b,
  sucroseMost: soluble.sucrose,
  sucroseLost: soluble.sucroseLostPerOther,
  sucroseLeast: soluble.sucroseLeast,
  glucoseMost: soluble.glucose,
  lactoseMost: soluble.lactose,
  polyolsMost: soluble.polyols,
  driest: search.driest,
  wettest: search.wettest,
} satisfies Readonly<Record<keyof WorkbookLayout['words']['constantLabels'], number>>
type Constant = keyof typeof CONSTANTS

type Part = (typeof WATER_ACTIVITY.phase)[number]

/** Columns of the steps. */
const COLUMN = {
  step: 1,
  from: 2,
  to: 3,
  tried: 4,
  held: 5,
  free: 6,
  polyols: 7,
  glucose: 8,
  lactose: 9,
  others: 10,
  sucrose: 11,
  moles: 12,
  binding: 13,
  activity: 14,
} as const

/** The formulas of one step, each from the cells before it. */
function stepFormulas(row: number, isFirst: boolean, of: (part: Part) => string, k: (name: Constant) => string) {
  const cell = (name: keyof typeof COLUMN): string => cellAt(COLUMN[name], row)
  const before = (name: keyof typeof COLUMN): string => cellAt(COLUMN[name], row - 1)
  const isWetter = `${before('activity')}>${before('tried')}`
  const [tried, free] = [cell('tried'), cell('free')]
  const held = (a: string, b: string): string => `${a}*(${tried}/(1-${tried}))^${b}`
  const ifFree = (formula: string, otherwise = '0'): string => `IF(${free}<=0,${otherwise},${formula})`
  const bound = (grams: string, mass: Constant, constant: Constant): string =>
    `SQRT(${k(constant)})/${k(mass)}*${grams}`
  return {
    from: isFirst ? k('driest') : `IF(${isWetter},${before('tried')},${before('from')})`,
    to: isFirst ? k('wettest') : `IF(${isWetter},${before('to')},${before('tried')})`,
    tried: `(${cell('from')}+${cell('to')})/2`,
    held: [
      held(`(${k('cocoaA')}*${of('cocoa')}+${k('proteinA')}*${of('protein')})`, k('cocoaB')),
      held(`${k('nutA')}*${of('nut')}`, k('nutB')),
      held(`${k('starchA')}*${of('starch')}`, k('starchB')),
    ].join('+'),
    free: `${of('water')}-${cell('held')}`,
    polyols: `IF(OR(${of('polyols')}<=0,${free}<=0),0,MIN(1,${k('polyolsMost')}*${free}/${of('polyols')}))`,
    glucose: ifFree(`MIN(${of('glucose')},${k('glucoseMost')}*${free})`),
    lactose: ifFree(`MIN(${of('lactose')},${k('lactoseMost')}*${free})`),
    others: ifFree(
      `(${cell('glucose')}+${cell('lactose')}+${of('otherSolids')}+${cell('polyols')}*${of('polyols')})/${free}`,
    ),
    sucrose: ifFree(
      `MIN(${of('sucrose')},MAX(${k('sucroseLeast')},${k('sucroseMost')}-${k('sucroseLost')}*${cell('others')})*${free})`,
    ),
    moles: ifFree(
      [
        `${free}/${k('waterMass')}`,
        `${cell('sucrose')}/${k('sucroseMass')}`,
        `${cell('glucose')}/${k('glucoseMass')}`,
        `${cell('lactose')}/${k('lactoseMass')}`,
        of('otherMoles'),
        `${cell('polyols')}*${of('polyolMoles')}`,
      ].join('+'),
      '1',
    ),
    binding: `(${[
      bound(cell('sucrose'), 'sucroseMass', 'sucroseK'),
      bound(cell('glucose'), 'glucoseMass', 'glucoseK'),
      bound(cell('lactose'), 'lactoseMass', 'lactoseK'),
      of('otherBinding'),
      `${cell('polyols')}*${of('polyolBinding')}`,
    ].join('+')})/${cell('moles')}`,
    activity: ifFree(`${free}/${k('waterMass')}/${cell('moles')}*EXP(-(${cell('binding')}*${cell('binding')}))`),
  }
}

/** Where the answer of the search stands, and how much water there is. */
export interface ActivityCells {
  readonly activity: string
  readonly water: string
  readonly nextRow: number
}

/** The search for the activity of the water, below the table of the aqueous phase. */
export function activitySearch(sheet: SheetDraft, { phase, last, words }: WorkbookLayout): ActivityCells {
  const { curveTexts } = words
  const sums = last + 1
  sheet.text({ row: sums, column: 1 }, curveTexts.sums, style.totalStyle)
  for (const { column, name } of phase) {
    sheet.formula(
      { row: sums, column },
      `SUMPRODUCT(${words.rangeNames.grams},${name})/100`,
      undefined,
      style.strongStyle(FIGURE),
    )
  }
  const of = (part: Part): string => fixedCell(phase[WATER_ACTIVITY.phase.indexOf(part)]?.column ?? 1, sums)
  const titled = sums + 2
  sheet.text({ row: titled, column: 1 }, curveTexts.constants, style.headStyle)
  sheet.band(titled, 2, 2, style.headStyle)
  const names = Object.keys(CONSTANTS) as Constant[]
  const k = (name: Constant): string => fixedCell(2, titled + 1 + names.indexOf(name))
  for (const [at, name] of names.entries()) {
    sheet.text({ row: titled + 1 + at, column: 1 }, words.constantLabels[name], style.nameStyle)
    sheet.number({ row: titled + 1 + at, column: 2 }, CONSTANTS[name], style.coefficientStyle)
  }
  const explained = titled + names.length + 2
  sheet.sentence(
    { row: explained, column: 1 },
    curveTexts.stepHeads.length,
    curveTexts.activityExplained,
    style.explainedStyle,
  )
  const heads = explained + 1
  sheet.height(heads, HEAD_HEIGHT)
  for (const [at, label] of curveTexts.stepHeads.entries()) {
    sheet.text({ row: heads, column: at + 1 }, label, at === 0 ? style.headStyle : style.headRight)
  }
  for (let step = 1; step <= STEPS; step++) {
    const row = heads + step
    sheet.number({ row, column: COLUMN.step }, step, style.mutedStyle('0'))
    const formulas = stepFormulas(row, step === 1, of, k)
    for (const [name, formula] of Object.entries(formulas)) {
      sheet.formula(
        { row, column: COLUMN[name as keyof typeof COLUMN] },
        formula,
        undefined,
        style.calculatedStyle(FIGURE),
      )
    }
  }
  return { activity: fixedCell(COLUMN.tried, heads + STEPS), water: of('water'), nextRow: heads + STEPS + 2 }
}

/** The figure in words of the sheet: within its limits, and nothing without water where it has none. */
export function activityExpression(
  within: readonly [number, number] | undefined,
  activity: string,
  water: string,
): string {
  if (!within) return `IF(${water}>0,${activity},"")`
  const [least, most] = within
  return `IF(${water}>0,MAX(${numberLiteral(least)},MIN(${numberLiteral(most)},${activity})),${numberLiteral(least)})`
}
