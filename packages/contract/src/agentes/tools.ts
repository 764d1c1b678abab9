/** The tools of agents, apart from the rest: what checks their arguments takes a moment to load, and most never need it. */
export { INSTRUCTIONS, tools as toolWords } from './messages.ts'
export { refusalInToolWords, type ToolName, taken, toolProblem } from './problem.ts'
export { type ToolFormula, toolRequests } from './request.ts'
export { type ToolAnswers, toolResponses } from './response.ts'
export { agentWords } from './words.ts'
