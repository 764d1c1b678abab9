import type { CommonCodes } from '../../findings/find.ts'
import type { Words } from '../../findings/finding.ts'
import { advice } from './advice.ts'
import { type Called, formula } from './formula.ts'
import { law } from './law.ts'
import { preparations } from './preparations.ts'
import { safety } from './safety.ts'

const asSent: Called = (_, own) => own

/** What is said in Spanish whatever the craft. `called`: what a face calls the fields of a request; their own names unless said. */
export const common = (called: Called = asSent): Words<CommonCodes> => ({
  ...formula(called),
  ...preparations(called),
  ...advice,
  ...law,
  ...safety,
})
