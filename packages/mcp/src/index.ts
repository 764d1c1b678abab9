export { powersHere } from './here.ts'
export { type Answer, type Asked, agentsOverHttp, agentsReadyOverHttp } from './http.ts'
export type { Powers } from './tool.ts'
