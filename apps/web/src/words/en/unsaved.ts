import { englishList } from '@obrador/engine/en'
import type { KeptKind } from '../../model/kept-kind.ts'

const KINDS: Readonly<Record<KeptKind, string>> = {
  formula: 'formulas',
  photo: 'photos',
  own: 'ingredients of yours',
  price: 'prices',
  pantry: 'pantry',
  piece: 'assemblies',
  batch: 'batches',
  day: 'plan of the day',
  drafts: 'what is half done',
  settings: 'settings',
  copy: 'date of the backup',
}

export const unsavedWords = {
  what: (kinds: readonly KeptKind[]): string =>
    `Changes not saved: ${englishList([...new Set(kinds.map((kind) => KINDS[kind]))], 'and')}.`,
  full: 'There is no space left on this device: free some, or make a backup to a file now.',
  refused: 'The browser does not allow saving: make a backup to a file now.',
  goesOn: 'I keep trying.',
  copy: 'Make a backup',
  retry: 'Try again',
}
