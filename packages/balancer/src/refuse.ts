import { FormulaError, type FormulaErrorPlace } from '@obrador/engine'
import * as say from './messages.ts'
import type { Wanted } from './request.ts'

export const refuse = (message: string, place: FormulaErrorPlace): never => {
  throw new FormulaError('invalid-request', message, place)
}

export function checkRange({ min, max }: Wanted, what: string, place: FormulaErrorPlace): void {
  if (min !== undefined && max !== undefined && min > max) refuse(say.crossedLimits(what, min, max), place)
}
