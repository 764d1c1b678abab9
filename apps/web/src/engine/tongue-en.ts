import { englishOpening } from '@obrador/engine/en'
import { englishNames } from '@obrador/engine/names-en'
import { screenWords } from '../words/en/engine.ts'
import { screenTerms } from '../words/en/screen-terms.ts'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue({ phrases: screenWords, terms: screenTerms }, englishOpening(), englishNames)
