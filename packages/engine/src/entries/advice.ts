export { adviceWithProduct as advicePart } from '../craft/advised.ts'
export type { AdvicePart } from '../craft/craft.ts'
