import { decapitaliseName } from '@obrador/engine'
import { spoken } from '../spoken.ts'

/** A formula beside a published one. */

export const besidePublishedWords = spoken('besidePublishedWords', {
  title: 'Comparar con una publicada',
  same: 'Son casi la misma.',
  /** «400 g, y no 200» */
  inOne: (name: string, mine: string, theirs: string): string =>
    `Se diferencian en ${decapitaliseName(name)}: ${mine}, y no ${theirs}. Lo demás, igual.`,
  inSome: (count: number, names: string): string => `Se diferencian en ${count} cosas: ${names}.`,
  more: (count: number): string => `${count} más`,
  /** What the published one has. */
  inPlace: (name: string): string => `(allí, ${decapitaliseName(name)})`,
  asPublished: 'Publicada, sin cambios.',
  source: 'Ver la fuente',
  mine: 'la tuya',
  theirs: 'publicada',
  scale: 'Gramos, a la misma escala.',
  both: (mine: string, theirs: string): string => `${mine} · ${theirs}`,
  equal: (grams: string): string => `${grams}, igual`,
  copy: 'Abrir como copia',
  figures: 'Ver sus cifras',
  close: 'Cerrar',
  gone: 'No la encuentro entre las publicadas.',
} as const)
