const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const when = (count: number): string => (count === 0 ? 'today' : count === 1 ? 'yesterday' : `${count} days ago`)

const counted = (formulas: number, ingredients: number, prices: number): string => {
  const parts = [
    formulas > 0 ? many(formulas, 'formula') : '',
    ingredients > 0 ? many(ingredients, 'ingredient') : '',
    prices > 0 ? many(prices, 'price') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

export const otherTab = (name: string): string => `${name} (other tab)`.trim()

export const copyStateWords = {
  inFile: 'In your file',
  fileWaits: 'Check your file',
  copied: (age: number): string => `Backed up ${when(age)}`,
  never: 'No backup',
  unsaved: 'Not saved',
}

export const reminderWords = {
  text: (age: number | undefined): string =>
    age === undefined ? 'You have saved formulas and no backup.' : `Your last backup was ${when(age)}.`,
  action: 'Make a backup',
}

export const copyWords = {
  counted,
  title: 'Backup and settings',
  book: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Your book is still blank.' : `Your book: ${all}.`
  },
  last: (age: number | undefined): string => (age === undefined ? 'No backup yet.' : `Last backup: ${when(age)}.`),
  where:
    'Everything lives on this device alone. If you lose it or it gets wiped, whatever is not in a backup goes with it.',
  whereShared: 'Your book is on this device and on those that share it. A backup holds even if you lose them all.',
  stays: 'The browser has promised not to delete it on its own.',
  mayGo: 'The browser might delete it if it runs short of space: make backups.',
  notKept: 'This browser does not let anything be saved: download a backup before you close.',

  make: 'Make a backup',
  makeHelp:
    'One file with everything: formulas, what is on each bench, your own ingredients, prices, pantry and settings.',
  made: 'Backup downloaded.',

  file: 'A file of your own',
  fileHelp: 'Choose a file in your synced folder: I keep it up to date.',
  noFile: 'This browser cannot keep a file up to date: make a backup now and then.',
  choose: 'Choose the file',
  chooseOther: 'Choose another',
  leave: 'Stop using it',
  current: (name: string, at: string): string => `“${name}”, up to date. ${at}.`,
  locked: (name: string): string => `“${name}” asks for permission again.`,
  allow: 'Allow',
  missing: (name: string): string => `I cannot find “${name}”.`,
  foreign: (name: string): string => `“${name}” is not from Obrador, or is cut short: I have touched nothing.`,
  ahead: (what: string): string => `The file has changes from another computer: ${what}.`,
  aheadList: 'See them',
  join: 'Merge',
  keepMine: 'Keep this one',

  restore: 'Restore',
  restoreHelp:
    'An Obrador backup, or a CSV with the ingredient and the grams of each line. I tell you what is in it before touching anything.',
  pick: 'Choose a file',
  bad: 'This file is not from Obrador, or is cut short: I have touched nothing.',
  brings: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Nothing in it that you do not have.' : `It has ${all} that you do not have.`
  },
  known: (count: number): string => `You already have ${many(count, 'identical formula')}.`,
  beside: (names: readonly string[]): string =>
    names.length === 1
      ? `“${names[0]}” differs from yours: both stay.`
      : `${names.length} differ from yours, and both of each stay: ${names.map((name) => `“${name}”`).join(', ')}.`,
  tables: (count: number): string => `It also has what was on ${count === 1 ? 'a bench' : `${count} benches`}.`,
  pantry: (count: number): string => `For the pantry: ${many(count, 'name')}.`,
  day: 'It also has a production plan.',
  norms: 'It also has settings of yours (cabinet or ranges).',
  drafts: 'It also has what was left half done.',
  clash: (count: number): string =>
    count === 1 ? 'One price differs from yours' : `${count} prices differ from yours`,
  mine: 'Mine',
  theirs: 'Those in the file',
  clashRow: (name: string, mine: string, theirs: string): string => `${name}: ${mine} here, ${theirs} in the file`,
  apply: 'Restore',
  cancel: 'Leave it',
  restored: (formulas: number, ingredients: number, prices: number): string => {
    const all = counted(formulas, ingredients, prices)
    return all === '' ? 'Backup restored.' : `${all} restored.`
  },
}

export const previewWords = {
  sent: 'Someone has sent you this formula. Yours is still on the bench.',
  region: 'Formula received',
  own: (names: readonly string[]): string =>
    names.length === 1
      ? `It comes with 1 ingredient of its own: ${names[0]} (saved along with it).`
      : `It comes with ${names.length} ingredients of its own: ${names.join(', ')} (saved along with it).`,
  known: 'You already have it saved.',
  other: (version: number): string =>
    version > 0 ? `You already have one with this name, version ${version}.` : 'You already have one with this name.',
  compare: 'See what changes',
  open: 'Open on the bench',
  save: 'Save to my formulas',
  close: 'Close',
}
