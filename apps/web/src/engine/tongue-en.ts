import { englishOpening } from '@obrador/engine/en'
import { englishNames } from '@obrador/engine/names-en'
import { screenWords } from '../words/en/engine.ts'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue(screenWords, englishOpening(), englishNames)
