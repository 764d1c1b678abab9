import { agentWords } from '@obrador/contract/tools'
import { engine, engineWith } from '@obrador/engine'

/** The whole engine, in the words of the tools. */
export const agents = engineWith(engine, { words: agentWords() })

export const { crafts } = agents
