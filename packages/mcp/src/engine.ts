import { agentWords } from '@obrador/contract/tools'
import { engine, engineWith } from '@obrador/engine'
import { usual } from '@obrador/engine/usual'

/** The whole engine, in the words of the tools, which also knows the published formulas. */
export const agents = engineWith(engine, { words: agentWords(), usual })

export const { crafts } = agents
