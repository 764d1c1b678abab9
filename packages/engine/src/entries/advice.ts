export { advised as advice } from '../craft/advised.ts'
export type { Advising } from '../craft/craft.ts'
