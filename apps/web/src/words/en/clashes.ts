import { englishList } from '@obrador/engine/en'

const FIELDS: Readonly<Record<string, string>> = {
  name: 'Name',
  type: 'Type',
  steps: 'Method',
  batch: 'Amount',
  tags: 'Groups',
  note: 'Note',
}
const versionsTold = (versions: readonly number[]): string =>
  versions.length === 1 ? `version ${versions[0]}` : `versions ${englishList(versions.map(String), 'and')}`

export const clashWords = {
  title: (name: string): string => `Two changes at once to ${name}. Both are kept.`,
  caption: (name: string): string => `What changes in ${name}`,
  you: 'You',
  field: (field: string): string => FIELDS[field] ?? 'Other details',
  locked: 'locked',
  other: 'different',
  yesOrNo: (isSo: boolean): string => (isSo ? 'yes' : 'no'),
  how: 'The later one is on the bench. The one you do not choose stays as a version.',
  howToWeigh: 'You weigh with the later one. Whoever has the key to the book chooses which one stays.',
  keepMine: 'Use mine',
  keepOf: (device: string): string => `Use the one from ${device}`,
  kept: (isMine: boolean, isOtherMine: boolean, others: readonly string[], versions: readonly number[]): string => {
    const stays = isMine ? 'Your change stays.' : 'The other change stays.'
    if (versions.length === 0) return `${stays} The rest was already among its versions.`
    const other = isOtherMine && others.length === 1 ? 'Yours' : `The one from ${englishList(others, 'and')}`
    return `${stays} ${other} is ${versionsTold(versions)}.`
  },
  deleted: (name: string, device?: string): string =>
    device === undefined
      ? `You deleted ${name} while another device was changing it.`
      : `${device} deleted ${name} while it was being changed here.`,
  leftYours: 'I have kept it, with your change.',
  leftTheirs: 'I have kept it, with their change.',
  seen: 'Got it',
}
