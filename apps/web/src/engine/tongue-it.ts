import { italianOpening } from '@obrador/engine/it'
import { italianNames } from '@obrador/engine/names-it'
import { screenWords } from '../words/it/engine.ts'
import { screenTerms } from '../words/it/screen-terms.ts'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue({ phrases: screenWords, terms: screenTerms }, italianOpening(), italianNames)
