import { type FindingText, FormulaError, type FormulaErrorPlace } from '@obrador/engine'
import { balancerFinding } from './findings.ts'
import type { WantedRange } from './request.ts'

export const refuseRequest = (finding: FindingText, place: FormulaErrorPlace): never => {
  throw new FormulaError('invalid-request', finding, place)
}

export function checkWishedRange({ min, max }: WantedRange, what: string, place: FormulaErrorPlace): void {
  if (min !== undefined && max !== undefined && min > max)
    refuseRequest(balancerFinding('balancer.crossed-limits', { what, min, max }), place)
}
