import type { KeptKind } from '../../model/kept-kind.ts'

const KINDS: Readonly<Record<KeptKind, string>> = {
  formula: 'formule',
  photo: 'foto',
  own: 'ingredienti tuoi',
  price: 'prezzi',
  pantry: 'dispensa',
  piece: 'montaggi',
  batch: 'lotti',
  day: 'piano del giorno',
  drafts: 'quello che è a metà',
  settings: 'impostazioni',
  copy: 'data del backup',
}

const list = new Intl.ListFormat('it', { type: 'conjunction' })

export const unsavedWords = {
  what: (kinds: readonly KeptKind[]): string =>
    `Modifiche non salvate: ${list.format(new Set(kinds.map((kind) => KINDS[kind])))}.`,
  full: 'Su questo dispositivo non c’è più posto: libera spazio o fai subito un backup in un file.',
  refused: 'Il browser non lascia salvare: fai subito un backup in un file.',
  goesOn: 'Continuo a provare.',
  copy: 'Fai un backup',
  retry: 'Riprova',
} as const
