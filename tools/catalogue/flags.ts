import {
  LEGAL_FLAGS,
  type LegalFlag,
  LIKELY_ALLERGENS,
  letterOfAllergen,
  letterOfNotice,
  NOTICE_KINDS,
} from '../../packages/engine/src/catalogue/flags.ts'
import type { Faults, Line } from './tables.ts'

/**
 * What the law asks of an ingredient, as `name`, or `name?` where only its supplier knows. `allergensUnknown=leche,soja` says what it
 * often has, `notice=coumarin` what must be watched. A row that has none says `none`: nobody forgot to decide.
 */
export type RowFlags = ReadonlyMap<LegalFlag, { readonly isOpen: boolean; readonly values: readonly string[] }>

const NONE = 'none'
const VALUES: { readonly [flag in LegalFlag]?: readonly string[] } = {
  allergensUnknown: LIKELY_ALLERGENS,
  notice: NOTICE_KINDS,
}

export function flagsOf(line: Line, faults: Faults): RowFlags {
  const flags = new Map<LegalFlag, { isOpen: boolean; values: readonly string[] }>()
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
    const known = VALUES[name as LegalFlag] ?? []
    if (!Object.hasOwn(LEGAL_FLAGS, name))
      faults.of(line, 'flags', `«${text}» is no flag. They are: ${Object.keys(LEGAL_FLAGS).join(', ')}.`)
    else if (flags.has(name as LegalFlag)) faults.of(line, 'flags', `«${name}» stands there twice. Leave one.`)
    for (const one of values.filter((each) => !known.includes(each)))
      faults.of(line, 'flags', `«${text}»: «${one}» is not known. Those there are: ${known.join(', ') || 'none'}.`)
    flags.set(name as LegalFlag, { isOpen: open !== '', values })
  }
  return flags
}

/** As the engine carries them. */
export function lettersOf(flags: RowFlags): string {
  const said = [...flags].map(([name, { isOpen }]) => `${LEGAL_FLAGS[name]}${isOpen ? '?' : ''}`)
  const values = [...flags].flatMap(([name, { values: all }]) =>
    all.map((value) => (name === 'notice' ? letterOfNotice(value as never) : letterOfAllergen(value as never))),
  )
  return [...said, ...values].join('')
}
