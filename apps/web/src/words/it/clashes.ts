import { italianList } from '@obrador/engine/it'

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Nome',
  type: 'Tipo',
  steps: 'Procedimento',
  batch: 'Quantità',
  tags: 'Gruppi',
  note: 'Nota',
}
const versionsTold = (versions: readonly number[]): string =>
  versions.length === 1 ? `è la versione ${versions[0]}` : `è nelle versioni ${italianList(versions.map(String), 'e')}`

export const clashWords = {
  title: (name: string): string => `Due modifiche insieme su ${name}. Ci sono tutte e due.`,
  caption: (name: string): string => `Che cosa cambia in ${name}`,
  you: 'Tu',
  field: (field: string): string => FIELDS[field] ?? 'Altri dati',
  locked: 'bloccata',
  other: 'diverso',
  yesOrNo: (isSo: boolean): string => (isSo ? 'sì' : 'no'),
  how: 'Sul banco c’è l’ultima. Quella che non scegli resta come versione.',
  howToWeigh: 'Pesi con l’ultima. Quale resta lo sceglie chi ha la chiave del ricettario.',
  keepMine: 'Usa la mia',
  keepOf: (device: string): string => `Usa quella di ${device}`,
  kept: (isMine: boolean, isOtherMine: boolean, others: readonly string[], versions: readonly number[]): string => {
    const stays = isMine ? 'Resta la tua modifica.' : 'Resta l’altra modifica.'
    if (versions.length === 0) return `${stays} Il resto era già tra le sue versioni.`
    const other = isOtherMine && others.length === 1 ? 'La tua' : `Quella di ${italianList(others, 'e')}`
    return `${stays} ${other} ${versionsTold(versions)}.`
  },
  deleted: (name: string, device?: string): string =>
    device === undefined
      ? `Hai eliminato ${name} mentre un altro dispositivo la modificava.`
      : `${device} ha eliminato ${name} mentre qui la modificavi.`,
  leftYours: 'L’ho tenuta, con la tua modifica.',
  leftTheirs: 'L’ho tenuta, con l’altra modifica.',
  seen: 'Ho capito',
} as const
