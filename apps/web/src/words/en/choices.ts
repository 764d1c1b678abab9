import { decapitaliseName } from '../../format/page-speech.ts'

export const choiceWords = {
  whatIs: 'What it is',
  other: 'Another…',
  chooseOne: (name: string): string => `Another… Choose an ingredient for “${name}”`,
  left: (name: string, words: string): string => `I read ${decapitaliseName(name)}; I do not know “${words}”.`,
  put: (name: string, words: string): string => `I have taken “${words}” as ${decapitaliseName(name)}: confirm it.`,
}
