import { agentWords } from '@obrador/contract/tools'
import { engineWith, wholeEngine } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'

/** The whole engine, in the words of the tools, which also knows the published formulas. */
export const agentEngine: typeof wholeEngine = engineWith(wholeEngine, { words: agentWords(), usual: usualReader })
