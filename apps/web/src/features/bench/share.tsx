import { use } from 'react'
import { GRAMS_PER_KILO, numberWithUnit, percentWithUnit } from '../../format/numbers.ts'
import { type TableLine, writtenGrams } from '../../model/formula.ts'
import { PerKilo, TotalGrams } from './row-context.ts'
import * as tableCss from './table.module.css'

/** Under this much a whole gram of a kilo says too little. */
const SMALL = 10

/** What a line is of the whole. Apart, because every key changes that of every line, and nothing else of the others. */
export function LineShare({ line }: { readonly line: TableLine }) {
  const total = use(TotalGrams)
  const isKilo = use(PerKilo)
  if (total <= 0) return <span className={tableCss.share} />
  // «?» of what nobody weighed.
  const perKilo = (GRAMS_PER_KILO * writtenGrams(line)) / total
  return (
    <span className={tableCss.share} data-part="share">
      {isKilo ? numberWithUnit(perKilo, 'g', perKilo < SMALL ? 1 : 0) : percentWithUnit(perKilo / 10)}
    </span>
  )
}
