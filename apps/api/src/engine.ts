import { engineWith, wholeEngine } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'

/** The engine that the service answers with: the whole one, which here also knows the published formulas. */
export const serviceEngine = engineWith(wholeEngine, { usual: usualReader })

export const { crafts: serviceCrafts } = serviceEngine
