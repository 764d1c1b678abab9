import type { Faults, Line } from './tables.ts'

/** How much one purchase differs from the next, as a line says it: see packages/engine/src/catalogue/spread.ts. */

/** What its deviation is told of, in the order in which the engine reads it. */
export const TRACKED = ['water', 'fat', 'sugars', 'protein', 'starch', 'fibre', 'salt', 'alcohol'] as const
/** Dry matter that no table splits. */
export const REST = 'rest'
const TOLD: readonly string[] = [...TRACKED, REST]
/** The component that takes the opposite of what the others do, so that they still add up to 100. */
export const CLOSES = '~'

export interface Spread {
  readonly isPure: boolean
  readonly grade: string
  /** Correlation of the components that move freely. */
  readonly rho: string
  /** Standard deviation by component, g per 100 g, or `~`. */
  readonly deviations: ReadonlyMap<string, string>
  /** Pairs with a correlation of their own. */
  readonly pairs: readonly (readonly [one: string, other: string, correlation: string])[]
}

const DEVIATION = /^\d+(\.\d+)?$/
const CORRELATION = /^-?(0(\.\d+)?|1)$/

/** None where nothing is said. */
export function spreadOf(line: Line, faults: Faults): Spread | undefined {
  const cell = line.cells.spread
  if (cell === '') return undefined
  const [grade = '', ...words] = cell.split(' ')
  const deviations = new Map<string, string>()
  const pairs: (readonly [string, string, string])[] = []
  if (cell === 'pure') return { isPure: true, grade: 'B', rho: '0', deviations, pairs }
  const say = (says: string) => faults.of(line, 'spread', says)
  let rho = '0'
  if (!/^[ABC]$/.test(grade)) say(`begins with «${grade}». Begin with its grade (A, B or C), or write «pure» alone.`)
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value = ''] = words.slice(at, at + 2)
    const [one = '', other] = name.split('/')
    const isCorrelation = name === 'rho' || other !== undefined
    if (isCorrelation ? !CORRELATION.test(value) : value !== CLOSES && !DEVIATION.test(value)) {
      say(`«${name} ${value}» is no ${isCorrelation ? 'correlation (-1 to 1)' : 'deviation (g per 100 g, or «~»)'}.`)
    }
    if (name === 'rho') rho = value
    else if (![one, other ?? one].every((each) => TOLD.includes(each))) {
      say(
        `«${name}» has no deviation here. Those that have: ${TOLD.join(', ')}, «rho», and pairs such as «water/salt -0.9».`,
      )
    } else if (other !== undefined) pairs.push([one, other, value])
    else if (deviations.has(name)) say(`«${name}» stands there twice. Leave one.`)
    else deviations.set(name, value)
  }
  const closing = [...deviations.values()].filter((value) => value === CLOSES).length
  if (closing !== 1) {
    say(
      `${closing} components close the balance. Write «~» for the one that takes what the others leave, as «water ~».`,
    )
  }
  return { isPure: false, grade, rho, deviations, pairs }
}
