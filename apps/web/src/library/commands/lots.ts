import { type BoughtLot, boughtLotsWith } from '../../model/bought-lots.ts'
import { shelfNow } from '../shelf.ts'
import { rememberHabit } from './habits.ts'

/** From whom a lot came and when. */
export const rememberLot = (identity: string, lot: BoughtLot): void =>
  rememberHabit({ lots: boughtLotsWith(shelfNow().habits.lots, identity, lot) })
