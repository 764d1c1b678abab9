/** The tools of agents, apart from the rest: what checks their arguments takes a moment to load, and most never need it. */
export { AGENT_INSTRUCTIONS, toolTexts as toolWords } from './messages.ts'
export { refusalInToolWords, takenByTool, toolProblem } from './problem.ts'
export { toolRefusalWordsIn } from './refused.ts'
export { type ToolFormula, type ToolName, toolRequests } from './request.ts'
export { type ToolAnswers, toolResponses } from './response.ts'
export { shownRequest, shownResponse } from './shown.ts'
export { agentWords } from './words.ts'
