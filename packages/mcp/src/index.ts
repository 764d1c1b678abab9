export { powersHere } from './here.ts'
export { answerOverHttp } from './http.ts'
export type { Powers } from './tool.ts'
