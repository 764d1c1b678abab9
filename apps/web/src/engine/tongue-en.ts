import { balancerEnglish } from '@obrador/balancer/en'
import { englishWords } from '@obrador/engine/en'
import { englishNames } from '@obrador/engine/names-en'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue([englishWords(), balancerEnglish], englishNames)
