import { listText } from '@obrador/engine'
import { spoken } from '../spoken.ts'

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  type: 'Tipo',
  steps: 'Elaboración',
  batch: 'Cantidad',
  tags: 'Grupos',
  note: 'Nota',
}
const versionsTold = (versions: readonly number[]): string =>
  versions.length === 1 ? `la versión ${versions[0]}` : `las versiones ${listText(versions.map(String), 'y')}`

/** A formula that two devices changed at once. */
export const clashWords = spoken('clashWords', {
  title: (name: string): string => `Dos cambios a la vez en ${name}. Están los dos.`,
  caption: (name: string): string => `Qué cambia en ${name}`,
  you: 'Tú',
  field: (field: string): string => FIELDS[field] ?? 'Otros datos',
  locked: 'fijada',
  other: 'distinto',
  yesOrNo: (isSo: boolean): string => (isSo ? 'sí' : 'no'),
  how: 'En la mesa está el último. El que no elijas queda como versión.',
  howToWeigh: 'Pesas con el último. Cuál queda lo elige quien tiene la llave del libro.',
  keepMine: 'Usar el mío',
  keepOf: (device: string): string => `Usar el de ${device}`,
  /** What stays, and which version the other is. */
  kept: (isMine: boolean, isOtherMine: boolean, others: readonly string[], versions: readonly number[]): string => {
    const stays = isMine ? 'Queda tu cambio.' : 'Queda el otro cambio.'
    if (versions.length === 0) return `${stays} Lo demás ya estaba entre sus versiones.`
    const other = isOtherMine && others.length === 1 ? 'El tuyo' : `El de ${listText(others, 'y')}`
    return `${stays} ${other} es ${versionsTold(versions)}.`
  },
  deleted: (name: string, device?: string): string =>
    device === undefined
      ? `Has eliminado ${name} mientras otro aparato la cambiaba.`
      : `${device} ha eliminado ${name} mientras se cambiaba aquí.`,
  leftYours: 'La he dejado, con tu cambio.',
  leftTheirs: 'La he dejado, con su cambio.',
  seen: 'Entendido',
} as const)
