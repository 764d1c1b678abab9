import type { CraftId } from '../../model/formula.ts'

export const BRAND_NAME = 'Obrador'

export const craftNames: Readonly<Record<CraftId, string>> = {
  helado: 'Ice cream',
  panaderia: 'Bread',
  pasteleria: 'Pastry',
  turron: 'Turrón',
  cacao: 'Chocolate',
}

export const documentWords = {
  title: 'artisan formulation',
  description:
    'Analyse and balance formulas for ice cream, bread, pastry, turrón and chocolate. Free, no account, works offline.',
  noscript: 'Obrador works in your browser: turn on JavaScript to use it.',
}

export const navigationWords = {
  crafts: 'Crafts',
  craft: 'Craft',
  places: 'Places',
  bench: 'Bench',
  formulas: ['My', 'formulas'],
  production: 'Production',
  pantry: 'Pantry',
  widePlaces: 'Other places',
  batches: 'Batches and traceability',
  counter: 'Allergens',
  piece: 'Assembly',
  more: 'More',
  science: 'Science',
  developers: 'API',
  copy: 'Backup and settings',
  about: 'About',
  skip: 'Skip to content',
  paste: 'Paste mine',
} as const

export const loadingText = 'Opening the workshop…'

export const errorWords = {
  title: 'Something broke',
  body: 'Your formulas are still saved on this device. Reload the page; if it happens again, export the formula and start afresh.',
  reload: 'Reload',
}

export const toastWords = {
  undo: 'Undo',
  close: 'Close the notice',
  removed: (name: string): string => `“${name}” removed.`,
  applied: 'Change applied.',
  cleared: 'The bench is empty.',
  elsewhere: (name: string): string => `“${name}” has changed in another tab.`,
  showOther: 'See the other',
  keepThis: 'Keep this one',
  opened: (name: string): string => `“${name}” opened.`,
  former: (name: string): string => `“${name}” stays in My formulas.`,
  saved: (name: string): string => `“${name}” saved on this device.`,
  badLink: 'The link is incomplete: ask for it again.',
  update: 'There is a new version of Obrador.',
  updateNow: 'Update',
}

export const toastRegionLabel = 'Notifications'
