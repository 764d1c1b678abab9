import { capitaliseName } from '@obrador/engine'
import { englishCount } from '@obrador/engine/en'

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
const changes = (count: number): string => many(count, 'change')

export const syncStatusWords = {
  upToDate: (ago: string): string => (ago === '' ? 'Up to date' : `Up to date · ${ago}`),
  sending: (count: number): string => (count === 0 ? 'Receiving…' : `Sending ${changes(count)}…`),
  offline: (count: number): string => (count === 0 ? 'Offline' : `Offline: ${changes(count)} to send`),
  expiring: (days: number, on: string): string => `Not used for ${many(days, 'day')}: expires on ${on}`,
  full: (size: string): string => `It does not fit: ${size}. Photos stay on this device`,
  crowded: 'No room for more devices in this book',
  unreadable: 'Something on the server cannot be read',
  lost: 'This device no longer has the key',
  gone: 'What was shared has been deleted',
  expired: (on: string): string => `What was shared expired on ${on}`,
  minutes: (count: number): string => `${count} min ago`,
  hours: (count: number): string => `${count} h ago`,
}

export const syncDetailWords = {
  offline: 'They go out on their own once you are back online.',
  expiring: 'Opening it on any device renews it.',
  full: 'The rest is still being sent.',
  crowded: 'Remove one on another device to make room for this one.',
  unreadable: 'Your book is still here, whole. Opening it on another device with the book’s key fixes it.',
  lost: 'Your book is still here, whole. It receives no changes.',
  gone: 'Your book is still here, whole.',
}

export const putBackWords = {
  putBack: 'This device only weighs: what was changed here is not in the book. It is back to what the book says.',
  seen: 'Got it',
}

export const sharingPageWords = {
  title: 'Share the book',
  back: 'Backup and settings',
  about: 'The same book on the computer, the phone and the tablet.',
  open: 'Open',
  alone: 'Your book is on this device alone.',
  notReached: 'I cannot reach the server. Try again when you are online.',
  share: 'Share the book',
  join: 'Join another',
  name: 'Name of this device',
  names: { phone: 'Phone', tablet: 'Tablet', desk: 'Computer' },
  devices: (count: number, isUpToDate: boolean): string =>
    `${capitaliseName(englishCount(count))} ${count === 1 ? 'device' : 'devices'}, one book.${isUpToDate ? ' Everything up to date.' : ''}`,
  weighs: 'This device weighs. It sees no prices.',
  setAside: (count: number): string =>
    count === 1
      ? '1 entry has arrived that makes no sense, or from someone not allowed to write it. It is set aside; the rest goes on.'
      : `${count} entries have arrived that make no sense, or from someone not allowed to write them. They are set aside; the rest goes on.`,
  newKey: 'Enter the new one',
  seePhotos: 'See the photos',
  startOver: 'Start again',
}

export const keyWords = {
  add: 'Add a device',
  which: 'Which key',
  kinds: { book: 'Key to the book', weigh: 'Weigh only' },
  opens: {
    book: 'Reads and changes everything: formulas, prices, batches. Whoever has this key has the book.',
    weigh:
      'Weighs, ticks off what is done and records batches. Sees no prices, costs or margins, and changes no formulas.',
  },
  steps: [
    'On the other device: “More → Backup and settings → Share the book → Join another”.',
    'Scan this code, or type the twelve words.',
  ],
  picture: 'Code to join another device; or use the twelve words',
  words: 'The twelve words',
  hides: 'Hidden in 2 minutes.',
  copy: 'Copy the words',
  copied: 'Copied.',
  cannotCopy: 'The browser does not allow copying: write them down.',
  print: 'Print and keep',
  told: 'It travels between devices encrypted: the server keeps what it cannot read. If you lose the key you lose what is shared, not the book: each device has its copy.',
} as const

