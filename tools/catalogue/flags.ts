import {
  FLAGS,
  type Flag,
  LIKELY,
  letterOfAllergen,
  letterOfNotice,
  NOTICES,
} from '../../packages/engine/src/catalogue/flags.ts'
import type { Faults, Line } from './tables.ts'

/**
 * What the law asks of an ingredient, as `name`, or `name?` where only its supplier knows. `allergensUnknown=leche,soja` says what it
 * often has, `notice=coumarin` what must be watched. A row that has none says `none`: nobody forgot to decide.
 */
export type RowFlags = ReadonlyMap<Flag, { readonly isOpen: boolean; readonly values: readonly string[] }>

const NONE = 'none'
const VALUES: { readonly [flag in Flag]?: readonly string[] } = { allergensUnknown: LIKELY, notice: NOTICES }

export function flagsOf(line: Line, faults: Faults): RowFlags {
  const flags = new Map<Flag, { isOpen: boolean; values: readonly string[] }>()
  const cell = line.cells.flags
  if (cell === '') {
    faults.of(
      line,
      'flags',
      `is empty. Decide what the law asks of it, as a like row does; «${NONE}» for a simple food without added sugars or fat.`,
    )
    return flags
  }
  for (const text of cell === NONE ? [] : cell.split(' ')) {
    const [, name = '', open = '', value] = /^(\w+)(\??)(?:=(.*))?$/.exec(text) ?? []
    const values = value === undefined ? [] : value.split(',')
    const known = VALUES[name as Flag] ?? []
    if (!Object.hasOwn(FLAGS, name))
      faults.of(line, 'flags', `«${text}» is no flag. They are: ${Object.keys(FLAGS).join(', ')}.`)
    else if (flags.has(name as Flag)) faults.of(line, 'flags', `«${name}» stands there twice. Leave one.`)
    for (const one of values.filter((each) => !known.includes(each)))
      faults.of(line, 'flags', `«${text}»: «${one}» is not known. Those there are: ${known.join(', ') || 'none'}.`)
    flags.set(name as Flag, { isOpen: open !== '', values })
  }
  return flags
}

/** As the engine carries them. */
export function lettersOf(flags: RowFlags): string {
  const said = [...flags].map(([name, { isOpen }]) => `${FLAGS[name]}${isOpen ? '?' : ''}`)
  const values = [...flags].flatMap(([name, { values: all }]) =>
    all.map((value) => (name === 'notice' ? letterOfNotice(value as never) : letterOfAllergen(value as never))),
  )
  return [...said, ...values].join('')
}
