import * as batches from '../../src/library/commands/batches.ts'
import * as copies from '../../src/library/commands/copies.ts'
import * as day from '../../src/library/commands/day.ts'
import * as drafts from '../../src/library/commands/drafts.ts'
import * as formulas from '../../src/library/commands/formulas.ts'
import * as habits from '../../src/library/commands/habits.ts'
import * as lots from '../../src/library/commands/lots.ts'
import * as packets from '../../src/library/commands/packets.ts'
import * as pantry from '../../src/library/commands/pantry.ts'
import * as photos from '../../src/library/commands/photos.ts'
import * as pieces from '../../src/library/commands/pieces.ts'
import * as settings from '../../src/library/commands/settings.ts'
import * as tables from '../../src/library/commands/tables.ts'
import type { OwnIngredient, TableFormula } from '../../src/model/formula.ts'
import type { KeptKind } from '../../src/model/kept-kind.ts'
import type { MadeBatch } from '../../src/model/made-batch.ts'
import { blankPiece } from '../../src/model/piece.ts'
import { NO_SACK } from '../../src/model/sack.ts'
import { exampleFormulaOf } from '../../src/reading/examples.ts'

/** Every command of the library as a page calls it, with the kind of what it writes. Run in the browser by refused-writes.test.ts. */

const KEPT = 'kept'
const formula: TableFormula = { ...exampleFormulaOf('helado'), name: 'La de siempre', entry: KEPT }
const loose: TableFormula = { ...formula, name: 'Suelta', entry: 'loose' }
const own: OwnIngredient = {
  id: KEPT,
  name: 'Mi nata',
  model: 'nata',
  sheet: { grasa: 35, hidratos: 3, azucares: 3, proteinas: 2 },
}
const batch: MadeBatch = {
  id: KEPT,
  at: '2026-11-16T10:00:00Z',
  day: '2026-11-16',
  formula,
  lines: [],
  readings: [],
  lot: 'L1',
  note: '',
  verdict: '',
  sentence: '',
}
const ownDraft = { name: 'Mi miel', sheet: {}, allergens: {}, label: '' }
const photo = new Blob(['a picture'])

type Sample = readonly [kind: KeptKind, run: () => unknown]
export const samples: Readonly<Record<string, Sample>> = {
  'batches.keepBatch': ['batch', () => batches.keepBatch(batch)],
  'batches.forgetBatch': ['batch', () => batches.forgetBatch(KEPT)],
  'copies.markCopied': ['copy', () => copies.markCopied()],
  'copies.markReminded': ['copy', () => copies.markReminded()],
  'day.changeDay': ['day', () => day.changeDay((now) => ({ ...now, date: '2027-01-05' }))],
  'drafts.draftPaste': [
    'drafts',
    () => drafts.draftPaste({ text: 'Leche 600', isRead: false, corrections: {}, recipes: {} }),
  ],
  'drafts.draftSack': ['drafts', () => drafts.draftSack({ ...NO_SACK, name: 'Cobertura' })],
  'drafts.draftOwn': ['drafts', () => drafts.draftOwn('new', ownDraft)],
  'formulas.keepVersion': ['formula', () => formulas.keepVersion(formula, 'otra')],
  'formulas.forgetFormula': ['formula', () => formulas.forgetFormula(KEPT)],
  'formulas.recoverFormula': ['formula', () => formulas.recoverFormula(KEPT)],
  'formulas.keepLooseFormula': ['formula', () => formulas.keepLooseFormula(loose)],
  'formulas.keepFormulaAside': [
    'formula',
    () => formulas.keepFormulaAside({ ...loose, entry: 'aside', lines: loose.lines.slice(1) }),
  ],
  'formulas.discardFormula': ['formula', () => formulas.discardFormula('loose')],
  'formulas.updateDetails': ['formula', () => formulas.updateDetails(KEPT, { note: 'Con leche de cabra' })],
  'habits.rememberHabit': ['settings', () => habits.rememberHabit({ operator: 'Obrador Lola, Elche' })],
  'lots.rememberLot': ['settings', () => lots.rememberLot('row:azucar', { lot: 'H-2291', supplier: 'Molino' })],
  'packets.tellPacket': [
    'pantry',
    () => packets.tellPacket('azucar', { name: 'Azúcar', allergens: { leche: 'none' }, brand: '', text: '', at: '' }),
  ],
  'pantry.setPrice': ['price', () => pantry.setPrice('azucar', { pack: 24, packGrams: 25_000, supplier: '', at: '' })],
  'pantry.countStock': ['pantry', () => pantry.countStock({ azucar: 4200 })],
  'pantry.offerInPantry': ['pantry', () => pantry.offerInPantry('Inulina', true)],
  'pantry.addOwnIngredient': ['own', () => pantry.addOwnIngredient([own])],
  'pantry.forgetOwnIngredient': ['own', () => pantry.forgetOwnIngredient(KEPT, true)],
  'photos.setPhoto': ['photo', () => photos.setPhoto(KEPT, photo)],
  'pieces.keepPiece': ['piece', () => pieces.keepPiece(blankPiece('piece'))],
  'pieces.changePiece': ['piece', () => pieces.changePiece('piece', (now) => ({ ...now, name: 'Bocado' }))],
  'pieces.forgetPiece': ['piece', () => pieces.forgetPiece('piece')],
  'settings.setPrintsCost': ['settings', () => settings.setPrintsCost(true)],
  'settings.setNorms': ['settings', () => settings.setNorms({ cabinet: -14 })],
  'tables.keepTable': ['formula', () => tables.keepTable(formula)],
}

/** What the samples find: a formula and an ingredient to change. */
export async function seedLibrary(): Promise<void> {
  await formulas.keepVersion(formula, '')
  await pantry.addOwnIngredient([own])
}

export type Breakage = 'writes' | 'opening'

/** From now on the browser writes nothing, or opens no database; gives what mends it. */
export function breakStorage(how: Breakage): () => void {
  const refuse = (): never => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  const stores = ['put', 'add', 'delete', 'clear'].map((name) => [IDBObjectStore.prototype, name] as const)
  const broken = [
    [Storage.prototype, 'setItem'] as const,
    ...(how === 'writes' ? stores : [[IDBFactory.prototype, 'open'] as const]),
  ]
  const former = broken.map(([of, name]) => [of, name, Reflect.get(of, name)] as const)
  for (const [of, name] of broken) Reflect.set(of, name, refuse)
  return () => {
    for (const [of, name, was] of former) Reflect.set(of, name, was)
  }
}
