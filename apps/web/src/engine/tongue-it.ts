import { italianOpening } from '@obrador/engine/it'
import { italianNames } from '@obrador/engine/names-it'
import { screenWords } from '../words/it/engine.ts'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue(screenWords, italianOpening(), italianNames)
