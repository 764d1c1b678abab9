import { FormulaError, type FormulaErrorPlace, type Text } from '@obrador/engine'
import { find } from './findings.ts'
import type { Wanted } from './request.ts'

export const refuse = (finding: Text, place: FormulaErrorPlace): never => {
  throw new FormulaError('invalid-request', finding, place)
}

export function checkRange({ min, max }: Wanted, what: string, place: FormulaErrorPlace): void {
  if (min !== undefined && max !== undefined && min > max)
    refuse(find('balancer.crossed-limits', { what, min, max }), place)
}