export const joinWords = {
  title: 'Join another',
  lead: 'Scan the code on the other device.',
  scan: 'Scan the code',
  stop: 'Stop the camera',
  camera: 'What the camera sees',
  noCamera:
    'This browser does not read codes: type the twelve words, or scan it with the phone’s camera and follow the link.',
  refused: 'The browser does not allow the camera: type the twelve words.',
  or: 'or type the twelve words',
  word: (number: number): string => `Word ${number}`,
  count: (count: number): string => `${count} of 12. Three letters are enough.`,
  look: 'See what would happen',
  looking: 'Looking at the other book…',
  cancel: 'Not now',
  badWord: (number: number): string => `The ${ORDINALS[number - 1] ?? ''} word is not in the list.`,
  badCheck: 'One is missing, or they are out of order.',
  unknown: 'The server has no book with that key.',
  closed: {
    moved:
      'The key was changed: these words no longer open the book. Get the new ones from a device that has it: “Share the book → Add a device”.',
    unreadable: 'What the server keeps cannot be read. Open the book on a device that already has it and try again.',
    devices: 'No room for more devices in this book. Remove one on another device to make room for this one.',
  },
  badLink: 'The link is incomplete: type the twelve words.',
  already: 'This device already shares a book. Before you join another, stop sharing this one.',

  two: 'Two books are merged. Nothing is overwritten.',
  weighs: 'This device is going to weigh with the other book. It will see no prices.',
  begin: 'Start weighing',
  begun: (formulas: number): string => `Ready to weigh: ${many(formulas, 'formula')}.`,
  caption: 'What is in each one',
  columns: ['here', 'there', 'the same'],
  groups: {
    formulas: 'Formulas',
    pieces: 'Assemblies',
    own: 'Ingredients',
    prices: 'Prices',
    batches: 'Batches',
    photos: 'Photos',
  },
  clashes: (count: number): string => `${count} with the same name but different`,
  beside: (name: string): string => `Both stay; the one here, as “${name}”.`,
  version: (number: number): string => `It is the same one, changed: the one here comes in as version ${number}.`,
  changed: 'It is the same one, changed: the one there stays.',
  prices: (count: number): string =>
    count === 1
      ? '1 price differs: the latest stays, the other in its history.'
      : `${count} prices differ: the latest of each stays, the other in its history.`,
  keeps: 'Before merging I save a copy of your book: you can undo it for 30 days.',
  join: 'Merge',
  joined: (formulas: number): string => `Merged: ${many(formulas, 'formula')}.`,
  undo: 'Undo',
  undone: 'Your book is as it was before. What you had is in the downloaded copy.',
  undoHelp: (until: string): string =>
    `Until ${until} you can go back to the book you had before. I download a copy of the current one first.`,
} as const

export const deviceWords = {
  title: 'Devices',
  room: (count: number, most: number, used: string, size: string): string => `${count} of ${most} · ${used} of ${size}`,
  this: 'this one',
  rename: 'Change the name',
  now: 'up to date',
  which: { book: 'key to the book', weigh: 'weigh only' },
  remove: 'Remove',
  removeOf: (name: string): string => `Remove ${name}`,
  removing: (name: string): string => `Remove “${name}”`,
  how: (others: number): string =>
    others === 1
      ? 'I make a new key and move the book to it. The other device gets it automatically; if it is off, when you turn it on.'
      : others === 0
        ? 'I make a new key and move the book to it.'
        : `I make a new key and move the book to it. The other ${others} devices get it automatically; if one is off, when you turn it on.`,
  holders: 'They get the new key',
  trust: { new: 'new', changed: 'another key' },
  code: (code: string): string => `code ${code}`,
  compare: 'Tick those you know: the rest are left without a key. Each device shows its code on this same page.',
  inside: (name: string): string => `What “${name}” already has cannot be deleted from here.`,
  confirm: 'Remove and change the key',
  leaveIt: (_: string): string => 'Keep it',
  failed: 'I could not change the key: I cannot reach the server. Everything is as it was.',
  removed: (name: string): string => `“${name}” no longer has the key.`,

  leave: 'Stop sharing here',
  leaveHelp: 'The book stays on this device as it is.',
  leaveNow: 'Stop sharing',
  delete: 'Delete what is shared',
  deleteHelp: 'The server deletes everything it keeps. Each device keeps its book.',
  deleteNow: 'Delete from the server',
}

export const weighingKeyWords = {
  can: ['Formulas and plans, to weigh and tick off', 'Batches: records readings and lots'],
  cannot: ['Prices, costs and margins: encrypted with another key', 'Change formulas: it may not'],
} as const
