import type { KeptKind } from '../../model/kept-kind.ts'
import { spoken } from '../spoken.ts'

const KINDS: Readonly<Record<KeptKind, string>> = {
  formula: 'fórmulas',
  photo: 'fotos',
  own: 'ingredientes tuyos',
  price: 'precios',
  pantry: 'despensa',
  piece: 'montajes',
  batch: 'hornadas',
  day: 'plan del día',
  drafts: 'lo que está a medias',
  settings: 'ajustes',
  copy: 'fecha de la copia',
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

export const unsavedWords = spoken('unsavedWords', {
  what: (kinds: readonly KeptKind[]): string =>
    `Cambios sin guardar: ${list.format(new Set(kinds.map((kind) => KINDS[kind])))}.`,
  full: 'No queda sitio en este dispositivo: libera espacio o haz ya una copia en un fichero.',
  refused: 'El navegador no deja guardar: haz ya una copia en un fichero.',
  goesOn: 'Lo sigo intentando.',
  copy: 'Hacer una copia',
  retry: 'Probar otra vez',
} as const)
