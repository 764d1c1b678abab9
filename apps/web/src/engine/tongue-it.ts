import { balancerItalian } from '@obrador/balancer/it'
import { italianWords } from '@obrador/engine/it'
import { italianNames } from '@obrador/engine/names-it'
import { engineTongue } from './tongue.ts'

export const tongue = engineTongue([italianWords(), balancerItalian], italianNames)
