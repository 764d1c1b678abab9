import { decapitaliseName } from '../../format/page-speech.ts'

export const choiceWords = {
  whatIs: 'Che cos’è',
  other: 'Altro…',
  chooseOne: (name: string): string => `Altro… Scegli l’ingrediente per «${name}»`,
  left: (name: string, words: string): string => `Leggo ${decapitaliseName(name)}; non conosco «${words}».`,
  put: (name: string, words: string): string => `Ho messo ${decapitaliseName(name)} per «${words}»: confermalo.`,
} as const
