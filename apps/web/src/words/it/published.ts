import { decapitaliseName } from '../../format/page-speech.ts'

export const besidePublishedWords = {
  title: 'Confronta con una pubblicata',
  same: 'Sono quasi la stessa.',
  inOne: (name: string, mine: string, theirs: string): string =>
    `Cambia una cosa, ${decapitaliseName(name)}: ${mine}, e non ${theirs}. Il resto è uguale.`,
  inSome: (count: number, names: string): string => `Cambiano ${count} cose: ${names}.`,
  more: (count: number): string => (count === 1 ? 'un’altra' : `altre ${count}`),
  inPlace: (name: string): string => `(lì, ${decapitaliseName(name)})`,
  asPublished: 'Pubblicata, senza modifiche.',
  source: 'Vedi la fonte',
  mine: 'la tua',
  theirs: 'pubblicata',
  scale: 'Grammi, alla stessa scala.',
  both: (mine: string, theirs: string): string => `${mine} · ${theirs}`,
  equal: (grams: string): string => `${grams}, uguale`,
  copy: 'Apri come copia',
  figures: 'Vedi i suoi valori',
  close: 'Chiudi',
  gone: 'Non la trovo tra le pubblicate.',
} as const
