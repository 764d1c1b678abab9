import { decapitaliseName } from '../../format/page-speech.ts'

export const besidePublishedWords = {
  title: 'Compare with a published one',
  same: 'They are almost the same.',
  inOne: (name: string, mine: string, theirs: string): string =>
    `They differ in ${decapitaliseName(name)}: ${mine}, not ${theirs}. The rest, the same.`,
  inSome: (count: number, names: string): string => `They differ in ${count} things: ${names}.`,
  more: (count: number): string => `${count} more`,
  inPlace: (name: string): string => `(there, ${decapitaliseName(name)})`,
  asPublished: 'As published, unchanged.',
  source: 'See the source',
  mine: 'yours',
  theirs: 'published',
  scale: 'Grams, to the same scale.',
  both: (mine: string, theirs: string): string => `${mine} · ${theirs}`,
  equal: (grams: string): string => `${grams}, the same`,
  copy: 'Open as a copy',
  figures: 'See its figures',
  close: 'Close',
  gone: 'I cannot find it among the published ones.',
}
