export { powersHere } from './here.ts'
export { agentsOverHttp, agentsReadyOverHttp, type HttpAnswer, type HttpRequest } from './http.ts'
export type { ToolPowers } from './tool.ts'
