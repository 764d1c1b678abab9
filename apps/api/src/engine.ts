import { engineWith, engine as whole } from '@obrador/engine'
import { usual } from '@obrador/engine/usual'

/** The engine that the service answers with: the whole one, which here also knows the published formulas. */
export const engine = engineWith(whole, { usual })

export const { crafts } = engine
