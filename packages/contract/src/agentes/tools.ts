/** The tools of agents, apart from the rest: what checks their arguments takes a moment to load, and most never need it. */
export { INSTRUCTIONS, tools as toolWords } from './messages.ts'
export { refusalInToolWords, taken, toolProblem } from './problem.ts'
export { type ToolFormula, type ToolName, toolRequests } from './request.ts'
export { type ToolAnswers, toolResponses } from './response.ts'
export { shownRequest, shownResponse } from './shown.ts'
export { agentWords } from './words.ts'
